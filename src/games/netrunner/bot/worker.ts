/** Entry of the bot's web worker: registers the cards, then answers each view it is sent with a move. */
import { type Inside, serveBot } from '../../../bots/worker.ts';
import { CARDS } from '../cards/index.ts';
import { registerCards } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { decide } from './index.ts';
import { type Level, LEVELS } from './levels.ts';

registerCards(CARDS);
serveBot<View, Move>(globalThis as unknown as Inside, (view, level, botSeed, share) =>
  decide(view, Object.hasOwn(LEVELS, level) ? (level as Level) : 'standard', botSeed, share),
);
