/**
 * Changes one thing at a time in part of the game and reports which changes no test notices:
 *   npm run mutants -- cards
 *   npm run mutants -- planted [--only TEXT]
 *   npm run mutants -- rules [--game black-hat|infiltration] [--seed mutants] [--count 60] [--thorough] [--quick] [--again] [--write]
 *   npm run mutants -- storage|decks|session|hand-over [the same options, without --game and --quick]
 * `cards` changes every part of every Netrunner card (scripts/mutants/cards.ts). `planted` brings back the named faults kept in
 * scripts/mutants/planted/. The others change lines drawn by seed, in a copy of the project. Results are kept in .cache/mutants/, so an
 * interrupted run resumes.
 * `--thorough` draws more kinds of changes (scripts/mutants/draw.ts). `--quick` leaves tests that take minutes for each change to a later run.
 * `--again` retries the changes that went unnoticed, after a test was written for them. Changes listed in scripts/mutants/equal.json make no
 * difference and are not counted.
 * Exits with 1 when fewer than 95 in 100 are noticed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { commit, writeSection } from './measured.ts';
import { copyProject, testsPass } from './mutants/copy.ts';
import { type Change, changed, draw, switchable } from './mutants/draw.ts';

/**
 * What can be changed, as folders and files, and the tests that should notice: `quick` takes seconds, `tests` longer. Changes of the rules are
 * tried on the scenarios first.
 */
const PARTS: Record<string, { source: string[]; quick: string[]; tests: string[] }> = {
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
  storage: { source: ['src/storage'], quick: ['tests/storage'], tests: [] },
  decks: {
    source: ['text.ts', 'own.ts', 'change.ts', 'read'].map((file) => `src/games/netrunner/decks/${file}`),
    quick: ['tests/games/netrunner/decks'],
    tests: [],
  },
  session: {
    source: ['save', 'resume', 'keeper', 'session', 'history'].map((file) => `src/session/${file}.ts`),
    quick: ['tests/session', 'tests/app'],
    tests: ['tests/storage'],
  },
  'hand-over': {
    source: [
      ...['machine', 'audience', 'teller', 'telling', 'beat'].map((file) => `src/session/${file}.ts`),
      ...['Curtain.tsx', 'one-by-one.ts', 'hurry.ts'].map((file) => `src/hud/play/${file}`),
      ...['player', 'steps'].map((file) => `src/stage/${file}.ts`),
    ],
    quick: [
      ...['tests/session', 'tests/stage'],
      ...['hand-over', 'people', 'curtain', 'one-by-one', 'hurry', 'presses', 'pace'].map(
        (name) => `tests/hud/${name}.test`,
      ),
    ],
    tests: ['tests/hud', 'tests/games/netrunner/properties/told.test.ts'],
  },
};
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
    only: { type: 'string', default: '' },
  },
});
if (positionals[0] === 'cards') process.exit((await import('./mutants/cards.ts')).mutateCards());
if (positionals[0] === 'planted') process.exit(await (await import('./mutants/planted.ts')).plantFaults(values.only));
const ofRules = positionals[0] === 'rules';
const name = ofRules ? `${values.game} rules` : (positionals[0] ?? '');
const part = PARTS[name];
if (!part) {
  console.error(
    'usage: npm run mutants -- cards\n       npm run mutants -- planted [--only TEXT]\n       npm run mutants -- rules [--game netrunner|black-hat|infiltration] [--seed S] [--count 60] [--thorough] [--quick] [--again]\n       npm run mutants -- storage|decks|session|hand-over [--seed S] [--count 60] [--thorough] [--again]',
  );
  process.exit(2);
}
/** The files of a folder, or a file by itself. */
const filesOf = (path: string): string[] =>
  /\.tsx?$/.test(path)
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .sort()
        .map((file) => join(path, file).replaceAll('\\', '/'));
const files = new Map(part.source.flatMap(filesOf).map((file) => [file, readFileSync(file, 'utf8')]));
const equal = new Set(
  (JSON.parse(readFileSync('scripts/mutants/equal.json', 'utf8')) as { change: string }[]).map((each) => each.change),
);

mkdirSync(KEPT, { recursive: true });
const kept = join(KEPT, `${name.replace(/\W/g, '-')}-${values.seed.replace(/\W/g, '_')}.json`);
const found: Record<string, By> = existsSync(kept)
  ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, By>)
  : {};

const copy = copyProject();
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
const held: Change[] = ofRules ? [] : open.map(([, change]) => change);
/** Tries all open changes of the rules on the scenarios; what they do not notice is added to `held`. */
async function tryScenarios(): Promise<void> {
  for (const [file, source] of files) {
    const here = [...counted].filter(([, change]) => change.file === file);
    writeFileSync(join(copy, file), switchable(source, new Map(here)));
  }
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
}
if (ofRules) await tryScenarios();

/** Whether tests pass although a change was made. */
function unnoticed(change: Change, tests: string[]): Promise<boolean> {
  const before = files.get(change.file)!;
  return testsPass(copy, tests, { file: change.file, before, after: changed(before, change) });
}
if (held.length > 0 && !(await testsPass(copy, part.quick)))
  throw new Error('a test fails although nothing is changed');
for (const change of held) note(change, (await unnoticed(change, part.quick)) ? 'not quickly' : 'tests');
if (!values.quick)
  for (const change of counted.values())
    if (found[change.key] === 'not quickly')
      note(change, part.tests.length === 0 || (await unnoticed(change, part.tests)) ? 'nothing' : 'tests');

const missed = [...counted.values()].filter(({ key }) => found[key] === 'nothing' || found[key] === 'not quickly');
console.log(
  `\n${counted.size - missed.length} of ${counted.size} noticed; ${drawn.length - counted.size} make no difference`,
);
const options = `${ofRules ? ` --game ${values.game}` : ''} --seed ${values.seed} --count ${values.count}${values.thorough ? ' --thorough' : ''}`;
const byScenarios = [...counted.values()].filter(({ key }) => found[key] === 'scenarios').length;
if (values.write)
  writeSection(`mutants-${ofRules ? values.game : name}`, `Changes that were noticed: ${name}`, [
    `\`npm run mutants -- ${positionals[0]!}${options} --write\`, commit ${commit()}: ${counted.size - missed.length} of ${counted.size} single changes were noticed (asked: 95 in 100)${ofRules ? `, ${byScenarios} of them by scenarios` : ''}; ${drawn.length - counted.size} more make no difference.`,
    ...missed.map(({ key }) => `- not noticed: ${key}`),
  ]);
for (const { line, key } of missed) console.log(`  ${found[key]!}: line ${line} of ${key}`);
process.exitCode = missed.length * 20 > counted.size ? 1 : 0;
