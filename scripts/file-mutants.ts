/**
 * `npm run mutants:files [-- --game black-hat|infiltration --count 20000 --seed replays]`: spoilt and slow files, the sample of `npm test` in full
 * volume: Netrunner's replays (tests/support/file-mutants.ts); replays, links, lessons and scenarios
 * of the others (tests/games/<game>/support/file-mutants.ts). Each is used within the budget of docs/replay-format.md or refused with one sentence.
 * Goes on where it was stopped, prints the slowest, and writes what was found into docs/measured.md. Ends with 1 when one failed.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { words as blackHatWords } from '../src/games/black-hat/words/index.ts';
import { words as infiltrationWords } from '../src/games/infiltration/words/index.ts';
import { useWords } from '../src/i18n/index.ts';
import { BUDGET } from '../src/replay/budget.ts';
import * as blackHat from '../tests/games/black-hat/support/file-mutants.ts';
import * as infiltration from '../tests/games/infiltration/support/file-mutants.ts';
import * as netrunner from '../tests/support/file-mutants.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

interface Slow {
  i: number;
  kind: string;
  bytes: number;
  what: string;
  work: number;
  seconds: number;
}
interface Found {
  kinds: Record<string, number>;
  tally: Record<string, number>;
  failed: { i: number; kind: string; why: string }[];
  slowest: Slow[];
  mostWork: number;
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'netrunner' },
    seed: { type: 'string', default: 'replays' },
    count: { type: 'string' },
  },
});
/** All sorts of a game's files. */
function ofGame(
  name: string,
  title: string,
  words: Parameters<typeof useWords>[0],
  { soundFiles, mutantAt, examine }: Pick<typeof blackHat, 'soundFiles' | 'mutantAt' | 'examine'>,
) {
  useWords(words);
  const sources = soundFiles();
  return {
    usual: 4000,
    section: `file-mutants-${name}`,
    title: `${title}: spoilt and slow replays, links, lessons and scenarios`,
    sorts: ['spoilt', 'link', 'lesson', 'scenario'],
    make: (i: number) => mutantAt(i, values.seed, sources),
    examine,
  };
}
/** What is made and judged for each game, how many by default, and where it is written. */
const GAMES = {
  netrunner() {
    const sources = netrunner.soundFiles();
    return {
      usual: 20_000,
      section: 'file-mutants',
      title: 'Spoilt and slow replay files',
      sorts: ['spoilt'],
      make: (i: number) => netrunner.mutantAt(i, values.seed, sources),
      examine: async ({ text }: netrunner.Mutant) => netrunner.examine(text),
    };
  },
  'black-hat': () => ofGame('black-hat', 'Black Hat', blackHatWords, blackHat),
  infiltration: () => ofGame('infiltration', 'Infiltration', infiltrationWords, infiltration),
};
const chosen = GAMES[values.game as keyof typeof GAMES]?.();
if (chosen === undefined) {
  console.error(`--game must be ${Object.keys(GAMES).join(' or ')}, not "${values.game}".`);
  process.exit(2);
}
const count = Number(values.count ?? chosen.usual);
const SHOWN = 8;
const fresh: Found = { kinds: {}, tally: {}, failed: [], slowest: [], mostWork: 0 };

const { found, commit } = await inParts(
  { name: chosen.section, seed: values.seed, count, fresh },
  async (i, sums) => {
    const mutant = chosen.make(i);
    const { text, kind } = mutant;
    sums.kinds[kind] = (sums.kinds[kind] ?? 0) + 1;
    const begun = performance.now();
    try {
      const { what, work } = await chosen.examine(mutant);
      const seconds = (performance.now() - begun) / 1000;
      sums.tally[what] = (sums.tally[what] ?? 0) + 1;
      sums.mostWork = Math.max(sums.mostWork, work);
      sums.slowest = [...sums.slowest, { i, kind, bytes: text.length, what, work, seconds }]
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, SHOWN);
    } catch (error) {
      sums.failed.push({ i, kind, why: (error as Error).message });
      console.log(`${i} (${kind}): ${(error as Error).message}`);
    }
  },
  ({ failed, slowest }) => `${failed.length} failed, slowest ${slowest[0]?.seconds.toFixed(1)} s`,
);
const slow = Object.entries(found.kinds).reduce((sum, [kind, n]) => sum + (chosen.sorts.includes(kind) ? 0 : n), 0);
const number = (n: number): string => n.toLocaleString('en');
const sorts =
  chosen.sorts.length > 1 ? ` (${chosen.sorts.map((kind) => `${kind} ${found.kinds[kind] ?? 0}`).join(', ')})` : '';
writeSection(chosen.section, chosen.title, [
  `\`npm run mutants:files -- --game ${values.game} --seed ${values.seed} --count ${count}\`, commit ${commit}: ${number(count)} files${sorts}, ${slow} of them made to be slow. **${found.failed.length}** went beyond the budget, threw, or were refused without a clear sentence. Most work for opening one: ${number(found.mostWork)} units (budget: ${number(BUDGET.work)}, and the step in which it is found to be exceeded).`,
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
