/**
 * Bot games over all pairs of decks, every eighth with cards of none of them: which cards the bot plays, how long games and decisions are, who
 * wins. `--starters`: only the pairs of starter decks, 200 games of each unless `--games` says otherwise. Resumes where it was stopped.
 */
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';
import { STARTERS } from '../../src/games/netrunner/decks/index.ts';
import { cardDef, DECKS } from '../../src/games/netrunner/index.ts';
import { playGame } from '../play/arena.ts';
import { Met } from '../play/met.ts';
import { POLICIES } from '../play/policies.ts';
import { spares } from '../play/spares.ts';
import { asked } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { type Check, largestFirst, percent, report, rounded } from './support/report.ts';

/** What is asked of the bot. */
const BARS = {
  /** a card must be in hand in so many games, and be used in this share of them */
  games: 50,
  share: 0.2,
  /** player-turns: at most this share of games is longer than `long`, none longer than `most` */
  long: 80,
  longShare: 0.01,
  most: 120,
  /** ms of a decision */
  p95: 10,
  longest: 400,
  /** least share of games that each side wins with each pair of starter decks; with the decks of a first game */
  side: 0.2,
  first: 0.35,
};

const options = asked({ games: 0, seed: 'pool', starters: false, write: false });
const { seed, starters } = options;
const pairsOf = (decks: readonly Deck[]): [Deck, Deck][] =>
  decks
    .filter(({ side }) => side === 'corp')
    .flatMap((corp) => decks.filter(({ side }) => side === 'runner').map((runner): [Deck, Deck] => [corp, runner]));
const pairs = pairsOf(Object.values(DECKS).filter(({ id }) => !starters || STARTERS.has(id)));
/** Every eighth game is played with cards that are in none of the decks. */
const SPARE = 8;
const others = starters ? [] : pairsOf(spares());
/** The decks of game `n`, and how many games these two played before. */
function decksOf(n: number): { decks: [Deck, Deck]; round: number } {
  const spare = others.length > 0 && n % SPARE === SPARE - 1;
  const list = spare ? others : pairs;
  const i = spare ? Math.floor(n / SPARE) : others.length > 0 ? n - Math.floor(n / SPARE) : n;
  return { decks: list[i % list.length]!, round: Math.floor(i / list.length) };
}
const games = options.games || (starters ? 200 * pairs.length : 3000);

/** Width of a class of decision times, ms. */
const CLASS = 0.25;
interface Found {
  /** by code: games in hand, and of those, games in which it was used */
  cards: Record<string, [number, number]>;
  /** by pair of decks: games, and of those, won by the Corp */
  pairs: Record<string, [number, number]>;
  /** by the winner and the reason */
  endings: Record<string, number>;
  /** seeds of games over `BARS.long` player-turns, with their turns */
  long: [string, number][];
  turns: number;
  errors: string[];
  /** number of decisions by classes of time */
  times: number[];
  longest: [number, string];
}
const fresh: Found = {
  cards: {},
  pairs: {},
  endings: {},
  long: [],
  turns: 0,
  errors: [],
  times: [],
  longest: [0, ''],
};

function one(n: number, found: Found): void {
  const {
    decks: [corp, runner],
    round,
  } = decksOf(n);
  const name = `${corp.id} v ${runner.id}`;
  const gameSeed = `${seed} ${n + 1}`;
  const familiar = new Met();
  try {
    const bot = POLICIES.standard!;
    // every other game with decks that the opponent does not know
    const start = { seed: gameSeed, corp, runner, publicDecks: round % 2 === 0 };
    const played = playGame(start, bot, bot, n * 7 + 1, familiar.watch);
    const pair = (found.pairs[name] ??= [0, 0]);
    pair[0]++;
    if (played.winner === 'corp') pair[1]++;
    const ending = `${played.winner}: ${played.reason}`;
    found.endings[ending] = (found.endings[ending] ?? 0) + 1;
    found.turns += played.turns;
    if (played.turns > BARS.long) found.long.push([`${gameSeed} (${name})`, played.turns]);
    for (const ms of played.thinking) {
      const at = Math.floor(ms / CLASS);
      for (let i = found.times.length; i <= at; i++) found.times.push(0);
      found.times[at]!++;
      if (ms > found.longest[0]) found.longest = [ms, `${gameSeed} (${name})`];
    }
    for (const code of familiar.held) {
      const card = (found.cards[code] ??= [0, 0]);
      card[0]++;
      if (familiar.used.has(code)) card[1]++;
    }
  } catch (problem) {
    found.errors.push(`${gameSeed} (${name}): ${problem instanceof Error ? problem.stack : String(problem)}`);
  }
}

