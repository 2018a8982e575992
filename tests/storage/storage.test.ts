import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sentence } from '../../src/core/game.ts';
import { has } from '../../src/i18n/index.ts';
import { type Read, refuse } from '../../src/core/json.ts';
import { type Layer, type Replay, writeReplay } from '../../src/replay/format.ts';
import { type Backend, type Change, StoreProblem, memoryBackend } from '../../src/storage/backend.ts';
import { MIGRATIONS, deviceBackend } from '../../src/storage/device.ts';
import { type Storage, type StorageOptions, openStorage } from '../../src/storage/index.ts';
import type { LocalRows } from '../../src/storage/local-rows.ts';
import { MATCH, fakeDeps, resumeSession, settled, startMatch } from '../support/match.ts';
import { LAYER, playFake } from '../support/records.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const storage = (more: Partial<StorageOptions> = {}): Promise<Storage> =>
  openStorage({
    now: () => NOW,
    decksOf: (replay) => ({ corp: `deck of ${replay.start.seed as string}` }),
    rows: null,
    ...more,
  });
const record = (seed: string, date = '2024-05-01T10:00:00.000Z') => ({ ...playFake(seed).record, date });
const good = (replay: Replay): Read<Replay> => ({ ok: true, value: replay });
const keyOf = (sentence: Sentence | null): string | null => {
  if (sentence) expect(has(sentence.key)).toBe(true);
  return sentence?.key ?? null;
};
const fileOf = (text: string): Blob => new Blob([text]);

