/** Evaluates pawn moves and the specials they trigger, in trace points: more is better for the seat. */
import { ASSET, COLUMNS, GONE, columnOf, faceAt, isSpace, isStart } from '../rules/board/places.ts';
import { ASSETS } from '../rules/score.ts';
import { MARKINGS } from '../rules/specials.ts';
import type { Move } from '../rules/move.ts';
import { type Board, reach, valueAt } from '../rules/ways.ts';
import type { Look } from './look.ts';
import { traceOf } from '../rules/cards.ts';

/** How far along the board a place is: 0 for a start, 1 for the first column, and so on. */
export const depth = (place: number): number =>
  isStart(place) ? 0 : place >= ASSET ? COLUMNS + 1 : isSpace(place) ? columnOf(place) + 1 : 0;

/**
 * Returns the worth of a place to the owner of a pawn on it, in trace points: from the place's value, how far along the board it is, and
 * the cost of being held there.
 */
export function placeWorth(
  board: Board,
  { options, weights: w }: Pick<Look, 'options' | 'weights'>,
  place: number,
): number {
  const { kind } = faceAt(board.tiles, place);
  const held =
    kind === 'honeypot' ? w.honeypot : kind === 'denial' ? w.denial : kind === 'alarm' && options.tracer ? w.alarm : 0;
  return -valueAt(board, place) + w.step * depth(place) - held;
}

/** The total a seat would have if the game ended now. Cards it holds that are hidden count as average. */
function projected(look: Look, seat: number, board: Board): number {
  const hand =
    seat === look.seat
      ? look.hand.reduce((sum, card) => sum + traceOf(card), 0)
      : look.sizes[seat]! * look.weights.unseenCard + (look.hat === seat ? 3 : 0);
  const pawns = valueAt(board, board.pawns[seat * 2]!) + valueAt(board, board.pawns[seat * 2 + 1]!);
  return look.totals[seat]! + Math.max(0, hand + pawns);
}

/**
 * The seat's lead over its best rival if the game ended now because this pawn (-1: the tracer) reached the Critical Asset; null if the game
 * would go on.
 */
export function leadAtEnd(look: Look, pawn: number): number | null {
  const pawns = [...look.board.pawns];
  pawns[pawn] = ASSET;
  const board = { ...look.board, pawns };
  const card = look.asset === 0 ? null : ASSETS[look.asset - 1];
  // Only pawns use the Second Door; the tracer always ends the game.
  if (pawn >= 0 && card === 'second-door' && !look.board.pawns.includes(GONE)) return null;
  const own = projected(look, look.seat, board) - (card === 'deep-freeze' && pawn >> 1 === look.seat ? 5 : 0);
  let best = Infinity;
  for (let seat = 0; seat < look.sizes.length; seat++)
    if (seat !== look.seat && !look.out[seat]) best = Math.min(best, projected(look, seat, board));
  return best - own;
}

/** Whether the seat would be ahead if this pawn reached the Critical Asset now. Cards in hidden hands count as average. */
export const endsAhead = (look: Look, pawn: number): boolean => (leadAtEnd(look, pawn) ?? 1) > 0;

/** Returns what moving this pawn (-1: the tracer) onto the Critical Asset, which may end the game, is worth to the seat. */
function ending(look: Look, pawn: number): number {
  const lead = leadAtEnd(look, pawn);
  const { ends } = look.weights;
  if (lead === null) {
    // The pawn goes through the Second Door. A seat that loses its last pawn this way is out and cannot win.
    if (look.board.pawns[pawn ^ 1]! <= ASSET) return 1;
    return pawn >> 1 === look.seat ? -2 * ends : ends;
  }
  return lead > 0 ? ends + Math.min(6, lead) : -ends + Math.max(-6, lead);
}

/** Returns what moving a pawn, its own or a rival's, to a place is worth to the seat, in trace points. */
export function moveWorth(look: Look, pawn: number, to: number): number {
  if (to === ASSET) return ending(look, pawn);
  const { board } = look;
  const from = board.pawns[pawn]!;
  const gain = placeWorth(board, look, to) - placeWorth(board, look, from);
  const own = pawn >> 1 === look.seat;
  const { kind } = faceAt(board.tiles, to);
  // An Alarm lets its owner choose nothing on landing; it only wakes the tracer while the pawn is held there.
  const choice = kind === 'exploit' || kind === 'randomizer' || kind === 'denial' ? look.weights.choice : 0;
  return (own ? gain : -look.weights.rival * gain) + choice;
}

