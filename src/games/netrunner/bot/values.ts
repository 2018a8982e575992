/** How much points, credits and cards are worth, in credits: one scale for all decisions of both sides. */
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import type { Weights } from './calculator/types.ts';
import { TUNE } from './tuning.ts';

/** Worth of winning the game, in credits. */
export const GAME = 100;

/** Worth of having this many agenda points; grows faster towards `toWin`. */
function standing(points: number, toWin: number): number {
  if (points >= toWin) return GAME;
  const part = Math.max(0, points) / toWin;
  return TUNE.pointsStraight * part + TUNE.pointsBent * part * part;
}

/** Worth to `seat` of an agenda with this many points. */
export function pointsWorth(view: View, seat: Seat, points: number): number {
  const have = seat === 'corp' ? view.corp.points : view.runner.points;
  return standing(have + points, view.toWin) - standing(have, view.toWin);
}

/** Worth of one more credit to a side that has this many credits. */
function creditWorth(credits: number): number {
  if (credits < 3) return 1.3;
  if (credits < 6) return 1.15;
  if (credits < 10) return 1;
  if (credits < 15) return 0.8;
  if (credits < 22) return 0.6;
  return 0.4;
}

/** Worth of gaining `n` credits (or losing them, if negative) for a side that has `credits` of them. */
export function money(credits: number, n: number): number {
  let sum = 0;
  if (n >= 0) for (let i = 0; i < n; i++) sum += creditWorth(credits + i);
  else for (let i = 1; i <= -n; i++) sum -= creditWorth(Math.max(0, credits - i));
  return sum;
}

/** Cost of losing one card from a grip of this size: the smaller the grip, the higher. */
function cardCost(grip: number): number {
  if (grip <= 1) return TUNE.grip1;
  if (grip === 2) return TUNE.grip2;
  if (grip === 3) return TUNE.grip3;
  return grip === 4 ? TUNE.grip4 : TUNE.grip5;
}

/** As `money`, but for the Corp, which values its first eight credits more because it must be able to rez. */
export function corpMoney(credits: number, n: number): number {
  let sum = 0;
  const one = (at: number): number => creditWorth(at) * (at < 8 ? TUNE.needy : 1);
  if (n >= 0) for (let i = 0; i < n; i++) sum += one(credits + i);
  else for (let i = 1; i <= -n; i++) sum -= one(Math.max(0, credits - i));
  return sum;
}

/** Cost of losing `n` cards from a grip of this size. */
export function cardsCost(grip: number, n: number): number {
  let sum = 0;
  for (let i = 0; i < n && grip - i > 0; i++) sum += cardCost(grip - i);
  return sum;
}

/** Returns what the run calculator counts credits, cards, clicks, tags and so on as worth to the Runner in this view. */
export function runnerWeights(view: View): Weights {
  return {
    credit: creditWorth(Math.max(0, view.runner.credits - 2)),
    cards: cardsCost,
    click: TUNE.runClick,
    tag: TUNE.runTag,
    program: TUNE.runProgram,
    brain: 6,
    game: GAME,
    nuisance: 1,
    corpCredit: TUNE.corpRez,
  };
}
