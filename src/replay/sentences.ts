/** Converts moves to the sentences that a record stores, and back. */
import type { Game, GameTypes } from '../core/game.ts';

/** Returns the legal moves, and the concession if the game has one; [] if no seat decides. */
export function playable<G extends GameTypes>(game: Game<G>, state: G['state']): G['move'][] {
  const seat = game.decision(state)?.seat;
  return seat === undefined ? [] : withGivingUp(game, seat, game.moves(state));
}

function withGivingUp<G extends GameTypes>(game: Game<G>, seat: string, moves: readonly G['move'][]): G['move'][] {
  const concession = game.concession(seat);
  return concession === null ? [...moves] : [...moves, concession];
}

/**
 * Returns a move's sentence in a record: the notation with its seat in front. If two legal moves read the same, the second ends in ` (2)`,
 * and so on, so that a sentence always names one move. `legal`: the result of `game.moves(state)`, if the caller has it.
 */
export function sentenceOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  move: G['move'],
  legal: readonly G['move'][] = game.moves(state),
): string {
  const seat = game.decision(state)?.seat ?? '';
  const plain = withSeat(seat, game.notate(state, move));
  let before = 0;
  for (const other of withGivingUp(game, seat, legal)) {
    if (game.same(other, move)) break;
    if (withSeat(seat, game.notate(state, other)) === plain) before++;
  }
  return before === 0 ? plain : `${plain} (${before + 1})`;
}

/** Returns the legal move that a record's sentence names in this state; null if there is none. `legal`: as in `sentenceOf`. */
export function moveOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  sentence: string,
  legal?: readonly G['move'][],
): G['move'] | null {
  const seat = game.decision(state)?.seat;
  if (seat === undefined || !sentence.startsWith(`${seat}:`)) return null;
  const numbered = /^(.*) \((\d{1,3})\)$/.exec(sentence);
  let counted: G['move'] | null = null;
  let seen = 0;
  for (const move of legal === undefined ? playable(game, state) : withGivingUp(game, seat, legal)) {
    const plain = withSeat(seat, game.notate(state, move));
    if (plain === sentence) return move;
    if (numbered && plain === numbered[1] && ++seen === Number(numbered[2])) counted = move;
  }
  return counted ?? game.record.unlisted(sentence);
}

/** Returns a sentence of the notation with its seat in front, which is added unless it is there already. */
export const withSeat = (seat: string, sentence: string): string =>
  sentence.startsWith(`${seat}:`) ? sentence : `${seat}: ${sentence}`;

/** Returns the seat that a record's sentence begins with; '' if there is none. */
export const seatOf = (sentence: string): string => sentence.slice(0, Math.max(0, sentence.indexOf(':')));
