/** Measures what an open table costs while nobody touches it. */
import { beginGame, expect, prepare, question } from '../../../tests/browser/support/play.ts';
import { announcePictures } from '../support/pictures.ts';
import { commit, rounded } from '../support/report.ts';
import { type Site, withBrowser, withSite } from '../support/site.ts';

/** seconds to measure, and seconds before that for the table to come to rest */
const LENGTH = 30;
const BEFORE = 10;

interface Idle {
  pictures: number;
  /** CPU time of the page's process and of the GPU process, seconds */
  page: number;
  gpu: number;
}

/** Begins a game on the drawn table of a built site and measures half a minute of idling. */
async function idleOf(url: string, motion: 'full' | 'reduced'): Promise<Idle> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await prepare(page, { speed: 1, motion, stopAt: 'matters' });
    await announcePictures(page);
    await page.addInitScript(() => {
      const counter = { pictures: 0 };
      Object.assign(window, { counter });
      addEventListener('picture', () => counter.pictures++);
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
    if (first.pictures === 0) throw new Error('no frame of the table was counted');
    await page.waitForTimeout(LENGTH * 1000);
    const last = await now();
    return { pictures: last.pictures - first.pictures, page: last.page - first.page, gpu: last.gpu - first.gpu };
  });
}

/**
 * For each motion setting: frames drawn in half a minute, and CPU time of the page and the GPU process. `root`: the checkout to measure.
 */
export const idleTable = (root: string): Promise<object[]> => {
  const measured = async ({ url }: Site): Promise<object[]> => {
    const rows: object[] = [];
    for (const motion of ['full', 'reduced'] as const) {
      const { pictures, page, gpu } = await idleOf(url, motion);
      rows.push({ commit: commit(root), motion, pictures, pageSeconds: rounded(page), drawingSeconds: rounded(gpu) });
    }
    return rows;
  };
  return withSite(measured, { root });
};
