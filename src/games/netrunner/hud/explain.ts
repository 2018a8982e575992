/** Says why a card cannot be used now, from the reasons that the rules give for refusing a move. */
import type { Why } from '../../../hud/contract/explain.ts';
import type { Refusal } from '../../../core/game.ts';
import type { Move } from '../rules/move.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { sayIfKnown, t } from '../../../i18n/index.ts';
import type { TableItem } from './board/groups.ts';
import { cardOf } from './words/lookup.ts';
import { isMine } from './words/find.ts';

/** Returns the move that uses a card's first paid, boost or break ability, as a list; empty if it has no such ability. */
function usesOf(card: CardView): Move[] {
  if (card.code === null) return [];
  return cardOf(card.code)
    .abilities.flatMap((ability, i): Move[] =>
      ability.a === 'paid' || ability.a === 'boost' || ability.a === 'break'
        ? [{ do: 'use', card: card.h, ability: i, name: ability.name }]
        : [],
    )
    .slice(0, 1);
}

/** Returns the moves that a person who presses this card probably wants to make. */
function triedWith(card: CardView): Move[] {
  if (card.zone === 'grip' || card.zone === 'hq') {
    const plays = card.type === 'event' || card.type === 'operation';
    return [{ do: plays ? 'play' : 'install', card: card.h }];
  }
  return card.up || card.seat === 'runner' ? usesOf(card) : [{ do: 'rez', card: card.h }];
}

/** Why the rules refuse a move, in words; a general sentence for a condition without its own text. */
export const refusalWords = (refusal: Refusal): string => sayIfKnown(refusal) ?? t('why.condition.use');

/** Why the viewer cannot use one of their cards now, in words; null if there is nothing to explain. */
export function reasonOf(item: Pick<TableItem, 'card'>, view: View, why: Why<Move>): string | null {
  const card = item.card;
  if (card === null || !isMine(view) || card.seat !== view.viewer) return null;
  for (const move of triedWith(card)) {
    const refusal = why(move);
    if (refusal !== null) return refusalWords(refusal);
  }
  return null;
}
