/** All English sentences: one file for each room of the house. */
import { bot } from './bot.ts';
import { cards } from './cards.ts';
import { coach } from './coach.ts';
import { forecast } from './forecast.ts';
import { glossary } from './glossary.ts';
import { hud } from './hud.ts';
import { lessons } from './lessons.ts';
import { log } from './log.ts';
import { moves } from './moves.ts';
import { questions } from './questions.ts';
import { session } from './session.ts';
import { stage } from './stage.ts';
import { table } from './table.ts';
import { timing } from './timing.ts';
import { watch } from './watch.ts';
import { why } from './why.ts';

export const en: Record<string, string> = {
  ...bot,
  ...cards,
  ...coach,
  ...forecast,
  ...glossary,
  ...hud,
  ...lessons,
  ...log,
  ...moves,
  ...questions,
  ...session,
  ...stage,
  ...table,
  ...timing,
  ...watch,
  ...why,
};
