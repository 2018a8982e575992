/** Whether a decision was a mistake, judged by what the seat could know: another move was better, and still is in newly sampled worlds. */
import type { Sentence } from '../../../core/game.ts';
import type { Grade } from '../../../replay/analysis.ts';
import { weigh } from '../bot/heuristics.ts';
import { learnt } from '../bot/quick/learnt.ts';
import { reasonOf } from '../bot/search/reason.ts';
import { type Candidate, compare, duel, errorOf, score, type Tried } from '../bot/search/root.ts';
import { alike, candidatesFor, isSearched, worldsOf } from '../bot/search/think.ts';
import type { Seat } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { searchedChance } from './chances.ts';

/** What the first look at a decision uses: playouts, worlds, and how many of the policy's options it tries. */
const FIRST = { playouts: 96, worlds: 24, options: 5 };
/** What a second look at one better move uses: playouts and worlds at most, and playouts at a time. */
const SECOND = { playouts: 640, worlds: 64, every: 32 };

/** How much chance of winning a decision must cost for each grade. */
const COSTS: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.07],
  ['inaccuracy', 0.03],
];
const LEAST = 0.03;
/** A challenger that trails by more than this after the first look is dropped. */
const CLOSE = 0.08;
/** Another move must be better by this many standard errors. */
const SURE = 2;

export interface Found {
  grade: Grade;
  lost: number;
  better: Move;
  why: Sentence;
}

/** A move with its cost compared with the best move. */
export interface Judged {
  move: Move;
  /** chance of winning lost, 0 to 1; 0 unless it is clearly worse */
  lost: number;
  /** compares the best move with this one, with the numbers that decide; null if nothing is lost */
  why: Sentence | null;
}

/** For judging all moves of a decision: playouts to find the best, and to compare it with each other move. */
const ALL = { playouts: 160, options: 24, each: 96, every: 16 };

/**
 * What each move of a view's open decision costs; empty for decisions that are not searched. Equivalent moves share a judgement; a move
 * that nobody would consider may have none.
 */
export function judge(view: View, seed: string): Judged[] {
  const { decision } = view;
  if (!decision || decision.moves.length < 2 || !isSearched(view)) return [];
  const seat = decision.seat as Seat;
  const worlds = worldsOf(view, `${seed} first`, FIRST.worlds);
  const [world] = worlds;
  const weighed = weigh(view, 'standard', seed);
  if (!world || weighed.choices.length === 0) return [];
  const candidates = candidatesFor(view, world, ALL.options, weighed);
  const search = { seat, learnt: learnt(), worlds, playouts: ALL.playouts, seed };
  const [best, ...others] = compare(candidates, search);
  const again = { ...search, worlds: worldsOf(view, `${seed} second`, SECOND.worlds), seed: `${seed} second` };
  const known: { of: Candidate; lost: number; why: Sentence | null }[] = [{ of: best!, lost: 0, why: null }];
  for (const other of others) {
    const [a, b] = duel(best!, other, { ...again, playouts: ALL.each }, ALL.every, unsettled);
    const lost = isSure(a, b) ? searchedChance(a.chance, seat) - searchedChance(b.chance, seat) : 0;
    const why = lost >= LEAST ? reasonOf(learnt().value, seat, [a, b], weighed.title, decision.kind) : null;
    known.push({ of: other, lost: why === null ? 0 : lost, why });
  }
  return decision.moves.flatMap((move) => {
    const found = known.find(({ of }) => alike(world, of.move, move));
    return found === undefined ? [] : [{ move, lost: found.lost, why: found.why }];
  });
}

/** Whether a duel has shown that the first is better, beyond chance. */
const isSure = (a: Tried, b: Tried): boolean =>
  lead(a, b) > SURE * errorOf(a, b) && a.chance - b.chance > SURE * errorOf(a, b);

/** Whether a duel may still show that the first is better by enough to count. */
const unsettled = (a: Tried, b: Tried): boolean =>
  lead(a, b) + 2 * errorOf(a, b) > LEAST && a.chance + 2 * errorOf(a, b) > b.chance + LEAST;

/** How much better `one` is than `other`; includes the policy's and heuristics' opinion, as in play. */
const lead = (one: Tried, other: Tried): number => score(one) - score(other);

/**
 * What was wrong with a move made at a view's open decision; null if nothing, and for decisions that are not searched. `seed`: of all its
 * random numbers.
 */
export function faultIn(view: View, played: Move, seed: string): Found | null {
  const { decision } = view;
  if (!decision || decision.moves.length < 2 || played.do === 'concede' || !isSearched(view)) return null;
  const seat = decision.seat as Seat;
  const worlds = worldsOf(view, `${seed} first`, FIRST.worlds);
  const [world] = worlds;
  if (!world) return null;
  const weighed = weigh(view, 'standard', seed);
  if (weighed.choices.length === 0) return null;
  const candidates = candidatesFor(view, world, FIRST.options, weighed, played);
  const search = { seat, learnt: learnt(), worlds, playouts: FIRST.playouts, seed };
  const tried = compare(candidates, search);
  const isPlayed = ({ move }: Candidate): boolean => alike(world, move, played);
  const own = tried.find(isPlayed);
  if (!own || tried.length < 2) return null;
  // the challengers: the best move of the first look, and the heuristics' choice
  const others = tried.filter((candidate) => candidate !== own);
  const heuristic = others.find(({ move }) => alike(world, move, weighed.move));
  const challengers = new Set([others[0]!, heuristic ?? others[0]!].filter((one) => lead(own, one) < CLOSE));
  // use new worlds: the best of several moves looks better than it is in the worlds in which it was chosen
  const again = {
    ...search,
    worlds: worldsOf(view, `${seed} second`, SECOND.worlds),
    playouts: SECOND.playouts,
    seed: `${seed} second`,
  };
  const [sure] = [...challengers]
    .map((challenger) => duel(challenger, own, again, SECOND.every, unsettled))
    .filter(([a, b]) => isSure(a, b))
    .sort(([a, x], [b, y]) => b.chance - y.chance - (a.chance - x.chance));
  if (sure === undefined) return null;
  const [one, other] = sure;
  const lost = searchedChance(one.chance, seat) - searchedChance(other.chance, seat);
  const grade = COSTS.find(([, cost]) => lost >= cost)?.[0];
  if (grade === undefined) return null;
  return {
    grade,
    lost,
    better: one.move,
    why: reasonOf(learnt().value, seat, [one, other], weighed.title, decision.kind),
  };
}
