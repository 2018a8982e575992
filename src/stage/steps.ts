/** Turns an update of the match into the animation steps that the player plays: groups of events, each with the table after it. */
import type { GameTypes } from '../core/game.ts';
import type { Update } from '../feed/update.ts';
import { quietly } from './effects.ts';
import type { StageModel } from './model.ts';
import { differences } from './model.ts';
import { type Clip, type Ease, type Link, later, par, transition } from './motion.ts';
import type { CueCall, Step } from './player.ts';
import type { MomentForms } from './spectacle.ts';

/** What one event contributes to an animation step. */
export interface EventAnimation {
  /** length of the animation, ms */
  ms: number;
  /** where nodes of the new table start, for those that do not start at their own old place */
  links?: Link[];
  /** effects played on top of the table */
  fx?: Clip[];
  ease?: Ease;
  /** ms for which the old table stays before it starts to change, so that what it shows does not vanish at once */
  delayMs?: number;
}

/** a cutscene of the game, and how it is played in place of the event's usual animation. */
export interface Cutscene {
  /** Two moments of one kind in a row are not both played in full. */
  kind: string;
  /** length of the full form and of the short one, ms */
  ms: number;
  short: number;
  /** the sound when the blow falls, besides the event's own; `at`: when, as a share of the length */
  blow: CueCall & { at: number };
  /** @param full whether this is the full form */
  play(ms: number, full: boolean): EventAnimation;
}

/** An animation without effects: only the table changes. */
export const still = (_event: unknown, _stage: unknown, ms: number): EventAnimation => ({ ms });
/** Makes a function that returns an event's animation of one that returns its effects only. */
export const clips =
  <E, S>(fx: (event: E, stage: S, ms: number) => Clip[]) =>
  (event: E, stage: S, ms: number): EventAnimation => ({ ms, fx: fx(event, stage, ms) });
/** Adds clips to an animation. */
export const withMore = (animation: EventAnimation, ...fx: Clip[]): EventAnimation => ({
  ...animation,
  fx: [...(animation.fx ?? []), ...fx],
});
/** The choreography of an event that shows nothing itself: the change it makes appears with the next event. */
export const silent = { ms: 0, full: still, cue: null, withNext: true } as const;

/** What the choreography of an event works with: the tables before and after the group of events it plays in, and the events around it. */
export interface AnimationContext<L, V, E> {
  before: L;
  after: L;
  /** the view after the group of events */
  view: V;
  /** the event's 0-based position among the events of the same type in its group, and the number of those */
  index: number;
  of: number;
  /** the main event of the group that is played next; null if this update has no other group */
  next: E | null;
}

/** The choreography of one type of event: how an event of that type is animated. */
export interface Choreo<E, S, Cue extends string = string> {
  /** duration of the animation at speed 1, ms */
  ms: number;
  /** Makes the animation for full motion. */
  full(event: E, stage: S, ms: number): EventAnimation;
  /** The cutscene that the event is; null if it is none. Played with motion, where drawing is fast. */
  cutscene?(event: E, stage: S): Cutscene | null;
  /** Makes the animation for reduced motion; if left out, only the table changes. */
  reduced?(event: E, stage: S, ms: number): EventAnimation;
  cue: Cue | null | ((event: E, stage: S) => CueCall<Cue> | null);
  /** whether the event plays in one group with the next one, as payments and book-keeping do */
  withNext?: true | ((event: E) => boolean);
  /** if set, consecutive events of this type play as one group, each starting this many ms after the previous one */
  batch?: number;
  /** whether a group of this type takes in the events of all seats, as when dealing; if left out, only those of one seat */
  seats?: 'all';
}

/** The part of a laid-out table that animation steps need. */
interface Laid {
  nodes: StageModel;
}

/** How the updates of a game become animation steps. */
export interface AnimationPlan<
  G extends GameTypes,
  L extends Laid,
  S extends AnimationContext<L, G['view'], G['seen']>,
> {
  choreoOf(event: G['seen']): Choreo<G['seen'], S>;
  /** Lays out a view. */
  layout(view: G['view']): L;
  /** Adds to the context what the game's own choreography needs. */
  context(base: AnimationContext<L, G['view'], G['seen']>): S;
  /** Returns a view without its open decision, for the table after only some events of an update. */
  unasked(view: G['view']): G['view'];
}

export interface Group<E> {
  events: E[];
}

