import { describe, expect, it } from 'vitest';
import { openEditor } from '../../src/hud/watch/editor.ts';
import type { Layer } from '../../src/replay/format.ts';

/** An editor over a device that takes its time: `taken` is what was given to it, `done` lets it finish, `rest` lets the typing rest. */
function desk() {
  const waiting: (() => void)[] = [];
  const taken: Layer[] = [];
  let finish: (() => void)[] = [];
  const editor = openEditor({
    layers: [],
    author: { get: () => ({ id: 'own-1', name: 'Me', language: 'en' }), set: () => undefined },
    later: (run) => {
      waiting.push(run);
      return () => void (waiting.includes(run) && waiting.splice(waiting.indexOf(run), 1));
    },
    save: (layer) => {
      taken.push(layer);
      return new Promise((resolve) => finish.push(() => resolve(null)));
    },
    say: () => undefined,
    speak: () => undefined,
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 8; i++) await Promise.resolve();
  };
  return {
    editor,
    taken,
    settle,
    async rest() {
      for (const run of waiting.splice(0)) run();
      await settle();
    },
    async done() {
      const ended = finish;
      finish = [];
      for (const end of ended) end();
      await settle();
    },
  };
}

describe('what is written beside a game', () => {
  it('a variation that is kept is on the device at once: a page closed after it loses nothing', async () => {
    const { editor, taken, settle, done } = desk();
    editor.keepVariation(0, 'Faster', [{ move: 'corp: draw' } as never]);
    await settle();
    expect(taken.map(({ variations }) => variations.map(({ title }) => title.en))).toEqual([['Faster']]);
    expect(editor.state.stored).toBe('waiting');
    await done();
    expect(editor.state.stored).toBe('yes');
  });

  it('typing is stored when it rests, and when the page is left', async () => {
    const { editor, taken, settle, rest, done } = desk();
    editor.add(null, 3);
    await settle();
    await done();
    for (const text of ['W', 'Wh', 'Why']) editor.change(null, 0, { text });
    await settle();
    expect(taken).toHaveLength(1);
    await rest();
    expect(taken.map(({ notes }) => notes[0]!.text.en)).toEqual([undefined, 'Why']);
    await done();
    editor.change(null, 0, { text: 'Why not' });
    const left = editor.flush();
    await settle();
    await done();
    await left;
    expect(taken.at(-1)!.notes[0]!.text.en).toBe('Why not');
    expect(editor.state.stored).toBe('yes');
  });

  it('changes made while the device is busy are stored together, the last one as it is then', async () => {
    const { editor, taken, settle, done } = desk();
    for (const at of [1, 2, 3, 4]) editor.add(null, at);
    await settle();
    editor.add(null, 5);
    editor.undo();
    await settle();
    await done();
    await done();
    expect(taken.map(({ notes }) => notes.length)).toEqual([4, 4]);
    expect(editor.state.stored).toBe('yes');
  });
});
