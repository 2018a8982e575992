/** Why a thing on the table cannot be used now, in words. */
import type { Refusal } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { Why } from '../game-ui.ts';

/** A reason why a move is refused, as a sentence. */
export const refusalWords = ({ key, params }: Refusal): string => t(key, params);

/** Why the move that a person probably wanted to make by pressing a thing is refused; null if there is nothing to say. */
export function whyRefused<M>(tried: M | null, why: Why<M>): string | null {
  const refusal = tried === null ? null : why(tried);
  return refusal === null ? null : refusalWords(refusal);
}
