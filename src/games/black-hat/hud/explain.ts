/** Explains why a thing on the table cannot be used now, from the rules' own reasons. */
import { isMine } from '../../../hud/contract/question-ui.ts';
import { type Why, whyRefused } from '../../../hud/contract/explain.ts';
import { reach } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import type { TableItem } from './board/groups.ts';

/** The move that someone who presses this thing probably meant; null for none. */
function tried({ thing }: TableItem, view: View): Move | null {
  if (thing.is === 'rank') return { do: 'play', cards: [thing.card] };
  if (view.decision?.kind !== 'hack' || !isMine(view)) return null;
  if (thing.is === 'pawn')
    return { do: 'move', pawn: thing.pawn, to: reach(view, thing.pawn)[0] ?? view.pawns[thing.pawn]! };
  // The first movable pawn stands for all of them.
  const first = view.decision.moves.find((move) => move.do === 'move');
  return thing.is === 'place' && first?.do === 'move' ? { do: 'move', pawn: first.pawn, to: thing.place } : null;
}

/** Why a thing cannot be used now, in words; null if there is nothing to say. */
export const explain = (item: TableItem, view: View, why: Why<Move>): string | null =>
  whyRefused(tried(item, view), why);
