/** What clicks, cards, counters and the like that card text gives or takes are worth to each side, in credits. */
import type { Seat } from '../../rules/model.ts';
import type { GainKind } from './gains.ts';

export type Prices = Readonly<Record<GainKind, number>>;

/** The worth, in a typical position and in credits, of each kind of thing that card text gives or takes: to the Corp, and to the Runner. */
const PAIRS: Record<GainKind, [corp: number, runner: number]> = {
  corpCredits: [1, -0.45],
  runnerCredits: [-0.35, 1],
  corpClicks: [1.3, -0.6],
  runnerClicks: [-0.9, 1.3],
  corpCards: [0.9, -0.2],
  runnerCards: [-0.2, 0.95],
  corpFinds: [2.6, -0.5],
  runnerFinds: [-0.5, 2.3],
  corpInstalls: [1.1, -0.4],
  runnerInstalls: [-0.4, 1.2],
  fodder: [-0.1, 0.12],
  corpLosses: [-2.8, 2.8],
  runnerLosses: [3, -3.5],
  corpOrder: [0.6, -0.3],
  runnerOrder: [-0.1, 0.35],
  corpPoints: [9, -8],
  runnerPoints: [-9, 9],
  corpHand: [1, -0.1],
  runnerHand: [-0.2, 0.8],
  tags: [2, -3],
  badPublicity: [-1.6, 1.2],
  damage: [1.4, -1.8],
  brain: [2, -4],
  advancement: [1.6, -0.8],
  milled: [-0.6, 1],
  looks: [-0.4, 0.5],
  accesses: [-2.4, 2.6],
  runs: [-0.5, 1.2],
  stops: [4, -4],
  passes: [-2, 2.4],
  strength: [0.6, -0.7],
  memory: [-0.2, 0.9],
  link: [-0.2, 0.4],
  counters: [-0.3, 0.8],
  purged: [0.7, -0.8],
  guarded: [3, -3],
};

const side = (at: 0 | 1): Record<GainKind, number> =>
  Object.fromEntries(Object.entries(PAIRS).map(([thing, pair]) => [thing, pair[at]])) as Record<GainKind, number>;

/** For each side, what each kind of thing is worth to it in a typical position, in credits. */
export const USUAL: Record<Seat, Prices> = { corp: side(0), runner: side(1) };
