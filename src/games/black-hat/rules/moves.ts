/** Lists the legal moves of the open decision, and plays one. */
import { IllegalMove } from '../../../core/game.ts';
import { clockwise } from './board/places.ts';
import { followsOf, leadsOf } from './cards.ts';
import { HAT, JOKER, type State, type Table } from './model.ts';
import { type Move, sameMove } from './move.ts';
import { type Play, emit, settle } from './play.ts';
import { MARKERS, MARKINGS, denials, layings, rivalsOf } from './specials.ts';
import { reveal } from './flow/arrivals.ts';
import { tracerWays } from './flow/trick.ts';
import { spoilsOf } from './trick.ts';
import { movable, pawnAt, reach, wayTo } from './ways.ts';

function plays(t: Table, seat: number): Move[] {
  const hand = t.hands[seat]!;
  const lead = t.plays[0];
  const sets = lead === undefined ? leadsOf(hand) : followsOf(hand, lead.cards.length);
  return sets.length === 0 ? [{ do: 'pass' }] : sets.map((cards) => ({ do: 'play', cards }));
}

function spoils(t: Table): Move[] {
  const takes = [...new Set(t.spoils.filter((card) => card < JOKER))].map((card): Move => ({ do: 'take', card }));
  return t.spoils.includes(HAT) && spoilsOf(t.plays).all ? [{ do: 'take-all' }, ...takes] : takes;
}

/**
 * Returns the legal moves for an Exploit: lay a marker or, if all markers are on the board, lift one, to lay it again with the next move.
 */
function exploits(t: Table, lifted: boolean): Move[] {
  if (t.markers.length < MARKERS) {
    const marks = MARKINGS.map((one): Move => ({ do: 'mark', ...one }));
    return lifted ? marks : [...marks, { do: 'leave' }];
  }
  const lifts = t.markers.map(({ place, n }): Move => ({ do: 'lift', place, n: n as 1 | -1 }));
  return [...lifts.filter((move, i) => lifts.findIndex((one) => sameMove(one, move)) === i), { do: 'leave' }];
}

/** Legal moves of the deciding seat; empty once the game is over. */
export function legalMoves(s: State): Move[] {
  const { ask: open, table: t } = s;
  if (open === null) return [];
  switch (open.kind) {
    case 'play':
      return plays(t, open.seat);
    case 'spoils':
      return spoils(t);
    case 'trace':
      return tracerWays(t).map((to) => ({ do: 'trace', to }));
    case 'hack':
      return movable(t, open.seat).flatMap((pawn) => reach(t, pawn).map((to): Move => ({ do: 'move', pawn, to })));
    case 'deny':
      return denials(t, open.pawn).map((one) => ({ do: 'send', ...one }));
    case 'exploit':
      return exploits(t, open.lifted === true);
    case 'randomize':
      return [...layings(t).map((one): Move => ({ do: 'lay', ...one })), { do: 'leave' }];
    case 'blame':
      return rivalsOf(t, open.seat).map((seat) => ({ do: 'blame', seat }));
  }
}

/** Plays a legal move and runs the game on to the next decision. Throws `IllegalMove` for any other move and leaves the state unchanged. */
export function playMove(game: Play, wanted: Move, legal: readonly Move[] = legalMoves(game.s)): void {
  const move = legal.includes(wanted) ? wanted : legal.find((one) => sameMove(one, wanted));
  const open = game.s.ask;
  if (move === undefined || open === null) throw new IllegalMove(JSON.stringify(wanted));
  game.s.noTakeBack = false;
  game.s.ask = null;
  answer(game, move, open.seat);
  settle(game);
}

/** Adds the special of the space on which a pawn has landed to those waiting to take effect. */
const land = (game: Play, pawn: number): void => void game.s.fire.push({ place: game.t.pawns[pawn]!, pawn });

function answer(game: Play, move: Move, seat: number): void {
  const { t, s } = game;
  switch (move.do) {
    case 'play':
      return emit(game, { type: 'played', seat, cards: [...move.cards] });
    case 'pass':
      return emit(game, { type: 'passed', seat });
    case 'take-all':
      return emit(game, { type: 'took-all', seat, cards: [...t.spoils] });
    case 'take':
      if (t.spoils.includes(HAT)) emit(game, { type: 'took', seat, card: HAT });
      return emit(game, { type: 'took', seat, card: move.card });
    case 'move': {
      const { pawn, to } = move;
      emit(game, { type: 'moved', seat, pawn, from: t.pawns[pawn]!, to, way: wayTo(t, pawn, to) });
      reveal(game);
      return land(game, pawn);
    }
    case 'send':
      return emit(game, { type: 'sent-back', seat, pawn: move.pawn, from: t.pawns[move.pawn]!, to: move.to });
    case 'mark':
      return emit(game, { type: 'marked', seat, place: move.place, n: move.n });
    case 'lift':
      emit(game, { type: 'lifted', place: move.place, n: move.n });
      s.ask = { seat, kind: 'exploit', pawn: -1, lifted: true };
      return;
    case 'lay': {
      emit(game, { type: 'tile-laid', zone: move.zone, face: move.face, seat });
      s.chain++;
      const covered = clockwise(move.zone);
      // Specials waiting under the covered spaces are cancelled.
      s.fire = s.fire.filter(({ place }) => !covered.includes(place));
      const under = covered.map((place) => ({ place, pawn: pawnAt(t, place) })).filter(({ pawn }) => pawn >= 0);
      s.fire.unshift(...under);
      return;
    }
    case 'leave':
      return;
    case 'trace':
      emit(game, { type: 'tracer-moved', seat, step: t.tracer!.step, place: move.to });
      return reveal(game);
    case 'blame':
      return emit(game, { type: 'blamed', seat, on: move.seat, n: 5 });
  }
}
