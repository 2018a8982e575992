/** Lists of deck sites read as decks: what is forgiven, and what is told with its line. */
import { describe, expect, it } from 'vitest';
import { DECKS, cardDef } from '../../../../src/games/netrunner/index.ts';
import { copiesOf } from '../../../../src/games/netrunner/rules/deck.ts';
import { readDeck } from '../../../../src/games/netrunner/decks/read/index.ts';
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
    ['3xSure Gamble', 3],
    ['x3 Sure Gamble', 3],
    ['x3Sure Gamble', 3],
    ['X 3 Sure Gamble', 3],
    ['3✕ Sure Gamble', 3],
    ['3) Sure Gamble', 3],
    ['3. Sure Gamble', 3],
    ['3: Sure Gamble', 3],
    ['3,Sure Gamble', 3],
    ['3,"Sure Gamble"', 3],
    ['"Sure Gamble",3', 3],
    ['Sure Gamble\t3', 3],
    ['3\tSure Gamble', 3],
    ['Sure Gamble, 3', 3],
    ['Sure Gamble - 3', 3],
    ['Sure Gamble: 3', 3],
    ['Sure Gamble 3', 3],
    ['Sure Gamble 3x', 3],
    ['Sure Gamble ×3', 3],
    ['| 3 | Sure Gamble |', 3],
    ['> 3x Sure Gamble', 3],
    ['>> 3 Sure Gamble', 3],
    ['３ｘ Sure Gamble', 3],
    ['３　Sure Gamble', 3],
    ['（3）Sure Gamble', 3],
    ['(3) Sure Gamble', 3],
    ['[3] Sure Gamble', 3],
    ['{3x} Sure Gamble', 3],
    ['Sure Gamble (3)', 3],
    ['Sure Gamble [x3]', 3],
    ['Sure Gamble (3x) (Core Set)', 3],
    ['3x Sure Gamble (3)', 3],
    ['3x [Sure Gamble]', 3],
    ['(3 Sure Gamble)', 3],
    ['3x [[Sure Gamble]]', 3],
    ['3x Sure Gamble (Core Set #50)', 3],
    ['3x Sure Gamble (Core Set', 3],
    ['Sure Gamble (Core Set #50) x3', 3],
    ['3x Sure Gamble #50', 3],
    ['3x Sure Gamble (01050)', 3],
    ['3x <b>Sure Gamble</b><br/>', 3],
    ['3x [Sure Gamble](https://netrunnerdb.com/en/card/01050)', 3],
    ['3x [Sure Gamble](Core Set)', 3],
    ['[*]3x [color=#ff0000]Sure Gamble[/color]', 3],
    ['3x Sure\u200b Gamble\u00ad', 3],
    ['3x Sure&nbsp;Gamble', 3],
    ['3x &#83;ure &#x47;amble', 3],
    ['3x Sure Gamble ●●  ★ ◦', 3],
    ['10 Sure Gamble', 10],
    ['200 Sure Gamble', 200],
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
  it('names all unknown cards in one sentence, with titles one or two letters away', () => {
    expect(problemsOf(`${KATE}\n3x Sure Gambel\n2x Diesel\n1x Vamp\n1x Gordon Blade\nKyubon\n3 Kyuboo`)).toEqual([
      {
        key: 'deck.text.unknown',
        params: {
          n: 5,
          line: 2,
          lines: '2, 4, 5, 6, 7',
          cards:
            '“Sure Gambel” (“Sure Gamble”?), “Vamp”, “Gordon Blade” (“Gordian Blade”?), “Kyubon” (“Kyuban”?), “Kyuboo”',
        },
      },
    ]);
  });
  it.each([
    ['Ikas', 'Ika', 1],
    ['Ik', 'Ika', 0],
    ['Chun', 'Chum', 1],
    ['Chummy', 'Chum', 0],
    ['Shadoww', 'Shadow', 1],
    ['Shadows', 'Shadow', 1],
    ['Medien', 'Medium', 0],
    ['Reboooot', 'Reboot', 1],
    ['Cryptus', 'Crypsis', 1],
    ['Datasuckerzz', 'Datasucker', 1],
    ['Datasuckerzzz', 'Datasucker', 0],
  ])('offers the nearest titles, the nearer the shorter they are: %s, %s', (text, title, times) => {
    const read = readDeck(`3x ${text}`);
    const near = read.ok && read.reading.lines[0]!.as === 'unread' ? read.reading.lines[0]!.near : [];
    expect(near.filter((each) => each === title)).toHaveLength(times);
  });
  it('names what is no card, and asks for the identity', () => {
    expect(problemsOf('My deck\nKat McCaffrey: Digital Tinkerer\n3 Diesel\n1 Modded')).toEqual([
      { key: 'deck.text.unread', params: { n: 1, line: 2, lines: '2', cards: '“Kat McCaffrey: Digital Tinkerer”' } },
      { key: 'deck.text.noIdentity', params: { line: 1, n: 4 } },
    ]);
  });
  it('holds no card at all', () => {
    expect(problemsOf(KATE)).toEqual([{ key: 'deck.text.noCards', params: { line: 1 } }]);
    expect(problemsOf('')).toEqual([{ key: 'deck.text.noCards', params: { line: 1 } }]);
  });
  it.each([
    ['a card with a number that does not match', '2x Vamp'],
    ['two different numbers', '1x Sure Gamble (3)'],
    ['two cards', '3x Sure Gamble, 3x Diesel'],
    ['a card in brackets', '3x Sure Gamble (and 2 Diesel)'],
    ['two cards, one in brackets', '3x Sure Gamble (2 Diesel)'],
    ['two cards, each in brackets', '3x [Sure Gamble] (2 Diesel)'],
    ['two cards, one in brackets with its number last', '3x Sure Gamble (Diesel x2)'],
    ['two cards, one in brackets among words', '3x Sure Gamble (as good as Diesel x2)'],
    ['two cards, one in a comment', '3x Sure Gamble // 2 Diesel'],
    ['a card that is a comment', '# 2x Diesel'],
    ['a card that is a comment', '// 2x Diesel'],
    ['a sentence', 'I like this one'],
    ['a number alone', '3'],
    ['a number and a sign alone', '3x'],
    ['copies without a title', '(3)'],
    ['half a copy', '½x Diesel'],
    ['digits that touch the title', 'Diesel3'],
    ['a version that is another', 'Heimdall 1.3'],
    ['letters of another script', '3x Diesel и'],
    ['letters of another script', '3x Diesel и Modded'],
    ['a set that holds a card', 'Cards up to 3 Diesel'],
    ['a sum that is a card', '3x influence'],
    ['letters far behind', `3x Diesel${' '.repeat(200)}and more`],
    ['a second identity', 'Noise'],
    ['the identity again', KATE],
    ['copies of an identity', '2x Noise: Hacker Extraordinaire'],
  ])('is told where a line holds %s: %s', (_, line) => {
    const problems = problemsOf(`${KATE}\n1 Modded\n${line}`);
    expect(problems).toMatchObject([{ params: { n: 1, line: 3, lines: '3' } }]);
  });
  it.each(['Vamp 3x', 'Vamp, 3', 'Vamp x3', '3x Vamp'])('may not begin with copies of an unknown card: %s', (line) => {
    expect(problemsOf(`${line}\n${KATE}\n3 Diesel`)).toMatchObject([{ key: 'deck.text.unknown', params: { line: 1 } }]);
  });
  it.each(['0x Diesel', '201x Diesel', '9999 Diesel', '99999999999999999999 Diesel'])('may not hold "%s"', (line) => {
    expect(problemsOf(`${KATE}\n${line}\n1 Modded`)).toMatchObject([{ key: 'deck.text.copies', params: { line: 2 } }]);
  });
  it('may hold 200 cards in all', () => {
    expect(deckOf(`${KATE}\n150 Diesel\n50 Modded`)).toEqual({ Diesel: 150, Modded: 50 });
    expect(problemsOf(`${KATE}\n150 Diesel\n51 Modded`)).toMatchObject([
      { key: 'deck.text.copies', params: { line: 3 } },
    ]);
  });
  it('is not even looked at when it is far too long', () => {
    expect(problemsOf('x'.repeat(20_001))).toMatchObject([{ key: 'deck.text.long' }]);
    expect(problemsOf('x'.repeat(20_000))).not.toMatchObject([{ key: 'deck.text.long' }]);
    expect(problemsOf('\n'.repeat(499))).toMatchObject([{ key: 'deck.text.noCards' }]);
    expect(problemsOf('\n'.repeat(500))).toMatchObject([{ key: 'deck.text.long' }]);
    expect(problemsOf('\n'.repeat(600))).toMatchObject([{ key: 'deck.text.long' }]);
  });
});

