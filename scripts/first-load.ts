/** `npm run measure:load`: builds the page, visits it cold for each game, and writes into docs/measured.md what it fetched until a move. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { firstLoad } from '../tests/browser/support/first-load.ts';
import { serveFolder } from '../tests/browser/support/static-server.ts';
import { launchChromium } from './chromium.mjs';
import { commit, writeSection } from './measured.ts';

const folder = mkdtempSync(join(tmpdir(), 'load-'));
await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const server = await serveFolder(folder);
const browser = await launchChromium();
try {
  const cold = async (game?: 'Black Hat' | 'Infiltration') =>
    firstLoad(await (await browser.newContext()).newPage(), server.url, folder, game);
  const [{ files, sum }, second, third] = [await cold(), await cold('Black Hat'), await cold('Infiltration')];
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  const list = [...files].sort((a, b) => b[1] - a[1]);
  writeSection('first-load', 'The first load', [
    `\`npm run measure:load\`, commit ${commit()}: every file asked for from cold until the first game accepts a move, the service worker's own included, each once, after gzip -9.`,
    '',
    `**${kB(sum)}** in ${files.size} files (bar: 856 kB, 5 of them for the second game, 60 for the whole card pool and 40 for the bot that learnt). Black Hat alone: **${kB(second.own)}**, Infiltration alone: **${kB(third.own)}** (bar: 700 kB each); the first game is kept for offline play as well, by the service worker and, its sounds, by the page: ${kB(second.sum)} and ${kB(third.sum)} together. The first game's largest:`,
    '',
    '| file | |',
    '|---|---|',
    ...list.slice(0, 10).map(([path, bytes]) => `| ${path.replace(/-[\w-]{8}\./, '.')} | ${kB(bytes)} |`),
  ]);
  console.log(
    `first load: ${kB(sum)} in ${files.size} files; Black Hat alone ${kB(second.own)}, Infiltration alone ${kB(third.own)}`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
