/** A kind of reason: a sentence, and when it is true. */
import { type MessageArgs, type MessageKey, type Sentence, sentence } from '../../../../core/sentence.ts';
import type { Aspect, Point } from './point.ts';

export interface Kind {
  key: string;
  /** whether the sentence is true of the position, and explains the move */
  holds(p: Point): boolean;
  /** how much the reason is worth, in zettabytes: of all that hold, the one worth most is given */
  worth: number;
  aspect: Aspect;
  say(p: Point): Sentence;
}

/** Defines a kind of reason. `params` fill in its message. */
export const kind = <const K extends string>(
  key: MessageKey<K>,
  aspect: Aspect,
  worth: number,
  holds: (p: Point) => boolean,
  ...[params]: MessageArgs<K> extends [params: infer P] ? [params: (p: Point) => P] : []
): Kind => ({
  key,
  aspect,
  worth,
  holds,
  say: (p) =>
    params === undefined ? { key } : (sentence as (key: string, params: unknown) => Sentence)(key, params(p)),
});
