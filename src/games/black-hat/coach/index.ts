/**
 * The coach for whole games: warns before a move when something is about to go wrong. It uses only the learner's own view, so it knows no
 * more than a careful player at the same seat.
 */
import { lookOf } from '../bot/look.ts';
import { endsAhead } from '../bot/pawns.ts';
import { STANDARD } from '../bot/weights.ts';
import { ASSET, faceAt, isStart } from '../rules/board/places.ts';
import { rankOf, traceOf } from '../rules/cards.ts';
import { type Card, HAT, pawnsOf, type Played } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { isHatTrick, winning } from '../rules/trick.ts';
import type { View } from '../rules/view.ts';
import { valueAt } from '../rules/ways.ts';
import { handAnchor, placeAnchor } from '../anchors.ts';
import { type Sentence, sentence } from '../../../core/sentence.ts';

/** The kinds of mistakes the coach warns about, most serious first. */
export const ADVICE = ['ends-behind', 'takes-hat', 'held', 'off-minus', 'dear', 'keeps-trace'] as const;
/** The kinds of comments the coach makes after a round, most serious first. */
export const AFTER = ['kept-hat', 'left-behind'] as const;
type Kind = (typeof ADVICE | typeof AFTER)[number];

/**
 * A warning about a move or a comment on a round: the kind of mistake, what happens, the rule by its name and in a sentence, and the anchor.
 */
export interface CoachAdvice {
  kind: Kind;
  /** whether the move may lose the game at once */
  grave: boolean;
  title: Sentence;
  text: Sentence;
  rule: Sentence;
  at: string;
}

const warning = (kind: Kind, at: string, text: Sentence): CoachAdvice => ({
  kind,
  grave: kind === 'ends-behind',
  title: sentence(`advice.${kind}`),
  text,
  rule: sentence(`advice.${kind}.1`),
  at,
});

/** If a seat holds at most this many cards, the end of the round counts as near. */
const NEARLY_OUT = 2;
/** The coach warns about moving to a space that costs this many trace points more than the best one in reach. */
const DEAR = 3;
/** The coach warns when another set with the same chance to win would rid the hand of this many trace points more. */
const MORE = 2;

const traceIn = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + traceOf(card), 0);

/** The coach's warning about this legal move; null if it has none. `view` is the learner's, with the decision open. */
export function advise(view: View, move: Move): CoachAdvice | null {
  const { decision } = view;
  if (decision === null || decision.moves.length < 2) return null;
  const seat = view.seats.findIndex(({ name }) => name === decision.seat);
  if (move.do === 'play') return ofPlay(view, seat, move.cards);
  return move.do === 'move' ? ofMove(view, seat, move) : null;
}

/** Whether a set of cards would win the trick if nobody played after it. */
function wins(view: View, seat: number, cards: readonly Card[]): boolean {
  const mine: Played = { seat, cards: [...cards], rank: rankOf(cards) };
  return winning([...view.plays, mine]) === mine;
}

function ofPlay(view: View, seat: number, cards: readonly Card[]): CoachAdvice | null {
  const { hand, name } = view.seats[seat]!;
  const sets = view.decision!.moves.flatMap((move) => (move.do === 'play' ? [move.cards] : []));
  const at = handAnchor(name);
  const follows = view.plays.length > 0;
  const withHat = isHatTrick(view.plays) || cards.includes(HAT);
  const won = wins(view, seat, cards);
  const last = view.plays.length === view.seats.filter(({ out }) => !out).length - 1;
  if (follows && last && withHat && won && cards.length < hand.length && sets.some((one) => !wins(view, seat, one)))
    return warning('takes-hat', at, sentence('advice.takes-hat.0', { trace: traceOf(HAT) }));
  const ends = view.seats.some(({ hand: other, out }, i) => i !== seat && !out && other.length <= NEARLY_OUT);
  if (!follows || !ends) return null;
  const alike = sets.filter((one) => wins(view, seat, one) === won && one.includes(HAT) === cards.includes(HAT));
  const most = Math.max(...alike.map(traceIn));
  if (most - traceIn(cards) < MORE) return null;
  return warning('keeps-trace', at, sentence('advice.keeps-trace.0', { more: most - traceIn(cards) }));
}

function ofMove(view: View, seat: number, { pawn, to }: Extract<Move, { do: 'move' }>): CoachAdvice | null {
  const at = placeAnchor(to);
  const own = pawn >> 1 === seat;
  const moves = view.decision!.moves.filter((move): move is Extract<Move, { do: 'move' }> => move.do === 'move');
  if (to === ASSET && moves.some((move) => move.to !== ASSET) && !endsAhead(lookOf(view, STANDARD), pawn))
    return warning('ends-behind', at, sentence('advice.ends-behind.0'));
  if (!own || to === ASSET) return null;
  const change = (move: { pawn: number; to: number }): number =>
    valueAt(view, move.to) - valueAt(view, view.pawns[move.pawn]!);
  const mine = moves.filter((move) => move.pawn >> 1 === seat);
  const least = Math.min(...mine.map(change));
  const holds = (place: number): boolean => {
    const { kind } = faceAt(view.tiles, place);
    return kind === 'honeypot' || kind === 'denial' || (kind === 'alarm' && view.options.tracer);
  };
  const value = valueAt(view, to);
  if (holds(to) && value > 0 && mine.some((move) => !holds(move.to)))
    return warning('held', at, sentence('advice.held.0', { value }));
  const from = valueAt(view, view.pawns[pawn]!);
  if (from < 0 && change({ pawn, to }) - least >= 1)
    return warning('off-minus', placeAnchor(view.pawns[pawn]!), sentence('advice.off-minus.0', { from, value }));
  if (change({ pawn, to }) - least >= DEAR)
    return warning('dear', at, sentence('advice.dear.0', { less: change({ pawn, to }) - least }));
  return null;
}

/** A move of the learner's, and their view of the decision. */
interface Made {
  view: View;
  move: Move;
}

/** The number of the round that a view belongs to. */
export const turnOf = ({ round }: View): number => round;

/** What the learner missed in a round of these moves; null for nothing. */
export function missed(round: readonly Made[]): CoachAdvice | null {
  const { view: last, move } = round.at(-1)!;
  const seat = last.seats.findIndex(({ name }) => name === last.viewer);
  if (seat < 0 || last.seats[seat]!.out) return null;
  const { hand, name } = last.seats[seat]!;
  if (hand.includes(HAT) && !(move.do === 'play' && move.cards.includes(HAT)))
    return warning('kept-hat', handAnchor(name), sentence('advice.kept-hat.0', { trace: traceOf(HAT) }));
  const steps = round.filter(({ move: made }) => made.do === 'move' && made.pawn >> 1 === seat).length;
  const behind = pawnsOf(seat).find(
    (pawn) => isStart(last.pawns[pawn]!) && !(move.do === 'move' && move.pawn === pawn),
  );
  if (behind === undefined || steps < 2) return null;
  const place = last.pawns[behind]!;
  return warning('left-behind', placeAnchor(place), sentence('advice.left-behind.0', { value: valueAt(last, place) }));
}
