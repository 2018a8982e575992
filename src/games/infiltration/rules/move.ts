/** Moves: the answers to a question. A choice of several parts is several moves. */
import type { Card } from './model.ts';
import type { Action, GuardKind } from './words.ts';

export type Move =
  /** lays a card face down for this round */
  | { do: 'pick'; card: Card }
  /** hands in the Blackmail File, before the card is laid */
  | { do: 'hand-in' }
  /** inwards (1) or outwards (-1) */
  | { do: 'way'; by: 1 | -1 }
  /** a room, by its place: to go to, to add tokens to, to play an action in, to move a guard to */
  | { do: 'room'; room: number }
  | { do: 'action'; action: Action }
  | { do: 'option'; say: string }
  | { do: 'guard'; kind: GuardKind }
  /** turns the guard face down */
  | { do: 'turn-down' }
  | { do: 'operative'; op: number }
  /** an item: to discard, or to keep */
  | { do: 'item'; item: string }
  /** a token by its value */
  | { do: 'token'; value: number }
  /** goes on; or stops, is delayed, leaves the rest */
  | { do: 'on' }
  | { do: 'stop' };

/** Whether two moves are the same. */
export function sameMove(a: Move, b: Move): boolean {
  const [one, other] = [a, b] as Record<string, unknown>[];
  const keys = Object.keys(one!);
  return keys.length === Object.keys(other!).length && keys.every((key) => one![key] === other![key]);
}
