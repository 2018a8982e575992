/** Everything stored as one file and read back; what cannot be read; how much room there is. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.ts';
import { type Replay, writeReplay } from '../../src/replay/format.ts';
import { saveWriter } from '../../src/match/save.ts';
import { type Backend, StoreProblem, memoryBackend } from '../../src/storage/backend.ts';
import type { Restored } from '../../src/storage/backup.ts';
import { type Storage, type StorageOptions, openStorage } from '../../src/storage/index.ts';
import type { LocalRows } from '../../src/storage/local-rows.ts';
import { fakeGame } from '../support/fake-game.ts';
import { MATCH } from '../support/match.ts';
import { LAYER, playFake } from '../support/records.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const storage = (backend: Backend = memoryBackend(), more: Partial<StorageOptions> = {}): Promise<Storage> =>
  openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, open: async () => backend, ...more });
/** Settings of which the ones here win. */
const MERGES = {
  hud: (here: Json | undefined, read: Json) => ({ ...(read as object), ...(here as object | undefined) }),
};
const NONE = { added: 0, same: 0, both: 0 };
const NOTHING: Restored = {
  games: 0,
  inPlay: 0,
  settings: 0,
  aside: 0,
  made: NONE,
  here: 0,
  damaged: 0,
  newer: 0,
  stopped: null,
};
const read = async (kept: Storage, file: Blob): Promise<Restored> => {
  const done = await kept.backup.read(file, MERGES);
  if (!done.ok) throw new Error(done.problem.key);
  return done.value;
};
const HEAD = JSON.stringify({ icebreakBackup: 1, at: NOW });
const fileOf = (...lines: (object | string)[]): Blob =>
  new Blob([[HEAD, ...lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))].join('\n')]);
const lineOf = (replay: Replay) => ({ game: writeReplay(replay), favourite: false, you: null, imported: false });
/** A game of so many moves that is still in play: its rows, and its record. */
function inPlay(seed: string, moves: number): { id: string; record: Replay; rows: Record<string, string> } {
  const { record, states } = playFake(seed, undefined, moves);
  const game = fakeGame();
  const { put } = saveWriter({ ...MATCH, seats: record.seats }, (state) => game.digest(state as never)).changes(
    record,
    states.at(-1)!,
    NOW,
  );
  return { id: record.id, record, rows: put };
}
const putRunning = async (kept: Storage, { id, rows }: ReturnType<typeof inPlay>): Promise<void> => {
  const all = { put: rows, remove: [] };
  expect(await kept.running.store.save(id, all, () => all)).toBeNull();
};
const ids = async (kept: Storage): Promise<string[]> => (await kept.library.list()).map(({ id }) => id).sort();

