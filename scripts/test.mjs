// npm test [-- PART ...]: installs what is missing, even Chromium, and runs every test. The last line
// is `N passed, N failed` over all parts (a check without tests counts as one); the exit code follows it.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { binary, checkFolder, checkNode, ensureInstalled, root, stop as end } from './install.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * `quiet`: minutes without output after which a part counts as hung; it may take any time in all.
 * `together`: its steps run at the same time.
 * @typedef {{ name: string, title: string, quiet: number, together?: boolean, steps: () => string[][] | Promise<string[][]>, report?: string,
 *   count?: (report: any) => Count, env?: () => Promise<Record<string, string>> }} Part
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
  { name: 'lint', title: 'lint', quiet: 2, steps: () => [[binary('oxlint')]] },
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

/**
 * @param {string[]} args a script and its arguments, for this Node
 * @param {Record<string, string>} env
 * @param {number} quiet minutes without output after which it counts as hung
 * @returns {Promise<boolean>} whether it succeeded
 */
function step(args, env, quiet) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      env: { CI: '1', ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, ...env },
    });
    running.add(child);
    const hung = () => {
      console.error(`Stopped: no output for ${quiet} minutes.`);
      stop(child);
    };
    const limit = setTimeout(hung, quiet * 60_000);
    const forward = (/** @type {NodeJS.WriteStream} */ to) => (/** @type {Buffer} */ chunk) => {
      limit.refresh();
      to.write(chunk);
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
 * @param {Part} part
 * @returns {Promise<Count>}
 */
async function runPart(part) {
  let good = true;
  try {
    const env = (await part.env?.()) ?? {};
    const steps = await part.steps();
    if (part.together) good = (await Promise.all(steps.map((args) => step(args, env, part.quiet)))).every(Boolean);
    else for (const args of steps) good = (await step(args, env, part.quiet)) && good;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
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

checkNode();
checkFolder();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0)
  end(`npm test has no part “${unknown.join('”, “')}”. Its parts are ${parts.map((part) => part.name).join(', ')}.`, 2);
await ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const lines = [];
for (const part of asked.length > 0 ? parts.filter(({ name }) => asked.includes(name)) : parts) {
  console.log(`\n== ${part.title}`);
  const begun = Date.now();
  const count = await runPart(part);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const line = `${part.title}: ${count.passed} passed, ${count.failed} failed${skipped} (${Math.round((Date.now() - begun) / 1000)} s)`;
  lines.push(line);
  console.log(line);
}

console.log(`\n${lines.join('\n')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
