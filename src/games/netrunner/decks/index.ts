/** The decks that come with the game, by id. */
import { CARDS } from '../cards/index.ts';
import type { Seat } from '../rules/model.ts';
import type { Deck } from './deck.ts';
import { starters } from './starters.ts';
import { tuned } from './tuned.ts';

const boxed = starters(CARDS);
/** The ids of the starter decks. */
export const STARTERS: ReadonlySet<string> = new Set(boxed.map(({ id }) => id));
export const DECKS: Record<string, Deck> = Object.fromEntries(
  [...boxed, ...tuned(CARDS)].map((deck) => [deck.id, deck]),
);
/** The ids of the decks of a person's first game, which are also those of the lessons. */
export const FIRST_DECKS: Readonly<Record<Seat, string>> = { corp: 'jinteki', runner: 'shaper' };
