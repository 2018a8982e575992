/** A file of everything with many lines: the work grows with the lines, the page gets its turn, and stopping leaves everything as it was. */
import { describe, expect, it } from 'vitest';
import { writeReplay } from '../../src/replay/format.ts';
import { saveWriter } from '../../src/match/save.ts';
import { type Backend, STORES, StoreProblem, memoryBackend, planOf } from '../../src/storage/backend.ts';
import { type Storage, openStorage } from '../../src/storage/index.ts';
import { fakeGame } from '../support/fake-game.ts';
import { MATCH } from '../support/match.ts';
import { LAYER, playFake } from '../support/records.ts';

const GAME = fakeGame();
const NOW = '2024-05-02T08:00:00.000Z';
const HEAD = { icebreakBackup: 1, at: NOW };
const storage = (backend: Backend): Promise<Storage> =>
  openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, open: async () => backend });
const fileOf = (lines: readonly object[]): Blob =>
  new Blob([[HEAD, ...lines].map((line) => JSON.stringify(line)).join('\n')]);
const quarantineLine = (i: number, key = `odd ${i}`) => ({
  aside: { from: 'texts', key, value: `{"broken ${i}`, problem: 'file.notJson', date: NOW },
});
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_one, i) => make(i));
const gameLine = (seed: string, notes = false) => {
  const { record } = playFake(seed);
  const layers = notes ? [LAYER] : [];
  return { game: writeReplay({ ...record, layers }), favourite: false, you: null, imported: false };
};
/** A game of two moves that is still in play. */
const inPlayLine = (seed: string) => {
  const { record, states } = playFake(seed, GAME, 2);
  const writer = saveWriter({ ...MATCH, seats: record.seats }, (state) => GAME.digest(state as never));
  return { running: record.id, rows: writer.changes(record, states.at(-1)!, NOW).put };
};
const everything = async (backend: Backend): Promise<unknown> =>
  Promise.all(STORES.map(async (store) => [store, await backend.all(store)]));

/** A backend that counts the rows read and written. */
function counting(): { backend: Backend; rows(): number } {
  const inner = memoryBackend();
  let rows = 0;
  return {
    rows: () => rows,
    backend: {
      ...inner,
      async get(store, key) {
        rows++;
        return inner.get(store, key);
      },
      async all(store, prefix) {
        const found = await inner.all(store, prefix);
        rows += found.length;
        return found;
      },
      write(changes) {
        const plan = planOf(changes);
        return inner.write({
          ...plan,
          work(there) {
            const made = plan.work(there);
            rows += there.length + made.length;
            return made;
          },
        });
      },
    },
  };
}

describe('the rows read and written for a file', () => {
  it.each<[string, (i: number) => object]>([
    ['rows set aside', (i) => quarantineLine(i)],
    ['rows set aside under one key', (i) => quarantineLine(i, 'odd')],
    ['games in play', (i) => inPlayLine(`play ${i}`)],
  ])('are twice as many for twice as many %s', async (_what, line) => {
    const rowsFor = async (n: number): Promise<number> => {
      const { backend, rows } = counting();
      const kept = await storage(backend);
      const read = await kept.backup.read(fileOf(many(n, line)), {});
      expect(read).toMatchObject({ ok: true, value: { damaged: 0, newer: 0, stopped: null } });
      return rows();
    };
    const [some, twice] = [await rowsFor(600), await rowsFor(1200)];
    expect(twice).toBeLessThanOrEqual(some * 2.1);
  });

  it('of a game in play are its own, however many others there are', async () => {
    const { backend, rows } = counting();
    await backend.write(many(300, (i) => ({ store: 'running' as const, key: `game-${i}/head`, put: '{}' })));
    const kept = await storage(backend);
    const before = rows();
    expect(await kept.running.load('game-7')).toEqual(new Map([['head', '{}']]));
    expect(rows() - before).toBe(1);
  });
});

describe('rows set aside that a file holds', () => {
  it('are all kept, also where they had the same place, and once only', async () => {
    const backend = memoryBackend();
    await backend.write([{ store: 'aside', key: `texts/odd/${NOW}`, put: { ...quarantineLine(900, 'odd').aside } }]);
    const kept = await storage(backend);
    const lines = [...many(1200, (i) => quarantineLine(i % 600, 'odd')), quarantineLine(900, 'odd')];
    expect(await kept.backup.read(fileOf(lines), {})).toMatchObject({ value: { aside: 600, here: 601 } });
    const values = (await kept.quarantined()).map(({ value }) => value);
    expect(new Set(values)).toEqual(new Set([...many(600, (i) => `{"broken ${i}`), '{"broken 900']));
    expect(values).toHaveLength(601);
  });

  it('keep their places beside those of another tab that come meanwhile', async () => {
    const inner = memoryBackend();
    let once = true;
    const kept = await storage({
      ...inner,
      async write(changes) {
        if (once)
          await inner.write([{ store: 'aside', key: `texts/odd 0/${NOW}`, put: { ...quarantineLine(7).aside } }]);
        once = false;
        return inner.write(changes);
      },
    });
    expect(await kept.backup.read(fileOf(many(3, (i) => quarantineLine(i))), {})).toMatchObject({
      value: { aside: 3 },
    });
    expect((await kept.quarantined()).map(({ value }) => value).sort()).toEqual(
      [0, 1, 2, 7].map((i) => `{"broken ${i}`),
    );
  });

  it('that do not fit are not counted, and the reason is told', async () => {
    const inner = memoryBackend();
    let writes = 0;
    const kept = await storage({
      ...inner,
      async write(changes) {
        if (++writes > 1) throw new StoreProblem('full');
        return inner.write(changes);
      },
    });
    const read = await kept.backup.read(fileOf(many(700, (i) => quarantineLine(i))), {});
    expect(read).toMatchObject({ value: { aside: 500, stopped: { key: 'storage.full' } } });
    expect(await kept.quarantined()).toHaveLength(500);
  });
});

