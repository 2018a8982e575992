/** The pages of decks. */
import type { MessageSet } from '../../../../i18n/index.ts';
import decks from '../../locales/en/late/decks.json';

export default { id: 'netrunner/decks', en: decks } satisfies MessageSet;
