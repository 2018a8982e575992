/** The English messages of Infiltration, one file for each part of the program. */
export * from './bot.ts';
export * from './cards.ts';
export * from './coach.ts';
export * from './commands.ts';
export * from './glossary.ts';
export * from './lessons.ts';
export * from './log.ts';
export * from './moves.ts';
export * from './pages.ts';
export * from './questions.ts';
export * from './game-card.ts';
export * from './stage.ts';
export * from './table.ts';
export * from './timing.ts';
export * from './watch.ts';
export * from './why.ts';
