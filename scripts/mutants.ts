/**
 * Changes one thing at a time in the rules, or in the cards (scripts/mutants/cards.ts), and says whether the scenarios, or else the rules' tests,
 * notice:
 *   npm run mutants -- cards
 *   npm run mutants -- rules [--game black-hat|infiltration] [--seed mutants] [--count 60] [--thorough] [--quick] [--again] [--write]
 * Works in a copy of the project. What is found is kept in .cache/mutants/, so that a run that was stopped goes on where it was.
 * `--thorough` changes more sorts of things (scripts/mutants/draw.ts). `--quick` leaves the tests that take minutes for each change to a later run; `--again` tries once more what was not noticed, after
 * something was written for it. Changes in scripts/mutants/equal.json come to the same and are not counted.
 * Ends with 1 when fewer than 95 in 100 are noticed.
 */
import { spawn, spawnSync } from 'node:child_process';
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
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { commit, writeSection } from './measured.ts';
import { type Change, changed, draw, switchable } from './mutants/draw.ts';

/** What can be changed, and the tests that should notice where the scenarios do not: those of some seconds, then the others. */
const ROOMS: Record<string, { source: string[]; quick: string[]; tests: string[] }> = {
  'netrunner rules': {
    source: ['src/games/netrunner/rules'],
    quick: ['begun', 'known', 'seen', 'copy', 'prices'].map((name) => `tests/games/netrunner/rules/${name}.test.ts`),
    tests: ['rules', 'cards', 'properties', 'notation', 'bot/fairness']
      .map((room) => `tests/games/netrunner/${room}`)
      .concat('tests/session', 'tests/replay'),
  },
  'black-hat rules': {
    source: ['src/games/black-hat/rules'],
    quick: ['properties', 'recorded', 'begun', 'seen', 'charts'].map((name) => `tests/games/black-hat/${name}.test.ts`),
    tests: ['tests/games/black-hat'],
  },
  'infiltration rules': {
    source: ['rules', 'rooms', 'items'].map((room) => `src/games/infiltration/${room}`),
    quick: ['events', 'risk', 'way-out', 'begun', 'seen', 'recorded', 'charts'].map(
      (name) => `tests/games/infiltration/${name}.test.ts`,
    ),
    tests: ['tests/games/infiltration'],
  },
};
/** Longest time for the tests with one change, in milliseconds; rules that do not come to an end are noticed too. */
const LONGEST = 20 * 60_000;
const KEPT = join('.cache', 'mutants');
/** What noticed a change; 'not quickly': the slow tests were not asked yet. */
type By = 'scenarios' | 'tests' | 'nothing' | 'not quickly';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'netrunner' },
    seed: { type: 'string', default: 'mutants' },
    count: { type: 'string', default: '60' },
    thorough: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (positionals[0] === 'cards') process.exit((await import('./mutants/cards.ts')).mutateCards());
const name = `${values.game} ${positionals[0] ?? ''}`;
const room = ROOMS[name];
if (!room) {
  console.error(
    `usage: npm run mutants -- cards\n       npm run mutants -- rules [--game netrunner|black-hat|infiltration] [--seed S] [--count 60] [--thorough] [--quick] [--again]`,
  );
  process.exit(2);
}
const files = new Map(
  room.source
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((one) => one.endsWith('.ts'))
        .sort()
        .map((one) => join(folder, one).replaceAll('\\', '/')),
    )
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const equal = new Set(
  (JSON.parse(readFileSync('scripts/mutants/equal.json', 'utf8')) as { change: string }[]).map((each) => each.change),
);

