/** Lists as deck sites and programs write them: each is read whole, or what is missing is asked for. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardDef } from '../../../../src/games/netrunner/index.ts';
import { copiesOf } from '../../../../src/games/netrunner/rules/deck.ts';
import { readDeck } from '../../../../src/games/netrunner/decks/read/index.ts';
import {
  readDeckText,
  writeDeckText,
  writeJintekiText,
  writeOctgn,
} from '../../../../src/games/netrunner/decks/text.ts';
import { FOURTEEN, SITES } from './support/sites.ts';

const NAMELESS = ['jinteki.net', 'CardGameDB', 'OCTGN'];

describe.each(Object.entries(SITES))('%s', (site, write) => {
  it.each(FOURTEEN)('$name is read back whole', (deck) => {
    const text = write(deck);
    const name = NAMELESS.includes(site) ? '' : deck.name;
    if (site === 'jinteki.net') {
      const problem = { key: 'deck.text.noIdentity', params: { line: 1, n: deck.cards.length } };
      expect(readDeckText(text)).toEqual({ ok: false, problems: [problem] });
      const read = readDeck(text);
      expect(read.ok && read.reading.cards).toEqual(deck.cards);
    } else expect(readDeckText(text)).toEqual({ ok: true, deck: { name, identity: deck.identity, cards: deck.cards } });
  });
});

describe('what we write', () => {
  it.each(FOURTEEN)('is read back whole in each of three forms: $name', ({ name, identity, cards }) => {
    expect(readDeckText(writeDeckText({ name, identity, cards }))).toEqual({
      ok: true,
      deck: { name, identity, cards },
    });
    expect(readDeckText(writeOctgn({ identity, cards }))).toEqual({ ok: true, deck: { name: '', identity, cards } });
    const read = readDeck(writeJintekiText({ identity, cards }));
    expect(read.ok && read.reading).toMatchObject({ identity: null, cards });
  });
  it('has the form of each site', () => {
    const deck = { name: 'Big Bucks', identity: '01017', cards: ['01018', '01018', '01018', '01026'] };
    expect(writeDeckText(deck)).toBe(
      'Big Bucks\nGabriel Santiago: Consummate Professional\n\nEvent (3)\n3x Account Siphon\n\nProgram (1)\n1x Femme Fatale\n\n' +
        '0 influence spent (maximum 15)\n4 cards (minimum 45)\n',
    );
    expect(writeDeckText({ ...deck, identity: '01067', cards: ['01068'] })).toContain(
      'Agenda (1)\n1x Nisei MK II\n\n0 influence spent (maximum 15)\n2 agenda points (between 20 and 21)\n1 cards (minimum 45)\n',
    );
    expect(writeJintekiText(deck)).toBe('3 Account Siphon\n1 Femme Fatale\n');
    expect(writeOctgn({ identity: '01033', cards: ['01050', '01050', '01050'] })).toBe(
      readFileSync('tests/games/netrunner/decks/lists/octgn.o8d', 'utf8').replace(
        '>Kate<',
        '>Kate &quot;Mac&quot; McCaffrey: Digital Tinker<',
      ),
    );
  });
  it('puts a word before a name that would be read as a card', () => {
    const deck = { identity: '01017', cards: ['01018'] };
    for (const name of ['3x Diesel', 'Sure Gamble', 'Deck: x', 'Event (3)', 'Noise: Hacker Extraordinaire']) {
      const text = writeDeckText({ name, ...deck });
      expect(text.split('\n')[0]).toBe(`Deck: ${name}`);
      expect(readDeckText(text)).toMatchObject({ ok: true, deck: { name } });
    }
  });
});

/** What became of a list: titles with copies, the identity's title, and each line that was not taken. */
function became(file: string) {
  const read = readDeck(readFileSync(`tests/games/netrunner/decks/lists/${file}`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.key);
  const { name, identity, cards, lines } = read.reading;
  return {
    name,
    identity: identity === null ? null : cardDef(identity).title,
    cards: Object.fromEntries([...copiesOf(cards)].map(([code, n]) => [cardDef(code).title, n])),
    unread: lines.flatMap((line) => (line.as === 'unread' ? [line.title] : [])),
  };
}
const KATE = 'Kate "Mac" McCaffrey: Digital Tinker';
const GABRIEL = 'Gabriel Santiago: Consummate Professional';
const BIG_BUCKS = { 'Account Siphon': 3, 'Femme Fatale': 2, Crypsis: 1 };

describe('lists that people brought', () => {
  it.each([
    ['bbcode.txt', { name: 'A deck', identity: KATE, cards: { 'Sure Gamble': 3 }, unread: [] }],
    ['cardgamedb.txt', { name: '', identity: GABRIEL, cards: BIG_BUCKS, unread: [] }],
    [
      'jinteki-no-identity.txt',
      { name: '', identity: null, cards: { 'Sure Gamble': 3, Diesel: 3, 'Magnum Opus': 2 }, unread: [] },
    ],
    ['markdown.txt', { name: 'A deck', identity: KATE, cards: { 'Sure Gamble': 3 }, unread: [] }],
    ['netrunnerdb-plain.txt', { name: 'Big Bucks', identity: GABRIEL, cards: BIG_BUCKS, unread: [] }],
    ['netrunnerdb-text.txt', { name: 'Big Bucks', identity: GABRIEL, cards: BIG_BUCKS, unread: [] }],
    ['octgn.o8d', { name: '', identity: KATE, cards: { 'Sure Gamble': 3 }, unread: [] }],
    [
      'silent-loss.txt',
      {
        name: '',
        identity: KATE,
        cards: {
          Corroder: 2,
          Diesel: 3,
          Modded: 3,
          Tinkering: 3,
          'Magnum Opus': 2,
          Infiltration: 3,
          'Sure Gamble': 3,
          Crypsis: 2,
        },
        unread: [],
      },
    ],
    [
      'unknown-cards.txt',
      { name: '', identity: KATE, cards: { Diesel: 3 }, unread: ['Vamp', 'Self-modifying Code', 'Clone Chip'] },
    ],
  ])('%s', (file, expected) => expect(became(file)).toEqual(expected));
  it('are all tried', () => expect(readdirSync('tests/games/netrunner/decks/lists')).toHaveLength(9));
});
