/** Finds things in a view: cards by handle, servers by name, and the legal moves that use them. */
import type { Seat, ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import type { Face } from '../../../../hud/contract/table-focus.ts';

const indexes = new WeakMap<View, Map<number, CardView>>();

/** All cards of a view by handle, including those that the open decision is about. */
function cardsByHandle(view: View): Map<number, CardView> {
  const known = indexes.get(view);
  if (known !== undefined) return known;
  const found = new Map<number, CardView>();
  const add = (card: CardView | null | undefined): void => {
    if (card) found.set(card.h, card);
  };
  // First the cards the question is about, so that a card's entry in its zone, added later, replaces them.
  view.decision?.about.forEach(add);
  add(view.run?.access?.card);
  view.corp.deckKnown.forEach((known) => add(known.card));
  for (const list of [
    view.corp.hand,
    view.corp.archives,
    view.corp.score,
    view.runner.hand,
    view.runner.heap,
    view.runner.rig,
    view.runner.score,
    view.play,
    view.removed,
  ])
    list.forEach(add);
  for (const server of view.servers) {
    server.ice.forEach(add);
    server.root.forEach(add);
  }
  add(view.corp.identity);
  add(view.runner.identity);
  indexes.set(view, found);
  return found;
}

/** The card with this handle; null if the viewer cannot see it. */
export function findCard(view: View, h: number | null | undefined): CardView | null {
  if (h === null || h === undefined) return null;
  return cardsByHandle(view).get(h) ?? null;
}

/** The face of a card; null if the viewer does not know it. */
export function faceOf(card: Pick<CardView, 'code' | 'h'> | null): Face | null {
  return card === null || card.code === null ? null : { code: card.code, at: card.h };
}

/** A server by its name, or null when there is none. */
export function findServer(view: View, id: ServerId | 'new remote' | null | undefined): ServerView | null {
  return view.servers.find((server) => server.id === id) ?? null;
}

/** The viewer's seat; null for a view without a seat, which shows all cards. */
export function seatOf(view: View): Seat | null {
  return view.viewer === 'open' ? null : view.viewer;
}

/** The viewer's legal moves; none while another seat decides, and none for a spectator. */
export function legalMoves(view: View): readonly Move[] {
  return view.decision !== null && view.decision.seat === view.viewer ? view.decision.moves : [];
}

/** Whether the viewer's seat has to decide now. */
export function isMine(view: View): boolean {
  return view.decision !== null && view.decision.seat === view.viewer;
}

/** The moves without those by which the Runner trashes programs before an install that needs no room. */
export const needful = (moves: readonly Move[]): Move[] =>
  moves.filter(
    (move) =>
      move.trashing !== true ||
      move.server !== undefined ||
      !moves.some((one) => one.do === move.do && one.card === move.card && one.on === move.on && !one.trashing),
  );

/** The legal moves that move, choose or use this card. */
export function movesOfCard(view: View, h: number): Move[] {
  return legalMoves(view).filter((move) => move.card === h);
}

/** The legal moves that put another card on this one or use another card on it. */
export function movesOnto(view: View, h: number): Move[] {
  return legalMoves(view).filter((move) => move.on === h && move.card !== h);
}

/** The legal moves about a whole server: running on it, choosing it, accessing from it. */
export function movesOfServer(view: View, id: ServerId | 'new remote'): Move[] {
  return legalMoves(view).filter((move) => move.server === id && move.card === undefined);
}
