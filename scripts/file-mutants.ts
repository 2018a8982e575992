/**
 * `npm run mutants:files [-- --count 20000 --seed replays]`: spoilt and slow replay files, the sample of `npm test` in full volume
 * (tests/support/file-mutants.ts). Each is watched within the budget of docs/replay-format.md or refused with one sentence. Goes on where it
 * was stopped (.cache/file-mutants/), prints the slowest, and writes what was found into docs/measured.md. Ends with 1 when one failed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BUDGET } from '../src/replay/budget.ts';
import { examine, mutantAt, soundFiles } from '../tests/support/file-mutants.ts';
import { commit, writeSection } from './measured.ts';

interface Slow {
  i: number;
  kind: string;
  bytes: number;
  what: string;
  work: number;
  seconds: number;
}
interface Found {
  commit: string;
  next: number;
  kinds: Record<string, number>;
  tally: Record<string, number>;
  failed: { i: number; kind: string; why: string }[];
  slowest: Slow[];
  mostWork: number;
}

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'replays' }, count: { type: 'string', default: '20000' } },
});
const count = Number(values.count);
const KEPT = join('.cache', 'file-mutants');
const SHOWN = 8;
mkdirSync(KEPT, { recursive: true });
const file = join(KEPT, `${values.seed.replace(/\W/g, '_')}.json`);
const now = commit();
const fresh: Found = { commit: now, next: 0, kinds: {}, tally: {}, failed: [], slowest: [], mostWork: 0 };
const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Found) : fresh;
// what another version found says nothing about this one
const found = stored.commit === now ? stored : fresh;
const save = (): void => writeFileSync(file, JSON.stringify(found));
const sources = soundFiles();

for (; found.next < count; found.next++) {
  const i = found.next;
  const { text, kind } = mutantAt(i, values.seed, sources);
  found.kinds[kind] = (found.kinds[kind] ?? 0) + 1;
  const begun = performance.now();
  try {
    const { what, work } = examine(text);
    const seconds = (performance.now() - begun) / 1000;
    found.tally[what] = (found.tally[what] ?? 0) + 1;
    found.mostWork = Math.max(found.mostWork, work);
    found.slowest = [...found.slowest, { i, kind, bytes: text.length, what, work, seconds }]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SHOWN);
  } catch (error) {
    found.failed.push({ i, kind, why: (error as Error).message });
    console.log(`${i} (${kind}): ${(error as Error).message}`);
  }
  if (i % 100 === 99) {
    save();
    console.log(
      `${i + 1} of ${count}, ${found.failed.length} failed, slowest ${found.slowest[0]?.seconds.toFixed(1)} s`,
    );
  }
}
save();
const slow = Object.entries(found.kinds).reduce((sum, [kind, n]) => sum + (kind === 'spoilt' ? 0 : n), 0);
const number = (n: number): string => n.toLocaleString('en');
writeSection('file-mutants', 'Spoilt and slow replay files', [
  `\`npm run mutants:files -- --seed ${values.seed} --count ${count}\`, commit ${found.commit}: ${number(count)} files, ${slow} of them made to be slow. **${found.failed.length}** went beyond the budget, threw, or were refused without a clear sentence. Most work for opening one: ${number(found.mostWork)} units (budget: ${number(BUDGET.work)}, and the step in which it is found to be exceeded).`,
  '',
  '| the slowest: number, made as | bytes | came of it | units of work | seconds |',
  '|---|---|---|---|---|',
  ...found.slowest.map(
    (one) =>
      `| ${one.i}, ${one.kind} | ${number(one.bytes)} | ${one.what} | ${number(one.work)} | ${one.seconds.toFixed(1)} |`,
  ),
  '',
  '| came of all | files |',
  '|---|---|',
  ...Object.entries(found.tally)
    .sort((a, b) => b[1] - a[1])
    .map(([what, n]) => `| ${what} | ${number(n)} |`),
]);
for (const { i, kind, seconds } of found.slowest) console.log(`${seconds.toFixed(1)} s: ${i} (${kind})`);
console.log(`${number(count)} files, ${slow} slow, ${found.failed.length} failed`);
process.exit(found.failed.length > 0 ? 1 : 0);
