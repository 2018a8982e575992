/** Searching the glossary: what is typed finds the word that is meant first, however it is written. */
import { describe, expect, test } from 'vitest';
import { type Entry, entries, search } from '../../../../src/hud/components/words/search.ts';
import { termNames } from '../../../../src/hud/components/words/terms.ts';
import { catalogue } from '../../../support/catalogue.ts';

const glossary = catalogue('games/netrunner/locales/en/glossary');

const TERMS = termNames(glossary);

const found = (wanted: string): string[] => search(entries(), wanted).map(({ term }) => term);

describe('the glossary', () => {
  test('holds every term of the game, by the alphabet', () => {
    const all = entries();
    expect(all.map(({ term }) => term).sort()).toEqual([...TERMS].sort());
    expect(all.map(({ name }) => name)).toEqual([...all.map(({ name }) => name)].sort((a, b) => a.localeCompare(b)));
    expect(found('')).toHaveLength(TERMS.length);
    expect(found('  ')).toHaveLength(TERMS.length);
  });

  test.each([
    ['agenda', 'agenda'],
    ['AGENDA', 'agenda'],
    ['agendas', 'agenda'],
    ['agen', 'agenda'],
    ['ägendá', 'agenda'],
    ['sentries', 'sentry'],
    ['programs', 'program'],
    ['grips', 'grip'],
    ['jack-out', 'jack-out'],
    ['jackout', 'jack-out'],
    ['code gates', 'code-gate'],
    ['codegate', 'code-gate'],
    ['face check', 'face-check'],
    ['r&d', 'rnd'],
    ['hq', 'hq'],
    ['rezzing', 'rez'],
    ['stolen', 'steal'],
    ['trash cost', 'trash-cost'],
    ['hand size', 'hand-limit'],
    ['regions', 'region'],
    ['ice', 'ice'],
    ['run', 'run'],
    // words of meanings
    ['money', 'credit'],
    ['deck', 'rnd'],
    ['traps', null],
    ['top card', 'rnd'],
    ['dead', 'damage'],
  ])('%s finds %s first', (wanted, term) => {
    expect(found(wanted)[0] ?? null).toBe(term);
  });

  test('words that only the meaning has come after the word itself', () => {
    const order = found('ice');
    expect(order[0]).toBe('ice');
    expect(order.indexOf('icebreaker')).toBeLessThan(order.indexOf('fracter'));
    expect(order).toContain('barrier');
    expect(found('tagged')[0]).toBe('tag');
    expect(found('tagged')).toContain('resource');
  });

  test('every word that is wanted must be there', () => {
    expect(found('ice kind')).toContain('barrier');
    expect(found('ice elephant')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
    expect(found('?!')).toHaveLength(TERMS.length);
  });

  test('accents of the glossary need not be typed', () => {
    const all: Entry[] = [
      { term: 'a', name: 'Épreuve', forms: ['épreuves'], meaning: 'Un tour de clé.' },
      { term: 'b', name: 'Clé', forms: [], meaning: 'Ouvre.' },
    ];
    const names = (wanted: string): string[] => search(all, wanted).map(({ term }) => term);
    expect(names('epreuves')).toEqual(['a']);
    expect(names('cle')).toEqual(['b', 'a']);
  });
});
