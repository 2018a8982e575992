/**
 * The addresses of pages: `#/` the start page, `#/settings`, `#/<game>/<page>`. A match in play has no address; it is resumed from the
 * start page. Addresses of recorded games are in watch/link.ts.
 */

type GamePage = 'play' | 'watch' | 'learn' | 'words' | 'how';
const GAME_PAGES: readonly string[] = ['play', 'watch', 'learn', 'words', 'how'] satisfies GamePage[];

/** A page that has an address. */
export type Place = { page: 'start' | 'settings'; game: null } | { page: GamePage; game: string };

export const START: Place = { page: 'start', game: null };

const isGamePage = (name: string | undefined): name is GamePage => name !== undefined && GAME_PAGES.includes(name);

/**
 * The page that an address names; the start page when it names none. `games`: the ids of all games. Old addresses without a game
 * (`#/play`) mean the first of them.
 */
export function placeOf(hash: string, games: readonly string[]): Place {
  const [first, second] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'settings') return { page: 'settings', game: null };
  if (isGamePage(first) && games[0] !== undefined) return { page: first, game: games[0] };
  if (first === undefined || !games.includes(first)) return START;
  if (second === undefined || second === '') return { page: 'play', game: first };
  return isGamePage(second) ? { page: second, game: first } : START;
}

/** The address of a page, from the `#` on; '' for the start page. */
export const hashOf = (place: Place): string =>
  place.page === 'start' ? '' : place.game === null ? `#/${place.page}` : `#/${place.game}/${place.page}`;
