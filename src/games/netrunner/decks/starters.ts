/** Starter decks (rules 2): all cards of one faction and all neutral cards of its side, in the quantities of the core box. */
import type { CardDef } from '../rules/def.ts';
import { type Deck, sorted } from './deck.ts';

/** Whether a card is in the core box: codes 01001–01113. */
const inBox = ({ code }: CardDef): boolean => code >= '01001' && code <= '01113';

/** The starter deck of each faction that has an identity in the box, by the name of the faction. */
export function starters(pool: readonly CardDef[]): Deck[] {
  const box = pool.filter(inBox);
  return box
    .filter(({ type }) => type === 'identity')
    .map(({ code, side, faction }) => {
      const own = box.filter(
        (card) =>
          card.side === side && card.type !== 'identity' && (card.faction === faction || card.faction === 'neutral'),
      );
      const cards = own.flatMap((card) => Array.from({ length: card.quantity }, () => card.code));
      return { id: faction, side, identity: code, cards: sorted(cards) };
    });
}
