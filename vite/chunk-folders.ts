/** Which files of the build the first visit needs, and which come later. */
import { normalizePath } from 'vite';
import { setIn } from '../src/i18n/sets.ts';

/** The game that the first visit installs. Files of the others lie in a folder apart, and come when their game is opened. */
const FIRST_GAME = 'netrunner';
/** Games to watch lie there too, of whichever game: each comes when it is opened. */
const RECORDED = /^assets\/replays\//;
/** The lessons come when the list of them or one of them is opened. */
const LESSONS = /^(?:src\/games\/[^/]+\/lessons|tutorials)\//;
/** What the upper levels of a bot, reviews and the coach search with comes when one of them first needs it. */
const SEARCH =
  /^src\/games\/(?:[^/]+\/bot\/(?:quick|search|worlds)\/|netrunner\/(?:bot\/(?:index|levels)|review\/(?:analyse|chances|faults|line|worker))\.ts|[^/]+\/review\/calibration\.json)/;
/** What is said at the end of a game comes with it. */
const AFTER = /^src\/games\/[^/]+\/(?:review\/(?:advice|facts|moments|names)|hud\/review)\.ts/;
/** Modules of a game's own pages, and what only they use. */
const OWN_PAGE =
  /^src\/games\/[^/]+\/(?:hud\/(?:cards|decks|puzzles)\/|puzzles\/|hud\/styles\/(?:cards|decks|puzzles)|words\/late|locales\/[^/]+\/late\/|cards\/scenes\.json|break-costs|decks\/(?:change|read\/|text))/;
/** What great moments draw with comes with the first of them, and rivals with what they first say. */
const MOMENTS =
  /^src\/(?:stage\/(?:phaser-spectacle\.cjs|spectacle-canvas\.ts|art\/portrait\.ts)|games\/[^/]+\/rivals\/index\.ts)$/;
/** The viewer of recorded games and what it says; the start needs only to read links to a moment. */
const VIEWER = /^src\/hud\/watch\/(?!link\.ts)/;
/** What only the settings page shows and needs, in the shared rooms. */
const SETTINGS =
  /^src\/(?:hud\/pages\/Device\.tsx|hud\/styles\/device\.css|storage\/(?:backup|backup-[a-z]+|gather-quarantine|journal|unreadable|whole)\.ts)$/;

/**
 * Says in which folder of the build a file made of some modules belongs: apart where nothing in it is needed by the first visit. Modules of
 * the shared rooms decide nothing where a game's own lie in the same file: they are in it since nobody else asks for them.
 * @param root the project's folder, absolute. Modules are judged by their path within it: somebody may keep the project in `src/games/`.
 * @returns takes absolute paths, or paths within the project
 */
export function chunkFolders(root: string): (modules: readonly string[]) => string {
  const start = `${normalizePath(root).replace(/\/$/, '')}/`;
  const within = (id: string): string => (id.startsWith(start) ? id.slice(start.length) : id);
  return (modules) => folderOf(modules.map(within));
}

/** The catalogues of languages other than English: the files of each language have a folder, which the service worker keeps once the language is chosen. */
const TRANSLATED = /\/locales\/(?!en[./])([^/.]+)/;
/** The fonts of a language. */
const FONT = /^assets\/fonts\/([^/]+)\/[^/]+\.woff2$/;

/** The name of the chunk with a language's messages of one set; null for a module that is no translated catalogue. */
export function languageChunk(id: string): string | null {
  const [, tag] = TRANSLATED.exec(id) ?? [];
  return tag === undefined ? null : `${tag}-${setIn(id).replace('/', '-')}`;
}

function folderOf(paths: readonly string[]): string {
  const [, tag] = TRANSLATED.exec(paths[0] ?? '') ?? FONT.exec(paths[0] ?? '') ?? [];
  if (tag !== undefined) return `assets/languages/${tag}`;
  if (paths.some((path) => SETTINGS.test(path) || VIEWER.test(path) || MOMENTS.test(path))) return 'assets/later';
  const own = paths.filter((path) => /^(?:src\/games|tutorials|assets\/replays)\//.test(path));
  const isLater = (path: string): boolean =>
    RECORDED.test(path) ||
    LESSONS.test(path) ||
    SEARCH.test(path) ||
    AFTER.test(path) ||
    OWN_PAGE.test(path) ||
    (/^(?:src\/games|tutorials)\/([^/]+)\//.exec(path)?.[1] ?? FIRST_GAME) !== FIRST_GAME;
  return own.length > 0 && own.every(isLater) ? 'assets/later' : 'assets';
}
