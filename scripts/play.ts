/**
 * Bot against bot without a screen.
 * npm run play -- --games N --seed S --corp DECK --runner DECK [--level newcomer|standard|strong|expert] [--corp-level …] [--runner-level …]
 *                 [--replay FILE --game K] [--threads T]
 */
import { parseArgs } from 'node:util';
import { LEVELS } from '../src/games/netrunner/bot/levels.ts';
import { DECKS } from '../src/games/netrunner/index.ts';
import { playAll, THREADS } from './play/pool.ts';
import { summary } from './play/sum.ts';
import type { Job } from './play/worker.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'play' },
    corp: { type: 'string', default: 'jinteki' },
    runner: { type: 'string', default: 'shaper' },
    level: { type: 'string', default: 'standard' },
    'corp-level': { type: 'string' },
    'runner-level': { type: 'string' },
    replay: { type: 'string' },
    game: { type: 'string', default: '1' },
    threads: { type: 'string' },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
const whole = (name: string, text: string): number =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fail(`--${name} must be a number from 1 to 999999, not "${text}".`);
const levelOf = (text: string): string =>
  Object.hasOwn(LEVELS, text) ? text : fail(`--level must be one of ${Object.keys(LEVELS).join(', ')}, not "${text}".`);
const deckOf = (side: 'corp' | 'runner', name: string): string =>
  DECKS[name]?.side === side
    ? name
    : fail(
        `There is no ${side} deck "${name}": ${Object.values(DECKS)
          .filter((deck) => deck.side === side)
          .map((deck) => deck.id)
          .join(', ')}.`,
      );

const games = whole('games', values.games);
const corp = levelOf(values['corp-level'] ?? values.level);
const runner = levelOf(values['runner-level'] ?? values.level);
const corpDeck = deckOf('corp', values.corp);
const runnerDeck = deckOf('runner', values.runner);
const threads = values.threads === undefined ? THREADS : whole('threads', values.threads);
const jobs: Job[] = Array.from({ length: games }, (_, index) => ({
  index,
  seed: `${values.seed} ${index + 1}`,
  corpDeck,
  runnerDeck,
  corp,
  runner,
  botSeed: index * 7 + 1,
}));

if (values.replay !== undefined) {
  const chosen = jobs[whole('game', values.game) - 1] ?? fail(`There are only ${games} games.`);
  const { writeGame } = await import('./play/replay.ts');
  const text = await writeGame(chosen, values.replay);
  console.log(text);
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
  console.log(`Corp ${corpDeck} (${corp}) v Runner ${runnerDeck} (${runner}), seed "${values.seed}"`);
  for (const line of summary(results)) console.log(line);
  console.log(
    `- time: ${((performance.now() - before) / 1000).toFixed(1)} s on ${threads} threads; peak memory ${Math.round(peak / 1048576)} MB`,
  );
  const errors = results.flatMap(({ error }) => (error === null ? [] : [error]));
  for (const error of errors.slice(0, 5)) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}
