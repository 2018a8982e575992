/**
 * Forecasts for a person, in numbers, what a run costs and what may happen in it. The bot's run calculator works the numbers out from one
 * seat's view and nothing else. It assumes that the Runner gets as far in as they can pay for, and on the way saves cards first, then
 * programs, tags and clicks, and credits last. No number is an average: known ice is exact, and unknown cards count as the worst they may
 * be.
 */
import { def } from '../rules/defs.ts';
import type { ServerId } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { sampled, pendingFor, problem, serverOf } from './calculator/read.ts';
import { solve } from './calculator/solve.ts';
import type { IceModel, Problem, Slot, Stage, Weights } from './calculator/types.ts';
import { mostOfAccess } from './forecast-access.ts';
import { unseen } from './pool.ts';

/** What the Runner loses: `cards` from the grip, and `credits` besides those paid for breaking. */
export interface Harm {
  cards: number;
  clicks: number;
  credits: number;
  tags: number;
  programs: number;
}

/** The forecast for one piece of ice still ahead. */
export interface ForecastRow {
  /** handle */
  h: number;
  /** code of the ice; null: the seat does not know its face */
  code: string | null;
  /** currently face up */
  rezzed: boolean;
  /** credits that the Corp pays to rez the ice; null: it is rezzed or unknown */
  rez: number | null;
  /**
   * whether the Runner will encounter the ice: it is rezzed, or the Corp can pay for it after all ice further out. Unknown ice counts if it
   * may be ice that the Corp can pay for
   */
  met: boolean;
  /** credits of any kind that the Runner pays for icebreakers or bypassing; for unknown ice, the most possible */
  price: number;
  /** codes of the Runner's cards used to pass the ice */
  by: string[];
  bypassed: boolean;
  /** numbers (from 1) of the subroutines that still fire; none for unknown ice */
  fires: number[];
  /** what the Runner loses there; for unknown ice, the most of each kind of loss */
  harm: Harm;
  /** whether the run ends here; for unknown ice, whether it may end here */
  stops: boolean;
  /** whether the Runner would lose more cards than the grip holds */
  flatlines: boolean;
  /** if this ice stops the run, how many credits would be enough to pass it; null: no installed card can, or it does not stop the run */
  needs: number | null;
}

/** What the Runner has left after the run. */
export interface Left {
  credits: number;
  cards: number;
  clicks: number;
}

export interface Forecast {
  server: ServerId;
  /** whether the run has already started, so that only what is ahead is forecast */
  running: boolean;
  /** the ice still ahead, outermost first */
  rows: ForecastRow[];
  /** what happens if no unknown ice is rezzed; `paid`: credits from the pool, `other`: bad-publicity and recurring credits */
  known: { reaches: boolean; paid: number; other: number; harm: Harm; flatlines: boolean; left: Left };
  /** what happens in the worst case, with unknown ice and the accessed cards; null: the same as `known` */
  worst: { stops: boolean; harm: Harm; flatlines: boolean; left: Left } | null;
  /** the most cards and tags that accessing may cost, if the run gets there; `unknown`: number of accessed cards that had to be guessed */
  access: { cards: number; tags: number; unknown: number };
}

const PASS = 1e6;
const WEIGHTS: Weights = {
  credit: 1,
  cards: (_, n) => n * 2000,
  click: 40,
  tag: 120,
  program: 500,
  brain: 1000,
  game: 1e9,
  nuisance: 15,
  corpCredit: 0,
  pass: PASS,
};
/** A rez cost that the Corp cannot pay, so that unknown ice stays unrezzed. */
const NEVER = Number.POSITIVE_INFINITY;
/** If the unknown slots can be filled in at most this many ways, all of them are tried. */
const MAX_WAYS = 600;

const none = (): Harm => ({ cards: 0, clicks: 0, credits: 0, tags: 0, programs: 0 });
const HARMS = ['cards', 'clicks', 'credits', 'tags', 'programs'] as const;
function raise(most: Harm, one: Harm): void {
  for (const what of HARMS) most[what] = Math.max(most[what], one[what]);
}
const priceOf = ({ paid }: Stage): number => paid.pool + paid.bad + paid.breaker;

interface Found {
  stages: readonly Stage[];
  reaches: boolean;
  paid: number;
  other: number;
  harm: Harm;
  flatlines: boolean;
  /** credits the Corp pays for rezzing */
  rez: number;
}

