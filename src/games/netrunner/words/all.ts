/** All messages of Netrunner at once, also those that come later, for scripts and tests. */
import type { MessageSet } from '../../../i18n/index.ts';
import { addWords } from '../../../i18n/loading.ts';
import { words } from './index.ts';
import cards from './late/cards.ts';
import coach from './late/coach.ts';
import decks from './late/decks.ts';
import laterLessons from './late/later-lessons.ts';
import lessons from './late/lessons.ts';
import puzzles from './late/puzzles.ts';
import reasons from './late/reasons.ts';
import review from './late/review.ts';
import rivals from './late/rivals.ts';

/** The sets that come later. */
export const LATE: readonly MessageSet[] = [
  cards,
  coach,
  decks,
  laterLessons,
  lessons,
  puzzles,
  reasons,
  review,
  rivals,
];
for (const set of LATE) addWords(words, set);

export { words };
