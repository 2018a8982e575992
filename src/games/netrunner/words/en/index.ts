/** The English messages of Netrunner, one file for each part of the program. */
import { bot } from './bot.ts';
import { cards } from './cards/index.ts';
import { coach } from './coach.ts';
import { commands } from './commands.ts';
import { decks } from './decks.ts';
import { forecast } from './forecast.ts';
import { glossary } from './glossary.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { moves } from './moves.ts';
import { pages } from './pages.ts';
import { questions } from './questions.ts';
import { gameCard } from './game-card.ts';
import { review } from './review.ts';
import { stage } from './stage.ts';
import { table } from './table.ts';
import { timing } from './timing.ts';
import { watch } from './watch.ts';
import { why } from './why.ts';

export const en: Record<string, string> = {
  ...bot,
  ...cards,
  ...coach,
  ...commands,
  ...decks,
  ...forecast,
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