describe('everything as one file', () => {
  async function full(): Promise<{ kept: Storage; file: Blob }> {
    const backend = memoryBackend();
    await backend.write([{ store: 'running', key: 'odd', put: { no: 'text' } }]);
    const kept = await storage(backend);
    await kept.running.list();
    await kept.library.keep(playFake('a').record);
    await kept.library.keep({ ...playFake('b').record, layers: [LAYER] });
    await kept.library.favourite('fake-b', true);
    await kept.library.rename('fake-b', 'My best');
    await putRunning(kept, inPlay('c', 5));
    kept.prefs('hud').write({ speed: 2 });
    return { kept, file: await kept.backup.save(['hud', 'lessons']) };
  }

  it('is read into an empty device as it was', async () => {
    const { kept, file } = await full();
    const other = await storage();
    expect(await read(other, file)).toEqual({ ...NOTHING, games: 2, inPlay: 1, settings: 1, aside: 1 });
    expect(await other.library.list()).toEqual(await kept.library.list());
    expect(await other.library.read('fake-b')).toEqual(await kept.library.read('fake-b'));
    expect(await other.running.list()).toEqual(await kept.running.list());
    expect(other.prefs('hud').read()).toEqual({ speed: 2 });
    expect(await other.quarantined()).toEqual(await kept.quarantined());
  });

  it('a game whose line in the list is missing comes back as one of our own', async () => {
    const backend = memoryBackend();
    await backend.write([{ store: 'texts', key: 'fake-a', put: writeReplay(playFake('a').record) }]);
    const other = await storage();
    await read(other, await (await storage(backend)).backup.save([]));
    expect(await other.library.list()).toMatchObject([{ id: 'fake-a', favourite: false, you: null, imported: false }]);
  });

  it('read where it was made adds nothing, however often', async () => {
    const { kept, file } = await full();
    const before = [await kept.library.list(), await kept.running.list(), await kept.quarantined()];
    for (let i = 0; i < 2; i++)
      expect(await read(kept, file)).toMatchObject({ games: 0, inPlay: 0, aside: 0, here: 5 });
    expect([await kept.library.list(), await kept.running.list(), await kept.quarantined()]).toEqual(before);
  });

  it('a different game with the same id stands beside the one stored; a finished one stays finished', async () => {
    const kept = await storage();
    const [a, b] = [playFake('a').record, { ...playFake('b').record, id: 'fake-a' }];
    await kept.library.keep(a);
    const shorter = { ...a, result: null, steps: a.steps.slice(0, 3) };
    expect(await read(kept, fileOf(lineOf(b), lineOf(shorter)))).toMatchObject({ games: 1, here: 1 });
    expect(await ids(kept)).toEqual(['fake-a', 'fake-a-2']);
    expect(await kept.library.read('fake-a')).toMatchObject({ replay: { result: a.result, start: a.start } });
  });

  it('of the same game the notes are put together', async () => {
    const kept = await storage();
    const a = playFake('a').record;
    await kept.library.keep({ ...a, layers: [{ ...LAYER, id: 'mine' }] });
    expect(await read(kept, fileOf(lineOf({ ...a, layers: [LAYER] })))).toMatchObject({ games: 1 });
    const now = await kept.library.read('fake-a');
    expect(now.ok && now.replay.layers.map(({ id }) => id).sort()).toEqual(['mine', 'notes']);
  });

  it('notes that are too many together leave the stored game readable', async () => {
    const kept = await storage();
    const a = playFake('a').record;
    const layers = (side: string) => Array.from({ length: 40 }, (_one, i) => ({ ...LAYER, id: `${side}-${i}` }));
    expect(await kept.library.keep({ ...a, layers: layers('mine') })).toBeNull();
    await read(kept, fileOf(lineOf({ ...a, layers: layers('theirs') })));
    for (const id of await ids(kept)) expect(await kept.library.read(id)).toMatchObject({ ok: true });
    expect(await kept.quarantined()).toEqual([]);
  });

  it('a game still in play here is left alone, and what the file has of it is kept as a recorded game', async () => {
    const kept = await storage();
    const [here, other] = [inPlay('a', 6), { ...inPlay('b', 6), id: 'fake-a' }];
    await putRunning(kept, here);
    const record = { ...other.record, id: 'fake-a' };
    const head = JSON.parse(other.rows['head']!) as { record: object };
    other.rows['head'] = JSON.stringify({ ...head, record: { ...head.record, id: 'fake-a' } });
    const before = await kept.running.list();
    const file = fileOf(
      { running: 'fake-a', rows: inPlay('a', 4).rows },
      { running: 'fake-a', rows: other.rows },
      lineOf(playFake('a').record),
    );
    expect(await read(kept, file)).toEqual({ ...NOTHING, inPlay: 1, games: 1, here: 1 });
    expect(await kept.running.list()).toEqual(before);
    expect(await ids(kept)).toEqual(['fake-a-2', 'fake-a-3']);
    expect(await kept.library.read('fake-a-2')).toMatchObject({ replay: { start: record.start, result: null } });
  });

  it('a damaged line costs that line alone; one of a newer version is counted as such', async () => {
    const kept = await storage();
    const a = playFake('a').record;
    const file = fileOf(
      '{"game": "',
      { game: 'no replay', favourite: false, you: null, imported: false },
      { ...lineOf(a), game: writeReplay(a).replace(/"format":\s*2/, '"format":99') },
      { running: 'x', rows: { head: '{}' } },
      { running: 'other', rows: inPlay('c', 2).rows },
      { running: 'x', rows: { head: '{"saveFormat":99}' } },
      { settings: 'unknown', value: 1 },
      { settings: 'hud', value: 'x'.repeat(70_000) },
      { aside: { from: 'nowhere', key: 'k', value: 1, problem: 'p', date: NOW } },
      '{"__proto__": {"polluted": true}}',
      `{"game": 1, "more": ${'['.repeat(60)}${']'.repeat(60)}}`,
      lineOf(a),
    );
    expect(await read(kept, file)).toEqual({ ...NOTHING, games: 1, damaged: 9, newer: 2 });
    expect(await ids(kept)).toEqual(['fake-a']);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['another file', new Blob(['{"format":2}']), 'backup.notOne'],
    ['an empty file', new Blob([]), 'backup.notOne'],
    ['a file of a newer version', new Blob(['{"icebreakBackup":2,"at":""}\n']), 'file.newer'],
    ['a file without a first line', new Blob(['x'.repeat(100_000)]), 'backup.notOne'],
  ])('%s is refused in one sentence', async (_what, file, key) => {
    const kept = await storage();
    expect(await kept.backup.read(file, MERGES)).toMatchObject({ ok: false, problem: { key } });
  });

  it('a device that is full in the middle: what was stored stays, and the reason is told', async () => {
    const inner = memoryBackend();
    let writes = 0;
    const kept = await storage({
      ...inner,
      async write(changes) {
        if (++writes > 1) throw new StoreProblem('full');
        return inner.write(changes);
      },
    });
    const file = fileOf(lineOf(playFake('a').record), lineOf(playFake('b').record), lineOf(playFake('c').record));
    expect(await read(kept, file)).toEqual({ ...NOTHING, games: 1, stopped: { key: 'storage.full' } });
    expect(await ids(kept)).toEqual(['fake-a']);
  });

  it('settings are put together with those that are here', async () => {
    const store = new Map([['icebreak:hud', '{"speed":4}']]);
    const rows: LocalRows = {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, text) => void store.set(key, text),
    };
    const kept = await storage(memoryBackend(), { rows });
    await read(kept, fileOf({ settings: 'hud', value: { speed: 1, muted: true } }));
    expect(JSON.parse(store.get('icebreak:hud')!)).toEqual({ speed: 4, muted: true });
  });
});

