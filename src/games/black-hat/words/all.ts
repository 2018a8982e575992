/** All messages of Black Hat at once, also those that come later, for scripts and tests. */
import type { MessageSet } from '../../../i18n/index.ts';
import { addWords } from '../../../i18n/loading.ts';
import { words } from './index.ts';
import coach from './late/coach.ts';
import lessons from './late/lessons.ts';
import reasons from './late/reasons.ts';
import review from './late/review.ts';
import rivals from './late/rivals.ts';

/** The sets that come later. */
export const LATE: readonly MessageSet[] = [coach, lessons, reasons, review, rivals];
for (const set of LATE) addWords(words, set);

export { words };
