/** The small parts of storage by themselves: how long is waited, when room is short, what is told, how games are named and ordered. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeReplay } from '../../src/replay/format.ts';
import { type Backend, StoreProblem, memoryBackend, patient, together, within } from '../../src/storage/backend.ts';
import { type StorageOptions, type News, openStorage } from '../../src/storage/index.ts';
import { localRows } from '../../src/storage/local-rows.ts';
import { mergeFields, openPrefs } from '../../src/storage/prefs.ts';
import { readQuota } from '../../src/storage/quota.ts';
import { entryOf, readEntry } from '../../src/storage/rows.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { playFake } from '../support/records.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const storage = (backend: Backend = memoryBackend(), more: Partial<StorageOptions> = {}) =>
  openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, open: async () => backend, ...more });
const shelfOn = (backend: Backend = memoryBackend(), estimate?: () => Promise<{ usage?: number; quota?: number }>) =>
  openDatabase(backend, { now: () => NOW, ...(estimate && { estimate }) });
const record = playFake('a').record;
const PUT = [{ store: 'texts', key: 'a', put: 1 }] as const;

afterEach(() => vi.unstubAllGlobals());

describe('the patience with the store', () => {
  it('is eight seconds for what somebody waits for, and thirty for what is stored', async () => {
    const waits: number[] = [];
    let cancelled = 0;
    const calm = patient(memoryBackend(), (_run, ms) => {
      waits.push(ms);
      return () => void cancelled++;
    });
    await calm.get('texts', 'a');
    await calm.all('texts');
    await calm.write(PUT);
    await within((_run, ms) => (waits.push(ms), () => {}), Promise.resolve());
    expect(waits).toEqual([8_000, 8_000, 30_000, 8_000]);
    expect(cancelled).toBe(3);
  });

  it('gives each of two plans its own rows', async () => {
    const backend = memoryBackend();
    await backend.write([...PUT, { store: 'entries', key: 'b', put: 2 }]);
    const seen: (readonly unknown[])[] = [];
    const plan = (store: 'texts' | 'entries', key: string) => ({
      reads: [{ store, key }],
      work: (rows: readonly unknown[]) => (seen.push(rows), []),
    });
    await backend.write(together(plan('texts', 'a'), plan('entries', 'b')));
    expect(seen).toEqual([[1], [2]]);
  });
});

describe('room on the device', () => {
  const FIVE = 5 * 1024 * 1024;
  it.each([
    [{ usage: 0, quota: FIVE }, []],
    [{ usage: 1, quota: FIVE }, ['storage.nearlyFull']],
    [{ usage: 1 }, []],
    [{ quota: 1 }, []],
    [{}, []],
  ])('of %j is told %j', async (room, told) => {
    const database = shelfOn(memoryBackend(), async () => room);
    await database.write(PUT);
    await database.write(PUT);
    expect(database.problems().map(({ key }) => key)).toEqual(told);
  });

  it('is not asked for when something is deleted', async () => {
    let asked = 0;
    const database = shelfOn(memoryBackend(), async () => (asked++, {}));
    await database.write([{ store: 'texts', key: 'a', remove: true }]);
    expect(asked).toBe(0);
    await database.write({ reads: [], work: () => [] });
    expect(asked).toBe(1);
  });

  it.each([
    [
      { usage: 3, quota: 10 },
      { used: 3, left: 7 },
    ],
    [
      { usage: 11, quota: 10 },
      { used: 11, left: 0 },
    ],
    [{ usage: 3 }, { used: 3, left: null }],
    [{ quota: 3 }, { used: null, left: null }],
  ])('%j is shown as %j', async (estimate, shown) => {
    expect(await readQuota({ estimate: async () => estimate })).toMatchObject(shown);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('is asked to last where it does not yet (%s)', async (lasting, times) => {
    let asked = 0;
    const room = { persisted: async () => lasting, persist: async () => (asked++, true) };
    const kept = await storage({ ...memoryBackend(), kind: 'device' }, { quota: room, locks: null });
    const rows = { put: { head: '{}' }, remove: [] };
    await kept.running.store.save('a', rows, () => rows);
    await kept.running.store.save('a', rows, () => rows);
    await kept.quota();
    expect(asked).toBe(times);
    kept.close();
  });
});

describe('what goes wrong', () => {
  it('waits for the first listener, and is told each once', () => {
    const database = shelfOn();
    database.tell({ key: 'one' });
    database.tell({ key: 'two' });
    const heard: string[] = [];
    const stop = database.onProblem(({ key }) => heard.push(key));
    expect([heard, database.problems()]).toEqual([['one', 'two'], []]);
    database.tell({ key: 'one' });
    database.tell({ key: 'three' });
    expect(heard).toEqual(['one', 'two', 'three']);
    stop();
    database.tell({ key: 'four' });
    expect([heard.length, database.problems()]).toEqual([3, [{ key: 'four' }]]);
  });

  it.each([
    ['failed', 'storage.unread'],
    ['newer', 'storage.newer'],
    ['blocked', 'storage.blocked'],
  ] as const)('when a row is read (%s) is told as %s', async (why, key) => {
    const dead = async (): Promise<never> => {
      throw new StoreProblem(why);
    };
    const database = shelfOn({ ...memoryBackend(), get: dead, all: dead });
    expect([await database.get('texts', 'a'), await database.all('texts')]).toEqual([undefined, []]);
    expect(database.problems()).toEqual([{ key }]);
  });

  it('with several rows is counted; with none nothing is told', () => {
    const database = shelfOn();
    database.reportQuarantined(0);
    expect(database.problems()).toEqual([]);
    for (const n of [1, 3]) {
      database.reportQuarantined(n);
      expect(database.problems()).toEqual([{ key: 'storage.setAside', params: { n } }]);
    }
  });

  it('rows set aside from the same place in the same moment are all kept', async () => {
    const backend = memoryBackend();
    const database = shelfOn(backend);
    for (const value of [1, 2, 3]) {
      await backend.write([{ store: 'texts', key: 'a', put: value }]);
      await database.quarantine(['texts', 'entries'], 'a', { key: 'file.notJson' });
    }
    expect((await database.quarantined()).map(({ id, value, from }) => [id, value, from])).toEqual(
      ['', '+', '++'].map((more, i) => [`texts/a/${NOW}${more}`, i + 1, 'texts']),
    );
    expect(await backend.all('texts')).toEqual([]);
  });

  it('is waited for: all that is being stored, and what follows from it', async () => {
    let go = (): void => {};
    const slow = memoryBackend();
    const inner = slow.write;
    slow.write = async (changes) => {
      await new Promise<void>((resolve) => (go = resolve));
      return inner(changes);
    };
    const database = shelfOn(slow);
    await database.stored();
    let second: Promise<unknown> | null = null;
    void database.write(PUT).then(() => (second = database.write(PUT)));
    let over = false;
    const all = database.stored().then(() => (over = true));
    await vi.waitFor(() => expect(go).not.toBe(undefined));
    await new Promise((soon) => setTimeout(soon, 0));
    expect(over).toBe(false);
    go();
    await vi.waitFor(() => expect(second).not.toBeNull());
    await new Promise((soon) => setTimeout(soon, 0));
    expect(over).toBe(false);
    go();
    await all;
  });

  it('what cannot be read is given out as it is, and stays where deleting it fails', async () => {
    const backend = memoryBackend();
    await backend.write([{ store: 'entries', key: 'a', put: { v: 99 } }]);
    let full = false;
    const kept = await storage({
      ...backend,
      async write(changes) {
        if (full) throw new StoreProblem('full');
        return backend.write(changes);
      },
    });
    const rows = [{ store: 'entries', key: 'a', value: { v: 99 } }];
    expect(await kept.unreadable.text('entries/a')).toBe(JSON.stringify(rows, null, 1));
    expect(await kept.unreadable.text('entries/b')).toBeNull();
    full = true;
    expect(await kept.unreadable.remove('entries/a')).toEqual({ ok: false, problem: { key: 'storage.full' } });
    expect(await kept.unreadable.list()).toHaveLength(1);
  });
});

describe('the library', () => {
  it('lists games of one date by their ids', async () => {
    const kept = await storage();
    for (const id of ['b', 'a', 'd', 'c']) await kept.library.keep({ ...record, id });
    await kept.library.keep({ ...record, id: 'later', date: '2024-05-09T10:00:00.000Z' });
    await kept.library.keep({ ...record, id: 'x', date: '2024-04-09T10:00:00.000Z' });
    expect((await kept.library.list()).map(({ id }) => id)).toEqual(['later', 'a', 'b', 'c', 'd', 'x']);
  });

  it('cuts names at 200 characters', async () => {
    const kept = await storage();
    await kept.library.keep(record);
    await kept.library.rename(record.id, `${'x'.repeat(199)}yz`);
    expect((await kept.library.list())[0]!.name).toBe(`${'x'.repeat(199)}y`);
    const read = await kept.library.read(record.id);
    expect(read.ok && read.replay.name).toBe(`${'x'.repeat(199)}y`);
  });

  it.each(['take', 'import'] as const)('numbers other games of one long id (%s)', async (how) => {
    const kept = await storage();
    const id = 'i'.repeat(80);
    for (const seed of ['a', 'b', 'c']) {
      const replay = { ...playFake(seed).record, id };
      if (how === 'take') expect(await kept.library.take(replay)).toMatchObject({ ok: true, added: true });
      else await kept.library.import(new Blob([writeReplay(replay)]), (value) => ({ ok: true, value }));
    }
    const short = 'i'.repeat(70);
    expect((await kept.library.list()).map((one) => one.id).sort()).toEqual([`${short}-2`, `${short}-3`, id].sort());
    expect(
      (await kept.library.list()).every(({ imported, favourite, you }) => imported && !favourite && you === null),
    ).toBe(true);
  });

  it('says what could not be stored, and adds nothing', async () => {
    const backend = memoryBackend();
    let full = true;
    const kept = await storage({
      ...backend,
      async write(changes) {
        if (full) throw new StoreProblem('full');
        return backend.write(changes);
      },
    });
    const problem = { key: 'storage.full' };
    expect(await kept.library.take(record)).toEqual({ ok: false, problem });
    full = false;
    await kept.library.keep(record);
    full = true;
    expect(await kept.library.remove(record.id)).toEqual({ ok: false, problem });
    expect(await kept.library.rename('nobody', 'x')).toEqual({ key: 'storage.gone' });
    expect(await kept.library.list()).toHaveLength(1);
  });

  it('of a newer version is not written over', async () => {
    const backend = memoryBackend();
    const text = writeReplay(record).replace(/"format":\s*2/, '"format":99');
    await backend.write([{ store: 'texts', key: record.id, put: text }]);
    const kept = await storage(backend);
    expect(await kept.library.keep(record)).toEqual({ key: 'storage.newer' });
    expect(await backend.get('texts', record.id)).toBe(text);
    await backend.write([{ store: 'texts', key: record.id, put: '{"broken' }]);
    expect(await kept.library.keep(record)).toBeNull();
  });

  it('takes a game of fewer moves for the one it has, and one of more for another', async () => {
    const kept = await storage();
    const shorter = { ...record, result: null, steps: record.steps.slice(0, 4) };
    await kept.library.keep(shorter);
    expect(await kept.library.take({ ...shorter, steps: record.steps.slice(0, 2) })).toMatchObject({ added: false });
    expect(await kept.library.take(structuredClone(shorter))).toEqual({ ok: true, id: record.id, added: false });
    expect(await kept.library.take(record)).toMatchObject({ ok: true, id: `${record.id}-2`, added: true });
  });

  it('has entries of 1, 2 and later versions', () => {
    const entry = entryOf(record, writeReplay(record), { decks: {}, imported: false });
    expect(entry).toMatchObject({ v: 2, favourite: false, you: 'corp' });
    expect(entryOf({ ...record, steps: [] }, '', { decks: {}, imported: true })).toMatchObject({
      turns: 0,
      you: null,
      bytes: 0,
    });
    expect(readEntry(entry)).toMatchObject({ ok: true });
    expect(readEntry({ ...entry, v: 1, result: null })).toMatchObject({ ok: true, value: { v: 2, result: null } });
    for (const bad of [null, 7, 'text', [], { ...entry, v: 0 }, { ...entry, v: '3' }, { ...entry, v: undefined }])
      expect(readEntry(bad)).toMatchObject({ ok: false, problem: { key: 'storage.setAside' } });
    expect(readEntry({ v: 3 })).toMatchObject({ ok: false, problem: { key: 'file.newer' } });
  });
});

describe('the rows of running games', () => {
  it('that nobody can tell are set aside as one part, with the games that cannot be read', async () => {
    const backend = memoryBackend();
    const kept = await storage(backend);
    expect(await kept.running.list()).toEqual([]);
    expect(kept.problems()).toEqual([]);
    await backend.write([
      { store: 'running', key: 'no slash', put: 'text' },
      { store: 'running', key: 'a/head', put: 7 },
      { store: 'running', key: 'b/head', put: '{' },
      { store: 'running', key: 'b/owner', put: '{}' },
      { store: 'running', key: 'c/head', put: '{"saveFormat":9}' },
    ]);
    expect(await kept.running.list()).toEqual([]);
    expect(kept.problems()).toEqual([{ key: 'save.newer' }, { key: 'storage.setAside', params: { n: 2 } }]);
    expect((await kept.quarantined()).map(({ key }) => key).sort()).toEqual(['a/head', 'b/head', 'no slash']);
    expect((await backend.all('running')).map(({ key }) => key).sort()).toEqual(['b/owner', 'c/head']);
  });

  it('are told to other tabs when they are stored, not when they are not', async () => {
    const posted: News[] = [];
    const channel = { post: (news: News) => void posted.push(news), listen: () => {}, close: () => {} };
    const backend = memoryBackend();
    let full = false;
    const write: Backend['write'] = async (changes) => {
      if (full) throw new StoreProblem('full');
      return backend.write(changes);
    };
    const kept = await storage({ ...backend, write }, { channel });
    const rows = { put: { head: '{}' }, remove: [] };
    await kept.running.claim('a', 'ask');
    expect(posted).toEqual([]);
    await kept.running.store.save('a', rows, () => rows);
    await kept.running.claim('a', 'take');
    full = true;
    await kept.running.store.save('a', rows, () => rows);
    await kept.library.keep(record);
    full = false;
    await kept.library.keep(record);
    expect(posted).toEqual([
      { what: 'running', id: 'a' },
      { what: 'owner', id: 'a' },
      { what: 'library', id: '' },
    ]);
  });
});

describe('the settings of the browser', () => {
  it('are read, written and followed', () => {
    const stored = new Map<string, string>();
    let hear: (event: { key: string | null }) => void = () => {};
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    vi.stubGlobal('addEventListener', (_name: string, listener: typeof hear) => (hear = listener));
    vi.stubGlobal('removeEventListener', () => (hear = () => {}));
    const prefs = openPrefs('hud', localRows());
    let heard = 0;
    const stop = prefs.onChange(() => heard++);
    expect(prefs.write([1])).toBeNull();
    expect(stored.get('icebreak:hud')).toBe('[1]');
    for (const key of ['icebreak:hud', 'other', null]) hear({ key });
    expect(heard).toBe(2);
    stop();
    hear({ key: null });
    expect(heard).toBe(2);
    vi.stubGlobal('localStorage', undefined);
    expect(localRows()).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['a full device', new DOMException('full', 'QuotaExceededError'), 'storage.full'],
    ['another error of the browser', new DOMException('no', 'SecurityError'), 'storage.failed'],
    ['an error', new Error('QuotaExceededError'), 'storage.failed'],
  ])('that are refused by %s say why', (_what, error, key) => {
    const rows = {
      getItem: () => null,
      setItem: () => {
        throw error;
      },
    };
    expect(openPrefs('hud', rows).write({ a: 1 })).toEqual({ key });
  });

  it('put together: a field that was not changed here is as it is there', () => {
    expect(mergeFields({ a: 1, b: [1] }, { a: 1, b: [2] }, { a: 2, b: [3], c: 4 })).toEqual({ a: 2, b: [2], c: 4 });
    expect(mergeFields(undefined, { a: 1 }, undefined)).toEqual({ a: 1 });
    expect(mergeFields([1], [1], { a: 1 })).toEqual({ a: 1 });
    expect(mergeFields({ a: 1 }, null, { a: 2 })).toBeNull();
    expect(mergeFields(null, { a: 1 }, null)).toEqual({ a: 1 });
  });
});
