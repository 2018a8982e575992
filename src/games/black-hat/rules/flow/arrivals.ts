/** What follows immediately when a pawn or the tracer arrives somewhere, or a pawn leaves the board. */
import { ASSET, COLUMNS, columnOf } from '../board/places.ts';
import { pawnsOf, seatOfPawn } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Whether a place is the Critical Asset or one arrow away from it. */
const isBeside = (place: number): boolean => place === ASSET || columnOf(place) === COLUMNS - 1;

/**
 * Turns up the secret asset card once a pawn or the tracer is on the Critical Asset or next to it. Called after each move, before any
 * special takes effect.
 */
export function reveal(game: Play): void {
  const { t } = game;
  if (t.asset === 0 || t.assetUp) return;
  if (t.pawns.some(isBeside) || (t.tracer !== null && isBeside(t.tracer.place)))
    emit(game, { type: 'asset-turned', asset: t.asset });
}

/** Puts a seat out of the game once it has no pawn on the board. Called whenever one of its pawns leaves the board. */
export function checkOut(game: Play, pawn: number): void {
  const { t } = game;
  const seat = seatOfPawn(pawn);
  if (pawnsOf(seat).every((one) => t.pawns[one]! > ASSET))
    emit(game, { type: 'out', seat, cards: [...t.hands[seat]!] });
}
