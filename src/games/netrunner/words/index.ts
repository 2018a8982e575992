/** The messages of Netrunner by language, for `useWords`. */
import { type GameWords, joined } from '../../../i18n/index.ts';
import bot from '../locales/en/bot.json';
import coach from '../locales/en/coach.json';
import commands from '../locales/en/commands.json';
import decks from '../locales/en/decks.json';
import forecast from '../locales/en/forecast.json';
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
import adam from '../locales/en/cards/adam.json';
import anarch from '../locales/en/cards/anarch.json';
import apex from '../locales/en/cards/apex.json';
import criminal from '../locales/en/cards/criminal.json';
import haasBioroid from '../locales/en/cards/haas-bioroid.json';
import jinteki from '../locales/en/cards/jinteki.json';
import nbn from '../locales/en/cards/nbn.json';
import neutral from '../locales/en/cards/neutral.json';
import practice from '../locales/en/cards/practice.json';
import shaper from '../locales/en/cards/shaper.json';
import sunny from '../locales/en/cards/sunny.json';
import weyland from '../locales/en/cards/weyland.json';

export const words: GameWords = {
  en: joined({
    bot,
    coach,
    commands,
    decks,
    forecast,
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
    adam,
    anarch,
    apex,
    criminal,
    haasBioroid,
    jinteki,
    nbn,
    neutral,
    practice,
    shaper,
    sunny,
    weyland,
  }),
};
