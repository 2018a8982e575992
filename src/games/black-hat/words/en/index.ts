/** The English messages of Black Hat, one file for each part of the program. */
import { bot } from './bot.ts';
import { coach } from './coach.ts';
import { commands } from './commands.ts';
import { glossary } from './glossary.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { moves } from './moves.ts';
import { pages } from './pages.ts';
import { questions } from './questions.ts';
import { review } from './review.ts';
import { gameCard } from './game-card.ts';
import { stage } from './stage.ts';
import { table } from './table.ts';
import { timing } from './timing.ts';
import { watch } from './watch.ts';
import { why } from './why.ts';

export const en: Record<string, string> = {
  ...bot,
  ...coach,
  ...commands,
  ...glossary,
  ...lessons,
  ...log,
  ...moves,
  ...pages,
  ...questions,
  ...review,
  ...gameCard,
  ...stage,
  ...table,
  ...timing,
  ...watch,
  ...why,
};
