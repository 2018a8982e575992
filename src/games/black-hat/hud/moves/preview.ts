/** What a move on the board would change at once, to be shown on the drawn table while its button is focused. */
import type { Anchor } from '../../../../core/anchor.ts';
import { placeAnchor } from '../../anchors.ts';
import { JAIL, zoneSpaces } from '../../rules/defs.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';

/** The board of a view once this tile is laid on this zone. */
export const withTile = (view: View, zone: number, face: string): View => ({
  ...view,
  tiles: view.tiles.with(zone, face),
  markers: view.markers.filter(({ place }) => !zoneSpaces(zone).includes(place)),
});

/** The view with the board as the move would leave it at once; null for a move that changes nothing there. */
export function previewOf(move: Move, view: View): View | null {
  switch (move.do) {
    case 'move':
    case 'send':
      return { ...view, pawns: view.pawns.with(move.pawn, move.to) };
    case 'lay':
      return withTile(view, move.zone, move.face);
    case 'mark':
      return { ...view, markers: [...view.markers, { place: move.place, n: move.n }] };
    case 'trace': {
      if (view.tracer === null) return null;
      const caught = view.pawns.indexOf(move.to);
      const pawns = caught < 0 ? view.pawns : view.pawns.with(caught, JAIL);
      return { ...view, pawns, tracer: { ...view.tracer, place: move.to } };
    }
    default:
      return null;
  }
}

/** The way a pawn or the tracer would go with this move, from place to place; null if neither goes anywhere. */
export function pathOf(move: Move, view: View): readonly [from: Anchor, to: Anchor] | null {
  switch (move.do) {
    case 'move':
    case 'send':
      return [placeAnchor(view.pawns[move.pawn]!), placeAnchor(move.to)];
    case 'trace':
      return view.tracer === null || view.tracer.place < 0
        ? null
        : [placeAnchor(view.tracer.place), placeAnchor(move.to)];
    default:
      return null;
  }
}
