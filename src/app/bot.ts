/** A bot that thinks on the page itself. */
import { type Bot, BotStopped } from '../core/bot.ts';
import { type Level, decide } from '../games/netrunner/bot/index.ts';
import type { Move, View } from '../games/netrunner/index.ts';

/** A bot of a level with a chance of its own; `seed` is not the game's. */
export function directBot({ level, seed }: { level: Level; seed: number }): Bot<View, Move> {
  return {
    async decide(view, signal) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (signal?.aborted) throw new BotStopped();
      return decide(view, level, seed);
    },
    close: () => undefined,
  };
}
