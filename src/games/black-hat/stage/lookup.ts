/** The functions by which the stage asks the rules, so that it works out nothing itself. */
import type { Face, TileFace } from '../rules/board/faces.ts';
import type { Card, Played } from '../rules/model.ts';
import type { View } from '../rules/view.ts';

/** The rules that the stage needs; `openTable` supplies them. */
export interface Lookup {
  /** the printed face of a place, tiles included */
  face(view: View, place: number): Face;
  /** the printed face of a space of the board itself, without tiles */
  bare(place: number): Face;
  /** the four spaces of a tile face: top left, top right, bottom left, bottom right */
  tile(face: TileFace): readonly Face[];
  /** the value of a place now, markers included */
  value(view: View, place: number): number;
  /** where the complete arrows out of a place lead */
  arrows(view: View, place: number): readonly number[];
  /** a pawn's path to a place: the places jumped over, then the place; [] for none */
  way(view: View, pawn: number, to: number): readonly number[];
  /** the spaces of a zone */
  zone(zone: number): readonly number[];
  /** whether the viewer sees a seat's cards */
  sees(view: View, seat: number): boolean;
  /** the seats in this trick's order of play */
  order(view: View): readonly number[];
  /** the set that is winning the trick so far; null before the lead */
  winning(plays: readonly Played[]): Played | null;
  /** whether a set played in the trick can win it */
  competes(plays: readonly Played[], play: Played): boolean;
  /** whether the Hat has been played, so the lowest set wins */
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
  /** number of steps on the tracer's own track */
  track: number;
}
