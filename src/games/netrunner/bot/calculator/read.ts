/** Sets up a run for the run calculator from either seat's view: takes what the seat sees and guesses the rest. */
import { def } from '../../rules/defs.ts';
import { type ServerId } from '../../rules/model.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import { facts } from '../facts.ts';
import { breakerOf, encounterOf, bypassOf, metBy, pursesFor, shieldOf, subFeatures } from '../knowledge.ts';
import { type Pool, shares, unseen } from '../pool.ts';
import type { Budget, BreakerModel, IceModel, Problem, Purse, Slot, Weights } from './types.ts';

/** How to value a run, and what to assume about it instead of what the view shows; for fields left out, the view counts. */
export interface Reading {
  weights: Weights;
  prize: (credits: number, grip: number) => number;
  /** chance that the Corp rezzes unknown ice it can pay for, 0–1; default 0.9 */
  rezzes?: number;
  /** the Runner's credits, instead of the view's */
  credits?: number;
  /** cards in the grip, instead of the view's */
  grip?: number;
  clicks?: number;
  /** bad-publicity credits for the run, instead of the view's */
  bad?: number;
  /** the Corp's credits, instead of the view's */
  corpCredits?: number;
  /** changes the server's ice (outermost first) before the run is calculated, for installs and rezzes that the caller assumes */
  ice?: (slots: Slot[]) => Slot[];
  /** subtypes to add to the ice with handle `h` (Tinkering) */
  subtypes?: { h: number; add: readonly string[] };
  budget?: Budget;
  /** icebreakers to assume besides the installed ones */
  breakers?: readonly BreakerModel[];
}

/** Returns the server with this id; an empty one if the view has none. */
export const serverOf = (view: View, id: ServerId): ServerView =>
  view.servers.find((s) => s.id === id) ?? { id, ice: [], root: [] };

/** Returns the calculator's model of a piece of ice whose face the viewer knows. */
export function iceModel(view: View, card: CardView): IceModel {
  const code = card.code!;
  const printed = def(code);
  return {
    h: card.h,
    code,
    strength: card.strength ?? printed.strength ?? 0,
    subtypes: card.subtypes.length > 0 ? card.subtypes : printed.subtypes,
    subs:
      card.subs.length > 0 || card.up
        ? card.subs.map((sub) => subFeatures(sub.code))
        : printed.subroutines.map((_, i) => subFeatures(`${code}.s${i}`)),
    rezzed: card.up,
    rezCost: card.cost ?? printed.cost,
    bypass: bypassOf(view, card),
    onEncounter: encounterOf(view, card),
  };
}

/** Returns the calculator's model of ice with this code, unrezzed, at handle `h`. `less`: discount on its rez cost. */
export function sampled(code: string, h: number, less = 0): IceModel {
  const printed = def(code);
  return {
    h,
    code,
    strength: printed.strength ?? 0,
    subtypes: printed.subtypes,
    subs: printed.subroutines.map((_, i) => subFeatures(`${code}.s${i}`)),
    rezzed: false,
    rezCost: Math.max(0, printed.cost - less),
    bypass: null,
    onEncounter: metBy(code),
  };
}

/** Returns a piece of ice as a slot in front of a server: the ice itself or, if its face is unknown, every ice in `pool` that it may be. */
function slotOf(view: View, card: CardView, pool: () => Pool, less = 0): Slot {
  if (card.code !== null) return { h: card.h, known: true, maybe: [{ weight: 1, ice: iceModel(view, card) }] };
  const kinds = shares(pool(), (c) => (c.type === 'ice' ? 1 : 0));
  return {
    h: card.h,
    known: false,
    maybe: kinds.map(({ card: c, share }) => ({ weight: share, ice: sampled(c.code, card.h, less) })),
  };
}

/** Returns slots in which the ice of those that fit is changed, whatever that ice may be. */
export const withIce = (
  slots: readonly Slot[],
  fits: (slot: Slot) => boolean,
  change: (ice: IceModel) => Partial<IceModel>,
): Slot[] =>
  slots.map((slot) =>
    fits(slot)
      ? { ...slot, maybe: slot.maybe.map(({ weight, ice }) => ({ weight, ice: { ...ice, ...change(ice) } })) }
      : slot,
  );

/** Returns the calculator's models of the installed icebreakers. */
export const breakersOf = (view: View): BreakerModel[] =>
  view.runner.rig.flatMap((card) =>
    card.code !== null && card.up && !card.blank && def(card.code).type === 'program'
      ? (breakerOf(card, view) ?? [])
      : [],
  );

/** Returns the calculator's models of rezzed ice whose subroutines the Runner may break with the ice's own ability. */
export const selfBreakers = (view: View): BreakerModel[] =>
  view.servers
    .flatMap(({ ice }) => ice)
    .flatMap((card) =>
      card.up && card.code !== null && facts(card.code).breaksItself ? (breakerOf(card, view) ?? []) : [],
    );

/** Returns the credits that the Runner has for the current run, or for one that begins now. */
function purseOf(view: View): Purse {
  return {
    pool: view.runner.credits,
    bad: view.run ? view.run.badCredits : view.corp.badPublicity,
    breaker: pursesFor(view, 'icebreaker'),
  };
}

