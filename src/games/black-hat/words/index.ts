/** The messages of Black Hat by language, for `useWords`. */
import { type GameWords, joined } from '../../../i18n/index.ts';
import bot from '../locales/en/bot.json';
import coach from '../locales/en/coach.json';
import commands from '../locales/en/commands.json';
import gameCard from '../locales/en/game-card.json';
import glossary from '../locales/en/glossary.json';
import lessons from '../locales/en/lessons.json';
import log from '../locales/en/log.json';
import moves from '../locales/en/moves.json';
import pages from '../locales/en/pages.json';
import questions from '../locales/en/questions.json';
import review from '../locales/en/review.json';
import stage from '../locales/en/stage.json';
import table from '../locales/en/table.json';
import timing from '../locales/en/timing.json';
import watch from '../locales/en/watch.json';
import why from '../locales/en/why.json';

export const words: GameWords = {
  en: joined({
    bot,
    coach,
    commands,
    gameCard,
    glossary,
    lessons,
    log,
    moves,
    pages,
    questions,
    review,
    stage,
    table,
    timing,
    watch,
    why,
  }),
};
