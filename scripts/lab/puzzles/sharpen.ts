/** Turns a spot into a puzzle, if possible, by reducing clicks and credits until only one first move reaches the goal. */
import { weigh } from '../../../src/games/netrunner/bot/heuristics.ts';
import type { SetupIn } from '../../../src/games/netrunner/notation/setup-schema.ts';
import { notate } from '../../../src/games/netrunner/notation/notate.ts';
import { simulation } from '../../../src/games/netrunner/index.ts';
import type { Aim } from '../../../src/games/netrunner/puzzles/aims.ts';
import { begun, lineOf, uncounted } from '../../../src/games/netrunner/puzzles/line.ts';
import { openProof, type Proof } from '../../../src/games/netrunner/puzzles/proof.ts';
import type { Puzzle } from '../../../src/games/netrunner/puzzles/puzzle.ts';
import type { Theme } from '../../../src/games/netrunner/puzzles/themes.ts';
import { simulationPort } from '../../../src/games/netrunner/rules/charts.ts';
import type { Seat, State } from '../../../src/games/netrunner/rules/model.ts';
import { playOf } from '../../../src/games/netrunner/rules/play.ts';

/** A puzzle without its place in the list. */
export type Found = Omit<Puzzle, 'id' | 'picture'> & { cruxes: number; looked: number; game: number; naive: number };

/** One attempt to make a puzzle from a spot. */
export interface Try {
  seat: Seat;
  theme: Theme;
  aim: Aim;
  setup: SetupIn;
  before: string[];
  game: number;
  /** the most positions a proof may visit */
  most: number;
  /** the least number of other first moves */
  others: number;
}

/** The set-up with other clicks or credits of a seat. */
export const withStats = (setup: SetupIn, seat: Seat, stats: { clicks?: number; credits?: number }): SetupIn => ({
  ...setup,
  [seat]: { ...setup[seat], ...stats },
});

const begin = (one: Try): State => begun({ setup: one.setup as never, seat: one.seat, before: one.before });

function forcedIn(one: Try): boolean | null {
  try {
    return openProof(one.seat, one.aim, one.most).forced(begin(one));
  } catch {
    return null;
  }
}

/** The attempt with the fewest credits with which the goal can be forced, at most four more than the seat has; null if it cannot. */
export function tightened(one: Try): Try | null {
  const at = (credits: number): Try => ({ ...one, setup: withStats(one.setup, one.seat, { credits }) });
  const have = one.setup[one.seat]?.credits ?? 0;
  const now = forcedIn(one);
  if (now === null || (!now && forcedIn(at(have + 4)) !== true)) return null;
  let [low, high] = now ? [-1, have] : [have, have + 4];
  while (high - low > 1) {
    const mid = Math.floor((low + high) / 2);
    if (forcedIn(at(mid)) === true) high = mid;
    else low = mid;
  }
  return at(high);
}

/** In how many of `times` games this heuristic bot reaches the goal, against the replies that resist longest. */
function reached(state: State, seat: Seat, proof: Proof, heuristic: 'newcomer' | 'standard', times: number): number {
  let n = 0;
  for (let i = 0; i < times; i++) {
    const copy = simulation.copy(state);
    for (let k = 0; k < 300; k++) {
      const verdict = proof.verdict(copy);
      if (verdict !== null) {
        n += Number(verdict);
        break;
      }
      const decides = simulation.decision(copy)!.seat;
      const own = decides === seat;
      const move = own ? weigh(simulation.view(copy, seat), heuristic, `${i}`).move : proof.reply(copy);
      simulation.play(copy, move);
      if (own && proof.forced(copy) === false) break;
    }
  }
  return n;
}

/** The first moves that reach the goal, as sentences without copy numbers, and the number of other first moves; null if unknown. */
export function firsts(state: State, proof: Proof): { good: string[]; others: number } | null {
  const game = playOf(state, simulationPort(), null);
  const good = proof.good(state);
  if (good === null) return null;
  const names = new Set(good.map((move) => uncounted(notate(game, move))));
  const all = new Set(simulation.moves(state).map((move) => uncounted(notate(game, move))));
  return { good: [...names], others: all.size - names.size };
}

/** Whether a puzzle needs no thought: every bot finds it, or it repeats one move. */
const isPlain = (naive: number, cruxes: number, solution: readonly string[]): boolean =>
  naive > 0.9 ||
  cruxes === 0 ||
  (naive > 0.5 &&
    solution.length > 1 &&
    new Set(solution.map((one) => one.split(' ')[1])).size <= 2 &&
    solution[0]!.includes(': advance'));

/** The puzzle of an attempt; null if the goal cannot be forced, several first moves force it, or there are too few other first moves. */
export function made(one: Try): Found | null {
  const state = begin(one);
  const proof = openProof(one.seat, one.aim, one.most);
  if (proof.verdict(state) !== null || proof.forced(state) !== true) return null;
  const first = firsts(state, proof);
  if (first === null || first.good.length !== 1 || first.others < one.others) return null;
  const line = lineOf(state, one.seat, proof);
  if (line === null || line.solution.length > 14) return null;
  const looked = proof.looked();
  const naive = (reached(state, one.seat, proof, 'newcomer', 4) + reached(state, one.seat, proof, 'standard', 4)) / 8;
  const { cruxes, solution } = line;
  if (one.before.length > 0 || one.theme === 'bluff' ? cruxes === 0 : isPlain(naive, cruxes, solution)) return null;
  // ice in front of an agenda that every heuristic bot rezzes makes no puzzle
  if (one.before.length > 0 && naive === 1) return null;
  const rating = Math.round(750 + 650 * (1 - naive) + 55 * Math.min(cruxes, 8) + 60 * Math.log2(1 + first.others));
  const { seat, theme, aim, setup, before, game } = one;
  return {
    ...{ seat, theme, aim, setup: setup as never, before },
    solution: solution.length > 0 ? solution : [`${seat}: pass`],
    ...{ hidden: {}, explains: [], sure: 1, rival: 0, others: first.others, rating: Math.min(2400, rating) },
    ...{ cruxes, looked, game, naive },
  };
}
