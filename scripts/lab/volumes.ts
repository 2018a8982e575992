/**
 * Runs in full the tests of which `npm test` runs a sample. NAME is one of `tabs`, `told`, `worlds-page`, `events`, `journeys`, `lessons`,
 * `languages`, `ahead`, `presses`, or part of the path of unit tests with a `volume(few, all)`; without NAME, runs all such unit tests. Unit tests and
 * `presses` skip what has already passed at this commit; both are stored in `reports/` by `--write`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { binary } from '../install.mjs';
import { asked } from './support/entry.ts';
import { storedIn } from './support/parts.ts';
import { check, commit, largestFirst, report } from './support/report.ts';

/** Where the test of that name keeps the games that have passed, one a line. */
const PRESSED = `.cache/presses-${commit()}.jsonl`;

/** Tests with their own volume setting: how to start them, and the environment variable that sets it. */
const NAMED: Readonly<
  Record<string, { runner: 'vitest' | 'playwright'; args: string[]; env: Record<string, string> }>
> = {
  tabs: { runner: 'vitest', args: ['tests/storage/tabs.test.ts'], env: { TABS: '300' } },
  told: { runner: 'vitest', args: ['tests/games/netrunner/properties/told.test.ts'], env: { PAIRS: '1000' } },
  'worlds-page': { runner: 'playwright', args: ['worlds', '--timeout=7200000'], env: { WORLDS: '60' } },
  events: { runner: 'playwright', args: ['events', '--timeout=3600000'], env: { EVENTS: 'all' } },
  journeys: { runner: 'playwright', args: ['infiltration-journeys'], env: { JOURNEYS: 'all' } },
  lessons: { runner: 'playwright', args: ['lesson-places'], env: { WALK: 'all' } },
  languages: { runner: 'playwright', args: ['pseudo'], env: { LANGUAGES: 'all' } },
  ahead: { runner: 'playwright', args: ['ahead'], env: { AHEAD: '20' } },
  presses: { runner: 'playwright', args: ['presses.spec'], env: { PRESSES: '200', PRESSES_KEPT: PRESSED } },
};
const SCRIPT = {
  vitest: () => [binary('vitest'), 'run'],
  playwright: () => [binary('@playwright/test', 'playwright'), 'test'],
};
const run = (runner: 'vitest' | 'playwright', args: string[], env: Record<string, string>): number =>
  spawnSync(process.execPath, [...SCRIPT[runner](), ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
    .status ?? 1;

/** The results of a test file; `titles` are those of tests whose title reports a number. */
interface Played {
  file: string;
  passed: number;
  failed: number;
  seconds: number;
  titles: string[];
}
/** The parts of vitest's JSON report that are read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { title: string }[] }[];
}
const REPORT = '.cache/volumes-report.json';

function play(file: string): Played {
  rmSync(REPORT, { force: true });
  const begun = performance.now();
  run('vitest', [file, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`], { VOLUME: 'all' });
  const said = storedIn<Report>(REPORT);
  return {
    file,
    passed: said?.numPassedTests ?? 0,
    // a file that fails to load has no failed tests
    failed: said ? said.numFailedTests || said.numFailedTestSuites : 1,
    seconds: Math.round((performance.now() - begun) / 1000),
    titles: (said?.testResults ?? []).flatMap((one) =>
      one.assertionResults.map(({ title }) => title).filter((title) => /\d{2}/.test(title)),
    ),
  };
}

const options = asked({ write: false }, { args: 'NAME' });
const [name = ''] = options.args;
const named = NAMED[name];
if (named) {
  const status = run(named.runner, named.args, named.env);
  if (name !== 'presses') process.exit(status);
  const passed = existsSync(PRESSED) ? readFileSync(PRESSED, 'utf8').trim().split('\n') : [];
  const games = passed.map((line) => JSON.parse(line) as { id: string; how: string; drawn: boolean; presses: number });
  const of = (sort: (game: (typeof games)[number]) => string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const game of games) counts[sort(game)] = (counts[sort(game)] ?? 0) + 1;
    return largestFirst(counts);
  };
  const result = {
    games: of(({ id }) => id),
    played: of(({ how }) => how),
    tables: of(({ drawn }) => (drawn ? 'drawn' : 'plain')),
    presses: games.reduce((sum, { presses }) => sum + presses, 0),
  };
  const all = Number(named.env['PRESSES']);
  const checks = [
    check('games in which the question comes and the table is right', games.length, games.length === all),
  ];
  report({ checks, result }, { ...options, name: `volumes-${name}` });
  process.exit();
}

const KEPT = `.cache/volumes-${commit()}.json`;
mkdirSync('.cache', { recursive: true });
const kept = storedIn<Played[]>(KEPT) ?? [];
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((file) => file.includes(name) && /support\/volume\.ts'/.test(readFileSync(file, 'utf8')))
  .sort();
const failed: string[] = [];
for (const [i, file] of files.entries()) {
  if (kept.some((one) => one.file === file)) continue;
  console.log(`${i + 1} of ${files.length}: ${file}`);
  const played = play(file);
  if (played.failed > 0) failed.push(`${file}: ${played.failed} failed`);
  else {
    kept.push(played);
    writeFileSync(KEPT, JSON.stringify(kept));
  }
}
report({ result: { files: kept.filter(({ file }) => file.includes(name)) }, faults: failed }, options);
