/** Creates the bot for one seat of a match, in a web worker or, without worker support, in the main thread. */
import { botsOf } from '../../../bots/client.ts';
import type { Level } from '../bot/index.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';

/** Makes a bot of this level. `seed` (0 to 2³² − 1) drives only the bot's random choices and is never derived from the game's seed. */
export const createOpponent = botsOf<View, Move>({
  worker: () => new Worker(new URL('../bot/worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
  load: async () => {
    const { decide } = await import('../bot/index.ts');
    return (view, level, seed) => decide(view, level as Level, seed);
  },
});
