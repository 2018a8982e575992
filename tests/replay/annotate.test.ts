import { describe, expect, it } from 'vitest';
import {
  addNote,
  addVariation,
  changeNote,
  emptyLayer,
  isBlank,
  notesAt,
  removeNote,
  setChapter,
  shiftNote,
  textIn,
  withLayer,
} from '../../src/replay/annotate.ts';
import { type Layer, readReplay, writeReplay } from '../../src/replay/format.ts';
import { playFake } from '../support/records.ts';

const me = { id: 'own-1', name: 'Ana', language: 'en' };
const texts = (layer: Layer, at: number): string[] => notesAt(layer, null, at).map(({ note }) => note.text['en'] ?? '');

/** A layer with these notes, written one after the other. */
function written(...notes: [at: number, text: string][]): Layer {
  let layer = emptyLayer(me);
  for (const [at, text] of notes) {
    const made = addNote(layer, null, at)!;
    layer = changeNote(made.layer, null, made.index, { text });
  }
  return layer;
}

describe('a layer of notes', () => {
  it('keeps notes of a moment in the order in which they were written, and moves them among each other only', () => {
    let layer = written([5, 'a'], [2, 'early'], [5, 'b'], [5, 'c'], [9, 'late']);
    expect(layer.notes.map(({ at }) => at)).toEqual([2, 5, 5, 5, 9]);
    expect(texts(layer, 5)).toEqual(['a', 'b', 'c']);
    layer = shiftNote(layer, null, notesAt(layer, null, 5)[2]!.index, -1);
    expect(texts(layer, 5)).toEqual(['a', 'c', 'b']);
    const first = notesAt(layer, null, 5)[0]!.index;
    expect(shiftNote(layer, null, first, -1)).toBe(layer);
    layer = removeNote(layer, null, first);
    expect(texts(layer, 5)).toEqual(['c', 'b']);
    expect(texts(layer, 2)).toEqual(['early']);
  });

  it('shows a note that stands after an event before those that stand after the whole step', () => {
    const layer = written([3, 'whole']);
    layer.notes.push({ at: 3, event: 2, text: { en: 'second' } }, { at: 3, event: 1, text: { en: 'first' } });
    expect(texts(layer, 3)).toEqual(['first', 'second', 'whole']);
  });

  it('changes text in its own language and leaves the others; takes mark and shapes away again', () => {
    let layer = written([1, 'one']);
    layer.notes[0]!.text['ru'] = 'один';
    layer = changeNote(layer, null, 0, {
      text: 'two',
      mark: '?!',
      shapes: [{ kind: 'highlight', on: 'hq' }],
    });
    expect(layer.notes[0]).toEqual({
      at: 1,
      text: { en: 'two', ru: 'один' },
      mark: '?!',
      shapes: [{ kind: 'highlight', on: 'hq' }],
    });
    layer = changeNote(layer, null, 0, { text: '', mark: null, shapes: [] });
    expect(layer.notes[0]).toEqual({ at: 1, text: { ru: 'один' } });
    expect(textIn(layer.notes[0]!.text, 'en')).toBe('один');
  });

  it('writes about an own variation where it counts on from the branch', () => {
    let layer = addVariation(emptyLayer(me), 4, 'What if', [{ move: 'corp: credit', turn: 1 }]);
    const made = addNote(layer, 0, 1)!;
    layer = changeNote(made.layer, 0, made.index, { text: 'slow' });
    expect(layer.notes).toEqual([]);
    expect(layer.variations[0]).toMatchObject({ at: 4, notes: [{ at: 1, text: { en: 'slow' } }] });
  });

  it('has one chapter at a place, sorted; without a title there is none', () => {
    let layer = setChapter(setChapter(emptyLayer(me), 8, 'End'), 0, 'Start');
    layer = setChapter(layer, 8, 'Endgame');
    expect(layer.chapters).toEqual([
      { at: 0, title: { en: 'Start' } },
      { at: 8, title: { en: 'Endgame' } },
    ]);
    layer = setChapter(setChapter(layer, 8, ''), 0, '');
    expect(isBlank(layer)).toBe(true);
    expect(withLayer([layer], layer)).toEqual([]);
  });

  it('never changes the layer it was made from', () => {
    const layer = written([1, 'one'], [1, 'two']);
    const before = structuredClone(layer);
    addNote(layer, null, 1);
    changeNote(layer, null, 0, { text: 'x', mark: '!', shapes: [] });
    removeNote(layer, null, 0);
    shiftNote(layer, null, 0, 1);
    setChapter(layer, 3, 'x');
    addVariation(layer, 1, 'x', []);
    expect(layer).toEqual(before);
  });

  it('is written to a file and read back byte for byte, beside layers of others', () => {
    const { record } = playFake('annotated');
    const other = { ...written([2, '<script>x</script>']), id: 'other', author: 'Somebody' };
    const replay = { ...record, layers: withLayer([other], written([0, 'ﷺ 💥\u202e'], [3, 'x'.repeat(9000)])) };
    expect(replay.layers.map(({ id }) => id)).toEqual(['other', 'own-1']);
    const text = writeReplay(replay);
    const read = readReplay(text);
    expect(read.ok && writeReplay(read.replay)).toBe(text);
  });
});
