/** What a cold visit fetches until a game accepts a move. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface FirstLoad {
  /** `assets/a.js` → bytes after gzip -9 */
  files: Map<string, number>;
  /** bytes, each file once */
  sum: number;
  /**
   * those that the page asked for to play; not those of the first game that are stored for offline play whichever is opened, by the
   * service worker or, its sounds, by the page
   */
  own: number;
}

/** The games by their name on the start page, each with its first answer. */
const FIRST_ANSWER = {
  Netrunner: 'button:has-text("Keep this hand")',
  'Black Hat': 'button.tickable',
  Infiltration: 'button:has-text("Advance")',
};

/** The first game's sounds, which the page stores (`src/pwa/keep.ts`). */
const KEPT_SOUNDS = /^assets\/effects-[\w-]{8}\.\w+$/;

/**
 * Opens `base` (a built site, served from `folder`) on a page without any cache, begins a match of a game on the drawn table and waits until
 * it can be played. Files that the service worker fetches in the meantime count too.
 */
export async function firstLoad(
  page: Page,
  base: string,
  folder: string,
  game: keyof typeof FIRST_ANSWER = 'Netrunner',
): Promise<FirstLoad> {
  const asked = new Set<string>();
  const byPage = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const root = new URL(base);
    if (origin !== root.origin) return;
    const path = pathname.slice(root.pathname.length) || 'index.html';
    asked.add(path);
    if (request.serviceWorker() === null && (game === 'Netrunner' || !KEPT_SOUNDS.test(path))) byPage.add(path);
  });
  await page.goto(`${base}?drawn`);
  await page.getByRole('region', { name: game }).getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('#prompt.mine:not(.passed)').locator(FIRST_ANSWER[game]).first().click({ timeout: 120_000 });
  const files = new Map<string, number>();
  for (const path of [...asked].sort())
    files.set(path, gzipSync(readFileSync(join(folder, decodeURIComponent(path))), { level: 9 }).length);
  const sumOf = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + files.get(path)!, 0);
  return { files, sum: sumOf(files.keys()), own: sumOf(byPage) };
}
