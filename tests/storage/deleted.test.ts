/** The browser deletes what is stored under a running page (its person clears the site's data, or the device is short of room). */
import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWatching } from '../../src/app/watching.ts';
import { StoreProblem } from '../../src/storage/backend.ts';
import { deviceBackend } from '../../src/storage/device.ts';
import { openPrefs } from '../../src/storage/prefs.ts';
import { type Device, type Tab, device } from '../support/device.ts';
import { type FakeTypes, fakeGame } from '../support/fake-game.ts';
import { type Played, asked, fakeDeps, readOpened, resumeSession, settled } from '../support/match.ts';
import { LAYER, playFake } from '../support/records.ts';

const CHOICE = { persons: ['corp'], level: 'standard', seed: 'law' };
const begun = async (tab: Tab): Promise<Played<FakeTypes>> => {
  const match = readOpened<FakeTypes>(await tab.matches.begin(CHOICE));
  await played(match);
  return match;
};
/** Plays one move of the person and waits until it is stored. */
async function played(match: Played<FakeTypes>): Promise<void> {
  await settled();
  const moves = asked(match);
  if (moves === null) throw new Error('the person is not asked');
  match.play(moves[0]!);
  await settled();
  await match.saved();
}
/** Deletes everything, as another page or the browser's settings do. */
const deleteAll = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('icebreak');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
const lostIn = (tab: Tab): string[] => {
  const lost: string[] = [];
  tab.storage.running.onLost((id) => lost.push(id));
  return lost;
};

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('a running game whose rows are deleted, in a browser %s', (_how, locks) => {
  let phone: Device;
  let tab: Tab;
  beforeEach(async () => {
    phone = device({ locks });
    tab = await phone.tab();
  });

  it('is stored whole at the next move: a later visit goes on from there', async () => {
    const match = await begun(tab);
    await played(match);
    const lost = lostIn(tab);
    await deleteAll();
    phone.beat();
    await played(match);
    expect([match.status().saveProblem, lost, tab.storage.problems()]).toEqual([null, [], []]);
    await played(match);
    tab.kill();
    const later = await phone.tab();
    const { id } = match.record();
    const resumed = resumeSession(fakeDeps(later.storage.running.store), (await later.storage.running.load(id))!);
    if (!resumed.ok) throw new Error(resumed.problem.key);
    expect(resumed.session.record()).toEqual(match.record());
  });

  it('that ends with the next move is in the library', async () => {
    const match = await begun(tab);
    await deleteAll();
    match.concede();
    await match.saved();
    expect(match.status().saveProblem).toBeNull();
    expect(await tab.storage.library.read(match.record().id)).toMatchObject({
      replay: { result: { reason: 'concede' } },
    });
    expect(await tab.storage.running.list()).toEqual([]);
  });

  it('that goes on after a take-back is stored as it is then', async () => {
    const match = await begun(tab);
    await deleteAll();
    match.undo();
    await match.saved();
    expect((await tab.storage.running.list()).map(({ save }) => save.record.steps.length)).toEqual([0]);
  });

  it('goes to the library when the next game begins', async () => {
    const match = await begun(tab);
    await deleteAll();
    await played(match);
    const second = await begun(tab);
    expect((await tab.storage.library.list()).map(({ id }) => id)).toEqual([match.record().id]);
    expect((await tab.storage.running.list()).map(({ id }) => id)).toEqual([second.record().id]);
  });

  it('is not taken from a tab that plays it: that tab has it still', async () => {
    const match = await begun(tab);
    const { id } = match.record();
    const other = await phone.tab();
    const taken = readOpened<FakeTypes>(await other.matches.resume(id, 'take'));
    await played(taken);
    const lost = lostIn(tab);
    match.play(asked(match)![0]!);
    await match.saved();
    expect(match.status().saveProblem?.key).toBe('storage.elsewhere');
    expect((await other.storage.running.list()).map(({ save }) => save.record)).toEqual([
      JSON.parse(JSON.stringify(taken.record())),
    ]);
    expect(lost.length).toBeLessThan(2);
  });
});

describe('a tab without Web Locks whose game another tab has taken', () => {
  const taken = async (): Promise<{
    phone: Device;
    match: Played<FakeTypes>;
    theirs: Played<FakeTypes>;
    other: Tab;
  }> => {
    const phone = device({ locks: false });
    const [tab, other] = [await phone.tab(), await phone.tab()];
    const match = await begun(tab);
    // It hears nothing of the other tab, as one that sleeps.
    const theirs = readOpened<FakeTypes>(await other.matches.resume(match.record().id, 'take'));
    return { phone, match, theirs, other };
  };

  it('and ended: the end stays', async () => {
    const { match, theirs, other } = await taken();
    theirs.concede();
    await theirs.saved();
    match.play(asked(match)![0]!);
    await match.saved();
    expect(match.status().saveProblem?.key).toBe('storage.elsewhere');
    expect(await other.storage.running.list()).toEqual([]);
    expect(await other.storage.library.read(match.record().id)).toMatchObject({
      replay: { result: { reason: 'concede' } },
    });
  });

  it('played on and left: those moves stay', async () => {
    const { match, theirs, other } = await taken();
    await played(theirs);
    const steps = theirs.record().steps.length;
    theirs.close();
    await settled();
    await other.storage.stored();
    match.play(asked(match)![0]!);
    await match.saved();
    expect(match.status().saveProblem?.key).toBe('storage.elsewhere');
    expect((await other.storage.running.list()).map(({ save }) => save.record.steps.length)).toEqual([steps]);
  });
});

