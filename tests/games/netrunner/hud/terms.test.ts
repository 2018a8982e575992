/** The words of the game in sentences: found by the glossary's own forms, each where it stands first. */
import { describe, expect, test } from 'vitest';
import { termNames, termsIn } from '../../../../src/hud/components/words/terms.ts';
import { t } from '../../../../src/i18n/index.ts';
import { catalogue } from '../../../support/catalogue.ts';

const glossary = catalogue('games/netrunner/locales/en/glossary');

const TERMS = termNames(glossary);

const marked = (text: string): (readonly [string, string])[] =>
  termsIn(text).flatMap((piece) => (piece.term === null ? [] : [[piece.text, piece.term] as const]));

describe('words of the game', () => {
  test('are marked once in a sentence, in any of their forms, and the sentence stays as it is', () => {
    const text = 'The Corp rezzes ice; the ice is rezzed until it is derezzed.';
    expect(marked(text)).toEqual([
      ['Corp', 'corp'],
      ['rezzes', 'rez'],
      ['ice', 'ice'],
      ['derezzed', 'derez'],
    ]);
    expect(
      termsIn(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
  test('are taken as long as they are, and never out of the middle of a word', () => {
    expect(marked('End the run.')).toEqual([['End the run', 'end-the-run']]);
    expect(marked('Net damage and damage')).toEqual([
      ['Net damage', 'net-damage'],
      ['damage', 'damage'],
    ]);
    expect(marked('Prices, a device, twice, runtime')).toEqual([]);
    expect(marked('R&D.')).toEqual([['R&D', 'rnd']]);
    expect(marked('')).toEqual([]);
  });
  test('have one meaning for each form, a sentence of their own, and are found by their own name', () => {
    const claimed = new Map<string, string>();
    for (const term of TERMS) {
      expect(t(`term.${term}.text`).length, term).toBeGreaterThan(10);
      const forms = [t(`term.${term}`), ...(glossary[`term.${term}.forms`] ?? '').split('|')].filter(
        (one) => one !== '',
      );
      for (const form of new Set(forms.map((one) => one.toLowerCase()))) {
        expect(claimed.get(form), `${form}: ${term}`).toBeUndefined();
        claimed.set(form, term);
        expect(marked(`a ${form} b`), form).toEqual([[form, term]]);
      }
    }
  });
});
