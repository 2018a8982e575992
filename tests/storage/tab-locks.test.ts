/** Who plays a running game, looked at by itself: a shelf in memory, a clock that is set by hand, and locks that are told what to say. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Backend, StoreProblem, memoryBackend } from '../../src/storage/backend.ts';
import { type TabLocks, type WebLocks, browserLocks, openTabLocks } from '../../src/storage/tab-locks.ts';
import { openDatabase } from '../../src/storage/database.ts';

const NOW = '2024-05-02T08:00:00.000Z';
const ELSEWHERE = { key: 'storage.elsewhere' };
const OWNER = { store: 'running', key: 'a/owner' } as const;
const put = (text: string) => [{ store: 'running', key: 'a/head', put: text }] as const;

function tabs(locks: WebLocks | null = null, kind: Backend['kind'] = 'device') {
  const backend = { ...memoryBackend(), kind, fail: false };
  const inner = backend.write;
  backend.write = async (changes) => {
    if (backend.fail) throw new StoreProblem('full');
    return inner(changes);
  };
  const clock = { now: 1_000_000 };
  const beats: { ms: number; run: () => void }[] = [];
  const open = (tab: string): TabLocks =>
    openTabLocks(openDatabase(backend, { now: () => NOW }), {
      tab,
      locks,
      clock: () => clock.now,
      every(ms, run) {
        const beat = { ms, run };
        beats.push(beat);
        return () => void beats.splice(beats.indexOf(beat), 1);
      },
    });
  const owner = async (): Promise<unknown> => {
    const row = await backend.get('running', 'a/owner');
    return row === undefined ? null : (JSON.parse(String(row)) as { tab: string }).tab;
  };
  return { backend, clock, beats, open, owner };
}
const write = (tabLocks: TabLocks, text = 'x') => tabLocks.write('a', put(text), () => put(`whole ${text}`));

afterEach(() => vi.unstubAllGlobals());

describe('without locks', () => {
  it.each([
    [150_000, false],
    [150_001, true],
    [-150_000, false],
    [-150_001, true],
  ])('a row that is %d ms old is of a tab that is gone: %s', async (age, gone) => {
    const { open, clock, owner } = tabs();
    const [one, two] = [open('one'), open('two')];
    expect(await one.claim('a', 'ask')).toBe(true);
    clock.now += age;
    expect(await two.claim('a', 'ask')).toBe(gone);
    expect(await owner()).toBe(gone ? 'two' : 'one');
  });

  it('a tab that was away too long writes no more once another has the game, however old its row', async () => {
    const { open, clock, backend } = tabs();
    const [one, two] = [open('one'), open('two')];
    const lost: string[] = [];
    one.onLost((id) => lost.push(id));
    await write(one);
    expect(await two.claim('a', 'take')).toBe(true);
    clock.now += 1_000_000;
    expect(await write(one, 'late')).toEqual(ELSEWHERE);
    expect(await write(one, 'later')).toEqual(ELSEWHERE);
    expect(lost).toEqual(['a']);
    expect(await backend.get('running', 'a/head')).toBe('whole x');
    expect(await write(two, 'mine')).toBeNull();
    expect(await backend.get('running', 'a/head')).toBe('mine');
  });

  it.each([
    ['played on and left', { store: 'running', key: 'a/head', put: 'theirs' }],
    ['ended', { store: 'texts', key: 'a', put: 'the record' }],
  ] as const)('a game that another tab has %s leaves a trace, and is not written over', async (_what, trace) => {
    const { open, backend } = tabs();
    const one = open('one');
    await write(one);
    const rows = (await backend.all('running')).map(({ key }) => ({
      store: 'running' as const,
      key,
      remove: true as const,
    }));
    await backend.write([...rows, trace]);
    expect(await write(one, 'mine')).toEqual(ELSEWHERE);
    expect(await backend.get(trace.store, trace.key)).toBe(trace.put);
    expect(await one.end('a', 'welcome', async () => null)).toEqual(ELSEWHERE);
  });

  it('a game of which no trace is left was deleted, and is written whole', async () => {
    const { open, backend, owner } = tabs();
    const one = open('one');
    await write(one);
    await write(one, 'y');
    expect(await backend.get('running', 'a/head')).toBe('y');
    const rows = (await backend.all('running')).map(({ key }) => ({
      store: 'running' as const,
      key,
      remove: true as const,
    }));
    await backend.write(rows);
    await one.look('a');
    expect(await owner()).toBeNull();
    expect(await write(one, 'z')).toBeNull();
    expect([await owner(), await backend.get('running', 'a/head')]).toEqual(['one', 'whole z']);
  });

  it('a game that another tab plays cannot be written or ended', async () => {
    const { open, owner } = tabs();
    const [one, two] = [open('one'), open('two')];
    await write(one);
    expect(await write(two)).toEqual(ELSEWHERE);
    expect(
      await open('three')
        .end('a', 'refused', async (plan) => {
          plan.work([JSON.stringify({ tab: 'one', at: 1_000_000 })]);
          return null;
        })
        .catch((error: StoreProblem) => error.why),
    ).toBe('elsewhere');
    expect(await owner()).toBe('one');
  });

  it.each(['no JSON', '{"tab":"one"}', '{"at":1000000}', '{"tab":1,"at":1000000}', '{"tab":"one","at":"now"}', '7'])(
    'a row that says %s names nobody',
    async (text) => {
      const { open, backend, owner } = tabs();
      await backend.write([{ ...OWNER, put: text }]);
      expect(await open('two').claim('a', 'ask')).toBe(true);
      expect(await owner()).toBe('two');
    },
  );

  it('the row is renewed every five seconds, until the tab is closed', async () => {
    const { open, clock, beats, backend } = tabs();
    const one = open('one');
    await write(one);
    expect(beats.map(({ ms }) => ms)).toEqual([5_000]);
    clock.now += 77;
    beats[0]!.run();
    await one.look('a');
    expect(JSON.parse(String(await backend.get('running', 'a/owner')))).toEqual({ tab: 'one', at: 1_000_077 });
    await one.close();
    expect(beats).toEqual([]);
    expect(await backend.get('running', 'a/owner')).toBeUndefined();
  });

  it('is looked for only where the tab plays the game', async () => {
    const { open, backend } = tabs();
    const two = open('two');
    const lost: string[] = [];
    two.onLost((id) => lost.push(id));
    await two.look('a');
    expect(await backend.all('running')).toEqual([]);
    await write(two);
    await open('one').claim('a', 'take');
    await two.look('a');
    await two.look('a');
    expect(lost).toEqual(['a']);
  });

  it('the games are let go when the page is hidden, as long as the tab is there', async () => {
    const heard = new Map<string, () => Promise<void>>();
    vi.stubGlobal('addEventListener', (name: string, listener: () => Promise<void>) => heard.set(name, listener));
    vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
    const { open, owner } = tabs();
    const one = open('one');
    await write(one);
    await heard.get('pagehide')!();
    expect(await owner()).toBeNull();
    // A page that comes back goes on: all rows are written, since another tab may have played meanwhile.
    expect(await write(one, 'y')).toBeNull();
    expect(await owner()).toBe('one');
    await one.close();
    expect(heard.size).toBe(0);
  });

  it('nothing is renewed in memory, which no other tab sees', () => {
    const { open, beats } = tabs(null, 'memory');
    open('one');
    expect(beats).toEqual([]);
  });
});

describe('a claim', () => {
  it('that a full device does not take is made good by the first write', async () => {
    const { open, backend, owner } = tabs();
    const one = open('one');
    backend.fail = true;
    expect(await one.claim('a', 'ask')).toBe(true);
    backend.fail = false;
    expect(await owner()).toBeNull();
    expect(await write(one)).toBeNull();
    expect([await owner(), await backend.get('running', 'a/head')]).toEqual(['one', 'whole x']);
  });

  it('is let go once, and another tab’s is not', async () => {
    const { open, owner } = tabs();
    const [one, two] = [open('one'), open('two')];
    await write(one);
    await two.claim('a', 'take');
    await one.release('a');
    expect(await owner()).toBe('two');
    await two.release('a');
    await two.release('a');
    expect(await owner()).toBeNull();
  });
});

describe('with locks', () => {
  const locksOf = () => {
    const asked: [string, boolean][] = [];
    const made = {
      asked,
      free: true,
      freed: 0,
      lost: (): void => {},
      take: async (name: string, steal: boolean, lost: () => void) => {
        asked.push([name, steal]);
        made.lost = lost;
        return made.free || steal ? () => void made.freed++ : null;
      },
    };
    return made;
  };

  it('the lock says who plays, whatever an old row says', async () => {
    const locks = locksOf();
    const { open, backend, beats, owner } = tabs(locks);
    await backend.write([{ ...OWNER, put: JSON.stringify({ tab: 'old', at: 1_000_000 }) }]);
    const one = open('one');
    expect(await one.claim('a', 'ask')).toBe(true);
    expect([locks.asked, await owner(), beats]).toEqual([[['icebreak:game:a', false]], 'one', []]);
    await one.release('a');
    expect([locks.freed, await owner()]).toEqual([1, null]);
  });

  it('one that another tab holds is refused, and taken by force', async () => {
    const locks = locksOf();
    locks.free = false;
    const { open, owner } = tabs(locks);
    const one = open('one');
    expect(await one.claim('a', 'ask')).toBe(false);
    expect(await write(one)).toEqual(ELSEWHERE);
    expect(await one.end('a', 'welcome', async () => null)).toEqual(ELSEWHERE);
    expect(await owner()).toBeNull();
    expect(await one.claim('a', 'take')).toBe(true);
    expect(locks.asked.at(-1)).toEqual(['icebreak:game:a', true]);
  });

  it('one that is taken away is told, once, and nothing more is written', async () => {
    const locks = locksOf();
    const { open } = tabs(locks);
    const one = open('one');
    const lost: string[] = [];
    const unfollow = one.onLost((id) => lost.push(id));
    await write(one);
    locks.lost();
    locks.lost();
    expect(lost).toEqual(['a']);
    expect(await write(one)).toEqual(ELSEWHERE);
    unfollow();
    expect(await one.claim('a', 'ask')).toBe(true);
    locks.lost();
    expect(lost).toEqual(['a']);
  });

  it('what does not end stays with the tab', async () => {
    const locks = locksOf();
    const { open, owner } = tabs(locks);
    const one = open('one');
    await write(one);
    expect(await one.end('a', 'refused', async () => ({ key: 'storage.full' }))).toEqual({ key: 'storage.full' });
    expect([await owner(), locks.freed]).toEqual(['one', 0]);
    expect(await write(one)).toBeNull();
    const lost: string[] = [];
    one.onLost((id) => lost.push(id));
    expect(await one.end('a', 'refused', async () => ELSEWHERE)).toEqual(ELSEWHERE);
    expect([lost, locks.freed]).toEqual([['a'], 1]);
  });
});

describe('the locks of the browser', () => {
  type Held = (lock: object | null) => Promise<void> | undefined;
  const browser = () => {
    const asked: { name: string; options: object; held: Held; fail: (why: unknown) => void }[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, options: object, held: Held) =>
          new Promise((_resolve, fail) => void asked.push({ name, options, held, fail })),
      },
    });
    return asked;
  };

  it('are none where the browser has none', () => {
    vi.stubGlobal('navigator', {});
    expect(browserLocks()).toBeNull();
  });

  it('are held until they are let go', async () => {
    const asked = browser();
    let lost = 0;
    const taking = browserLocks()!.take('one', false, () => lost++);
    expect(asked[0]).toMatchObject({ name: 'one', options: { ifAvailable: true } });
    let over = false;
    void asked[0]!.held({})!.then(() => (over = true));
    const letGo = await taking;
    expect(over).toBe(false);
    letGo!();
    await Promise.resolve();
    expect(over).toBe(true);
    asked[0]!.fail('ended');
    await Promise.resolve();
    await Promise.resolve();
    expect(lost).toBe(0);
  });

  it('of another tab are not had; taken from this one they are lost', async () => {
    const asked = browser();
    let lost = 0;
    const locks = browserLocks()!;
    const none = locks.take('one', false, () => lost++);
    expect(asked[0]!.held(null)).toBeUndefined();
    expect(await none).toBeNull();
    const had = locks.take('one', true, () => lost++);
    expect(asked[1]).toMatchObject({ options: { steal: true } });
    void asked[1]!.held({});
    expect(await had).toBeTypeOf('function');
    asked[1]!.fail(new DOMException('stolen', 'AbortError'));
    await Promise.resolve();
    await Promise.resolve();
    expect(lost).toBe(1);
  });

  it('that the browser refuses do not keep anybody from playing', async () => {
    const asked = browser();
    const had = browserLocks()!.take('one', false, () => {});
    asked[0]!.fail(new DOMException('no', 'SecurityError'));
    expect(await had).toBeTypeOf('function');
  });
});
