/** The facts about the table and past events that Netrunner lessons can test. docs/writing-a-lesson.md lists them all. */
import type { CardDef } from '../rules/def.ts';
import type { SeenCard, SeenEvent } from '../rules/events.ts';
import type { CardView, View } from '../rules/view-types.ts';

export interface FactsAt {
  /** the table with all cards visible */
  view: View;
  /** all events of the attempt, with all faces visible */
  seen: readonly SeenEvent[];
  /** the learner's seat */
  seat: string;
}
type Ask = (value: unknown, at: FactsAt, lookup: (code: string) => CardDef) => boolean;

const amount = (value: unknown): number => {
  if (typeof value !== 'number') throw new Error(`lesson: expected a number, got ${JSON.stringify(value)}`);
  return value;
};
const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`lesson: expected a name, got ${JSON.stringify(value)}`);
  return value;
};
const count = (at: FactsAt, fits: (event: SeenEvent) => boolean): number => at.seen.filter(fits).length;
const called = (card: SeenCard | null, title: unknown, lookup: (code: string) => CardDef): boolean =>
  card?.code != null && lookup(card.code).title === text(title);
const mine = (at: FactsAt) => (at.seat === 'corp' ? at.view.corp : at.view.runner);
const installed = (view: View): CardView[] => [
  ...view.servers.flatMap((one) => [...one.ice, ...one.root]),
  ...view.runner.rig,
];
const did = (at: FactsAt, what: 'kept' | 'mulliganed'): boolean =>
  count(at, (event) => event.type === what && event.seat === at.seat) > 0;
const ends = (at: FactsAt, seat: string): number =>
  count(at, (event) => event.type === 'turn-ended' && event.seat === seat);

/** Facts that hold once a count reaches `n`: what each one counts. */
const AMOUNTS: Record<string, (at: FactsAt) => number> = {
  /** agendas stolen */
  stole: (at) => count(at, (event) => event.type === 'stolen'),
  /** agendas scored */
  scored: (at) => count(at, (event) => event.type === 'scored'),
  /** the learner's agenda points */
  points: (at) => mine(at).points,
  /** the learner's credits */
  credits: (at) => mine(at).credits,
  /** cards in the learner's hand */
  hand: (at) => mine(at).handSize,
  /** the learner's clicks */
  clicks: (at) => mine(at).clicks,
  /** finished turns: the learner's, the Corp's, the Runner's */
  turnsOver: (at) => ends(at, at.seat),
  corpTurnsOver: (at) => ends(at, 'corp'),
  runnerTurnsOver: (at) => ends(at, 'runner'),
  /** runs started */
  runs: (at) => count(at, (event) => event.type === 'run-began'),
  /** pieces of ice approached */
  approached: (at) => count(at, (event) => event.type === 'approached'),
  /** subroutines broken */
  broke: (at) => count(at, (event) => event.type === 'subroutine-broken'),
  /** advancement counters on the card with the most */
  advanced: (at) => Math.max(0, ...installed(at.view).map((card) => card.counters.advancement ?? 0)),
  /** damage that the Runner has suffered */
  damage: (at) => at.seen.reduce((sum, event) => sum + (event.type === 'damage-done' ? event.n : 0), 0),
  /** icebreakers in the rig */
  breakers: (at) => at.view.runner.rig.filter((card) => card.subtypes.includes('icebreaker')).length,
  /** programs in the rig */
  programs: (at) => at.view.runner.rig.filter((card) => card.type === 'program').length,
  /** how many of HQ and R&D have ice */
  guarded: (at) => at.view.servers.filter((one) => (one.id === 'hq' || one.id === 'rnd') && one.ice.length > 0).length,
  /** clicks spent on taking credits, or on drawing cards */
  clicksForCredits: (at) => basic(at, 'credits-gained'),
  clicksForCards: (at) => basic(at, 'drawn'),
};

