/** The facts about the table and past events that steps of Netrunner lessons can test. docs/writing-a-lesson.md lists them all. */
import { type FactsAt as At, amountIn, factsOf } from '../../../lessons/facts.ts';
import { cardDef } from '../index.ts';
import type { SeenCard, SeenEvent } from '../rules/events.ts';
import type { CardView, View } from '../rules/view-types.ts';

type FactsAt = At<View, SeenEvent>;

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`lesson: expected a name, got ${JSON.stringify(value)}`);
  return value;
};
const count = (at: FactsAt, fits: (event: SeenEvent) => boolean): number => at.seen.filter(fits).length;
const called = (card: SeenCard | null, title: unknown): boolean =>
  card?.code != null && cardDef(card.code).title === text(title);
const mine = (at: FactsAt) => (at.seat === 'corp' ? at.view.corp : at.view.runner);
const installed = (view: View): CardView[] => [
  ...view.servers.flatMap((one) => [...one.ice, ...one.root]),
  ...view.runner.rig,
];
const did = (at: FactsAt, what: 'kept' | 'mulliganed'): boolean =>
  count(at, (event) => event.type === what && event.seat === at.seat) > 0;
const ends = (at: FactsAt, seat: string): number =>
  count(at, (event) => event.type === 'turn-ended' && event.seat === seat);

/** Facts that hold once a count is at least `n`; each entry computes its count. */
const AMOUNTS: Record<string, (at: FactsAt) => number> = {
  /** agendas stolen */
  stole: (at) => count(at, (event) => event.type === 'stolen'),
  /** agendas scored */
  scored: (at) => count(at, (event) => event.type === 'scored'),
  /** number of the learner's agenda points */
  points: (at) => mine(at).points,
  /** the learner's credits */
  credits: (at) => mine(at).credits,
  /** number of cards in the learner's hand */
  hand: (at) => mine(at).handSize,
  /** the learner's clicks */
  clicks: (at) => mine(at).clicks,
  /** number of finished turns: of the learner, of the Corp, of the Runner */
  turnsOver: (at) => ends(at, at.seat),
  corpTurnsOver: (at) => ends(at, 'corp'),
  runnerTurnsOver: (at) => ends(at, 'runner'),
  /** runs started */
  runs: (at) => count(at, (event) => event.type === 'run-began'),
  /** number of pieces of ice approached */
  approached: (at) => count(at, (event) => event.type === 'approached'),
  /** subroutines broken */
  broke: (at) => count(at, (event) => event.type === 'subroutine-broken'),
  /** number of advancement counters on the card that has most */
  advanced: (at) => Math.max(0, ...installed(at.view).map((card) => card.counters.advancement ?? 0)),
  /** amount of damage that the Runner has suffered */
  damage: (at) => at.seen.reduce((sum, event) => sum + (event.type === 'damage-done' ? event.n : 0), 0),
  /** amount of brain damage that the Runner suffers from */
  brain: (at) => at.view.runner.brain,
  /** number of virus counters on installed cards */
  virus: (at) => installed(at.view).reduce((sum, card) => sum + (card.counters.virus ?? 0), 0),
  /** number of icebreakers in the rig */
  breakers: (at) => at.view.runner.rig.filter((card) => card.subtypes.includes('icebreaker')).length,
  /** number of programs in the rig */
  programs: (at) => at.view.runner.rig.filter((card) => card.type === 'program').length,
  /** number of servers out of HQ and R&D that have ice */
  guarded: (at) => at.view.servers.filter((one) => (one.id === 'hq' || one.id === 'rnd') && one.ice.length > 0).length,
  /** number of clicks that the learner spent on taking credits, or on drawing cards */
  clicksForCredits: (at) => basic(at, 'credits-gained'),
  clicksForCards: (at) => basic(at, 'drawn'),
};

