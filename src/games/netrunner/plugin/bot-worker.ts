/** Starts the web worker in which the bot plays as the opponent and proves puzzles. */

/** Starts a new worker; throws where workers are not allowed. */
export const startBotWorker = (): Worker =>
  new Worker(new URL('../bot/worker.ts', import.meta.url), { type: 'module', name: 'bot' });
