/**
 * The addresses of pages: `#/` the start page, `#/settings`, `#/<game>/<page>`, `#/<game>/learn/<lesson>` to open a lesson. A match in play
 * has no address; it is resumed from the start page. Addresses of recorded games are in watch/link.ts.
 */

type GamePage = 'play' | 'watch' | 'learn' | 'words' | 'how';
const GAME_PAGES: readonly string[] = ['play', 'watch', 'learn', 'words', 'how'] satisfies GamePage[];

/** A page that has an address. `part`: what of it is shown, e.g. a lesson; left out for the page itself. */
export type Place = { page: 'start' | 'settings'; game: null } | { page: GamePage; game: string; part?: string };

/** What a part may be called. */
const PART = /^[\w-]{1,60}$/;

export const START: Place = { page: 'start', game: null };

const isGamePage = (name: string | undefined): name is GamePage => name !== undefined && GAME_PAGES.includes(name);

/**
 * The page that an address names; the start page when it names none. `games`: the ids of all games. Old addresses without a game
 * (`#/play`) mean the first of them.
 */
export function placeOf(hash: string, games: readonly string[]): Place {
  const [first, second, part] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'settings') return { page: 'settings', game: null };
  if (isGamePage(first) && games[0] !== undefined) return { page: first, game: games[0] };
  if (first === undefined || !games.includes(first)) return START;
  if (second === undefined || second === '') return { page: 'play', game: first };
  if (!isGamePage(second)) return START;
  return part !== undefined && PART.test(part) ? { page: second, game: first, part } : { page: second, game: first };
}

/** The address of a page, from the `#` on; '' for the start page. */
export function hashOf(place: Place): string {
  if (place.page === 'start') return '';
  if (place.game === null) return `#/${place.page}`;
  return `#/${place.game}/${place.page}${place.part === undefined ? '' : `/${place.part}`}`;
}
