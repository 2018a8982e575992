/** The page's side of a bot: sends decisions to the bot's worker, or lets the bot think in this thread if there are no workers. */
import { type Answer, type Bot, BotStopped } from '../core/bot.ts';
import type { Reason } from '../core/game.ts';
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
  pace?: { now: () => number; limit: number; counts?: (reason: Reason) => boolean } | undefined;
  /** Calls `freed` once nobody holds the lock with this name any more. If left out, the browser's locks are used, where it has them. */
  whenFree?: (lock: string, freed: () => void) => void;
  /** Loads the bot into this thread, if the worker cannot be started or fails. */
  load: () => Promise<Decide<View, Move>>;
}

/** A request to a worker that is not answered yet. */
interface Request<View, Move> {
  view: View;
  resolve(answer: Answer<Move>): void;
  reject(error: unknown): void;
  /** Sends this request to a worker and waits up to `ms` for the answer. */
  send(to: Outside, ms: number): void;
}

/**
 * Creates the bot of one seat. Its worker starts with the first request. If the worker fails (cannot be fetched, is not allowed, is killed
 * by the browser), this thread takes over, unanswered requests included. If the bot itself throws, the request rejects. A silent worker is
 * replaced by another, which gets half the time; if that one is ever silent too, this thread takes over.
 */
export function createBot<View, Move>(options: BotOptions<View, Move>): Bot<View, Move> {
  const { level, seed, load, pace } = options;
  const measure = paced(pace);
  let loaded: Promise<Decide<View, Move>> | null = null;
  let closed = false;
  let count = 0;
  const here = async (view: View): Promise<Answer<Move>> => {
    const decide = await (loaded ??= load());
    // lets other work of the page (a frame, a click) go first
    await new Promise<void>((done) => setTimeout(done, 0));
    return measure.run(async () => decide(view, level, seed, measure.share()));
  };
  const workers = openWorkers(options, here);
  const ask = async (view: View, n: number): Promise<Answer<Move>> => {
    const message = (): Ask<View> => ({ kind: 'decide', n, view, level, seed, share: measure.share() });
    const worker = workers.start();
    return worker === null ? here(view) : measure.run(() => workers.ask(worker, message));
  };
  return {
    decide(view, signal) {
      const n = ++count;
      return new Promise((resolve, reject) => {
        const stop = (): void => {
          const stopped = new BotStopped('the answer is no longer needed');
          workers.drop(n, stopped);
          reject(stopped);
        };
        if (closed || signal?.aborted) return stop();
        signal?.addEventListener('abort', stop, { once: true });
        ask(view, n)
          .then(resolve, reject)
          .finally(() => signal?.removeEventListener('abort', stop));
      });
    },
    onReplaced: workers.onReplaced,
    close() {
      closed = true;
      workers.close();
    },
  };
}

/** Opens the workers of a bot, of which at most one runs. `here` answers in this thread what they leave unanswered. */
function openWorkers<View, Move>(
  { worker, patience = 20_000, whenFree = browserWhenFree }: BotOptions<View, Move>,
  here: (view: View) => Promise<Answer<Move>>,
) {
  const requests = new Map<number, Request<View, Move>>();
  let running: Outside | null = null;
  /** how many workers may still be started */
  let starts = 2;
  let told: (() => void) | null = null;
  const stop = (): void => {
    running?.terminate();
    running = null;
  };
  const giveUp = (): void => {
    stop();
    starts = 0;
    for (const [n, { view, resolve, reject }] of [...requests]) {
      requests.delete(n);
      here(view).then(resolve, reject);
    }
  };
  const start = (): Outside | null => {
    if (running || !worker || starts === 0) return running;
    try {
      running = worker();
    } catch {
      starts = 0;
      return null;
    }
    starts--;
    const mine = running;
    mine.onmessage = ({ data }: { data: unknown }) => {
      if (!isReply<Move>(data)) return;
      if (data.kind === 'alive') return whenFree(data.lock, () => mine === running && giveUp());
      const one = requests.get(data.n);
      requests.delete(data.n);
      if (data.kind === 'failed') one?.reject(new Error(data.message));
      else one?.resolve({ move: data.move, reason: data.reason });
    };
    mine.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    mine.onmessageerror = giveUp;
    return mine;
  };
  /** Handles a worker that has been silent for too long: replaces the first one, and gives up on workers after the second. */
  const silent = (): void => {
    if (starts === 0) return giveUp();
    stop();
    told?.();
    const next = start();
    if (!next) return giveUp();
    for (const one of requests.values()) one.send(next, patience / 2);
  };
  return {
    /** Returns the running worker, and starts it if none runs; null if this thread must do the work. */
    start,
    ask: (to: Outside, message: () => Ask<View>): Promise<Answer<Move>> =>
      new Promise((resolve, reject) => {
        let late: ReturnType<typeof setTimeout> | undefined;
        const settled = (): void => clearTimeout(late);
        const { n, view } = message();
        const one: Request<View, Move> = {
          view,
          resolve: (answer) => (settled(), resolve(answer)),
          reject: (error) => (settled(), reject(error)),
          send(at, ms) {
            settled();
            late = setTimeout(silent, ms);
            at.postMessage(message());
          },
        };
        requests.set(n, one);
        one.send(to, patience);
      }),
    /** Rejects a request that is not answered yet. */
    drop(n: number, error: BotStopped): void {
      requests.get(n)?.reject(error);
      requests.delete(n);
    },
    onReplaced(tell: () => void): void {
      told = tell;
    },
    close(): void {
      stop();
      for (const { reject } of requests.values()) reject(new BotStopped('closed'));
      requests.clear();
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
  run: <T extends { reason: Reason }>(work: () => Promise<T>) => Promise<T>;
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
