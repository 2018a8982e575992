/**
 * Faults that once were in the game, or that a test once failed to notice. Each is brought back by one replacement in one file, and the test
 * named beside it must fail. They are kept by topic in scripts/mutants/planted/<topic>.json.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, testsPass } from './copy.ts';

const FOLDER = join('scripts', 'mutants', 'planted');

/** One fault: `from` occurs exactly once in `file`; `to` in its place brings the fault back; `test` is the test file that must fail then. */
interface Planted {
  name: string;
  file: string;
  from: string;
  to: string;
  test: string;
}

/** All planted faults, in the order of their files. */
export function plantedFaults(): Planted[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Planted[]);
}

/** How often a text occurs in another. */
export const occurrences = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Plants the faults whose name, file or test contains `only` one by one and prints which of them are noticed. Returns 1 if one is not, or if a
 * test fails without a fault; otherwise 0.
 */
export function plantFaults(only: string): 0 | 1 {
  const faults = plantedFaults().filter(({ name, file, test }) => `${name}\n${file}\n${test}`.includes(only));
  const copy = copyProject();
  const tests = [...new Set(faults.map(({ test }) => test))];
  const broken = tests.filter((test) => !testsPass(copy, [test]));
  for (const test of broken) console.log(`fails without a fault: ${test}`);
  if (broken.length > 0) return 1;
  const missed = faults.filter((fault) => {
    const before = readFileSync(fault.file, 'utf8');
    if (occurrences(before, fault.from) !== 1) {
      console.log(`cannot be planted: ${fault.name}: "${fault.from}" must occur exactly once in ${fault.file}`);
      return true;
    }
    const after = before.replace(fault.from, () => fault.to);
    const unnoticed = testsPass(copy, [fault.test], { file: fault.file, before, after });
    console.log(`${unnoticed ? 'not noticed' : 'noticed    '} ${fault.name} (${fault.test})`);
    return unnoticed;
  });
  console.log(`\n${faults.length - missed.length} of ${faults.length} planted faults noticed`);
  return missed.length > 0 ? 1 : 0;
}
