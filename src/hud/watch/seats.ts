/** The names of seats as the viewer's sentences take them. */
import { type SeatName, type Viewer, OPEN } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';

/** For a sentence that speaks of a turn: the seat's short name, 'none' where it is nobody's. */
export const seatOrNone = (seat: SeatName | null): string => (seat === null ? 'none' : t(`side.${seat}`));

/** Whose eyes, as a button says it, and what they see. */
export const eyesName = (viewer: Viewer): string => t(viewer === OPEN ? 'watch.view.open' : `side.${viewer}`);
export const eyesHint = (viewer: Viewer): string =>
  viewer === OPEN ? t('watch.view.open.hint') : t('watch.view.hint', { seat: t(`seat.${viewer}`) });
