/**
 * How strong the standard bot is: against chance, a greedy one-liner, the newcomer and scripts of one trick, from each seat.
 * `npm run strength -- [--games N] [--seed S] [--only NAME] [--write]`: `--write` puts the table into docs/measured.md
 */
import { parseArgs } from 'node:util';
import { commit, writeSection } from '../scripts/measured.ts';
import { FIRST_PAIR } from '../scripts/play/pairs.ts';
import { playAll } from '../scripts/play/pool.ts';
import type { Job } from '../scripts/play/worker.ts';
import { CORP_SCRIPTS, RUNNER_SCRIPTS } from './policies.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'strength' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);

interface Match {
  corp: string;
  runner: string;
  bot: 'corp' | 'runner';
  least: number;
}
const both = (name: string, least: number): Match[] => [
  { corp: 'standard', runner: name, bot: 'corp', least },
  { corp: name, runner: 'standard', bot: 'runner', least },
];
const matches: Match[] = (
  [
    ...both('random', 97),
    ...both('greedy', 75),
    ...both('newcomer', 60),
    ...Object.keys(RUNNER_SCRIPTS).map((name): Match => ({ corp: 'standard', runner: name, bot: 'corp', least: 50 })),
    ...Object.keys(CORP_SCRIPTS).map((name): Match => ({ corp: name, runner: 'standard', bot: 'runner', least: 50 })),
    { corp: 'standard', runner: 'standard', bot: 'corp' as const, least: 0 },
  ] satisfies Match[]
).filter(
  (match) =>
    values.only === undefined ||
    (match.corp.includes(values.only) && match.bot === 'runner') ||
    (match.runner.includes(values.only) && match.bot === 'corp'),
);

let failed = 0;
console.log(`games each: ${games}, seed ${values.seed}`);
const table: string[] = [];
const say = (row: string): void => {
  table.push(row);
  console.log(row);
};
say('| standard as | against | wins | asked | points | flatline | deck | turns |\n|---|---|---|---|---|---|---|---|');
for (const match of matches) {
  const jobs: Job[] = Array.from({ length: games }, (_, index) => ({
    index,
    seed: `${values.seed} ${index}`,
    ...FIRST_PAIR,
    corp: match.corp,
    runner: match.runner,
    botSeed: index * 7 + 1,
    count: false,
  }));
  const results = await playAll(jobs);
  for (const { error } of results) if (error) console.error(error);
  const wins = results.filter((result) => result.winner === match.bot).length;
  const share = (reason: string): string =>
    `${Math.round((100 * results.filter((result) => result.reason === reason).length) / games)}%`;
  const percent = (100 * wins) / games;
  if (percent < match.least || results.some((result) => result.error)) failed++;
  const turns = results.reduce((n, result) => n + result.turns, 0) / games;
  say(
    `| ${match.bot} | ${match.bot === 'corp' ? match.runner : match.corp} | ${percent.toFixed(1)}%${percent < match.least ? ' ✗' : ''} | ${match.least}% | ${share('agenda-points')} | ${share('flatline')} | ${share('empty-rnd')} | ${turns.toFixed(1)} |`,
  );
}
if (values.write)
  writeSection('strength', 'Strength of the standard bot', [
    `\`npm run strength -- --games ${games} --seed ${values.seed} --write\`, commit ${commit()}; ${games} games each, deck jinteki against shaper.`,
    '',
    ...table.join('\n').split('\n'),
  ]);
process.exitCode = failed > 0 ? 1 : 0;
