/** Explains why a thing on the table cannot be used now, from the rules' own reasons. */
import { type Why, whyRefused } from '../../../hud/contract/explain.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import type { TableItem } from './board/groups.ts';

/** Returns the move that a person who presses this thing on the table probably means; null for none. */
function tried({ thing }: TableItem, view: View): Move | null {
  if (thing.is === 'card') return { do: 'pick', card: thing.card };
  // when a card is to be laid, pressing rooms and guards only shows them
  const laying = view.decision?.kind === 'pick';
  if (thing.is === 'room' && !laying) return { do: 'room', room: thing.room };
  if (thing.is === 'guard' && !laying) return { do: 'guard', kind: thing.kind };
  return thing.is === 'operative' && view.ops[thing.op]!.seat === view.viewer ? { do: 'hand-in' } : null;
}

/** Says why a thing on the table cannot be used now; null if there is nothing to say. */
export const explain = (item: TableItem, view: View, why: Why<Move>): string | null =>
  whyRefused(tried(item, view), why);
