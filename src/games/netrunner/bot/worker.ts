/** The bot's worker: the cards, the rules' reading of them, and the bot. It is sent views and sends back moves. */
import { type Inside, serveBot } from '../../../bots/worker.ts';
import { CARDS } from '../cards/index.ts';
import { registerCards } from '../rules/defs.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { decide } from './index.ts';
import { type Level, LEVELS } from './levels.ts';

registerCards(CARDS);
serveBot<View, Move>(globalThis as unknown as Inside, (view, level, botSeed) =>
  decide(view, Object.hasOwn(LEVELS, level) ? (level as Level) : 'standard', botSeed),
);
