/** Who is shown a move, and when: at once, at the end of an interval, or once they take the screen. */
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/core/bot.ts';
import { type Game, type GameTypes, IllegalMove, OPEN } from '../../src/core/game.ts';
import type { SeatPlayer } from '../../src/core/seat-player.ts';
import { LiveSession, REVEAL_INTERVAL, createSession } from '../../src/feed/live.ts';
import type { Update } from '../../src/feed/update.ts';
import { openMatch } from '../../src/match/match.ts';
import { startRecorded } from '../../src/replay/recorder.ts';
import { MATCH, fakeDeps, memoryStore, readAll, settled } from '../support/match.ts';

/**
 * A counter that every move raises by one, except for moves made in secret. The plan says who is asked, one after the other: `bot!` in
 * secret, of which only they know; `|me`: before them somebody else might have been asked in secret; `boom`: the rules throw instead.
 */
interface State {
  n: number;
  plan: string[];
}
const counted = ({ n, plan }: State): number => plan.slice(0, n).filter((one) => !one.includes('!')).length;
const askedAt = ({ n, plan }: State): string | null => plan[n] ?? null;
const seatAt = (state: State): string | null => askedAt(state)?.replace(/[!|]/g, '') ?? null;
const knows = (state: State, viewer: string): boolean =>
  !askedAt(state)?.includes('!') || viewer === OPEN || viewer === seatAt(state);
const MOVES = [{ add: 'one' }, { add: '1' }];
const outcome = (state: State) => (seatAt(state) === null ? { places: [], reason: 'end' } : null);
const view = (state: State, viewer: string) => {
  const seat = knows(state, viewer) ? seatAt(state) : null;
  const decision = seat === null ? null : { seat, kind: 'add', moves: viewer === seat ? MOVES : [] };
  return { viewer, n: counted(state), decision, over: outcome(state) };
};
const counter = {
  id: 'counter',
  rulesVersion: 1,
  seats: () => ['me', 'you', 'bot'],
  start: ({ plan }: { plan: string[] }) => ({ n: 0, plan }),
  copy: (state: State) => ({ ...state }),
  decision: (state: State) => (seatAt(state) === null ? null : { seat: seatAt(state)!, kind: 'add' }),
  outcome,
  moves: (state: State) => (seatAt(state) === null ? [] : MOVES),
  knows,
  view,
  tableView: (state: State, viewer: string) => ({ ...view(state, viewer), decision: null }),
  redact: (_state: State, event: object) => event,
  why: () => null,
  play(state: State, move: object, tell: Tell, _legal: unknown, unseen: Tell2) {
    if (!MOVES.some((one) => counter.same(one, move))) throw new IllegalMove('no');
    const secret = askedAt(state)!.includes('!');
    state.n += 1;
    if (!secret) tell({ type: 'added' }, state);
    if (askedAt(state) === 'boom') throw new Error('the rules are broken');
    if (/[!|]/.test(askedAt(state) ?? '')) unseen('bot', state);
  },
  digest: (state: State) => String(state.n),
  notate: (state: State, move: object) => `${seatAt(state)}: ${JSON.stringify(move)}`,
  same: (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b),
  isPass: () => false,
  concession: () => MOVES[1],
  turn: () => 0,
  noTakeBack: () => false,
  record: {
    writeSetup: (setup: object) => setup,
    describeMove: (from: State, _move: object, seat: string, one: string) => () =>
      knows(from, one) ? `${seat} to ${one}` : null,
  },
};
type Tell = (event: object, state: State) => void;
type Tell2 = (seat: string, state: State) => void;

interface Opened {
  bot?: Partial<Bot<object, object>>;
  /** the intervals, each ended by hand; null: nothing waits */
  beats?: (() => void)[] | null;
  /** who the seat `you` is: a second person, or a bot */
  two?: boolean;
  /** false: nobody reads it */
  reads?: boolean;
}

