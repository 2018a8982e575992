/** Creates the bot that plays a seat in a match. It runs in a web worker, or in the main thread if there are no workers. */
import { createBot } from '../../../bots/client.ts';
import type { Bot } from '../../../core/bot.ts';
import { startBotWorker } from './bot-worker.ts';
import type { Level } from '../bot/levels.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';

/** If an answer takes a level longer than this, in ms, the device counts as slow. */
const LIMITS: Record<string, number> = { strong: 250, expert: 1_000 };

/** Time in ms for a level that searches to answer a secret question, even on a phone eight times as slow as a desktop. */
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
            // Answers from heuristics (opening hands, questions with one sensible answer) take no time, so they are not counted.
            counts: ({ key }) => key.startsWith('bot.searched'),
          },
  });
  return LIMITS[level] === undefined ? bot : { ...bot, within: WITHIN };
}
