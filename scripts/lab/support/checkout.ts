/** Checks out another commit of the project in its own git worktree, for as long as it is needed. */
import { execFileSync, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { refuse } from './entry.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Removes the worktree once its input closes. The system closes it with this process, even if the process is killed. */
const REMOVE = `process.stdin.on('end', () =>
  require('node:child_process').execFileSync('git', ['worktree', 'remove', '--force', process.argv[1]])).resume();`;

/**
 * Checks a commit out under .cache/, with the packages of this tree, and removes it when this process ends, however it ends. Ends the run
 * with a sentence if there is no such commit.
 * @returns the commit's short name, and the folder
 */
export function checkOut(name: string): { commit: string; folder: string } {
  let commit: string;
  try {
    commit = git('rev-parse', '--short', '--verify', `${name}^{commit}`);
  } catch {
    return refuse(`There is no commit “${name}” in this repository.`);
  }
  const folder = join(process.cwd(), '.cache', 'commits', `${commit}-${process.pid}`);
  const cleaner = spawn(process.execPath, ['-e', REMOVE, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  cleaner.unref();
  (cleaner.stdin as Socket).unref();
  git('worktree', 'add', '--detach', folder, commit);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { commit, folder };
}