/** A match that person `me` and, if `two`, person `you` play at this device; anybody else is a bot. Somebody reads it all. */
function open(plan: string[], { bot = {}, beats = null, two = false, reads = true }: Opened = {}) {
  const asked: string[] = [];
  const seats: Record<string, SeatPlayer> = {
    me: { who: 'person', person: 1 },
    you: two ? { who: 'person', person: 2 } : { who: 'bot', level: 'a', seed: 1 },
    bot: { who: 'bot', level: 'a', seed: 1 },
  };
  const game = counter as unknown as Game<GameTypes>;
  const started = startRecorded(game, { plan }, { id: 'a', date: '', name: '', seats });
  const player = (seat: string): Bot<never, object> => ({
    decide: async () => {
      asked.push(seat);
      return { move: MOVES[0]!, reason: { key: 'x' } };
    },
    close() {},
    ...bot,
  });
  const match = openMatch({ game, player }, { game: 'counter', seats, options: {} }, started);
  const waited: number[] = [];
  const wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((done, fail) => {
      waited.push(ms);
      signal.addEventListener('abort', () => fail(new Error('stopped')));
      beats!.push(done);
    });
  const session = new LiveSession(match, beats ? { wait } : {}).begin();
  const all = readAll(session, reads);
  const short = ({ kind, viewer, before, after, move, next, index }: Update): string => {
    const n = (one: unknown): number => (one as { n: number }).n;
    const what = kind === 'jump' ? `jumps to ${n(after)}` : `${n(before)}-${n(after)}`;
    const then = typeof next === 'string' ? next : `→ ${next.handover}`;
    return [viewer, index, what, move?.sentence.replace(/: .*/, ' moves'), then].filter(Boolean).join(' ');
  };
  let told = 0;
  return {
    ...all,
    match,
    session,
    short,
    asked,
    waited,
    go: () => session.play(MOVES[0]!),
    /** What was taken since this was last asked. */
    async news() {
      await settled();
      const taken = all.updates.slice(told).map(short);
      told = all.updates.length;
      return taken;
    },
    async beat() {
      await settled();
      for (const one of beats!.splice(0)) one();
      await settled();
    },
  };
}

describe('a move', () => {
  it('is shown to who is at the screen, in their words, and kept for the others until they are there', async () => {
    const { go, news, handOver, viewer, view: seen } = open(['me', 'bot', 'you', 'me'], { two: true });
    expect(await news()).toEqual(['me 1 jumps to 0 ask']);
    go();
    expect(await news()).toEqual(['me 2 0-1 me moves wait', 'me 3 1-2 bot to me → you']);
    expect([viewer(), seen()]).toMatchObject(['me', { viewer: 'me', n: 2 }]);
    handOver();
    expect(viewer()).toBe('you');
    // The table as they left it, then what they have not seen.
    expect(await news()).toEqual(['you 1 jumps to 0 wait', 'you 2 0-1 me to you wait', 'you 3 1-2 bot to you ask']);
    go();
    expect(await news()).toEqual(['you 4 2-3 you moves → me']);
    handOver();
    expect(await news()).toEqual(['me 3 jumps to 2 wait', 'me 4 2-3 you to me ask']);
    handOver();
    go();
    expect(await news()).toEqual(['me 5 3-4 me moves over']);
  });

  it('of a bot is not made before somebody asks for it', async () => {
    const { asked, feed, session } = open(['bot', 'bot', 'me'], { reads: false });
    await feed.next();
    await settled();
    expect([asked, session.view()]).toMatchObject([[], { n: 0 }]);
    expect(await feed.next()).toMatchObject({ index: 2 });
    await settled();
    expect(asked).toEqual(['bot']);
    await feed.next();
    expect(asked).toEqual(['bot', 'bot']);
  });

  it('gives an error of the rules to the reader, and leaves the match as it was before', async () => {
    const { go, news, errors, state, undo, updates } = open(['me', 'bot', 'boom']);
    await news();
    go();
    await news();
    expect(errors).toEqual([new Error('the rules are broken')]);
    expect([state(), updates.at(-1)!.next]).toMatchObject([{ n: 1 }, 'wait']);
    undo();
    expect(state()).toMatchObject({ n: 0 });
  });

  it('is refused while the person has not taken everything, or does not decide', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat } = open(['me', '|me', 'bot', 'me'], { beats });
    await news();
    go();
    expect(await news()).toEqual(['me 2 0-1 me moves wait']);
    expect(go, 'the rest comes later').toThrow(IllegalMove);
    await beat();
    go();
    expect(go, 'a bot decides').toThrow(IllegalMove);
  });
});

