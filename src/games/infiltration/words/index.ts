/** The messages of Infiltration by language, for `useWords`. */
import type { GameWords } from '../../../i18n/index.ts';
import { en } from './en/index.ts';

export const words: GameWords = { en };
