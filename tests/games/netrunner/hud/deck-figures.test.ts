/** What the deck builder says of a deck in figures. */
import { describe, expect, it } from 'vitest';
import { withCard, withIdentity, withoutCard } from '../../../../src/games/netrunner/decks/change.ts';
import { DECKS, cardDef } from '../../../../src/games/netrunner/index.ts';
import { DECK_LIMITS, namedDeck } from '../../../../src/games/netrunner/decks/own.ts';
import { statsOf, keepOdds, sampleHand } from '../../../../src/games/netrunner/hud/decks/stats.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, n) => all + n, 0);
const KATE = DECKS['shaper']!.identity;
const [GAMBLE, DIESEL] = ['Sure Gamble', 'Diesel'].map((title) =>
  DECKS['shaper']!.cards.find((code) => cardDef(code).title === title)!,
);

describe('a deck in figures', () => {
  it('counts each card once by type, and once by cost unless it is an agenda', () => {
    for (const [id, deck] of Object.entries(DECKS)) {
      const { types, curve } = statsOf(deck);
      expect(sum(types.values()), id).toBe(deck.cards.length);
      const agendas = deck.cards.filter((code) => cardDef(code).type === 'agenda').length;
      expect(sum(curve.flatMap((step) => [...step.values()])), id).toBe(deck.cards.length - agendas);
    }
  });
  it('says what its breakers break, and what its ice is', () => {
    expect(Object.fromEntries(statsOf(DECKS['shaper']!).ice)).toMatchObject({
      barrier: 2,
      'code gate': 3,
      sentry: 2,
    });
    expect(Object.fromEntries(statsOf(DECKS['jinteki']!).ice)).toEqual({ barrier: 6, 'code gate': 7, sentry: 5 });
  });
});

describe('opening hands', () => {
  it('are five cards of the deck, the same for the same seed, and all of a smaller deck', () => {
    const deck = DECKS['jinteki']!;
    expect(sampleHand(deck, 'a')).toEqual(sampleHand(deck, 'a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => sampleHand(deck, seed).cards.join())).size).toBe(4);
    expect(sampleHand({ ...deck, cards: deck.cards.slice(0, 3) }, 'a').cards.toSorted()).toEqual(
      deck.cards.slice(0, 3),
    );
  });
  it('are always kept where all is money, never without, and a mulligan is a second chance', () => {
    expect(keepOdds({ identity: KATE, cards: Array<string>(45).fill(GAMBLE!) })).toEqual({ first: 1, either: 1 });
    expect(keepOdds({ identity: KATE, cards: [] })).toEqual({ first: 0, either: 0 });
    const { first, either } = keepOdds(DECKS['shaper']!);
    expect(first).toBeGreaterThan(0.4);
    expect(either).toBeCloseTo(first + (1 - first) * first, 10);
  });
});

describe('a change to a deck', () => {
  const deck = namedDeck('x', 'Mine', { identity: KATE, cards: [GAMBLE!, GAMBLE!, DIESEL!] });
  it('adds or takes one copy, and leaves the deck before as it was', () => {
    expect(withCard(deck, DIESEL!).cards).toHaveLength(4);
    expect(withoutCard(deck, GAMBLE!).cards).toEqual([GAMBLE!, DIESEL!].toSorted());
    expect(deck.cards).toHaveLength(3);
  });
  it('takes a card that is not there from nobody', () => {
    expect(withoutCard(withoutCard(deck, DIESEL!), DIESEL!).cards).toEqual([GAMBLE, GAMBLE]);
  });
  it('adds none beyond what is kept', () => {
    let full = deck;
    for (let n = 0; n < DECK_LIMITS.cards + 5; n++) full = withCard(full, DIESEL!);
    expect(full.cards).toHaveLength(DECK_LIMITS.cards);
  });
  it('keeps the cards under another identity', () => {
    const other = Object.values(DECKS).find(({ side, identity }) => side === 'runner' && identity !== KATE)!.identity;
    expect(withIdentity(deck, other)).toMatchObject({ identity: other, cards: deck.cards, name: 'Mine' });
  });
});
