/**
 * Compares a few moves by playing each on in the same sampled worlds with the same luck; each round drops the worse half, until one is
 * left. Everything hidden from the seat is random in these worlds, so the result depends only on the seat's view and the seed.
 */
import type { Seat, State } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { Minds } from '../quick/policy.ts';
import type { Play } from '../../rules/play.ts';
import { type Leaf, type Learnt, Mean, playout, type Reach } from './playout.ts';

/** A move to compare with others. */
export interface Candidate {
  move: Move;
  /** what the policy and the heuristics think of the move, as a small chance of winning; it decides if playouts hardly differ */
  bonus: number;
  /** at the start of a playout, sets the seat's plan for the current encounter as the move implies */
  begin?: (minds: Minds, game: Play) => void;
  /** the seat's next action of the same turn, if legal then; missing: the policy chooses it */
  then?: Move;
  /** code of the card to take if the move searches the deck; missing: the policy chooses it */
  finds?: string;
}

/** A candidate with its results. */
export interface Tried extends Candidate {
  /** the seat's mean chance of winning over its playouts, 0–1 */
  chance: number;
  /** each playout's result, by its number; the same number means the same world with the same luck */
  results: number[];
  leaves: Mean;
}

export interface Search {
  seat: Seat;
  learnt: Learnt;
  /** worlds for the playouts; if there are more playouts than worlds, each world is used several times, with other luck */
  worlds: readonly State[];
  /** number of playouts, for all candidates together */
  playouts: number;
  /** limit on the decisions in all playouts together: once it is reached, no playout is started; missing: no limit */
  decisions?: number | undefined;
  reach?: Reach;
  seed: string;
}

/** The number by which candidates are ranked: the chance of winning plus the bonus. */
export const score = ({ chance, bonus }: Tried): number => chance + bonus;

const untried = (one: Candidate): Tried => ({ ...one, chance: 0, results: [], leaves: new Mean() });

/** Plays playout number `i` of a candidate; returns its number of decisions. */
function playOn(one: Tried, i: number, { seat, learnt, worlds, reach = 'turn', seed }: Search): number {
  const leaf: Leaf = playout(worlds[i % worlds.length]!, one, seat, learnt, `${seed} ${i}`, reach);
  one.results.push(seat === 'corp' ? leaf.corp : 1 - leaf.corp);
  one.leaves.add(leaf);
  return leaf.decisions;
}
const average = (one: Tried): void => {
  one.chance = one.results.reduce((sum, n) => sum + n, 0) / one.results.length;
};

/**
 * Compares two candidates in the same worlds with the same luck. Gives each `every` playouts at a time while `goesOn` returns true, up to
 * `playouts` for both together.
 */
export function duel(
  one: Candidate,
  other: Candidate,
  search: Search,
  every: number,
  goesOn: (one: Tried, other: Tried) => boolean,
): [Tried, Tried] {
  const pair: [Tried, Tried] = [untried(one), untried(other)];
  for (let i = 0; 2 * i < search.playouts;) {
    for (const until = i + every; i < until; i++) for (const each of pair) playOn(each, i, search);
    pair.forEach(average);
    if (!goesOn(...pair)) break;
  }
  return pair;
}

/**
 * When to drop a candidate early: after `ENOUGH` playouts, if it trails the best by more than `HOPELESS` standard errors; checked every
 * `EVERY` playouts.
 */
const ENOUGH = 12;
const HOPELESS = 3;
const EVERY = 4;
/** Returns the best candidate, followed by those that could still overtake it with more playouts. */
function hopeful(alive: readonly Tried[]): Tried[] {
  const [best, ...others] = [...alive].sort((a, b) => score(b) - score(a));
  return [best!, ...others.filter((one) => score(best!) - score(one) <= HOPELESS * errorOf(best!, one))];
}

/**
 * Runs the playouts and returns the candidates with their results, the best first. Those dropped early have fewer playouts; it stops when
 * one is left. Each round gets an equal part of the playouts and of the decisions, and ends when either is used up. Of candidates with the
 * same move but different follow-ups, only the best is returned.
 */
export function compare(candidates: readonly Candidate[], search: Search): Tried[] {
  const { playouts, decisions = Infinity } = search;
  const all = candidates.map(untried);
  const rounds = Math.ceil(Math.log2(all.length));
  let alive = [...all];
  let done = 0;
  let spent = 0;
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const until = done + Math.max(1, Math.floor(playouts / (rounds * alive.length)));
    while (done < until && (done === 0 || spent < (decisions * (round + 1)) / rounds) && alive.length > 1) {
      for (const one of alive) spent += playOn(one, done, search);
      done++;
      if (done < ENOUGH || done % EVERY !== 0) continue;
      alive.forEach(average);
      alive = hopeful(alive);
    }
    alive.forEach(average);
    const most = Math.ceil(all.length / 2 ** (round + 1));
    alive = alive.sort((a, b) => score(b) - score(a)).slice(0, most);
  }
  const order = new Map(alive.map((one, i) => [one, i]));
  return all
    .sort(
      (a, b) =>
        b.results.length - a.results.length || (order.get(a) ?? 99) - (order.get(b) ?? 99) || score(b) - score(a),
    )
    .filter(({ move }, i) => all.findIndex((one) => one.move === move) === i);
}

/** The standard error of the difference between two candidates' chances, over the playouts both had; Infinity for fewer than two. */
export function errorOf(a: Tried, b: Tried): number {
  const n = Math.min(a.results.length, b.results.length);
  if (n < 2) return Infinity;
  let sum = 0;
  let square = 0;
  for (let i = 0; i < n; i++) {
    const d = a.results[i]! - b.results[i]!;
    sum += d;
    square += d * d;
  }
  const mean = sum / n;
  return Math.sqrt(Math.max(0, square / n - mean * mean) / (n - 1));
}