const FACTS: Record<string, (value: unknown, at: FactsAt) => boolean> = {
  /** whether the learner has no clicks left in their turn and no run is in progress, or a turn of theirs has ended */
  outOfClicks: (yes, at) =>
    (at.view.active === at.seat && mine(at).clicks === 0 && at.view.run === null) === yes ||
    (yes === true && ends(at, at.seat) > 0),
  /** whether the learner has kept their opening hand; whether they have taken a new one */
  kept: (yes, at) => did(at, 'kept') === yes,
  newHand: (yes, at) => did(at, 'mulliganed') === yes,
  /** the learner has won the game */
  won: (yes, at) => (at.view.over?.winner === at.seat) === yes,
  /** the game is over, and the learner has not won it */
  lost: (yes, at) => (at.view.over !== null && at.view.over.winner !== at.seat) === yes,
  /** whether the server with this id has ice */
  iced: (server, at) => at.view.servers.some((one) => one.id === text(server) && one.ice.length > 0),
  /** whether a run on the server with this id has started */
  ranOn: (server, at) => count(at, (event) => event.type === 'run-began' && event.server === text(server)) > 0,
  /** whether a run on the server with this id has been successful */
  runSucceeded: (server, at) =>
    count(at, (event) => event.type === 'run-succeeded' && event.server === text(server)) > 0,
  /** whether a run on the server with this id has ended without success */
  runFailed: (server, at) =>
    count(at, (event) => event.type === 'run-ended' && !event.success && event.server === text(server)) > 0,
  /** whether a run is in progress on the server with this id, or for "any" on some server */
  running: (server, at) => at.view.run !== null && (server === 'any' || at.view.run.server === text(server)),
  /** the Runner has no tag */
  untagged: (yes, at) => (at.view.runner.tags === 0) === yes,
  /** a trace is in progress and waits for a bid */
  tracing: (yes, at) => (at.view.pending?.what === 'trace') === yes,
  /** the Corp has purged virus counters */
  purged: (yes, at) => count(at, (event) => event.type === 'purged') > 0 === yes,
  /** the Runner has jacked out */
  jackedOut: (yes, at) => count(at, (event) => event.type === 'jacked-out') > 0 === yes,
  /** whether the Runner is encountering the ice with this title */
  encountering: (title, at) => {
    const run = at.view.run;
    const ice = installed(at.view).find((card) => card.h === run?.ice);
    return run?.at === 'encounter' && ice?.code != null && cardDef(ice.code).title === text(title);
  },
  /** whether the Runner is approaching the ice with this title */
  approaching: (title, at) => {
    const run = at.view.run;
    const ice = installed(at.view).find((card) => card.h === run?.ice);
    return run?.at === 'approach' && ice?.code != null && cardDef(ice.code).title === text(title);
  },
  /** whether the subroutine with this number, from 1, of the encountered ice is still unbroken */
  unbroken: (n, at) => at.view.run?.at === 'encounter' && !at.view.run.broken.includes(amountIn(n) - 1),
  /** whether the card with this title is being accessed now, or for "any" some card */
  accessing: (title, at) =>
    title === 'any' ? at.view.run?.access != null : called(at.view.run?.access?.card ?? null, title),
  /** whether a card with this title was rezzed in this attempt */
  rezzed: (title, at) => count(at, (event) => event.type === 'rezzed' && called(event.card, title)) > 0,
  /** whether a card with this title is installed now */
  installed: (title, at) =>
    installed(at.view).some((card) => card.code !== null && cardDef(card.code).title === text(title)),
  /** whether a card with this title is in the learner's hand */
  inHand: (title, at) => mine(at).hand.some((card) => card.code !== null && cardDef(card.code).title === text(title)),
  /** an agenda is in a server without ice */
  nakedAgenda: (yes, at) =>
    at.view.servers.some((one) => one.ice.length === 0 && one.root.some((card) => card.type === 'agenda')) === yes,
  /** some installed agenda has enough advancement counters to be scored */
  scorable: (yes, at) =>
    installed(at.view).some(
      (card) =>
        card.type === 'agenda' &&
        card.code !== null &&
        (card.counters.advancement ?? 0) >= (cardDef(card.code).requirement ?? Infinity),
    ) === yes,
  /** whether an agenda is in the server with this id */
  agendaIn: (server, at) =>
    at.view.servers.some((one) => one.id === text(server) && one.root.some((card) => card.type === 'agenda')),
  /** an agenda is in some server */
  agendaInstalled: (yes, at) => at.view.servers.some((one) => one.root.some((card) => card.type === 'agenda')) === yes,
  /** whether an installed card with this title has at least this strength: `{ "strength": ["Corroder", 3] }` */
  strength: (value, at) => {
    const [title, n] = value as [string, number];
    return installed(at.view).some(
      (card) => card.code !== null && cardDef(card.code).title === title && (card.strength ?? 0) >= amountIn(n),
    );
  },
  /** whether a card with this title was played in this attempt */
  played: (title, at) => count(at, (event) => event.type === 'played' && called(event.card, title)) > 0,
  /** whether a card with this title has given credits in this attempt */
  earned: (title, at) => count(at, (event) => event.type === 'credits-gained' && called(event.card, title)) > 0,
  /** whether a card with this title was trashed in this attempt */
  trashed: (title, at) => count(at, (event) => event.type === 'trashed' && called(event.card, title)) > 0,
  /** whether a card with this title was accessed in this attempt */
  accessed: (title, at) => count(at, (event) => event.type === 'accessed' && called(event.card, title)) > 0,
};

/** How often the learner took a basic action. Counts the events in which they spent a click and the result followed directly. */
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

export const { names: FACT_NAMES, amount, holds } = factsOf(AMOUNTS, FACTS);
