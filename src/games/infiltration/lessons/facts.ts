/** The facts that lessons of Infiltration can test about the table and what has happened (docs/writing-a-lesson.md). */
import { readCard, readRoom } from '../notation/names.ts';
import type { Event } from '../rules/events.ts';
import { isInside } from '../rules/model.ts';
import type { OperativeView, Seen, View } from '../rules/view.ts';

export interface FactsAt {
  /** the table with everything open */
  view: View;
  /** all events of the attempt */
  seen: readonly Seen[];
  /** the pupil's seat */
  seat: string;
}

/** The pupil's operative. A pupil has one. */
const opOf = ({ view, seat }: FactsAt): number => view.seats.findIndex((name) => name === seat);
const own = (at: FactsAt): OperativeView => at.view.ops[opOf(at)]!;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const events = <T extends Event['type']>({ seen }: FactsAt, type: T): Of<T>[] =>
  seen.filter((event): event is Of<T> => event.type === type);
/** Cards that the pupil has turned up. */
const played = (at: FactsAt): string[] =>
  events(at, 'turned-up').flatMap(({ op, card }) => (op === opOf(at) ? [card] : []));
const playedOften = (at: FactsAt, card: string): number => played(at).filter((one) => one === card).length;

/** Facts that hold from `n` on: what each counts. */
const AMOUNTS: Record<string, (at: FactsAt) => number> = {
  /** tokens that the pupil carries */
  tokens: (at) => own(at).tokens.length,
  /** rounds that are over */
  roundsOver: (at) => events(at, 'rolled').filter((one) => one.for === 'security').length,
  /** cards that the pupil has laid and turned up, and of each action */
  cards: (at) => played(at).length,
  advances: (at) => playedOften(at, 'advance'),
  retreats: (at) => playedOften(at, 'retreat'),
  interfaces: (at) => playedOften(at, 'interface'),
  downloads: (at) => playedOften(at, 'download'),
  /** lab workers and tech locks that are gone */
  removed: (at) => events(at, 'slot-removed').length,
  /** how deep the pupil has been: rooms from the entrance, the entry room is 1 */
  deep: (at) => Math.max(own(at).room + 1, ...events(at, 'moved').map(({ op, to }) => (op === opOf(at) ? to + 1 : 0))),
};

const FACTS: Record<string, (value: unknown, at: FactsAt) => boolean> = {
  escaped: (value, at) => !isInside(own(at)) === value,
  wounded: (value, at) => own(at).wounded === value,
  delayed: (value, at) => own(at).delayed === value,
  /** the pupil is in this room */
  in: (value, at) => own(at).room === readRoom(at.view, String(value)),
  /** the pupil has an item in hand, or has used a card */
  has: (value, at) => own(at).items.includes(readCard(String(value))),
  used: (value, at) => playedOften(at, readCard(String(value))) > 0,
  /** the dials show so much or more */
  alarm: (value, { view }) => view.alarm >= Number(value),
  proximity: (value, { view }) => view.proximity >= Number(value),
  /** the open question is of this kind, and the pupil's */
  asked: (value, { view, seat }) => view.decision?.kind === value && view.decision?.seat === seat,
  /** the game is over */
  over: (value, { view }) => (view.over !== null) === value,
};

/** What a fact counts; null for one that counts nothing. */
export const amountOf = (name: string, at: FactsAt): number | null => AMOUNTS[name]?.(at) ?? null;

/** Whether a fact holds. Throws for one that does not exist. */
export function holds(name: string, value: unknown, at: FactsAt): boolean {
  const counted = AMOUNTS[name];
  if (counted !== undefined) return counted(at) >= Number(value);
  const fact = FACTS[name];
  if (fact === undefined) throw new Error(`lesson: there is no fact called "${name}"`);
  return fact(value, at);
}

/** All facts by name. */
export const FACT_NAMES: readonly string[] = [...Object.keys(AMOUNTS), ...Object.keys(FACTS)];
