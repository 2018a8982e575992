/** A temporary copy of the project, in which source files are changed and tests are run. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Time limit for tests: ms for a first run, then a multiple of the time they took. Tests that hang count as having noticed the change. */
const LONGEST = { first: 20 * 60_000, again: 4, least: 60_000 };
/** how long tests took when they passed, ms */
const took = new Map<string, number>();
const LEFT_OUT = ['node_modules', '.git', 'dist', '.cache'];

/** Copies the project to a temporary folder and returns the folder. It is removed when this process ends. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const one of readdirSync('.')) if (!LEFT_OUT.includes(one)) cpSync(one, join(copy, one), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

/** Runs test files or folders in a copy, for at most `limit` ms, and returns what became of them and how long they took. */
function run(
  copy: string,
  tests: readonly string[],
  limit: number,
): Promise<{ end: 'passed' | 'failed' | 'stopped'; ms: number }> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', '--passWithNoTests'];
  const begun = performance.now();
  return new Promise((resolve) => {
    // A process group, so that workers that never end are killed too.
    const detached = process.platform !== 'win32';
    const child = spawn(process.execPath, [...args, ...tests], { cwd: copy, stdio: 'ignore', detached });
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      if (detached) process.kill(-child.pid!, 'SIGKILL');
      else child.kill('SIGKILL');
    }, limit);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ end: stopped ? 'stopped' : code === 0 ? 'passed' : 'failed', ms: performance.now() - begun });
    });
  });
}

/**
 * Runs test files or folders in a copy. Resolves to whether all of them pass; a path that matches no test counts as passed.
 * @param change a change to one file of the copy, undone afterwards
 */
export async function testsPass(
  copy: string,
  tests: readonly string[],
  change?: { file: string; before: string; after: string },
): Promise<boolean> {
  const limitNow = (): number => {
    const before = took.get(tests.join());
    return before === undefined ? LONGEST.first : Math.max(LONGEST.least, before * LONGEST.again);
  };
  const limit = limitNow();
  if (change) writeFileSync(join(copy, change.file), change.after);
  const { end, ms } = await run(copy, tests, limit);
  if (change) writeFileSync(join(copy, change.file), change.before);
  if (end === 'passed' && !took.has(tests.join())) took.set(tests.join(), ms);
  if (end !== 'stopped' || !change) return end === 'passed';
  // The machine may just have been busy: the change counts as hanging if without it the tests are about as fast as they were.
  took.set(tests.join(), (await run(copy, tests, LONGEST.first)).ms);
  return limitNow() > limit && testsPass(copy, tests, change);
}