describe('whether somebody was asked in secret', () => {
  const rest = async (plan: string[], bot: Opened['bot']) => {
    const beats: (() => void)[] = [];
    const match = open(plan, { beats, ...(bot && { bot }) });
    const seen: unknown[] = [await match.news()];
    match.onStatus((status) => seen.push(status));
    match.go();
    seen.push(await match.news(), match.status(), match.view(), [...match.waited]);
    expect(match.go).toThrow(IllegalMove);
    await match.beat();
    seen.push(await match.news(), match.status(), match.view(), [...match.waited]);
    match.go();
    seen.push(await match.news(), [...match.waited]);
    return { seen, match };
  };

  it('shows neither in the number, the content nor the time of what a person is shown', async () => {
    const nobody = await rest(['me', '|me', 'me'], undefined);
    expect(nobody.match.asked).toEqual([]);
    expect(nobody.match.updates).toHaveLength(4);
    for (const plan of [
      ['me', 'bot!', 'me', 'me'],
      ['me', 'bot!', 'you!', 'bot!', 'me', 'me'],
    ]) {
      const somebody = await rest(plan, undefined);
      expect(somebody.match.asked).toHaveLength(plan.length - 3);
      expect(somebody.seen).toEqual(nobody.seen);
    }
  });

  it('does not even show in a bot that fails, or is restarted, until it has answered', async () => {
    let told: (() => void) | undefined;
    const bot: Opened['bot'] = {
      decide: async () => {
        told!();
        throw new Error('broken');
      },
      onReplaced: (tell) => void (told = tell),
    };
    const nobody = await rest(['me', '|me', 'me'], bot);
    const somebody = await rest(['me', 'bot!', 'me', 'me'], bot);
    const answered = somebody.seen.findIndex((one) => JSON.stringify(one).includes('"botFailed":true'));
    expect(somebody.seen.slice(0, answered)).toEqual(nobody.seen.slice(0, answered));
    expect(answered).toBeGreaterThan(4);
    expect(somebody.match.status()).toMatchObject({ botFailed: true, botReplaced: true });
  });

  it('between two persons: who is asked takes the screen, and the other sees no question', async () => {
    const { go, news, handOver, view: seen, undo } = open(['me', 'you!', 'me'], { two: true });
    await news();
    go();
    expect(await news()).toEqual(['me 2 0-1 me moves wait', 'me 2 jumps to 1 → you']);
    expect(seen().decision).toBeNull();
    handOver();
    expect(await news()).toEqual(['you 1 jumps to 0 wait', 'you 2 0-1 me to you wait', 'you 3 1-1 ask']);
    go();
    expect(await news()).toEqual(['you 4 1-1 you moves → me']);
    undo();
    expect(await news()).toEqual(['you 3 jumps to 1 ask']);
  });
});

