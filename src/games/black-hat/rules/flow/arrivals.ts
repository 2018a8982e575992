/** What follows at once when a pawn or the tracer has come somewhere, or a pawn has left the board. */
import { ASSET, COLUMNS, columnOf } from '../board/places.ts';
import { pawnsOf, seatOfPawn } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Whether a place is the Critical Asset or one arrow away from it. */
const isBeside = (place: number): boolean => place === ASSET || columnOf(place) === COLUMNS - 1;

/** Turns the secret asset up when something stands beside or on it. Called right after each move, before a special asks anything. */
export function reveal(game: Play): void {
  const { t } = game;
  if (t.asset === 0 || t.assetUp) return;
  if (t.pawns.some(isBeside) || (t.tracer !== null && isBeside(t.tracer.place)))
    emit(game, { type: 'asset-turned', asset: t.asset });
}

/** Puts a seat out when it has no pawn left on the board. Called whenever one of its pawns has left it. */
export function checkOut(game: Play, pawn: number): void {
  const { t } = game;
  const seat = seatOfPawn(pawn);
  if (pawnsOf(seat).every((one) => t.pawns[one]! > ASSET))
    emit(game, { type: 'out', seat, cards: [...t.hands[seat]!] });
}
