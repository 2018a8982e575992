/**
 * Tests over the whole card pool that nothing reveals to a seat what it may not know. At some positions of games over all decks and random
 * legal ones, the cards that a seat cannot see are redealt four times; its view, its legal moves and all bots' answers and reasons must not
 * change. Strong and expert answer with 24 playouts at one position in five, and with their full number at one in `--whole`. Each game is
 * also shown again to both seats with other cards in place of those they never saw, and played on side by side from two positions. `npm
 * test` runs a sample. Resumes where it was stopped.
 */
import { type Level, LEVELS } from '../../src/games/netrunner/bot/levels.ts';
import { cardDef } from '../../src/games/netrunner/index.ts';
import { AS_SHIPPED, lookAt, type Looked, nothing } from '../../tests/games/netrunner/properties/support/secrecy.ts';
import { asked } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { check, largestFirst, none, report } from './support/report.ts';

const options = asked({ games: 400, positions: 26, whole: 200, seed: 'secrets', write: false });
const { games, positions, seed, whole } = options;
/** Strong and expert search with this many playouts, at one position in this many. */
const FEW = 24;
const SEARCHED = 5;
const few = (level: 'strong' | 'expert'): [Level, number] => [level, FEW / LEVELS[level].effort!.playouts];
const looked: Looked = {
  ...AS_SHIPPED,
  levelsAt: (n) => [
    ['newcomer', 1],
    ['standard', 1],
    ...(n % SEARCHED === 0 ? [few('strong'), few('expert')] : []),
    ...(n % whole === 0
      ? ([
          ['strong', 1],
          ['expert', 1],
        ] satisfies [Level, number][])
      : []),
  ],
};

const { found } = await inParts(
  { name: 'soak-secrets', seed: `${seed} ${positions}`, count: games, every: 10, fresh: nothing() },
  (n, sums) => lookAt(n, seed, sums, { positions, looked }),
  ({ positions: { corp, runner }, whole, differences }) =>
    `${corp + runner} positions, ${whole} whole tellings, ${differences.length} differences`,
);

const cards = Object.entries(found.cards)
  .map(([code, [decks, hidden, seen]]) => ({ ...cardDef(code), decks, hidden, seen }))
  .sort((a, b) => a.hidden - b.hidden);
const titles = (list: typeof cards): string => list.map(({ title }) => title).join(', ') || 'none';
const absent = cards.filter(({ decks }) => decks === 0);
// identities are never hidden, so they count as covered once seen
const idle = cards.filter(({ type, hidden, seen }) => (type === 'identity' ? seen : hidden) === 0);
report(
  {
    checks: [
      none(
        'no difference in views, legal moves, questions, events, their times, or the answers of bots',
        found.differences,
      ),
      check('each card is in a deck of these games', `not: ${titles(absent)}`, absent.length === 0),
      check('each card is hidden and swapped (identities: seen)', `not: ${titles(idle)}`, idle.length === 0),
    ],
    result: {
      positions: { ...found.positions, inRuns: found.runs },
      worlds: found.deals,
      answersOfBots: found.answers,
      questions: largestFirst(found.kinds),
      gamesTold: { whole: found.whole, cut: largestFirst(found.cut), events: found.events, views: found.views },
      matchesPlayedOn: { pairs: found.pairs, events: found.frames },
      cards: cards.map(({ title, decks, hidden, seen }) => ({ title, decks, hidden, seen })),
    },
    faults: found.differences,
  },
  options,
);
