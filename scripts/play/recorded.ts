/** Games between two levels of the bot, as records. */
import { decide, type Level } from '../../src/games/netrunner/bot/index.ts';
import { type GameStart, simulation as game } from '../../src/games/netrunner/index.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import type { Replay } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';

/** Plays a game to its end and records it, with the bots' reasons. `seats`: each bot's level, and the seed of its own random choices. */
export function recordGame(
  start: GameStart,
  seats: Readonly<Record<Seat, { level: string; seed: number }>>,
  head: { id: string; date: string; name: string },
): Replay {
  const bots = { corp: { who: 'bot' as const, ...seats.corp }, runner: { who: 'bot' as const, ...seats.runner } };
  const { state, record } = startRecorded(game, start, { ...head, seats: bots });
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    const view = game.view(state, decision.seat);
    const { level, seed } = seats[decision.seat as Seat];
    const { move, reason } = decide(view, level as Level, seed);
    record.steps.push(playRecorded(game, state, move, view.decision!.moves.length > 1 ? { why: reason } : {}));
  }
  record.result = game.outcome(state);
  return record;
}
