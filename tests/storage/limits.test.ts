/** The largest of each kind of thing that is stored: it is read back, and one that is larger by the least is not. */
import { describe, expect, it } from 'vitest';
import { readEntry } from '../../src/storage/rows.ts';
import { FILE_LIMITS, byteLength } from '../../src/replay/untrusted.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type Storage, openStorage } from '../../src/storage/index.ts';
import { PREFS_LIMITS, openPrefs } from '../../src/storage/prefs.ts';
import { playFake } from '../support/records.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const MB = 1024 * 1024;
const backend = memoryBackend();
const storage = (on = backend): Promise<Storage> =>
  openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, open: async () => on });
/** A JSON text of so many bytes: blanks change nothing. */
const padded = (json: string, bytes: number): string => json + ' '.repeat(bytes - byteLength(json));

describe('settings', () => {
  const LARGEST = 64 * 1024;
  const rowsOf = (stored: Map<string, string>) => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  it.each([
    ['x', 1],
    ['é', 2],
    ['漢', 3],
    ['😀', 4],
  ])('of 64 kB are read, those of a byte more are set aside (%s)', (letter, bytes) => {
    expect(PREFS_LIMITS.bytes).toBe(LARGEST);
    const n = Math.floor((LARGEST - 2) / bytes);
    const largest = padded(JSON.stringify(letter.repeat(n)), LARGEST);
    const told: string[] = [];
    const stored = new Map([
      ['icebreak:a', largest],
      ['icebreak:b', `${largest} `],
    ]);
    const rows = rowsOf(stored);
    expect(openPrefs('a', rows, ({ key }) => told.push(key)).read()).toBe(letter.repeat(n));
    expect(told).toEqual([]);
    expect(openPrefs('b', rows, ({ key }) => told.push(key)).read()).toBeUndefined();
    expect(told).toEqual(['storage.prefs']);
    expect(stored.get('icebreak:b:aside')).toBe(`${largest} `);
  });

  it('that could not be read again are not stored over those that can', () => {
    const stored = new Map([['icebreak:a', '{"speed":2}']]);
    const prefs = openPrefs('a', rowsOf(stored));
    expect(prefs.write({ name: 'x'.repeat(LARGEST) })).toEqual({ key: 'storage.failed' });
    expect(stored.get('icebreak:a')).toBe('{"speed":2}');
    expect(prefs.read()).toEqual({ speed: 2, name: 'x'.repeat(LARGEST) });
    expect(prefs.write({ name: 'y' })).toBeNull();
    expect(JSON.parse(stored.get('icebreak:a')!)).toEqual({ speed: 2, name: 'y' });
  });

  it.each([
    ['nested eight deep', `${'['.repeat(8)}${']'.repeat(8)}`, `${'['.repeat(9)}${']'.repeat(9)}`],
    ['of 65,536 bytes of numbers', `[${'1,'.repeat(32_766)}12]`, `[${'1,'.repeat(32_766)}123]`],
  ])('%s are read', (_what, fits, toomuch) => {
    const rows = rowsOf(
      new Map([
        ['icebreak:a', fits],
        ['icebreak:b', toomuch],
      ]),
    );
    expect(openPrefs('a', rows).read()).toEqual(JSON.parse(fits));
    expect(openPrefs('b', rows).read()).toBeUndefined();
  });
});

describe('a recorded game', () => {
  const { record } = playFake('a');
  const text = writeReplay(record);

  it('of 4 MB is read from the library, and one of a byte more is set aside', async () => {
    const on = memoryBackend();
    const kept = await storage(on);
    expect(FILE_LIMITS.bytes).toBe(4 * MB);
    await on.write([{ store: 'texts', key: record.id, put: padded(text, 4 * MB) }]);
    expect(await kept.library.read(record.id)).toMatchObject({ ok: true });
    await on.write([{ store: 'texts', key: record.id, put: padded(text, 4 * MB + 1) }]);
    expect(await kept.library.read(record.id)).toMatchObject({ ok: false, problem: { key: 'storage.oneSetAside' } });
    expect(await kept.quarantined()).toMatchObject([{ from: 'texts', problem: 'file.tooBig' }]);
  });

  it('of 4 MB is read from a file; a larger file is not even looked into', async () => {
    const kept = await storage(memoryBackend());
    const good = (replay: typeof record) => ({ ok: true as const, value: replay });
    expect(await kept.library.import(new Blob([padded(text, 4 * MB)]), good)).toMatchObject({ ok: true });
    const larger = {
      size: 4 * MB + 1,
      text(): Promise<string> {
        throw new Error('looked into');
      },
    } as Blob;
    expect(await kept.library.import(larger, good)).toEqual({
      ok: false,
      problem: { key: 'file.tooBig', params: { mb: 4 } },
    });
  });
});

