/** What can be dragged on the table: a card to the trick, or a pawn or the tracer to a place. */
import type { Anchor } from '../../../core/anchor.ts';
import type { DragRules } from '../../../hud/contract/table-ui.ts';
import { say, t } from '../../../i18n/index.ts';
import { placeAnchor, playAnchor } from '../anchors.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import type { BlackHatTypes } from '../game-types.ts';
import { type TableItem, legalMoves, movesOfButton } from './board/groups.ts';
import { askedSeat } from './names.ts';

/** The legal moves that dragging this button's thing can make, by the anchor of the place where it is dropped. */
function drops({ thing }: TableItem, view: View): Map<Anchor, Move[]> {
  const found = new Map<Anchor, Move[]>();
  for (const move of movesOfButton(thing, view)) {
    if (thing.is === 'rank' && move.do === 'play') {
      // Dragging plays one card, or several of the same rank; other sets are ticked by pressing.
      if (move.cards.some((card) => card !== thing.card)) continue;
      const at = playAnchor(view.seats[askedSeat(view)]!.name);
      found.set(at, [...(found.get(at) ?? []), move]);
    }
    if ((thing.is === 'pawn' || thing.is === 'tracer') && 'to' in move)
      found.set(placeAnchor(move.to), [...(found.get(placeAnchor(move.to)) ?? []), move]);
  }
  return found;
}

export const drag: DragRules<BlackHatTypes> = {
  canDrag: ({ thing }: TableItem, view) =>
    (thing.is === 'rank' || thing.is === 'pawn' || thing.is === 'tracer') &&
    legalMoves(view).length > 0 &&
    movesOfButton(thing, view).length > 0,
  drops: (item: TableItem, view) => drops(item, view),
  targetAt(over, found) {
    const hit = over.find((name) => found.has(name));
    if (hit !== undefined || over.includes('hand')) return hit ?? null;
    // A card may be dropped on any seat's place in the trick.
    const play = [...found.keys()].find((name) => String(name).endsWith(' play'));
    return play !== undefined && over.some((name) => String(name).endsWith(' play')) ? play : null;
  },
  whyNot({ thing }: TableItem, over, view, why) {
    if (thing.is !== 'pawn') return null;
    for (let to = 0; to <= 26; to++) {
      if (!over.includes(placeAnchor(to))) continue;
      const refusal = why({ do: 'move', pawn: thing.pawn, to });
      if (refusal !== null) return say(refusal);
    }
    return over.length === 0 ? null : t('bh.drag.nowhere');
  },
  placesWithoutButton: [],
};
