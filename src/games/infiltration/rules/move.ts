/** The moves: a player's answers to the decisions of the game. A choice made in several steps is several moves. */
import type { Card } from './model.ts';
import type { Action, GuardKind } from './words.ts';

export type Move =
  /** lay a card face down for this round */
  | { do: 'pick'; card: Card }
  /** hand in the Blackmail File before laying a card */
  | { do: 'hand-in' }
  /** go inwards (1) or outwards (-1) */
  | { do: 'way'; by: 1 | -1 }
  /** choose a room: to go to, to add tokens to, to play an action in, or to move a guard to */
  | { do: 'room'; room: number }
  | { do: 'action'; action: Action }
  | { do: 'option'; say: string }
  | { do: 'guard'; kind: GuardKind }
  /** turn the guard face down */
  | { do: 'turn-down' }
  | { do: 'operative'; op: number }
  /** choose an item to discard or to keep */
  | { do: 'item'; item: string }
  /** choose a token by its value */
  | { do: 'token'; value: number }
  /** `on`: go on; `stop`: stop, be delayed, or leave the rest */
  | { do: 'on' }
  | { do: 'stop' };

/** Whether two moves are equal. */
export function sameMove(a: Move, b: Move): boolean {
  const [one, other] = [a, b] as Record<string, unknown>[];
  const keys = Object.keys(one!);
  return keys.length === Object.keys(other!).length && keys.every((key) => one![key] === other![key]);
}
