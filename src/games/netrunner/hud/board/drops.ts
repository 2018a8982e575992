/** Where a card dragged from the hand can be dropped, and which legal moves that makes. Contains no rules. */
import type { Move } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import type { Anchor } from '../../../../core/anchor.ts';
import type { Why } from '../../../../hud/contract/explain.ts';
import type { DragRules } from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import type { NetrunnerTypes } from '../../game-types.ts';
import { reasonOf, refusalWords } from '../explain.ts';
import { isMine, movesOfCard, needful, seatOf } from '../words/find.ts';
import type { TableItem } from './groups.ts';

/** Where a card dropped on the open table counts as dropped: the first of these targets that is legal. */
const TABLE: readonly Anchor[] = ['play', 'rig'];

/** The target to drop a card on to make this move; null if the move cannot be made by dragging. */
function dropOf(move: Move, card: CardView): Anchor | null {
  switch (move.do) {
    case 'install':
      return move.on ?? move.server ?? 'rig';
    case 'play':
      return 'play';
    case 'discard':
      return card.seat === 'corp' ? 'archives' : 'heap';
    default:
      return null;
  }
}

/** Whether a card can be dragged now: it is in the viewer's hand, and the viewer's seat has to decide. */
export function mayDrag(card: CardView | null, view: View): card is CardView {
  if (card === null || !isMine(view) || card.seat !== seatOf(view)) return false;
  return card.zone === (card.seat === 'corp' ? 'hq' : 'grip');
}

/** The legal moves of a card in hand, by the target to drop the card on. */
export function dropsOf(card: CardView, view: View): Map<Anchor, Move[]> {
  const found = new Map<Anchor, Move[]>();
  for (const move of needful(movesOfCard(view, card.h))) {
    const drop = dropOf(move, card);
    if (drop !== null) found.set(drop, [...(found.get(drop) ?? []), move]);
  }
  return found;
}

/**
 * The key of `drops` that dropping a card here means; null for none.
 * @param over anchors of the places under the pointer, topmost first; `hand` for the hand
 */
export function targetAt(over: readonly Anchor[], drops: ReadonlyMap<Anchor, Move[]>): Anchor | null {
  const hit = over.find((name) => drops.has(name));
  if (hit !== undefined) return hit;
  if (over.includes('hand')) return null;
  // A card that is not installed in a server may be dropped anywhere; any other needs the right place.
  return TABLE.find((name) => drops.has(name)) ?? null;
}

/** Why the card may not be dropped at this point, in words; null over the hand. `over`: as in `targetAt`. */
export function whyNot(card: CardView, over: readonly Anchor[], view: View, why: Why<Move>): string | null {
  if (over.includes('hand')) return null;
  const server = view.servers.find((one) => over.includes(one.id))?.id;
  if (server !== undefined && card.seat === 'corp') {
    const refusal = why({ do: 'install', card: card.h, server });
    if (refusal !== null) return refusalWords(refusal);
  }
  return reasonOf({ card }, view, why) ?? t('drag.nowhere');
}

/** The rules of dragging for the table: only cards in the viewer's hand can be dragged. */
export const drag: DragRules<NetrunnerTypes> = {
  canDrag: ({ card }: TableItem, view) => mayDrag(card, view),
  drops: ({ card }: TableItem, view) => (card === null ? new Map() : dropsOf(card, view)),
  targetAt,
  whyNot: ({ card }: TableItem, over, view, why) => (card === null ? null : whyNot(card, over, view, why)),
  // A new remote server has a place on the drawn table, but no button yet.
  placesWithoutButton: ['new remote'],
};
