/** One kind of reason: its sentence, the moves it can be about, and the condition under which it is true. */
import type { MessageArgs, MessageKey } from '../../../../core/sentence.ts';
import type { Verb } from '../../rules/move.ts';
import type { Measurable, Position } from './position.ts';

export interface Kind {
  key: string;
  /** what the moves do that it can be about */
  of: readonly Verb[];
  /** the measured differences that it explains; left out: it is about the position alone */
  explains?: readonly Measurable[];
  /** whether it outweighs everything measured, because it decides the game or wins points at once */
  decides?: true;
  /** whether it says no more than that the move is the best; the last in its table for a kind of move */
  plain?: true;
  /** Returns the parameters of the sentence, or null if the sentence is not true of the position and the move. */
  says: (p: Position) => Record<string, string | number> | null;
}

type ParamsOf<K extends string> = MessageArgs<K> extends [(infer P)?] ? NonNullable<P> : never;
type Says<K extends string> = (p: Position) => (MessageArgs<K> extends [] ? Record<string, never> : ParamsOf<K>) | null;

/** Makes a kind; the type check refuses a key without a message, and parameters that the message does not have. */
export const kind = <const K extends string>(
  key: MessageKey<K>,
  of: readonly Verb[],
  says: Says<K>,
  more: Pick<Kind, 'explains' | 'decides' | 'plain'> = {},
): Kind => ({ key, of, says: says as Kind['says'], ...more });

/** For a sentence without parameters: returns none if it holds, and null if not. */
export const when = (holds: boolean): Record<string, never> | null => (holds ? {} : null);
