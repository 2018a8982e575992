/** The pairs of all decks of the house, one after another. */
import { DECKS } from '../../src/games/netrunner/index.ts';

const [CORPS, RUNNERS] = (['corp', 'runner'] as const).map((side) =>
  Object.values(DECKS)
    .filter((deck) => deck.side === side)
    .map(({ id }) => id),
) as [string[], string[]];

/** Ids of the decks of game i: each has its turn, and a Corp deck meets another Runner deck the next time. */
export const pairOf = (i: number): { corpDeck: string; runnerDeck: string } => ({
  corpDeck: CORPS[i % CORPS.length]!,
  runnerDeck: RUNNERS[(i + Math.floor(i / CORPS.length)) % RUNNERS.length]!,
});