/**
 * Returns the slots with the strength that their ice will have when encountered. For ice being encountered now, the view already shows it.
 */
function asMet(view: View, slots: Slot[]): Slot[] {
  let more = 0;
  for (const { code, up, blank } of view.runner.rig) if (code !== null && up && !blank) more += facts(code).metStrength;
  if (more === 0) return slots;
  const met = view.run?.at === 'encounter' ? view.run.ice : null;
  return withIce(
    slots,
    ({ h }) => h !== met,
    ({ strength }) => ({ strength: strength + more }),
  );
}

/** Sets up a run on `server` for the calculator: from the start or, if the server is being run, from where the Runner is now. */
export function problem(view: View, server: ServerId, reading: Reading): Problem {
  let pool: Pool | null = null;
  const guess = (): Pool => (pool ??= unseen(view, 'corp'));
  // a rezzed upgrade that makes ice cheaper makes unknown ice cheaper too
  let less = 0;
  for (const card of serverOf(view, server).root)
    if (card.up && card.code !== null && !card.blank) less += facts(card.code).rezDiscount;
  let all = serverOf(view, server).ice.map((card) => slotOf(view, card, guess, less));
  const { subtypes: more } = reading;
  if (more)
    all = withIce(
      all,
      ({ h }) => h === more.h,
      ({ subtypes }) => ({ subtypes: [...subtypes, ...more.add] }),
    );
  if (reading.ice) all = reading.ice(all);
  all = asMet(view, all);
  const run = view.run !== null && view.run.server === server ? view.run : null;
  let slots = all;
  let encounter: { broken: readonly number[] } | null = null;
  let mayLeave = false;
  if (run) {
    const inward = all.length - run.inward;
    const here = run.ice === null ? -1 : all.findIndex((slot) => slot.h === run.ice);
    slots = here >= 0 && (run.at === 'approach' || run.at === 'encounter') ? all.slice(here) : all.slice(inward);
    if (run.at === 'encounter' && here >= 0) encounter = { broken: run.broken };
    mayLeave = view.decision?.kind === 'jack-out' || (run.at === 'encounter' ? false : slots.length === 0);
  }
  const purse = purseOf(view);
  return {
    server,
    slots,
    all,
    encounter,
    rezDeclined: false,
    mayLeave,
    breakers: [...breakersOf(view), ...selfBreakers(view), ...(reading.breakers ?? [])],
    purse: { pool: reading.credits ?? purse.pool, bad: reading.bad ?? purse.bad, breaker: purse.breaker },
    grip: reading.grip ?? view.runner.handSize,
    clicks: reading.clicks ?? view.runner.clicks,
    link: view.runner.link,
    shield: shieldOf(view),
    corpCredits: reading.corpCredits ?? view.corp.credits,
    weights: reading.weights,
    pending: { strength: 0, damage: 0 },
    prize: reading.prize,
    rezzes: reading.rezzes ?? 0.9,
    budget: reading.budget,
  };
}

/**
 * Returns the strength and the net damage that a subroutine which fired earlier in this run adds to the next ice encountered; zeros if
 * there is none. Before that encounter the view does not show it, so it is guessed: the subroutine is assumed to have fired if no installed
 * icebreaker could have broken it. During the encounter the view's strength already includes it, so only the damage is returned.
 */
export function pendingFor(view: View): { strength: number; damage: number } {
  const none = { strength: 0, damage: 0 };
  const { run } = view;
  if (!run || run.at === 'server') return none;
  const { ice } = serverOf(view, run.server);
  const here = run.ice === null ? ice.length - run.inward : ice.findIndex((card) => card.h === run.ice);
  let waiting = none;
  const breakers = breakersOf(view);
  for (const card of ice.slice(0, Math.max(0, here))) {
    if (!card.up || card.code === null) continue;
    let laid = none;
    for (const sub of card.subs) {
      const { next } = subFeatures(sub.code);
      if (next) laid = { strength: laid.strength + next.strength, damage: laid.damage + next.damage };
    }
    const beaten = breakers.some(
      (one) =>
        one.strength >= (card.strength ?? 0) &&
        one.breaks.some((b) => b.subtype === null || card.subtypes.includes(b.subtype)),
    );
    waiting = beaten && run.at !== 'encounter' ? none : laid;
  }
  if (waiting.strength === 0 && waiting.damage === 0) return none;
  if (run.at !== 'encounter') return waiting;
  // the view's strength already includes it, so only the damage is left to add
  const met = ice[here];
  if (!met || met.code === null || met.hosted.length > 0) return none;
  return (met.strength ?? 0) >= (def(met.code).strength ?? 0) + waiting.strength
    ? { strength: 0, damage: waiting.damage }
    : none;
}

/** Returns how many extra cards of HQ or R&D the current run accesses because of the event that started it. */
export function moreAccesses({ run, play }: View): number {
  let n = 0;
  for (const { code } of play) {
    const made = code === null ? null : facts(code).run;
    if (made !== null && run !== null && made.servers[0] === run.server) n += made.more;
  }
  return n;
}
