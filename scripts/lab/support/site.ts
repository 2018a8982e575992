/** Builds and serves the page and opens it in Chromium, for entries that measure or photograph it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { serveFolder } from '../../../tests/browser/support/static-server.ts';
import { launchChromium } from '../../chromium.mjs';

/** The folder of this project. */
export const ROOT = join(import.meta.dirname, '../../..');

/** The sizes at which pages are photographed for inspection, CSS px. */
export const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const;

/** A served page, the browser to open it in, and the folder it is served from. */
export interface Site {
  url: string;
  browser: Browser;
  dist: string;
}

/** Imports the text of a record on the page of records. */
export const importRecord = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Import a game')
    .setInputFiles({ name: 'a.replay.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Opens the first record on the page of records. */
export const watchFirst = (page: Page): Promise<void> =>
  page
    .locator('.record')
    .getByRole('button', { name: /^Watch / })
    .first()
    .click();

/** Runs a function with a browser, which is closed afterwards in any case. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Builds the page, serves it and opens a browser. `dist`: use this existing build; `root`: build this other checkout; `readable`: do not
 * minify, and write source maps. The build is removed afterwards in any case.
 */
export async function withSite<T>(
  use: (site: Site) => Promise<T>,
  { dist = '', root = ROOT, readable = false }: { dist?: string; root?: string; readable?: boolean } = {},
): Promise<T> {
  const folder = dist === '' ? mkdtempSync(join(tmpdir(), 'icebreak-lab-')) : dist;
  try {
    if (dist === '')
      await build({
        root,
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true, ...(readable && { minify: false, sourcemap: true }) },
      });
    const server = await serveFolder(folder);
    try {
      return await withBrowser((browser) => use({ url: server.url, browser, dist: folder }));
    } finally {
      await server.close();
    }
  } finally {
    if (dist === '') rmSync(folder, { recursive: true, force: true });
  }
}
