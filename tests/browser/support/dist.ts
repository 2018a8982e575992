import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The folder of the build under test (playwright.config.ts settles it). */
export function distFolder(): string {
  const folder = process.env['ICEBREAK_DIST'];
  if (!folder) throw new Error('ICEBREAK_DIST is not set: run the browser tests through Playwright');
  return folder;
}

/** Files of the build that are not installed for offline play: of the sound one format is kept, and only installers ask for the icon. */
export const NOT_INSTALLED = /\.map$|^sw\.js$|^_headers$|^assets\/effects-.*\.(webm|mp3)$|^icons\/icon-\d+\.png$/;

/** Files of games that the first visit does not install: kept when their game is opened, or when a page asks for all. */
export const LATER = /^assets\/later\//;
/** Files of languages: kept when their language is chosen. */
export const OF_LANGUAGES = /^assets\/languages\//;

/** The files of the build, as paths within it: `index.html`, `assets/a.js`. */
export function distFiles(): string[] {
  const folder = distFolder();
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
