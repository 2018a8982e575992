/**
 * Proves a puzzle ahead of time in the bot's worker: for every position that the lesson may ask about, on the ways to the aim and after the
 * first wrong move.
 */
import { copyState } from '../rules/copy.ts';
import { simulationPort } from '../rules/charts.ts';
import type { Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider, legalMoves, playLegal } from '../rules/moves/index.ts';
import { playOf } from '../rules/play.ts';
import type { Aim } from './aims.ts';
import { openProof } from './proof.ts';

/** The most positions to examine for one decision; if that is not enough, a move counts as good. */
export const MOST = 20_000;

/** The message that asks the worker for a proof. `state`: the table at the puzzle's start. */
export interface ProveAsked {
  kind: 'prove';
  seat: Seat;
  aim: Aim;
  state: State;
}

/**
 * A message from the worker with results: positions (`Proof.key`) from which the aim can be forced, and those from which it cannot. `end`:
 * it is the last such message.
 */
export interface ProveProgress {
  kind: 'proved';
  yes: Float64Array;
  no: Float64Array;
  end: boolean;
}

/** The most positions for which all moves are examined; some puzzles have very many ways to the aim. */
const POSITIONS = 3000;
/** The worker sends its results each time it has examined this many more positions. */
const EVERY = 64;

/**
 * Proves a puzzle in the worker. First reports whether the aim can be forced at all, then what each move leads to, starting with the
 * positions nearest to the start.
 */
export function prove(
  { seat, aim, state }: Pick<ProveAsked, 'seat' | 'aim' | 'state'>,
  tell: (told: ProveProgress) => void,
): void {
  const known = new Map<number, boolean>();
  const proof = openProof(seat, aim, MOST, known);
  const port = simulationPort();
  let told = 0;
  const report = (end: boolean): void => {
    const more = [...known].slice(told);
    told = known.size;
    const keys = (which: boolean): Float64Array =>
      Float64Array.from(more.flatMap(([key, found]) => (found === which ? [key] : [])));
    tell({ kind: 'proved', yes: keys(true), no: keys(false), end });
  };
  const after = (from: State, move: Move): State => {
    const copy = copyState(from);
    playLegal(playOf(copy, port, null), move);
    return copy;
  };
  proof.forced(state);
  report(false);
  const met = new Set([proof.key(state)]);
  const open = [state];
  for (let n = 1; n <= POSITIONS && open.length > 0; n++) {
    const from = open.shift()!;
    const game = playOf(from, port, null);
    const own = decider(game) === seat;
    const next = own
      ? legalMoves(game)
          .map((move) => after(from, move))
          .filter((to) => proof.forced(to) === true)
      : [after(from, proof.reply(from))];
    for (const to of next) {
      const key = proof.key(to);
      if (met.has(key) || proof.verdict(to) !== null || decider(playOf(to, port, null)) === null) continue;
      met.add(key);
      open.push(to);
    }
    if (n % EVERY === 0) report(false);
  }
  report(true);
}