/** The most events of one type that play as one group. */
const MOST_ALIKE = 12;

/**
 * Groups events that play together: payments and book-keeping with the event after them, and up to twelve in a row of the same type. Every
 * event is in exactly one group, in order.
 */
export function groupsOf<E extends { type: string }>(
  events: readonly E[],
  choreoOf: (event: E) => Pick<Choreo<E, never>, 'withNext' | 'batch' | 'seats'>,
): Group<E>[] {
  const groups: Group<E>[] = [];
  let waiting: E[] = [];
  for (const event of events) {
    if (playsWithNext(event, choreoOf)) {
      waiting.push(event);
      continue;
    }
    const last = groups.at(-1);
    const before = last?.events.at(-1);
    if (
      choreoOf(event).batch !== undefined &&
      waiting.length === 0 &&
      last !== undefined &&
      before !== undefined &&
      sameKind(before, event, choreoOf(event).seats === 'all') &&
      last.events.length < MOST_ALIKE
    ) {
      last.events.push(event);
      continue;
    }
    groups.push({ events: [...waiting, event] });
    waiting = [];
  }
  if (waiting.length > 0) groups.push({ events: waiting });
  return groups;
}

/** Whether an event plays in one group with the next event. */
function playsWithNext<E>(event: E, choreoOf: (event: E) => Pick<Choreo<E, never>, 'withNext'>): boolean {
  const { withNext } = choreoOf(event);
  return typeof withNext === 'function' ? withNext(event) : withNext === true;
}

function sameKind(a: { type: string }, b: { type: string }, anySeat: boolean): boolean {
  const seat = (event: object): unknown => ('seat' in event ? event.seat : null);
  return a.type === b.type && (anySeat || seat(a) === seat(b));
}

/** Shortest and longest duration of a reduced-motion animation, ms: long enough to be read. */
const STILL_MS = { min: 180, max: 900 };

function revealTimer<E, S>(choreo: Choreo<E, S>, event: E, stage: S, reduced: boolean): EventAnimation {
  if (!reduced) return choreo.full(event, stage, choreo.ms);
  const ms = choreo.ms === 0 ? 0 : Math.min(STILL_MS.max, Math.max(STILL_MS.min, choreo.ms));
  return quietly(() => choreo.reduced?.(event, stage, ms) ?? { ms });
}

/** An event as a cutscene: its animation and its blow; null if it is none, or such moments are not played. */
function momentOf<E, S>(
  choreo: Choreo<E, S>,
  event: E,
  stage: S,
  forms: MomentForms | null,
): (EventAnimation & { blow: CueCall }) | null {
  const moment = forms === null ? null : (choreo.cutscene?.(event, stage) ?? null);
  if (moment === null) return null;
  const { kind, blow, short } = moment;
  const full = forms!.full(kind);
  const ms = full ? moment.ms : short;
  return { ...moment.play(ms, full), blow: { ...blow, at: blow.at * ms } };
}

function cueOf<E, S>({ cue }: Choreo<E, S>, event: E, stage: S): CueCall | null {
  return typeof cue === 'function' ? cue(event, stage) : cue === null ? null : { cue };
}

/** Makes the animation step of one group of events, given the tables before and after it. */
function stepOf<G extends GameTypes, L extends Laid, S extends AnimationContext<L, G['view'], G['seen']>>(
  group: Group<G['seen']>,
  around: Pick<AnimationContext<L, G['view'], G['seen']>, 'before' | 'after' | 'view' | 'next'>,
  plan: AnimationPlan<G, L, S>,
  reduced: boolean,
  forms: MomentForms | null,
): Step {
  const clips: Clip[] = [];
  const links: Link[] = [];
  const cues: CueCall[] = [];
  const heard = new Set<string>();
  let ms = 0;
  let ease: EventAnimation['ease'];
  let delayMs = 0;
  group.events.forEach((event) => {
    const alike = group.events.filter((one) => one.type === event.type);
    const stage = plan.context({ ...around, index: alike.indexOf(event), of: alike.length });
    const choreo = plan.choreoOf(event);
    const moment = momentOf(choreo, event, stage, reduced ? null : forms);
    const animation = moment ?? revealTimer(choreo, event, stage, reduced);
    if (moment !== null) cues.push(moment.blow);
    const apart = stage.index * (choreo.batch ?? 0) * (reduced ? 0 : 1);
    ms = Math.max(ms, animation.ms + apart);
    links.push(...(reduced ? [] : (animation.links ?? [])));
    for (const clip of animation.fx ?? []) clips.push(apart > 0 ? later(apart, clip) : clip);
    ease ??= animation.ease;
    delayMs = Math.max(delayMs, animation.delayMs ?? 0);
    const call = cueOf(choreo, event, stage);
    if (call === null || heard.has(call.cue)) return;
    heard.add(call.cue);
    cues.push(call);
  });
  const { nodes } = around.after;
  const base = reduced ? fade(nodes, ms - delayMs) : transition(nodes, ms - delayMs, links, ease);
  // The step lasts `ms` even if nothing moves for that long.
  const hold: Clip = { ms, at: () => {} };
  return { clip: par(delayMs > 0 ? later(delayMs, base) : base, hold, ...clips), target: nodes, cues };
}

