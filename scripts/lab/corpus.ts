/**
 * Records the missing games of tests/corpus/records/rules-<version>, bot against bot, with today's rules. To remake a record of an
 * unreleased version, delete it first. Never change released records: raise RULES_VERSION and run this for the new version.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '../../src/games/netrunner/index.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { starting } from '../play/arena.ts';
import { recordGame } from '../play/recorded.ts';
import { asked } from './support/entry.ts';

asked({});
const LEVELS = {
  'corpus-1': ['standard', 'standard'],
  'corpus-2': ['standard', 'newcomer'],
  'corpus-3': ['newcomer', 'standard'],
} as const;
const folder = join('tests', 'corpus', 'records', `rules-${RULES_VERSION}`);
mkdirSync(folder, { recursive: true });
for (const [id, [corp, runner]] of Object.entries(LEVELS)) {
  const file = join(folder, `${id}.replay.json`);
  if (existsSync(file)) continue;
  const record = recordGame(
    starting(id, 'jinteki', 'shaper'),
    { corp: { level: corp, seed: 1 }, runner: { level: runner, seed: 2 } },
    { id, date: '2024-01-01T00:00:00Z', name: '' },
  );
  writeFileSync(file, writeReplay(record));
  console.log(`${file}: ${record.steps.length} moves, ${JSON.stringify(record.result)}`);
}
