/** The messages of Black Hat that come later, each set with what needs it: await it where that is opened. */
import { lateWords } from '../../../../i18n/late.ts';
import { words } from '../index.ts';

export const late = {
  coach: lateWords(words, () => import('./coach.ts')),
  lessons: lateWords(words, () => import('./lessons.ts')),
  reasons: lateWords(words, () => import('./reasons.ts')),
  review: lateWords(words, () => import('./review.ts')),
  rivals: lateWords(words, () => import('./rivals.ts')),
};
