/**
 * The long run: many bot games, and whether everything the cards can do was done.
 * `npm run soak -- [--games 1000] [--seed soak] [--write]`: `--write` puts it into docs/soak-report.md and docs/measured.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cardDef, DECKS } from '../src/games/netrunner/index.ts';
import { commit, writeSection } from './measured.ts';
import { expected } from './play/count.ts';
import { FIRST_PAIR } from './play/pairs.ts';
import { playAll, THREADS } from './play/pool.ts';
import { percent, report, sum } from './play/sum.ts';
import type { Job } from './play/worker.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'soak' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  console.error(`--games must be a whole number, not "${values.games}".`);
  process.exit(2);
}
/** The newcomer plays one seat in every fifth game, so that its choices are met too. */
const levels = (index: number): { corp: string; runner: string } => ({
  corp: index % 10 === 4 ? 'newcomer' : 'standard',
  runner: index % 10 === 9 ? 'newcomer' : 'standard',
});
const jobs: Job[] = Array.from({ length: games }, (_, index) => ({
  index,
  seed: `${values.seed} ${index + 1}`,
  ...FIRST_PAIR,
  ...levels(index),
  botSeed: index * 7 + 1,
  count: true,
}));

const before = performance.now();
let peak = process.memoryUsage().rss;
const results = await playAll(jobs, (_, done) => {
  peak = Math.max(peak, process.memoryUsage().rss);
  if (done % Math.max(1, Math.round(games / 20)) === 0)
    console.log(`${done}/${games} games, ${((performance.now() - before) / 1000).toFixed(0)} s`);
});
const seconds = (performance.now() - before) / 1000;
const sums = sum(results);
const titles = (what: string): string => `${cardDef(what.slice(0, 5)).title}: ${what.slice(6)}`;
const codes = [DECKS.jinteki!, DECKS.shaper!].flatMap((deck) => [deck.identity, ...deck.cards]);
const wanted = expected(codes);
const never = wanted.filter((what) => !sums.counted[what]);
const emptied = results.filter((result) => result.reason === 'empty-rnd').length;

const checks: [string, boolean, string][] = [
  ['no exception, no hang', sums.errors.length === 0, `${sums.errors.length}`],
  ['no game over 80 player-turns', sums.turns.most <= 80, `${sums.turns.most}`],
  ['at most 5 % ended by an empty R&D', emptied <= games * 0.05, percent(emptied, games)],
  ['the Corp wins at least 25 %', sums.wins.corp >= games * 0.25, percent(sums.wins.corp, games)],
  ['the Runner wins at least 25 %', sums.wins.runner >= games * 0.25, percent(sums.wins.runner, games)],
  [
    'everything the cards can do was done, every offer both taken and declined',
    never.length === 0,
    `${wanted.length - never.length} of ${wanted.length}`,
  ],
  ['in 25 minutes', seconds <= 1500, `${(seconds / 60).toFixed(1)} min`],
];
const text = `# Soak: ${games} games of bot against bot

\`npm run soak -- --games ${games} --seed ${values.seed} --write\`, commit ${commit()}, Node ${process.versions.node}, ${THREADS} threads.
Corp Jinteki against Runner Shaper, both decks in full; standard bots, the newcomer in one seat of every fifth game.

| asked | measured | |
|---|---|---|
${checks.map(([asked, good, measured]) => `| ${asked} | ${measured} | ${good ? 'yes' : '**no**'} |`).join('\n')}

${report(sums).join('\n')}
- time: ${seconds.toFixed(0)} s on ${THREADS} threads; peak memory ${Math.round(peak / 1048576)} MB

## What the cards did
${never.length === 0 ? 'Everything at least once.' : `Never: ${never.map(titles).join(' · ')}`}

| what | times |
|---|---|
${wanted.map((what) => `| ${titles(what)} | ${sums.counted[what] ?? 0} |`).join('\n')}
`;
if (values.write) {
  writeFileSync('docs/soak-report.md', text);
  writeSection('soak', 'A thousand games of bot against bot', [
    `\`npm run soak -- --games ${games} --seed ${values.seed} --write\`, commit ${commit()}. What each card did: [soak-report.md](soak-report.md).`,
    '',
    ...checks.map(([asked, good, measured]) => `- ${good ? '' : '**not met:** '}${asked}: ${measured}`),
    ...report(sums).filter((line) => line.includes('decision')),
  ]);
}
for (const [asked, good, measured] of checks) console.log(`${good ? 'yes' : 'NO '}  ${asked}: ${measured}`);
for (const line of report(sums)) console.log(line);
if (never.length > 0) console.log(`never: ${never.map(titles).join(' · ')}`);
for (const error of sums.errors.slice(0, 5)) console.error(error);
process.exitCode = checks.every(([, good]) => good) ? 0 : 1;
