/** Which run the forecast is about: the one going on, else the one that is looked at. */
import type { ServerId } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import { findCard, isMine, legalMoves } from '../words/find.ts';

/** Servers that may be run on now by the seat at this screen; for the Corp, which asks what a run would cost, every server. */
export function runnable(view: View): ServerId[] {
  if (view.viewer === 'corp') return isMine(view) ? view.servers.map(({ id }) => id) : [];
  return legalMoves(view).flatMap((move) =>
    move.do === 'run' && move.server !== undefined ? [move.server as ServerId] : [],
  );
}

/** The server of what is in focus: itself, or the one a card stands at. Null for anything else. */
export function serverInFocus(view: View, focus: number | string | null): ServerId | null {
  const id = typeof focus === 'number' ? findCard(view, focus)?.server : focus;
  return runnable(view).find((server) => server === id) ?? null;
}
