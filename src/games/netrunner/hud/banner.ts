/**
 * Chooses the banner across the plain table for a list of events: the last agenda in it that was stolen or scored, or the end of the game.
 */
import type { Banner } from '../../../hud/contract/table-focus.ts';
import { agendaMoment, endMoment } from '../words/banner.ts';
import type { SeenEvent } from '../rules/events.ts';
import type { View } from '../rules/view-types.ts';
import { titleOf } from './words/lookup.ts';

/** Returns the banner to show for these events; null if none of them has one. `view`: the viewer's view after the events. */
export function bannerFor(events: readonly SeenEvent[], view: View): Banner | null {
  const moments = events.flatMap((event) =>
    event.type === 'game-ended'
      ? [endMoment(event)]
      : event.type === 'stolen' || event.type === 'scored'
        ? [agendaMoment(event, view, titleOf)]
        : [],
  );
  const last = moments.at(-1);
  if (last === undefined) return null;
  const { title, below, seat, flat } = last;
  return { title, below, seat: seat === 'draw' ? null : seat, danger: flat };
}
