/** Lists of deck sites read as decks: what is forgiven, and what is told with its line. */
import { describe, expect, it } from 'vitest';
import { DECKS, cardDef } from '../../../../src/games/netrunner/index.ts';
import { copiesOf } from '../../../../src/games/netrunner/rules/deck.ts';
import { readDeckText, writeDeckText } from '../../../../src/games/netrunner/decks/text.ts';

const KATE = 'Kate "Mac" McCaffrey: Digital Tinker';
/** The deck of a list as titles with copies; fails when it is refused. */
function deckOf(text: string): Record<string, number> {
  const read = readDeckText(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return Object.fromEntries([...copiesOf(read.deck.cards)].map(([code, n]) => [cardDef(code).title, n]));
}
/** The problems of a refused list. */
function problemsOf(text: string) {
  const read = readDeckText(text);
  return read.ok ? [] : read.problems;
}

describe('a list of a deck site', () => {
  it('is read with its headings, set names, influence dots and sums', () => {
    const text = `Tinker's delight

${KATE} (Core Set)

Event (6)
3x Sure Gamble (Core Set)
3x Diesel (Core Set)

Program (4)
2x Gordian Blade (Core Set)
1x Neural EMP  ●●
1x Parasite (Core Set) ●●

2 influence spent (maximum 15)
10 cards (min 45)
Cards up to Reign and Reverie`;
    expect(deckOf(text)).toEqual({ 'Sure Gamble': 3, Diesel: 3, 'Gordian Blade': 2, 'Neural EMP': 1, Parasite: 1 });
    const read = readDeckText(text);
    expect(read.ok && [read.deck.name, cardDef(read.deck.identity).title]).toEqual(["Tinker's delight", KATE]);
  });
  it.each([
    ['3x Sure Gamble', 3],
    ['3 Sure Gamble', 3],
    ['3X SURE GAMBLE', 3],
    ['3 × sure gamble', 3],
    ['Sure Gamble x3', 3],
    ['- 3x **Sure Gamble**', 3],
    ['* 3x Sure Gamble [Core Set]', 3],
    ['Sure Gamble', 1],
    ['3x Sure Gamble // money', 3],
  ])('knows the form "%s"', (line, n) => {
    expect(deckOf(`${KATE}\n${line}`)).toEqual({ 'Sure Gamble': n });
  });
  it.each([
    ['2 The Makers Eye', 'The Maker’s Eye'],
    ["2 aesop's pawnshop", 'Aesop’s Pawnshop'],
    ['2 Deja Vu', 'Déjà Vu'],
    ['2 DÉJÀ VU', 'Déjà Vu'],
  ])('forgives accents, apostrophes and case: %s', (line, title) => {
    expect(deckOf(`Kate Mac McCaffrey\n${line}`)).toEqual({ [title]: 2 });
  });
  it('takes one side’s list with cards of the other: the rules say what is wrong with it, not the reader', () => {
    expect(deckOf(`${KATE}\n3 Hedge Fund`)).toEqual({ 'Hedge Fund': 3 });
  });
});

describe('a list that cannot be read', () => {
  it('names each unknown line with its number and the closest titles', () => {
    expect(problemsOf(`${KATE}\n3x Sure Gambel\n2x Diesel\n1x Gordon Blade`)).toEqual([
      {
        key: 'deck.text.unknown',
        params: { line: 2, text: 'Sure Gambel', near: expect.stringContaining('“Sure Gamble”') },
      },
      {
        key: 'deck.text.unknown',
        params: { line: 4, text: 'Gordon Blade', near: expect.stringContaining('“Gordian Blade”') },
      },
    ]);
  });
  it('says where its identity was to be', () => {
    expect(problemsOf('My deck\nKat McCaffrey: Digital Tinkerer\n3 Diesel')).toEqual([
      {
        key: 'deck.text.identity',
        params: { line: 2, text: 'Kat McCaffrey: Digital Tinkerer', near: expect.stringContaining('Kate') },
      },
    ]);
    expect(problemsOf('3 Diesel')).toEqual([{ key: 'deck.text.noIdentity', params: { line: 1 } }]);
  });
  it('may not have two identities', () => {
    const [problem] = problemsOf(`${KATE}\nJinteki: Personal Evolution\n3 Diesel`);
    expect(problem).toMatchObject({ key: 'deck.text.twoIdentities', params: { line: 2 } });
  });
  it.each(['0x Diesel', '201x Diesel', '9999 Diesel'])('may not hold "%s"', (line) => {
    expect(problemsOf(`${KATE}\n${line}`)).toMatchObject([{ key: 'deck.text.copies', params: { line: 2 } }]);
  });
  it('is not even looked at when it is far too long', () => {
    expect(problemsOf('x'.repeat(20_001))).toMatchObject([{ key: 'deck.text.long' }]);
    expect(problemsOf('\n'.repeat(600))).toMatchObject([{ key: 'deck.text.long' }]);
  });
});

describe('a deck written as a list', () => {
  it.each(Object.values(DECKS))('is read as the same deck: $id', ({ identity, cards }) => {
    for (const name of ['', 'Fast (v2)', '3 ways to win', 'Deck: x // y']) {
      const text = writeDeckText({ name, identity, cards }, (type) => type);
      expect(readDeckText(text)).toEqual({ ok: true, deck: { name, identity, cards } });
    }
  });
});
