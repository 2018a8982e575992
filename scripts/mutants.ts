/**
 * Changes one thing at a time in a room's rules and says whether the scenarios, or else the rules' tests, notice:
 *   npm run mutants -- rules [--seed mutants] [--count 60]
 * Works in a copy of the project. What is found is kept in .cache/mutants/, so that a run that was stopped goes on where it was. Changes listed
 * in scripts/mutants/equal.json come to the same and are not counted. Ends with 1 when fewer than 95 in 100 are noticed.
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

/** What can be changed, and the tests that should notice. */
const ROOMS: Record<string, { source: string; scenarios: string; tests: string[] }> = {
  rules: {
    source: 'src/games/netrunner/rules',
    scenarios: 'tests/games/netrunner/scenarios',
    tests: ['rules', 'cards', 'properties', 'notation']
      .map((room) => `tests/games/netrunner/${room}`)
      .concat('tests/session', 'tests/replay'),
  },
};
/** Longest time for one change, in milliseconds; the rules then do not come to an end, which is noticed too. */
const LONGEST = 20 * 60_000;
const KEPT = join('.cache', 'mutants');
type Found = Change & { by: 'scenarios' | 'tests' | 'nothing' | 'equal' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'mutants' }, count: { type: 'string', default: '60' } },
});
const room = ROOMS[positionals[0] ?? ''];
if (!room) {
  console.error(`usage: npm run mutants -- ${Object.keys(ROOMS).join('|')} [--seed S] [--count 60]`);
  process.exit(2);
}
const under = (dir: string, end: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => join(dir, name));
const files = new Map(under(room.source, '.ts').map((file) => [file, readFileSync(file, 'utf8')]));
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
const found: Found[] = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Found[]) : [];
const same = (a: Change, b: Change): boolean =>
  a.file === b.file && a.from === b.from && a.becomes === b.becomes && a.was === b.was;

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const name of readdirSync('.'))
  if (!['node_modules', '.git', 'dist', '.cache'].includes(name)) cpSync(name, join(copy, name), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
const passes = (...args: string[]): boolean =>
  spawnSync('npx', args, { cwd: copy, stdio: 'ignore', timeout: LONGEST }).status === 0;
const scenarios = under(room.scenarios, '.json');

function noticedBy(change: Change): Found['by'] {
  if (isEqual(change)) return 'equal';
  const text = files.get(change.file)!;
  writeFileSync(join(copy, change.file), changed(text, change));
  try {
    if (!passes('tsx', 'scripts/scenario.ts', ...scenarios)) return 'scenarios';
    return passes('vitest', 'run', ...room!.tests) ? 'nothing' : 'tests';
  } finally {
    writeFileSync(join(copy, change.file), text);
  }
}

const drawn = draw(files, values.seed, Number(values.count));
for (const [i, change] of drawn.entries()) {
  let known = found.find((each) => same(each, change));
  if (!known) {
    known = { ...change, by: noticedBy(change) };
    found.push(known);
    writeFileSync(kept, JSON.stringify(found, null, 1));
  }
  const { file, line, was, becomes, by } = known;
  console.log(`${i + 1}/${drawn.length} ${by.padEnd(9)} ${file}:${line}  ${was.split('\n')[0]!} → ${becomes}`);
}
const results = found.filter((each) => drawn.some((change) => same(each, change)));
const counted = results.filter(({ by }) => by !== 'equal');
const missed = counted.filter(({ by }) => by === 'nothing');
console.log(
  `\n${counted.length - missed.length} of ${counted.length} noticed, ${results.length - counted.length} equal`,
);
for (const { file, line, was, becomes } of missed) console.log(`  not noticed: ${file}:${line}  ${was} → ${becomes}`);
process.exitCode = missed.length * 20 > counted.length ? 1 : 0;
