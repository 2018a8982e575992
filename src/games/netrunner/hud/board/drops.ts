/** Where a card of the hand may be dragged: its legal moves by the place they lead to. Works out no rule. */
import type { Move } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import { has, t } from '../../../../i18n/index.ts';
import { reasonOf } from '../explain.ts';
import type { GameSession } from '../../../../hud/ports.ts';
import { isMine, movesOfCard, seatOf } from '../words/find.ts';

/** A host's handle, a server's name, or one of the places of the own side. */
export type Drop = number | string;

/** Places that mean "the table": a card let go anywhere but in the hand is played or installed there. */
const TABLE: readonly Drop[] = ['play', 'rig'];

function dropOf(move: Move, card: CardView): Drop | null {
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
export function dropsOf(card: CardView, view: View): Map<Drop, Move[]> {
  const found = new Map<Drop, Move[]>();
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
export function dropAt(over: readonly Drop[], drops: ReadonlyMap<Drop, Move[]>): Drop | null {
  const hit = over.find((name) => drops.has(name));
  if (hit !== undefined) return hit;
  if (over.includes('hand')) return null;
  // A server that may not be chosen is a mistake to be explained, unless the card goes nowhere in particular.
  return TABLE.find((name) => drops.has(name)) ?? null;
}

/** Why a card may not go where the pointer is, in words; null when there is nothing to say. */
export function whyNot(
  card: CardView,
  over: readonly Drop[],
  view: View,
  session: Pick<GameSession, 'why'>,
): string | null {
  if (over.includes('hand')) return null;
  const server = view.servers.find((one) => over.includes(one.id))?.id;
  if (server !== undefined && card.seat === 'corp') {
    const refusal = session.why({ do: 'install', card: card.h, server });
    if (refusal !== null) return t(has(refusal.key) ? refusal.key : 'why.condition.use', refusal.params);
  }
  return reasonOf({ card }, view, session) ?? t('drag.nowhere');
}
