/**
 * `npm run measure:app`: fifty games one after the other in one tab, by mouse, animated, from the start page and back to it; what each
 * leaves behind, and how soon the page answers a press, goes into docs/measured.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { median } from '../bench/speed/measure.ts';
import { below, seedRng } from '../src/core/rng.ts';
import { beginGame, over, prepare, settled } from '../tests/browser/support/play.ts';
import { serveFolder } from '../tests/browser/support/static-server.ts';
import { launchChromium } from './chromium.mjs';
import { commit, writeSection } from './measured.ts';

const GAMES = 50;
/** presses of the person in each, then the game is given up */
const MOVES = 20;
/** games whose presses are taken together, so that one of them does not decide the median */
const AROUND = 2;
const folder = mkdtempSync(join(tmpdir(), 'app-'));
await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const server = await serveFolder(folder);
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await prepare(page, { speed: 4, stopAt: 'matters' });
  const session = await page.context().newCDPSession(page);
  const rng = seedRng('app');
  const left: { heap: number; nodes: number; listeners: number; answers: number[] }[] = [];
  // From a press on a choice to the picture in which the page first shows something of it, ms.
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('#prompt .choice') === null) return;
        const began = performance.now();
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(() => answers.push(performance.now() - began));
        });
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { capture: true },
    );
  });
  await page.goto(`${server.url}?drawn`);
  for (let game = 1; game <= GAMES; game++) {
    await beginGame(page, { side: game % 2 === 1 ? 'Runner' : 'Corp', seed: `app ${game}` });
    await page.locator('.game.is-drawn').waitFor();
    for (let move = 0; move < MOVES && !(await settled(page)); move++) {
      // One press: a menu that it opens is gone on in with the next.
      const buttons = await page.locator('#prompt.mine:not(.passed) button.choice:not(:disabled)').all();
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
    const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers.splice(0));
    left.push({ heap: usedSize, nodes, listeners: jsEventListeners, answers });
    process.stdout.write(
      `game ${game}: ${(usedSize / 1e6).toFixed(1)} MB, ${nodes} nodes, ${jsEventListeners} listeners\n`,
    );
  }
  const answerAt = (game: number): number =>
    median(left.slice(Math.max(0, game - 1 - AROUND), game + AROUND).flatMap(({ answers }) => answers));
  const slower = answerAt(GAMES) / answerAt(5);
  const grown = (left.at(-1)!.heap - left[4]!.heap) / 1e6;
  writeSection('app', 'Fifty games in one tab', [
    `\`npm run measure:app\`, commit ${commit()}, seeds "app 1" to "app ${GAMES}", Chromium with software WebGL: from the start page, ${MOVES} presses by mouse on the drawn table at four times the speed, conceded, back to the start page; garbage collected.`,
    '',
    `Heap after game ${GAMES} against game 5: **${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB** (bar: +10 MB).`,
    '',
    `From a press to the first picture of what it does, median of the games around: game 5 ${answerAt(5).toFixed(1)} ms, game ${GAMES} ${answerAt(GAMES).toFixed(1)} ms, **${slower.toFixed(2)}×** (bar: 1.1×).`,
    '',
    '| after game | heap | elements | listeners |',
    '|---|---|---|---|',
    ...[1, 5, 10, 20, 30, 40, 50].map((n) => {
      const { heap, nodes, listeners } = left[n - 1]!;
      return `| ${n} | ${(heap / 1e6).toFixed(1)} MB | ${nodes} | ${listeners} |`;
    }),
  ]);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
