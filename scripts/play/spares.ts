/** Decks for cards that none of the house's decks holds: a starter deck with some cards exchanged for them. */
import { cardDef, DECKS } from '../../src/games/netrunner/index.ts';
import { CARDS } from '../../src/games/netrunner/cards/index.ts';
import { deckFaults } from '../../src/games/netrunner/rules/deck.ts';
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';
// Starter decks with the titles that go out, one copy each, and those that come in: the spare cards, and what makes them of use.
import CHANGES from './spares.json' with { type: 'json' };

function codeOf(title: string): string {
  const card = CARDS.find((one) => one.title === title);
  if (!card) throw new Error(`no card is called ${title}`);
  return card.code;
}

/** The decks, legal all of them. Throws when one is not. */
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
