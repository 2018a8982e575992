/** Whether a decision of a game was a mistake, by what its seat could know: another move was better, and still is in worlds made anew. */
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

/** What the first look spends on a decision: playouts, worlds, and how many of the policy's options it tries. */
const FIRST = { playouts: 96, worlds: 24, options: 5 };
/** What a second look at one better move spends at most, and at a time. */
const SECOND = { playouts: 640, worlds: 64, every: 32 };

/** What a decision must have cost to be called so. */
const COSTS: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.07],
  ['inaccuracy', 0.03],
];
const LEAST = 0.03;
/** A challenger that is behind by more after the first look is left out. */
const CLOSE = 0.08;
/** Standard errors by which another move must be better. */
const SURE = 2;

export interface Found {
  grade: Grade;
  lost: number;
  better: Move;
  why: Sentence;
}

/** A move with what it costs against the best. */
export interface Judged {
  move: Move;
  /** of the chance to win, 0 to 1; 0 where it is not clearly worse */
  lost: number;
  /** the best move against this one, and the figures that decide; null where nothing is lost */
  why: Sentence | null;
}

/** Of judging all moves of a decision: playouts that find the best, and those that compare it with each other move. */
const ALL = { playouts: 160, options: 24, each: 96, every: 16 };

/**
 * What each move of the open decision of a view costs; empty for decisions that are not searched. Moves that do the same share a judgement;
 * a move that nobody would think of may have none.
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

/** Whether a duel has shown that the first is better, by more than chance makes. */
const isSure = (a: Tried, b: Tried): boolean =>
  lead(a, b) > SURE * errorOf(a, b) && a.chance - b.chance > SURE * errorOf(a, b);

/** Whether a duel may still show that the first is better by as much as counts. */
const unsettled = (a: Tried, b: Tried): boolean =>
  lead(a, b) + 2 * errorOf(a, b) > LEAST && a.chance + 2 * errorOf(a, b) > b.chance + LEAST;

/** By how much `one` is better than `other`, and the standard error of it; what policy and habits think of them counts, as it does in play. */
const lead = (one: Tried, other: Tried): number => score(one) - score(other);

/**
 * What was wrong with a move made at the open decision of a view; null for nothing, and for decisions that are not searched. `seed`: of all
 * chance in it.
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
  // challengers: the best that the first look has found, and what habit says
  const others = tried.filter((candidate) => candidate !== own);
  const heuristic = others.find(({ move }) => alike(world, move, weighed.move));
  const challengers = new Set([others[0]!, heuristic ?? others[0]!].filter((one) => lead(own, one) < CLOSE));
  // worlds made anew: the best of several looks better than it is in the worlds in which it was chosen
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
