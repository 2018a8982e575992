/** Says in words why a thing on the table cannot be used now. */
import type { Refusal } from '../../core/game.ts';
import { say } from '../../i18n/index.ts';

/** A function that says why a move is not legal now; null if it is legal or there is nothing to say. */
export type Why<M> = (move: M) => Refusal | null;

/** Says why the move is refused that a person probably wanted to make by pressing a thing (`tried`); null if there is nothing to say. */
export function whyRefused<M>(tried: M | null, why: Why<M>): string | null {
  const refusal = tried === null ? null : why(tried);
  return refusal === null ? null : say(refusal);
}
