/** What moves of pawns, and the specials they land on, are worth to a seat, in trace points: more is better. */
import { ASSET, COLUMNS, GONE, columnOf, faceAt, isSpace, isStart } from '../rules/board/places.ts';
import { ASSETS } from '../rules/score.ts';
import { MARKINGS } from '../rules/specials.ts';
import type { Move } from '../rules/move.ts';
import { type Board, reach, valueAt } from '../rules/ways.ts';
import type { Look } from './look.ts';
import { traceOf } from '../rules/cards.ts';

/** How far along the board a place is, in steps. */
const depth = (place: number): number =>
  isStart(place) ? 0 : place >= ASSET ? COLUMNS + 1 : isSpace(place) ? columnOf(place) + 1 : 0;

/** What standing at a place is worth to its owner from here on: its value counts at this round's end and, held there, at every other. */
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

/** The total a seat would end with if the game ended now; hands that are not seen count as average cards. */
function projected(look: Look, seat: number, board: Board): number {
  const hand =
    seat === look.seat
      ? look.hand.reduce((sum, card) => sum + traceOf(card), 0)
      : look.sizes[seat]! * look.weights.unseenCard + (look.hat === seat ? 3 : 0);
  const pawns = valueAt(board, board.pawns[seat * 2]!) + valueAt(board, board.pawns[seat * 2 + 1]!);
  return look.totals[seat]! + Math.max(0, hand + pawns);
}

/** How far ahead of its best rival a seat would be if this pawn ended the game now (-1: the tracer does); null where it would go on. */
function leadAtEnd(look: Look, pawn: number): number | null {
  const pawns = [...look.board.pawns];
  pawns[pawn] = ASSET;
  const board = { ...look.board, pawns };
  const card = look.asset === 0 ? null : ASSETS[look.asset - 1];
  // The door is for pawns: the tracer ends the game there.
  if (pawn >= 0 && card === 'second-door' && !look.board.pawns.includes(GONE)) return null;
  const own = projected(look, look.seat, board) - (card === 'deep-freeze' && pawn >> 1 === look.seat ? 5 : 0);
  let best = Infinity;
  for (let seat = 0; seat < look.sizes.length; seat++)
    if (seat !== look.seat && !look.out[seat]) best = Math.min(best, projected(look, seat, board));
  return best - own;
}

/** Whether a seat would be ahead if this pawn went to the Critical Asset now, hands that are not seen taken as average. */
export const endsAhead = (look: Look, pawn: number): boolean => (leadAtEnd(look, pawn) ?? 1) > 0;

/** What ending the game now, with this pawn on the Critical Asset, is worth. */
function ending(look: Look, pawn: number): number {
  const lead = leadAtEnd(look, pawn);
  const { ends } = look.weights;
  if (lead === null) {
    // Through the Second Door goes a pawn; a seat whose last one does is out, and cannot win.
    if (look.board.pawns[pawn ^ 1]! <= ASSET) return 1;
    return pawn >> 1 === look.seat ? -2 * ends : ends;
  }
  return lead > 0 ? ends + Math.min(6, lead) : -ends + Math.max(-6, lead);
}

/** What moving a pawn to a place is worth. */
function moving(look: Look, pawn: number, to: number): number {
  if (to === ASSET) return ending(look, pawn);
  const { board } = look;
  const from = board.pawns[pawn]!;
  const gain = placeWorth(board, look, to) - placeWorth(board, look, from);
  const own = pawn >> 1 === look.seat;
  const { kind } = faceAt(board.tiles, to);
  // A pawn held on an Alarm moves the tracer, and nothing else.
  const choice = kind === 'exploit' || kind === 'randomizer' || kind === 'denial' ? look.weights.choice : 0;
  return (own ? gain : -look.weights.rival * gain) + choice;
}

/** The best that winning a trick lets a seat do on the board, whatever it is. */
export function hackWorth(look: Look): number {
  let best = -traceOf(7);
  const { pawns } = look.board;
  for (let pawn = 0; pawn < pawns.length; pawn++) {
    const own = pawn >> 1 === look.seat;
    const place = pawns[pawn]!;
    if (!own && (!isSpace(place) || valueAt(look.board, place) >= 0)) continue;
    for (const to of reach(look.board, pawn)) best = Math.max(best, moving(look, pawn, to));
  }
  return best;
}

/** What a move that is no play of cards is worth. */
export function boardWorth(look: Look, move: Move): number {
  const { board, seat } = look;
  const share = (pawn: number): number => (pawn >> 1 === seat ? 1 : -look.weights.rival);
  switch (move.do) {
    case 'move':
      return moving(look, move.pawn, move.to);
    case 'send': {
      const from = board.pawns[move.pawn]!;
      return share(move.pawn) * (placeWorth(board, look, move.to) - placeWorth(board, look, from));
    }
    case 'mark':
      return marking(look, move.place, move.n);
    case 'lift':
      // The marker is laid again, wherever that is best; one that would come back where it is stays.
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

/** What a change of a space's value is worth. It has no bound: what is under a held pawn can be raised or lowered again and again. */
function marking(look: Look, place: number, n: number): number {
  const { board, seat, weights } = look;
  const pawn = board.pawns.indexOf(place);
  // Spaces just ahead of own pawns count a little, those that nobody stands near hardly at all.
  if (pawn < 0) return -n * 0.05 * aheadIn(look)[place]!;
  return (pawn >> 1 === seat ? 1 : -weights.rival) * -n * (board.stuck[pawn]! ? 1.5 : 1);
}

/** What the best place for a marker brings. */
const bestMarking = (look: Look): number =>
  MARKINGS.reduce((best, { place, n }) => Math.max(best, marking(look, place, n)), 0);

const AHEAD = new WeakMap<Look, readonly number[]>();
/** By place: 1 for a space that one of my pawns can reach next, -1 for one that only rivals can, 0 for others. */
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

/** What a tile changes for the pawns that stand where it is laid. */
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
