/** Reports the results of a measurement: on the screen and, with `--write`, in reports/<name>.json. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import process from 'node:process';
import { running } from './entry.ts';

/** A target, the measured value, and whether the target is met. */
export interface Check {
  asked: string;
  measured: string | number;
  met: boolean;
}
/** A check. `met`: whether the target is met. */
export const check = (asked: string, measured: string | number, met: boolean): Check => ({ asked, measured, met });
/** A check that nothing was found. */
export const none = (asked: string, found: readonly unknown[]): Check => check(asked, found.length, found.length === 0);
interface Found {
  checks?: readonly Check[];
  /** the results, as plain JSON */
  result?: object;
  /** what went wrong, if anything; only the first few are printed */
  faults?: readonly string[];
}

/** The commit of the tree in `folder`, to which the results belong. */
export const commit = (folder = '.'): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', cwd: folder }).trim();
const machine = (): string =>
  `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores`;

export const percent = (part: number, whole = 1): string => `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;
/** Rounds a number to some decimal places. */
export const rounded = (n: number, places = 2): number => Number(n.toFixed(places));
/** The same numbers, largest first. */
export const largestFirst = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort((a, b) => b[1] - a[1]));

/** A value in one line: `a 1, b 2`. */
const inline = (value: unknown): string =>
  value === null || typeof value !== 'object'
    ? String(value)
    : Object.entries(value)
        .map(([name, each]) => (Array.isArray(value) ? inline(each) : `${name} ${inline(each)}`))
        .join(', ');

/**
 * Prints the results and sets the exit code: 1 if a target is not met or there are faults. `write`: save the results in reports/; `name`:
 * name of the report, for an entry that has several.
 */
export function report(
  { checks = [], result = {}, faults = [] }: Found,
  { write, seed, name = running.report }: { write: boolean; seed?: string; name?: string },
): void {
  for (const { asked, measured, met } of checks) console.log(`${met ? 'yes' : 'NO '}  ${asked}: ${measured}`);
  for (const [what, value] of Object.entries(result))
    if (Array.isArray(value)) console.log([`${what}:`, ...value.map((each) => `  ${inline(each)}`)].join('\n'));
    else console.log(`${what}: ${inline(value)}`);
  for (const fault of faults.slice(0, 5)) console.error(fault);
  if (write) {
    const file = `reports/${name}.json`;
    mkdirSync('reports', { recursive: true });
    const said = {
      command: running.command,
      commit: commit(),
      machine: machine(),
      ...(seed !== undefined && { seed }),
      checks,
      result,
    };
    const text = JSON.stringify(faults.length > 0 ? { ...said, faults } : said, null, 1);
    // an object of plain values fits on one line
    writeFileSync(file, `${text.replace(/\{[^{}[\]]*\}/g, (one) => one.replace(/\n\s*/g, ' '))}\n`);
    console.log(`kept in ${file}`);
  }
  process.exitCode = faults.length > 0 || checks.some(({ met }) => !met) ? 1 : 0;
}
