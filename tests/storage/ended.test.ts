/** A game that has ended stays so: nothing unfinished takes its place, and the tab that played it does not write it again. */
import { describe, expect, it } from 'vitest';
import type { Replay } from '../../src/replay/format.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { type Storage, type StorageOptions, openStorage } from '../../src/storage/index.ts';
import { MATCH, fakeDeps, settled, startMatch } from '../support/match.ts';
import { LAYER, playFake } from '../support/records.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const storage = (more: Partial<StorageOptions> = {}): Promise<Storage> =>
  openStorage({ now: () => NOW, decksOf: () => ({}), rows: null, open: async () => memoryBackend(), ...more });
const finished = playFake('a').record;
const unfinished: Replay = { ...finished, result: null, steps: finished.steps.slice(0, 3) };
const stored = async (kept: Storage) => {
  const read = await kept.library.read(finished.id);
  const [entry] = await kept.library.list();
  if (!read.ok) throw new Error(read.problem.key);
  const { result, steps, layers, name } = read.replay;
  return {
    result,
    steps: steps.length,
    notes: layers.length,
    name,
    listed: entry!.result,
    favourite: entry!.favourite,
  };
};

describe('a finished game in the library', () => {
  it('is not replaced by an unfinished one, which may bring its notes', async () => {
    const kept = await storage();
    await kept.library.keep(finished);
    expect(await kept.library.keep({ ...unfinished, layers: [LAYER] })).toBeNull();
    const { result } = finished;
    expect(await stored(kept)).toMatchObject({ result, listed: result, steps: finished.steps.length, notes: 1 });
  });

  it('takes the place of an unfinished one, with its name, its mark and its notes', async () => {
    const kept = await storage();
    await kept.library.keep({ ...unfinished, layers: [LAYER] });
    await kept.library.rename(finished.id, 'Mine');
    await kept.library.favourite(finished.id, true);
    await kept.library.keep(finished);
    const { result } = finished;
    expect(await stored(kept)).toEqual({
      result,
      listed: result,
      steps: finished.steps.length,
      notes: 1,
      name: 'Mine',
      favourite: true,
    });
  });

  it('unfinished ones replace each other: the last one stays', async () => {
    const kept = await storage();
    await kept.library.keep(unfinished);
    await kept.library.keep({ ...unfinished, steps: finished.steps.slice(0, 2) });
    expect(await stored(kept)).toMatchObject({ result: null, steps: 2 });
  });

  it('is not replaced when a deleted one comes back that was not finished', async () => {
    const kept = await storage();
    await kept.library.keep(unfinished);
    const removed = await kept.library.remove(finished.id);
    await kept.library.keep(finished);
    expect(removed.ok && (await removed.undo())).toBeNull();
    expect(await stored(kept)).toMatchObject({ result: finished.result, steps: finished.steps.length });
  });
});

describe.each([
  ['with Web Locks', true],
  ['without', false],
])('a game that has ended in this tab, in a browser %s', (_how, locks) => {
  const begun = async () => {
    const backend = { ...memoryBackend(), kind: 'device' as const };
    const free = { take: async () => () => {} };
    const kept = await storage({ open: async () => backend, locks: locks ? free : null, tab: 'this', quota: null });
    const match = startMatch(fakeDeps(kept.running.store), MATCH);
    await settled();
    match.play({ do: 'credit' });
    await match.saved();
    return { kept, match, backend };
  };

  it('because a new one begins is not written again', async () => {
    const { kept, match, backend } = await begun();
    expect(await kept.running.retire('fake')).toBeNull();
    match.play({ do: 'credit' });
    await match.saved();
    expect(match.status().saveProblem?.key).toBe('storage.elsewhere');
    expect(await backend.all('running')).toEqual([]);
    const read = await kept.library.read('game-1');
    expect(read.ok && read.replay.steps).toHaveLength(1);
    match.concede();
    await match.saved();
    expect((await kept.library.list()).map(({ result }) => result)).toEqual([null]);
    kept.close();
  });

  it('because it could not be resumed is not written again', async () => {
    const { kept, match, backend } = await begun();
    await kept.running.quarantine('game-1', { key: 'save.otherRules' }, match.record());
    match.play({ do: 'credit' });
    await match.saved();
    expect(match.status().saveProblem?.key).toBe('storage.elsewhere');
    expect(await backend.all('running')).toEqual([]);
    kept.close();
  });

  it('by a move that is then taken back is in play again', async () => {
    const { kept, match } = await begun();
    match.concede();
    await match.saved();
    expect(await kept.running.list()).toEqual([]);
    match.undo();
    await match.saved();
    expect((await kept.running.list()).map(({ save }) => save.record.steps.length)).toEqual([1]);
    kept.close();
  });

  it('is free for a tab that takes it up again', async () => {
    const { kept } = await begun();
    const rows = (await kept.running.load('game-1'))!;
    expect(await kept.running.retire('fake')).toBeNull();
    const all = { put: Object.fromEntries(rows), remove: [] };
    expect(await kept.running.store.save('game-1', all, () => all)).toEqual({ key: 'storage.elsewhere' });
    expect(await kept.running.claim('game-1', 'ask')).toBe(true);
    expect(await kept.running.store.save('game-1', all, () => all)).toBeNull();
    kept.close();
  });
});
