/** Where pawns can go: one step along a complete arrow, and on over spaces taken by rivals' pawns or the tracer, which are jumped. */
import { ASSET, GONE, JAIL, arrowsFrom, faceAt, isSpace, isStart } from './board/places.ts';
import type { Table } from './model.ts';

/** The parts of a table or view that decide where pawns can go. */
export type Board = Pick<Table, 'tiles' | 'pawns' | 'stuck' | 'markers' | 'tracer'>;

/** Returns the points that a place is worth, markers included. */
export function valueAt(t: Board, place: number): number {
  if (place === JAIL) return 5;
  if (place === GONE) return 0;
  let value = faceAt(t.tiles, place).value;
  for (const marker of t.markers) if (marker.place === place) value += marker.n;
  return value;
}

/** Whether a pawn or the tracer occupies a space; starts and the Critical Asset never count as occupied. */
const isTaken = (t: Board, place: number): boolean =>
  isSpace(place) && (t.pawns.includes(place) || t.tracer?.place === place);

/** Returns the pawn on a space; -1 for none. */
export const pawnAt = (t: Board, place: number): number => (isSpace(place) ? t.pawns.indexOf(place) : -1);

/** Whether a pawn is on the board and not held. */
export const isFree = (t: Board, pawn: number): boolean => !t.stuck[pawn]! && t.pawns[pawn]! < ASSET;

/** Returns the place that a pawn cannot jump over: that of the seat's other pawn, since only rivals' pawns are jumped. */
const barOf = (t: Board, pawn: number): number => t.pawns[pawn ^ 1]!;

/** Returns the places a pawn can move to, in board order; none if it is held or off the board. */
export function reach(t: Board, pawn: number): number[] {
  if (!isFree(t, pawn)) return [];
  const found = new Set<number>();
  const seen = new Set<number>([barOf(t, pawn)]);
  const open = [...arrowsFrom(t.tiles, t.pawns[pawn]!)];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    if (isTaken(t, place)) open.push(...arrowsFrom(t.tiles, place));
    else found.add(place);
  }
  return [...found].sort((a, b) => a - b);
}

/** Returns a shortest path of a pawn to a place: the places it jumps over, then the place itself; [] if it cannot get there. */
export function wayTo(t: Board, pawn: number, to: number): number[] {
  const bar = barOf(t, pawn);
  const ways = new Map<number, number[]>();
  const open: number[][] = arrowsFrom(t.tiles, t.pawns[pawn]!).map((place) => [place]);
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    const place = way.at(-1)!;
    if (place === to && !isTaken(t, place)) return way;
    if (place === bar || ways.has(place) || !isTaken(t, place)) continue;
    ways.set(place, way);
    open.push(...arrowsFrom(t.tiles, place).map((next) => [...way!, next]));
  }
  return [];
}

/** Whether a pawn can move at all. */
export const canMove = (t: Board, pawn: number): boolean => {
  if (!isFree(t, pawn)) return false;
  const { tiles } = t;
  const seen: number[] = [barOf(t, pawn)];
  const open = [...arrowsFrom(tiles, t.pawns[pawn]!)];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.includes(place)) continue;
    if (!isTaken(t, place)) return true;
    seen.push(place);
    open.push(...arrowsFrom(tiles, place));
  }
  return false;
};

/** Returns the pawns that a seat may move after winning a trick: its own, and rivals' on negative spaces. */
export function movable(t: Board, seat: number): number[] {
  const found: number[] = [];
  for (let pawn = 0; pawn < t.pawns.length; pawn++) {
    const own = pawn >> 1 === seat;
    const place = t.pawns[pawn]!;
    if (!own && (place >= ASSET || isStart(place) || valueAt(t, place) >= 0)) continue;
    if (canMove(t, pawn)) found.push(pawn);
  }
  return found;
}
