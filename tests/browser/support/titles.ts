/** Names that stay as they are in every language: titles of cards and items. */
// defines the items and rooms
import '../../../src/games/infiltration/index.ts';
import { allItems, allRooms } from '../../../src/games/infiltration/rules/defs.ts';
import { allCards } from '../../../src/games/netrunner/index.ts';

/** All titles, the longest first, also cut at a colon as on a card. */
export const itemTitles = (): string[] =>
  [...allCards(), ...allItems(), ...allRooms()]
    .flatMap(({ title }) => [title, ...title.split(': ')])
    .sort((a, b) => b.length - a.length);
