/** Reasons in words. */
import type { Reason } from '../../core/sentence.ts';
import { sayIfKnown, together } from '../../i18n/index.ts';

/** A reason in words, after what to do if it says that too; null if its words are not known, as in a record made by another version. */
export function sayReason({ lead, ...reason }: Reason): string | null {
  const said = sayIfKnown(reason);
  return said === null ? null : together([lead === undefined ? null : sayIfKnown(lead), said]);
}
