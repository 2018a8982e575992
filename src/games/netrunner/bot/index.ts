/**
 * A fair bot: it sees a view, picks one of its legal moves and says why. It cannot access the game's state or a clock, and its only
 * randomness is its own seed: the same view, level and seed give the same move on every machine.
 */
import { OPEN_KINDS } from '../rules/decision.ts';
import type { View } from '../rules/view-types.ts';
import { type Answer, weigh } from './heuristics.ts';
import { type Level, LEVELS } from './levels.ts';
import { learnt as known } from './quick/learnt.ts';
import { click } from './search/click.ts';
import { think } from './search/think.ts';
import { beliefOf } from './worlds/belief.ts';

export type { Level } from './levels.ts';
export type { Answer } from './heuristics.ts';

/** However slow the device is, a search gets at least this many playouts and may make at least this many decisions in them. */
const LEAST = { playouts: 16, decisions: 1000 };
/** Most playouts for a decision that may be secret: the bot must make it before the next fixed time at which others see what followed. */
const MOST_IN_SECRET = 32;

/**
 * Decides for the deciding seat of `view`. Throws if the view has no open decision. `botSeed`: seed of the bot's own random numbers,
 * separate from the game's. `share`: how much of the level's usual search to do, below 1 on a slow device.
 */
export function decide(view: View, level: Level, botSeed: number | string, share = 1): Answer {
  const { heuristic, learnt, believes, effort } = LEVELS[level];
  const weighed = weigh(view, heuristic, botSeed, believes ? beliefOf(view, known().belief) : null);
  const plain = (): Answer => ({ move: weighed.move, reason: weighed.reason });
  if (weighed.choices.length === 0) return plain();
  if (effort === null) return (learnt && click(view, botSeed, weighed)) || plain();
  const thought = think(view, { ...effort, ...budget(view, effort, share) }, botSeed, weighed);
  return thought ? { move: thought.move, reason: thought.reason } : plain();
}

/** Returns how many playouts, and how many decisions in them, a search gets for the view's open decision. */
export function budget(
  { decision, viewer }: Pick<View, 'decision' | 'viewer'>,
  effort: Readonly<{ playouts: number; decisions: number }>,
  share: number,
): { playouts: number; decisions: number } {
  const inSecret = viewer === 'corp' && decision !== null && !OPEN_KINDS.has(decision.kind);
  const playouts = inSecret ? Math.min(MOST_IN_SECRET, effort.playouts) : effort.playouts;
  return {
    playouts: Math.max(LEAST.playouts, Math.round(playouts * share)),
    decisions: Math.max(LEAST.decisions, effort.decisions * share),
  };
}
