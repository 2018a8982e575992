/** Pairs of the house's decks: that of a first game, and all, one after another. */
import { FIRST_DECKS } from '../../src/games/netrunner/decks/index.ts';
import { DECKS } from '../../src/games/netrunner/index.ts';

/** Ids of two decks. */
type Pair = Readonly<{ corpDeck: string; runnerDeck: string }>;

export const FIRST_PAIR: Pair = { corpDeck: FIRST_DECKS.corp, runnerDeck: FIRST_DECKS.runner };

const [CORPS, RUNNERS] = (['corp', 'runner'] as const).map((side) =>
  Object.values(DECKS)
    .filter((deck) => deck.side === side)
    .map(({ id }) => id),
) as [string[], string[]];

/** Ids of the decks of game i: each has its turn, and a Corp deck meets another Runner deck the next time. */
export const pairOf = (i: number): Pair => ({
  corpDeck: CORPS[i % CORPS.length]!,
  runnerDeck: RUNNERS[(i + Math.floor(i / CORPS.length)) % RUNNERS.length]!,
});
