/** Netrunner's words for tests: without them every sentence would be its key. */
import { words } from '../../src/games/netrunner/words/all.ts';
import { useWords } from '../../src/i18n/index.ts';

useWords(words);
