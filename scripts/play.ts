/**
 * Plays bot against bot without a screen. `--level` is newcomer, standard, strong or expert, for both sides unless `--corp-level` or
 * `--runner-level` says otherwise. `--replay FILE` writes game `--game` as a replay file.
 */
import { writeFileSync } from 'node:fs';
import { LEVELS } from '../src/games/netrunner/bot/levels.ts';
import { writeReplay } from '../src/replay/format.ts';
import { asked, refuse } from './lab/support/entry.ts';
import { starting } from './play/arena.ts';
import { deckIds } from './play/pairs.ts';
import { playAll, THREADS } from './play/pool.ts';
import { recordGame } from './play/recorded.ts';
import { summary } from './play/sum.ts';
import type { Job } from './play/worker.ts';

const options = asked(
  {
    ...{ games: 10, seed: 'play', corp: 'jinteki', runner: 'shaper', level: 'standard' },
    ...{ 'corp-level': '', 'runner-level': '', replay: '', game: 1, threads: THREADS },
  },
  { script: 'play' },
);
const { games, threads, corp: corpDeck, runner: runnerDeck } = options;
for (const name of ['games', 'game', 'threads'] as const)
  if (!Number.isInteger(options[name]) || options[name] < 1) refuse(`--${name} must be a whole number from 1.`);
const levelOf = (text: string): string =>
  Object.hasOwn(LEVELS, text)
    ? text
    : refuse(`--level must be one of ${Object.keys(LEVELS).join(', ')}, not “${text}”.`);
const [corp, runner] = [
  levelOf(options['corp-level'] || options.level),
  levelOf(options['runner-level'] || options.level),
];
for (const [side, name] of [
  ['corp', corpDeck],
  ['runner', runnerDeck],
] as const) {
  const decks = deckIds(side);
  if (!decks.includes(name)) refuse(`There is no ${side} deck “${name}”: ${decks.join(', ')}.`);
}
const jobs: Job[] = Array.from({ length: games }, (_, index) => ({
  index,
  seed: `${options.seed} ${index + 1}`,
  corpDeck,
  runnerDeck,
  corp,
  runner,
  botSeed: index * 7 + 1,
}));

if (options.replay !== '') {
  const { index, seed, botSeed } = jobs[options.game - 1] ?? refuse(`There are only ${games} games.`);
  const record = recordGame(
    starting(seed, corpDeck, runnerDeck),
    { corp: { level: corp, seed: botSeed + 1 }, runner: { level: runner, seed: botSeed + 2 } },
    { id: `play-${index + 1}`, date: '2000-01-01T00:00:00.000Z', name: `Game ${index + 1}, seed ${seed}` },
  );
  writeFileSync(options.replay, writeReplay(record));
  console.log(
    `${record.name}: ${JSON.stringify(record.result)}, ${record.steps.length} moves, written to ${options.replay}`,
  );
} else {
  const before = performance.now();
  let peak = process.memoryUsage().rss;
  const live = process.stdout.isTTY;
  const won = { corp: 0, runner: 0, draw: 0 };
  const results = await playAll(
    jobs,
    (result, done) => {
      won[result.winner]++;
      peak = Math.max(peak, process.memoryUsage().rss);
      const line = `${done}/${games}  Corp ${won.corp}  Runner ${won.runner}`;
      if (live) process.stdout.write(`\r${line}`);
      else if (done === games || done % Math.max(1, Math.round(games / 10)) === 0) console.log(line);
    },
    threads,
  );
  if (live) process.stdout.write('\r\u001b[K');
  console.log(`Corp ${corpDeck} (${corp}) v Runner ${runnerDeck} (${runner}), seed "${options.seed}"`);
  for (const line of summary(results)) console.log(line);
  console.log(
    `- time: ${((performance.now() - before) / 1000).toFixed(1)} s on ${threads} threads; peak memory ${Math.round(peak / 1048576)} MB`,
  );
  const errors = results.flatMap(({ error }) => (error === null ? [] : [error]));
  for (const error of errors.slice(0, 5)) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}
