/** One state of one exhibit on a page of its own. `data-ready` on the body says that it is all there. */
import '../../../../assets/fonts/fonts.css';
import '../../../../src/hud/styles/index.css';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import watch from '../../../../src/hud/watch/words.ts';
import { messagesOf } from '../../../../src/app/languages.ts';
import { SHARED, addWords, useLanguage, useWords } from '../../../../src/i18n/loading.ts';
import { languageOf } from '../../../../src/i18n/languages.ts';
import { showApp } from './app.ts';
import { EXHIBITS } from './exhibit.ts';

const asked = new URLSearchParams(location.search);
const state = EXHIBITS.get(asked.get('exhibit') ?? '')?.states[asked.get('state') ?? ''];
/** The language it is shown in; null for English. */
const language = languageOf(asked.get('language') ?? '');
const root = document.getElementById('hud')!;
if (state === undefined) root.textContent = 'There is no such state.';
else if (typeof state === 'function') {
  addWords(SHARED, watch);
  useWords(words);
  if (language !== null) {
    await useLanguage(language, messagesOf(language));
    Object.assign(document.documentElement, { lang: language.tag, dir: language.dir });
  }
  await document.fonts.load('1em "Icebreak Text"');
  Object.assign(root.style, { overflow: 'auto', blockSize: '100vh' });
  state(root);
} else await showApp(root, state, language);
document.body.dataset['ready'] = '';
