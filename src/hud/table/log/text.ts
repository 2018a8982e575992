/** A log line as plain text. */
import type { ShownLine } from '../../contract/log-ui.ts';
import { utterances } from '../../components/utterances.ts';

/** A log line as text for screen readers: its label, its text, and what was paid. */
export const textOf = ({ lead, parts, paid }: Pick<ShownLine, 'lead' | 'parts' | 'paid'>): string =>
  utterances([lead ?? '', parts.map((part) => part.text).join(''), paid ?? '']);
