/** Black Hat's plugin: everything the app loads when the game is opened. */
import type { GamePlugin } from '../../app/plugin.ts';
import './hud/styles/index.css';
import type { Level } from './bot/index.ts';
import { resultWords } from './hud/over.ts';
import { blackHatUi } from './hud/ui.tsx';
import { blackHat, simulation } from './index.ts';
import { createOpponent } from './opponent.ts';
import { sprite } from './sound/index.ts';
import type { BlackHatTypes } from './types.ts';
import { words } from './words/index.ts';

/** The levels of the bot, easiest first. */
const LEVELS: readonly Level[] = ['easy', 'standard', 'hard'];

export const plugin: GamePlugin<BlackHatTypes> = {
  words,
  game: blackHat,
  simulation,
  ui: blackHatUi,
  seats: ['red', 'blue', 'green'],
  levels: LEVELS,
  options: (seed) => ({
    seed,
    players: 3,
    tiles: 0,
    trim: true,
    hat: 'turned',
    tracer: false,
    secretAsset: false,
    status: false,
    sprung: false,
  }),
  bot: createOpponent,
  resultWords,
  shipped: [],
  drawArt: null,
  sprite,
};
