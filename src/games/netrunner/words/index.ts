/** The messages of Netrunner, for `useWords`. */
import type { MessageSet } from '../../../i18n/index.ts';
import { joined } from '../../../i18n/loading.ts';
import * as en from './english.ts';

export const words: MessageSet = { id: 'netrunner', en: joined(en) };