/** Calculates one possible course of the run: with these pieces of ice in its slots. */
function run(question: Problem, slots: readonly Slot[]): Found {
  const all = question.all.map((one) => slots.find((slot) => slot.h === one.h) ?? one);
  const { stages, reach } = solve({ ...question, slots, all });
  const harm = none();
  let [paid, other, rez] = [0, 0, 0];
  for (const stage of stages) {
    for (const what of HARMS) harm[what] += stage[what];
    paid += stage.paid.pool;
    other += stage.paid.bad + stage.paid.breaker;
    rez += stage.rez;
  }
  return { stages, reaches: reach > 0, paid, other, harm, flatlines: stages.some((one) => one.flatlined), rez };
}

const slotWith = (h: number, ice: IceModel): Slot => ({ h, known: true, maybe: [{ weight: 1, ice }] });
/** Returns a slot whose unknown ice the Corp leaves unrezzed. */
const asleep = (h: number): Slot => slotWith(h, { ...BLANK, h, rezCost: NEVER });
const BLANK: IceModel = {
  h: -1,
  code: '',
  strength: 0,
  subtypes: [],
  subs: [],
  rezzed: false,
  rezCost: NEVER,
  bypass: null,
  onEncounter: null,
};

/** Returns the credits needed to pass one piece of ice, for a Runner who can pay any price; null: no installed card can pass it. */
function needOf(question: Problem, ice: IceModel): number | null {
  const rich = { ...question, purse: { pool: 999, bad: 0, breaker: 0 }, corpCredits: NEVER, encounter: null };
  const found = run({ ...rich, grip: 999 }, [slotWith(ice.h, { ...ice, rezzed: true })]);
  const stage = found.stages[0];
  return found.reaches && stage ? priceOf(stage) : null;
}

function knownRow(question: Problem, slot: Slot, card: CardView, stage: Stage | undefined): ForecastRow {
  const { ice } = slot.maybe[0]!;
  const way = stage?.way ?? null;
  const stops = stage?.ends ?? false;
  return {
    h: slot.h,
    code: card.code,
    rezzed: ice.rezzed,
    rez: ice.rezzed ? null : ice.rezCost,
    met: way !== null,
    price: stage ? priceOf(stage) : 0,
    by: (way?.bypass ? [ice.bypass!.by] : (way?.uses ?? []).map((use) => question.breakers[use.breaker]!.h)).map((h) =>
      codeOf(question, h),
    ),
    bypassed: way?.bypass ?? false,
    fires: (way?.fires ?? []).map((i) => i + 1),
    harm: stage ? pick(stage) : none(),
    stops,
    flatlines: stage?.flatlined ?? false,
    needs: stops && way !== null ? needOf(question, ice) : null,
  };
}
const pick = ({ cards, clicks, credits, tags, programs }: Stage): Harm => ({ cards, clicks, credits, tags, programs });
/** For each calculation, the codes of the Runner's installed cards by handle. */
const RIG_CODES = new WeakMap<Problem, Map<number, string>>();
const codeOf = (question: Problem, h: number): string => RIG_CODES.get(question)?.get(h) ?? '';

/** One card that an unknown piece of ice may be. */
interface Kind {
  ice: IceModel;
  copies: number;
  /** what this card does to the Runner while all other unknown ice stays unrezzed */
  stage: Stage;
}

/** Returns every card that the unknown ice at handle `h` may be and the Corp can pay to rez, with what each does by itself. */
function kindsOf(question: Problem, h: number, slots: readonly Slot[], pool: ReadonlyMap<string, number>): Kind[] {
  const kinds: Kind[] = [];
  const candidates = question.slots.find((slot) => slot.h === h)?.maybe ?? [];
  for (const [code, copies] of pool) {
    if (copies < 1 || def(code).type !== 'ice') continue;
    // the rez costs of the question's candidates already include discounts there
    const ice = { ...(candidates.find((one) => one.ice.code === code)?.ice ?? sampled(code, h)), h };
    if (ice.rezCost > question.corpCredits) continue;
    const found = run(
      question,
      slots.map((slot) => (slot.h === h ? slotWith(h, ice) : slot)),
    );
    const stage = found.stages.find((one) => one.h === h);
    if (stage && stage.way !== null) kinds.push({ ice, copies, stage });
  }
  return kinds;
}

