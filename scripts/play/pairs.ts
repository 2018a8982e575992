/** Pairs of built-in decks: that of a first game, and all pairs in turn. */
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';
import { FIRST_DECKS } from '../../src/games/netrunner/decks/index.ts';
import { DECKS } from '../../src/games/netrunner/index.ts';

/** The ids of two decks. */
type Pair = Readonly<{ corpDeck: string; runnerDeck: string }>;

export const FIRST_PAIR: Pair = { corpDeck: FIRST_DECKS.corp, runnerDeck: FIRST_DECKS.runner };

/** The ids of the decks of a side. */
export const deckIds = (side: string, decks: readonly Deck[] = Object.values(DECKS)): string[] =>
  decks.filter((deck) => deck.side === side).map(({ id }) => id);
const [CORPS, RUNNERS] = [deckIds('corp'), deckIds('runner')];

/** The ids of the decks of game i: every deck has its turn, and a Corp deck meets a different Runner deck each time. */
export const pairOf = (i: number): Pair => ({
  corpDeck: CORPS[i % CORPS.length]!,
  runnerDeck: RUNNERS[(i + Math.floor(i / CORPS.length)) % RUNNERS.length]!,
});