mkdirSync(KEPT, { recursive: true });
const kept = join(KEPT, `${name.replace(/\W/g, '-')}-${values.seed.replace(/\W/g, '_')}.json`);
const found: Record<string, By> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, By>)
  : {};

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
for (const one of readdirSync('.'))
  if (!['node_modules', '.git', 'dist', '.cache'].includes(one)) cpSync(one, join(copy, one), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const drawn = draw(files, values.seed, Number(values.count), values.thorough);
/** The changes to be tried, by number; 0 is none. */
const counted = new Map(drawn.filter(({ key }) => !equal.has(key)).map((change, i) => [i + 1, change]));
let told = 0;
function note(change: Change, by: By): void {
  found[change.key] = by;
  writeFileSync(kept, JSON.stringify(found, null, 1));
  console.log(`${++told} ${by.padEnd(11)} ${change.key}`);
}

/** Plays the scenarios with each of these changes, and says of each what came of it. Throws if the scenarios fail without a change. */
async function playWith(numbers: number[], say: (n: number, what: string) => void, how: string[] = []): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/mutants/play.ts', values.game, ...how, ...numbers.map(String)];
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  const open = new Set(numbers);
  for await (const line of createInterface(child.stdout)) {
    const [n, what] = [Number(line.split(' ')[0]), line.split(' ')[1]!];
    if (n === 0 && what !== 'held') throw new Error('a scenario fails although nothing is changed');
    open.delete(n);
    if (n > 0) say(n, what);
  }
  if (open.size > 0) throw new Error(`nothing was said of ${open.size} changes: the scenarios did not run`);
}
const open = [...counted].filter(
  ([, { key }]) => found[key] === undefined || (values.again && ['nothing', 'not quickly'].includes(found[key])),
);
for (const [file, source] of files) {
  const here = [...counted].filter(([, change]) => change.file === file);
  writeFileSync(join(copy, file), switchable(source, new Map(here)));
}
const held: Change[] = [];
const alone: number[] = [];
/** Whether a change was tried by itself, in rules that had not been run without it and so had nothing worked out yet. */
let byItself = false;
const came = (n: number, what: string): void => {
  const change = counted.get(n)!;
  if (what === 'alone' || (what === 'held' && !byItself)) alone.push(n);
  else if (what === 'noticed') note(change, 'scenarios');
  else if (what === 'tests') note(change, 'tests');
  else held.push(change);
};
await playWith([0, ...open.map(([n]) => n), 0], came);
byItself = true;
if (values.game === 'netrunner') for (const n of alone) await playWith([n], came);
else await playWith([0, ...alone, 0], came, ['fresh']);
for (const [file, source] of files) writeFileSync(join(copy, file), source);

/** Whether tests hold with a change. */
function testsHold(change: Change, tests: string[]): boolean {
  const source = files.get(change.file)!;
  writeFileSync(join(copy, change.file), changed(source, change));
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', ...tests];
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: LONGEST });
  writeFileSync(join(copy, change.file), source);
  return status === 0;
}
for (const change of held) note(change, testsHold(change, room.quick) ? 'not quickly' : 'tests');
if (!values.quick)
  for (const change of counted.values())
    if (found[change.key] === 'not quickly') note(change, testsHold(change, room.tests) ? 'nothing' : 'tests');

const missed = [...counted.values()].filter(({ key }) => found[key] === 'nothing' || found[key] === 'not quickly');
console.log(
  `\n${counted.size - missed.length} of ${counted.size} noticed; ${drawn.length - counted.size} come to the same`,
);
if (values.write)
  writeSection(`mutants-${values.game}`, `Changes of the rules that were noticed: ${values.game}`, [
    `\`npm run mutants -- rules --game ${values.game} --seed ${values.seed} --count ${values.count}${values.thorough ? ' --thorough' : ''} --write\`, commit ${commit()}: ${counted.size - missed.length} of ${counted.size} single changes of the rules were noticed (asked: 95 in 100), ${[...counted.values()].filter(({ key }) => found[key] === 'scenarios').length} of them by scenarios; ${drawn.length - counted.size} more come to the same.`,
    ...missed.map(({ key }) => `- not noticed: ${key}`),
  ]);
for (const { line, key } of missed) console.log(`  ${found[key]!}: line ${line} of ${key}`);
process.exitCode = missed.length * 20 > counted.size ? 1 : 0;
