/** Deck files in every encoding: each gives its text, and what is no text is said to be none. */
import { describe, expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { readDeckText } from '../../../../src/games/netrunner/decks/text.ts';
import { decode, readFileText } from '../../../../src/games/netrunner/hud/decks/file-text.ts';

const LIST = 'Noise\n3x Déjà Vu\n2x Mâché';
const bytes = (...parts: (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => [...part]));
const latin1 = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const utf16 = (text: string, little: boolean): number[] =>
  [...text].flatMap((letter) => {
    const pair = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
    return little ? pair : pair.reverse();
  });
const WRITTEN: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
  ['UTF-8', bytes(new TextEncoder().encode(LIST))],
  ['UTF-8 with a byte-order mark', bytes([0xef, 0xbb, 0xbf], new TextEncoder().encode(LIST))],
  ['Latin-1', bytes(latin1(LIST))],
  ['UTF-16, little end first, with a mark', bytes([0xff, 0xfe], utf16(LIST, true))],
  ['UTF-16, big end first, with a mark', bytes([0xfe, 0xff], utf16(LIST, false))],
  ['UTF-16, little end first', bytes(utf16(LIST, true))],
  ['UTF-16, big end first', bytes(utf16(LIST, false))],
];

describe('a deck file', () => {
  it.each(WRITTEN)('is read in %s', async (_, content) => {
    const file = await readFileText(new File([content], 'Big Bucks.v2.txt'));
    expect(file).toMatchObject({ ok: true, text: LIST, name: 'Big Bucks.v2' });
    expect(file.ok && readDeckText(file.text)).toMatchObject({ ok: true, deck: { identity: '01001' } });
  });
  it('may hold the apostrophes of Windows-1252', () => {
    const text = decode(bytes(latin1('Noise\n2 Mind'), [0x92], latin1('s Eye'), [0x95]));
    expect(readDeckText(text ?? '')).toMatchObject({ ok: true, deck: { cards: ['22017', '22017'] } });
  });
  it('is not taken for UTF-16 by one byte of a mark alone', () => {
    for (const first of [0xfe, 0xff, 0xfd]) expect(decode(bytes([first], latin1('a')))).toHaveLength(2);
    for (const second of [0xfe, 0xff]) expect(decode(bytes(latin1('a'), [second]))).toHaveLength(2);
    for (const mark of [
      [0xfd, 0xff],
      [0xfe, 0xfd],
      [0xff, 0xfd],
      [0xfd, 0xfe],
    ])
      expect(decode(bytes(mark, latin1('ab')))).toHaveLength(4);
    expect(decode(bytes([0xfe, 0xff], utf16('№ Mâché', false)))).toBe('№ Mâché');
    expect(decode(bytes([0xfe, 0xff], utf16('★●★●', false)))).toBe('★●★●');
    expect(decode(bytes([0xff, 0xfe], utf16('★●★●', true)))).toBe('★●★●');
  });
  it('is UTF-16 without a mark where more than a quarter of it is empty, every second byte', () => {
    const spread = (empty: number, odd: number): Uint8Array<ArrayBuffer> =>
      bytes(Array.from({ length: 14 }, (_, i) => (i % 2 === odd && i < empty * 2 ? 0 : 65)));
    for (const odd of [0, 1]) {
      expect(decode(spread(4, odd))).toHaveLength(7);
      expect(decode(spread(3, odd))).toBeNull();
    }
    expect(decode(bytes([65, 0, 65, 0, 0, 65, 65, 0]))).toBeNull();
    expect(decode(bytes([0, 65, 0, 65, 65, 0, 0, 65]))).toBeNull();
  });
  it('is no text where it has empty bytes', async () => {
    expect(decode(bytes(latin1('PNG'), [0], latin1('xxxxxxxx')))).toBeNull();
    expect(decode(bytes([0, 0, 0, 0]))).toBeNull();
    expect(decode(bytes())).toBe('');
    const file = new File([bytes([1, 0, 0, 2, 3, 4, 5, 6])], 'x.png');
    expect(await readFileText(file)).toEqual({ ok: false, problem: { key: 'builder.import.binary' } });
  });
  it('is refused unread when it is larger than 200,000 bytes', async () => {
    const sized = async (size: number) => (await readFileText(new File([new Uint8Array(size).fill(120)], 'x'))).ok;
    expect([await sized(200_000), await sized(200_001)]).toEqual([true, false]);
  });
  it('that cannot be read is told', async () => {
    const file = new File(['x'], 'x.txt');
    file.arrayBuffer = () => Promise.reject(new Error('gone'));
    expect(await readFileText(file)).toEqual({ ok: false, problem: { key: 'file.unreadable' } });
  });
});
