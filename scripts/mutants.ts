/**
 * Changes one thing at a time in the rules and says whether the scenarios, or else the rules' tests, notice:
 *   npm run mutants -- rules [--seed mutants] [--count 60] [--scenarios] [--again]
 * Works in a copy of the project. What is found is kept in .cache/mutants/, so that a run that was stopped goes on where it was.
 * `--scenarios` plays the scenarios only, and leaves the tests, which take minutes, to a later run; `--again` tries once more what nothing
 * noticed, after scenarios were written for it. Changes listed in scripts/mutants/equal.json come to the same and are not counted. Ends
 * with 1 when fewer than 95 in 100 are noticed.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Change, changed, draw } from './mutants/draw.ts';

/** What can be changed, and the tests that should notice where the scenarios do not. */
const ROOMS: Record<string, { source: string; tests: string[] }> = {
  rules: {
    source: 'src/games/netrunner/rules',
    tests: ['rules', 'cards', 'properties', 'notation', 'bot/fairness']
      .map((room) => `tests/games/netrunner/${room}`)
      .concat('tests/session', 'tests/replay'),
  },
};
/** Longest time for the scenarios and for the tests with one change, in milliseconds; rules that do not come to an end are noticed too. */
const LONGEST = { scenarios: 3 * 60_000, tests: 20 * 60_000 };
const KEPT = join('.cache', 'mutants');
/** What noticed a change; 'no scenario': the tests were not asked yet. */
type By = 'scenarios' | 'tests' | 'nothing' | 'no scenario';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'mutants' },
    count: { type: 'string', default: '60' },
    scenarios: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const room = ROOMS[positionals[0] ?? ''];
if (!room) {
  console.error(
    `usage: npm run mutants -- ${Object.keys(ROOMS).join('|')} [--seed S] [--count 60] [--scenarios] [--again]`,
  );
  process.exit(2);
}
const files = new Map(
  readdirSync(room.source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(room.source, name))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const equal = JSON.parse(readFileSync('scripts/mutants/equal.json', 'utf8')) as {
  file: string;
  was: string;
  becomes: string;
}[];
const lineOf = (text: string, at: number): string => text.split('\n')[at - 1]!.trim();
const isEqual = (change: Change): boolean =>
  equal.some(
    ({ file, was, becomes }) =>
      change.file.endsWith(file) &&
      lineOf(files.get(change.file)!, change.line) === was &&
      lineOf(changed(files.get(change.file)!, change), change.line) === becomes,
  );

mkdirSync(KEPT, { recursive: true });
const kept = join(KEPT, `${positionals[0]!}-${values.seed.replace(/\W/g, '_')}.json`);
const found: Record<string, By> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, By>)
  : {};

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const name of readdirSync('.'))
  if (!['node_modules', '.git', 'dist', '.cache'].includes(name)) cpSync(name, join(copy, name), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
const passes = (timeout: number, ...args: string[]): boolean =>
  spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout, killSignal: 'SIGKILL' }).status === 0;
const scenariosHold = (): boolean => passes(LONGEST.scenarios, '--import', 'tsx', 'scripts/mutants/play.ts');
const testsHold = (): boolean =>
  passes(LONGEST.tests, 'node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', ...room.tests);

/** What notices a change that is not known to come to the same; `before`: what is known of it from an earlier run. */
function noticedBy(change: Change, before: By | undefined): By {
  if (before === 'scenarios' || before === 'tests') return before;
  if (before === 'nothing' && !values.again) return before;
  if (before === 'no scenario' && !values.again && values.scenarios) return before;
  const text = files.get(change.file)!;
  writeFileSync(join(copy, change.file), changed(text, change));
  try {
    if ((before === undefined || values.again) && !scenariosHold()) return 'scenarios';
    if (values.scenarios) return before ?? 'no scenario';
    return testsHold() ? 'nothing' : 'tests';
  } finally {
    writeFileSync(join(copy, change.file), text);
  }
}

if (!scenariosHold()) throw new Error('a scenario fails although nothing is changed');
const drawn = draw(files, values.seed, Number(values.count));
const counted = drawn.filter((change) => !isEqual(change));
for (const [i, change] of counted.entries()) {
  const by = noticedBy(change, found[change.key]);
  found[change.key] = by;
  writeFileSync(kept, JSON.stringify(found, null, 1));
  console.log(`${i + 1}/${counted.length} ${by.padEnd(11)} ${change.key}`);
}
const missed = counted.filter(({ key }) => found[key] === 'nothing' || found[key] === 'no scenario');
console.log(
  `\n${counted.length - missed.length} of ${counted.length} noticed; ${drawn.length - counted.length} come to the same`,
);
for (const { file, line, key } of missed) console.log(`  ${found[key]!}: ${file}:${line} ${key}`);
process.exitCode = missed.length * 20 > counted.length ? 1 : 0;
