/**
 * Faults that the game once had, or that a test once missed. Each is brought back by one replacement in one file, and the test named beside
 * it must fail. They are grouped by topic in scripts/lab/mutants/planted/<topic>.json.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, testsPass } from './copy.ts';

const FOLDER = join('scripts', 'lab', 'mutants', 'planted');

/**
 * One fault. `from` occurs exactly once in `file`; replacing it by `to` brings the fault back; `test` is the test file that must then fail.
 */
interface Planted {
  name: string;
  file: string;
  from: string;
  to: string;
  test: string;
}

/** All planted faults, in file order. */
export function plantedFaults(): Planted[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Planted[]);
}

/** How often a text occurs in another. */
export const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Plants one by one the faults whose name, file or test contains `only`, and prints which are noticed. Resolves to 1 if one is not, or if a
 * test fails without a fault; otherwise to 0.
 */
export async function plantFaults(only: string): Promise<0 | 1> {
  const faults = plantedFaults().filter(({ name, file, test }) => `${name}\n${file}\n${test}`.includes(only));
  const copy = copyProject();
  let broken = 0;
  for (const test of new Set(faults.map((fault) => fault.test))) {
    if (await testsPass(copy, [test])) continue;
    broken++;
    console.log(`fails without a fault: ${test}`);
  }
  if (broken > 0) return 1;
  let missed = 0;
  for (const { name, file, from, to, test } of faults) {
    const before = readFileSync(file, 'utf8');
    const found = occurrences(before, from);
    const change = { file, before, after: before.replace(from, () => to) };
    const noticed = found === 1 && !(await testsPass(copy, [test], change));
    if (!noticed) missed++;
    if (found !== 1) console.log(`cannot be planted: ${name}: "${from}" must occur exactly once in ${file}`);
    else console.log(`${noticed ? 'noticed    ' : 'not noticed'} ${name} (${test})`);
  }
  console.log(`\n${faults.length - missed} of ${faults.length} planted faults noticed`);
  return missed > 0 ? 1 : 0;
}
