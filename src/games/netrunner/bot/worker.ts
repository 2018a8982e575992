/**
 * Entry of the bot's web worker: registers the cards, then answers each view it is sent with a move. What was learnt, and what searches, is
 * fetched when a level first needs it; until it can be, that level answers by habit.
 */
import { type Inside, serveBot } from '../../../bots/worker.ts';
import { CARDS } from '../cards/index.ts';
import { registerCards } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { weigh } from './habits.ts';
import { type Level, LEVELS } from './levels.ts';

registerCards(CARDS);
serveBot<View, Move>(globalThis as unknown as Inside, async (view, given, botSeed, share) => {
  const level: Level = Object.hasOwn(LEVELS, given) ? (given as Level) : 'standard';
  const { habit, learnt } = LEVELS[level];
  const search = learnt ? await import('./index.ts').catch(() => null) : null;
  return search ? search.decide(view, level, botSeed, share) : weigh(view, habit, botSeed);
});
