/** Creates the bot that plays a seat in a match. It runs in a web worker, or in the main thread if there are no workers. */
import { botsOf } from '../../../bots/client.ts';
import type { Bot } from '../../../core/bot.ts';
import type { Reason } from '../../../core/sentence.ts';
import { startBotWorker } from './bot-worker.ts';
import type { Level } from '../bot/levels.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';

/** For each level of the bot, the time in ms that an answer may take; if it takes longer, the device counts as slow. */
const LIMITS: Record<string, number> = { strong: 250, expert: 1_000 };

/** Time in ms that a level that searches needs at most for a secret decision, even on a phone eight times as slow as a desktop. */
const WITHIN = 600;

const botOf = botsOf<View, Move>({
  worker: startBotWorker,
  load: async () => {
    const { decide } = await import('../bot/index.ts');
    return (view, at, botSeed, share) => decide(view, at as Level, botSeed, share);
  },
});

/** Creates a bot of this level. `seed` (0 to 2³² − 1) drives only the bot's random choices and is never derived from the game's seed. */
export function createOpponent({ level, seed }: { level: string; seed: number }): Bot<View, Move> {
  const limit = LIMITS[level];
  if (limit === undefined) return botOf({ level, seed });
  // Answers from heuristics (opening hands, questions with one sensible answer) take no time, so they are not counted.
  const counts = ({ numbers }: Reason): boolean => numbers !== undefined;
  return { ...botOf({ level, seed, pace: { now: () => performance.now(), limit, counts } }), within: WITHIN };
}
