/** Moves: the answers to a question. A choice of several parts is several moves. */
import type { TileFace } from './board/faces.ts';
import type { Card } from './model.ts';

export type Move =
  /** plays a set, sorted */
  | { do: 'play'; cards: Card[] }
  /** plays nothing: only with the Hat as the last card, on a bigger lead */
  | { do: 'pass' }
  /** takes all cards of a Hat trick */
  | { do: 'take-all' }
  /** takes this card of a Hat trick, beside the Hat */
  | { do: 'take'; card: Card }
  /** moves a pawn to a place */
  | { do: 'move'; pawn: number; to: number }
  /** sends a pawn back to a start (Denial) */
  | { do: 'send'; pawn: number; to: number }
  /** marks a space (Exploit) */
  | { do: 'mark'; place: number; n: 1 | -1 }
  /** lifts a marker, since all are used; it is laid again with the next move */
  | { do: 'lift'; place: number; n: 1 | -1 }
  /** lays a tile (Randomizer) */
  | { do: 'lay'; face: TileFace; zone: number }
  /** leaves an Exploit or a Randomizer unused */
  | { do: 'leave' }
  /** steps on with the tracer */
  | { do: 'trace'; to: number }
  /** gives five points to a rival (Blame Shift) */
  | { do: 'blame'; seat: number };

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

/** Whether two moves are the same. */
export function sameMove(a: Move, b: Move): boolean {
  switch (a.do) {
    case 'play':
      return b.do === 'play' && sameCards(a.cards, b.cards);
    case 'take':
      return b.do === 'take' && a.card === b.card;
    case 'move':
    case 'send':
      return b.do === a.do && a.pawn === b.pawn && a.to === b.to;
    case 'mark':
    case 'lift':
      return b.do === a.do && a.place === b.place && a.n === b.n;
    case 'lay':
      return b.do === 'lay' && a.face === b.face && a.zone === b.zone;
    case 'trace':
      return b.do === 'trace' && a.to === b.to;
    case 'blame':
      return b.do === 'blame' && a.seat === b.seat;
    default:
      return a.do === b.do;
  }
}
