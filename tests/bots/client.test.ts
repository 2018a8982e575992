import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outside, createBot } from '../../src/bots/client.ts';
import { type Decide, isAsk, isReply } from '../../src/bots/protocol.ts';
import { type Inside, serveBot } from '../../src/bots/worker.ts';
import { BotStopped } from '../../src/core/bot.ts';

interface Sight {
  hand: number[];
}
type Choice = { take: number };
const think: Decide<Sight, Choice> = (view, level, seed) => {
  if (view.hand.length === 0) throw new Error('nothing to take');
  return { move: { take: view.hand[seed % view.hand.length]! }, reason: { key: 'bot.reason', params: { level } } };
};

/** A worker made of a message channel, as a browser makes one of a thread. */
function channelWorker(sent: unknown[], decide: Decide<Sight, Choice> = think): Outside & { ended: boolean } {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const inside: Inside = { onmessage: null, postMessage: (message) => port2.postMessage(message) };
  serveBot(inside, decide, null);
  port2.on('message', (data: unknown) => inside.onmessage?.({ data }));
  const outside: Outside & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage(message) {
      sent.push(structuredClone(message));
      port1.postMessage(message);
    },
    terminate() {
      outside.ended = true;
      port1.close();
    },
  };
  port1.on('message', (data: unknown) => outside.onmessage?.({ data } as MessageEvent));
  return outside;
}
const { MessageChannel } = await import('node:worker_threads');
const ports: InstanceType<typeof MessageChannel>['port1'][] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});
const load = async () => think;
const never = async (): Promise<Decide<Sight, Choice>> => {
  throw new Error('must not be loaded here');
};

describe('a bot in its worker', () => {
  it('is sent a view, its level and its own seed, and nothing else', async () => {
    const sent: unknown[] = [];
    const bot = createBot({ level: 'standard', seed: 4, worker: () => channelWorker(sent), load: never });
    expect(await bot.decide({ hand: [10, 20, 30] })).toEqual({
      move: { take: 20 },
      reason: { key: 'bot.reason', params: { level: 'standard' } },
    });
    expect(await bot.decide({ hand: [7] })).toMatchObject({ move: { take: 7 } });
    expect(sent).toEqual([
      { kind: 'decide', n: 1, view: { hand: [10, 20, 30] }, level: 'standard', seed: 4, share: 1 },
      { kind: 'decide', n: 2, view: { hand: [7] }, level: 'standard', seed: 4, share: 1 },
    ]);
    bot.close();
  });

  it('is given less work on a slow device, found out once by its first answers', async () => {
    /** The shares asked for when each answer takes so many ms. */
    const shares = async (each: number): Promise<number[]> => {
      const sent: { share: number }[] = [];
      let time = 0;
      const now = (): number => (time += each);
      const worker = (): Outside => channelWorker(sent);
      const bot = createBot({ level: 'strong', seed: 0, worker, load: never, pace: { now, limit: 250 } });
      for (let i = 0; i < 9; i++) await bot.decide({ hand: [1] });
      bot.close();
      return sent.map(({ share }) => share);
    };
    expect(await shares(200)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await shares(400)).toEqual([1, 1, 1, 1, 1, 1, 1, 0.5, 0.5]);
    expect((await shares(60_000)).at(-1)).toBe(0.125);
  });

  it('is measured by answers that took it work, and not by those that took none', async () => {
    const sent: { share: number }[] = [];
    let time = 0;
    // Every third question is hard.
    const decide: Decide<Sight, Choice> = (view) => {
      const hard = view.hand[0]! % 3 === 0;
      time += hard ? 400 : 5;
      return { move: { take: 1 }, reason: { key: hard ? 'bot.hard' : 'bot.easy' } };
    };
    const pace = {
      now: () => time,
      limit: 250,
      counts: ({ key }: { key: string }): boolean => key === 'bot.hard',
    };
    const worker = (): Outside => channelWorker(sent, decide);
    const bot = createBot({ level: 'strong', seed: 0, worker, load: never, pace });
    for (let i = 1; i <= 24; i++) await bot.decide({ hand: [i] });
    bot.close();
    // The first hard one warms it up, the next six are timed: questions 6, 9, … 21.
    expect(sent.map(({ share }) => share)).toEqual([...Array<number>(21).fill(1), 0.5, 0.5, 0.5]);
  });

  it('that throws rejects the question, and answers the next', async () => {
    const bot = createBot({ level: 'standard', seed: 0, worker: () => channelWorker([]), load: never });
    await expect(bot.decide({ hand: [] })).rejects.toThrow('nothing to take');
    expect(await bot.decide({ hand: [7] })).toMatchObject({ move: { take: 7 } });
    bot.close();
  });

  it('is not waited for any more when the question is taken back', async () => {
    const bot = createBot({ level: 'standard', seed: 0, worker: () => channelWorker([]), load: never });
    const gone = new AbortController();
    const asked = bot.decide({ hand: [1] }, gone.signal);
    gone.abort();
    await expect(asked).rejects.toBeInstanceOf(BotStopped);
    await expect(bot.decide({ hand: [1] }, gone.signal)).rejects.toBeInstanceOf(BotStopped);
    expect(await bot.decide({ hand: [2] })).toMatchObject({ move: { take: 2 } });
    bot.close();
  });

  it('closing ends the worker and every question', async () => {
    const worker = channelWorker([]);
    const bot = createBot({ level: 'standard', seed: 0, worker: () => worker, load: never });
    const asked = bot.decide({ hand: [1] });
    bot.close();
    await expect(asked).rejects.toBeInstanceOf(BotStopped);
    await expect(bot.decide({ hand: [1] })).rejects.toBeInstanceOf(BotStopped);
    expect(worker.ended).toBe(true);
  });
});

