/** Matches of one game on a device: begun, stored, taken up again, in one tab and in several. */
import { describe, expect, it } from 'vitest';
import { SentenceError } from '../../src/core/game.ts';
import type { UpdateFeed } from '../../src/feed/feed.ts';
import type { Session } from '../../src/feed/session.ts';
import type { FakeTypes } from '../support/fake-game.ts';
import { type Tab, device } from '../support/device.ts';
import { type Played, personsTurn, readOpened } from '../support/match.ts';

const CHOICE = { persons: ['corp'], level: 'standard', seed: 'one' };
const asMatch = (session: Session): Played<FakeTypes> => readOpened(session);

/** Begins a game and plays one move of it. */
async function begun({ matches }: Tab): Promise<Played<FakeTypes>> {
  const match = asMatch(await matches.begin(CHOICE));
  await move(match);
  return match;
}

/** The person plays one move, which is stored. */
async function move(match: Played<FakeTypes>): Promise<void> {
  await personsTurn(match);
  match.play(match.view().decision!.moves[0]!);
  await match.saved();
}

const running = async ({ storage }: Tab): Promise<string[]> => (await storage.running.list()).map(({ id }) => id);
const library = async ({ storage }: Tab): Promise<string[]> => (await storage.library.list()).map(({ id }) => id);
const keyOf = (error: unknown): string => (error instanceof SentenceError ? error.key : String(error));

describe('a new game on a full device', () => {
  it.each(['begin', 'again', 'practise'] as const)('%s leaves the unfinished one where it is', async (how) => {
    const phone = device();
    const tab = await phone.tab();
    const old = await begun(tab);
    const { id } = old.record();
    const watched = { ...structuredClone(old.record()), id: 'watched' };
    await tab.storage.library.keep(watched);
    phone.fault = 'full';
    const asked = {
      begin: () => tab.matches.begin(CHOICE),
      again: () => tab.matches.again(old),
      practise: () => tab.matches.practise({ id: 'watched', at: 1, you: 'corp', level: 'standard', hidden: 'kept' }),
    };
    expect(await asked[how]().then(() => 'begun', keyOf)).toBe('storage.full');
    expect(await running(tab)).toEqual([id]);
    phone.fault = null;
    await asked[how]();
    expect(await library(tab)).toContain(id);
  });

  it('waits for a game that could not be stored at all', async () => {
    const phone = device();
    const tab = await phone.tab();
    phone.fault = 'full';
    const old = await begun(tab);
    expect(old.status().saveProblem?.key).toBe('storage.full');
    old.close();
    expect(await tab.matches.begin(CHOICE).then(() => 'begun', keyOf)).toBe('storage.full');
    phone.fault = null;
    await tab.matches.begin(CHOICE);
    expect(await library(tab)).toEqual([old.record().id]);
  });
});

/** Lets storage and messages between tabs come to rest: reads rows until they no longer change. */
async function rested({ storage }: Tab): Promise<void> {
  for (let i = 0; i < 4; i++) await storage.running.list();
}

