/** A temporary copy of the project, in which source files are changed and tests are run. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Time limit for tests: ms for a first run, then a multiple of the time they took. Tests that hang count as having noticed the change. */
const LONGEST = { first: 20 * 60_000, again: 10, least: 60_000 };
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

/**
 * Runs test files or folders in a copy. Resolves to whether all of them pass; a path that matches no test counts as passed.
 * @param change a change to one file of the copy, undone afterwards
 */
export async function testsPass(
  copy: string,
  tests: readonly string[],
  change?: { file: string; before: string; after: string },
): Promise<boolean> {
  if (change) writeFileSync(join(copy, change.file), change.after);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', '--passWithNoTests'];
  const before = took.get(tests.join());
  const begun = performance.now();
  const passed = await new Promise<boolean>((resolve) => {
    // A process group, so that workers that never end are killed too.
    const detached = process.platform !== 'win32';
    const child = spawn(process.execPath, [...args, ...tests], { cwd: copy, stdio: 'ignore', detached });
    const stop = (): void => void (detached ? process.kill(-child.pid!, 'SIGKILL') : child.kill('SIGKILL'));
    const limit = before === undefined ? LONGEST.first : Math.max(LONGEST.least, before * LONGEST.again);
    const timer = setTimeout(stop, limit);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
  if (passed && before === undefined) took.set(tests.join(), performance.now() - begun);
  if (change) writeFileSync(join(copy, change.file), change.before);
  return passed;
}
