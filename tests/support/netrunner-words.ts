/** Makes all sentences of Netrunner and of the shared folders available, for the tests that play it. */
import { words } from '../../src/games/netrunner/words/all.ts';
import watch from '../../src/hud/watch/words.ts';
import { SHARED, addWords, useWords } from '../../src/i18n/loading.ts';

addWords(SHARED, watch);
useWords(words);
