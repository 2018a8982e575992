/** Facts that Black Hat's lessons can test about the table and past events (docs/writing-a-lesson.md). */
import { readCard, readPlace } from '../notation/names.ts';
import { placeName } from '../rules/board/places.ts';
import { type FactsAt as At, eventsOf, factsOf } from '../../../lessons/facts.ts';
import { HAT } from '../rules/model.ts';
import type { Seen, View } from '../rules/view.ts';

type FactsAt = At<View, Seen>;

const seatOf = ({ view, seat }: FactsAt): number => view.seats.findIndex(({ name }) => name === seat);
/** How many events of this type the learner caused. */
const own = (at: FactsAt, type: 'trick-won' | 'marked' | 'tile-laid' | 'tracer-moved'): number =>
  eventsOf(at, type).filter(({ seat }) => seat === seatOf(at)).length;
const isOwn = (at: FactsAt, pawn: number): boolean => pawn >> 1 === seatOf(at);

/** Facts that count something, by name. Such a fact holds once its count reaches the number that the lesson gives. */
const AMOUNTS: Record<string, (at: FactsAt) => number> = {
  /** number of tricks won by the learner (`tricks`), and by others (`lost`) */
  tricks: (at) => own(at, 'trick-won'),
  lost: (at) => eventsOf(at, 'trick-won').length - own(at, 'trick-won'),
  /** tricks finished */
  tricksOver: (at) => eventsOf(at, 'trick-won').length,
  /** number of Hat tricks won by the learner */
  hatTricks: (at) => eventsOf(at, 'trick-won').filter(({ seat, hat }) => hat && seat === seatOf(at)).length,
  /** size of the largest set the learner has led (`setLed`), and how often they have led (`led`) */
  setLed: (at) => Math.max(0, ...ledBy(at)),
  led: (at) => ledBy(at).length,
  /** number of moves the learner made with their own pawns (`moved`), and with rivals' pawns (`pushed`) */
  moved: (at) => movesBy(at).filter(({ pawn }) => isOwn(at, pawn)).length,
  pushed: (at) => movesBy(at).filter(({ pawn }) => !isOwn(at, pawn)).length,
  /** number of markers and tiles the learner has laid, of tracer steps they have made, and of rivals' pawns sent to jail by anyone */
  marked: (at) => own(at, 'marked'),
  laid: (at) => own(at, 'tile-laid'),
  traced: (at) => own(at, 'tracer-moved'),
  jailed: (at) => eventsOf(at, 'jailed').filter(({ pawn }) => !isOwn(at, pawn)).length,
  /** rounds finished */
  roundsOver: (at) => eventsOf(at, 'scored').length,
};

const movesBy = (at: FactsAt) => eventsOf(at, 'moved').filter(({ seat }) => seat === seatOf(at));

/** The sizes of the sets the learner has led. */
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

/** Names of the places where the learner's pawns are (`mine`), or all other pawns. */
const places = (at: FactsAt, mine: boolean): string[] =>
  at.view.pawns.flatMap((place, pawn) => (isOwn(at, pawn) === mine ? [placeName(place).toLowerCase()] : []));
const text = (value: unknown): string => String(value).toLowerCase();

const FACTS: Record<string, (value: unknown, at: FactsAt) => boolean> = {
  /** whether one of the learner's pawns (`pawnAt`), or of the others' (`rivalAt`), is at this place */
  pawnAt: (value, at) => places(at, true).includes(text(value)),
  rivalAt: (value, at) => places(at, false).includes(text(value)),
  /** whether the learner holds the Hat */
  hat: (value, at) => at.view.seats[seatOf(at)]!.hand.includes(HAT) === value,
  /** whether the learner holds a card of this rank */
  inHand: (value, at) => at.view.seats[seatOf(at)]!.hand.includes(readCard(String(value))),
  /** whether the tracer is at this place */
  tracerAt: (value, { view }) => view.tracer?.place === readPlace(String(value)),
  /** whether the learner has to make a decision of this kind now */
  asked: (value, { view, seat }) => view.decision?.kind === value && view.decision?.seat === seat,
  /** whether the trick's lead has this many cards */
  lead: (value, { view }) => view.plays[0]?.cards.length === value,
  /** whether the learner scored at most this much in the last round */
  roundAtMost: (value, at) => (at.view.last[seatOf(at)]?.round ?? Infinity) <= Number(value),
  /** whether the learner alone scored least in the last round */
  bestRound: (value, at) => {
    const own = at.view.last[seatOf(at)];
    const best = own !== undefined && at.view.last.every((one) => one === own || one.round > own.round);
    return best === value;
  },
  /** whether the game is over; whether the learner won it */
  over: (value, { view }) => (view.over !== null) === value,
  won: (value, { view, seat }) => (view.over?.places[0]?.includes(seat) ?? false) === value,
};

export const { names: FACT_NAMES, amount, holds } = factsOf(AMOUNTS, FACTS);
