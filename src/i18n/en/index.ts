/** The English messages shared by all games. Those of a single game are in the game's folder. */
export * from './commands.ts';
export * from './learn.ts';
export * from './pages.ts';
export * from './review.ts';
export * from './session.ts';
export * from './table.ts';
export * from './watch.ts';
