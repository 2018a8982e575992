/** The facts that lessons of Black Hat can test about the table and what has happened (docs/writing-a-lesson.md). */
import { placeName } from '../rules/board/places.ts';
import type { Event } from '../rules/events.ts';
import { HAT } from '../rules/model.ts';
import type { Seen, View } from '../rules/view.ts';

export interface FactsAt {
  /** the table with everything open */
  view: View;
  /** all events of the attempt */
  seen: readonly Seen[];
  /** the pupil's seat */
  seat: string;
}

const seatOf = ({ view, seat }: FactsAt): number => view.seats.findIndex(({ name }) => name === seat);
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const events = <T extends Event['type']>({ seen }: FactsAt, type: T): Of<T>[] =>
  seen.filter((event): event is Of<T> => event.type === type);
/** How many events of this type the pupil has brought about. */
const own = (at: FactsAt, type: 'trick-won' | 'marked' | 'tile-laid' | 'tracer-moved'): number =>
  events(at, type).filter(({ seat }) => seat === seatOf(at)).length;
const isOwn = (at: FactsAt, pawn: number): boolean => pawn >> 1 === seatOf(at);

/** Facts that hold from `n` on: what each counts. */
const AMOUNTS: Record<string, (at: FactsAt) => number> = {
  /** tricks the pupil has won, and others have */
  tricks: (at) => own(at, 'trick-won'),
  lost: (at) => events(at, 'trick-won').length - own(at, 'trick-won'),
  /** tricks that are over */
  tricksOver: (at) => events(at, 'trick-won').length,
  /** Hat tricks the pupil has won */
  hatTricks: (at) => events(at, 'trick-won').filter(({ seat, hat }) => hat && seat === seatOf(at)).length,
  /** cards in the largest set that the pupil has led, and how often they have led */
  setLed: (at) => Math.max(0, ...ledBy(at)),
  led: (at) => ledBy(at).length,
  /** moves of the pupil's own pawns, and of rivals' pawns by the pupil */
  moved: (at) => movesBy(at).filter(({ pawn }) => isOwn(at, pawn)).length,
  pushed: (at) => movesBy(at).filter(({ pawn }) => !isOwn(at, pawn)).length,
  /** markers and tiles the pupil has laid, steps they have made with the tracer, rivals' pawns in jail */
  marked: (at) => own(at, 'marked'),
  laid: (at) => own(at, 'tile-laid'),
  traced: (at) => own(at, 'tracer-moved'),
  jailed: (at) => events(at, 'jailed').filter(({ pawn }) => !isOwn(at, pawn)).length,
  /** rounds that are over */
  roundsOver: (at) => events(at, 'scored').length,
};

const movesBy = (at: FactsAt): Of<'moved'>[] => events(at, 'moved').filter(({ seat }) => seat === seatOf(at));

/** The sizes of the sets that the pupil has led. */
function ledBy(at: FactsAt): number[] {
  const sizes: number[] = [];
  let first = true;
  for (const event of at.seen) {
    if (event.type === 'trick-began') first = true;
    if (event.type !== 'played') continue;
    if (first && event.seat === seatOf(at)) sizes.push(event.cards.length);
    first = false;
  }
  return sizes;
}

/** Places where the pupil's pawns stand, or the others'. */
const places = (at: FactsAt, mine: boolean): string[] =>
  at.view.pawns.flatMap((place, pawn) => (isOwn(at, pawn) === mine ? [placeName(place).toLowerCase()] : []));
const text = (value: unknown): string => String(value).toLowerCase();

const FACTS: Record<string, (value: unknown, at: FactsAt) => boolean> = {
  /** one of the pupil's pawns, or of the others', stands there */
  pawnAt: (value, at) => places(at, true).includes(text(value)),
  rivalAt: (value, at) => places(at, false).includes(text(value)),
  /** the pupil holds the Hat */
  hat: (value, at) => at.view.seats[seatOf(at)]!.hand.includes(HAT) === value,
  /** the open question is of this kind, and the pupil's */
  asked: (value, { view, seat }) => view.decision?.kind === value && view.decision?.seat === seat,
  /** the cards of the leader's set, where somebody has led */
  lead: (value, { view }) => view.plays[0]?.cards.length === value,
  /** what the last round added to the pupil's total is no more than that */
  roundAtMost: (value, at) => (at.view.last[seatOf(at)]?.round ?? Infinity) <= Number(value),
  /** the game is over; the pupil has won it */
  over: (value, { view }) => (view.over !== null) === value,
  won: (value, { view, seat }) => (view.over?.places[0]?.includes(seat) ?? false) === value,
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
