/** The messages of Infiltration by language, for `useWords`. */
import { type GameWords, joined } from '../../../i18n/index.ts';
import * as en from './en/index.ts';

export const words: GameWords = { en: joined(en) };
