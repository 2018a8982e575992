/** The decks that come with the game, by id. */
import { CARDS } from '../cards/index.ts';
import type { Deck } from './deck.ts';
import { starters } from './starters.ts';

export const DECKS: Record<string, Deck> = Object.fromEntries(starters(CARDS).map((deck) => [deck.id, deck]));
