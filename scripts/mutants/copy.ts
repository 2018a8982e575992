/** A throw-away copy of the project in which source files are changed and tests are run. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Longest time for the tests of one change, in milliseconds; a change that makes them hang is noticed too. */
const LONGEST = 20 * 60_000;
const LEFT_OUT = ['node_modules', '.git', 'dist', '.cache'];

/** Copies the project to a temporary folder, which is removed when this process ends. Returns the folder. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const one of readdirSync('.')) if (!LEFT_OUT.includes(one)) cpSync(one, join(copy, one), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'), 'junction');
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

/**
 * Runs test files or folders in a copy. Returns whether all of them pass; a path that matches no test counts as passed.
 * @param change what to write into one file of the copy first, and what to put back afterwards
 */
export function testsPass(
  copy: string,
  tests: readonly string[],
  change?: { file: string; before: string; after: string },
): boolean {
  if (change) writeFileSync(join(copy, change.file), change.after);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--maxWorkers', '1', '--passWithNoTests'];
  const { status } = spawnSync(process.execPath, [...args, ...tests], { cwd: copy, stdio: 'ignore', timeout: LONGEST });
  if (change) writeFileSync(join(copy, change.file), change.before);
  return status === 0;
}