describe('while others move', () => {
  it('each of their moves comes at the end of an interval that begins when it is asked for; one’s own at once', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, waited } = open(['me', 'bot', 'you', 'me'], { beats });
    await news();
    go();
    expect(await news()).toEqual(['me 2 0-1 me moves wait']);
    expect(waited).toEqual([REVEAL_INTERVAL]);
    await beat();
    expect(await news()).toEqual(['me 3 1-2 bot to me wait']);
    await beat();
    expect(await news()).toEqual(['me 4 2-3 you to me ask']);
    expect(waited).toEqual([REVEAL_INTERVAL, REVEAL_INTERVAL]);
  });

  it('the first waits too', async () => {
    const beats: (() => void)[] = [];
    const { news, beat } = open(['bot', 'me'], { beats });
    expect(await news()).toEqual(['me 1 jumps to 0 wait']);
    await beat();
    expect(await news()).toEqual(['me 2 0-1 bot to me ask']);
  });

  it('an error of the rules is told at the end of an interval too', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, errors } = open(['me', 'bot', 'boom'], { beats });
    await news();
    go();
    await news();
    expect(errors).toEqual([]);
    await beat();
    expect(errors).toEqual([new Error('the rules are broken')]);
  });

  it('the interval is as long as a bot may need', async () => {
    const beats: (() => void)[] = [];
    const { news, waited } = open(['bot', 'me'], { beats, bot: { within: 600 } });
    await news();
    expect(waited).toEqual([600]);
  });

  it('a bot that needs longer is shown at the end of a later interval', async () => {
    const beats: (() => void)[] = [];
    let answer: () => void = () => {};
    const decide = async () => {
      await new Promise<void>((done) => (answer = done));
      return { move: MOVES[0]!, reason: { key: 'x' } };
    };
    const { news, beat, waited } = open(['bot', 'me'], { beats, bot: { decide } });
    await news();
    await beat();
    answer();
    expect(await news()).toEqual([]);
    expect(waited).toHaveLength(2);
    await beat();
    expect(await news()).toEqual(['me 2 0-1 bot to me ask']);
  });

  it('the screen is handed over only after they have been shown', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, handOver, viewer } = open(['me', 'bot', 'you', 'me'], { beats, two: true });
    await news();
    go();
    expect(await news()).toEqual(['me 2 0-1 me moves wait']);
    handOver();
    expect(viewer()).toBe('me');
    await beat();
    expect(await news()).toEqual(['me 3 1-2 bot to me → you']);
    handOver();
    expect(viewer()).toBe('you');
  });

  it('an interval passes before each of their moves, however late in the match, and whether somebody was asked in secret or not', async () => {
    const streams = [];
    for (const others of [['bot!', 'me'], ['|me']]) {
      const beats: (() => void)[] = [];
      const { go, news, beat, waited } = open(['me', 'bot', 'you', 'bot', 'you', 'bot', 'me', ...others], { beats });
      const stream = [await news()];
      go();
      for (let i = 0; i < 6; i++) {
        stream.push(await news());
        expect(stream.at(-1)).toHaveLength(1);
        await beat();
      }
      go();
      stream.push(await news());
      await beat();
      stream.push(await news(), waited.map(String));
      streams.push(stream);
    }
    expect(streams[0]!.at(-2)).toEqual(['me 9 7-7 ask']);
    expect(streams[1]).toEqual(streams[0]);
  });

  it('a person asked in secret takes the screen after an interval, and who leaves is shown nothing of it', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, updates, viewer, handOver } = open(['me', 'bot!', 'you!', 'me'], { beats, two: true });
    await news();
    go();
    expect(await news()).toEqual(['me 2 0-1 me moves wait']);
    await beat();
    expect(await news()).toEqual(['me 2 jumps to 1 → you']);
    expect(updates.at(-1)!.after).toEqual({ viewer: 'me', n: 1, decision: null, over: null });
    handOver();
    expect(await news()).toEqual(['you 1 jumps to 0 wait', 'you 2 0-1 me to you wait', 'you 3 1-1 ask']);
    expect(viewer()).toBe('you');
  });

  it('what the person learns ends free undo only when it is shown', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, status } = open(['me', 'bot', 'me'], { beats });
    await news();
    go();
    await news();
    expect(status().undo).toBe('free');
    await beat();
    expect(status().undo).toBe('marks');
  });

  it('nothing comes after the end, to whoever reads on', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, errors } = open(['me', 'bot'], { beats });
    await news();
    go();
    await news();
    await beat();
    expect(await news()).toEqual(['me 3 1-2 bot to me over']);
    await beat();
    expect([await news(), errors]).toEqual([[], []]);
  });

  it('nobody waits where everybody sees everything, and the bots tell why', async () => {
    const game = counter as unknown as Game<GameTypes>;
    const bots: SeatPlayer = { who: 'bot', level: 'a', seed: 1 };
    const seats = { me: bots, you: bots, bot: bots };
    const started = startRecorded(game, { plan: ['bot', 'me'] }, { id: 'a', date: '', name: '', seats });
    const player = (): Bot<never, object> => ({
      decide: async () => ({ move: MOVES[0]!, reason: { key: 'why' } }),
      close() {},
    });
    const match = openMatch({ game, player }, { game: 'counter', seats, options: {} }, started);
    const wait = (): Promise<void> => expect.unreachable('waits');
    const { updates } = readAll(new LiveSession(match, { wait, say: ({ key }) => `because ${key}` }).begin());
    await settled();
    expect(updates.map(({ viewer, reason, next }) => [viewer, reason, next])).toEqual([
      [OPEN, null, 'wait'],
      [OPEN, 'because why', 'wait'],
      [OPEN, 'because why', 'over'],
    ]);
  });
});

