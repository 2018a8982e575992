/** The decks that come with the game: legal, and described. */
import { describe, expect, it } from 'vitest';
import { DECKS, allCards, cardDef } from '../../../../src/games/netrunner/index.ts';
import { STARTERS } from '../../../../src/games/netrunner/decks/index.ts';
import { packCards, readNamed, unpackCards, writeNamed, namedDeck } from '../../../../src/games/netrunner/decks/own.ts';
import { deckFaults } from '../../../../src/games/netrunner/rules/deck.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { t } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';

const identities = [...allCards()].filter(({ type, quantity }) => type === 'identity' && quantity > 0);

useWords(words);

describe('the shipped decks', () => {
  it.each(Object.values(DECKS))('$id is legal, and says in three sentences how it wins', (deck) => {
    expect(deckFaults(deck)).toEqual([]);
    expect(cardDef(deck.identity).side).toBe(deck.side);
    expect(words.en[`deck-name.${deck.id}`]).toBeDefined();
    const text = t(`deck-about.${deck.id}`).replaceAll('Snare!', 'Snare');
    expect(text.match(/[.!?](\s|$)/g)).toHaveLength(3);
  });
  it('are seven starters and one tuned deck for each identity', () => {
    expect([...STARTERS].sort()).toEqual([
      ...['anarch', 'criminal', 'haas-bioroid', 'jinteki', 'nbn', 'shaper', 'weyland'],
    ]);
    const tuned = Object.values(DECKS).filter(({ id }) => !STARTERS.has(id));
    expect(tuned.map(({ identity }) => identity).sort()).toEqual(identities.map(({ code }) => code).sort());
    expect(tuned).toHaveLength(14);
  });
});

describe('a deck of one’s own', () => {
  it.each(Object.values(DECKS))('is read back as it was kept: $id', ({ id, identity, cards }) => {
    const deck = namedDeck(id, 'Mine', { identity, cards });
    expect(unpackCards(packCards(cards))).toEqual(cards);
    expect(readNamed(id, JSON.parse(JSON.stringify(writeNamed(deck))))).toEqual(deck);
  });
  it.each([
    ['nothing', null],
    ['no name', { identity: '01033', cards: '' }],
    ['a card as identity', { name: 'x', identity: '01034', cards: '' }],
    ['an identity of lessons', { name: 'x', identity: '00001', cards: '' }],
    ['a card nobody knows', { name: 'x', identity: '01033', cards: '399999' }],
    ['an identity among the cards', { name: 'x', identity: '01033', cards: '101033' }],
    ['no copies', { name: 'x', identity: '01033', cards: '001034' }],
    ['half a card', { name: 'x', identity: '01033', cards: '30103' }],
    ['too many cards', { name: 'x', identity: '01033', cards: '901034'.repeat(23) }],
  ])('is not read with %s', (_what, json) => {
    expect(readNamed('x', json)).toBeNull();
  });
});
