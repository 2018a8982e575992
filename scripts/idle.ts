/** What an open table costs while nobody touches it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beginGame, expect, prepare, question } from '../tests/browser/support/play.ts';
import { serveFolder } from '../tests/browser/support/static-server.ts';
import { launchChromium } from './chromium.mjs';

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
      Object.assign(window, { pictures: 0 });
      const counter = window as unknown as { pictures: number };
      const gl = WebGLRenderingContext.prototype;
      let counted = false;
      // However many calls a picture takes: all are made in one go.
      const count = (): void => {
        if (counted) return;
        counted = true;
        counter.pictures++;
        queueMicrotask(() => (counted = false));
      };
      const { drawElements, drawArrays } = gl;
      gl.drawElements = function (...rest) {
        count();
        drawElements.apply(this, rest);
      };
      gl.drawArrays = function (...rest) {
        count();
        drawArrays.apply(this, rest);
      };
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
      const pictures = await page.evaluate(() => (window as unknown as { pictures: number }).pictures);
      return { pictures, page: spent('renderer'), gpu: spent('GPU') };
    };
    await page.waitForTimeout(BEFORE * 1000);
    const first = await now();
    await page.waitForTimeout(LENGTH * 1000);
    const last = await now();
    return { pictures: last.pictures - first.pictures, page: last.page - first.page, gpu: last.gpu - first.gpu };
  } finally {
    await browser.close();
  }
}

/** Measures the table of a checkout, as rows of a table in docs/measured.md: commit, motion, and what half a minute costs. */
export async function idleRows(root: string): Promise<string[]> {
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
