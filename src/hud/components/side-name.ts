/** The names of seats in labels of the shared pages. */
import type { SeatName } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';

/**
 * A seat's name. It may be filled in only where it stands by itself, as in "Your side: {side}", because a language may have to inflect it
 * anywhere else.
 */
export const sideName = (seat: SeatName): string => t(`side.${seat}`);
