/**
 * The addresses of pages: `#/` is the start page; also `#/settings`, `#/<game>/<page>`, `#/<game>/learn/<lesson>` for a lesson, and
 * `#/<game>/<page>/<part>` for a part of a game's own page. A running match has no address; it is resumed from the start page. Addresses of
 * recorded games are in watch/link.ts.
 */

type GamePage = 'play' | 'watch' | 'learn' | 'words' | 'how';
const GAME_PAGES: readonly string[] = ['play', 'watch', 'learn', 'words', 'how'] satisfies GamePage[];

/**
 * A page with an address. `part`: the lesson or other part of it that is shown; left out for the whole page. `own`: id of a game's own
 * page.
 */
export type Address =
  | { page: 'start' | 'settings'; game: null }
  | { page: GamePage; game: string; part?: string }
  | { page: 'own'; own: string; game: string; part?: string };

/** Matches the id of a lesson. */
const PART = /^[\w-]{1,60}$/;
/** Most characters in an address for a part of a game's own page, such as a whole deck. */
const OWN_PART = 6000;

export const START: Address = { page: 'start', game: null };

const isGamePage = (name: string | undefined): name is GamePage => name !== undefined && GAME_PAGES.includes(name);

/**
 * The page that an address names; the start page if it names none. `games`: the ids of all games. Old addresses without a game (`#/play`)
 * mean the first game. `ownPages`: the ids of a game's own pages.
 */
export function placeOf(
  hash: string,
  games: readonly string[],
  ownPages: (game: string) => readonly string[] = () => [],
): Address {
  const [first, second, part] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'settings') return { page: 'settings', game: null };
  if (isGamePage(first) && games[0] !== undefined) return { page: first, game: games[0] };
  if (first === undefined || !games.includes(first)) return START;
  if (second === undefined || second === '') return { page: 'play', game: first };
  if (ownPages(first).includes(second)) {
    const place: Address = { page: 'own', own: second, game: first };
    const text = part === undefined || part.length > OWN_PART ? '' : decoded(part);
    return text === '' ? place : { ...place, part: text };
  }
  if (!isGamePage(second)) return START;
  return part !== undefined && PART.test(part) ? { page: second, game: first, part } : { page: second, game: first };
}

/** Decodes a percent-encoded piece of an address; '' if it is malformed. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
}

/** The address of a page, starting with `#`; '' for the start page. */
export function hashOf(place: Address): string {
  if (place.page === 'start') return '';
  if (place.game === null) return `#/${place.page}`;
  if (place.page === 'own')
    return `#/${place.game}/${place.own}${place.part === undefined ? '' : `/${encodeURIComponent(place.part)}`}`;
  return `#/${place.game}/${place.page}${place.part === undefined ? '' : `/${place.part}`}`;
}
