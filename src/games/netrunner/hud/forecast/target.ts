/** Which servers the forecast can be about. */
import type { ServerId } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import { findCard, isMine, legalMoves } from '../words/find.ts';

/** The servers the forecast can be about: those the Runner may run on now; for the Corp, when it must decide, every server. */
export function runnable(view: View): ServerId[] {
  if (view.viewer === 'corp') return isMine(view) ? view.servers.map(({ id }) => id) : [];
  return legalMoves(view).flatMap((move) =>
    move.do === 'run' && move.server !== undefined ? [move.server as ServerId] : [],
  );
}

/** The server that has the focus, or whose card has it; null if the forecast cannot be about that server. */
export function serverInFocus(view: View, focus: number | string | null): ServerId | null {
  const id = typeof focus === 'number' ? findCard(view, focus)?.server : focus;
  return runnable(view).find((server) => server === id) ?? null;
}
