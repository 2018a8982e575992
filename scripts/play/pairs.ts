/** Pairs of built-in decks: that of a first game, and all pairs in turn. */
import { FIRST_DECKS } from '../../src/games/netrunner/decks/index.ts';
import { DECKS } from '../../src/games/netrunner/index.ts';

/** The ids of two decks. */
type Pair = Readonly<{ corpDeck: string; runnerDeck: string }>;

export const FIRST_PAIR: Pair = { corpDeck: FIRST_DECKS.corp, runnerDeck: FIRST_DECKS.runner };

const [CORPS, RUNNERS] = (['corp', 'runner'] as const).map((side) =>
  Object.values(DECKS)
    .filter((deck) => deck.side === side)
    .map(({ id }) => id),
) as [string[], string[]];

/** The ids of the decks of game i: every deck has its turn, and a Corp deck meets a different Runner deck each time. */
export const pairOf = (i: number): Pair => ({
  corpDeck: CORPS[i % CORPS.length]!,
  runnerDeck: RUNNERS[(i + Math.floor(i / CORPS.length)) % RUNNERS.length]!,
});
