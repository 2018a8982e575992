/** Why a bot made a move, and the reasons in records made by earlier versions. */
import type { MessageSet } from '../../../../i18n/index.ts';
import { joined } from '../../../../i18n/loading.ts';
import earlier from '../../locales/en/late/reasons/earlier.json';
import reasons from '../../locales/en/late/reasons/reasons.json';

export default { id: 'netrunner/reasons', en: joined({ earlier, reasons }) } satisfies MessageSet;
