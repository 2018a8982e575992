/** Decks for cards that none of the house's decks holds: a starter deck with some cards exchanged for them. */
import { cardDef, DECKS } from '../../src/games/netrunner/index.ts';
import { CARDS } from '../../src/games/netrunner/cards/index.ts';
import { deckFaults } from '../../src/games/netrunner/rules/deck.ts';
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';

/** By starter deck: the titles that go out, one copy each, and those that come in. */
const CHANGES: Record<string, { out: string[]; in: string[] }> = {
  'haas-bioroid': {
    out: ['Hunter', 'Hunter', 'Wall of Static', 'Melange Mining Corp.'],
    in: ['Game Changer', 'Game Changer', 'Game Changer', 'Lady Liberty'],
  },
  jinteki: {
    out: ['Hunter', 'Hunter', 'Wall of Static', 'Melange Mining Corp.'],
    in: ['Hangeki', 'Hangeki', 'Hangeki', 'Lady Liberty'],
  },
  nbn: {
    out: ['Hunter', 'Hunter', 'Wall of Static', 'Melange Mining Corp.'],
    in: ['Eavesdrop', 'Eavesdrop', 'Eavesdrop', 'Lady Liberty'],
  },
  anarch: { out: [], in: ['Reboot', 'Reboot', 'Reboot'] },
  criminal: { out: [], in: ['Algernon', 'Algernon', 'Algernon'] },
  shaper: { out: [], in: ['Office Supplies', 'Office Supplies', 'Office Supplies'] },
};

function codeOf(title: string): string {
  const card = CARDS.find((one) => one.title === title);
  if (!card) throw new Error(`no card is called ${title}`);
  return card.code;
}

/** The decks, legal all of them. Throws when one is not. */
export function spares(): Deck[] {
  return Object.entries(CHANGES).map(([id, change]) => {
    const from = DECKS[id]!;
    const cards = [...from.cards];
    for (const title of change.out) {
      const at = cards.indexOf(codeOf(title));
      if (at < 0) throw new Error(`${id} holds no ${title}`);
      cards.splice(at, 1);
    }
    cards.push(...change.in.map(codeOf));
    const deck = { ...from, id: `${id}, changed`, cards };
    const [fault] = deckFaults(deck);
    if (fault) throw new Error(`${cardDef(from.identity).title}: ${JSON.stringify(fault)}`);
    return deck;
  });
}
