/** Sets up a puzzle's table, and plays its line: the solver's best moves against the longest replies. */
import { simulationPort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider, legalMoves, playLegal } from '../rules/moves/index.ts';
import { type Play, playOf } from '../rules/play.ts';
import { notate } from '../notation/notate.ts';
import { startTable } from '../record/index.ts';
import { type Proof, ranking } from './proof.ts';
import type { Puzzle } from './puzzle.ts';

/** The most moves in a line, by both sides together. */
const LONGEST = 400;

const play = (state: State): Play => playOf(state, simulationPort(), null);

/** Passes until the move of a sentence is legal, then plays it. Returns false if it never becomes legal. Changes the state. */
function playSentence(state: State, sentence: string): boolean {
  for (let i = 0; i < LONGEST; i++) {
    const game = play(state);
    const moves = legalMoves(game);
    const move = moves.find((one) => notate(game, one) === sentence);
    if (move !== undefined) {
      playLegal(game, move);
      return true;
    }
    const pass = moves.length === 1 ? moves[0] : moves.find((one) => one.do === 'pass' || one.do === 'continue');
    if (pass === undefined) return false;
    playLegal(game, pass);
  }
  return false;
}

/** Plays on to the next decision in which `seat` has at least two legal moves, passing for the other seat. Changes the state. */
function toQuestion(state: State, seat: Seat): void {
  for (let i = 0; i < LONGEST; i++) {
    const game = play(state);
    const moves = legalMoves(game);
    if (moves.length === 0 || (decider(game) === seat && moves.length > 1)) return;
    playLegal(game, moves.find((one) => one.do === 'pass' || one.do === 'continue') ?? moves[0]!);
  }
}

type PuzzleSetup = Pick<Puzzle, 'setup' | 'seat' | 'before'>;

/** The table after the puzzle's opening moves (`before`). Throws if it cannot be set up, or an opening move is not legal. */
export function laidOut({ setup, seat, before }: PuzzleSetup): State {
  const state = startTable({ setup, seat });
  for (const sentence of before)
    if (!playSentence(state, sentence)) throw new Error(`puzzle: illegal opening move: ${sentence}`);
  return state;
}

/** The position of the solver's first decision. Throws as `laidOut` does. */
export function begun(puzzle: PuzzleSetup): State {
  const state = laidOut(puzzle);
  if (puzzle.before.length > 0) toQuestion(state, puzzle.seat);
  return state;
}

/** A sentence without copy numbers, since two copies of a card in hand are the same choice. */
export const uncounted = (sentence: string): string =>
  sentence.replace(/#\d+(?! ?@)/g, (n, at: number) => (/@ [\w ]+$/.test(sentence.slice(0, at)) ? n : ''));

/** Which of several good moves a puzzle's line takes: passes first, then what makes progress soonest. */
const rankOf = ranking(
  [
    ['pass', 'continue', 'steal', 'score'],
    ['access', 'advance', 'run'],
    ['accept', 'play'],
    ['install', 'use', 'rez'],
    ['pick'],
    [],
    ['credit'],
    ['draw', 'jack-out'],
  ],
  5,
);
/** The move that a puzzle's line takes of several good ones. */
export const preferred = (good: readonly Move[]): Move => [...good].sort((a, b) => rankOf(a) - rankOf(b))[0]!;

/** A sequence of moves that reaches a puzzle's aim. */
export interface Line {
  /** the solver's moves where they had a choice; passes are left out, unless one is the right first move */
  solution: string[];
  /** number of the solver's decisions in which some move would have been wrong */
  cruxes: number;
  end: State;
}

/**
 * Plays a proven puzzle: the solver's best moves against the longest replies, until the aim is reached; null if the proof does not lead
 * there.
 */
export function lineOf(state: State, seat: Seat, proof: Proof): Line | null {
  const end = copyState(state);
  const solution: string[] = [];
  let cruxes = 0;
  let asked = 0;
  for (let i = 0; i < LONGEST; i++) {
    const verdict = proof.verdict(end);
    if (verdict !== null) return verdict ? { solution, cruxes, end } : null;
    const game = play(end);
    const moves = legalMoves(game);
    let move = moves[0]!;
    if (decider(game) !== seat) move = proof.reply(end);
    else if (moves.length > 1) {
      const good = proof.good(end);
      if (good === null || good.length === 0) return null;
      move = preferred(good);
      if (good.length < moves.length) cruxes++;
      const first = asked++ === 0 && good.length < moves.length;
      if (first || (move.do !== 'pass' && move.do !== 'continue')) solution.push(notate(game, move));
    }
    playLegal(game, move);
  }
  return null;
}
