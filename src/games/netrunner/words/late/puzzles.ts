/** Puzzles and their page. */
import type { MessageSet } from '../../../../i18n/index.ts';
import puzzles from '../../locales/en/late/puzzles.json';

export default { id: 'netrunner/puzzles', en: puzzles } satisfies MessageSet;
