/** The decks that come with the game, by id. */
import { CARDS } from '../cards/index.ts';
import type { Deck } from './deck.ts';
import { starters } from './starters.ts';
import { tuned } from './tuned.ts';

const byId = (decks: readonly Deck[]): [string, Deck][] => decks.map((deck) => [deck.id, deck]);
/** The ids of the starter decks. */
export const STARTERS: ReadonlySet<string> = new Set(starters(CARDS).map(({ id }) => id));
export const DECKS: Record<string, Deck> = Object.fromEntries([...byId(starters(CARDS)), ...byId(tuned(CARDS))]);
