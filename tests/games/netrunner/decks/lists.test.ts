/** Spoilt deck lists, links and kept decks: each is a deck, or is refused with sentences that say the line; nothing throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from '../../../../src/core/sentence.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { DECKS, cardDef } from '../../../../src/games/netrunner/index.ts';
import {
  isLink,
  linkOf,
  namedDeck,
  readKept,
  readLink,
  readNamed,
  writeNamed,
} from '../../../../src/games/netrunner/decks/own.ts';
import { cardCalled } from '../../../../src/games/netrunner/decks/deck.ts';
import { isOctgn } from '../../../../src/games/netrunner/decks/read/octgn.ts';
import { readDeck } from '../../../../src/games/netrunner/decks/read/index.ts';
import { readDeckText } from '../../../../src/games/netrunner/decks/text.ts';
import { freeName, keepNew, ownDecks } from '../../../../src/games/netrunner/hud/decks/keep.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { emptyCollection } from '../../../support/collection.ts';
import { volume } from '../../../support/volume.ts';
import { FOURTEEN, SITES } from './support/sites.ts';
import { catalogue } from '../../../support/catalogue.ts';

const deckBuilder = catalogue('games/netrunner/locales/en/late/decks');

useWords(words);

const LISTS = volume(500, 2000);
const decks = Object.values(DECKS);
const sites = Object.values(SITES);
const textOf = (n: number): string => sites[n % sites.length]!(FOURTEEN[(n * 5) % FOURTEEN.length]!);

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
  (text, pick) => textOf(pick(98)).split('\n').slice(0, pick(30)).join('\n') + text,
];

/** The numbers of the lines that problems name. */
const linesNamed = (problems: readonly Sentence[]): Set<number> =>
  new Set(
    problems.flatMap(({ params }) =>
      String(params?.['lines'] ?? '')
        .split(', ')
        .filter(Boolean)
        .map(Number),
    ),
  );

