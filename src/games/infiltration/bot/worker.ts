/** Entry of the bot's web worker: replies to each view with a move. */
import { type Inside, serveBot } from '../../../bots/worker.ts';
import '../register.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import { decide, type Level, LEVELS } from './index.ts';
import { temperamentOf } from './temper.ts';

serveBot<View, Move>(globalThis as unknown as Inside, (view, level, botSeed) =>
  decide(
    view,
    LEVELS.includes(level as Level) ? (level as Level) : 'standard',
    temperamentOf(view.decision?.seat ?? ''),
    botSeed,
  ),
);
