/** Decks for spare cards, which are in none of the built-in decks: starter decks with some cards replaced by them. */
import { cardDef, DECKS } from '../../src/games/netrunner/index.ts';
import { CARDS } from '../../src/games/netrunner/cards/index.ts';
import { deckFaults } from '../../src/games/netrunner/rules/deck.ts';
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';
// For each starter deck: titles that go out, one copy each, and titles that come in (spare cards, and cards that make them useful).
import CHANGES from './spares.json' with { type: 'json' };

function codeOf(title: string): string {
  const card = CARDS.find((one) => one.title === title);
  if (!card) throw new Error(`no card is called ${title}`);
  return card.code;
}

/** The decks, all of them legal. Throws if one is not. */
export function spares(): Deck[] {
  return CHANGES.map((change) => {
    const from = DECKS[change.from]!;
    const cards = [...from.cards];
    for (const title of change.out) {
      const at = cards.indexOf(codeOf(title));
      if (at < 0) throw new Error(`${change.from} holds no ${title}`);
      cards.splice(at, 1);
    }
    cards.push(...change.in.map(codeOf));
    const deck = { ...from, id: `${change.from} with ${change.for}`, cards };
    const [fault] = deckFaults(deck);
    if (fault) throw new Error(`${cardDef(from.identity).title}: ${JSON.stringify(fault)}`);
    return deck;
  });
}
