/** The worker's side of a bot: answers requests for moves. Each game's worker (games/<game>/bot/worker.ts) passes in its bot. */
import { type Ask, type Decide, type Reply, isAsk } from './protocol.ts';

/** How the bot's side talks to the page: a worker's own global scope, or one end of a message channel. */
export interface Inside {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

/**
 * Function that takes the lock with this name and holds it until `held` settles. If somebody else has it, resolves to false without calling
 * `held`.
 */
export type HoldLock = (name: string, held: () => Promise<never>) => Promise<boolean>;

/** Returns a `HoldLock` that uses the browser's locks; null if the browser has none. */
const browserHold = (): HoldLock | null => {
  const locks = globalThis.navigator?.locks;
  return locks
    ? (name, held) => locks.request(name, { ifAvailable: true }, async (lock) => lock !== null && held())
    : null;
};

/**
 * Answers the requests of one worker. `hold` takes a lock that is freed when the worker ends, which tells the page whether the worker is
 * alive; null if there are no locks.
 */
export function serveBot<View, Move>(
  inside: Inside,
  decide: Decide<View, Move>,
  hold: HoldLock | null = browserHold(),
): void {
  /** Takes the first lock, from number `n` on, that no other worker holds, and reports it to the page. */
  const live = async (n: number): Promise<void> => {
    const lock = `icebreak:bot:${n}`;
    const held = (): Promise<never> => {
      inside.postMessage({ kind: 'alive', lock } satisfies Reply<Move>);
      return new Promise(() => undefined);
    };
    if ((await hold?.(lock, held)) === false) await live(n + 1);
  };
  live(1).catch(() => undefined);
  const answer = async (data: Ask<View>): Promise<void> => {
    let reply: Reply<Move>;
    try {
      const { move, reason } = await decide(data.view, data.level, data.seed, data.share);
      reply = { kind: 'decided', n: data.n, move, reason };
    } catch (error) {
      reply = { kind: 'failed', n: data.n, message: error instanceof Error ? error.message : String(error) };
    }
    inside.postMessage(reply);
  };
  inside.onmessage = ({ data }) => {
    if (isAsk<View>(data)) void answer(data);
  };
}
