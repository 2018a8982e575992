/** Messages that only Netrunner's own pages need, such as the deck builder, by language. Each page adds them when it opens (`addWords`). */
import type { GameWords } from '../../../i18n/index.ts';
import cardsPage from '../locales/en/cards-page.json';
import deckBuilder from '../locales/en/deck-builder.json';
import puzzles from '../locales/en/puzzles.json';
import rulings from '../locales/en/rulings.json';

export const deckWords: GameWords = { en: deckBuilder };
export const puzzleWords: GameWords = { en: puzzles };
export const cardWords: GameWords = { en: { ...cardsPage, ...rulings } };
