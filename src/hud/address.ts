/**
 * The pages by their addresses: `#/` the start page, `#/settings`, `#/<game>/<page>`. A match in play has no address of its own, it is
 * resumed; a recorded game has one (watch/link.ts).
 */

type GamePage = 'play' | 'watch' | 'learn' | 'words' | 'how';
const GAME_PAGES: readonly string[] = ['play', 'watch', 'learn', 'words', 'how'] satisfies GamePage[];

/** A page that can be gone to. */
export type Place = { page: 'start' | 'settings'; game: null } | { page: GamePage; game: string };

export const START: Place = { page: 'start', game: null };

const isGamePage = (name: string | undefined): name is GamePage => name !== undefined && GAME_PAGES.includes(name);

/**
 * The page an address names; the start page where it names none. `games` are those of the house: addresses from before they had names
 * in them (`#/play`) mean the first.
 */
export function placeOf(hash: string, games: readonly string[]): Place {
  const [first, second] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'settings') return { page: 'settings', game: null };
  if (isGamePage(first) && games[0] !== undefined) return { page: first, game: games[0] };
  if (first === undefined || !games.includes(first)) return START;
  if (second === undefined || second === '') return { page: 'play', game: first };
  return isGamePage(second) ? { page: second, game: first } : START;
}

/** The address of a page, without what stands before the `#`; '' for the start page. */
export const hashOf = (place: Place): string =>
  place.page === 'start' ? '' : place.game === null ? `#/${place.page}` : `#/${place.game}/${place.page}`;
