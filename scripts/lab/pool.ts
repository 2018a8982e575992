/**
 * Plays bot games over all pairs of decks, with spare cards (those in none of the decks) in every eighth game. Reports which cards the bot
 * plays, how long games and decisions take, and who wins. `--starters`: only pairs of starter decks, 200 games each unless `--games` says
 * otherwise. Resumes where it was stopped.
 */
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';
import { STARTERS } from '../../src/games/netrunner/decks/index.ts';
import { cardDef, DECKS } from '../../src/games/netrunner/index.ts';
import { deckIds } from '../play/pairs.ts';
import { playInLots } from '../play/pool.ts';
import { spares } from '../play/spares.ts';
import { asked } from './support/entry.ts';
import { check, largestFirst, percent, report, rounded } from './support/report.ts';
import { mean, within } from './support/statistics.ts';

const options = asked({ games: 0, seed: 'pool', starters: false, write: false });
const { seed, starters } = options;
/** The ids of a Corp deck and a Runner deck. */
type Pair = [corp: string, runner: string];
const pairsOf = (decks: readonly Deck[]): Pair[] =>
  deckIds('corp', decks).flatMap((corp) => deckIds('runner', decks).map((runner): Pair => [corp, runner]));
const pairs = pairsOf(Object.values(DECKS).filter(({ id }) => !starters || STARTERS.has(id)));
/** Every eighth game uses decks of spare cards. */
const SPARE = 8;
const others = starters ? [] : pairsOf(spares());
/** The decks of game `n`, and how many earlier games used the same pair. */
function decksOf(n: number): { pair: Pair; round: number } {
  const spare = others.length > 0 && n % SPARE === SPARE - 1;
  const list = spare ? others : pairs;
  const i = spare ? Math.floor(n / SPARE) : others.length > 0 ? n - Math.floor(n / SPARE) : n;
  return { pair: list[i % list.length]!, round: Math.floor(i / list.length) };
}

const found = await playInLots(
  {
    name: 'pool',
    seed: `${seed}${starters ? ' starters' : ''}`,
    games: options.games || (starters ? 200 * pairs.length : 3000),
  },
  (index) => {
    const { pair, round } = decksOf(index);
    return {
      ...{ index, seed: `${seed} ${index + 1}`, corpDeck: pair[0], runnerDeck: pair[1] },
      ...{ corp: 'standard', runner: 'standard', botSeed: index * 7 + 1, cards: true },
      // in every other round, the decks are hidden from the opponent
      secretDecks: round % 2 === 1,
    };
  },
  ({ index, winner, reason, turns, thinking, held, used, error }) => ({
    ...{ name: `${seed} ${index + 1} (${decksOf(index).pair.join(' v ')})`, pair: decksOf(index).pair.join(' v ') },
    ...{ winner, reason, turns, thinking: thinking.map((ms) => rounded(ms)), held, used, error },
  }),
  (list) =>
    `${list.filter(({ turns }) => turns > 80).length} over 80 turns, ${list.filter(({ error }) => error).length} errors`,
);

const games = found.filter(({ error }) => error === null);
const thinking = games.flatMap((game) => game.thinking).sort((a, b) => a - b);
/** Counts a result in `[all, good]` under a name. */
const tally = (into: Record<string, [number, number]>, name: string, good: boolean): void => {
  const [all, some] = into[name] ?? [0, 0];
  into[name] = [all + 1, some + Number(good)];
};
const byCard: Record<string, [held: number, used: number]> = {};
const byPair: Record<string, [games: number, wonByCorp: number]> = {};
const endings: Record<string, number> = {};
for (const { pair, winner, reason, held, used } of games) {
  for (const code of held) tally(byCard, code, used.includes(code));
  tally(byPair, pair, winner === 'corp');
  endings[`${winner}: ${reason}`] = (endings[`${winner}: ${reason}`] ?? 0) + 1;
}
const cards = Object.entries(byCard)
  .map(([code, [held, used]]) => ({ title: cardDef(code).title, held, used, share: used / held }))
  .sort((a, b) => a.share - b.share || a.held - b.held);
const long = games.filter(({ turns }) => turns > 80);
const most = Math.max(0, ...games.map(({ turns }) => turns));
const longest = games.reduce((a, b) => (Math.max(0, ...b.thinking) > Math.max(0, ...a.thinking) ? b : a));
const even = ([n, corp]: [number, number], least: number): boolean => corp >= n * least && n - corp >= n * least;
const uneven = Object.values(byPair).filter((pair) => !even(pair, 0.2)).length;
const first = byPair['jinteki v shaper'] ?? [0, 0];
const [rare, idle] = [cards.filter(({ held }) => held < 50), cards.filter(({ share }) => share < 0.2)];

report(
  {
    checks: [
      check(
        'at most 1 % of the games over 80 player-turns',
        percent(long.length, games.length),
        long.length <= games.length / 100,
      ),
      check('none over 120', `the longest ${most}`, most <= 120),
      check('95 % of the decisions within 10 ms', `${within(thinking, 0.95)} ms`, within(thinking, 0.95) <= 10),
      check('each within 400 ms', `${within(thinking, 1)} ms in ${longest.name}`, within(thinking, 1) <= 400),
      ...(starters
        ? [
            check('each side wins 20 % with each pair of starter decks', `${uneven} pairs do not`, uneven === 0),
            check(
              'each side wins 35 % with Jinteki against Shaper',
              `Corp ${percent(first[1], first[0])}`,
              even(first, 0.35),
            ),
          ]
        : [
            check('each card in hand in 50 games', `${rare.length} are not`, rare.length === 0),
            check(
              'each card used in 20 % of the games in hand, but for three',
              `${idle.length} are not`,
              idle.length <= 3,
            ),
          ]),
    ],
    result: {
      games: games.length,
      turns: rounded(mean(games.map(({ turns }) => turns))),
      endings: largestFirst(endings),
      decisions: {
        ...{ all: thinking.length, ms50: within(thinking, 0.5) },
        ...{ ms95: within(thinking, 0.95), ms999: within(thinking, 0.999) },
      },
      long: long.map(({ name, turns }) => ({ game: name, turns })),
      pairs: Object.entries(byPair).map(([decks, [n, corp]]) => ({ decks, games: n, wonByCorp: percent(corp, n) })),
      ...(!starters && { cards: cards.map(({ share, ...card }) => ({ ...card, share: percent(share) })) }),
    },
    faults: found.flatMap(({ error }) => error ?? []),
  },
  { ...options, name: starters ? 'pool-starters' : 'pool' },
);
