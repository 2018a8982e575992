/**
 * `npm run worlds:black-hat [-- --games 500 --seed worlds]`, `npm run worlds:infiltration ...`: secrecy and hidden swap at four questions of each of
 * so many games, the sample of `npm test` in full volume (tests/games/<game>/support/worlds.ts). Goes on where it was stopped, and writes
 * into docs/measured.md. Ends with 1 when a difference was found.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { latePairsOf } from '../tests/games/black-hat/support/late-worlds.ts';
import * as blackHat from '../tests/games/black-hat/support/worlds.ts';
import * as infiltration from '../tests/games/infiltration/support/worlds.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'black-hat' },
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'worlds' },
  },
});
const games = Number(values.games);
/** In every so many games the hard bot thinks with its whole budget. */
const WHOLE = 25;

/** What one pair of worlds came to. */
interface Compared {
  difference: string | null;
  moves: number;
  events: number;
  choices: number;
  /** whether it is the player of the question, and of what kind it is */
  asks: boolean;
  kind: string;
  seat: string;
}
interface Chosen {
  title: string;
  /** what is compared besides choices, and whose choices */
  what: string;
  bots: string;
  compare: (n: number, whole: boolean) => AsyncGenerator<Compared>;
}
const GAMES: Readonly<Record<string, Chosen>> = {
  'black-hat': {
    title: 'Black Hat',
    what: 'views, frames, statuses, their times',
    bots: 'easy, standard, hard',
    async *compare(n, whole) {
      for (const [i, pair] of blackHat.pairsOf(n, values.seed).entries()) {
        const found = await blackHat.comparePair(pair, `${values.seed} ${n} ${i}`, { whole });
        yield { ...found, choices: pair.asks ? 3 : 0, asks: pair.asks, kind: pair.here.ask!.kind, seat: pair.seat };
      }
      // Every tenth game has one beside it that is drawn out, for the ends of rounds and games.
      if (n % 10 > 0) return;
      for (const [i, pair] of latePairsOf(n, values.seed).entries()) {
        const found = await blackHat.comparePair(pair, `${values.seed} late ${n} ${i}`);
        yield { ...found, choices: pair.asks ? 3 : 0, asks: pair.asks, kind: pair.here.ask!.kind, seat: pair.seat };
      }
    },
  },
  infiltration: {
    title: 'Infiltration',
    what: 'views, events',
    bots: 'easy, standard, hard; each as careful and as diver; move and reason',
    async *compare(n, whole) {
      for (const [i, pair] of infiltration.pairsOf(n, values.seed).entries()) {
        const found = infiltration.comparePair(pair, `${values.seed} ${n} ${i}`, { whole });
        yield { ...found, asks: pair.asks, kind: pair.here.ask!.kind, seat: pair.seat };
      }
    },
  },
};
const chosen = GAMES[values.game];
if (chosen === undefined) {
  console.error(`--game must be ${Object.keys(GAMES).join(' or ')}, not "${values.game}".`);
  process.exit(2);
}

const { found, commit } = await inParts(
  {
    name: `worlds-${values.game}`,
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
    for await (const { difference, moves, events, choices, asks, kind, seat } of chosen.compare(n, n % WHOLE === 0)) {
      if (difference !== null) sums.differences.push(`game ${n}, ${seat}: ${difference}`);
      sums.pairs++;
      sums.moves += moves;
      sums.events += events;
      sums.choices += choices;
      if (!asks) continue;
      sums.positions++;
      sums.kinds[kind] = (sums.kinds[kind] ?? 0) + 1;
    }
  },
  (sums) => `${sums.positions} positions, ${sums.differences.length} differences`,
);
const number = (n: number): string => n.toLocaleString('en');
const lines = [
  `\`npm run worlds:${values.game} -- --games ${games} --seed ${values.seed}\`, commit ${commit}: ${number(found.positions)} positions of ${games} games of chance over all seats and options, each with two other worlds, one that the player who is asked and one that another seat cannot tell from it.`,
  '',
  `- differences in ${chosen.what}, or the choices of bots: ${found.differences.length === 0 ? 'none' : `**${found.differences.length}**`}`,
  `- ${number(found.pairs)} pairs of worlds, played on for ${number(found.moves)} moves; ${number(found.events)} events told in each`,
  `- ${number(found.choices)} choices of bots compared (${chosen.bots}; hard with its whole budget in every ${WHOLE}th game)`,
  `- questions: ${Object.entries(found.kinds)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, n]) => `${kind} ${number(n)}`)
    .join(', ')}`,
];
writeSection(`worlds-${values.game}`, `${chosen.title}: what a seat may not know`, lines);
for (const line of lines.slice(2)) console.log(line);
for (const difference of found.differences.slice(0, 3)) console.error(difference);
process.exit(found.differences.length === 0 ? 0 : 1);
