/** One bot game as a replay file. */
import { writeFileSync } from 'node:fs';
import { decide, type Level } from '../../src/games/netrunner/bot/index.ts';
import { simulation } from '../../src/games/netrunner/index.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { HANG, starting } from './arena.ts';
import type { Job } from './worker.ts';

/** Plays a job's game again, move for move, with the bot's reasons, and writes it. Gives a line to print. */
export function writeGame(job: Job, file: string): string {
  const game = simulation;
  const levels: Record<string, string> = { corp: job.corp, runner: job.runner };
  const seedOf = (seat: string): number => job.botSeed + (seat === 'corp' ? 1 : 2);
  const seatPlayer = (seat: string) => ({ who: 'bot' as const, level: levels[seat]!, seed: seedOf(seat) });
  const { state, record } = startRecorded(game, starting(job.seed, job.corpDeck, job.runnerDeck), {
    id: `play-${job.index + 1}`,
    date: '2000-01-01T00:00:00.000Z',
    name: `Game ${job.index + 1}, seed ${job.seed}`,
    seats: { corp: seatPlayer('corp'), runner: seatPlayer('runner') },
  });
  for (let n = 0; n < HANG; n++) {
    const decision = game.decision(state);
    if (!decision) break;
    const view = game.view(state, decision.seat);
    const answer = decide(view, levels[decision.seat] as Level, seedOf(decision.seat));
    record.steps.push(
      playRecorded(game, state, answer.move, view.decision!.moves.length > 1 ? { why: answer.reason } : {}),
    );
  }
  record.result = game.outcome(state);
  const { over } = state.table;
  writeFileSync(file, writeReplay(record));
  return `Game ${job.index + 1}: ${over?.winner ?? 'nobody'} wins (${over?.reason ?? 'not ended'}), ${record.steps.length} moves, written to ${file}`;
}
