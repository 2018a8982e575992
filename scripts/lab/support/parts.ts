/**
 * Runs long measurements in parts, one number after another, and resumes where they were stopped (.cache/<name>/). Results of another
 * commit are discarded, unless only docs or reports have changed since.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is stored between the parts. */
export interface Kept<Found> {
  /** the commit that the results belong to */
  commit: string;
  /** the next number to run */
  next: number;
  found: Found;
}

/** What a JSON file holds; null if there is none. */
export const storedIn = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** The last commit that changed anything but docs or reports. */
const codeCommit = (): string =>
  execFileSync('git', ['log', '-1', '--format=%h', '--', '.', ':!docs', ':!reports', ':!*.md'], {
    encoding: 'utf8',
  }).trim();

/**
 * Runs the numbers up to `count` that are not done yet, and saves the results every so often. `fresh`: the initial results, as plain JSON;
 * `one` adds to them.
 */
export async function inParts<Found>(
  run: { name: string; seed: string; count: number; every?: number; fresh: Found },
  one: (n: number, found: Found) => void | Promise<void>,
  said: (found: Found) => string,
): Promise<Kept<Found>> {
  const { name, seed, count, every = 100, fresh } = run;
  const folder = join('.cache', name);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${seed.replace(/\W/g, '_')}.json`);
  const commit = codeCommit();
  const stored = storedIn<Kept<Found>>(file);
  const kept = stored?.commit === commit ? stored : { commit, next: 0, found: fresh };
  const save = (): void => writeFileSync(file, JSON.stringify(kept));
  for (; kept.next < count;) {
    await one(kept.next, kept.found);
    kept.next++;
    if (kept.next % every !== 0) continue;
    save();
    console.log(`${kept.next} of ${count}: ${said(kept.found)}`);
  }
  save();
  return kept;
}