/** The worth of the best pawn move the seat could make if it won the trick. */
export function hackWorth(look: Look): number {
  let best = -traceOf(7);
  const { pawns } = look.board;
  for (let pawn = 0; pawn < pawns.length; pawn++) {
    const own = pawn >> 1 === look.seat;
    const place = pawns[pawn]!;
    if (!own && (!isSpace(place) || valueAt(look.board, place) >= 0)) continue;
    for (const to of reach(look.board, pawn)) best = Math.max(best, moveWorth(look, pawn, to));
  }
  return best;
}

/** The worth of any move other than playing cards, in trace points. */
export function boardWorth(look: Look, move: Move): number {
  const { board, seat } = look;
  const share = (pawn: number): number => (pawn >> 1 === seat ? 1 : -look.weights.rival);
  switch (move.do) {
    case 'move':
      return moveWorth(look, move.pawn, move.to);
    case 'send': {
      const from = board.pawns[move.pawn]!;
      return share(move.pawn) * (placeWorth(board, look, move.to) - placeWorth(board, look, from));
    }
    case 'mark':
      return marking(look, move.place, move.n);
    case 'lift':
      // A lifted marker is laid again at the best place. The 0.01 stops the bot from lifting a marker only to put it back.
      return marking(look, move.place, -move.n) + bestMarking(look) - 0.01;
    case 'lay':
      return laying(look, move.face, move.zone);
    case 'trace': {
      const pawn = isSpace(move.to) ? board.pawns.indexOf(move.to) : -1;
      if (pawn >= 0) return share(pawn) * -8;
      if (move.to === ASSET) return ending(look, -1);
      return board.pawns.reduce((sum, place, one) => sum + (near(place, move.to) ? share(one) * -1 : 0), 0);
    }
    case 'blame':
      return -look.totals[move.seat]!;
    default:
      return 0;
  }
}

const near = (a: number, b: number): boolean =>
  isSpace(a) &&
  isSpace(b) &&
  Math.abs((a % COLUMNS) - (b % COLUMNS)) <= 1 &&
  Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)) <= 1;

/**
 * The worth of changing a space's value by `n` with a marker. Markers on a space add up, so on the space of a held pawn each counts more.
 */
function marking(look: Look, place: number, n: number): number {
  const { board, seat, weights } = look;
  const pawn = board.pawns.indexOf(place);
  // Spaces that a pawn could reach next count a little; other empty spaces count nothing.
  if (pawn < 0) return -n * 0.05 * aheadIn(look)[place]!;
  return (pawn >> 1 === seat ? 1 : -weights.rival) * -n * (board.stuck[pawn]! ? 1.5 : 1);
}

/** The worth of the best marker the seat could lay; at least 0. */
const bestMarking = (look: Look): number =>
  MARKINGS.reduce((best, { place, n }) => Math.max(best, marking(look, place, n)), 0);

const AHEAD = new WeakMap<Look, readonly number[]>();
/** For each place: 1 if one of the deciding seat's pawns can reach it in one move, -1 if only rivals' pawns can, else 0. */
function aheadIn(look: Look): readonly number[] {
  let ahead = AHEAD.get(look);
  if (ahead === undefined) AHEAD.set(look, (ahead = aheadOf(look)));
  return ahead;
}
function aheadOf({ board, seat }: Look): number[] {
  const ahead: number[] = Array.from({ length: ASSET + 1 }, () => 0);
  for (let pawn = 0; pawn < board.pawns.length; pawn++)
    for (const place of reach(board, pawn)) {
      if (pawn >> 1 === seat) ahead[place] = 1;
      else if (ahead[place] === 0) ahead[place] = -1;
    }
  return ahead;
}

/** The worth of laying a tile on a zone: how it changes the places of the pawns on the spaces it covers. */
function laying(look: Look, face: string, zone: number): number {
  const { board, seat } = look;
  const tiles = [...board.tiles];
  tiles[zone] = face;
  const after = { ...board, tiles };
  return board.pawns.reduce((sum, place, pawn) => {
    const change = place < ASSET ? placeWorth(after, look, place) - placeWorth(board, look, place) : 0;
    return sum + change * (pawn >> 1 === seat ? 1 : -look.weights.rival);
  }, 0);
}
