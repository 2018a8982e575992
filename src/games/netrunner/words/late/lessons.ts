/** What the lessons of the short path say, and what all lessons and puzzles do. */
import type { MessageSet } from '../../../../i18n/index.ts';
import lessons from '../../locales/en/late/lessons.json';

export default { id: 'netrunner/lessons', en: lessons } satisfies MessageSet;
