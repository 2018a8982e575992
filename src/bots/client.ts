/** The page's side of a bot: sends decisions to the bot's worker, or lets the bot think in this thread if there are no workers. */
import { type Answer, type Bot, BotStopped } from '../core/bot.ts';
import type { Sentence } from '../core/game.ts';
import { type Ask, type Decide, isReply } from './protocol.ts';

/** The part of a `Worker`'s interface that the page uses. */
export interface Outside {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  /** called if a message from the worker cannot be read */
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

export interface BotOptions<View, Move> {
  level: string;
  /** seed of the bot's random numbers, 0 to 2³² − 1 */
  seed: number;
  /** Starts the game's worker; may throw. Left out if the browser has no workers. */
  worker?: (() => Outside) | undefined;
  /** how long a worker may be silent, in ms. The first silent worker is stopped and a new one gets its unanswered requests. */
  patience?: number;
  /**
   * Gives the bot less work if its answers take more than `limit` ms, i.e. on a slow device; if left out, it always does the full work.
   * `now`: a clock in ms; `counts`: whether an answer with this reason took enough work to be timed; if left out, all do.
   */
  pace?: { now: () => number; limit: number; counts?: (reason: Sentence) => boolean } | undefined;
  /** Calls `freed` once nobody holds the lock with this name any more. If left out, the browser's locks are used, where it has them. */
  whenFree?: (lock: string, freed: () => void) => void;
  /** Loads the bot into this thread, if the worker cannot be started or fails. */
  load: () => Promise<Decide<View, Move>>;
}

interface Waiting<Move> {
  resolve(answer: Answer<Move>): void;
  reject(error: unknown): void;
  /** Sends this request to a worker and waits up to `ms` for the answer. */
  send(at: Outside, ms: number): void;
}

/**
 * Creates the bot of one seat. Its worker starts with the first request. If the worker fails (cannot be fetched, is not allowed, is killed
 * by the browser), this thread takes over, unanswered requests included. If the bot itself throws, the request rejects. A silent worker is
 * replaced by another, which gets half the time; if that one is ever silent too, this thread takes over.
 */
export function createBot<View, Move>({
  level,
  seed,
  worker,
  load,
  patience = 20_000,
  whenFree = browserWhenFree,
  pace,
}: BotOptions<View, Move>): Bot<View, Move> {
  const measure = paced(pace);
  let outside: Outside | null = null;
  let startWorker = worker ?? null;
  let closed = false;
  let replaced = false;
  let told: (() => void) | null = null;
  let count = 0;
  let loaded: Promise<Decide<View, Move>> | null = null;
  const waiting = new Map<number, Waiting<Move> & { view: View }>();

  const here = async (view: View): Promise<Answer<Move>> => {
    const decide = await (loaded ??= load());
    // lets other work of the page (a frame, a click) go first
    await new Promise<void>((done) => setTimeout(done, 0));
    return measure.run(async () => decide(view, level, seed, measure.share()));
  };
  const giveUpWorker = (): void => {
    outside?.terminate();
    outside = null;
    startWorker = null;
    for (const [n, { view, resolve, reject }] of [...waiting]) {
      waiting.delete(n);
      here(view).then(resolve, reject);
    }
  };
  const started = (): Outside | null => {
    if (outside || !startWorker) return outside;
    try {
      outside = startWorker();
    } catch {
      startWorker = null;
      return null;
    }
    const mine = outside;
    outside.onmessage = ({ data }: { data: unknown }) => {
      if (!isReply<Move>(data)) return;
      if (data.kind === 'alive') return whenFree(data.lock, () => mine === outside && giveUpWorker());
      const one = waiting.get(data.n);
      waiting.delete(data.n);
      if (data.kind === 'failed') one?.reject(new Error(data.message));
      else one?.resolve({ move: data.move, reason: data.reason });
    };
    outside.onerror = (event) => {
      event.preventDefault();
      giveUpWorker();
    };
    outside.onmessageerror = giveUpWorker;
    return outside;
  };
  /** Handles a worker that has been silent for too long: replaces the first one, and gives up on workers after the second. */
  const silent = (): void => {
    if (replaced) return giveUpWorker();
    replaced = true;
    outside?.terminate();
    outside = null;
    told?.();
    const next = started();
    if (!next) return giveUpWorker();
    for (const one of waiting.values()) one.send(next, patience / 2);
  };
  const ask = (view: View, n: number): Promise<Answer<Move>> => {
    const at = started();
    if (!at) return here(view);
    return measure.run(() => asked(at, view, n));
  };
  const asked = (at: Outside, view: View, n: number): Promise<Answer<Move>> =>
    new Promise((resolve, reject) => {
      let late: ReturnType<typeof setTimeout> | undefined;
      const settled = (): void => clearTimeout(late);
      const one: Waiting<Move> & { view: View } = {
        view,
        resolve: (answer) => (settled(), resolve(answer)),
        reject: (error) => (settled(), reject(error)),
        send(to, ms) {
          settled();
          late = setTimeout(silent, ms);
          const message: Ask<View> = { kind: 'decide', n, view, level, seed, share: measure.share() };
          to.postMessage(message);
        },
      };
      waiting.set(n, one);
      one.send(at, patience);
    });
  return {
    decide(view, signal) {
      const n = ++count;
      return new Promise((resolve, reject) => {
        const stop = (): void => {
          const stopped = new BotStopped('the answer is no longer needed');
          waiting.get(n)?.reject(stopped);
          waiting.delete(n);
          reject(stopped);
        };
        if (closed || signal?.aborted) return stop();
        signal?.addEventListener('abort', stop, { once: true });
        ask(view, n)
          .then(resolve, reject)
          .finally(() => signal?.removeEventListener('abort', stop));
      });
    },
    onReplaced(tell) {
      told = tell;
    },
    close() {
      closed = true;
      outside?.terminate();
      outside = null;
      for (const { reject } of waiting.values()) reject(new BotStopped('closed'));
      waiting.clear();
    },
  };
}

/** Returns a function that makes bots for a game. Each bot has its own worker, or runs in this thread if there are no workers. */
export const botsOf =
  <View, Move>(parts: Pick<BotOptions<View, Move>, 'worker' | 'load'>) =>
  (how: Omit<BotOptions<View, Move>, 'worker' | 'load'>): Bot<View, Move> =>
    createBot({ ...how, load: parts.load, worker: typeof Worker === 'undefined' ? undefined : parts.worker });

/** How many answers of a bot are timed. One more before them is not, because it includes loading and warming up. */
const TIMED = 6;
/** The shares of a bot's full work that a device may have to do: the slower the device, the smaller. */
const SHARES = [1, 0.5, 0.25, 0.125];

/**
 * Returns `run`, which does the work and times the bot's first answers, and `share`, the share of its full work (of `SHARES`) that the bot
 * should do on this device.
 */
function paced(pace: BotOptions<unknown, unknown>['pace']): {
  share: () => number;
  run: <T extends { reason: Sentence }>(work: () => Promise<T>) => Promise<T>;
} {
  let share = 1;
  let timed = -1;
  let longest = 0;
  return {
    share: () => share,
    async run(work) {
      if (!pace || timed >= TIMED) return work();
      const before = pace.now();
      const answer = await work();
      if (pace.counts?.(answer.reason) === false) return answer;
      if (timed >= 0) longest = Math.max(longest, pace.now() - before);
      timed++;
      if (timed === TIMED) share = SHARES.find((one) => longest * one <= pace.limit) ?? SHARES.at(-1)!;
      return answer;
    },
  };
}

function browserWhenFree(lock: string, freed: () => void): void {
  globalThis.navigator?.locks?.request(lock, freed).catch(() => undefined);
}
