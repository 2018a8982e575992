/** Messages that only Netrunner's own pages need, such as the deck builder, by language. Each page adds them when it opens (`addWords`). */
import { type MessageSet, joined } from '../../../i18n/index.ts';
import cardsPage from '../locales/en/late/cards/page.json';
import deckBuilder from '../locales/en/late/decks.json';
import puzzles from '../locales/en/late/puzzles.json';
import adam from '../locales/en/late/cards/rulings/adam.json';
import anarch from '../locales/en/late/cards/rulings/anarch.json';
import apex from '../locales/en/late/cards/rulings/apex.json';
import criminal from '../locales/en/late/cards/rulings/criminal.json';
import haasBioroid from '../locales/en/late/cards/rulings/haas-bioroid.json';
import jinteki from '../locales/en/late/cards/rulings/jinteki.json';
import nbn from '../locales/en/late/cards/rulings/nbn.json';
import neutral from '../locales/en/late/cards/rulings/neutral.json';
import shaper from '../locales/en/late/cards/rulings/shaper.json';
import sunny from '../locales/en/late/cards/rulings/sunny.json';
import weyland from '../locales/en/late/cards/rulings/weyland.json';

const rulings = joined({ adam, anarch, apex, criminal, haasBioroid, jinteki, nbn, neutral, shaper, sunny, weyland });

export const deckWords: MessageSet = { id: 'netrunner/decks', en: deckBuilder };
export const puzzleWords: MessageSet = { id: 'netrunner/puzzles', en: puzzles };
export const cardWords: MessageSet = { id: 'netrunner/cards', en: joined({ cardsPage, rulings }) };
