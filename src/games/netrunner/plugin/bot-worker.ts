/** Starts the bot's worker, for the opponent and for what is proved in it. */

/** A worker of its own; throws where workers are not allowed. */
export const startBotWorker = (): Worker =>
  new Worker(new URL('../bot/worker.ts', import.meta.url), { type: 'module', name: 'bot' });
