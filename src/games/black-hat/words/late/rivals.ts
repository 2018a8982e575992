/** What the rivals say at great moments. */
import type { MessageSet } from '../../../../i18n/index.ts';
import rivals from '../../locales/en/late/rivals.json';

export default { id: 'black-hat/rivals', en: rivals } satisfies MessageSet;
