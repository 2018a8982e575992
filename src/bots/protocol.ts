/** What is said between a session's thread and a bot's worker. Views and moves, nothing else: no state, no seed of the game. */
import type { Sentence } from '../core/game.ts';

/** To the worker: decide for the seat this view belongs to. */
export interface Ask<View> {
  kind: 'decide';
  /** counts the questions of one worker */
  n: number;
  view: View;
  level: string;
  /** the bot's own chance */
  seed: number;
  /** of the work that the level does, 1 for all of it; less on a slow device */
  share: number;
}

/** From the worker. `alive`: it holds this lock for as long as it lives, however it ends. */
export type Reply<Move> =
  | { kind: 'alive'; lock: string }
  | { kind: 'decided'; n: number; move: Move; reason: Sentence }
  | { kind: 'failed'; n: number; message: string };

/** What a bot is: the same view, level, seed and share of the work give the same move. */
export type Decide<View, Move> = (
  view: View,
  level: string,
  botSeed: number,
  share: number,
) => Decided<Move> | Promise<Decided<Move>>;

interface Decided<Move> {
  move: Move;
  reason: Sentence;
}

/** Whether something that came from a worker is a reply. */
export function isReply<Move>(data: unknown): data is Reply<Move> {
  if (data === null || typeof data !== 'object') return false;
  const { kind, n, move, reason, message, lock } = data as Record<string, unknown>;
  if (kind === 'alive') return typeof lock === 'string';
  if (typeof n !== 'number') return false;
  if (kind === 'failed') return typeof message === 'string';
  return (
    kind === 'decided' && move !== null && typeof move === 'object' && reason !== null && typeof reason === 'object'
  );
}

/** Whether something that came to a worker is a question. */
export function isAsk<View>(data: unknown): data is Ask<View> {
  if (data === null || typeof data !== 'object') return false;
  const { kind, n, view, level, seed, share } = data as Record<string, unknown>;
  return (
    kind === 'decide' &&
    typeof n === 'number' &&
    typeof view === 'object' &&
    typeof level === 'string' &&
    typeof seed === 'number' &&
    typeof share === 'number'
  );
}
