/**
 * Changes one thing at a time and lists the changes that no test notices. Parts: `cards` (every part of every Netrunner card), `rules` (of
 * a game), `storage`, `decks`, `session`, `present`, `hand-over` (lines drawn by seed, in a copy of the project), `planted` (brings back
 * each fault in scripts/lab/mutants/planted/, or those with `--only TEXT`; the test named beside it must fail) and `files` (malformed and
 * slow replays, links, lessons and scenarios). `--thorough` draws more kinds of changes; `--quick` leaves slow tests to a later run;
 * `--again` retries changes that went unnoticed. Changes listed in scripts/lab/mutants/equal.json make no difference and are not counted.
 * Resumes where it was stopped.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { copyProject, testsPass } from './mutants/copy.ts';
import { type Change, changed, draw, switchable } from './mutants/draw.ts';
import parts from './mutants/parts.json' with { type: 'json' };
import { asked, GAMES, refuse } from './support/entry.ts';
import { storedIn } from './support/parts.ts';
import { check, report } from './support/report.ts';

/**
 * For each part, the folders and files to change, and the tests that should notice: `quick` ones take seconds, `tests` longer. Changes of
 * the rules are tried on the scenarios first.
 */
const PARTS: Record<string, { source: string[]; quick: string[]; tests: string[] }> = parts;
const KEPT = join('.cache', 'mutants');
/** What noticed a change; 'not quickly': not noticed so far, but the slow tests have not run yet. */
type By = 'scenarios' | 'tests' | 'nothing' | 'not quickly';

const options = asked(
  { seed: 'mutants', count: 0, thorough: false, quick: false, again: false, only: '', write: false },
  { games: GAMES, args: 'PART' },
);
const { game, seed, thorough, quick, again } = options;
const [chosen = ''] = options.args;
if (chosen === 'cards') process.exit((await import('./mutants/cards.ts')).mutateCards());
if (chosen === 'planted') process.exit(await (await import('./mutants/planted.ts')).plantFaults(options.only));
if (chosen === 'files') await (await import('./mutants/files.ts')).mutateFiles(options);
const count = options.count || 60;
const ofRules = chosen === 'rules';
const name = ofRules ? `${game} rules` : chosen;
const part =
  PARTS[name] ??
  refuse(
    `mutants changes cards, planted, files, rules, storage, decks, session, present or hand-over, not “${chosen}”.`,
  );
/** The source files in a folder, or the file itself. */
const filesOf = (path: string): string[] =>
  /\.tsx?$/.test(path)
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .sort()
        .map((file) => join(path, file).replaceAll('\\', '/'));
const files = new Map(part.source.flatMap(filesOf).map((file) => [file, readFileSync(file, 'utf8')]));
const equal = new Set(
  (JSON.parse(readFileSync('scripts/lab/mutants/equal.json', 'utf8')) as { change: string }[]).map(
    (each) => each.change,
  ),
);

mkdirSync(KEPT, { recursive: true });
const kept = join(KEPT, `${name.replace(/\W/g, '-')}-${seed.replace(/\W/g, '_')}.json`);
const found = storedIn<Record<string, By>>(kept) ?? {};

const copy = copyProject();
const drawn = draw(files, seed, count, thorough);
/** The changes to try, numbered from 1; 0 stands for no change. */
const counted = new Map(drawn.filter(({ key }) => !equal.has(key)).map((change, i) => [i + 1, change]));
let told = 0;
function note(change: Change, by: By): void {
  found[change.key] = by;
  writeFileSync(kept, JSON.stringify(found, null, 1));
  console.log(`${++told} ${by.padEnd(11)} ${change.key}`);
}

/** Plays the scenarios with each of these changes and reports each result. Throws if a scenario fails without a change. */
async function playWith(numbers: number[], say: (n: number, what: string) => void, how: string[] = []): Promise<void> {
  const args = [
    '--import',
    'tsx',
    '--import',
    './scripts/messages.mjs',
    'scripts/lab/mutants/play.ts',
    game,
    ...how,
    ...numbers.map(String),
  ];
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  const open = new Set(numbers);
  for await (const line of createInterface(child.stdout)) {
    const [n, what] = [Number(line.split(' ')[0]), line.split(' ')[1]!];
    if (n === 0 && what !== 'held') throw new Error('a scenario fails without a change');
    open.delete(n);
    if (n > 0) say(n, what);
  }
  if (open.size > 0) throw new Error(`${open.size} changes have no result: the scenarios did not run`);
}
const open = [...counted].filter(
  ([, { key }]) => found[key] === undefined || (again && ['nothing', 'not quickly'].includes(found[key])),
);
const held: Change[] = ofRules ? [] : open.map(([, change]) => change);
/** Tries all open changes of the rules on the scenarios; those that go unnoticed are added to `held`. */
async function tryScenarios(): Promise<void> {
  for (const [file, source] of files) {
    const here = [...counted].filter(([, change]) => change.file === file);
    writeFileSync(join(copy, file), switchable(source, new Map(here)));
  }
  const alone: number[] = [];
  /** Whether each change now runs alone, in freshly loaded rules with nothing cached. */
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
  if (game === 'netrunner') for (const n of alone) await playWith([n], came);
  else await playWith([0, ...alone, 0], came, ['fresh']);
  for (const [file, source] of files) writeFileSync(join(copy, file), source);
}
if (ofRules) await tryScenarios();

/** the lists of tests that were run without a change */
const tried = new Set<string>();
/** Whether the tests pass in spite of a change. Throws if they fail without it. */
async function unnoticed(change: Change, tests: string[]): Promise<boolean> {
  const before = files.get(change.file)!;
  if (tests.length === 0) return true;
  if (!tried.has(tests.join()) && !(await testsPass(copy, tests))) throw new Error('a test fails without a change');
  tried.add(tests.join());
  return testsPass(copy, tests, { file: change.file, before, after: changed(before, change) });
}
/** The quick tests of the folder that a change is in, which are tried first; none if that is all of them. */
function nearest({ file }: Change): string[] {
  const near = part.quick.filter((test) => test.split('/')[1] === file.split('/')[1]);
  return near.length < part.quick.length ? near : [];
}
for (const change of held) {
  const passes = (await unnoticed(change, nearest(change))) && (await unnoticed(change, part.quick));
  note(change, passes ? 'not quickly' : 'tests');
}
if (!quick)
  for (const change of counted.values())
    if (found[change.key] === 'not quickly') note(change, (await unnoticed(change, part.tests)) ? 'nothing' : 'tests');

const missed = [...counted.values()].filter(({ key }) => found[key] === 'nothing' || found[key] === 'not quickly');
const byScenarios = [...counted.values()].filter(({ key }) => found[key] === 'scenarios').length;
report(
  {
    checks: [
      check(
        '95 in 100 changes are noticed',
        `${counted.size - missed.length} of ${counted.size}`,
        missed.length * 20 <= counted.size,
      ),
    ],
    result: {
      ...(ofRules && { noticedByScenarios: byScenarios }),
      makeNoDifference: drawn.length - counted.size,
      missed: missed.map(({ line, key }) => `${found[key]!}: line ${line} of ${key}`),
    },
  },
  { ...options, name: `mutants-${name.replaceAll(' ', '-')}` },
);
