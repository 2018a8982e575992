/** The names of seats and viewers on the page of a recorded game. */
import { type SeatName, type Viewer, OPEN } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { sideName } from '../components/side-name.ts';

/** The seat's short name, or 'none' for null: a parameter for messages that name whose turn it is. */
export const seatOrNone = (seat: SeatName | null): string => (seat === null ? 'none' : sideName(seat));

/** The name of a viewer, and a hint about what that viewer sees. */
export const eyesName = (viewer: Viewer): string => (viewer === OPEN ? t('watch.view.open') : sideName(viewer));
export const eyesHint = (viewer: Viewer): string => t(viewer === OPEN ? 'watch.view.open.hint' : 'watch.view.hint');
