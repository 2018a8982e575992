/** Where a card of the hand may be dragged: its legal moves by the place they lead to. Works out no rule. */
import type { Move } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import type { Anchor } from '../../../../core/anchor.ts';
import type { DragRules } from '../../../../hud/game-ui.ts';
import { t } from '../../../../i18n/index.ts';
import type { NetrunnerTypes } from '../../types.ts';
import { type Why, reasonOf, refusalWords } from '../explain.ts';
import { isMine, movesOfCard, seatOf } from '../words/find.ts';
import type { TableItem } from './groups.ts';

/** Places that mean "the table": a card let go anywhere but in the hand is played or installed there. */
const TABLE: readonly Anchor[] = ['play', 'rig'];

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

/** Whether this card can be taken in the hand now: it is in the own hand, and its owner decides. */
export function mayDrag(card: CardView | null, view: View): card is CardView {
  if (card === null || !isMine(view) || card.seat !== seatOf(view)) return false;
  return card.zone === (card.seat === 'corp' ? 'hq' : 'grip');
}

/** Legal moves of a card of the hand by where they lead. */
export function dropsOf(card: CardView, view: View): Map<Anchor, Move[]> {
  const found = new Map<Anchor, Move[]>();
  for (const move of movesOfCard(view, card.h)) {
    const drop = dropOf(move, card);
    if (drop !== null) found.set(drop, [...(found.get(drop) ?? []), move]);
  }
  return found;
}

/**
 * What letting go would do.
 * @param over names of the places under the pointer, the nearest first; the hand is `hand`
 * @returns the place meant, or null for none
 */
export function dropAt(over: readonly Anchor[], drops: ReadonlyMap<Anchor, Move[]>): Anchor | null {
  const hit = over.find((name) => drops.has(name));
  if (hit !== undefined) return hit;
  if (over.includes('hand')) return null;
  // A server that may not be chosen is a mistake to be explained, unless the card goes nowhere in particular.
  return TABLE.find((name) => drops.has(name)) ?? null;
}

/** Why a card may not go where the pointer is, in words; null when there is nothing to say. */
export function whyNot(card: CardView, over: readonly Anchor[], view: View, why: Why): string | null {
  if (over.includes('hand')) return null;
  const server = view.servers.find((one) => over.includes(one.id))?.id;
  if (server !== undefined && card.seat === 'corp') {
    const refusal = why({ do: 'install', card: card.h, server });
    if (refusal !== null) return refusalWords(refusal);
  }
  return reasonOf({ card }, view, why) ?? t('drag.nowhere');
}

/** Dragging a card of the hand. Only a card can be taken, so there is one wherever it may go. */
export const drag: DragRules<NetrunnerTypes> = {
  may: ({ card }: TableItem, view) => mayDrag(card, view),
  drops: ({ card }: TableItem, view) => (card === null ? new Map() : dropsOf(card, view)),
  dropAt,
  whyNot: ({ card }: TableItem, over, view, why) => (card === null ? null : whyNot(card, over, view, why)),
  // A server that is not there yet has a place, and no button.
  places: ['new remote'],
};