describe('a file that is read in slices', () => {
  const stored = async () => {
    const backend = memoryBackend();
    const kept = await storage(backend);
    await kept.library.keep(playFake('a').record);
    await kept.library.keep(playFake('b').record);
    return { backend, kept };
  };
  const lines = () => [gameLine('c'), gameLine('a', true), ...many(3000, (i) => quarantineLine(i)), gameLine('d')];

  it('shows how far it is, and lets the page have its turn', async () => {
    const { kept } = await stored();
    const shares: number[] = [];
    let pauses = 0;
    await kept.backup.read(
      fileOf(lines()),
      {},
      { progress: (share) => shares.push(share), pause: async () => void pauses++ },
    );
    expect(pauses).toBe(shares.length);
    expect(pauses).toBeGreaterThan(9);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.2);
    expect(shares.at(-1)).toBeGreaterThan(0.8);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it.each([0.1, 0.5, 0.9])('and stopped at %d leaves everything as it was, and says so', async (at) => {
    const { backend, kept } = await stored();
    kept.prefs('hud').write({ speed: 1 });
    const before = await everything(backend);
    const stop = new AbortController();
    const file = fileOf([{ settings: 'hud', value: { speed: 2 } }, ...lines()]);
    const read = await kept.backup.read(
      file,
      { hud: (_here, theirs) => theirs },
      {
        signal: stop.signal,
        progress(share) {
          expect(stop.signal.aborted).toBe(false);
          if (share >= at) stop.abort();
        },
      },
    );
    expect(read).toEqual({ ok: false, problem: { key: 'backup.stopped', params: undefined } });
    expect(await everything(backend)).toEqual(before);
    expect(kept.prefs('hud').read()).toEqual({ speed: 1 });
    expect(await kept.backup.read(file, { hud: (_here, theirs) => theirs })).toMatchObject({
      value: { games: 3, aside: 3000, settings: 1 },
    });
  });

  it('and stopped leaves what another tab has changed meanwhile', async () => {
    const { backend, kept } = await stored();
    const stop = new AbortController();
    let named: Promise<unknown> | null = null;
    await kept.backup.read(
      fileOf(lines()),
      {},
      {
        signal: stop.signal,
        progress: () => (named ??= kept.library.rename('fake-c', 'Mine now')),
        async pause() {
          await named;
          stop.abort();
        },
      },
    );
    expect((await kept.library.list()).map(({ id, name }) => [id, name])).toContainEqual(['fake-c', 'Mine now']);
    expect(await backend.all('aside')).toEqual([]);
  });

  it('and stopped where nothing can be taken back says that', async () => {
    const inner = memoryBackend();
    let dead = false;
    const kept = await storage({
      ...inner,
      async write(changes) {
        if (dead) throw new StoreProblem('failed');
        return inner.write(changes);
      },
    });
    const stop = new AbortController();
    const progress = (share: number): void => {
      if (share < 0.5) return;
      dead = true;
      stop.abort();
    };
    const read = await kept.backup.read(fileOf(lines()), {}, { signal: stop.signal, progress });
    expect(read).toMatchObject({ ok: false, problem: { key: 'backup.stoppedHalf' } });
  });
});

describe('the slices', () => {
  const FIRST = JSON.stringify(HEAD);
  const slices = async (length: number, more = ''): Promise<number[]> => {
    const shares: number[] = [];
    const file = new Blob([`${FIRST}\n${'x'.repeat(length)}${more}`]);
    await (
      await storage(memoryBackend())
    ).backup.read(file, {}, { pause: async () => {}, progress: (share) => shares.push(share) });
    return shares;
  };
  /** what fills the first slice: 64 kB, with 200 for each line */
  const FULL = 64 * 1024 - 400 - FIRST.length;

  it('are 64 kB long, and a line costs 200 characters more', async () => {
    expect(await slices(FULL - 1)).toEqual([]);
    expect(await slices(FULL)).toHaveLength(1);
    expect(await slices(FULL, `\n${'y'.repeat(64 * 1024 - 201)}`)).toHaveLength(1);
    expect(await slices(FULL, `\n${'y'.repeat(64 * 1024 - 200)}`)).toHaveLength(2);
  });

  it('say how much of the file is read', async () => {
    const [share] = await slices(FULL, `\n${'y'.repeat(1000)}`);
    const read = FIRST.length + 1 + FULL + 1;
    expect(share).toBeCloseTo(read / (read + 1000), 9);
  });

  it.each([
    ['a list in it', { more: [] }, true],
    ['a list in a list in it', { more: [[]] }, false],
    ['97 more values', { more: Array.from({ length: 97 }, () => 1) }, true],
    ['98 more values', { more: Array.from({ length: 98 }, () => 1) }, false],
    ['a later version', { icebreakBackup: 2 }, false],
    ['an earlier version', { icebreakBackup: 0 }, false],
    ['a version that is a text', { icebreakBackup: '2' }, false],
  ])('begin with a first line, here with %s: %s, %s', async (_what, fields, fits) => {
    const file = new Blob([JSON.stringify({ icebreakBackup: 1, at: NOW, ...fields })]);
    const read = await (await storage(memoryBackend())).backup.read(file, {});
    const later = (fields as { icebreakBackup?: unknown }).icebreakBackup === 2;
    expect(read.ok ? 'read' : read.problem.key).toBe(fits ? 'read' : later ? 'file.newer' : 'backup.notOne');
  });
});
