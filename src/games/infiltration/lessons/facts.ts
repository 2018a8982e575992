/** Facts that Infiltration's lessons can test about the table and past events (docs/writing-a-lesson.md). */
import { readCard, readRoom } from '../notation/names.ts';
import { type FactsAt as At, eventsOf, factsOf } from '../../../lessons/facts.ts';
import { isInside } from '../rules/model.ts';
import type { OperativeView, Seen, View } from '../rules/view.ts';

type FactsAt = At<View, Seen>;

/** The learner's operative; in a lesson each seat has one. */
const opOf = ({ view, seat }: FactsAt): number => view.seats.findIndex((name) => name === seat);
const own = (at: FactsAt): OperativeView => at.view.ops[opOf(at)]!;
/** The cards the learner has turned up. */
const played = (at: FactsAt): string[] =>
  eventsOf(at, 'turned-up').flatMap(({ op, card }) => (op === opOf(at) ? [card] : []));
const playedOften = (at: FactsAt, card: string): number => played(at).filter((one) => one === card).length;

/** Facts that count something. Such a fact holds once its count reaches the number that the lesson gives. */
const AMOUNTS: Record<string, (at: FactsAt) => number> = {
  /** tokens the learner carries */
  tokens: (at) => own(at).tokens.length,
  /** rounds finished */
  roundsOver: (at) => eventsOf(at, 'rolled').filter((one) => one.for === 'security').length,
  /** cards the learner has laid and turned up, in all and by action */
  cards: (at) => played(at).length,
  advances: (at) => playedOften(at, 'advance'),
  retreats: (at) => playedOften(at, 'retreat'),
  interfaces: (at) => playedOften(at, 'interface'),
  downloads: (at) => playedOften(at, 'download'),
  /** lab workers and tech locks removed, by anyone */
  removed: (at) => eventsOf(at, 'slot-removed').length,
  /** the deepest room the learner has been in; the entry room is 1 */
  deep: (at) =>
    Math.max(own(at).room + 1, ...eventsOf(at, 'moved').map(({ op, to }) => (op === opOf(at) ? to + 1 : 0))),
};

const FACTS: Record<string, (value: unknown, at: FactsAt) => boolean> = {
  escaped: (value, at) => !isInside(own(at)) === value,
  wounded: (value, at) => own(at).wounded === value,
  delayed: (value, at) => own(at).delayed === value,
  /** whether the learner is in this room */
  in: (value, at) => own(at).room === readRoom(at.view, String(value)),
  /** whether a guard is in the learner's room */
  guardHere: (yes, at) => at.view.guards.some((guard) => guard.room === own(at).room) === yes,
  /** whether the learner has this item in hand (`has`), or has turned up this card (`used`) */
  has: (value, at) => own(at).items.includes(readCard(String(value))),
  used: (value, at) => playedOften(at, readCard(String(value))) > 0,
  /** whether the alarm (`alarm`) or the proximity (`proximity`) is at least this number */
  alarm: (value, { view }) => view.alarm >= Number(value),
  proximity: (value, { view }) => view.proximity >= Number(value),
  /** whether the learner has to make a decision of this kind now */
  asked: (value, { view, seat }) => view.decision?.kind === value && view.decision?.seat === seat,
  /** whether the game is over */
  over: (value, { view }) => (view.over !== null) === value,
};

export const { names: FACT_NAMES, amount, holds } = factsOf(AMOUNTS, FACTS);