describe('an undo', () => {
  it('stops the bots, drops what was not shown, and says which updates still count', async () => {
    const beats: (() => void)[] = [];
    const { go, news, beat, undo, feed } = open(['me', 'me', 'bot', 'me'], { beats });
    let resets = 0;
    feed.onReset(() => (resets += 1));
    await news();
    go();
    await news();
    go();
    await news();
    undo();
    expect(await news()).toEqual(['me 2 jumps to 1 ask']);
    await beat();
    expect(await news()).toEqual([]);
    undo();
    expect(await news()).toEqual(['me 1 jumps to 0 ask']);
    expect(resets).toBe(2);
  });

  it('leaves the others what still counts of what they have not seen', async () => {
    const { go, news, undo, handOver, viewer, updates, short } = open(['me', 'me', 'you', 'me'], { two: true });
    await news();
    go();
    await settled();
    go();
    await settled();
    undo();
    await settled();
    expect((await news()).at(-1)).toBe('me 2 jumps to 1 ask');
    go();
    await settled();
    handOver();
    await news();
    expect(viewer()).toBe('you');
    expect(updates.filter((one) => one.viewer === 'you').map(short)).toEqual([
      'you 1 jumps to 0 wait',
      'you 2 0-1 me to you wait',
      'you 2 jumps to 1 wait',
      'you 3 1-2 me to you ask',
    ]);
  });
});

it('an undo of what the others had seen to its end comes to them as a jump, and then what was done instead', async () => {
  const { go, news, undo, handOver } = open(['me', 'you', 'me', 'you'], { two: true });
  await news();
  go();
  await news();
  handOver();
  await news();
  go();
  await news();
  handOver();
  await news();
  go();
  await news();
  undo();
  await news();
  go();
  await news();
  handOver();
  expect(await news()).toEqual(['you 3 jumps to 2 wait', 'you 4 2-3 me to you ask']);
});

describe('conceding', () => {
  it('waits until the seat decides', async () => {
    const { go, news, concede, record } = open(['me', 'bot', 'me', 'me']);
    await news();
    go();
    concede();
    expect(await news()).toEqual(['me 2 0-1 me moves wait', 'me 3 1-2 bot to me wait', 'me 4 2-3 me moves ask']);
    expect(record().steps.at(-1)!.move).toContain('"1"');
  });

  it('is not the next person’s', async () => {
    const { go, news, concede, handOver } = open(['me', 'you', 'me', 'me'], { two: true });
    await news();
    go();
    await news();
    concede();
    handOver();
    expect((await news()).at(-1)).toBe('you 2 0-1 me to you ask');
    go();
    await news();
    handOver();
    expect(await news()).toEqual(['me 2 jumps to 1 wait', 'me 3 1-2 you to me wait', 'me 4 2-3 me moves ask']);
  });

  it('is off after an undo', async () => {
    const { go, news, concede, undo } = open(['me', 'you', 'me'], { two: true });
    await news();
    go();
    concede();
    await news();
    undo();
    expect(await news()).toEqual(['me 1 jumps to 0 ask']);
  });
});

it('a session begins without anything to tell of its bots, and may be read ahead, so that they think while a move is shown', () => {
  const { status, feed } = open(['me', 'bot', 'me']);
  expect(status()).toMatchObject({ botFailed: false, botReplaced: false, takeBacks: 0, helped: 0, undo: null });
  expect(feed.ahead).toBe(true);
});

it('a session that is closed twice says so once, when everything is stored', async () => {
  const closed: string[] = [];
  const store = memoryStore();
  const session = createSession(fakeDeps(store), MATCH, {
    closed: (id) => void closed.push(`${id}, ${store.rows!.size > 0}`),
  });
  session.close();
  session.close();
  expect(closed).toEqual([]);
  await settled();
  expect(closed).toEqual(['game-1, true']);
});

it('nobody is shown anything after the session is closed, and nobody can do anything', async () => {
  const beats: (() => void)[] = [];
  const { go, news, beat, close, status, undo, concede, handOver, feed } = open(['me', 'bot', 'me'], { beats });
  await news();
  go();
  await news();
  close();
  close();
  await beat();
  undo();
  concede();
  handOver();
  expect(await news()).toEqual([]);
  expect(go).toThrow(IllegalMove);
  expect([status().undo, await feed.next()]).toEqual([null, null]);
});
