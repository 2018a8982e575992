/**
 * The addresses of pages: `#/` the start page, `#/settings`, `#/<game>/<page>`, `#/<game>/learn/<lesson>` to open a lesson, and
 * `#/<game>/<page>/<part>` for a part of a page of the game's own. A match in play has no address; it is resumed from the start page.
 * Addresses of recorded games are in watch/link.ts.
 */

type GamePage = 'play' | 'watch' | 'learn' | 'words' | 'how';
const GAME_PAGES: readonly string[] = ['play', 'watch', 'learn', 'words', 'how'] satisfies GamePage[];

/** A page that has an address. `part`: what of it is shown, e.g. a lesson; left out for the page itself. `own`: a page of the game's own. */
export type Address =
  | { page: 'start' | 'settings'; game: null }
  | { page: GamePage; game: string; part?: string }
  | { page: 'own'; own: string; game: string; part?: string };

/** What a lesson may be called. */
const PART = /^[\w-]{1,60}$/;
/** The most characters of a part of a game's own page, such as a deck, as it stands in the address. */
const OWN_PART = 6000;

export const START: Address = { page: 'start', game: null };

const isGamePage = (name: string | undefined): name is GamePage => name !== undefined && GAME_PAGES.includes(name);

/**
 * The page that an address names; the start page when it names none. `games`: the ids of all games. Old addresses without a game
 * (`#/play`) mean the first of them. `ownPages`: the ids of a game's own pages.
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

/** A percent-encoded piece of an address, decoded; '' when it is malformed. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
}

/** The address of a page, from the `#` on; '' for the start page. */
export function hashOf(place: Address): string {
  if (place.page === 'start') return '';
  if (place.game === null) return `#/${place.page}`;
  if (place.page === 'own')
    return `#/${place.game}/${place.own}${place.part === undefined ? '' : `/${encodeURIComponent(place.part)}`}`;
  return `#/${place.game}/${place.page}${place.part === undefined ? '' : `/${place.part}`}`;
}
