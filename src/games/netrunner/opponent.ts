/** The bot as an opponent in a match: in its worker, or in this thread where there are none. */
import { createBot } from '../../bots/client.ts';
import type { Bot } from '../../core/bot.ts';
import type { Level } from './bot/levels.ts';
import type { Move } from './rules/move.ts';
import type { View } from './rules/view-types.ts';

/** `seed`: the bot's own chance, 0 to 2³² − 1, never made from the game's. */
export function createOpponent({ level, seed }: { level: string; seed: number }): Bot<View, Move> {
  return createBot<View, Move>({
    level,
    seed,
    worker:
      typeof Worker === 'undefined'
        ? undefined
        : () => new Worker(new URL('./bot/worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
    load: async () => {
      const { decide } = await import('./bot/index.ts');
      return (view, at, botSeed) => decide(view, at as Level, botSeed);
    },
  });
}
