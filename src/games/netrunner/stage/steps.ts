/** Turns a frame of the match into the steps that the player plays: events in groups, each with the table after it. */
import type { Frame } from '../../../session/types.ts';
import { type Clip, type Link, later, par, transition } from '../../../stage/motion.ts';
import { differences } from '../../../stage/model.ts';
import type { CueCall, Step } from '../../../stage/player.ts';
import type { SeenEvent } from '../rules/events.ts';
import type { View } from '../rules/view-types.ts';
import type { NetrunnerTypes } from '../types.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { quietly } from './effects.ts';
import { type Layout, type LayoutOptions, layout } from './layout.ts';
import type { Beat, Choreo, Stagecraft } from './stagecraft.ts';

export interface Group {
  events: SeenEvent[];
}

const choreoOf = (event: SeenEvent): Choreo<SeenEvent> => CHOREOGRAPHY[event.type] as unknown as Choreo<SeenEvent>;

/** Whether an event plays in one group with the event that follows. */
function playsWithNext(event: SeenEvent): boolean {
  const { withNext } = choreoOf(event);
  return typeof withNext === 'function' ? withNext(event) : withNext === true;
}

function sameKind(a: SeenEvent, b: SeenEvent): boolean {
  const seat = (event: SeenEvent): unknown => ('seat' in event ? event.seat : null);
  return a.type === b.type && seat(a) === seat(b);
}

/**
 * Groups events that play together: payments and book-keeping with the event after them, and up to twelve of the same in a row.
 * Every event is in exactly one group, in order.
 */
export function groupEvents(events: readonly SeenEvent[]): Group[] {
  const groups: Group[] = [];
  let waiting: SeenEvent[] = [];
  for (const event of events) {
    const choreo = choreoOf(event);
    if (playsWithNext(event)) {
      waiting.push(event);
      continue;
    }
    const last = groups.at(-1);
    const before = last?.events.at(-1);
    if (
      choreo.batch !== undefined &&
      waiting.length === 0 &&
      last !== undefined &&
      before !== undefined &&
      sameKind(before, event) &&
      last.events.length < 12
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

/** Shortest and longest duration of a reduced form, ms: long enough to be read. */
const STILL_MS = { min: 180, max: 900 };

function beatOf(event: SeenEvent, stage: Stagecraft, reduced: boolean): Beat {
  const choreo = choreoOf(event);
  if (!reduced) return choreo.full(event, stage, choreo.ms);
  const ms = choreo.ms === 0 ? 0 : Math.min(STILL_MS.max, Math.max(STILL_MS.min, choreo.ms));
  return quietly(() => choreo.reduced(event, stage, ms));
}

function cueOf(event: SeenEvent, stage: Stagecraft): CueCall | null {
  const { cue } = choreoOf(event);
  return typeof cue === 'function' ? cue(event, stage) : cue === null ? null : { cue };
}

/** The step of one group, given the tables before and after it. */
function stepOf(
  group: Group,
  before: Layout,
  after: Layout,
  view: View,
  options: LayoutOptions,
  reduced: boolean,
  next: SeenEvent | null,
): Step {
  const clips: Clip[] = [];
  const links: Link[] = [];
  const cues: CueCall[] = [];
  const heard = new Set<string>();
  let ms = 0;
  let ease: Beat['ease'];
  let delayMs = 0;
  group.events.forEach((event) => {
    const alike = group.events.filter((one) => one.type === event.type);
    const stage: Stagecraft = {
      before,
      after,
      view,
      book: options.book,
      index: alike.indexOf(event),
      of: alike.length,
      next,
    };
    const beat = beatOf(event, stage, reduced);
    const apart = stage.index * (choreoOf(event).batch ?? 0) * (reduced ? 0 : 1);
    ms = Math.max(ms, beat.ms + apart);
    links.push(...(reduced ? [] : (beat.links ?? [])));
    for (const clip of beat.fx ?? []) clips.push(apart > 0 ? later(apart, clip) : clip);
    ease ??= beat.ease;
    delayMs = Math.max(delayMs, beat.delayMs ?? 0);
    const call = cueOf(event, stage);
    if (call === null || heard.has(call.cue)) return;
    heard.add(call.cue);
    cues.push(call);
  });
  const base = reduced ? fade(after, ms - delayMs) : transition(after.nodes, ms - delayMs, links, ease);
  // The step lasts `ms` even when nothing moves for so long.
  const hold: Clip = { ms, at: () => {} };
  return { clip: par(delayMs > 0 ? later(delayMs, base) : base, hold, ...clips), target: after.nodes, cues };
}

/** The change to the table after without motion: moved nodes are at their new places at once, new ones fade in. */
function fade(after: Layout, ms: number): Clip {
  return transition(after.nodes, Math.min(ms, 140), [], undefined, true);
}

/**
 * All steps of a frame, and how many of its events have been shown after each. The last one's table is that of `frame.after`, whatever
 * the events said.
 * @param reduced motion is reduced
 */
export function stepsOf(
  frame: Frame<NetrunnerTypes>,
  options: LayoutOptions,
  reduced: boolean,
): { steps: Step[]; events: number[]; layouts: Layout[]; last: Layout } {
  const last = layout(frame.after, options);
  const steps: Step[] = [];
  const shown: number[] = [];
  const layouts: Layout[] = [];
  if (frame.kind === 'play') {
    let before = layout(frame.before, options);
    const groups = groupEvents(frame.events);
    let happened = 0;
    groups.forEach((group, i) => {
      happened += group.events.length;
      const view = { ...frame.viewAt(happened), decision: null };
      const after = layout(view, options);
      const step = stepOf(
        group,
        before,
        after,
        view,
        options,
        reduced,
        groups[i + 1]?.events.find((one) => !playsWithNext(one)) ?? null,
      );
      if (step.clip.ms > 0 || step.cues.length > 0) {
        steps.push(step);
        shown.push(happened);
        layouts.push(after);
        before = after;
      }
    });
  }
  // When the events have already led to exactly this table, no closing step is needed.
  const all = frame.events.length;
  const end = layouts.at(-1) ?? (frame.kind === 'play' ? layout(frame.before, options) : null);
  if (end !== null && differences(end.nodes, last.nodes).length === 0) {
    if (steps.length === 0) steps.push({ clip: transition(last.nodes, 0), target: last.nodes, cues: [] });
    return { steps, events: [...shown.slice(0, -1), all], layouts: [...layouts.slice(0, -1), last], last };
  }
  steps.push({
    clip: transition(last.nodes, frame.kind === 'play' ? 120 : 0, [], undefined, reduced),
    target: last.nodes,
    cues: [],
  });
  layouts.push(last);
  return { steps, events: [...shown, all], layouts, last };
}
