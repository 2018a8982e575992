/** What the lessons after the short path say. */
import type { MessageSet } from '../../../../i18n/index.ts';
import lessons from '../../locales/en/late/later-lessons.json';

export default { id: 'netrunner/later-lessons', en: lessons } satisfies MessageSet;
