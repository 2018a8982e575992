/** The messages between a session's thread and a bot's worker. They carry views and moves, never the state or the game's seed. */
import type { Reason } from '../core/game.ts';

/** A message to the worker: decide for the seat of this view. */
export interface Ask<View> {
  kind: 'decide';
  /** number of this request, counted per worker */
  n: number;
  view: View;
  level: string;
  /** seed of the bot's random numbers */
  seed: number;
  /** share of the level's full work to do, up to 1; less on a slow device */
  share: number;
}

/** A message from the worker. `alive`: names a lock that the worker holds until it ends, for whatever reason. */
export type Reply<Move> =
  | { kind: 'alive'; lock: string }
  | { kind: 'decided'; n: number; move: Move; reason: Reason }
  | { kind: 'failed'; n: number; message: string };

/** A bot as a function from a view to a move. It is deterministic: the same view, level, seed and share of work give the same move. */
export type Decide<View, Move> = (
  view: View,
  level: string,
  botSeed: number,
  share: number,
) => Decided<Move> | Promise<Decided<Move>>;

interface Decided<Move> {
  move: Move;
  reason: Reason;
}

/** Whether data received from a worker is a valid `Reply`. */
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

/** Whether data received by a worker is a valid `Ask`. */
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
