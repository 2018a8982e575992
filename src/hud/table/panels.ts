/** Panels beside the table: whole or as one line by setting; on a small screen they are drawers, opened each time. */
import { t } from '../../i18n/index.ts';
import type { Prefs } from '../prefs.ts';
import type { Store } from '../store.ts';
import type { Drawer } from './looking.ts';
import type { TableScreen } from './screen.ts';

/** The same sizes as in styles/panels.css. */
const SMALL = '(max-width: 760px), (max-height: 480px)';
const isSmall = (): boolean => matchMedia(SMALL).matches;
/** In a lesson the coach stands where the chart would. */
const inLesson = (): boolean => document.querySelector('.lesson') !== null;

/** Shows a panel or puts it away; says so where nothing may be there to be seen. */
export function togglePanel(panel: Drawer, screen: TableScreen, prefs: Store<Prefs>): void {
  if (panel === 'chart' ? isSmall() || inLesson() : isSmall() && prefs.get().forecast)
    return screen.store.patch({ drawer: screen.store.get().drawer === panel ? null : panel });
  const on = !prefs.get()[panel];
  prefs.patch({ [panel]: on });
  if (panel === 'forecast') screen.say(t(on ? 'forecast.on' : 'forecast.off'));
}