describe('what cannot be read', () => {
  it('is not joined by what can', async () => {
    const kept = await storage();
    await kept.library.keep(playFake('readable').record);
    await putRunning(kept, inPlay('c', 5));
    expect(await kept.unreadable.list()).toEqual([]);
  });

  it('is listed, with its rows as they are; deleted with a way back', async () => {
    const backend = memoryBackend();
    await backend.write([
      { store: 'running', key: 'odd', put: '{"saveFormat":1' },
      { store: 'running', key: 'later/head', put: '{"saveFormat":99}' },
      { store: 'entries', key: 'next', put: { v: 99 } },
      { store: 'texts', key: 'next', put: '{"format":99}' },
    ]);
    const kept = await storage(backend);
    expect(await kept.running.list()).toEqual([]);
    const list = await kept.unreadable.list();
    expect(list.map(({ what, why }) => `${what} ${why}`)).toEqual(['match newer', 'record newer', 'match damaged']);
    const texts = await Promise.all(list.map(async ({ id }) => kept.unreadable.text(id)));
    expect(texts[0]).toContain('{\\"saveFormat\\":99}');
    expect(texts[1]).toContain('{\\"format\\":99}');
    expect(texts[2]).toContain('{\\"saveFormat\\":1');
    const all = async () => [
      await backend.all('running'),
      await backend.all('entries'),
      await backend.all('texts'),
      await backend.all('aside'),
    ];
    const before = await all();
    for (const { id } of list) {
      const removed = await kept.unreadable.remove(id);
      expect(removed.ok && (await kept.unreadable.list()).map((one) => one.id)).not.toContain(id);
      expect(removed.ok && (await removed.value.undo())).toBeNull();
      expect(await all()).toEqual(before);
    }
    expect(await kept.unreadable.remove('aside/nothing')).toMatchObject({
      ok: false,
      problem: { key: 'storage.gone' },
    });
  });
});

describe('room on the device', () => {
  it('lasting storage is asked for once, with the first move that is stored', async () => {
    let asked = 0;
    let lasting = false;
    const room = {
      estimate: async () => ({ usage: 10, quota: 100_000_000 }),
      persisted: async () => lasting,
      persist: async () => (asked++, (lasting = true)),
    };
    const kept = await storage({ ...memoryBackend(), kind: 'device' }, { quota: room, locks: null });
    await kept.library.keep(playFake('a').record);
    expect(asked).toBe(0);
    expect(await kept.quota()).toEqual({ used: 10, left: 99_999_990, lasting: false });
    await putRunning(kept, inPlay('b', 2));
    await putRunning(kept, inPlay('c', 2));
    expect(await kept.quota()).toMatchObject({ lasting: true });
    expect(asked).toBe(1);
    kept.close();
  });

  it('a browser that tells nothing, or refuses, is no error', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const nothing = { used: null, left: null, lasting: null };
    expect(await (await storage(memoryBackend(), { quota: null })).quota()).toEqual(nothing);
    const kept = await storage(memoryBackend(), { quota: { estimate: refuse, persisted: refuse, persist: refuse } });
    expect(await kept.quota()).toEqual(nothing);
    await putRunning(kept, inPlay('b', 2));
  });
});
