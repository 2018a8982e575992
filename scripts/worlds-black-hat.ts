/**
 * `npm run worlds:black-hat [-- --games 500 --seed worlds]`: secrecy and hidden swap at four questions of each of so many games, the
 * sample of `npm test` in full volume (tests/games/black-hat/support/worlds.ts). Goes on where it was stopped, and writes into
 * docs/measured.md. Ends with 1 when a difference was found.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { comparePair, pairsOf } from '../tests/games/black-hat/support/worlds.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '500' }, seed: { type: 'string', default: 'worlds' } },
});
const games = Number(values.games);
/** In every so many games the hard bot thinks with its whole budget. */
const WHOLE = 25;

const { found, commit } = await inParts(
  {
    name: 'worlds-black-hat',
    seed: values.seed,
    count: games,
    every: 20,
    fresh: {
      positions: 0,
      pairs: 0,
      choices: 0,
      moves: 0,
      events: 0,
      kinds: {} as Record<string, number>,
      differences: [] as string[],
    },
  },
  async (n, sums) => {
    for (const [i, pair] of pairsOf(n, values.seed).entries()) {
      const { difference, moves, events } = await comparePair(pair, `${values.seed} ${n} ${i}`, {
        whole: n % WHOLE === 0,
      });
      if (difference !== null) sums.differences.push(`game ${n}, pair ${i}, ${pair.seat}: ${difference}`);
      sums.pairs++;
      sums.moves += moves;
      sums.events += events;
      if (!pair.asks) continue;
      sums.positions++;
      sums.choices += 3;
      const { kind } = pair.here.ask!;
      sums.kinds[kind] = (sums.kinds[kind] ?? 0) + 1;
    }
  },
  (sums) => `${sums.positions} positions, ${sums.differences.length} differences`,
);
const number = (n: number): string => n.toLocaleString('en');
const lines = [
  `\`npm run worlds:black-hat -- --games ${games} --seed ${values.seed}\`, commit ${commit}: ${number(found.positions)} positions of ${games} games of chance over all seats and options, each with two other worlds, one that the player who is asked and one that another seat cannot tell from it.`,
  '',
  `- differences in views, frames, statuses, their times, or the choices of bots: ${found.differences.length === 0 ? 'none' : `**${found.differences.length}**`}`,
  `- ${number(found.pairs)} pairs of worlds, played on for ${number(found.moves)} moves; ${number(found.events)} events told in each`,
  `- ${number(found.choices)} choices of bots compared (easy, standard, hard; hard with its whole budget in every ${WHOLE}th game)`,
  `- questions: ${Object.entries(found.kinds)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, n]) => `${kind} ${number(n)}`)
    .join(', ')}`,
];
writeSection('worlds-black-hat', 'Black Hat: what a seat may not know', lines);
for (const line of lines.slice(2)) console.log(line);
for (const difference of found.differences.slice(0, 3)) console.error(difference);
process.exit(found.differences.length === 0 ? 0 : 1);
