import { describe, expect, it } from 'vitest';
import { held } from '../../src/hud/components/words/held.ts';

/** A text of plain pieces and words that stand apart, which are written in braces. */
const split = (text: string) =>
  held(
    text
      .split(/(\{.*?\})/)
      .filter((piece) => piece !== '')
      .map((piece) => ({ text: piece })),
    ({ text: piece }) => piece.startsWith('{'),
  ).map(({ piece, lead, tail }) => [lead, piece.text, tail].filter((part) => part !== ''));

describe('punctuation around a word that stands apart', () => {
  it('stays with it: brackets and quotation marks before it, stops after it', () => {
    expect(split('the hand ({HQ}), the deck ({R&D}).')).toEqual([
      ['the hand '],
      ['(', '{HQ}', '),'],
      [' the deck '],
      ['(', '{R&D}', ').'],
      [],
    ]);
    expect(split('“{End} the run”')).toEqual([[], ['“', '{End}'], [' the run”']]);
  });

  it('is left alone between two such words, and loses nothing', () => {
    expect(split('{a}{b} c')).toEqual([['{a}'], ['{b}'], [' c']]);
    expect(split('x (y) {z}').flat().join('')).toBe('x (y) {z}');
  });
});
