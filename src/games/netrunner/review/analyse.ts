/** Looks at a recorded game by search, for one of its seats: chances to win, decisions for which another move was better, and luck. */
import type { Analysis, Fault, Luck } from '../../../replay/analysis.ts';
import type { Progress } from '../../../replay/budget.ts';
import type { Replay } from '../../../replay/format.ts';
import { openReplay } from '../../../replay/player.ts';
import { moveOf } from '../../../replay/sentences.ts';
import { simulation } from '../index.ts';
import type { Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { knownChance, openChance } from './chances.ts';
import { faultIn } from './faults.ts';
import { lineFrom } from './line.ts';

/** Least change of the chance by all cards that is told as luck. */
const LUCK = 0.05;
/** Share of the work that the chances take, and the rest, which the decisions take. */
const CHANCES = 0.15;

/** Chances are kept in thousandths. */
const thousandths = (chance: number): number => Math.round(1000 * chance);

/**
 * The work of an analysis, in pieces of a few milliseconds up to half a second. Each says how much is done, and gives what has been found
 * so far, which goes on growing. The same record and seat give the same analysis. Throws when the rules cannot replay the record.
 */
export function* analysing(replay: Replay, seat: Seat): Generator<Progress & { found: Analysis }, Analysis> {
  const opened = openReplay(simulation, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  const { player } = opened;
  const end = player.playableUntil;
  const found: Analysis = { chances: { seat, known: [], open: [] }, faults: [], luck: [], decisions: 0 };
  const seedAt = (at: number): string => `review ${seat} ${at}`;
  let work = 0;
  /** where the seat decided */
  const own: number[] = [];
  /** where an action was open, or the game over; and whether chance was used or something hidden seen on the way to a position */
  const actions: number[] = [];
  const lucky: boolean[] = [];
  for (let at = 0; at <= end; at++) {
    const state = player.stateAt(at);
    if (state === null) break;
    const decides = simulation.decision(state)?.seat === seat;
    if (decides && at < end) own.push(at);
    if (state.table.over || state.stack.at(-1)?.k === 'action') actions.push(at);
    lucky.push(state.noTakeBack);
    found.chances.open.push(thousandths(openChance(state, seat, seedAt(at))));
    found.chances.known.push(knownAt(state, seat, decides, seedAt(at)));
    if (at % 8 === 0) yield { work: ++work, share: (CHANCES * at) / end, found };
  }
  found.luck = luckIn(found.chances.open, actions, lucky);
  for (const [i, at] of own.entries()) {
    const state = player.stateAt(at)!;
    const played = playedAt(replay, state, at);
    if (played !== null) {
      found.decisions++;
      const fault = faultAt(state, seat, at, played, seedAt(at));
      if (fault !== null) found.faults.push(fault);
    }
    yield { work: ++work, share: 1 - (1 - CHANCES) * (1 - (i + 1) / own.length), found };
  }
  return found;
}

function knownAt(state: State, seat: Seat, decides: boolean, seed: string): number | null {
  if (state.table.over) return thousandths(openChance(state, seat, seed));
  const known = decides ? knownChance(simulation.view(state, seat), seat, seed) : null;
  return known === null ? null : thousandths(known);
}

/** The move made at a position; null where there was nothing to decide. */
function playedAt(replay: Replay, state: State, at: number): Move | null {
  const moves = simulation.moves(state);
  const step = replay.steps[at];
  return moves.length < 2 || step === undefined ? null : moveOf(simulation, state, step.move, moves);
}

/** The fault in the decision at a position; null for none. */
function faultAt(state: State, seat: Seat, at: number, played: Move, seed: string): Fault | null {
  const found = faultIn(simulation.view(state, seat), played, seed);
  if (found === null) return null;
  const { grade, lost, better, why } = found;
  return { at, grade, lost, why, line: lineFrom(state, better, seed) };
}

/** The actions in which chance, or something hidden that was seen, changed the chance by all cards by much; each where that was seen. */
function luckIn(open: readonly (number | null)[], actions: readonly number[], lucky: readonly boolean[]): Luck[] {
  const list: Luck[] = [];
  for (const [i, to] of actions.entries()) {
    const from = actions[i - 1];
    if (from === undefined) continue;
    const by = ((open[to] ?? 0) - (open[from] ?? 0)) / 1000;
    const at = lucky.indexOf(true, from + 1);
    if (at >= 0 && at <= to && Math.abs(by) >= LUCK) list.push({ at, by });
  }
  return list;
}
