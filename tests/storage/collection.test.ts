/** What people make in a game, such as decks: a row each. Nothing is lost by a reload, a backup, an import, a second tab or an old version. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.ts';
import { has } from '../../src/i18n/index.ts';
import { type Backend, StoreProblem, memoryBackend } from '../../src/storage/backend.ts';
import type { Restored } from '../../src/storage/backup.ts';
import { MIGRATIONS, deviceBackend } from '../../src/storage/device.ts';
import { type Channel, type Storage, type StorageOptions, type News, openStorage } from '../../src/storage/index.ts';
import { MADE_LIMITS } from '../../src/storage/made.ts';
import type { Layer } from '../../src/replay/format.ts';
import { byteLength } from '../../src/replay/untrusted.ts';
import { settingsOf } from '../support/collection.ts';
import { settled } from '../support/match.ts';
import { LAYER, playFake } from '../support/records.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const MADE = 'made';
const storage = (more: Partial<StorageOptions> = {}): Promise<Storage> =>
  openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, channel: null, collections: [MADE], ...more });
const inMemory = (more: Partial<StorageOptions> = {}): Promise<Storage> =>
  storage({ open: async () => memoryBackend(), ...more });

/** A name of 60 characters that are three bytes each in UTF-8. */
const japanese = (n: number): string => `${'電脳戦闘潜入防壁'.repeat(8)}${n}`.slice(-60).padStart(60, '侵');
const deck = (name: string, cards = '301050'): { [key: string]: Json } => ({ name, identity: '01033', cards });
const manyDecks = (n: number): [string, Json][] =>
  Array.from({ length: n }, (_one, i) => [
    `deck-${String(i).padStart(5, '0')}`,
    deck(japanese(i), '301050'.repeat(16)),
  ]);
const made = async (kept: Storage): Promise<Record<string, Json>> =>
  Object.fromEntries((await kept.collection(MADE)).all());
const names = async (kept: Storage): Promise<string[]> =>
  Object.values(await made(kept)).map((one) => (one as { name: string }).name);
const read = async (kept: Storage, file: Blob): Promise<Restored> => {
  const done = await kept.backup.read(file, {});
  if (!done.ok) throw new Error(done.problem.key);
  return done.value;
};
const take = async (kept: Storage, list: [string, Json][]): Promise<void> => {
  const taken = await (await kept.collection(MADE)).take(list);
  expect(taken).not.toHaveProperty('key');
};
const problems = (kept: Storage): string[] =>
  kept.problems().map(({ key }) => {
    expect(has(key)).toBe(true);
    return key;
  });

