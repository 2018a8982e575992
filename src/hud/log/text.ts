/** A line of the log as one string. */
import { t } from '../../i18n/index.ts';
import type { ShownLine } from '../game-ui.ts';

/** As it is spoken: with its price. */
export function textOf(line: Pick<ShownLine, 'parts' | 'paid'>): string {
  const text = line.parts.map((part) => part.text).join('');
  return line.paid === null ? text : t('log.with-price', { text, price: line.paid });
}
