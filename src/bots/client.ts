/** The session's side of a bot: asks its worker, or thinks in this thread where there are no workers. */
import { type Answer, type Bot, BotStopped } from '../core/bot.ts';
import type { Sentence } from '../core/game.ts';
import { type Ask, type Decide, isReply } from './protocol.ts';

/** A worker as seen from outside. */
export interface Outside {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  /** something it sent cannot be read */
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

export interface BotOptions<View, Move> {
  level: string;
  /** 0 to 2³² − 1 */
  seed: number;
  /** Starts the game's worker; may throw or be left out where there are none. */
  worker?: (() => Outside) | undefined;
  /** A worker silent for longer is stopped and, once, replaced, its questions put to the new one; ms. */
  patience?: number;
  /**
   * The device is slow when an answer takes longer: it is then given less work. Left out: never. `now`: a clock in ms; `counts`: whether an
   * answer with this reason took the work that is measured; left out: every answer did.
   */
  pace?: { now: () => number; limit: number; counts?: (reason: Sentence) => boolean } | undefined;
  /** Calls `freed` when nobody holds the lock of this name any more; left out: by the browser's locks, where it has any. */
  whenFree?: (lock: string, freed: () => void) => void;
  /** Loads the bot itself, for this thread: used when the worker cannot be started or breaks. */
  load: () => Promise<Decide<View, Move>>;
}

interface Waiting<Move> {
  resolve(answer: Answer<Move>): void;
  reject(error: unknown): void;
  /** Puts the question to a worker, and waits so many ms for it. */
  send(at: Outside, ms: number): void;
}

/**
 * A bot of one seat. Its worker starts with the first question. A worker that breaks (cannot be fetched, is not allowed, is ended by the
 * browser) is replaced by this thread, for the questions under way too; a bot that throws rejects. A worker that is silent is replaced by
 * another, which is given half the time; if that one is silent too, or the new one is later, this thread answers from then on.
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
    // other work of the page (a frame, a click) goes first
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
  /** The worker has been silent for too long. */
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
          const stopped = new BotStopped('nobody waits for this answer');
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

/** Answers that are timed; the first that counts fetches and warms up what it works with, so it is not. */
const TIMED = 6;
/** Shares of the work that a device may be given. */
const SHARES = [1, 0.5, 0.25, 0.125];

/** Times the first answers that count, once, and says which share of the work the device is given from then on. */
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
