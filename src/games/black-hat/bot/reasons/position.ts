/** What a reason for a move may refer to: the position, the move, and the best other move as the bot measured them. */
import { rankOf, traceOf } from '../../rules/cards.ts';
import type { Sentence } from '../../../../core/sentence.ts';
import { isSpace } from '../../rules/board/places.ts';
import type { Card, Played } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { isHatTrick, winning } from '../../rules/trick.ts';
import type { View } from '../../rules/view.ts';
import { movable, reach, valueAt } from '../../rules/ways.ts';
import type { Look } from '../look.ts';
import { moveWorth } from '../pawns.ts';
import type { Choice } from '../policy.ts';

export type MoveOf<D extends Move['do']> = Extract<Move, { do: D }>;

/** A decision that the bot has made. */
export interface Case<M extends Move = Move> {
  view: View;
  look: Look;
  /** index of the deciding seat */
  seat: number;
  move: M;
  choice: Choice;
  /** the best other move as measured */
  other: Choice;
}

/**
 * A kind of reason. `holds`: whether its sentence is true of the position and of what was measured; `gain`: how many trace points of the
 * difference between the two moves it explains. A kind is used only if it holds and explains more than nothing.
 */
export interface Kind<M extends Move = Move> {
  id: string;
  holds(c: Case<M>): boolean;
  gain(c: Case<M>): number;
  sentence(c: Case<M>): Sentence;
}

export const seatId = ({ view }: Pick<Case, 'view'>, seat: number): string => view.seats[seat]!.name;

/** What a set of cards does in the open trick. */
export interface SetFacts {
  cards: readonly Card[];
  rank: number;
  /** trace points of the cards */
  sheds: number;
  /** whether the set is as large as the lead */
  fits: boolean;
  /** whether the set would be winning right after it is played, and whether a Hat would be in the trick */
  ahead: boolean;
  low: boolean;
  /** the chance to win the trick, as the bot estimates it */
  wins: number;
}

/** What a choice's cards do in the open trick; null if it plays none. */
export function setOf({ view, seat }: Pick<Case, 'view' | 'seat'>, { move, wins = 0 }: Choice): SetFacts | null {
  if (move.do !== 'play') return null;
  const { cards } = move;
  const mine: Played = { seat, cards: [...cards], rank: rankOf(cards) };
  const plays = [...view.plays, mine];
  return {
    cards,
    rank: mine.rank,
    sheds: cards.reduce((sum, card) => sum + traceOf(card), 0),
    fits: cards.length === plays[0]!.cards.length,
    ahead: winning(plays) === mine,
    low: isHatTrick(plays),
    wins,
  };
}

/** The number of seats that play after this one in the trick. */
export const stillToPlay = ({ view }: Pick<Case, 'view'>): number =>
  view.seats.filter(({ out }) => !out).length - view.plays.length - 1;

/** The cards of the deciding seat that a play leaves. */
export const leftAfter = ({ look }: Pick<Case, 'look'>, cards: readonly Card[]): Card[] => {
  const left = [...look.hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
};

/** A pawn move that the seat could make if it won the trick, and its worth. */
export interface Hack {
  pawn: number;
  to: number;
  worth: number;
}

const HACKS = new WeakMap<Look, readonly Hack[]>();

/** The pawn moves that the seat could make if it won the trick, best first. */
export function hacksOf({ look, seat }: Pick<Case, 'look' | 'seat'>): readonly Hack[] {
  let hacks = HACKS.get(look);
  if (hacks === undefined) {
    const { board } = look;
    hacks = movable(board, seat)
      .flatMap((pawn) => reach(board, pawn).map((to) => ({ pawn, to, worth: moveWorth(look, pawn, to) })))
      .sort((a, b) => b.worth - a.worth);
    HACKS.set(look, hacks);
  }
  return hacks;
}

/** How a pawn's move changes the value that its place counts for its owner. */
export const changeOf = ({ view }: Pick<Case, 'view'>, { pawn, to }: { pawn: number; to: number }): number =>
  valueAt(view, to) - valueAt(view, view.pawns[pawn]!);

/** The seat still in the game with the lowest total; -1 for a tie. */
export function leaderOf({ view }: Pick<Case, 'view'>): number {
  const totals = view.totals.filter((_, seat) => !view.seats[seat]!.out);
  const least = Math.min(...totals);
  if (totals.filter((total) => total === least).length > 1) return -1;
  return view.totals.findIndex((total, seat) => total === least && !view.seats[seat]!.out);
}

/** The smallest hand of the other seats still in the game, and whose it is. */
export function shortestRival({ view, seat }: Pick<Case, 'view' | 'seat'>): { seat: number; cards: number } {
  const rivals = view.seats.flatMap(({ hand, out }, one) =>
    one === seat || out ? [] : [{ seat: one, cards: hand.length }],
  );
  return rivals.reduce((least, one) => (one.cards < least.cards ? one : least), { seat: -1, cards: Infinity });
}

/** Whether two places are next to each other, diagonals included. */
export const isNear = (a: number, b: number): boolean =>
  isSpace(a) &&
  isSpace(b) &&
  a !== b &&
  Math.abs((a % 6) - (b % 6)) <= 1 &&
  Math.abs(Math.floor(a / 6) - Math.floor(b / 6)) <= 1;
