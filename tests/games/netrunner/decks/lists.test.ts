/** Spoilt deck lists, links and kept decks: each is a deck, or is refused with sentences that say the line; nothing throws. */
import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { openCollection } from '../../../../src/app/collection.ts';
import { DECKS, cardDef } from '../../../../src/games/netrunner/index.ts';
import {
  isLink,
  linkOf,
  namedDeck,
  readLink,
  readNamed,
  writeNamed,
} from '../../../../src/games/netrunner/decks/own.ts';
import { readDeckText, writeDeckText } from '../../../../src/games/netrunner/decks/text.ts';
import { freeName, keepNew, ownDecks } from '../../../../src/games/netrunner/hud/decks/keep.ts';
import { deckBuilder } from '../../../../src/games/netrunner/words/en/deck-builder.ts';
import { words } from '../../../../src/games/netrunner/words/index.ts';
import { deckWords } from '../../../../src/games/netrunner/words/late.ts';
import { addWords } from '../../../../src/i18n/index.ts';
import { openPrefs } from '../../../../src/storage/prefs.ts';
import { volume } from '../../../support/volume.ts';

addWords(words, deckWords);

const LISTS = volume(500, 2000);
const decks = Object.values(DECKS);
const textOf = (n: number): string => {
  const deck = decks[n % decks.length]!;
  return writeDeckText({ name: `Deck ${n}`, ...deck }, (type) => type);
};

/** What is kept on a device of which only this page knows. */
function collection() {
  const rows = new Map<string, string>();
  const local = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
  };
  return openCollection({ prefs: (name) => openPrefs(name, local) }, 'made');
}

/** Ways in which a list comes to harm on its way: by hand, by mail, by programs. */
const HARM: readonly ((text: string, pick: (n: number) => number) => string)[] = [
  (text, pick) => text.slice(0, pick(text.length)) + text.slice(pick(text.length)),
  (text, pick) => {
    const at = pick(text.length);
    return text.slice(0, at) + String.fromCodePoint(pick(0x2ffff)) + text.slice(at);
  },
  (text, pick) => {
    const lines = text.split('\n');
    lines.splice(pick(lines.length), 1, ...[lines[pick(lines.length)]!, lines[pick(lines.length)]!]);
    return lines.join('\n');
  },
  (text, pick) => text.replaceAll(/\d/g, (digit) => (pick(8) === 0 ? String(pick(10_000)) : digit)),
  (text, pick) => text.replaceAll('x ', [' × ', 'X ', 'x', ' '][pick(4)]!),
  (text, pick) => text.replaceAll('\n', ['\r\n', '\r', '\n\n', '\u2028'][pick(4)]!),
  (text, pick) => [...text].map((letter) => (pick(60) === 0 ? letter.toUpperCase() : letter)).join(''),
  (text, pick) => [...text].map((letter) => (pick(90) === 0 ? '' : letter)).join(''),
  (text, pick) => text + text.slice(0, pick(text.length)).repeat(pick(12)),
  (text, pick) => textOf(pick(decks.length)).split('\n').slice(0, pick(30)).join('\n') + text,
];

describe('spoilt lists', () => {
  it(`${LISTS} of them: each is a deck, or is told with the number of a line that it has`, () => {
    let read = 0;
    let refused = 0;
    for (let n = 0; n < LISTS; n++) {
      const rng = seedRng(`list ${n}`);
      const pick = (most: number): number => below(rng, Math.max(1, most));
      let text = textOf(n);
      for (let times = 1 + pick(3); times > 0; times--) text = HARM[pick(HARM.length)]!(text, pick);
      const found = readDeckText(text);
      if (found.ok) {
        read++;
        const { identity, cards } = found.deck;
        expect(cardDef(identity).type, text).toBe('identity');
        expect(cards.every((code) => cardDef(code).type !== 'identity' && cardDef(code).quantity > 0)).toBe(true);
        // What was read is kept, and read from there again, as it is.
        const deck = namedDeck('', found.deck.name, found.deck);
        expect(readNamed('', writeNamed(deck))).toEqual(deck);
        continue;
      }
      refused++;
      expect(found.problems.length, text).toBeGreaterThan(0);
      for (const { key, params } of found.problems) {
        expect(deckBuilder[key], key).toBeDefined();
        expect(Number(params?.['line']), `${key}\n${text}`).toBeGreaterThan(0);
        expect(Number(params?.['line'])).toBeLessThanOrEqual(Math.max(500, text.split(/\r\n|\r|\n/).length));
      }
    }
    expect(Math.min(read, refused)).toBeGreaterThan(LISTS / 10);
  });
});

describe('a deck as a link', () => {
  it('is read back as it was, whatever its name', () => {
    for (const [i, deck] of decks.entries()) {
      const named = namedDeck('', ['A.B/C?&', 'שלום', '“x” 100 %', ''][i % 4]!, deck);
      expect(isLink(linkOf(named))).toBe(true);
      expect(readLink(linkOf(named))).toEqual(named);
    }
  });
  it('is refused where it was harmed', () => {
    const link = linkOf(namedDeck('', 'x', DECKS['shaper']!));
    for (const bad of [
      link.replace(/^\d{5}/, '99999'),
      link.replace(/^\d{5}/, '01007'),
      link.replace('.3', '.0'),
      link.replace(/\.(\d{6})/, '.399999'),
      link.replace(/\.(\d{6})/, '.$1'.padEnd(3000, '301043')),
    ])
      expect(readLink(bad), bad.slice(0, 40)).toBeNull();
  });
});

describe('decks kept on the device', () => {
  it('have each a name of their own, and none is lost by another', () => {
    const made = collection();
    const ids = [1, 2, 3].map(() => {
      const kept = keepNew(made, namedDeck('', 'Mine', DECKS['shaper']!));
      if (!('id' in kept)) throw new Error(kept.problem.key);
      return kept.id;
    });
    expect(ownDecks(made).map(({ name }) => name)).toEqual(['Mine', 'Mine (2)', 'Mine (3)']);
    expect(freeName(made, 'Mine')).toBe('Mine (4)');
    const before = made.all().get(ids[1]!)!;
    made.remove(ids[1]!);
    expect(ownDecks(made).map(({ name }) => name)).toEqual(['Mine', 'Mine (3)']);
    made.put(ids[1]!, before);
    expect(new Set(ownDecks(made).map(({ name }) => name))).toEqual(new Set(['Mine', 'Mine (2)', 'Mine (3)']));
  });
  it('are refused in words when there is no room, and what is there stays', () => {
    const made = collection();
    let problem: string | null = null;
    for (let n = 0; n < 5000 && problem === null; n++) {
      const kept = keepNew(made, namedDeck('', `Deck ${n}`, DECKS['shaper']!));
      if ('problem' in kept) problem = kept.problem.key;
    }
    expect(problem).toBe('collection.full');
    expect(ownDecks(made).length).toBeGreaterThan(20);
  });
});
