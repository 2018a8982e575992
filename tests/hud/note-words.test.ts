/** Notes as people write them: paragraphs, lists and bold words. */
import { describe, expect, it } from 'vitest';
import { boldPieces, noteBlocks, plainNote } from '../../src/hud/watch/note-words.ts';

describe('the text of a note', () => {
  it('has lists where lines begin with a mark, and keeps its other lines', () => {
    expect(noteBlocks('Two ways:\n- run first\n* draw first\n\nEither\nis fine.\n1. a\n2. b')).toEqual([
      { kind: 'paragraph', text: 'Two ways:' },
      { kind: 'list', ordered: false, items: ['run first', 'draw first'] },
      { kind: 'paragraph', text: 'Either\nis fine.' },
      { kind: 'list', ordered: true, items: ['a', 'b'] },
    ]);
  });
  it('takes no number, dash or star for a list that is none', () => {
    for (const text of ['-2 credits', '1.5 a turn', '**Bold** first', '*', '2026. '])
      expect(noteBlocks(text)).toEqual([{ kind: 'paragraph', text: text.trim() }]);
    expect(noteBlocks(' \n\n')).toEqual([]);
  });
  it('has bold words between two stars on each side', () => {
    expect(boldPieces('Why **not** run **here and now**?')).toEqual([
      { text: 'Why ', isBold: false },
      { text: 'not', isBold: true },
      { text: ' run ', isBold: false },
      { text: 'here and now', isBold: true },
      { text: '?', isBold: false },
    ]);
    for (const text of ['2 ** 3 ** 4', '****', 'a **b', '**a\nb**'])
      expect(boldPieces(text).map((piece) => piece.isBold)).toEqual([false]);
    expect(plainNote('Why **not** run?')).toBe('Why not run?');
  });
});