/** Messages between tabs that share the list. */
function channels(): () => Channel {
  const listeners: ((news: News) => void)[] = [];
  return () => {
    let own: (news: News) => void = () => {};
    return {
      post: (news) => listeners.forEach((listener) => listener !== own && listener(news)),
      listen: (listener) => listeners.push((own = listener)),
      close: () => void listeners.splice(listeners.indexOf(own), 1),
    };
  };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('5,000 decks with names of 60 Japanese characters', () => {
  it('survive a reload, a backup, and an import into another device', async () => {
    const list = manyDecks(5000);
    const kept = await storage();
    await take(kept, list);
    kept.close();
    const later = await storage();
    expect(await made(later)).toEqual(Object.fromEntries(list));
    const file = await later.backup.save([]);
    expect(await read(later, file)).toMatchObject({
      made: { added: 0, same: 5000, both: 0 },
      damaged: 0,
      stopped: null,
    });
    const other = await inMemory();
    expect(await read(other, file)).toMatchObject({
      made: { added: 5000, same: 0, both: 0 },
      damaged: 0,
      stopped: null,
    });
    expect(await made(other)).toEqual(Object.fromEntries(list));
    expect(problems(later)).toEqual([]);
    later.close();
  });
});

describe('a deck', () => {
  it('is there at once, and again after a reload; deleted, it stays away', async () => {
    const kept = await storage();
    const mine = await kept.collection(MADE);
    const heard: number[] = [];
    mine.onChange(() => heard.push(mine.all().size));
    const putting = mine.put('a', deck('A'));
    expect([...mine.all().keys()]).toEqual(['a']);
    expect(heard).toEqual([1]);
    expect(await putting).toBeNull();
    await mine.put('b', deck('B'));
    expect(await mine.remove('a')).toBeNull();
    kept.close();
    const later = await storage();
    expect(await made(later)).toEqual({ b: deck('B') });
    later.close();
  });

  it('changed many times in a row is stored as it was last, once', async () => {
    const kept = await storage();
    const mine = await kept.collection(MADE);
    await Promise.all(Array.from({ length: 30 }, (_one, n) => mine.put('a', deck('A', '301050'.repeat(n)))));
    expect(await made(kept)).toEqual({ a: deck('A', '301050'.repeat(29)) });
    kept.close();
    const later = await storage();
    expect(await made(later)).toEqual({ a: deck('A', '301050'.repeat(29)) });
    later.close();
  });

  it('is refused when it is too large to be read back, by its bytes', async () => {
    const kept = await inMemory();
    const mine = await kept.collection(MADE);
    // What was stored before must be readable tomorrow: the limit is part of the format.
    expect(MADE_LIMITS).toEqual({ bytes: 65_536, depth: 10, values: 8_192 });
    const room = MADE_LIMITS.bytes - byteLength(JSON.stringify({ made: 1, value: deck('', '') }));
    const fits = '侵'.repeat(Math.floor(room / 3));
    expect(await mine.put('fits', deck(fits, ''))).toBeNull();
    expect(await mine.put('large', deck(`${fits}侵`, ''))).toEqual({ key: 'storage.large' });
    expect([...mine.all().keys()]).toEqual(['fits']);
  });

  it('that could not be stored for want of room is told, and what is shown is what is stored', async () => {
    const inner = memoryBackend();
    let full = false;
    const kept = await storage({
      open: async (): Promise<Backend> => ({
        ...inner,
        kind: 'device',
        write: (changes) => (full ? Promise.reject(new StoreProblem('full')) : inner.write(changes)),
      }),
    });
    const mine = await kept.collection(MADE);
    await mine.put('a', deck('A'));
    full = true;
    expect(await Promise.all([mine.put('a', deck('A2')), mine.put('b', deck('B')), mine.remove('a')])).toEqual([
      { key: 'storage.full' },
      { key: 'storage.full' },
      { key: 'storage.full' },
    ]);
    expect(await made(kept)).toEqual({ a: deck('A') });
    full = false;
    expect(await mine.put('a', deck('A3'))).toBeNull();
    expect(await made(kept)).toEqual({ a: deck('A3') });
  });

  it.each([[7], ['{"made":1'], ['{"made":1}'], ['{"value":1}'], [`{"made":1,"value":"${'x'.repeat(70_000)}"}`]])(
    'whose row cannot be read (%#) is set aside, listed, and kept in the backup',
    async (row) => {
      const backend = memoryBackend();
      await backend.write([{ store: 'made', key: 'made/a', put: row }]);
      const kept = await storage({ open: async () => backend });
      expect(await made(kept)).toEqual({});
      expect(problems(kept)).toEqual(['storage.setAside']);
      expect(await kept.unreadable.list()).toMatchObject([{ what: 'made', why: 'damaged' }]);
      const other = await inMemory();
      expect(await read(other, await kept.backup.save([]))).toMatchObject({ aside: 1, damaged: 0 });
      expect(await other.quarantined()).toMatchObject([{ from: 'made', key: 'made/a', value: row }]);
    },
  );

  it('of a newer version stays where it is, is listed, and is never replaced', async () => {
    const backend = memoryBackend();
    const row = '{"made":2,"value":{"name":"New"}}';
    await backend.write([{ store: 'made', key: 'made/a', put: row }]);
    const kept = await storage({ open: async () => backend });
    const mine = await kept.collection(MADE);
    expect(problems(kept)).toEqual(['storage.newerMade']);
    expect(await kept.unreadable.list()).toMatchObject([{ what: 'made', why: 'newer' }]);
    expect(await mine.put('a', deck('A'))).toEqual({ key: 'storage.newer' });
    await take(kept, [['a', deck('A')]]);
    expect(await backend.get('made', 'made/a')).toBe(row);
    expect(await made(kept)).toEqual({ 'a-2': deck('A') });
    const file = await kept.backup.save([]);
    expect(await file.text()).toContain(JSON.stringify(row));
    expect(await read(await inMemory(), file)).toMatchObject({ made: { added: 1 }, newer: 1 });
  });
});

describe('decks of a file', () => {
  const fileOf = async (list: [string, Json][]): Promise<Blob> => {
    const kept = await inMemory();
    await take(kept, list);
    return kept.backup.save([]);
  };

  it('never replace those of the device: of two with one id both are kept, under clear names', async () => {
    const backend = memoryBackend();
    const open = (): Promise<Storage> => storage({ open: async () => backend });
    const kept = await open();
    await take(kept, [['a', deck('Kate')]]);
    const file = await fileOf([['a', deck('Kate', '301043')]]);
    expect(await read(kept, file)).toMatchObject({ made: { added: 0, same: 0, both: 1 } });
    const both = { a: deck('Kate'), 'a-2': deck('Kate (2)', '301043') };
    for (const one of [kept, await open()]) expect(await made(one)).toEqual(both);
    // Read again, nothing is added.
    expect(await read(kept, file)).toMatchObject({ made: { added: 0, same: 1, both: 0 } });
    for (const one of [kept, await open()]) expect(await made(one)).toEqual(both);
  });

  it('with the name of another deck get a number, also behind a name that is as long as it may be', async () => {
    const kept = await inMemory();
    const long = `${'侵'.repeat(49)}😀${'x'.repeat(9)}`;
    await take(kept, [
      ['a', deck('Kate')],
      ['b', deck('Kate (2)')],
      ['c', deck(long)],
    ]);
    const file = await fileOf([
      ['d', deck('Kate', '101043')],
      ['e', deck('Kate (3)')],
      ['f', deck(long, '101043')],
    ]);
    expect(await read(kept, file)).toMatchObject({ made: { added: 3, same: 0, both: 0 } });
    const all = ['Kate', 'Kate (2)', long, 'Kate (4)', 'Kate (3)', `${'侵'.repeat(49)} (2)`];
    expect(await names(kept)).toEqual(all);
    expect(await read(kept, file)).toMatchObject({ made: { added: 0, same: 3, both: 0 } });
    expect(await names(kept)).toEqual(all);
  });

  it('of one name come to an empty device as they were', async () => {
    const list: [string, Json][] = [
      ['a', deck('Same')],
      ['b', deck('Same', '101043')],
      ['c', deck('Same')],
    ];
    const kept = await inMemory();
    await read(kept, await fileOf(list));
    expect(await made(kept)).toEqual(Object.fromEntries(list));
  });

  it('are all kept, however many: 230 here and 400 in the file', async () => {
    const kept = await inMemory();
    await take(kept, manyDecks(230));
    const file = await fileOf(manyDecks(630).slice(230));
    expect(await read(kept, file)).toMatchObject({ made: { added: 400, same: 0, both: 0 } });
    expect(Object.keys(await made(kept))).toHaveLength(630);
  });

  it('saved by an older Icebreak as one set of settings are read, whatever their size', async () => {
    const list = manyDecks(206);
    const value = Object.fromEntries([...list, ['gone', null]]);
    const lines = [
      { icebreakBackup: 1, at: NOW },
      { settings: MADE, value },
    ].map((line) => JSON.stringify(line));
    const kept = await inMemory();
    expect(await read(kept, new Blob([lines.join('\n')]))).toMatchObject({ made: { added: 206 }, damaged: 0 });
    expect(await made(kept)).toEqual(Object.fromEntries(list));
  });

  it('that cannot be stored end the reading with the reason; none of them is half there', async () => {
    const inner = memoryBackend();
    const kept = await storage({
      open: async () => ({
        ...inner,
        async write(changes) {
          if ('work' in changes && changes.reads.length > 1) throw new StoreProblem('full');
          return inner.write(changes);
        },
      }),
    });
    const file = await fileOf(manyDecks(3));
    expect(await read(kept, file)).toMatchObject({ made: { added: 0 }, stopped: { key: 'storage.full' } });
    expect(await made(kept)).toEqual({});
  });

  it('damaged or of an unknown collection are counted as damaged', async () => {
    const lines = [
      { icebreakBackup: 1, at: NOW },
      { made: MADE, id: 'a' },
      { made: MADE, id: 'b', value: null },
      { made: MADE, id: 'c', value: 'x'.repeat(70_000) },
      { made: 'other', id: 'd', value: deck('D') },
      { made: MADE, id: 7, value: deck('D') },
      { settings: MADE, value: 7 },
      { made: MADE, id: 'e', value: deck('E') },
    ];
    const kept = await inMemory();
    const file = new Blob([lines.map((line) => JSON.stringify(line)).join('\n')]);
    expect(await read(kept, file)).toMatchObject({ made: { added: 1 }, damaged: 6, settings: 0 });
    expect(await made(kept)).toEqual({ e: deck('E') });
  });
});

describe('decks in two tabs', () => {
  it('are told of what the other tab has made', async () => {
    const channel = channels();
    const [a, b] = [await storage({ channel: channel() }), await storage({ channel: channel() })];
    const [mine, theirs] = [await a.collection(MADE), await b.collection(MADE)];
    await mine.put('x', deck('X'));
    await mine.put('y', deck('Y'));
    await mine.remove('x');
    await theirs.refresh('none');
    expect([...theirs.all()]).toEqual([['y', deck('Y')]]);
    await mine.take([['z', deck('Z')]]);
    await theirs.refresh('none');
    expect([...theirs.all().keys()]).toEqual(['y', 'z']);
    a.close();
    b.close();
  });

  it.each([
    ['that hear of each other', true],
    ['that do not', false],
  ])('%s do not lose each other’s changes', async (_what, hears) => {
    const channel = channels();
    const open = (): Promise<Storage> => storage({ channel: hears ? channel() : null });
    const [a, b] = [await open(), await open()];
    const mine = await a.collection(MADE);
    await mine.put('x', deck('X'));
    await b.collection(MADE).then((one) => one.refresh(''));
    const theirs = await b.collection(MADE);
    // One renames the deck, the other changes its cards, at the same time; each makes one more.
    const done = await Promise.all([
      mine.put('x', deck('Renamed')),
      theirs.put('x', deck('X', '301043')),
      mine.put('of a', deck('A')),
      theirs.put('of b', deck('B')),
    ]);
    expect(done).toEqual([null, null, null, null]);
    await settled();
    const later = await open();
    expect(await made(later)).toEqual({ x: deck('Renamed', '301043'), 'of a': deck('A'), 'of b': deck('B') });
    for (const one of [a, b, later]) one.close();
  });

  it('that change the cards of one deck at the same time: both versions are kept', async () => {
    const [a, b] = [await storage(), await storage()];
    const mine = await a.collection(MADE);
    await mine.put('x', deck('X'));
    const theirs = await b.collection(MADE);
    await Promise.all([mine.put('x', deck('X', '301043')), theirs.put('x', deck('X', '201051'))]);
    const later = await storage();
    expect(new Set(Object.values(await made(later)).map((one) => JSON.stringify(one)))).toEqual(
      new Set([deck('X', '201051'), deck('X (2)', '301043')].map((one) => JSON.stringify(one))),
    );
    expect([...problems(a), ...problems(b)]).toEqual(['storage.bothKept']);
    for (const one of [a, b, later]) one.close();
  });

  it('what one has just changed the other does not delete', async () => {
    const [a, b] = [await storage(), await storage()];
    const mine = await a.collection(MADE);
    await mine.put('x', deck('X'));
    const theirs = await b.collection(MADE);
    await mine.put('x', deck('X', '301043'));
    expect(await theirs.remove('x')).toEqual({ key: 'storage.changedElsewhere' });
    expect(theirs.all().get('x')).toEqual(deck('X', '301043'));
    expect(await theirs.remove('x')).toBeNull();
    for (const one of [a, b]) one.close();
  });

  it('that read the same file at once keep each deck once', async () => {
    const file = await (async () => {
      const kept = await inMemory();
      await take(kept, [
        ['a', deck('A', '301043')],
        ['b', deck('B')],
      ]);
      return kept.backup.save([]);
    })();
    const [a, b] = [await storage(), await storage()];
    await take(a, [['a', deck('A')]]);
    await Promise.all([read(a, file), read(b, file)]);
    const later = await storage();
    expect(await made(later)).toEqual({ a: deck('A'), 'a-2': deck('A (2)', '301043'), b: deck('B') });
    for (const one of [a, b, later]) one.close();
  });
});

describe('when the browser deletes the database under an open page', () => {
  it('the next change stores every deck again', async () => {
    const backend = memoryBackend();
    const kept = await storage({ open: async () => backend });
    await take(kept, manyDecks(5));
    await backend.write((await backend.all('made')).map(({ key }) => ({ store: 'made', key, remove: true })));
    await (await kept.collection(MADE)).put('deck-00002', deck('Changed'));
    const later = await storage({ open: async () => backend });
    expect(await names(later)).toHaveLength(5);
    expect(await names(later)).toContain('Changed');
  });
});

describe('decks stored by an older Icebreak, as one text', () => {
  const old = (decks: Record<string, Json>, aside?: string): Record<string, string> => ({
    'icebreak:made': JSON.stringify(decks),
    ...(aside === undefined ? {} : { 'icebreak:made:aside': aside }),
  });
  const rowsOf = async (): Promise<string[]> => {
    const backend = await deviceBackend();
    const keys = (await backend.all('made')).map(({ key }) => key);
    backend.close();
    return keys;
  };

  it('get a row each, and the text stays for tabs of that version', async () => {
    const rows = settingsOf(old({ a: deck('A'), gone: null, odd: 7 }));
    const kept = await storage({ rows });
    expect(await made(kept)).toEqual({ a: deck('A'), odd: 7 });
    kept.close();
    expect(await rowsOf()).toEqual(['made', 'made/a', 'made/odd']);
    expect(rows.stored).toEqual(old({ a: deck('A'), gone: null, odd: 7 }));
  });

  it('206 decks with Japanese names, which that version could not read back, are there again', async () => {
    const list = Object.fromEntries(manyDecks(206));
    const [direct, setAside] = [settingsOf(old(list)), settingsOf(old({ since: deck('S') }, JSON.stringify(list)))];
    expect(await made(await inMemory({ rows: direct }))).toEqual(list);
    expect(await made(await inMemory({ rows: setAside }))).toEqual({ ...list, since: deck('S') });
  });

  it('a text that is damaged is set aside, listed and kept in the backup, once', async () => {
    const rows = settingsOf({ 'icebreak:made': '{"a":', 'icebreak:made:aside': '{"a":1,"a":2}' });
    for (let n = 0; n < 2; n++) {
      const kept = await storage({ rows });
      expect(await made(kept)).toEqual({});
      expect((await kept.quarantined()).map(({ value }) => value).sort()).toEqual(['{"a":', '{"a":1,"a":2}']);
      expect((await kept.unreadable.list()).map(({ what }) => what)).toEqual(['settings', 'settings']);
      expect(await read(await inMemory(), await kept.backup.save([]))).toMatchObject({ aside: 2 });
      kept.close();
    }
  });

  it('a damaged text is not set aside again when a tab of that version changes the other text', async () => {
    const rows = settingsOf(old({ a: deck('A') }, '{"b":'));
    const kept = await storage({ rows });
    expect(await names(kept)).toEqual(['A']);
    kept.close();
    Object.assign(rows.stored, old({ a: deck('A'), c: deck('C') }));
    const later = await storage({ rows });
    expect((await names(later)).sort()).toEqual(['A', 'C']);
    expect((await later.quarantined()).map(({ value }) => value)).toEqual(['{"b":']);
    later.close();
  });

  it('a text nested deeper than a deck can be is set aside as it is', async () => {
    const nested = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
    const asideOf = async (text: string): Promise<string[]> => {
      const kept = await inMemory({ rows: settingsOf({ 'icebreak:made': text }) });
      await kept.collection(MADE);
      return (await kept.quarantined()).map(({ from }) => from);
    };
    expect(await asideOf(nested(12))).toEqual(['made']);
    expect(await asideOf(nested(13))).toEqual(['settings']);
  });

  it('deleted here do not come back, and changes here stay', async () => {
    const rows = settingsOf(old({ a: deck('A'), b: deck('B') }));
    const kept = await storage({ rows });
    const mine = await kept.collection(MADE);
    await mine.remove('a');
    await mine.put('b', deck('B', '301043'));
    kept.close();
    const later = await storage({ rows });
    expect(await made(later)).toEqual({ b: deck('B', '301043') });
    later.close();
  });

  it('are followed while a tab of that version is still open', async () => {
    const rows = settingsOf(old({ a: deck('A'), b: deck('B'), c: deck('C'), d: deck('D'), f: deck('F') }));
    const kept = await storage({ rows });
    const mine = await kept.collection(MADE);
    await mine.put('b', deck('B here'));
    await mine.remove('c');
    await mine.remove('f');
    kept.close();
    // The old tab changes one, changes another that was changed here, deletes one, changes one deleted here, and makes one.
    const texts = { a: deck('A there'), b: deck('B there'), d: null, c: deck('C there'), e: deck('E'), f: deck('F') };
    Object.assign(rows.stored, old(texts));
    const later = await storage({ rows });
    expect((await names(later)).sort()).toEqual(['A there', 'B here', 'B there', 'C there', 'E']);
    later.close();
    const again = await storage({ rows });
    expect((await names(again)).sort()).toEqual(['A there', 'B here', 'B there', 'C there', 'E']);
    again.close();
  });

  it('are moved once where two tabs open at the same time', async () => {
    const rows = settingsOf(old(Object.fromEntries(manyDecks(20)), JSON.stringify({ a: deck('A') })));
    const tabs = await Promise.all([storage({ rows }), storage({ rows })]);
    await Promise.all(tabs.map((tab) => tab.collection(MADE)));
    for (const tab of tabs) expect(Object.keys(await made(tab))).toHaveLength(21);
    for (const tab of tabs) tab.close();
  });

  it('are all there when the page is killed at any write of the move', async () => {
    const list = Object.fromEntries(manyDecks(5));
    for (let deadly = 1; deadly <= 3; deadly++) {
      globalThis.indexedDB = new IDBFactory();
      const rows = settingsOf(old(list, JSON.stringify({ a: deck('A') })));
      let writes = 0;
      const killed = await storage({
        rows,
        async open() {
          const backend = await deviceBackend();
          const write: Backend['write'] = (changes) =>
            ++writes >= deadly ? new Promise(() => {}) : backend.write(changes);
          return { ...backend, write };
        },
      });
      void killed.collection(MADE);
      await settled();
      const later = await storage({ rows });
      expect(await made(later)).toEqual({ ...list, a: deck('A') });
      later.close();
    }
  });

  it('without IndexedDB are shown, and stay in the text', async () => {
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    const rows = settingsOf(old({ a: deck('A') }));
    const kept = await storage({ rows });
    expect(kept.kind).toBe('memory');
    const mine = await kept.collection(MADE);
    expect(await mine.put('b', deck('B'))).toBeNull();
    expect(await made(kept)).toEqual({ a: deck('A'), b: deck('B') });
    expect(rows.stored).toEqual(old({ a: deck('A') }));
    expect(problems(kept)).toEqual(['storage.blocked']);
  });

  it('on a device that is full are shown, and moved as soon as there is room', async () => {
    const inner = memoryBackend();
    let full = true;
    const backend: Backend = {
      ...inner,
      write: (changes) => (full ? Promise.reject(new StoreProblem('full')) : inner.write(changes)),
    };
    const rows = settingsOf(old({ a: deck('A'), b: deck('B') }));
    const kept = await storage({ rows, open: async () => backend });
    const mine = await kept.collection(MADE);
    expect(problems(kept)).toEqual(['storage.full']);
    expect(await made(kept)).toEqual({ a: deck('A'), b: deck('B') });
    expect(await mine.remove('a')).toEqual({ key: 'storage.full' });
    expect(await mine.put('b', deck('B2'))).toEqual({ key: 'storage.full' });
    expect(await made(kept)).toEqual({ a: deck('A'), b: deck('B') });
    full = false;
    expect(await mine.put('b', deck('B2'))).toBeNull();
    expect(await mine.remove('a')).toBeNull();
    const later = await storage({ rows, open: async () => backend });
    expect(await made(later)).toEqual({ b: deck('B2') });
  });

  it('a store of the version before gets its place; games stay as they are', async () => {
    const before = await deviceBackend({ migrations: MIGRATIONS.slice(0, 2) });
    await before.write([{ store: 'running', key: 'g/head', put: '{}' }]);
    // The tab of the old version stays open: it gives way, and then says that a newer version is there.
    const kept = await storage({ rows: settingsOf(old({ a: deck('A') })) });
    expect(kept.kind).toBe('device');
    expect(await made(kept)).toEqual({ a: deck('A') });
    await expect(before.write([{ store: 'running', key: 'g/1', put: '{}' }])).rejects.toMatchObject({ why: 'newer' });
    kept.close();
    const backend = await deviceBackend();
    expect(await backend.get('running', 'g/head')).toBe('{}');
    backend.close();
  });
});

describe('settings that cannot be read', () => {
  it('never overwrite those set aside before; all are listed, and kept in the backup', async () => {
    const rows = {
      ...settingsOf({ 'icebreak:hud': '{"one' }),
      keys: () => Object.keys(rows.stored),
      removeItem: (key: string) => void delete rows.stored[key],
    };
    for (const next of ['{"two', '{"three', null]) {
      const kept = await storage({ rows });
      expect(kept.prefs('hud').write({ speed: 1 })).toBeNull();
      expect(problems(kept)).toEqual(['storage.prefs']);
      kept.close();
      if (next !== null) rows.stored['icebreak:hud'] = next;
    }
    expect(Object.keys(rows.stored).sort()).toEqual([
      'icebreak:hud',
      'icebreak:hud:aside',
      'icebreak:hud:aside-2',
      'icebreak:hud:aside-3',
    ]);
    const kept = await storage({ rows });
    expect((await kept.unreadable.list()).map(({ what }) => what)).toEqual(['settings', 'settings', 'settings']);
    expect((await kept.quarantined()).map(({ value }) => value).sort()).toEqual(['{"one', '{"three', '{"two']);
    expect(Object.keys(rows.stored)).toEqual(['icebreak:hud']);
    expect(await read(await inMemory(), await kept.backup.save([]))).toMatchObject({ aside: 3 });
    kept.close();
  });

  it('are not replaced while there is no room for a copy', async () => {
    const rows = settingsOf({ 'icebreak:hud': '{"one' });
    let full = true;
    const setItem = (key: string, text: string): void => {
      if (full && key.includes('aside')) throw new DOMException('full', 'QuotaExceededError');
      rows.stored[key] = text;
    };
    const kept = await inMemory({ rows: { ...rows, setItem } });
    const prefs = kept.prefs('hud');
    expect(prefs.write({ speed: 1 })).toEqual({ key: 'storage.full' });
    expect(rows.stored).toEqual({ 'icebreak:hud': '{"one' });
    full = false;
    expect(prefs.write({ speed: 1 })).toBeNull();
    expect(rows.stored).toEqual({ 'icebreak:hud': '{"speed":1}', 'icebreak:hud:aside': '{"one' });
  });
});

describe('notes that would make a record larger than can be read', () => {
  it('are refused, also where their characters are few and their bytes are not; the record stays', async () => {
    const kept = await inMemory();
    const game = playFake('a').record;
    await kept.library.keep(game);
    const layer = (notes: number): Layer => ({
      ...LAYER,
      variations: [],
      chapters: [],
      notes: Array.from({ length: notes }, () => ({ at: 1, text: { en: '侵'.repeat(4000) } })),
    });
    expect(await kept.library.annotate(game.id, [layer(300)], [])).toBeNull();
    expect(await kept.library.annotate(game.id, [layer(400)])).toEqual({ key: 'storage.large' });
    const there = await kept.library.read(game.id);
    expect(there.ok && there.replay.layers[0]?.notes).toHaveLength(300);
    expect(await kept.quarantined()).toEqual([]);
  });
});
