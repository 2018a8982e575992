/** What the coach of whole games says. */
import type { MessageSet } from '../../../../i18n/index.ts';
import coach from '../../locales/en/late/coach.json';

export default { id: 'netrunner/coach', en: coach } satisfies MessageSet;
