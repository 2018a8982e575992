/** One state of one exhibit on a page of its own. `data-ready` on the body says that it is all there. */
import '../../../../assets/fonts/fonts.css';
import '../../../../src/hud/styles/index.css';
import { words } from '../../../../src/games/netrunner/words/index.ts';
import { useWords } from '../../../../src/i18n/index.ts';
import { showApp } from './app.ts';
import { EXHIBITS } from './exhibit.ts';

const asked = new URLSearchParams(location.search);
const state = EXHIBITS.get(asked.get('exhibit') ?? '')?.states[asked.get('state') ?? ''];
const root = document.getElementById('hud')!;
if (state === undefined) root.textContent = 'There is no such state.';
else if (typeof state === 'function') {
  useWords(words);
  await document.fonts.load('1em "Icebreak Text"');
  Object.assign(root.style, { overflow: 'auto', blockSize: '100vh' });
  state(root);
} else await showApp(root, state);
document.body.dataset['ready'] = '';
