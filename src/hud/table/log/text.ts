/** A log line as plain text. */
import { t } from '../../../i18n/index.ts';
import type { ShownLine } from '../../contract/log-ui.ts';

/** A log line as text for screen readers, with what was paid. */
export function textOf(line: Pick<ShownLine, 'parts' | 'paid'>): string {
  const text = line.parts.map((part) => part.text).join('');
  return line.paid === null ? text : t('log.with-price', { text, price: line.paid });
}
