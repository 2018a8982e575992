/** Creates the bot that plays a seat in a match. It runs in a web worker, or in the main thread where workers are missing. */
import { createBot } from '../../../bots/client.ts';
import type { Bot } from '../../../core/bot.ts';
import { startBotWorker } from './bot-worker.ts';
import type { Level } from '../bot/levels.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';

/** Longest answer of a level before the device counts as slow, ms. */
const LIMITS: Record<string, number> = { strong: 250, expert: 1_000 };

/** Time within which a level that searches answers a question asked in secret, ms, on a phone up to eight times as slow as a desk. */
const WITHIN = 600;

/** A bot of this level. `seed` (0 to 2³² − 1) drives only the bot's random choices and is never derived from the game's seed. */
export function createOpponent({ level, seed }: { level: string; seed: number }): Bot<View, Move> {
  const bot = createBot<View, Move>({
    level,
    seed,
    worker: typeof Worker === 'undefined' ? undefined : startBotWorker,
    load: async () => {
      const { decide } = await import('../bot/index.ts');
      return (view, at, botSeed, share) => decide(view, at as Level, botSeed, share);
    },
    pace:
      LIMITS[level] === undefined
        ? undefined
        : {
            now: () => performance.now(),
            limit: LIMITS[level],
            // Opening hands, and questions with one sensible answer, are judged by habit, in no time.
            counts: ({ key }) => key.startsWith('bot.searched'),
          },
  });
  return LIMITS[level] === undefined ? bot : { ...bot, within: WITHIN };
}
