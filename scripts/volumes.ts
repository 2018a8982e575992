/**
 * Plays the large volumes of the unit tests in full, of which `npm test` plays a small fixed part: `npm run volumes -- [NAME] [--write]`. Files
 * one after another, those whose path holds NAME; what has passed at this commit is not played again, so it can be stopped and goes on.
 * `--write` puts what there is into docs/measured.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { binary } from './install.mjs';
import { commit, writeSection } from './measured.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

/** What a file of tests came to; titles are of the tests that tell a number. */
interface Played {
  file: string;
  passed: number;
  failed: number;
  seconds: number;
  titles: string[];
}
/** What vitest writes as JSON, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { assertionResults: { title: string }[] }[];
}

const at = commit();
const KEPT = `.cache/volumes-${at}.json`;
const REPORT = '.cache/volumes-report.json';
mkdirSync('.cache', { recursive: true });
const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Played[]) : [];

function play(file: string): Played {
  rmSync(REPORT, { force: true });
  const begun = performance.now();
  spawnSync(
    process.execPath,
    [binary('vitest'), 'run', file, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`],
    {
      stdio: 'inherit',
      env: { ...process.env, VOLUME: 'all' },
    },
  );
  const report = existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : null;
  return {
    file,
    passed: report?.numPassedTests ?? 0,
    // a file that cannot be loaded has no test that fails
    failed: report ? report.numFailedTests || report.numFailedTestSuites : 1,
    seconds: Math.round((performance.now() - begun) / 1000),
    titles: (report?.testResults ?? []).flatMap((one) =>
      one.assertionResults.map(({ title }) => title).filter((title) => /\d{2}/.test(title)),
    ),
  };
}

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((file) => file.includes(positionals[0] ?? '') && /support\/volume\.ts'/.test(readFileSync(file, 'utf8')))
  .sort();
for (const [i, file] of files.entries()) {
  if (kept.some((one) => one.file === file)) continue;
  console.log(`${i + 1} of ${files.length}: ${file}`);
  const played = play(file);
  if (played.failed > 0) {
    process.exitCode = 1;
    continue;
  }
  kept.push(played);
  writeFileSync(KEPT, JSON.stringify(kept));
}
const rows = kept.map(
  ({ file, passed, seconds, titles }) => `| ${file} | ${passed} | ${seconds} s | ${titles.join('; ')} |`,
);
console.log([...rows, `${kept.length} of ${files.length} files passed`].join('\n'));
if (values.write)
  writeSection('volumes', 'Volumes of unit tests, in full', [
    `\`npm run volumes -- --write\`, commit ${at}: all passed, ${kept.length} files.`,
    '',
    '| file | tests passed | time | what was played |',
    '|---|---|---|---|',
    ...rows,
  ]);