describe('an entry of the library', async () => {
  const kept = await storage();
  await kept.library.keep(playFake('a').record);
  const [entry] = await kept.library.list();
  const long = (n: number): string => 'x'.repeat(n);
  it.each<[string, (n: number) => object, number]>([
    ['id', (n) => ({ id: long(n) }), 200],
    ['name', (n) => ({ name: long(n) }), 200],
    ['game', (n) => ({ game: long(n) }), 80],
    ['seat of the person', (n) => ({ you: long(n) }), 20],
    ['seat', (n) => ({ seats: { [long(n)]: { who: 'person' } } }), 20],
    ['deck', (n) => ({ decks: { corp: long(n) } }), 200],
    ['seat with a deck', (n) => ({ decks: { [long(n)]: 'a deck' } }), 20],
    ['number of turns', (n) => ({ turns: n }), 100_000],
    ['number of take-backs', (n) => ({ takeBacks: n }), 1_000_000_000],
    ['size', (n) => ({ bytes: n }), 1_000_000_000],
    ['number of notes', (n) => ({ notes: n }), 1_000_000_000],
  ])('has a longest or largest %s', (_what, field, most) => {
    expect(readEntry({ ...entry, ...field(most) })).toMatchObject({ ok: true });
    expect(readEntry({ ...entry, ...field(most + 1) })).toMatchObject({ ok: false });
  });

  it.each([
    ['turns', -1],
    ['turns', 0.5],
    ['takeBacks', -1],
    ['bytes', -1],
    ['notes', -1],
    ['favourite', 1],
    ['imported', 0],
    ['you', 1],
    ['result', 'won'],
    ['date', ''],
    ['date', `2024-05-01T10:00:00.000Z${' '.repeat(17)}`],
  ])('with %s %j is none', (field, bad) => {
    expect(readEntry({ ...entry, [field]: bad })).toMatchObject({ ok: false, problem: { key: 'storage.setAside' } });
  });

  it('of no turns, no take-backs and no notes is one', () => {
    expect(readEntry({ ...entry, turns: 0, takeBacks: 0, bytes: 0, notes: 0, you: null })).toMatchObject({ ok: true });
  });
});

describe('a file of everything', () => {
  const HEAD = JSON.stringify({ icebreakBackup: 1, at: NOW });
  const asideOf = (value: string): string =>
    JSON.stringify({ aside: { from: 'texts', key: 'k', value, problem: 'p', date: NOW } });
  const read = async (file: Blob) => {
    const done = await (await storage(memoryBackend())).backup.read(file, {}, { pause: async () => {} });
    return done.ok ? done.value : done.problem;
  };

  it('of one gigabyte is read, and a larger one is refused', async () => {
    const small = new Blob([`${HEAD}\n${asideOf('x')}`]);
    const sized = (size: number): Blob => ({ size, stream: () => small.stream() }) as unknown as Blob;
    expect(await read(sized(1024 ** 3))).toMatchObject({ aside: 1 });
    expect(await read(sized(1024 ** 3 + 1))).toEqual({ key: 'file.tooBig', params: { mb: 1024 } });
  });

  it('of 100,000 lines is read, and of a longer one the rest is not', async () => {
    const blanks = (n: number): Blob => new Blob([HEAD, '\n'.repeat(n), asideOf('x')]);
    expect(await read(blanks(100_000))).toMatchObject({ aside: 1, stopped: null });
    const stopped = { key: 'backup.tooLong', params: { n: 100_000 } };
    expect(await read(blanks(100_001))).toMatchObject({ aside: 0, stopped });
  });

  it('has lines of 32 MB at most; a longer one costs itself alone', async () => {
    const fits = asideOf('x'.repeat(32 * MB - asideOf('').length));
    expect(fits).toHaveLength(32 * MB);
    const file = new Blob([`${HEAD}\n${fits}\n${fits} \n${asideOf('y')}\n`]);
    expect(await read(file)).toMatchObject({ aside: 2, damaged: 1, here: 0 });
  });

  it('has a first line of 4,096 bytes at most', async () => {
    expect(await read(new Blob([`${padded(HEAD, 4096)}\n${asideOf('x')}`]))).toMatchObject({ aside: 1 });
    expect(await read(new Blob([`${padded(HEAD, 4097)}\n${asideOf('x')}`]))).toMatchObject({ key: 'backup.notOne' });
  });

  it.each<[string, (n: number) => object, number]>([
    ['place', (n) => ({ key: 'x'.repeat(n) }), 400],
    ['problem', (n) => ({ problem: 'x'.repeat(n) }), 80],
  ])('has a longest %s of a row set aside', async (_what, field, most) => {
    const line = (n: number) =>
      JSON.stringify({ aside: { from: 'texts', key: 'k', value: 1, problem: 'p', date: NOW, ...field(n) } });
    expect(await read(new Blob([`${HEAD}\n${line(most)}\n${line(most + 1)}`]))).toMatchObject({ aside: 1, damaged: 1 });
  });
});