const { found } = await inParts(
  { name: 'soak-pool', seed: `${seed}${starters ? ' starters' : ''}`, count: games, every: 50, fresh },
  one,
  ({ long, errors, longest }) =>
    `${long.length} over ${BARS.long} turns, ${errors.length} errors, longest decision ${longest[0].toFixed(0)} ms`,
);

const all = Object.values(found.pairs).reduce((sum, [n]) => sum + n, 0);
const won = Object.values(found.pairs).reduce((sum, [, n]) => sum + n, 0);
const decisions = found.times.reduce((sum, n) => sum + n, 0);
/** The time within which this share of the decisions is made, ms. */
const within = (share: number): number => {
  let sum = 0;
  return (found.times.findIndex((n) => (sum += n) >= decisions * share) + 1) * CLASS;
};
const cards = Object.entries(found.cards)
  .map(([code, [held, used]]) => ({ code, title: cardDef(code).title, held, used, share: used / held }))
  .sort((a, b) => a.share - b.share || a.held - b.held);
const idle = cards.filter(({ share }) => share < BARS.share);
const rare = cards.filter(({ held }) => held < BARS.games);
const most = Math.max(0, ...found.long.map(([, turns]) => turns));
const first = found.pairs['jinteki v shaper'] ?? [0, 0];
const even = ([n, corp]: [number, number], least: number): boolean => corp >= n * least && n - corp >= n * least;
const uneven = Object.entries(found.pairs).filter(([, pair]) => !even(pair, BARS.side));

const check = (asked: string, met: boolean, measured: string | number): Check => ({ asked, met, measured });
const checks = [
  check('no exception', found.errors.length === 0, found.errors.length),
  check(
    `at most ${BARS.longShare * 100} % of the games over ${BARS.long} player-turns`,
    found.long.length <= all * BARS.longShare,
    percent(found.long.length, all),
  ),
  check(`none over ${BARS.most}`, most <= BARS.most, `the longest ${most || `not over ${BARS.long}`}`),
  check(`95 % of the decisions within ${BARS.p95} ms`, within(0.95) <= BARS.p95, `${within(0.95)} ms`),
  check(
    `each within ${BARS.longest} ms`,
    found.longest[0] <= BARS.longest,
    `${found.longest[0].toFixed(0)} ms in ${found.longest[1]}`,
  ),
  ...(starters
    ? [
        check(
          `each side wins ${BARS.side * 100} % with each pair of starter decks`,
          uneven.length === 0,
          `${uneven.length} pairs do not`,
        ),
        check(
          `each side wins ${BARS.first * 100} % with Jinteki against Shaper`,
          even(first, BARS.first),
          `Corp ${percent(first[1], first[0])}`,
        ),
      ]
    : [
        check(`each card in hand in ${BARS.games} games`, rare.length === 0, `${rare.length} are not`),
        check(
          `each card used in ${BARS.share * 100} % of the games in hand, but for three`,
          idle.length <= 3,
          `${idle.length} are not`,
        ),
      ]),
];
report(
  {
    checks,
    result: {
      games: all,
      turns: rounded(found.turns / Math.max(1, all)),
      wonByCorp: percent(won, all),
      endings: largestFirst(found.endings),
      decisions: { all: decisions, ms50: within(0.5), ms95: within(0.95), ms999: within(0.999) },
      long: found.long.map(([game, turns]) => ({ game, turns })),
      ...(starters
        ? {
            pairs: Object.entries(found.pairs).map(([decks, [n, corp]]) => ({
              decks,
              games: n,
              wonByCorp: percent(corp, n),
            })),
          }
        : { cards: cards.map(({ title, held, used }) => ({ title, held, used, share: percent(used, held) })) }),
    },
    faults: found.errors,
  },
  { ...options, name: starters ? 'pool-starters' : 'pool' },
);
