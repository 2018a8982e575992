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
/** Shares of the work that the chances take: those where an action is open, and those elsewhere. The rest goes to the decisions. */
const ACTIONS = 0.02;
const OPEN = 0.05;
const KNOWN = 0.08;

/** Chances are kept in thousandths. */
const thousandths = (chance: number): number => Math.round(1000 * chance);

/**
 * The work of an analysis, in pieces of a few milliseconds up to half a second. Each says how much is done, and gives what has been found
 * so far, which goes on growing: the chances where an action is open, which make the whole graph; those by all cards in between, which the
 * moments of a game are weighed by; the decisions, those first after which the chance fell most; at last what could be known in between. The same record and seat give the same analysis. Throws when the rules cannot replay the record.
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
  /** where the seat decided */
  const own: number[] = [];
  /** where an action was open, or the game over; and whether chance was used or something hidden seen on the way to a position */
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
    // the graph begins where the game does
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

/** Decisions in the order of how much the chance by all cards fell from the action that each belongs to, to the next: the greatest fall first. */
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
