/** What a deck may hold (rules 8): size, copies, influence, factions, sides, agenda points. */
import { describe, expect, it } from 'vitest';
import { allCards } from '../../../../src/games/netrunner/index.ts';
import { type DeckFault, deckFaults, influenceSpent, pointsFor } from '../../../../src/games/netrunner/rules/deck.ts';

const BY_TITLE = new Map([...allCards()].map((card) => [card.title, card.code]));
const code = (title: string): string => {
  const found = BY_TITLE.get(title);
  if (found === undefined) throw new Error(`no card is called ${title}`);
  return found;
};
/** A deck from lines like `3 Diesel`. */
const deck = (identity: string, ...lines: string[]) => ({
  identity: code(identity),
  cards: lines.flatMap((line) => {
    const [n, ...title] = line.split(' ');
    return Array.from({ length: Number(n) }, () => code(title.join(' ')));
  }),
});
const KATE = 'Kate "Mac" McCaffrey: Digital Tinker';
const JINTEKI = 'Jinteki: Personal Evolution';
/** 45 cards for Kate without influence. */
const SHAPER = [
  '3 Diesel',
  '3 The Maker’s Eye',
  '3 Tinkering',
  '3 Modded',
  '3 Akamatsu Mem Chip',
  '3 Rabbit Hole',
  '3 The Personal Touch',
  '3 Battering Ram',
  '3 Gordian Blade',
  '3 Magnum Opus',
  '3 Net Shield',
  '3 Pipeline',
  '3 Sacrificial Construct',
  '3 Sure Gamble',
  '3 Crypsis',
];
/** 37 cards for Jinteki without influence, agendas or the like. */
const WALLS = [
  '3 Snare!',
  '3 Project Junebug',
  '3 Neural Katana',
  '3 Wall of Thorns',
  '3 Cell Portal',
  '3 Chum',
  '3 Data Mine',
  '3 Hedge Fund',
  '3 PAD Campaign',
  '3 Enigma',
  '3 Wall of Static',
  '3 Hunter',
  '1 Neural EMP',
];

describe('a Runner’s deck', () => {
  it('of 45 cards of its faction and neutral ones is legal', () => {
    expect(deckFaults(deck(KATE, ...SHAPER))).toEqual([]);
  });
  it('must have the size its identity asks for, and may have more', () => {
    expect(deckFaults(deck(KATE, ...SHAPER.slice(1)))).toEqual([{ fault: 'size', have: 42, need: 45 }]);
    expect(deckFaults(deck(KATE, ...SHAPER, '3 Armitage Codebusting', '3 Infiltration'))).toEqual([]);
  });
  it('may have three copies of a title', () => {
    expect(deckFaults(deck(KATE, ...SHAPER, '1 Diesel'))).toEqual([
      { fault: 'copies', card: code('Diesel'), have: 4, most: 3 },
    ]);
  });
  it('may have fewer where the card says so', () => {
    expect(deckFaults(deck(KATE, ...SHAPER, '2 DJ Fenris'))).toEqual([
      { fault: 'copies', card: code('DJ Fenris'), have: 2, most: 1 },
    ]);
  });
  it('pays influence for each copy of another faction’s card, up to its identity’s', () => {
    const just = deck(KATE, ...SHAPER, '3 Account Siphon', '3 Cyberfeeder');
    expect(influenceSpent(just)).toBe(15);
    expect(deckFaults(just)).toEqual([]);
    expect(deckFaults(deck(KATE, ...SHAPER, '3 Account Siphon', '3 Parasite'))).toEqual([
      { fault: 'influence', have: 18, most: 15 },
    ]);
  });
  it('pays for a neutral card that prints influence', () => {
    expect(influenceSpent(deck(KATE, '1 DJ Fenris', '3 Sure Gamble'))).toBe(1);
  });
  it('holds no card of the Corp, and no second identity', () => {
    expect(deckFaults(deck(KATE, ...SHAPER, '1 Hedge Fund', '1 Noise: Hacker Extraordinaire'))).toEqual([
      { fault: 'side', card: code('Hedge Fund') },
      { fault: 'identity', card: code('Noise: Hacker Extraordinaire') },
    ]);
  });
});

describe('a Corp’s deck', () => {
  const points = (faults: DeckFault[]) => faults.find(({ fault }) => fault === 'points');
  it.each([
    [40, 18, 19],
    [44, 18, 19],
    [45, 20, 21],
    [49, 20, 21],
    [50, 22, 23],
    [54, 22, 23],
    [55, 24, 25],
    [66, 28, 29],
  ])('of %i cards holds %i to %i agenda points', (size, least, most) => {
    expect(pointsFor(size)).toEqual({ least, most });
  });
  it('with too few or too many agenda points is not legal', () => {
    const three = '3 Priority Requisition';
    expect(deckFaults(deck(JINTEKI, ...WALLS, three, '3 Nisei MK II', '2 Private Security Force'))).toEqual([
      { fault: 'points', have: 19, least: 20, most: 21 },
    ]);
    expect(deckFaults(deck(JINTEKI, ...WALLS, three, '3 Nisei MK II', '3 Private Security Force'))).toEqual([]);
    expect(
      points(
        deckFaults(deck(JINTEKI, ...WALLS, three, '3 Nisei MK II', '3 Private Security Force', '1 Hostile Takeover')),
      ),
    ).toEqual({ fault: 'points', have: 22, least: 20, most: 21 });
  });
  it('below its size is told the points of the size it must have', () => {
    expect(deckFaults(deck(JINTEKI, '1 Nisei MK II'))).toEqual([
      { fault: 'size', have: 1, need: 45 },
      { fault: 'points', have: 2, least: 20, most: 21 },
    ]);
  });
  it('has no agenda of another faction, whatever its influence', () => {
    const faults = deckFaults(
      deck(JINTEKI, ...WALLS, '3 Nisei MK II', '3 Priority Requisition', '3 Hostile Takeover', '3 NAPD Contract'),
    );
    expect(faults).toContainEqual({ fault: 'faction', card: code('Hostile Takeover') });
    expect(faults.filter(({ fault }) => fault === 'faction')).toHaveLength(1);
  });
  it('pays influence for another faction’s ice', () => {
    expect(influenceSpent(deck(JINTEKI, '3 Tollbooth'))).toBe(6);
  });
});
