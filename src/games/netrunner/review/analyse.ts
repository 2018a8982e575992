/** Analyses a recorded game by search, for one of its seats: chances of winning, decisions where another move was better, and luck. */
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

/** The smallest change of the chance of winning (with all cards visible) that counts as luck. */
const LUCK = 0.05;
/**
 * Shares of an analysis's work, for its progress: chances of winning where an action is due; elsewhere, with all cards visible; elsewhere,
 * by what the seat knew. The rest is for decisions.
 */
const ACTIONS = 0.02;
const OPEN = 0.05;
const KNOWN = 0.08;

/** Returns a chance (0–1) in whole thousandths, the form in which analyses store it. */
const thousandths = (chance: number): number => Math.round(1000 * chance);

/**
 * Analyses a record in pieces of a few milliseconds up to half a second. Each piece yields the progress and everything found so far: first
 * the chances of winning at positions where an action is due, which make up the graph; then those at positions in between, with all cards
 * visible, which rank the game's moments; then the mistakes, from decisions with the biggest drop in chance first; last, the chances in
 * between with what the seat knew. The same record and seat give the same analysis. Throws if the rules cannot replay the record.
 */
export function* analysing(replay: Replay, seat: Seat): Generator<Progress & { found: Analysis }, Analysis> {
  const opened = openReplay(simulation, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  const { player } = opened;
  const end = player.playableUntil;
  const known: (number | null)[] = [];
  const open: (number | null)[] = [];
  const found: Analysis = { chances: { seat, known, open }, faults: [], luck: [], decisions: 0 };
  const seedAt = (at: number): string => `review ${seat} ${at}`;
  let work = 0;
  /** positions where the reviewed seat decided */
  const own: number[] = [];
  /**
   * `actions`: positions where a seat had to take an action or the game was over; `lucky`: for each position, whether randomness or newly
   * seen hidden cards led to it
   */
  const actions: number[] = [];
  const lucky: boolean[] = [];
  const between: number[] = [];
  const addOpen = (at: number, state: State): void =>
    void (open[at] = thousandths(openChance(state, seat, seedAt(at))));
  const addKnown = (at: number, state: State): void => void (known[at] = knownAt(state, seat, seedAt(at)));
  for (let at = 0; at <= end; at++) {
    const state = player.stateAt(at);
    if (state === null) break;
    if (at < end && decides(state, seat)) own.push(at);
    lucky.push(state.noTakeBack);
    known.push(null);
    open.push(null);
    if (state.table.over || state.stack.at(-1)?.k === 'action') actions.push(at);
    // the graph starts where the game does
    if (actions.length === 0 || actions.at(-1) === at) {
      addOpen(at, state);
      addKnown(at, state);
    } else between.push(at);
    if (at % 8 === 0 || at === end) yield { work: ++work, share: (ACTIONS * at) / end, found };
  }
  found.luck = luckIn(open, actions, lucky);
  for (const [i, at] of between.entries()) {
    addOpen(at, player.stateAt(at)!);
    if (i % 8 === 0) yield { work: ++work, share: ACTIONS + (OPEN * i) / between.length, found };
  }
  for (const [i, at] of byFall(own, actions, open).entries()) {
    const state = player.stateAt(at)!;
    const played = playedAt(replay, state, at);
    if (played !== null) {
      found.decisions++;
      const fault = faultAt(state, seat, at, played, seedAt(at));
      if (fault !== null) found.faults = [...found.faults, fault].toSorted((one, other) => one.at - other.at);
    }
    yield { work: ++work, share: ACTIONS + OPEN + ((1 - ACTIONS - OPEN - KNOWN) * (i + 1)) / own.length, found };
  }
  for (const [i, at] of between.entries()) {
    addKnown(at, player.stateAt(at)!);
    const done = i + 1;
    if (done % 8 === 0 || done === between.length)
      yield { work: ++work, share: 1 - KNOWN * (1 - done / between.length), found };
  }
  return found;
}

const decides = (state: State, seat: Seat): boolean => simulation.decision(state)?.seat === seat;

/**
 * Sorts positions where a seat decided by how much its chance of winning (with all cards visible) fell between the actions around them,
 * biggest drop first.
 */
export function byFall(own: readonly number[], actions: readonly number[], open: readonly (number | null)[]): number[] {
  const falls = own.map((at) => {
    const next = actions.findIndex((action) => action > at);
    const [from, to] = [actions[(next < 0 ? actions.length : next) - 1], actions[next]];
    return { at, fall: from === undefined || to === undefined ? 0 : open[from]! - open[to]! };
  });
  return falls.toSorted((one, other) => other.fall - one.fall).map(({ at }) => at);
}

function knownAt(state: State, seat: Seat, seed: string): number | null {
  if (state.table.over) return thousandths(openChance(state, seat, seed));
  const known = decides(state, seat) ? knownChance(simulation.view(state, seat), seat, seed) : null;
  return known === null ? null : thousandths(known);
}

/** The move made at a position of the record; null if there was nothing to decide. */
function playedAt(replay: Replay, state: State, at: number): Move | null {
  const moves = simulation.moves(state);
  const step = replay.steps[at];
  return moves.length < 2 || step === undefined ? null : moveOf(simulation, state, step.move, moves);
}

/** The mistake in the decision at a position; null if there was none. */
function faultAt(state: State, seat: Seat, at: number, played: Move, seed: string): Fault | null {
  const found = faultIn(simulation.view(state, seat), played, seed);
  if (found === null) return null;
  const { grade, lost, better, why } = found;
  return { at, grade, lost, why, kinds: [better.do, played.do], line: lineFrom(state, better, seed) };
}

/**
 * Lists the actions in which luck (randomness, or a hidden card that was seen) changed the chance of winning, with all cards visible, by at
 * least `LUCK`: where luck first struck (`at`), and the change (`by`).
 */
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
