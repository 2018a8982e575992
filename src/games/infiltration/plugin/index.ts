/** Infiltration's plugin: everything the app loads when it opens the game. */
import type { GamePlugin } from '../../../app/plugin.ts';
import { sentence } from '../../../core/sentence.ts';
import type { MatchOption } from '../../../hud/contract/match-options.ts';
import '../hud/styles/index.css';
import { coachBy } from '../../../hud/contract/advice.ts';
import { termNames } from '../../../hud/components/words/terms.ts';
import type { Level } from '../bot/index.ts';
import { drawPicture } from './faces.ts';
import { resultWords } from '../hud/over.ts';
import { infiltrationUi } from '../hud/ui.tsx';
import { infiltration, simulation } from '../index.ts';
import { LESSONS } from '../lessons/list.ts';
import { createOpponent } from './opponent.ts';
import { seatsOf } from '../rules/start.ts';
import { SHIPPED } from './shipped.ts';
import { sprite } from '../sound/index.ts';
import { openTable } from './stage.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import glossary from '../locales/en/glossary.json';
import { withWords } from '../../../i18n/late.ts';
import { words } from '../words/index.ts';
import { late } from '../words/late/index.ts';

/** The levels of the bot, easiest first. */
const LEVELS: readonly Level[] = ['easy', 'standard', 'hard'];

const SWITCH = ['off', 'on'];
/** The options of a match that players choose on the set-up page; a first game leaves every on/off option off. */
const CHOICES: readonly MatchOption[] = [
  { id: 'players', values: ['2', '3', '4', '5', '6'], usual: '4', seats: true },
  {
    id: 'pairs',
    values: SWITCH,
    usual: 'off',
    barred: ({ players }) => (players === '2' ? null : sentence('setup.pairs.barred')),
  },
  { id: 'extract', values: SWITCH, usual: 'off' },
];

export const plugin: GamePlugin<InfiltrationTypes> = {
  words,
  game: infiltration,
  simulation,
  ui: infiltrationUi,
  levels: LEVELS,
  choices: () => CHOICES,
  options: (seed, _prefs, chosen) => ({
    seed,
    players: Number(chosen['players']),
    pairs: chosen['pairs'] === 'on',
    extract: chosen['extract'] === 'on',
  }),
  seats: seatsOf,
  alike: true,
  bot: createOpponent,
  reasonWords: late.reasons,
  resultWords,
  shipped: SHIPPED,
  lessons: {
    list: LESSONS,
    terms: termNames(glossary),
    load: async () => (await withWords(import('../lessons/index.ts'), late.lessons())).lessonRoom(),
  },
  async coach() {
    const coach = await withWords(import('../coach/index.ts'), late.coach());
    return coachBy(coach.advise, coach);
  },
  openStage: openTable,
  drawArt: drawPicture,
  sprite,
};
