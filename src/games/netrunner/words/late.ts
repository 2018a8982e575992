/** Messages that only Netrunner's own pages need, such as the deck builder, by language. Each page adds them when it opens (`addWords`). */
import type { GameWords } from '../../../i18n/index.ts';
import { cardsPage } from './en/cards-page.ts';
import { deckBuilder } from './en/deck-builder.ts';
import { puzzles } from './en/puzzles.ts';
import { rulings } from './en/rulings.ts';

export const deckWords: GameWords = { en: deckBuilder };
export const puzzleWords: GameWords = { en: puzzles };
export const cardWords: GameWords = { en: { ...cardsPage, ...rulings } };
