/** The lists of the two starter decks, as views hold them. */
import { DECKS } from '../../../../src/games/netrunner/index.ts';

export const STARTER_LISTS = { corp: DECKS['jinteki']!.cards.join(' '), runner: DECKS['shaper']!.cards.join(' ') };
