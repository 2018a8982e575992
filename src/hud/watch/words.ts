/** What the viewer of recorded games says. */
import type { MessageSet } from '../../i18n/index.ts';
import watch from './locales/en.json';

export default { id: 'watch', en: watch } satisfies MessageSet;
