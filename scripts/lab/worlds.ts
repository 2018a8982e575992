/**
 * Compares pairs of worlds that a seat cannot tell apart: what it is shown, and when, must be the same in both. Four questions of each game
 * are compared, with the choices of all bots; the hard bot has its full budget in every 25th game. For Netrunner, use `volumes told` and,
 * in the page, `volumes worlds-page`. `npm test` runs a sample of all. Resumes where it was stopped.
 */
import { latePairsOf } from '../../tests/games/black-hat/support/late-worlds.ts';
import * as blackHat from '../../tests/games/black-hat/support/worlds.ts';
import * as infiltration from '../../tests/games/infiltration/support/worlds.ts';
import { asked } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { largestFirst, none, report } from './support/report.ts';

const options = asked({ games: 500, seed: 'worlds', write: false }, { games: ['black-hat', 'infiltration'] });
const { game, games, seed } = options;
/** The hard bot has its full budget in one game of this many. */
const WHOLE = 25;

/** The result of comparing one pair of worlds. */
interface Compared {
  difference: string | null;
  moves: number;
  events: number;
  choices: number;
  /** whether the seat is the one asked, and the kind of question */
  asks: boolean;
  kind: string;
  seat: string;
}
/** Compares the pairs of game n. `whole`: the hard bot has its full budget. */
type Compare = (n: number, whole: boolean) => AsyncGenerator<Compared>;
const COMPARE: Readonly<Record<'black-hat' | 'infiltration', Compare>> = {
  async *'black-hat'(n, whole) {
    for (const [i, pair] of blackHat.pairsOf(n, seed).entries()) {
      const found = await blackHat.comparePair(pair, `${seed} ${n} ${i}`, { whole });
      yield { ...found, choices: pair.asks ? 3 : 0, asks: pair.asks, kind: pair.here.ask!.kind, seat: pair.seat };
    }
    // Every tenth game adds one that lasts long, to cover the ends of rounds and games.
    if (n % 10 > 0) return;
    for (const [i, pair] of latePairsOf(n, seed).entries()) {
      const found = await blackHat.comparePair(pair, `${seed} late ${n} ${i}`);
      yield { ...found, choices: pair.asks ? 3 : 0, asks: pair.asks, kind: pair.here.ask!.kind, seat: pair.seat };
    }
  },
  async *infiltration(n, whole) {
    for (const [i, pair] of infiltration.pairsOf(n, seed).entries()) {
      const found = infiltration.comparePair(pair, `${seed} ${n} ${i}`, { whole });
      yield { ...found, asks: pair.asks, kind: pair.here.ask!.kind, seat: pair.seat };
    }
  },
};

const { found } = await inParts(
  {
    name: `worlds-${game}`,
    seed,
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
    for await (const { difference, moves, events, choices, asks, kind, seat } of COMPARE[game](n, n % WHOLE === 0)) {
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
report(
  {
    checks: [
      none('no difference in what is seen and told, in its times, or in the choices of bots', found.differences),
    ],
    result: {
      positions: found.positions,
      pairs: found.pairs,
      movesPlayedOn: found.moves,
      eventsTold: found.events,
      choicesOfBots: found.choices,
      questions: largestFirst(found.kinds),
    },
    faults: found.differences,
  },
  options,
);
process.exit();
