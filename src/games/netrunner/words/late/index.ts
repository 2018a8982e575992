/** The messages of Netrunner that come later, each set with what needs it: await it where that is opened. */
import { lateWords } from '../../../../i18n/late.ts';
import { words } from '../index.ts';

export const late = {
  cards: lateWords(words, () => import('./cards.ts')),
  coach: lateWords(words, () => import('./coach.ts')),
  decks: lateWords(words, () => import('./decks.ts')),
  laterLessons: lateWords(words, () => import('./later-lessons.ts')),
  lessons: lateWords(words, () => import('./lessons.ts')),
  puzzles: lateWords(words, () => import('./puzzles.ts')),
  reasons: lateWords(words, () => import('./reasons.ts')),
  review: lateWords(words, () => import('./review.ts')),
  rivals: lateWords(words, () => import('./rivals.ts')),
};
