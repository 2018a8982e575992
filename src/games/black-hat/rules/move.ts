/** Moves: what a seat decides. A choice made in several steps is several moves. */
import type { TileFace } from './board/faces.ts';
import type { Card } from './model.ts';

export type Move =
  /** play a set of cards, which are sorted */
  | { do: 'play'; cards: Card[] }
  /** pass: only legal when the Hat is the last card in hand and the lead is larger */
  | { do: 'pass' }
  /** take all cards of a Hat trick */
  | { do: 'take-all' }
  /** take this card of a Hat trick; the Hat is taken along with the first card */
  | { do: 'take'; card: Card }
  /** move a pawn to a place */
  | { do: 'move'; pawn: number; to: number }
  /** send a pawn back to a start (Denial) */
  | { do: 'send'; pawn: number; to: number }
  /** lay a marker on a space (Exploit) */
  | { do: 'mark'; place: number; n: 1 | -1 }
  /** lift a marker for an Exploit, because all are on the board; the next move lays it again */
  | { do: 'lift'; place: number; n: 1 | -1 }
  /** lay a tile (Randomizer) */
  | { do: 'lay'; face: TileFace; zone: number }
  /** leave an Exploit or a Randomizer unused */
  | { do: 'leave' }
  /** move the tracer one step */
  | { do: 'trace'; to: number }
  /** give a rival five points (Blame Shift) */
  | { do: 'blame'; seat: number };

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

/** Whether two moves are equal. */
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
