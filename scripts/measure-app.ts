/**
 * `npm run measure:app`: twenty games one after the other in the whole page, by mouse, animated, from the start page and back to it; what
 * each leaves behind goes into docs/measured.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { below, seedRng } from '../src/core/rng.ts';
import { beginGame, over, prepare, settled } from '../tests/browser/support/play.ts';
import { serveFolder } from '../tests/browser/support/static-server.ts';
import { launchChromium } from './chromium.mjs';
import { commit, writeSection } from './measured.ts';

const GAMES = 20;
/** presses of the person in each, then the game is given up */
const MOVES = 30;
const folder = mkdtempSync(join(tmpdir(), 'app-'));
await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const server = await serveFolder(folder);
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await prepare(page, { speed: 4, stopAt: 'matters' });
  const session = await page.context().newCDPSession(page);
  const rng = seedRng('app');
  const left: { heap: number; nodes: number; listeners: number }[] = [];
  await page.goto(`${server.url}?drawn`);
  for (let game = 1; game <= GAMES; game++) {
    await beginGame(page, { side: game % 2 === 1 ? 'Runner' : 'Corp', seed: `app ${game}` });
    await page.locator('.game.is-drawn').waitFor();
    for (let move = 0; move < MOVES && !(await settled(page)); move++) {
      // One press: a menu that it opens is gone on in with the next.
      const buttons = await page.locator('#prompt.mine button.choice:not(:disabled)').all();
      const button = buttons[below(rng, Math.max(1, buttons.length))];
      await button?.click({ timeout: 2_000 }).catch(() => undefined);
    }
    if (!(await settled(page))) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    }
    await over(page).waitFor();
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await page.getByRole('button', { name: /^Play/ }).waitFor();
    for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    left.push({ heap: usedSize, nodes, listeners: jsEventListeners });
    process.stdout.write(
      `game ${game}: ${(usedSize / 1e6).toFixed(1)} MB, ${nodes} nodes, ${jsEventListeners} listeners\n`,
    );
  }
  const grown = (left.at(-1)!.heap - left[4]!.heap) / 1e6;
  writeSection('app', 'Twenty games in the page', [
    `\`npm run measure:app\`, commit ${commit()}, seeds "app 1" to "app ${GAMES}", Chromium with software WebGL: from the start page, ${MOVES} presses by mouse on the drawn table at four times the speed, conceded, back to the start page; garbage collected.`,
    '',
    `Heap after game ${GAMES} against game 5: **${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB** (bar: +3 MB).`,
    '',
    '| after game | heap | elements | listeners |',
    '|---|---|---|---|',
    ...[1, 5, 10, 15, 20].map((n) => {
      const { heap, nodes, listeners } = left[n - 1]!;
      return `| ${n} | ${(heap / 1e6).toFixed(1)} MB | ${nodes} | ${listeners} |`;
    }),
  ]);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