/** Returns, for each kind of loss, the `each` candidates that cause most of it: enough to try when several slots are unknown. */
function worstKinds(kinds: readonly Kind[], each: number): Kind[] {
  const kept = new Set<Kind>();
  const rank = (of: (stage: Stage) => number): void => {
    const some = kinds.filter(({ stage }) => of(stage) > 0).sort((a, b) => of(b.stage) - of(a.stage));
    for (const kind of some.slice(0, each)) kept.add(kind);
  };
  rank((stage) => stage.cards);
  rank(priceOf);
  rank((stage) => (stage.ends ? 1 : 0));
  for (const what of ['clicks', 'credits', 'tags', 'programs'] as const) rank((stage) => stage[what]);
  return [...kept];
}

/**
 * Forecasts a run on `server`, before it begins or from its current position. Null if the game is over, the run has succeeded or ended,
 * another server is being run, or the viewer sees all cards (`open`).
 */
export function forecast(view: View, server: ServerId): Forecast | null {
  const running = view.run !== null && view.run.server === server;
  if (view.over !== null || (view.run !== null && (!running || view.run.success || view.run.ended))) return null;
  if (view.viewer === 'open') return null;
  const clicks = running ? view.runner.clicks : view.active === 'runner' ? Math.max(0, view.runner.clicks - 1) : 3;
  const asked = problem(view, server, { weights: WEIGHTS, prize: () => PASS, rezzes: 1, clicks });
  const question: Problem = { ...asked, pending: running ? pendingFor(view) : asked.pending, sure: true };
  RIG_CODES.set(
    question,
    new Map(view.runner.rig.flatMap((card) => (card.code === null ? [] : [[card.h, card.code]]))),
  );
  const cards = new Map(serverOf(view, server).ice.map((card) => [card.h, card]));
  const slots = question.slots.map((slot) => (slot.known ? slot : asleep(slot.h)));
  const base = run(question, slots);
  const unknown = question.slots.filter((slot) => !slot.known).map((slot) => slot.h);
  const pool = unseen(view, 'corp').left;
  const kinds = new Map(unknown.map((h) => [h, kindsOf(question, h, slots, pool)]));
  const rows = question.slots.map((slot, i): ForecastRow => {
    const card = cards.get(slot.h)!;
    const stage = base.stages.find((one) => one.h === slot.h);
    if (slot.known) return knownRow(question, { ...slot, maybe: slots[i]!.maybe }, card, stage);
    return unknownRow(slot.h, kinds.get(slot.h) ?? []);
  });
  const access = mostOfAccess(view, server, view.corp.credits);
  const { clicks: had } = question;
  const leftOf = (found: Found, more: number): Left => ({
    credits: Math.max(0, question.purse.pool - found.paid - found.harm.credits),
    cards: Math.max(0, question.grip - found.harm.cards - more),
    clicks: Math.max(0, had - found.harm.clicks),
  });
  const known = {
    reaches: base.reaches,
    paid: base.paid,
    other: base.other,
    harm: base.harm,
    flatlines: base.flatlines,
    left: leftOf(base, 0),
  };
  const worst = { stops: !base.reaches, harm: none(), flatlines: false, left: { ...known.left } };
  for (const found of waysOf(question, slots, unknown, kinds)) {
    const inside = found.reaches ? mostOfAccess(view, server, view.corp.credits - found.rez) : { cards: 0, tags: 0 };
    const harm = { ...found.harm, cards: found.harm.cards + inside.cards, tags: found.harm.tags + inside.tags };
    const left = leftOf(found, inside.cards);
    raise(worst.harm, harm);
    worst.stops ||= !found.reaches;
    worst.flatlines ||= found.flatlines || harm.cards > question.grip;
    worst.left.credits = Math.min(worst.left.credits, left.credits);
    worst.left.cards = Math.min(worst.left.cards, left.cards);
    worst.left.clicks = Math.min(worst.left.clicks, left.clicks);
  }
  const same =
    worst.stops === !known.reaches &&
    worst.flatlines === known.flatlines &&
    HARMS.every((what) => worst.harm[what] === known.harm[what]) &&
    worst.left.credits === known.left.credits;
  return { server, running, rows, known, worst: same ? null : worst, access };
}