/** What each line was understood as, by its number. */
const meanings = (text: string) => {
  const read = readDeck(text);
  return read.ok ? read.reading.lines.map(({ n, as }) => `${n} ${as}`) : [];
};

describe('what stands around the cards', () => {
  it.each([
    ['heading', 'Event (6)'],
    ['heading', 'ICE (16)'],
    ['heading', 'Code Gate (3)'],
    ['heading', '### Resource'],
    ['heading', '[b]Hardware (3)[/b]'],
    ['heading', 'R&D / Stack'],
    ['heading', 'Identity:'],
    ['heading', '12 Programs'],
    ['footer', '15 influence spent (maximum 15, available 0)'],
    ['footer', '20 agenda points (between 20 and 21)'],
    ['footer', '49 cards (min 45)'],
    ['footer', 'Total Cards: (45)'],
    ['footer', 'Influence: 15/15'],
    ['footer', 'Cards up to System Update 2021'],
    ['footer', 'Deck built on https://netrunnerdb.com.'],
    ['footer', 'https://netrunnerdb.com/en/decklist/12/x'],
    ['comment', '# runs early'],
    ['comment', '// runs early'],
    ['comment', '# Diesel'],
  ])('is a %s: %s', (as, line) => {
    expect(meanings(`${KATE}\n3 Diesel\n${line}`)).toEqual(['1 identity', '2 card', `3 ${as}`]);
  });
  it.each([
    ['Big Bucks', 'Big Bucks'],
    ['## Big Bucks', 'Big Bucks'],
    ['# 3 ways to win', '3 ways to win'],
    ['[b]Big Bucks 2[/b]', 'Big Bucks 2'],
    ['[b]3 ways to win[/b]', '3 ways to win'],
    ['Kate 2.0', 'Kate 2.0'],
    ['Deck 3', 'Deck 3'],
    ['Fast (v2)', 'Fast (v2)'],
    ['Deck: 3x Diesel', '3x Diesel'],
    ['Deck name: Big', 'Big'],
    ['NAME : Big *Bucks*', 'Big *Bucks*'],
    ['Title:Big', 'Big'],
    ['Noise', 'Noise'],
    ['Digital Tinker', 'Digital Tinker'],
    ['49 cards (min 45)\nBig', 'Big'],
    ['// from a friend\nBig', 'Big'],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('is the name of the deck: %s', (line, name) => {
    expect(readDeckText(`${line}\n${KATE}\n3 Diesel`)).toMatchObject({ ok: true, deck: { name, identity: '01033' } });
  });
  it.each(['3x Vamp', '3 ways to win', 'Title (2)', 'Sure Gambel', '## 3x Vamp', 'Nose: Hacker Extraordinaire'])(
    'is no name of a deck, but told: %s',
    (line) => expect(problemsOf(`${line}\n${KATE}\n3 Diesel`)).toMatchObject([{ params: { lines: '1' } }]),
  );
  it('is a name only once, and only at the top', () => {
    expect(problemsOf(`Deck: One\nDeck: Two\n${KATE}\n3 Diesel`)).toMatchObject([{ params: { lines: '2' } }]);
    expect(problemsOf(`Deck: One\nNoise\n${KATE}\n3 Diesel`)).toMatchObject([{ key: 'deck.text.second' }]);
    expect(problemsOf(`${KATE}\nBig\n3 Diesel`)).toMatchObject([{ key: 'deck.text.unread', params: { lines: '2' } }]);
  });
  it.each(['Identity: Noise', 'ID: Noise: Hacker Extraordinaire', '1x Noise', 'identity:Hacker Extraordinaire'])(
    'names the identity: %s',
    (line) =>
      expect(readDeckText(`${line}\n3 Diesel`)).toMatchObject({ ok: true, deck: { name: '', identity: '01001' } }),
  );
  it('has line ends of every system', () => {
    for (const end of ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'])
      expect(meanings([KATE, '3 Diesel', '', '2 Modded'].join(end))).toEqual(['1 identity', '2 card', '4 card']);
  });
  it('may be 200 characters long', () => {
    const long = (n: number): string => `3x Sure Gamble (${'a'.repeat(n - 16)}`;
    expect(deckOf(`${KATE}\n${long(200)}`)).toEqual({ 'Sure Gamble': 3 });
    expect(problemsOf(`${KATE}\n${long(201)}\n1 Diesel`)).toMatchObject([
      { key: 'deck.text.cut', params: { line: 2 } },
    ]);
  });
  it('is read to its 200th character only, however long it is', () => {
    for (const line of [
      `${'●'.repeat(19_998)}x`,
      `${'x '.repeat(9000)}`,
      `${'- '.repeat(9000)}3`,
      `3${' '.repeat(9000)}y`,
    ]) {
      const read = readDeck(line);
      expect(read.ok && read.reading.lines).toMatchObject([{ n: 1, as: 'unread', why: 'cut' }]);
      expect(read.ok && read.reading.lines[0]!.text.length).toBeLessThanOrEqual(200);
    }
  });
  it('is shown without unseen characters, cut at 200', () => {
    const read = readDeck(`\uFEFF${KATE}\n3 \u202eDiesel\n${'y'.repeat(199)}😀y`);
    if (!read.ok) throw new Error(read.problem.key);
    expect(read.reading.lines.map(({ text }) => text)).toEqual([KATE, '3 Diesel', 'y'.repeat(199)]);
    expect(read.reading.lines[2]).toMatchObject({ as: 'unread', why: 'cut', title: 'y'.repeat(60) });
  });
});

describe('a deck written as a list', () => {
  it.each(Object.values(DECKS))('is read as the same deck: $id', ({ identity, cards }) => {
    for (const name of ['', 'Fast (v2)', '3 ways to win', 'Deck: x // y']) {
      const text = writeDeckText({ name, identity, cards });
      expect(readDeckText(text)).toEqual({ ok: true, deck: { name, identity, cards } });
    }
  });
});
