/** Checks malformed and slow files: each must open within the budget of docs/replay-format.md or be refused with one sentence. */
import { words as blackHatWords } from '../../../src/games/black-hat/words/all.ts';
import { words as infiltrationWords } from '../../../src/games/infiltration/words/all.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { BUDGET } from '../../../src/replay/budget.ts';
import * as blackHat from '../../../tests/games/black-hat/support/file-mutants.ts';
import * as infiltration from '../../../tests/games/infiltration/support/file-mutants.ts';
import * as netrunner from '../../../tests/support/file-mutants.ts';
import { inParts } from '../support/parts.ts';
import { largestFirst, none, report, rounded } from '../support/report.ts';

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
  failed: string[];
  slowest: Slow[];
  mostWork: number;
}

/** How files of a game are made and checked: replays for Netrunner; replays, links, lessons and scenarios for the other games. */
interface Making {
  usual: number;
  make: (i: number) => { text: string; kind: string };
  examine: (mutant: never) => Promise<{ what: string; work: number }>;
}
const several = (
  words: Parameters<typeof useWords>[0],
  { soundFiles, mutantAt, examine }: Pick<typeof blackHat, 'soundFiles' | 'mutantAt' | 'examine'>,
  seed: string,
): Making => {
  useWords(words);
  const sources = soundFiles();
  return { usual: 4000, make: (i) => mutantAt(i, seed, sources), examine };
};
const GAMES: Readonly<Record<string, (seed: string) => Making>> = {
  netrunner(seed) {
    const sources = netrunner.soundFiles();
    return {
      usual: 20_000,
      make: (i) => netrunner.mutantAt(i, seed, sources),
      examine: async ({ text }: netrunner.Mutant) => netrunner.examine(text),
    };
  },
  'black-hat': (seed) => several(blackHatWords, blackHat, seed),
  infiltration: (seed) => several(infiltrationWords, infiltration, seed),
};
/** How many of the slowest files are listed. */
const SHOWN = 8;

/** Makes and opens the files, and reports the results. */
export async function mutateFiles(options: {
  game: string;
  seed: string;
  count: number;
  write: boolean;
}): Promise<void> {
  const { game, seed } = options;
  const { usual, make, examine } = GAMES[game]!(seed);
  const fresh: Found = { kinds: {}, tally: {}, failed: [], slowest: [], mostWork: 0 };
  const { found } = await inParts(
    { name: `mutants-files-${game}`, seed, count: options.count || usual, fresh },
    async (i, sums) => {
      const mutant = make(i);
      const { text, kind } = mutant;
      sums.kinds[kind] = (sums.kinds[kind] ?? 0) + 1;
      const begun = performance.now();
      try {
        const { what, work } = await examine(mutant as never);
        const seconds = rounded((performance.now() - begun) / 1000);
        sums.tally[what] = (sums.tally[what] ?? 0) + 1;
        sums.mostWork = Math.max(sums.mostWork, work);
        sums.slowest = [...sums.slowest, { i, kind, bytes: text.length, what, work, seconds }]
          .sort((a, b) => b.seconds - a.seconds)
          .slice(0, SHOWN);
      } catch (error) {
        sums.failed.push(`${i} (${kind}): ${(error as Error).message}`);
      }
    },
    ({ failed, slowest }) => `${failed.length} failed, slowest ${slowest[0]?.seconds.toFixed(1)} s`,
  );
  const { kinds, tally, failed, slowest, mostWork } = found;
  report(
    {
      checks: [none('none beyond the budget, thrown, or refused without a clear sentence', failed)],
      result: { files: kinds, cameOf: largestFirst(tally), mostWork, budget: BUDGET.work, slowest },
      faults: failed,
    },
    { ...options, name: `mutants-files-${game}` },
  );
  process.exit();
}