/** A backend whose next writes fail. */
function failing(inner: Backend): Backend & { fail: StoreProblem | null; writes: number } {
  const backend = {
    ...inner,
    kind: 'device' as const,
    fail: null as StoreProblem | null,
    writes: 0,
    async write(changes: readonly Change[]) {
      if (backend.fail) throw backend.fail;
      backend.writes++;
      return inner.write(changes);
    },
  };
  return backend;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each<[string, () => Partial<StorageOptions>]>([
  ['on the device', () => ({})],
  ['in memory', () => ({ open: async () => memoryBackend() })],
])('the library %s', (_where, more) => {
  it('keeps games with side, decks, result, turns and date, newest first', async () => {
    const kept = await storage(more());
    const [a, b] = [record('a', '2024-05-01T10:00:00.000Z'), record('b', '2024-05-03T10:00:00.000Z')];
    expect(await kept.library.keep(a)).toBeNull();
    expect(await kept.library.keep(b)).toBeNull();
    const list = await kept.library.list();
    expect(list.map((entry) => entry.id)).toEqual([b.id, a.id]);
    expect(list[1]).toMatchObject({
      you: 'corp',
      decks: { corp: 'deck of a' },
      result: a.result,
      turns: a.steps.at(-1)!.turn,
      date: a.date,
      favourite: false,
      name: '',
      imported: false,
    });
    const read = await kept.library.read(a.id);
    expect(read.ok && read.replay).toEqual(JSON.parse(JSON.stringify(a)));
    kept.close();
  });

  it('renames, marks as favourite, and keeps both when the game is stored again', async () => {
    const kept = await storage(more());
    const a = record('a');
    await kept.library.keep(a);
    await kept.library.rename(a.id, 'My <b>best</b>');
    await kept.library.favourite(a.id, true);
    await kept.library.keep(a);
    expect((await kept.library.list())[0]).toMatchObject({ name: 'My <b>best</b>', favourite: true, you: 'corp' });
    const read = await kept.library.read(a.id);
    expect(read.ok && read.replay.name).toBe('My <b>best</b>');
    kept.close();
  });

  it('deletes with a way back', async () => {
    const kept = await storage(more());
    const a = record('a');
    await kept.library.keep(a);
    await kept.library.favourite(a.id, true);
    const before = await kept.library.list();
    const removed = await kept.library.remove(a.id);
    expect(await kept.library.list()).toEqual([]);
    expect((await kept.library.read(a.id)).ok).toBe(false);
    if (!removed.ok) throw new Error();
    expect(await removed.undo()).toBeNull();
    expect(await kept.library.list()).toEqual(before);
    expect(keyOf(((await kept.library.remove('nobody')) as { problem: Sentence }).problem)).toBe('storage.gone');
    kept.close();
  });

  it('exports a file that comes in again byte for byte', async () => {
    const [kept, other] = [await storage(more()), await storage({ open: async () => memoryBackend() })];
    const a = record('a');
    await kept.library.keep(a);
    const out = await kept.library.export(a.id);
    if (!out.ok) throw new Error(out.problem.key);
    expect(out.fileName).toBe('icebreak-fake-2024-05-01.replay.json');
    const into = await other.library.import(out.file, good);
    expect(into).toMatchObject({ ok: true, entry: { id: a.id, imported: true, you: null } });
    const again = await other.library.export(a.id);
    expect(again.ok && (await again.file.text())).toBe(await out.file.text());
    kept.close();
  });

  it('an import never replaces a game that is there, nor doubles it', async () => {
    const kept = await storage(more());
    const a = record('a');
    await kept.library.keep(a);
    const other = { ...record('b'), id: a.id };
    for (let i = 0; i < 2; i++) {
      const into = await kept.library.import(fileOf(writeReplay(other)), good);
      expect(into).toMatchObject({ ok: true, entry: { id: `${a.id}-2` } });
      await kept.library.import(fileOf(writeReplay(a)), good);
      expect(await kept.library.list()).toHaveLength(2);
    }
    const read = await kept.library.read(a.id);
    expect(read.ok && read.replay.start).toEqual(a.start);
    kept.close();
  });

  it('an import that is refused changes nothing', async () => {
    const kept = await storage(more());
    await kept.library.keep(record('a'));
    const before = await kept.library.list();
    const tries: [Blob, string][] = [
      [fileOf('no'), 'file.notJson'],
      [fileOf(''), 'file.empty'],
      [fileOf(' '.repeat(5 * 1024 * 1024)), 'file.tooBig'],
      [fileOf('{}'), 'replay.notOne'],
    ];
    for (const [file, key] of tries) {
      const into = await kept.library.import(file, good);
      expect(!into.ok && keyOf(into.problem)).toBe(key);
    }
    const unfit = await kept.library.import(fileOf(writeReplay(record('b'))), () => refuse('replay.unwatchable'));
    expect(!unfit.ok && unfit.problem.key).toBe('replay.unwatchable');
    const torn = {
      size: 10,
      text: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as Blob;
    const unreadable = await kept.library.import(torn, good);
    expect(!unreadable.ok && keyOf(unreadable.problem)).toBe('file.unreadable');
    expect(await kept.library.list()).toEqual(before);
    kept.close();
  });
});

describe('stored rows that are damaged', () => {
  const spoil = async (store: 'entries' | 'texts' | 'running', key: string, value: unknown): Promise<void> => {
    const backend = await deviceBackend();
    await backend.write([{ store, key, put: value }]);
    backend.close();
  };

  it('a file that cannot be read is set aside, told in one sentence, and not deleted', async () => {
    const kept = await storage();
    const [a, b] = [record('a'), record('b')];
    await kept.library.keep(a);
    await kept.library.keep(b);
    await spoil('texts', a.id, '{"broken');
    const read = await kept.library.read(a.id);
    expect(!read.ok && keyOf(read.problem)).toBe('storage.oneSetAside');
    expect((await kept.library.list()).map((entry) => entry.id)).toEqual([b.id]);
    const aside = await kept.quarantined();
    expect(aside.map((row) => row.from).sort()).toEqual(['entries', 'texts']);
    expect(aside.find((row) => row.from === 'texts')!.value).toBe('{"broken');
    kept.close();
  });

  it.each([
    [null],
    [7],
    ['text'],
    [{ v: 2, id: 'fake-a' }],
    [{ v: 1, id: 'fake-a', name: { toString: 1 } }],
    [['list']],
  ])('an entry that cannot be read (%j) is made again from its file', async (bad) => {
    const kept = await storage();
    const a = record('a');
    await kept.library.keep(a);
    const before = await kept.library.list();
    await spoil('entries', a.id, bad);
    expect(await kept.library.list()).toEqual(before);
    expect(kept.problems().map(keyOf)).toEqual(['storage.setAside']);
    expect(await kept.quarantined()).toMatchObject([{ from: 'entries', key: a.id, value: bad }]);
    expect(await kept.library.list()).toEqual(before);
    expect(kept.problems()).toEqual([]);
    kept.close();
  });

  it.each([
    ['date', 'yesterday'],
    ['date', '2024-99-99T00:00:00.000Z'],
    ['turns', 1e300],
  ])('one with a bad %s (%s) is made again; the other games stay in the list', async (field, bad) => {
    const kept = await storage();
    const [a, b] = [record('a'), record('b')];
    await kept.library.keep(a);
    await kept.library.keep(b);
    const before = await kept.library.list();
    await spoil('entries', a.id, { ...before.find(({ id }) => id === a.id), [field]: bad });
    expect(await kept.library.list()).toEqual(before);
    expect((await kept.quarantined()).map(({ key }) => key)).toEqual([a.id]);
    kept.close();
  });

  it('rows of a newer Icebreak are left where they are', async () => {
    const kept = await storage();
    const a = record('a');
    await kept.library.keep(a);
    await spoil('entries', a.id, { v: 3, database: 'new' });
    await spoil('texts', a.id, '{"format": 3, "steps": []}');
    expect(await kept.library.list()).toEqual([]);
    expect(kept.problems().map(keyOf)).toEqual(['storage.newerGame']);
    const read = await kept.library.read(a.id);
    expect(!read.ok && read.problem.key).toBe('storage.newerGame');
    expect(await kept.quarantined()).toEqual([]);
    kept.close();
  });

  it('a running game that cannot be read is set aside; the next one is stored', async () => {
    const kept = await storage();
    await spoil('running', 'a/head', { no: 'text' });
    expect(await kept.running.load('a')).toBeNull();
    expect(await kept.running.list()).toEqual([]);
    expect(kept.problems().map(keyOf)).toEqual(['storage.setAside']);
    await spoil('running', 'a/head', '{"saveFormat":1');
    const rows = await kept.running.load('a');
    const resumed = resumeSession(fakeDeps(), rows!);
    if (resumed.ok) throw new Error();
    expect(keyOf(resumed.problem)).toBe('save.cannotResume');
    await kept.running.quarantine('a', resumed.problem, resumed.record);
    expect(await kept.running.load('a')).toBeNull();
    expect((await kept.quarantined()).map((row) => row.value)).toEqual([{ no: 'text' }, '{"saveFormat":1']);
    kept.close();
  });
});

describe('a game in play', () => {
  it('is there after the page was closed, and moves to the library at its end', async () => {
    const kept = await storage();
    const match = startMatch(fakeDeps(kept.running.store), MATCH);
    await settled();
    match.play({ do: 'credit' });
    await match.saved();
    kept.close();
    match.close();
    const later = await storage();
    const resumed = resumeSession(fakeDeps(later.running.store), (await later.running.load('game-1'))!);
    if (!resumed.ok) throw new Error(resumed.problem.key);
    expect(resumed.session.view()).toEqual(match.view());
    resumed.session.concede();
    await resumed.session.saved();
    expect(await later.running.load('game-1')).toBeNull();
    expect(await later.running.list()).toEqual([]);
    expect((await later.library.list()).map((entry) => entry.result)).toEqual([
      { places: [['runner'], ['corp']], reason: 'concede' },
    ]);
    later.close();
  });

  it('that was not finished goes to the library when a new one begins', async () => {
    const kept = await storage();
    const match = startMatch(fakeDeps(kept.running.store), MATCH);
    await settled();
    match.play({ do: 'credit' });
    await match.saved();
    expect(await kept.running.retire('another game')).toBeNull();
    expect((await kept.running.list()).map(({ id }) => id)).toEqual(['game-1']);
    expect(await kept.running.retire('fake')).toBeNull();
    expect(await kept.running.load('game-1')).toBeNull();
    expect((await kept.library.list()).map((entry) => [entry.id, entry.result])).toEqual([['game-1', null]]);
    expect(await kept.running.retire('fake')).toBeNull();
    kept.close();
  });

  it('stands beside others, the one stored last first; each ends by itself', async () => {
    const kept = await storage();
    const play = async (id: string, now: string) => {
      const match = startMatch({ ...fakeDeps(kept.running.store), id: () => id, now: () => now }, MATCH);
      await settled();
      match.play({ do: 'credit' });
      await match.saved();
      return match;
    };
    const old = await play('old', '2024-05-01T10:00:00.000Z');
    await play('new', '2024-05-03T10:00:00.000Z');
    expect((await kept.running.list()).map(({ id, save }) => [id, save.record.steps.length])).toEqual([
      ['new', 1],
      ['old', 1],
    ]);
    const rows = await kept.running.load('new');
    old.concede();
    await old.saved();
    expect((await kept.running.list()).map(({ id }) => id)).toEqual(['new']);
    expect(await kept.running.load('new')).toEqual(rows);
    kept.close();
  });

  it('of other rules leaves its record in the library', async () => {
    const kept = await storage();
    await kept.running.quarantine('fake-a', { key: 'save.otherRules' }, record('a'));
    expect((await kept.library.list()).map((entry) => entry.id)).toEqual(['fake-a']);
    kept.close();
  });
});

describe('when the device does not keep things', () => {
  it('no IndexedDB: memory takes its place, with a sentence', async () => {
    for (const broken of [
      undefined,
      {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ]) {
      globalThis.indexedDB = broken as unknown as IDBFactory;
      const kept = await storage();
      expect(kept.kind).toBe('memory');
      expect(kept.problems().map(keyOf)).toEqual(['storage.blocked']);
      await kept.library.keep(record('a'));
      expect(await kept.library.list()).toHaveLength(1);
    }
  });

  it('IndexedDB never answers: after some seconds memory takes its place', async () => {
    const due: (() => void)[] = [];
    const later = (run: () => void) => {
      due.push(run);
      return () => {};
    };
    const opening = storage({ open: () => new Promise(() => {}), later });
    for (const run of due) run();
    const kept = await opening;
    expect(kept.kind).toBe('memory');
    expect(kept.problems().map(keyOf)).toEqual(['storage.blocked']);
  });

  it('a store that falls silent later: each call ends with a sentence', async () => {
    const due: (() => void)[] = [];
    const later = (run: () => void) => {
      due.push(run);
      return () => {};
    };
    const silent = {
      ...memoryBackend(),
      all: () => new Promise<never>(() => {}),
      write: () => new Promise<never>(() => {}),
    };
    const kept = await storage({ open: async () => silent, later });
    const [list, stored] = [kept.library.list(), kept.library.keep(record('a'))];
    await settled();
    for (const run of due) run();
    expect(await list).toEqual([]);
    expect(keyOf(await stored)).toBe('storage.failed');
    // What could not be read was not to be stored: the notice says what happened.
    expect(kept.problems().map(keyOf)).toEqual(['storage.unread']);
  });

  it('full: says so, and what was stored before is as it was', async () => {
    const backend = failing(memoryBackend());
    const kept = await storage({ open: async () => backend });
    await kept.library.keep(record('a'));
    const before = await kept.library.list();
    backend.fail = new StoreProblem('full');
    expect(keyOf(await kept.library.keep(record('b')))).toBe('storage.full');
    const rows = { put: { head: '{}' }, remove: [] };
    expect(keyOf(await kept.running.store.save('b', rows, () => rows))).toBe('storage.full');
    const imported = await kept.library.import(fileOf(writeReplay(record('b'))), good);
    expect(!imported.ok && imported.problem.key).toBe('storage.full');
    expect(await kept.library.list()).toEqual(before);
    const match = startMatch(fakeDeps(kept.running.store), MATCH);
    await match.saved();
    expect(match.status().saveProblem?.key).toBe('storage.full');
    backend.fail = null;
    match.play({ do: 'credit' });
    await match.saved();
    expect(match.status().saveProblem).toBeNull();
  });

  it('nearly full: says so before anything fails, once', async () => {
    const kept = await storage({
      open: async () => memoryBackend(),
      quota: { estimate: async () => ({ usage: 99_000_000, quota: 100_000_000 }) },
    });
    const heard: (string | null)[] = [];
    kept.onProblem((problem) => heard.push(keyOf(problem)));
    expect(await kept.library.keep(record('a'))).toBeNull();
    await kept.library.keep(record('b'));
    expect(heard).toEqual(['storage.nearlyFull']);
  });

  it('a quota error of the browser leaves both rows of a game as they were', async () => {
    const kept = await storage();
    const a = record('a');
    await kept.library.keep(a);
    const put = IDBObjectStore.prototype.put;
    let n = 0;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      if (++n === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
    try {
      expect(keyOf(await kept.library.rename(a.id, 'new'))).toBe('storage.full');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(n).toBe(2);
    expect((await kept.library.list())[0]!.name).toBe('');
    kept.close();
  });
});

describe('notes written in two tabs', () => {
  it('are all kept; what one deleted is gone', async () => {
    const [a, b] = [await storage(), await storage()];
    const game = record('a');
    await a.library.keep(game);
    const layer = (...texts: string[]): Layer => ({
      ...LAYER,
      variations: [],
      chapters: [],
      notes: texts.map((en) => ({ at: 1, text: { en } })),
    });
    const base = [layer('first', 'second')];
    await a.library.annotate(game.id, base, []);
    await a.library.annotate(game.id, [layer('first', 'second', 'of a')], base);
    await b.library.annotate(game.id, [layer('first', 'of b')], base);
    const read = await a.library.read(game.id);
    const texts = read.ok ? read.replay.layers.flatMap(({ notes }) => notes.map(({ text }) => text['en'])) : [];
    expect(texts.sort()).toEqual(['first', 'of a', 'of b']);
    // and stay when the game itself is stored once more
    await b.library.keep(game);
    const again = await a.library.read(game.id);
    expect(again.ok && again.replay.layers[0]?.notes).toHaveLength(3);
    a.close();
    b.close();
  });
});

describe('versions of the store', () => {
  it('a later version keeps every row; two tabs do not block each other', async () => {
    const old = await storage();
    await old.library.keep(record('a'));
    const later = await deviceBackend({
      migrations: [
        ...MIGRATIONS,
        async (_db, tx) => {
          const entries = tx.objectStore('entries');
          for (const key of await entries.getAllKeys()) {
            const row = (await entries.get(key)) as object;
            await entries.put!({ ...row, stars: 5 }, key);
          }
        },
      ],
    });
    expect(await later.all('entries')).toMatchObject([{ key: 'fake-a', value: { id: 'fake-a', stars: 5 } }]);
    // the old tab now meets a newer store: it says so and harms nothing
    expect(keyOf(await old.library.keep(record('b')))).toBe('storage.newer');
    later.close();
    const again = await storage();
    expect(again.kind).toBe('memory');
    expect(again.problems().map(keyOf)).toEqual(['storage.newer']);
  });

  it('a migration that fails leaves the store at its old version with all its rows', async () => {
    const old = await storage();
    await old.library.keep(record('a'));
    old.close();
    const bad = deviceBackend({
      migrations: [
        ...MIGRATIONS,
        async (_db, tx) => {
          await tx.objectStore('entries').clear!();
          throw new Error('oops');
        },
      ],
    });
    await expect(bad).rejects.toBeInstanceOf(StoreProblem);
    const again = await storage();
    expect(again.kind).toBe('device');
    expect(await again.library.list()).toHaveLength(1);
    again.close();
  });

  it('the store has the version its migrations lead to', async () => {
    (await deviceBackend()).close();
    const db = await openDB('icebreak');
    expect(db.version).toBe(MIGRATIONS.length);
    db.close();
  });
});

describe('settings', () => {
  const rowsOf = (stored: Record<string, string> = {}): LocalRows & { stored: Record<string, string> } => ({
    stored,
    getItem: (key) => stored[key] ?? null,
    setItem: (key, value) => void (stored[key] = value),
  });
  const open = async (rows: LocalRows | null) => {
    const kept = await storage({ open: async () => memoryBackend(), rows });
    return { kept, prefs: kept.prefs('table') };
  };

  it('are kept', async () => {
    const rows = rowsOf();
    const { prefs } = await open(rows);
    expect(prefs.read()).toBeUndefined();
    expect(prefs.write({ speed: 2, volume: { effects: 0.5 } })).toBeNull();
    expect(prefs.read()).toEqual({ speed: 2, volume: { effects: 0.5 } });
    expect((await open(rows)).prefs.read()).toEqual({ speed: 2, volume: { effects: 0.5 } });
  });

  it.each([
    '',
    '{',
    '{"__proto__":{"sound":false}}',
    '{"a":1,"a":2}',
    `{"a":${'['.repeat(50)}${']'.repeat(50)}}`,
    `"${'x'.repeat(70_000)}"`,
  ])('what cannot be read (%#) is kept aside and told', async (text) => {
    const rows = rowsOf({ 'icebreak:table': text });
    const { kept, prefs } = await open(rows);
    expect(prefs.read()).toBeUndefined();
    expect(kept.problems().map(keyOf)).toEqual(['storage.prefs']);
    prefs.write({ speed: 2 });
    expect(rows.stored['icebreak:table:aside']).toBe(text);
    expect(({} as { sound?: boolean }).sound).toBeUndefined();
  });

  it('changed in two tabs, each field keeps its newest value', async () => {
    const rows = rowsOf({ 'icebreak:table': '{"speed":1,"volume":{"effects":1,"music":1},"stars":{}}' });
    const [a, b] = [(await open(rows)).prefs, (await open(rows)).prefs];
    a.write({ speed: 4, volume: { effects: 1, music: 1 }, stars: { one: 3 } });
    b.write({ speed: 1, volume: { effects: 0, music: 1 }, stars: { two: 2 } });
    const both = { speed: 4, volume: { effects: 0, music: 1 }, stars: { one: 3, two: 2 } };
    expect(a.read()).toEqual(both);
    expect(b.read()).toEqual(both);
    // a tab whose screen still shows the old value changes something else: the newer value of the other field stays
    b.write({ speed: 1, volume: { effects: 0, music: 0.5 }, stars: { two: 2 } });
    expect(a.read()).toEqual({ ...both, volume: { effects: 0, music: 0.5 } });
    a.replace({});
    expect(b.read()).toEqual({});
  });

  it('tell of a change in another tab', async () => {
    let change: (key: string | null) => void = () => {};
    const rows: LocalRows = { ...rowsOf(), listen: (listener) => ((change = listener), () => {}) };
    const { prefs } = await open(rows);
    let heard = 0;
    prefs.onChange(() => heard++);
    change('icebreak:other');
    expect(heard).toBe(0);
    change('icebreak:table');
    expect(heard).toBe(1);
  });

  it('work without a place to keep them, and say so', async () => {
    const { prefs } = await open(null);
    expect(keyOf(prefs.write({ speed: 4 }))).toBe('storage.blocked');
    expect(prefs.read()).toEqual({ speed: 4 });
    const full: LocalRows = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { prefs: others } = await open(full);
    expect(keyOf(others.write({ speed: 4 }))).toBe('storage.full');
  });
});
