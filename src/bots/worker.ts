/** The worker's side: answers one question after the other. A game's own worker (games/<game>/bot/worker.ts) hands its bot in. */
import { type Decide, type Reply, isAsk } from './protocol.ts';

/** A worker as seen from inside, or one end of a message channel. */
export interface Inside {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

export function serveBot<View, Move>(inside: Inside, decide: Decide<View, Move>): void {
  inside.onmessage = ({ data }) => {
    if (!isAsk<View>(data)) return;
    let reply: Reply<Move>;
    try {
      const { move, reason } = decide(data.view, data.level, data.seed);
      reply = { kind: 'decided', n: data.n, move, reason };
    } catch (error) {
      reply = { kind: 'failed', n: data.n, message: error instanceof Error ? error.message : String(error) };
    }
    inside.postMessage(reply);
  };
}
