/** Whether a decision was a mistake, judged by what the seat could know: another move was better, and still is in newly sampled worlds. */
import { sentence, type Reason } from '../../../core/sentence.ts';
import type { Grade } from '../../../replay/analysis.ts';
import { type Weighed, weigh } from '../bot/heuristics.ts';
import { learnt } from '../bot/quick/learnt.ts';
import { leadFor } from '../bot/reasons/index.ts';
import { reasonOf } from '../bot/search/reason.ts';
import { type Candidate, compare, duel, errorOf, score, type Tried } from '../bot/search/root.ts';
import { alike, candidatesFor, isSearched, worldsOf } from '../bot/search/think.ts';
import type { Seat } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { searchedChance } from './chances.ts';

/** Limits of the first search of a decision: playouts, sampled worlds, and how many of the policy's favourite moves it tries. */
const FIRST = { playouts: 96, worlds: 24, options: 5 };
/** Limits of the second search, which confirms one better move: most playouts and worlds, and how many playouts it makes at a time. */
const SECOND = { playouts: 640, worlds: 64, every: 32 };

/** The least chance of winning that a move must lose to get each grade. */
const COSTS: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.07],
  ['inaccuracy', 0.03],
];
const LEAST = 0.03;
/** A move that trails the move made by more than this after the first search is not compared further. */
const CLOSE = 0.08;
/** A move counts as better only if it leads by this many standard errors. */
const SURE = 2;

export interface Found {
  grade: Grade;
  lost: number;
  better: Move;
  why: Reason;
}

/** A legal move, with what it costs compared with the best move. */
export interface Judged {
  move: Move;
  /** chance of winning lost against the best move, 0 to 1; 0 unless this move is clearly worse */
  lost: number;
  /** why the best move is better than this one; null if nothing is lost */
  why: Reason | null;
}

/** Limits for judging all moves of a decision: playouts to find the best move, and playouts to compare each other move with it. */
const ALL = { playouts: 160, options: 24, each: 96, every: 16 };

/**
 * Judges what each move of a view's open decision costs in chance of winning; empty for decisions that the bot does not search. Equivalent
 * moves share a judgement; a move that nobody would consider may have none.
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
  const known: { of: Candidate; lost: number; why: Reason | null }[] = [{ of: best!, lost: 0, why: null }];
  for (const other of others) {
    const [a, b] = duel(best!, other, { ...again, playouts: ALL.each }, ALL.every, unsettled);
    const lost = isSure(a, b) ? searchedChance(a.chance, seat) - searchedChance(b.chance, seat) : 0;
    const why = lost >= LEAST ? comparedWith([a, b], weighed) : null;
    known.push({ of: other, lost: why === null ? 0 : lost, why });
  }
  return decision.moves.flatMap((move) => {
    const found = known.find(({ of }) => alike(world, of.move, move));
    return found === undefined ? [] : [{ move, lost: found.lost, why: found.why }];
  });
}

/** Why the first of two moves is better than the second, which was made or is about to be. */
function comparedWith(pair: readonly [Tried, Tried], weighed: Weighed): Reason {
  const [{ move, chance }, { chance: rival }] = pair;
  const lead = leadFor({ ctx: weighed.ctx, move });
  return {
    ...reasonOf(learnt().value, pair, weighed),
    ...(lead !== null && { lead }),
    numbers: sentence('reason.numbers.played', { chance, rival }),
  };
}

/** Whether playouts have shown that the first of two moves is better, beyond chance. */
const isSure = (a: Tried, b: Tried): boolean =>
  lead(a, b) > SURE * errorOf(a, b) && a.chance - b.chance > SURE * errorOf(a, b);

/** Whether more playouts could still show that the first of two moves is better by enough to count. */
const unsettled = (a: Tried, b: Tried): boolean =>
  lead(a, b) + 2 * errorOf(a, b) > LEAST && a.chance + 2 * errorOf(a, b) > b.chance + LEAST;

/** How far the score of one move is above that of another; scores include the policy's and heuristics' opinion, as in play. */
const lead = (one: Tried, other: Tried): number => score(one) - score(other);

/**
 * Finds what was wrong with a move made at a view's open decision; null if nothing was, or if the bot does not search such decisions.
 * `seed`: for all random numbers.
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
    why: comparedWith([one, other], weighed),
  };
}