function unknownRow(h: number, kinds: readonly Kind[]): ForecastRow {
  const harm = none();
  for (const { stage } of kinds) raise(harm, pick(stage));
  return {
    h,
    code: null,
    rezzed: false,
    rez: null,
    met: kinds.length > 0,
    price: Math.max(0, ...kinds.map(({ stage }) => priceOf(stage))),
    by: [],
    bypassed: false,
    fires: [],
    harm,
    stops: kinds.some(({ stage }) => stage.ends),
    flatlines: kinds.some(({ stage }) => stage.flatlined),
    needs: null,
  };
}

/**
 * Picks at most `slots` candidates whose harms of one kind (`of`) add up as closely as possible to `most` without exceeding it, and that
 * the Corp can pay for. Counts the harm that each does by itself.
 */
function nearestTo(
  kinds: readonly Kind[],
  slots: number,
  most: number,
  purse: number,
  of: (kind: Kind) => number,
): Kind[] {
  /** the cheapest set for each number of candidates and each sum of harm */
  const best: ({ rez: number; kinds: Kind[] } | null)[][] = Array.from({ length: slots + 1 }, () =>
    Array(most + 1).fill(null),
  );
  best[0]![0] = { rez: 0, kinds: [] };
  for (const kind of kinds)
    for (let copy = 0; copy < Math.floor(kind.copies); copy++)
      for (let n = slots; n > 0; n--)
        for (let sum = of(kind); sum <= most; sum++) {
          const before = best[n - 1]![sum - of(kind)];
          const rez = (before?.rez ?? Infinity) + kind.ice.rezCost;
          if (before && rez <= purse && rez < (best[n]![sum]?.rez ?? Infinity))
            best[n]![sum] = { rez, kinds: [...before.kinds, kind] };
        }
  for (let sum = most; sum > 0; sum--) for (const row of best) if (row[sum]) return row[sum]!.kinds;
  return [];
}

/**
 * Returns the outcomes of the run for every way to fill the unknown slots with ice that the Corp may have, or to leave them unrezzed. If
 * there are too many ways, each slot gets only the candidates that do the most of some kind of harm; then the first two outcomes are the
 * one that takes most of the Runner's credits and the one that takes most cards.
 */
function* waysOf(
  question: Problem,
  slots: readonly Slot[],
  unknown: readonly number[],
  kinds: ReadonlyMap<number, readonly Kind[]>,
): Generator<Found> {
  let lists = unknown.map((h) => kinds.get(h)!);
  const ways = (): number => lists.reduce((n, list) => n * (list.length + 1), 1);
  for (let each = 3; each > 0 && ways() > MAX_WAYS; each--) lists = unknown.map((h) => worstKinds(kinds.get(h)!, each));
  if (ways() > MAX_WAYS * 10) lists = lists.map((list, i) => (i < 4 ? list : list.slice(0, 1)));
  const evaluate = (): Found => {
    const chosen = new Map(filled.map((kind) => [kind.ice.h, kind.ice]));
    return run(
      question,
      slots.map((slot) => (chosen.has(slot.h) ? slotWith(slot.h, chosen.get(slot.h)!) : slot)),
    );
  };
  const spare = (kind: Kind): boolean => filled.filter(({ ice }) => ice.code === kind.ice.code).length < kind.copies;
  const filled: Kind[] = [];
  if (lists.some((list, i) => list.length < kinds.get(unknown[i]!)!.length)) {
    // with one piece of ice fewer the search can go deeper; this keeps more ice from looking less dangerous
    yield* waysOf(question, slots, unknown.slice(0, -1), kinds);
    for (const [of, most] of [
      [({ stage }: Kind): number => priceOf(stage), question.purse.pool],
      [({ stage }: Kind): number => stage.cards, question.grip + 1],
    ] as const) {
      const chosen = nearestTo(kinds.get(unknown[0]!)!, unknown.length, most, question.corpCredits, of);
      for (const [i, { ice }] of chosen.entries()) {
        const same = kinds.get(unknown[i]!)!.find((kind) => kind.ice.code === ice.code);
        if (same) filled.push(same);
      }
      yield evaluate();
      filled.length = 0;
    }
  }
  function* fill(i: number): Generator<Found> {
    if (i === unknown.length) {
      yield evaluate();
      return;
    }
    yield* fill(i + 1);
    for (const kind of lists[i]!) {
      if (!spare(kind)) continue;
      filled.push(kind);
      yield* fill(i + 1);
      filled.pop();
    }
  }
  yield* fill(0);
}