describe('the connection to the database', () => {
  const watched = async () => {
    device();
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...args) => {
      const request = open(...args);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    return { opened, backend: await deviceBackend() };
  };

  it.each([0, 1, 2, 3, 4, 5])(
    'is opened again when the browser closes it, and what is under way is stored (%d)',
    async (n) => {
      const { opened, backend } = await watched();
      const writing = backend.write({
        reads: [{ store: 'texts', key: 'a' }],
        work: () => [{ store: 'texts', key: 'a', put: 1 }],
      });
      for (let i = 0; i < n; i++) await Promise.resolve();
      forceCloseDatabase(opened[0] as never);
      await writing;
      expect(await backend.get('texts', 'a')).toBe(1);
      expect(opened).toHaveLength(2);
      backend.close();
    },
  );

  it('is opened again for a change that was cut short', async () => {
    const { opened, backend } = await watched();
    let tries = 0;
    await backend.write({
      reads: [],
      work() {
        if (++tries > 1) return [{ store: 'texts', key: 'a', put: tries }];
        forceCloseDatabase(opened[0] as never);
        opened[0]!.dispatchEvent({ type: 'close' } as Event);
        throw new DOMException('cut short', 'AbortError');
      },
    });
    expect(await backend.get('texts', 'a')).toBe(2);
    backend.close();
  });

  it('is one, however many questions are asked at once; then everything can be deleted', async () => {
    const { opened, backend } = await watched();
    backend.close();
    await Promise.all([backend.get('texts', 'a'), backend.get('texts', 'b'), backend.all('entries')]);
    expect(opened).toHaveLength(2);
    await deleteAll();
    await backend.write([{ store: 'texts', key: 'a', put: 1 }]);
    expect(await backend.all('texts')).toEqual([{ key: 'a', value: 1 }]);
    backend.close();
  });

  it('is not opened again for a change that is refused', async () => {
    const { opened, backend } = await watched();
    const refused = new StoreProblem('elsewhere');
    const work = (): never => {
      throw refused;
    };
    await expect(backend.write({ reads: [], work })).rejects.toBe(refused);
    expect(opened).toHaveLength(1);
    backend.close();
  });
});

describe('settings whose row is deleted under the page', () => {
  const rowsOf = (stored: Map<string, string>) => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });

  it('are as this page knows them, and stored whole with the next change', () => {
    const stored = new Map([['icebreak:stars', '{"one":3,"two":2}']]);
    const stars = openPrefs('stars', rowsOf(stored));
    stored.clear();
    expect(stars.read()).toEqual({ one: 3, two: 2 });
    expect(stars.write({ ...(stars.read() as object), three: 1 })).toBeNull();
    expect(JSON.parse(stored.get('icebreak:stars')!)).toEqual({ one: 3, two: 2, three: 1 });
  });

  it('that did not fit, and then do, keep what another tab has stored meanwhile', () => {
    const stored = new Map([['icebreak:stars', '{"one":3}']]);
    let full = false;
    const rows = rowsOf(stored);
    const tight = openPrefs('stars', {
      ...rows,
      setItem(key, text) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        rows.setItem(key, text);
      },
    });
    const other = openPrefs('stars', rows);
    full = true;
    expect(tight.write({ one: 3, two: 2 })).toEqual({ key: 'storage.full' });
    expect(tight.read()).toEqual({ one: 3, two: 2 });
    other.write({ one: 3, three: 1 });
    full = false;
    expect(tight.write({ one: 3, two: 2, four: 1 })).toBeNull();
    expect(other.read()).toEqual({ one: 3, two: 2, three: 1, four: 1 });
  });
});

it('a game that is watched and was deleted comes back with the note that is written on it', async () => {
  const tab = await device().tab();
  const { record } = playFake('a');
  const { library } = tab.storage;
  await library.keep(record);
  const watched = openWatching(fakeGame(), library, record, { title: 'A game', you: 'corp', kept: true });
  await deleteAll();
  expect(await watched.save([LAYER])).toBeNull();
  expect(await library.read(watched.id)).toMatchObject({
    replay: { steps: { length: record.steps.length }, layers: [{ id: LAYER.id }] },
    entry: { you: 'corp', imported: false },
  });
  expect(await watched.save([{ ...LAYER, author: 'Bo' }])).toBeNull();
  expect(await library.list()).toHaveLength(1);
});
