/** A log line as plain text. */
import { together } from '../../../i18n/index.ts';
import type { ShownLine } from '../../contract/log-ui.ts';

/** A log line as text for screen readers: its label, its text, and what was paid. */
export const textOf = ({ lead, parts, paid }: Pick<ShownLine, 'lead' | 'parts' | 'paid'>): string =>
  together([lead ?? '', parts.map((part) => part.text).join(''), paid ?? '']);
