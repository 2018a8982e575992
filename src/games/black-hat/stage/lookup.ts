/** What the table asks the rules, so that it reckons nothing itself. */
import type { Face, TileFace } from '../rules/board/faces.ts';
import type { Card, Played } from '../rules/model.ts';
import type { View } from '../rules/view.ts';

/** The rules as far as they are seen on the table; `openTable` fills it in. */
export interface Lookup {
  /** what is printed on a place, tiles counted */
  face(view: View, place: number): Face;
  /** what is printed on a space of the bare board */
  bare(place: number): Face;
  /** the four spaces of a tile face: top left, top right, bottom left, bottom right */
  tile(face: TileFace): readonly Face[];
  /** what a place is worth now, markers counted */
  value(view: View, place: number): number;
  /** where the complete arrows out of a place lead */
  arrows(view: View, place: number): readonly number[];
  /** the way of a pawn to a place, the places jumped over first; [] for none */
  way(view: View, pawn: number, to: number): readonly number[];
  /** the spaces that a tile on a zone covers */
  zone(zone: number): readonly number[];
  /** whether the viewer sees a seat's cards */
  sees(view: View, seat: number): boolean;
  /** the seats in the order of play of this trick */
  order(view: View): readonly number[];
  /** the play that wins so far; null before the lead */
  winning(plays: readonly Played[]): Played | null;
  /** whether a play can win */
  competes(plays: readonly Played[], play: Played): boolean;
  /** whether the Hat lies in the trick, so that the lowest set wins */
  hatTrick(plays: readonly Played[]): boolean;
  /** trace points of a card left in hand */
  trace(card: Card): number;
  joker: Card;
  hat: Card;
  places: {
    columns: number;
    rows: number;
    backDoor: number;
    publicServer: number;
    asset: number;
    jail: number;
    gone: number;
  };
  /** steps of the tracer's own track */
  track: number;
}
