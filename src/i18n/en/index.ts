/** All English sentences: one file for each room of the house. */
import { bot } from '../../games/netrunner/words/en/bot.ts';
import { cards } from '../../games/netrunner/words/en/cards.ts';
import { coach } from '../../games/netrunner/words/en/coach.ts';
import { forecast } from '../../games/netrunner/words/en/forecast.ts';
import { glossary } from '../../games/netrunner/words/en/glossary.ts';
import { hud } from './hud.ts';
import { lessons } from '../../games/netrunner/words/en/lessons.ts';
import { log } from '../../games/netrunner/words/en/log.ts';
import { moves } from '../../games/netrunner/words/en/moves.ts';
import { questions } from '../../games/netrunner/words/en/questions.ts';
import { session } from './session.ts';
import { stage } from '../../games/netrunner/words/en/stage.ts';
import { table } from '../../games/netrunner/words/en/table.ts';
import { timing } from '../../games/netrunner/words/en/timing.ts';
import { watch } from './watch.ts';
import { why } from '../../games/netrunner/words/en/why.ts';

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
