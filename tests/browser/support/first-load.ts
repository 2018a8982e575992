/** What a cold visit fetches until the first game accepts a move. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface FirstLoad {
  /** `assets/a.js` → bytes after gzip -9 */
  files: Map<string, number>;
  /** bytes, each file once */
  sum: number;
}

/**
 * Opens `base` (a built site, served from `folder`) on a page without any cache, begins a game on the drawn table and waits until it can be
 * played. Files that the service worker fetches in the meantime count too.
 */
export async function firstLoad(page: Page, base: string, folder: string): Promise<FirstLoad> {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const root = new URL(base);
    if (origin === root.origin) asked.add(pathname.slice(root.pathname.length) || 'index.html');
  });
  await page.goto(`${base}?drawn`);
  await page.getByRole('region', { name: 'Netrunner' }).getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /Keep this hand/ }).click({ timeout: 120_000 });
  const files = new Map<string, number>();
  for (const path of [...asked].sort())
    files.set(path, gzipSync(readFileSync(join(folder, decodeURIComponent(path))), { level: 9 }).length);
  return { files, sum: [...files.values()].reduce((a, b) => a + b, 0) };
}
