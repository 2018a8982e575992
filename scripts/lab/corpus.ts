/**
 * Records the games of tests/corpus/records/rules-<version> that are not there, bot against bot, with today's rules. A record of rules not
 * released yet is removed by hand to be made again; released ones stay as they are: raise RULES_VERSION and run this for the next one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { RULES_VERSION, simulation } from '../../src/games/netrunner/index.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { asked } from './support/entry.ts';

asked({});

const GAMES = [
  { seed: 'corpus-1', corp: 'standard', runner: 'standard' },
  { seed: 'corpus-2', corp: 'standard', runner: 'newcomer' },
  // the first in format 2 of the file
  { seed: 'corpus-3', corp: 'newcomer', runner: 'standard' },
] as const;

const game = simulation;
const folder = join('tests', 'corpus', 'records', `rules-${RULES_VERSION}`);
mkdirSync(folder, { recursive: true });
for (const { seed, ...levels } of GAMES) {
  const file = join(folder, `${seed}.replay.json`);
  if (existsSync(file)) continue;
  const { state, record } = startRecorded(
    game,
    game.record.setupOf({ seed, corpDeck: 'jinteki', runnerDeck: 'shaper' }),
    {
      id: seed,
      date: '2024-01-01T00:00:00Z',
      name: '',
      seats: {
        corp: { who: 'bot', level: levels.corp, seed: 1 },
        runner: { who: 'bot', level: levels.runner, seed: 2 },
      },
    },
  );
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    const seat = decision.seat as 'corp' | 'runner';
    const { move, reason } = decide(game.view(state, seat), levels[seat], seat === 'corp' ? 1 : 2);
    record.steps.push(playRecorded(game, state, move, { why: reason }));
  }
  record.result = game.outcome(state);
  writeFileSync(file, writeReplay(record));
  process.stdout.write(`${file}: ${record.steps.length} moves, ${JSON.stringify(record.result)}\n`);
}
