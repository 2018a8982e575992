/**
 * Compares a few moves by playing each on in the same imagined worlds with the same luck; the worse half is left after each round, until one
 * is left. What the seat may not know is in none of the worlds but by chance, so its answer follows from its view and the seed alone.
 */
import type { Seat, State } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { Minds } from '../quick/policy.ts';
import type { Play } from '../../rules/play.ts';
import { type Leaf, type Learnt, Mean, playout, type Reach } from './playout.ts';

/** A move that is compared with others. */
export interface Candidate {
  move: Move;
  /** what policy and habits think of it, as a chance to win: it decides where playouts hardly differ */
  bonus: number;
  /** what the seat settles with it in an encounter going on */
  begin?: (minds: Minds, game: Play) => void;
  /** the seat's next action of the same turn, if it is legal then; left out for whatever the policy makes of it */
  then?: Move;
  /** code of the card that the seat takes when the move lets it look for one; left out for whatever the policy takes */
  finds?: string;
}

/** What a candidate came to. */
export interface Tried extends Candidate {
  /** the seat's chance to win after it, 0–1, mean of its playouts */
  chance: number;
  /** each playout's result, by its number: the same number is the same world with the same luck */
  results: number[];
  leaves: Mean;
}

export interface Search {
  seat: Seat;
  learnt: Learnt;
  /** playouts beyond their number use them again, with other luck */
  worlds: readonly State[];
  /** playouts of all candidates together */
  playouts: number;
  /** decisions in all of them together, after which no more are begun; left out: as many as it takes */
  decisions?: number | undefined;
  reach?: Reach;
  seed: string;
}

/** What a candidate is ranked by. */
export const score = ({ chance, bonus }: Tried): number => chance + bonus;

const untried = (one: Candidate): Tried => ({ ...one, chance: 0, results: [], leaves: new Mean() });

/** Plays a candidate on for one more playout, number `i`; returns how many decisions it took. */
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
 * Two candidates in the same worlds with the same luck, `every` playouts each at a time, up to `playouts` of both together, for as long as
 * `goesOn` says that their difference is worth it.
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

/** Playouts of each before one may be given up as hopeless, by how many standard errors it must then trail the best, and how often that is looked at. */
const ENOUGH = 12;
const HOPELESS = 3;
const EVERY = 4;
/** Those that more playouts could still make the best, the best first. */
function hopeful(alive: readonly Tried[]): Tried[] {
  const [best, ...others] = [...alive].sort((a, b) => score(b) - score(a));
  return [best!, ...others.filter((one) => score(best!) - score(one) <= HOPELESS * errorOf(best!, one))];
}

/**
 * Candidates with what they came to, the best first; those left early have fewer playouts, and no more are made once one is left. Each round has
 * an equal part of the playouts and of the decisions, and ends with whichever of the two is used up first. Of candidates that make the same
 * move and differ in what follows it, only the best is told of.
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

/** The standard error of the difference between two candidates, over the playouts that both had; Infinity with fewer than two. */
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