const FACTS: Record<string, Ask> = {
  /** it is the learner's turn, they have no clicks left and no run is in progress; or a turn of theirs has ended */
  outOfClicks: (yes, at) =>
    (at.view.active === at.seat && mine(at).clicks === 0 && at.view.run === null) === yes ||
    (yes === true && ends(at, at.seat) > 0),
  /** the learner has kept their opening hand, or taken a new one */
  kept: (yes, at) => did(at, 'kept') === yes,
  newHand: (yes, at) => did(at, 'mulliganed') === yes,
  /** the learner has won the game */
  won: (yes, at) => (at.view.over?.winner === at.seat) === yes,
  /** the game is over, and the learner has not won it */
  lost: (yes, at) => (at.view.over !== null && at.view.over.winner !== at.seat) === yes,
  /** that server has ice */
  iced: (server, at) => at.view.servers.some((one) => one.id === text(server) && one.ice.length > 0),
  /** a run on that server has started */
  ranOn: (server, at) => count(at, (event) => event.type === 'run-began' && event.server === text(server)) > 0,
  /** a run on that server has been successful */
  runSucceeded: (server, at) =>
    count(at, (event) => event.type === 'run-succeeded' && event.server === text(server)) > 0,
  /** a run on that server has ended without success */
  runFailed: (server, at) =>
    count(at, (event) => event.type === 'run-ended' && !event.success && event.server === text(server)) > 0,
  /** a run is in progress on that server, or ("any") on some server */
  running: (server, at) => at.view.run !== null && (server === 'any' || at.view.run.server === text(server)),
  /** the Runner has no tag */
  untagged: (yes, at) => (at.view.runner.tags === 0) === yes,
  /** a trace waits for a bid */
  tracing: (yes, at) => (at.view.pending?.what === 'trace') === yes,
  /** the Runner has jacked out */
  jackedOut: (yes, at) => count(at, (event) => event.type === 'jacked-out') > 0 === yes,
  /** the Runner is encountering that ice */
  encountering: (title, at, lookup) => {
    const run = at.view.run;
    const ice = installed(at.view).find((card) => card.h === run?.ice);
    return run?.at === 'encounter' && ice?.code != null && lookup(ice.code).title === text(title);
  },
  /** the Runner is approaching that ice, which may still be rezzed */
  approaching: (title, at, lookup) => {
    const run = at.view.run;
    const ice = installed(at.view).find((card) => card.h === run?.ice);
    return run?.at === 'approach' && ice?.code != null && lookup(ice.code).title === text(title);
  },
  /** that card is being accessed now */
  accessing: (title, at, lookup) => called(at.view.run?.access?.card ?? null, title, lookup),
  /** that card was rezzed in this attempt */
  rezzed: (title, at, lookup) => count(at, (event) => event.type === 'rezzed' && called(event.card, title, lookup)) > 0,
  /** that card is installed now */
  installed: (title, at, lookup) =>
    installed(at.view).some((card) => card.code !== null && lookup(card.code).title === text(title)),
  /** that card is in the learner's hand */
  inHand: (title, at, lookup) =>
    mine(at).hand.some((card) => card.code !== null && lookup(card.code).title === text(title)),
  /** an agenda is in a server without ice */
  nakedAgenda: (yes, at) =>
    at.view.servers.some((one) => one.ice.length === 0 && one.root.some((card) => card.type === 'agenda')) === yes,
  /** an installed agenda has enough advancement counters */
  scorable: (yes, at, lookup) =>
    installed(at.view).some(
      (card) =>
        card.type === 'agenda' &&
        card.code !== null &&
        (card.counters.advancement ?? 0) >= (lookup(card.code).requirement ?? Infinity),
    ) === yes,
  /** an agenda is in that server */
  agendaIn: (server, at) =>
    at.view.servers.some((one) => one.id === text(server) && one.root.some((card) => card.type === 'agenda')),
  /** an agenda is in some server */
  agendaInstalled: (yes, at) => at.view.servers.some((one) => one.root.some((card) => card.type === 'agenda')) === yes,
  /** the strength of that card is at least n: `{ "strength": ["Corroder", 3] }` */
  strength: (value, at, lookup) => {
    const [title, n] = value as [string, number];
    return installed(at.view).some(
      (card) => card.code !== null && lookup(card.code).title === title && (card.strength ?? 0) >= amount(n),
    );
  },
  /** that card was played */
  played: (title, at, lookup) => count(at, (event) => event.type === 'played' && called(event.card, title, lookup)) > 0,
  /** that card was accessed */
  accessed: (title, at, lookup) =>
    count(at, (event) => event.type === 'accessed' && called(event.card, title, lookup)) > 0,
};

/** How often the learner took this basic action: counts a click spent that is directly followed by its result. */
function basic(at: FactsAt, what: 'credits-gained' | 'drawn'): number {
  let n = 0;
  at.seen.forEach((event, i) => {
    const before = at.seen[i - 1];
    if (before?.type !== 'clicks-spent' || before.seat !== at.seat || event.type !== what || event.seat !== at.seat)
      return;
    n++;
  });
  return n;
}

export const FACT_NAMES: readonly string[] = [...Object.keys(AMOUNTS), ...Object.keys(FACTS)];

/** The current count of a fact; null for a fact that counts nothing. */
export const amountOf = (name: string, at: FactsAt): number | null =>
  Object.hasOwn(AMOUNTS, name) ? AMOUNTS[name]!(at) : null;

/** Whether a fact holds. Throws for an unknown fact, or a value of the wrong type. */
export function holds(name: string, value: unknown, at: FactsAt, lookup: (code: string) => CardDef): boolean {
  const now = amountOf(name, at);
  if (now !== null) return now >= amount(value);
  const ask = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  if (ask === undefined) throw new Error(`lesson: there is no fact "${name}"`);
  return ask(value, at, lookup);
}