describe.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('two tabs, %s', (_what, locks) => {
  it('two different games both go on and both are kept', async () => {
    const phone = device({ locks });
    const [a, b] = [await phone.tab(), await phone.tab()];
    const [one, two] = [await begun(a), await begun(b)];
    await move(one);
    await move(two);
    await move(one);
    const ids = [one.record().id, two.record().id];
    expect((await running(a)).sort()).toEqual(ids.sort());
    expect(one.status().saveProblem).toBeNull();
    a.close();
    b.kill();
    phone.clock += 600_000;
    const later = await phone.tab();
    expect((await running(later)).sort()).toEqual(ids.sort());
    for (const id of ids) expect((await later.matches.resume(id)).elsewhere).toBeUndefined();
  });

  it('of a game between two people, the second tab shows nothing', async () => {
    const phone = device({ locks });
    const [a, b] = [await phone.tab(), await phone.tab()];
    const here = asMatch(await a.matches.begin({ ...CHOICE, persons: ['corp', 'runner'] }));
    const there = await b.matches.resume(here.record().id);
    const empty = there.view();
    await move(here);
    await rested(b);
    const again = await b.matches.resume(here.record().id);
    expect([there.elsewhere, there.view(), again.view()]).toEqual([true, empty, empty]);
    expect(here.view()).not.toEqual(empty);
    expect(await there.feed.next()).toMatchObject({ kind: 'jump', after: empty });
    expect((there.feed as UpdateFeed).full).toBe(false);
  });

  it('the second tab follows the game and can take it over; the first then follows', async () => {
    const phone = device({ locks });
    const [a, b] = [await phone.tab(), await phone.tab()];
    const here = await begun(a);
    const { id } = here.record();
    const there = await b.matches.resume(id);
    expect(there.elsewhere).toBe(true);
    expect(there.view()).toEqual({ ...here.view(), decision: null });
    const frames: number[] = [];
    const read = async (): Promise<void> => {
      for await (const { index } of there.feed) frames.push(index);
    };
    void read();
    await move(here);
    await rested(b);
    expect(there.view()).toEqual({ ...here.view(), decision: null });
    expect(frames.length).toBeGreaterThan(1);
    expect(frames).toEqual(frames.map((_index, i) => frames[0]! + i));

    frames.length = 0;
    here.undo();
    await here.saved();
    await rested(b);
    expect(there.view(), 'an undo there').toEqual({ ...here.view(), decision: null });
    expect(frames).toHaveLength(1);
    const lost: string[] = [];
    a.matches.onLost((one) => lost.push(one));
    const taken = asMatch(await b.matches.resume(id, 'take'));
    await rested(a);
    expect(lost).toEqual([id]);
    expect(taken.view()).toEqual(here.view());
    const before = here.record().steps.length;
    await move(here);
    expect(here.status().saveProblem?.key).toBe('storage.elsewhere');
    await move(taken);
    expect(taken.status().saveProblem).toBeNull();
    expect((await a.storage.running.list())[0]!.save.record.steps.length).toBeGreaterThan(before);
    expect((await a.matches.resume(id)).elsewhere).toBe(true);
  });

  it('closing the tab or leaving the game frees it', async () => {
    const phone = device({ locks });
    const [a, b] = [await phone.tab(), await phone.tab()];
    const match = await begun(a);
    const { id } = match.record();
    match.close();
    await match.saved();
    await rested(a);
    const other = asMatch(await b.matches.resume(id));
    expect(other.elsewhere).toBeUndefined();
    b.close();
    await rested(a);
    expect((await a.matches.resume(id)).elsewhere).toBeUndefined();
  });

  it('a game finished here stays finished, whatever another tab does with its part of it', async () => {
    const phone = device({ locks });
    const [a, b] = [await phone.tab(), await phone.tab()];
    const here = await begun(a);
    const { id } = here.record();
    const old = await a.storage.running.load(id);
    here.concede();
    await here.saved();
    // what a tab left behind, as an older Icebreak could
    const rows = { put: Object.fromEntries(old!), remove: [] };
    await b.storage.running.store.save(id, rows, () => rows);
    await b.matches.begin(CHOICE);
    const [entry] = await a.storage.library.list();
    expect(entry).toMatchObject({ id, result: { reason: 'concede' } });
    expect(await running(a)).not.toContain(id);
  });
});

describe('a tab without Web Locks', () => {
  it('that no longer renews its row is gone; one that does is not, whatever the clock says', async () => {
    const phone = device({ locks: false });
    const [a, b] = [await phone.tab(), await phone.tab()];
    const { id } = (await begun(a)).record();
    phone.clock += 120_000;
    phone.beat();
    await rested(a);
    phone.clock += 120_000;
    expect((await b.matches.resume(id)).elsewhere).toBe(true);
    a.kill();
    phone.clock += 120_000;
    expect((await b.matches.resume(id)).elsewhere).toBeUndefined();
  });
});

describe('a saved game of a newer Icebreak', () => {
  it('is left where it is, with a sentence that says so', async () => {
    const phone = device();
    const tab = await phone.tab();
    const rows = { put: { head: '{"saveFormat":9}' }, remove: [] };
    await tab.storage.running.store.save('new', rows, () => rows);
    await tab.storage.running.release('new');
    expect(await tab.matches.resume('new').then(() => 'resumed', keyOf)).toBe('save.newer');
    await tab.matches.begin(CHOICE);
    expect((await tab.storage.running.load('new'))?.get('head')).toBe('{"saveFormat":9}');
    expect(await tab.storage.quarantined()).toEqual([]);
    expect(tab.storage.problems().map(({ key }) => key)).toEqual(['save.newer']);
  });
});

describe('a finished game', () => {
  it('is looked back on once it is over, and played again with everybody at the next seat', async () => {
    const tab = await device().tab();
    const match = await begun(tab);
    expect(await tab.matches.lookBack(match.session).then(() => 'shown', keyOf)).toBe('watch.no-play');
    for (let i = 0; i < 200 && !match.over(); i++) {
      await personsTurn(match);
      if (!match.over()) match.play(match.view().decision!.moves[0]!);
    }
    const played = await tab.matches.lookBack(match.session);
    expect(played.length).toBe(match.record().steps.length);
    expect(played.update(played.length, 'corp').after.over).not.toBeNull();
    const again = asMatch(await tab.matches.again(match.session, 'swapped'));
    const who = ({ seats }: Session['setup']): string[] =>
      Object.entries(seats).map(([seat, one]) => `${seat} ${one.who}`);
    expect([who(match.setup), who(again.setup)]).toEqual([
      ['corp person', 'runner bot'],
      ['corp bot', 'runner person'],
    ]);
    expect(again.setup.options['seed']).not.toBe(match.setup.options['seed']);
  });
});
