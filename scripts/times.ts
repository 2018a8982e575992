/**
 * How long the levels think: games of each against itself on the starter pair, in one worker on a machine that does nothing else.
 * `npm run times -- [--seed S] [--share 0.5] [--write]`: a share of the games; `--write` puts the table into docs/measured.md.
 */
import { parseArgs } from 'node:util';
import { commit, writeSection } from './measured.ts';
import { FIRST_PAIR } from './play/pairs.ts';
import { playAll } from './play/pool.ts';
import { within } from './play/sum.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'times' },
    share: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

/** Games of each level, and what is asked of it in ms: within what 95 of 100 decisions are made, and none takes more. */
const LEVELS = [
  { level: 'newcomer', games: 400, most: 5, longest: Number.POSITIVE_INFINITY },
  { level: 'standard', games: 200, most: 5, longest: Number.POSITIVE_INFINITY },
  { level: 'strong', games: 24, most: 80, longest: Number.POSITIVE_INFINITY },
  { level: 'expert', games: 6, most: 700, longest: 1200 },
];

const table = ['| level | decisions | half | 95 % | 99 % | longest | asked |', '|---|---|---|---|---|---|---|'];
let missed = 0;
for (const { level, games, most, longest } of LEVELS) {
  const count = Math.max(1, Math.round(games * Number(values.share)));
  const results = await playAll(
    Array.from({ length: count }, (_, index) => ({
      index,
      seed: `${values.seed} ${index}`,
      ...FIRST_PAIR,
      corp: level,
      runner: level,
      botSeed: index,
      count: false,
    })),
    (_, done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${level}: ${done} of ${count} games`);
    },
    1,
  );
  const times = results.flatMap(({ thinking }) => thinking).sort((a, b) => a - b);
  const at = (share: number): number => within(times, share);
  const good = at(0.95) <= most && at(1) <= longest && results.every(({ error }) => error === null);
  if (!good) missed++;
  table.push(
    `| ${level} | ${times.length} | ${[0.5, 0.95, 0.99, 1].map((share) => at(share).toFixed(1)).join(' | ')} | ${good ? '' : '✗ '}95 % in ${most}${longest < Number.POSITIVE_INFINITY ? `, none over ${longest}` : ''} |`,
  );
  console.log(`${process.stdout.isTTY ? '\n' : ''}${table.at(-1)}`);
}
if (values.write)
  writeSection('times', 'Times of decisions', [
    `\`npm run times -- --seed ${values.seed} --share ${values.share} --write\`, commit ${commit()}: starter pair, one worker, each level against itself; decisions with two moves or more, ms.`,
    '',
    ...table,
  ]);
process.exitCode = missed > 0 ? 1 : 0;