describe('a worker that lives and says nothing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A worker that answers the first `answers` questions and no other. */
  const mute = (answers = 0): Outside & { ended: boolean } => {
    const worker: Outside & { ended: boolean } = {
      ended: false,
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage(message) {
        const { n, view, seed } = message as { n: number; view: Sight; seed: number };
        if (answers-- <= 0) return;
        const data = { kind: 'decided', n, ...think(view, 'standard', seed, 1) };
        queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent));
      },
      terminate: () => void (worker.ended = true),
    };
    return worker;
  };

  it('is stopped after 20 seconds and replaced; the new one gets the question, and the person is told once', async () => {
    const workers = [mute(), mute(9)];
    const [first] = workers;
    const bot = createBot({ level: 'standard', seed: 0, worker: () => workers.shift()!, load: never });
    const told = vi.fn<() => void>();
    bot.onReplaced!(told);
    const asked = bot.decide({ hand: [1] });
    await vi.advanceTimersByTimeAsync(19_999);
    expect([first!.ended, told.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([first!.ended, told.mock.calls.length]).toEqual([true, 1]);
    expect(await asked).toMatchObject({ move: { take: 1 } });
    const begun = Date.now();
    for (let i = 2; i < 6; i++) expect(await bot.decide({ hand: [i] })).toMatchObject({ move: { take: i } });
    expect(Date.now()).toBe(begun);
    expect(told).toHaveBeenCalledTimes(1);
    bot.close();
  });

  it.each([
    ['at once', 0, 30_000],
    ['later', 3, 40_000],
  ])(
    'and whose successor is silent too, %s, is replaced by the page: nobody waits again',
    async (_when, answers, most) => {
      const workers = [mute(), mute(answers)];
      const all = [...workers];
      const bot = createBot({ level: 'standard', seed: 0, worker: () => workers.shift()!, load });
      const told = vi.fn<() => void>();
      bot.onReplaced!(told);
      const begun = Date.now();
      for (let i = 1; i <= 12; i++) {
        const asked = bot.decide({ hand: [i] });
        await vi.runAllTimersAsync();
        expect(await asked).toMatchObject({ move: { take: i } });
      }
      expect(Date.now() - begun).toBeLessThanOrEqual(most);
      expect(all.every(({ ended }) => ended)).toBe(true);
      expect(told).toHaveBeenCalledTimes(1);
      bot.close();
    },
  );

  it('and cannot be replaced leaves its question to the page', async () => {
    const workers = [mute()];
    const worker = (): Outside => {
      const one = workers.shift();
      if (!one) throw new DOMException('no', 'SecurityError');
      return one;
    };
    const bot = createBot({ level: 'standard', seed: 0, worker, load });
    const asked = bot.decide({ hand: [6] });
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await asked).toMatchObject({ move: { take: 6 } });
    bot.close();
  });
});