describe('spoilt lists', () => {
  it(`${LISTS} of them in seven forms: each is a deck, a question, or sentences that name every line that was not taken`, () => {
    const met = { deck: 0, question: 0, sentences: 0 };
    for (let n = 0; n < LISTS; n++) {
      const rng = seedRng(`list ${n}`);
      const pick = (most: number): number => below(rng, Math.max(1, most));
      let text = textOf(n);
      for (let times = 1 + pick(3); times > 0; times--) text = HARM[pick(HARM.length)]!(text, pick);
      const found = readDeckText(text);
      if (found.ok) {
        met.deck++;
        const { identity, cards } = found.deck;
        expect(cardDef(identity).type, text).toBe('identity');
        expect(cards.every((code) => cardDef(code).type !== 'identity' && cardDef(code).quantity > 0)).toBe(true);
        // What was read is kept, and read from there again, as it is.
        const deck = namedDeck('', found.deck.name, found.deck);
        expect(readNamed('', writeNamed(deck))).toEqual(deck);
      } else {
        expect(found.problems.length, text).toBeGreaterThan(0);
        for (const { key, params } of found.problems) {
          expect(deckBuilder[key], key).toBeDefined();
          expect(Number(params?.['line']), `${key}\n${text}`).toBeGreaterThan(0);
        }
        if (found.problems.every(({ key }) => key === 'deck.text.noIdentity')) met.question++;
        else met.sentences++;
      }
      const read = readDeck(text);
      if (!read.ok) continue;
      // Each line with a letter or digit was understood as something, and where it was not taken a sentence has its number.
      const { lines } = read.reading;
      const unread = lines.flatMap((line) => (line.as === 'unread' ? [line.n] : []));
      expect(linesNamed(found.ok ? [] : found.problems), text).toEqual(new Set(unread));
      if (isOctgn(text)) {
        expect(lines.length, text).toBeGreaterThanOrEqual(text.match(/<card\b/gi)?.length ?? 0);
        continue;
      }
      const written = text
        .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
        .flatMap((line, i) => (/[\p{L}\p{N}]/u.test(line) ? [i + 1] : []));
      expect(
        lines.map((line) => line.n),
        text,
      ).toEqual(written);
      // No card in what was passed over: a number and a known title.
      for (const { as, text: passed } of lines) {
        const [, title] = /^\d+x? (.*?)(?: \(|$)/.exec(passed) ?? [];
        if (title !== undefined && cardCalled(title) !== null)
          expect(['card', 'identity', 'unread'], passed).toContain(as);
      }
    }
    expect(Math.min(met.deck, met.question, met.sentences)).toBeGreaterThan(LISTS / 40);
  });
});

const KNOWN = decks.flatMap(({ cards }) => cards.map((code) => cardDef(code).title));
const UNKNOWN = [
  'Vamp',
  'Clone Chip',
  'Self-modifying Code',
  'Sure Gambel',
  'Hostage',
  'Ice Wal',
  '419 Loopholes',
  'Ягуар',
];
/** Ways to write a card with its number that say it without doubt. */
const WRITTEN: readonly ((n: number, title: string) => string)[] = [
  (n, title) => `${n}x ${title}`,
  (n, title) => `${n} ${title}`,
  (n, title) => `${n}x${title}`,
  (n, title) => `x${n} ${title}`,
  (n, title) => `${n}) ${title}`,
  (n, title) => `${n}. ${title}`,
  (n, title) => `(${n}) ${title}`,
  (n, title) => `[${n}] ${title}`,
  (n, title) => `${title} (${n})`,
  (n, title) => `${title} x${n}`,
  (n, title) => `${title}\t${n}`,
  (n, title) => `${n},${title}`,
  (n, title) => `${n};"${title}"`,
  (n, title) => `> ${n}x ${title} (Core Set #50) ●●`,
  (n, title) => `* ${n}x [${title}](https://netrunnerdb.com/en/card/01050) _(Core Set)_`,
  (n, title) =>
    `${n}x [url=https://netrunnerdb.com/en/card/01050]${title}[/url] [i](Core Set)[/i] [color=#f00]●[/color]`,
  (n, title) => `${String.fromCharCode(0xff10 + n)}ｘ　${title}`,
];
const AROUND = [
  '',
  'Event (3)',
  '###ICE',
  '[b]Program (2)[/b]',
  '# early game',
  '●●●',
  '49 cards (min 45)',
  'Cards up to Core Set',
  '---',
];

describe('no line is lost in silence', () => {
  const line = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(...KNOWN, ...UNKNOWN),
        fc.constantFrom(...WRITTEN),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...AROUND) },
  );
  it('cards taken in and cards named are the cards that were written', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (list) => {
        const text = list.map((one) => (typeof one === 'string' ? one : one[2](one[0], one[1]))).join('\n');
        const read = readDeck(text);
        if (!read.ok) throw new Error(read.problem.key);
        const { cards, lines } = read.reading;
        const taken = new Map<string, number>();
        const count = (title: string, n: number): void => void taken.set(title, (taken.get(title) ?? 0) + n);
        for (const code of cards) count(cardDef(code).title, 1);
        for (const each of lines) if (each.as === 'unread') count(each.title, each.copies);
        const written = new Map<string, number>();
        for (const one of list) if (typeof one !== 'string') written.set(one[1], (written.get(one[1]) ?? 0) + one[0]);
        expect(Object.fromEntries(taken), text).toEqual(Object.fromEntries(written));
      }),
      { numRuns: volume(300, 2000), seed: 8 },
    );
  });
  it('any text whatever: each line with a letter or digit is taken, passed over as what it is, or named', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 20 }), (list) => {
        const read = readDeck(list.join('\n'));
        if (!read.ok || /^\s*</.test(list.join('\n'))) return;
        const ends = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
        const written = list
          .join('\n')
          .split(ends)
          .flatMap((one, i) => (/[\p{L}\p{N}]/u.test(one) ? [i + 1] : []));
        expect(read.reading.lines.map(({ n }) => n)).toEqual(written);
      }),
      { numRuns: volume(300, 5000), seed: 9 },
    );
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
  it('holds any number of copies', () => {
    for (const copies of [9, 10, 12, 18, 19]) {
      const cards = Array.from({ length: copies }, () => '01050');
      const named = namedDeck('', 'Many', { identity: '01033', cards });
      expect(readLink(linkOf(named))?.cards).toHaveLength(copies);
    }
  });
  it('kept under two ids is two decks, however often it is asked for', () => {
    const json = writeNamed(namedDeck('a', 'x', DECKS['shaper']!));
    for (const id of ['a', 'b', 'b', 'a']) expect(readKept(id, json)?.id).toBe(id);
  });
  it('can be written whatever its name was cut to: no half of a character is left of it', () => {
    for (const name of [`${'x'.repeat(59)}😀`, `a\ud83d b`, `${'侵'.repeat(59)}😀`]) {
      const named = namedDeck('', name, DECKS['shaper']!);
      expect(() => encodeURIComponent(linkOf(named))).not.toThrow();
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
  it('have each a name of their own, and none is lost by another', async () => {
    const made = await emptyCollection();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const kept = await keepNew(made, namedDeck('', 'Mine', DECKS['shaper']!));
      if (!('id' in kept)) throw new Error(kept.problem.key);
      ids.push(kept.id);
    }
    expect(ownDecks(made).map(({ name }) => name)).toEqual(['Mine', 'Mine (2)', 'Mine (3)']);
    expect(freeName(made, 'Mine')).toBe('Mine (4)');
    const before = made.all().get(ids[1]!)!;
    expect(await made.remove(ids[1]!)).toBeNull();
    expect(ownDecks(made).map(({ name }) => name)).toEqual(['Mine', 'Mine (3)']);
    expect(await made.put(ids[1]!, before)).toBeNull();
    expect(new Set(ownDecks(made).map(({ name }) => name))).toEqual(new Set(['Mine', 'Mine (2)', 'Mine (3)']));
  });
});
