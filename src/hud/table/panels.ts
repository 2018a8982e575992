/** Opens and closes the panels beside the table (chart, forecast): a setting on a large screen, drawers on a small one. */
import { t } from '../../i18n/index.ts';
import { isSmall } from '../components/screens.ts';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import type { Drawer } from '../contract/table-focus.ts';
import type { TableScreen } from './screen.ts';

/** Whether a lesson is being played; its coach takes the place of the timing chart. */
const inLesson = (): boolean => document.querySelector('.lesson') !== null;

/** Shows or hides a panel beside the table. Says whether the forecast is shown now, because that panel may be empty. */
export function togglePanel(panel: Drawer, screen: TableScreen, prefs: Prefs): void {
  if (panel === 'chart' ? isSmall() || inLesson() : isSmall() && prefs.forecast)
    return patch(screen.state, { drawer: screen.state.drawer === panel ? null : panel });
  const on = !prefs[panel];
  patch(prefs, { [panel]: on });
  if (panel === 'forecast') screen.say(t(on ? 'forecast.on' : 'forecast.off'));
}
