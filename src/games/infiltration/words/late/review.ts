/** What is said about a finished game. */
import type { MessageSet } from '../../../../i18n/index.ts';
import review from '../../locales/en/late/review.json';

export default { id: 'infiltration/review', en: review } satisfies MessageSet;
