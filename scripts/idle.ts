/** What an open table costs while nobody touches it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beginGame, expect, prepare, question } from '../tests/browser/support/play.ts';
import { serveFolder } from '../tests/browser/support/static-server.ts';
import { launchChromium } from './chromium.mjs';
import { writeSection } from './measured.ts';

/** s that are measured, and s before in which the table comes to rest */
const LENGTH = 30;
const BEFORE = 10;

interface Idle {
  pictures: number;
  /** processor time, s, of the page's process and of the one that draws for it */
  page: number;
  gpu: number;
}

/** Begins a game on the drawn table of a built site and lets half a minute go by. */
async function idleOf(url: string, motion: 'full' | 'reduced'): Promise<Idle> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await prepare(page, { speed: 1, motion, stopAt: 'matters' });
    await page.addInitScript(() => {
      // However many calls a picture takes: all are made in one go. (No function in here may have a name: tsx would mark it by a helper
      // that the page does not have.)
      const counter = { pictures: 0, counted: false };
      Object.assign(window, { counter });
      const gl = WebGLRenderingContext.prototype;
      for (const name of ['drawElements', 'drawArrays'] as const) {
        const draw: (...rest: never[]) => void = gl[name];
        gl[name] = function (this: WebGLRenderingContext, ...rest: never[]) {
          if (!counter.counted) {
            counter.counted = true;
            counter.pictures++;
            queueMicrotask(() => {
              counter.counted = false;
            });
          }
          draw.apply(this, rest);
        };
      }
    });
    await page.goto(`${url}?drawn`);
    await beginGame(page, { side: 'Runner', seed: 'idle' });
    await page.locator('.game.is-drawn').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await expect(question(page)).toContainText('4 clicks left');
    const cdp = await browser.newBrowserCDPSession();
    const now = async (): Promise<Idle> => {
      const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
      const spent = (type: string): number =>
        processInfo.filter((one) => one.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
      const pictures = await page.evaluate(
        () => (window as unknown as { counter: { pictures: number } }).counter.pictures,
      );
      return { pictures, page: spent('renderer'), gpu: spent('GPU') };
    };
    await page.waitForTimeout(BEFORE * 1000);
    const first = await now();
    if (first.pictures === 0) throw new Error('no picture of the table was counted');
    await page.waitForTimeout(LENGTH * 1000);
    const last = await now();
    return { pictures: last.pictures - first.pictures, page: last.page - first.page, gpu: last.gpu - first.gpu };
  } finally {
    await browser.close();
  }
}

/** A row for each motion: commit, and what half a minute costs. */
async function idleRows(root: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'idle-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await serveFolder(folder);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  try {
    const rows: string[] = [];
    for (const motion of ['full', 'reduced'] as const) {
      const { pictures, page, gpu } = await idleOf(server.url, motion);
      rows.push(`| ${commit} | ${motion} | ${pictures} | ${page.toFixed(2)} s | ${gpu.toFixed(2)} s |`);
    }
    return rows;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the table of each checkout and writes docs/measured.md's section of it. @returns the rows written */
export async function measureIdle(roots: readonly string[]): Promise<string[]> {
  const rows: string[] = [];
  for (const root of roots) rows.push(...(await idleRows(root)));
  writeSection('idle', 'A table that nobody touches', [
    `\`npm run measure:stage\`: a game on the drawn table in Chromium with software WebGL, 1280×720, the person to move. ${LENGTH} seconds, begun`,
    `${BEFORE} seconds after the question was put: pictures drawn, and processor time of the page and of the process that draws for it.`,
    '',
    '| commit | motion | pictures | page | drawing |',
    '|---|---|---|---|---|',
    ...rows,
  ]);
  return rows;
}
