/** Why something on the table cannot be used now, in the rules' own reasons. */
import type { Refusal } from '../../../core/game.ts';
import type { Move } from '../rules/move.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { has, t } from '../../../i18n/index.ts';
import type { TableItem } from './board/groups.ts';
import { cardOf } from './words/book.ts';
import { isMine } from './words/find.ts';

/** The abilities of a card that a person may have meant by pressing it. */
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

/** What a person who presses this card may have wanted to do with it. */
function triedWith(card: CardView): Move[] {
  if (card.zone === 'grip' || card.zone === 'hq') {
    const plays = card.type === 'event' || card.type === 'operation';
    return [{ do: plays ? 'play' : 'install', card: card.h }];
  }
  return card.up || card.seat === 'runner' ? usesOf(card) : [{ do: 'rez', card: card.h }];
}

/** Says why a move is not legal now; null where it is, or where there is nothing to say. */
export type Why = (move: Move) => Refusal | null;

/** A refusal in words. A condition without words of its own is still a condition. */
export const refusalWords = ({ key, params }: Refusal): string => t(has(key) ? key : 'why.condition.use', params);

/** The reason as a sentence; null when there is nothing to explain. */
export function reasonOf(item: Pick<TableItem, 'card'>, view: View, why: Why): string | null {
  const card = item.card;
  if (card === null || !isMine(view) || card.seat !== view.viewer) return null;
  for (const move of triedWith(card)) {
    const refusal = why(move);
    if (refusal !== null) return refusalWords(refusal);
  }
  return null;
}
