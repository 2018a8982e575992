/** Why a bot made a move. */
import type { MessageSet } from '../../../../i18n/index.ts';
import reasons from '../../locales/en/late/reasons.json';

export default { id: 'black-hat/reasons', en: reasons } satisfies MessageSet;
