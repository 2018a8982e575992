/** Starts the bot's worker, for the opponent and for proving puzzles. */

/** A new worker; throws where workers are not allowed. */
export const startBotWorker = (): Worker =>
  new Worker(new URL('../bot/worker.ts', import.meta.url), { type: 'module', name: 'bot' });
