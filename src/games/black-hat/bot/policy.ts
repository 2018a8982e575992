/** The quick policy: evaluates every move of a decision from what the deciding seat knows (`Look`), without search. */
import type { Card } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { takeAllWorth, takeFewWorth, takeWorth, weighSets } from './cards.ts';
import type { Look } from './look.ts';
import { boardWorth } from './pawns.ts';

/** A legal move, its worth to the deciding seat in trace points, and figures behind that worth. */
export interface Choice {
  move: Move;
  worth: number;
  wins?: number;
  sheds?: number;
}

/** Evaluates all legal moves; returns them best first, and equally good ones in the order of the legal moves. */
export function weigh(look: Look): Choice[] {
  if (look.kind === 'play') {
    const plays = look.moves.flatMap((move) => (move.do === 'play' ? [move] : []));
    if (plays.length === 0) return look.moves.map((move) => ({ move, worth: 0 }));
    const moveOf = new Map<readonly Card[], Move>(plays.map((move) => [move.cards, move]));
    return weighSets(
      look,
      plays.map((move) => move.cards),
    ).map(({ cards, ...rest }) => ({ move: moveOf.get(cards)!, ...rest }));
  }
  const worthOf = (move: Move): number => {
    if (move.do === 'take-all') return takeAllWorth(look);
    if (move.do !== 'take') return boardWorth(look, move);
    const one = takeWorth(look, move.card);
    // When taking all is also legal, taking one card first is worth as much as taking the cheapest few.
    return look.moves.some((other) => other.do === 'take-all') ? takeFewWorth(look) + one * 0.01 : one;
  };
  return look.moves.map((move) => ({ move, worth: worthOf(move) })).sort((a, b) => b.worth - a.worth);
}