/** A clip that changes to the new table without motion: moved nodes are at their new places at once, new ones fade in. */
function fade(nodes: StageModel, ms: number): Clip {
  return transition(nodes, Math.min(ms, 140), [], undefined, true);
}

/**
 * The animation steps of an update, and for each step how many events have been shown after it (`events`) and the table then (`layouts`).
 */
export interface Steps<L> {
  steps: Step[];
  events: number[];
  layouts: L[];
  last: L;
}

/**
 * Makes all animation steps of an update. The last one ends at the table of `update.after`, whatever the events said.
 * @param reduced whether motion is reduced
 * @param forms chooses the form of cutscenes; null: they are played like any other event
 */
export function stepsOfUpdate<G extends GameTypes, L extends Laid, S extends AnimationContext<L, G['view'], G['seen']>>(
  update: Update<G>,
  plan: AnimationPlan<G, L, S>,
  reduced: boolean,
  forms: MomentForms | null = null,
): Steps<L> {
  const last = plan.layout(update.after);
  const steps: Step[] = [];
  const shown: number[] = [];
  const layouts: L[] = [];
  if (update.kind === 'play') {
    let before = plan.layout(update.before);
    const groups = groupsOf<G['seen']>(update.events, plan.choreoOf);
    let happened = 0;
    groups.forEach((group, i) => {
      happened += group.events.length;
      const view = plan.unasked(update.viewAt(happened));
      const after = plan.layout(view);
      const next = groups[i + 1]?.events.find((one) => !playsWithNext<G['seen']>(one, plan.choreoOf)) ?? null;
      const step = stepOf(group, { before, after, view, next }, plan, reduced, forms);
      if (step.clip.ms > 0 || step.cues.length > 0) {
        steps.push(step);
        shown.push(happened);
        layouts.push(after);
        before = after;
      }
    });
  }
  // If the events have already led to exactly this table, no closing step is needed.
  const all = update.events.length;
  const end = layouts.at(-1) ?? (update.kind === 'play' ? plan.layout(update.before) : null);
  if (end !== null && differences(end.nodes, last.nodes).length === 0) {
    if (steps.length === 0) steps.push({ clip: transition(last.nodes, 0), target: last.nodes, cues: [] });
    return { steps, events: [...shown.slice(0, -1), all], layouts: [...layouts.slice(0, -1), last], last };
  }
  steps.push({
    clip: transition(last.nodes, update.kind === 'play' ? 120 : 0, [], undefined, reduced),
    target: last.nodes,
    cues: [],
  });
  layouts.push(last);
  return { steps, events: [...shown, all], layouts, last };
}

/** Makes the function that turns an update into animation steps, from a choreography for each event type and a layout. */
export const choreographed =
  <G extends GameTypes, L extends Laid, O extends { near: unknown; lookup: unknown }>(
    choreography: Readonly<Record<string, object>>,
    layout: (view: G['view'], options: O) => L,
  ) =>
  (update: Update<G>, options: O, reduced: boolean, forms: MomentForms | null = null): Steps<L> =>
    stepsOfUpdate<G, L, AnimationContext<L, G['view'], G['seen']> & Pick<O, 'near' | 'lookup'>>(
      update,
      {
        choreoOf: (event) => choreography[event.type] as never,
        layout: (view) => layout(view, options),
        context: (base) => ({ ...base, near: options.near, lookup: options.lookup }),
        unasked: (view) => ({ ...view, decision: null }),
      },
      reduced,
      forms,
    );
