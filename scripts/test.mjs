// npm test [-- PART ...]: installs what is missing, Chromium included, and runs every test. Parts run side by side; the output of each is
// shown as a whole, in the order of the list below. The last line is `N passed, N failed` over all parts (a check that is no test suite
// counts as one), and the exit code follows it.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { binary, checkFolder, checkNode, ensureInstalled, root, stop as end } from './install.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * `quiet`: minutes without output after which a part counts as hung; how long it takes in all depends on the machine.
 * `steps`: scripts with their arguments, one after the other. `together`: they run at the same time.
 * `early`: a script that runs while other parts still do. `after`: the parts that must end before this one begins.
 * @typedef {{ name: string, title: string, quiet: number, steps: () => string[][], together?: boolean, early?: string[],
 *   after?: string[], report?: string, count?: (report: any) => Count, env?: () => Promise<Record<string, string>> }} Part
 * A part that was asked for. `kept`: output that waits until the parts before it have shown theirs.
 * @typedef {{ part: Part, line: string, ended: boolean, kept: (readonly [NodeJS.WriteStream, string | Buffer])[] }} Run
 */

const results = join(root, '.cache', 'test');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');

/** @type {Part[]} */
const parts = [
  {
    name: 'types',
    title: 'types',
    quiet: 3,
    together: true,
    steps: () => ['tsconfig.json', 'tsconfig.rules.json'].map((config) => [binary('typescript', 'tsc'), '-p', config]),
  },
  { name: 'lint', title: 'lint', quiet: 2, steps: () => [[binary('oxlint'), '--deny-warnings']] },
  { name: 'format', title: 'format', quiet: 2, steps: () => [[binary('oxfmt'), '--check']] },
  {
    name: 'layers',
    title: 'layers',
    quiet: 3,
    steps: () => [[binary('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', 'src']],
  },
  { name: 'unused', title: 'unused files and packages', quiet: 3, steps: () => [[binary('knip')]] },
  {
    name: 'unit',
    title: 'unit tests',
    quiet: 6,
    report: unitReport,
    steps: () => [
      [binary('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ],
    count: (report) => ({
      passed: report.numPassedTests,
      // A file that does not load has no tests to fail.
      failed:
        report.numFailedTests +
        report.testResults.filter((/** @type {any} */ f) => f.status === 'failed' && f.assertionResults.length === 0)
          .length,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  },
  { name: 'build', title: 'build', quiet: 3, steps: () => [[binary('vite'), 'build', '--logLevel', 'warn']] },
  {
    name: 'browser',
    title: 'browser tests, against the build',
    quiet: 20,
    // Some of them measure time, so nothing else runs beside them.
    after: ['unit', 'build'],
    early: [join(root, 'scripts', 'chromium.mjs')],
    report: browserReport,
    env: async () => {
      const { ensureChromium } = await import('./chromium.mjs');
      return { CHROMIUM: await ensureChromium(), ICEBREAK_DIST: join(root, 'dist') };
    },
    steps: () => [[binary('@playwright/test', 'playwright'), 'test', '--reporter=list,json']],
    count: (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
      skipped: report.stats.skipped,
    }),
  },
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Kills a step and everything it started.
 * @param {import('node:child_process').ChildProcess} child
 */
function stop(child) {
  if (!child.pid) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(130);
  });
}

checkNode();
checkFolder();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  end(`npm test has no part “${unknown.join('”, “')}”. Its parts are ${parts.map((part) => part.name).join(', ')}.`, 2);
await ensureInstalled();
// Loaded only now: it imports a package.
(await import('../vite/message-types.mjs')).writeMessageTypes();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @type {Run[]} */
const runs = parts
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .map((part) => ({ part, line: '', ended: false, kept: [] }));
/** Those whose output has not been shown to its end; the first one's is shown as it comes. */
const unshown = [...runs];

/**
 * @param {Run} run
 * @param {string | Buffer} text
 * @param {NodeJS.WriteStream} [to]
 */
function show(run, text, to = process.stdout) {
  if (run === unshown[0]) to.write(text);
  else run.kept.push([to, text]);
}

/** Shows what was kept, once the parts before have ended. */
function showKept() {
  while (unshown[0]?.ended) {
    unshown.shift();
    for (const [to, text] of unshown[0]?.kept.splice(0) ?? []) to.write(text);
  }
}

/**
 * @param {Run} run
 * @param {string[]} args a script and its arguments, for this Node
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
function step(run, args, env = {}) {
  const { quiet } = run.part;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      env: { CI: '1', ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, ...env },
    });
    running.add(child);
    const hung = () => {
      show(run, `Stopped: no output for ${quiet} minutes.\n`, process.stderr);
      stop(child);
    };
    const limit = setTimeout(hung, quiet * 60_000);
    const forward = (/** @type {NodeJS.WriteStream} */ to) => (/** @type {Buffer} */ chunk) => {
      limit.refresh();
      show(run, chunk, to);
    };
    child.stdout.on('data', forward(process.stdout));
    child.stderr.on('data', forward(process.stderr));
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/**
 * Runs the steps of a part and reads its report.
 * @param {Run} run
 * @returns {Promise<Count>}
 */
async function counted(run) {
  const { part } = run;
  let good = true;
  try {
    const env = await part.env?.();
    const steps = part.steps();
    if (part.together) good = (await Promise.all(steps.map((args) => step(run, args, env)))).every(Boolean);
    else for (const args of steps) good = (await step(run, args, env)) && good;
  } catch (error) {
    show(run, `${error instanceof Error ? error.message : error}\n`, process.stderr);
    good = false;
  }
  if (!part.report || !part.count) return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
  /** @type {Count} */
  let count;
  try {
    count = part.count(JSON.parse(readFileSync(part.report, 'utf8')));
  } catch {
    count = { passed: 0, failed: 1, skipped: 0 };
  }
  // Something failed outside a test, such as an unhandled rejection or a hang.
  return { ...count, failed: good ? count.failed : Math.max(1, count.failed) };
}

// One more than there are cores, so that none waits while a part reads or writes.
let places = availableParallelism() + 1;
/** @type {(() => void)[]} */
const waiting = [];

/**
 * @template T
 * @param {() => Promise<T>} work begun when a place is free, first come, first served
 * @returns {Promise<T>}
 */
async function inPlace(work) {
  if (places > 0) places -= 1;
  else await new Promise((resolve) => waiting.push(() => resolve(null)));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else places += 1;
  }
}

/** @type {Map<string, Promise<Count>>} */
const counts = new Map();
for (const run of runs) {
  const { part } = run;
  const begin = async () => {
    show(run, `\n== ${part.title}\n`);
    if (part.early) await step(run, part.early);
    await Promise.all((part.after ?? []).map((name) => counts.get(name)));
    return inPlace(async () => {
      const begun = Date.now();
      const count = await counted(run);
      const seconds = Math.round((Date.now() - begun) / 1000);
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
      run.line = `${part.title}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s)`;
      show(run, `${run.line}\n`);
      run.ended = true;
      showKept();
      return count;
    });
  };
  counts.set(part.name, begin());
}

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { passed, failed, skipped } of await Promise.all(counts.values())) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
console.log(`\n${runs.map(({ line }) => line).join('\n')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
