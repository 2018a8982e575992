/**
 * `npm run measure:stage`: draw calls of a full table, what twenty games leave behind, and what an untouched table costs, into
 * docs/measured.md. With `-- --before FOLDER` the last is measured of an earlier checkout too.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveStage } from '../tests/browser/support/stage-site.ts';
import { faces, fullRun, playGames } from '../tests/browser/support/stage-games.ts';
import { launchChromium } from './chromium.mjs';
import { measureIdle } from './idle.ts';
import { commit, writeSection } from './measured.ts';

const GAMES = 20;
const FRAMES = 40;

const { before } = parseArgs({ options: { before: { type: 'string' } } }).values;
const server = await serveStage();
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 644 } });
  await page.goto(server.url);
  await page.waitForFunction(() => window.stagePage !== undefined);
  const { draws, filters, frame, loop } = await page.evaluate(
    async ([all, view]) => {
      const stage = await window.stagePage!.open(all, 'runner');
      stage.reconcile(view);
      const everything = [...stage.anchors().keys()].map((key) => ({ key, kind: 'legal' as const }));
      stage.highlight(everything);
      window.stagePage!.pass(200);
      const draws = await window.stagePage!.draws();
      const spent: number[] = [];
      for (let n = 0; n < 120; n++) {
        stage.highlight(everything);
        const before = performance.now();
        window.stagePage!.pass(16);
        spent.push(performance.now() - before);
        await new Promise((done) => requestAnimationFrame(() => done(null)));
      }
      const frames = spent.sort((a, b) => a - b);
      const loops = Array.from({ length: 30 }, () => {
        const before = performance.now();
        let x = 1;
        for (let i = 0; i < 1_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
        return performance.now() - before + (x === 0 ? 1 : 0);
      }).sort((a, b) => a - b);
      const [frame, loop] = [frames[frames.length >> 1]!, loops[15]!];
      const found = { draws, filters: window.stagePage!.filters(), frame, loop };
      stage.destroy();
      await new Promise((done) => setTimeout(done, 100));
      return found;
    },
    [faces, fullRun()] as const,
  );
  await page.setViewportSize({ width: 640, height: 400 });
  const left = await playGames(page, GAMES, FRAMES);
  const row = (game: number): string => {
    const { textures, listeners, nodes, heap } = left[game - 1]!;
    return `| ${game} | ${textures} | ${listeners} | ${nodes} | ${(heap / 1e6).toFixed(1)} MB |`;
  };
  const grown = (left[GAMES - 1]!.heap - left[4]!.heap) / 1e6;
  writeSection('stage', 'The drawn table', [
    `\`npm run measure:stage\`, commit ${commit()}, Chromium with software WebGL. Games are of the starter decks, played by chance with seeds 1 to ${GAMES}:`,
    `${FRAMES} moves each, on a table that is opened and closed for each, runner and corp near in turn.`,
    '',
    '| what | figure | bar |',
    '|---|---|---|',
    `| draw calls of a full table in a run, everything lit | ${draws} | 40 |`,
    `| JavaScript of a picture of it, quads and words made and drawn, median of 120; beside it a million steps of a fixed sum | ${frame.toFixed(2)} ms; ${loop.toFixed(2)} ms: ${(frame / loop).toFixed(2)} × | |`,
    `| objects with a filter on it | ${filters} | 3 |`,
    `| heap after game ${GAMES} against game 5, garbage collected | ${grown >= 0 ? '+' : ''}${grown.toFixed(1)} MB | +3 MB |`,
    '',
    '| after game | textures | listeners | nodes | heap |',
    '|---|---|---|---|---|',
    ...[1, 5, 10, 15, GAMES].map(row),
  ]);
  process.stdout.write(
    `draws ${draws}, filters ${filters}, heap ${grown.toFixed(2)} MB\n${[1, 5, 10, 15, GAMES].map(row).join('\n')}\n`,
  );
} finally {
  await browser.close();
  await server.close();
}

const here = fileURLToPath(new URL('..', import.meta.url));
const idle = await measureIdle(before === undefined ? [here] : [before, here]);
process.stdout.write(`idle (commit, motion, pictures, page, drawing):\n${idle.join('\n')}\n`);
