/** Black Hat's plugin: everything the app loads when it opens the game. */
import type { GamePlugin } from '../../../app/plugin.ts';
import { sentence } from '../../../core/sentence.ts';
import type { MatchOption } from '../../../hud/contract/match-options.ts';
import '../hud/styles/index.css';
import type { Level } from '../bot/index.ts';
import { coachBy } from '../../../hud/contract/advice.ts';
import { termNames } from '../../../hud/components/words/terms.ts';
import { resultWords } from '../hud/over.ts';
import { blackHatUi } from '../hud/ui.tsx';
import { drawPicture } from './faces.ts';
import { blackHat, simulation } from '../index.ts';
import { createOpponent } from './opponent.ts';
import { LESSONS } from '../lessons/list.ts';
import { seatsOf } from '../rules/start.ts';
import { SHIPPED } from './shipped.ts';
import { sprite } from '../sound/index.ts';
import { openTable } from './stage.ts';
import type { BlackHatTypes } from '../game-types.ts';
import glossary from '../locales/en/glossary.json';
import { withWords } from '../../../i18n/late.ts';
import { words } from '../words/index.ts';
import { late } from '../words/late/index.ts';

/** The levels of the bot, easiest first. */
const LEVELS: readonly Level[] = ['easy', 'standard', 'hard'];

const SWITCH = ['off', 'on'];
/** What can be chosen before a match. The usual values suit a first game. */
const CHOICES: readonly MatchOption[] = [
  { id: 'players', values: ['2', '3', '4', '5', '6'], usual: '3', seats: true },
  { id: 'tiles', values: ['0', '1', '2', '3', '4', '5'], usual: '0' },
  {
    id: 'tracer',
    values: SWITCH,
    usual: 'off',
    barred: ({ players }) => (players === '2' ? sentence('setup.tracer.barred') : null),
  },
  { id: 'asset', values: SWITCH, usual: 'off' },
  { id: 'status', values: SWITCH, usual: 'off' },
  { id: 'sprung', values: SWITCH, usual: 'off' },
  { id: 'trim', values: SWITCH, usual: 'on' },
  { id: 'hat', values: ['turned', 'shuffled'], usual: 'turned' },
];

export const plugin: GamePlugin<BlackHatTypes> = {
  words,
  game: blackHat,
  simulation,
  ui: blackHatUi,
  levels: LEVELS,
  choices: () => CHOICES,
  options: (seed, _prefs, chosen) => ({
    seed,
    players: Number(chosen['players']),
    tiles: Number(chosen['tiles']),
    trim: chosen['trim'] === 'on',
    hat: chosen['hat'] === 'shuffled' ? 'shuffled' : 'turned',
    tracer: chosen['tracer'] === 'on',
    secretAsset: chosen['asset'] === 'on',
    status: chosen['status'] === 'on',
    sprung: chosen['sprung'] === 'on',
  }),
  // The Robot's seat has no player of its own; the others play its hand.
  seats: (options) => seatsOf(options).filter((seat) => seat !== 'robot'),
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
