/** Why a thing of the table cannot be used now, in words. */
import type { Refusal } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { Why } from '../game-ui.ts';

/** A refusal in words. */
export const refusalWords = ({ key, params }: Refusal): string => t(key, params);

/** Why the move that a person who presses a thing probably wanted to make is refused; null for nothing to say. */
export function whyRefused<M>(tried: M | null, why: Why<M>): string | null {
  const refusal = tried === null ? null : why(tried);
  return refusal === null ? null : refusalWords(refusal);
}
