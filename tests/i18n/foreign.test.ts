/** Texts from outside cannot turn or hide what stands beside them. */
import { describe, expect, it } from 'vitest';
import { contentsOf, shownNotes, variationsAt } from '../../src/hud/watch/notes.ts';
import { drawnDirection, foreign, isolated } from '../../src/i18n/foreign.ts';
import { say, t } from '../../src/i18n/index.ts';
import type { Layer } from '../../src/replay/format.ts';
import { readReplay } from '../../src/replay/format.ts';
import { playFake } from '../support/records.ts';

const TURNED = 'won\u202e by me';
const HEBREW = '\u05e9\u05dc\u05d5\u05dd';

describe('a text from outside', () => {
  it('loses what turns the line after it, and keeps everything else', () => {
    expect(foreign(TURNED)).toBe('won by me');
    expect(foreign('a\u2069b\u2066c\u0000d\u001be')).toBe('abcde');
    for (const text of ['plain', HEBREW, 'two\nlines\tand a tab', '\u{1f469}\u200d\u{1f680}', 'e\u0301'])
      expect(foreign(text)).toBe(text);
  });

  it('is isolated in a sentence where it is written from right to left', () => {
    expect(t('watch.imported', { title: TURNED })).toBe('Imported: won by me');
    expect(t('watch.imported', { title: HEBREW })).toBe(`Imported: \u2068${HEBREW}\u2069`);
    expect(t('watch.imported', { title: `${HEBREW}\u2069\u202e` })).toBe(`Imported: \u2068${HEBREW}\u2069`);
    expect(isolated('Ana')).toBe('Ana');
  });

  it('cannot turn a sentence that runs from right to left either', () => {
    expect(isolated(TURNED, 'rtl')).toBe('\u2068won by me\u2069');
    expect(isolated(`${HEBREW}\u2069\u202e`, 'rtl')).toBe(HEBREW);
    expect(isolated(`${HEBREW}\u2068\u202eAna\u2069\u2069`, 'rtl')).toBe(`${HEBREW}\u2068Ana\u2069`);
    expect(['Ana', `Ana ${HEBREW}`, '12'].map((text) => drawnDirection(text, 'rtl'))).toEqual(['ltr', 'rtl', 'ltr']);
    expect(drawnDirection(`Ana ${HEBREW}`, 'ltr')).toBe('ltr');
  });

  it('is so in everything that is shown of a layer of notes', () => {
    const layer: Layer = {
      id: 'a',
      author: TURNED,
      language: 'en',
      notes: [{ at: 1, text: { en: TURNED } }],
      chapters: [{ at: 1, title: { en: TURNED } }],
      variations: [{ at: 1, title: { en: TURNED }, steps: [] }],
    };
    const shown = [contentsOf([layer]), shownNotes([layer], null, 1), variationsAt([layer], 1)];
    expect(JSON.stringify(shown)).toContain('won by me');
    expect(JSON.stringify(shown)).not.toContain('\u202e');
  });
});

describe('what is wrong with a replay', () => {
  const { record } = playFake('wrong');
  it.each<[string, string, (file: typeof record) => void]>([
    [
      'a field of a move',
      'This recorded game is damaged at move 3.',
      (file) => void (file.steps[2]!.turn = 'x' as never),
    ],
    [
      'a reason of a move',
      'This recorded game is damaged at move 2.',
      (file) => void (file.steps[1]!.why = { key: 'a', params: { have: [] as never } }),
    ],
    ['the set-up', 'The set-up of this recorded game is damaged.', (file) => void (file.opening = {} as never)],
    ['a note', 'The notes of this recorded game are damaged.', (file) => void (file.layers = [{}] as never)],
    ['the date', 'This recorded game is damaged.', (file) => void (file.date = 'soon')],
    ['all moves', 'This recorded game is damaged.', (file) => void (file.steps = {} as never)],
  ])('%s: is said without the names of fields', (_name, words, change) => {
    const file = structuredClone(record);
    change(file);
    const read = readReplay(JSON.stringify(file));
    expect(read.ok ? null : say(read.problem)).toBe(words);
  });
});