describe('a bot without a worker', () => {
  it('thinks in this thread', async () => {
    const bot = createBot({ level: 'newcomer', seed: 1, load });
    expect(await bot.decide({ hand: [10, 20] })).toMatchObject({
      move: { take: 20 },
      reason: { params: { level: 'newcomer' } },
    });
    await expect(bot.decide({ hand: [] })).rejects.toThrow('nothing to take');
  });

  it('that may not be started, or breaks with a question under way, answers all the same', async () => {
    const refused = createBot({
      level: 'standard',
      seed: 0,
      worker: () => {
        throw new DOMException('no', 'SecurityError');
      },
      load,
    });
    expect(await refused.decide({ hand: [3] })).toMatchObject({ move: { take: 3 } });
    const silent = { ...channelWorker([]), postMessage: () => {} };
    const broken = createBot({ level: 'standard', seed: 0, worker: () => silent, load });
    const asked = broken.decide({ hand: [4] });
    silent.onerror!({ preventDefault: () => {} } as ErrorEvent);
    expect(await asked).toMatchObject({ move: { take: 4 } });
    expect(await broken.decide({ hand: [5] })).toMatchObject({ move: { take: 5 } });
  });
});

describe('a worker that ends in the middle of a thought', () => {
  it('is known by the lock it held: the question is answered on the page at once', async () => {
    const silent = { ...channelWorker([]), postMessage: () => {} };
    let free: (() => void) | null = null;
    const whenFree = (lock: string, freed: () => void): void => {
      expect(lock).toBe('mine');
      free = freed;
    };
    const bot = createBot({ level: 'standard', seed: 0, worker: () => silent, load, whenFree });
    const asked = bot.decide({ hand: [4] });
    silent.onmessage!({ data: { kind: 'alive', lock: 'mine' } } as MessageEvent);
    free!();
    expect(await asked).toMatchObject({ move: { take: 4 } });
    bot.close();
  });

  it('and was stopped by its bot is nothing', async () => {
    const workers = [channelWorker([]), channelWorker([])];
    let free: (() => void) | null = null;
    const bot = createBot({
      level: 'standard',
      seed: 0,
      worker: () => workers.shift()!,
      load: never,
      whenFree: (_lock, freed) => void (free = freed),
    });
    const first = workers[0]!;
    const asked = bot.decide({ hand: [4] });
    first.onmessage!({ data: { kind: 'alive', lock: 'mine' } } as MessageEvent);
    expect(await asked).toMatchObject({ move: { take: 4 } });
    bot.close();
    free!();
    await expect(bot.decide({ hand: [1] })).rejects.toBeInstanceOf(BotStopped);
  });

  it('or says what cannot be read is replaced by the page', async () => {
    const silent = { ...channelWorker([]), postMessage: () => {} };
    const bot = createBot({ level: 'standard', seed: 0, worker: () => silent, load });
    const asked = bot.decide({ hand: [4] });
    silent.onmessageerror!({} as MessageEvent);
    expect(await asked).toMatchObject({ move: { take: 4 } });
  });

  it('says that it lives once it holds a lock that no other worker holds', async () => {
    const said: unknown[] = [];
    const taken = new Set<string>();
    const hold = async (name: string, held: () => Promise<never>): Promise<boolean> => {
      if (taken.has(name)) return false;
      taken.add(name);
      return held();
    };
    for (let i = 0; i < 2; i++) serveBot({ onmessage: null, postMessage: (one) => void said.push(one) }, think, hold);
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said).toEqual([1, 2].map((n) => ({ kind: 'alive', lock: `icebreak:bot:${n}` })));
    expect(said.every((one) => isReply(one))).toBe(true);
  });
});

it('what is no message of ours is not heard', () => {
  const nonsense = [
    null,
    1,
    'decide',
    {},
    { kind: 'decide', n: 1 },
    { kind: 'decided', n: 1, move: 3, reason: {} },
    { kind: 'failed', n: 1 },
  ];
  expect(nonsense.some(isAsk)).toBe(false);
  expect(nonsense.some(isReply)).toBe(false);
  const answers: unknown[] = [];
  const inside: Inside = { onmessage: null, postMessage: (message) => answers.push(message) };
  serveBot(inside, think);
  for (const data of nonsense) inside.onmessage!({ data });
  expect(answers).toEqual([]);
});
