/** The edge between the table and the panels beside it. */
import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { writeReplay } from '../../src/replay/format.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { expect, prepare, startGame } from './support/play.ts';

const edge = (page: Page) => page.getByRole('separator', { name: 'Width of the panels beside the table' });
const width = async (page: Page): Promise<number> => Number(await edge(page).getAttribute('aria-valuenow'));
const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const shot = (page: Page, name: string): Promise<unknown> =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/desk-${name}.png` }) : Promise.resolve();

/** Opens the stored game between two bots, at a position. */
async function watch(page: Page, query: string, at: number): Promise<void> {
  await page.goto(`./${query}#/netrunner/watch`);
  await page
    .locator('.record', { hasText: 'Two bots' })
    .getByRole('button', { name: /^Watch / })
    .click();
  await expect(slider(page)).toBeVisible();
  for (let n = 0; n < at; n++) await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(at));
}

/** Drags the edge by some CSS px, the middle of it first. */
async function drag(page: Page, by: number): Promise<void> {
  const { x, y, width: wide, height } = (await edge(page).boundingBox())!;
  const from = { x: x + wide / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by, from.y + 9, { steps: 4 });
  await page.mouse.up();
}

test('the panels are made wider by keys and by pointer, in replays and in play, and stay so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await prepare(page);
  await page.goto('./?plain#/netrunner/watch');
  await page.getByLabel('Import a game').setInputFiles({
    name: 'a.replay.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeReplay(playNetrunner('watched', { watched: false }).record)),
  });
  await watch(page, '?plain', 3);
  await expect.poll(() => width(page)).toBe(348);
  await edge(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => width(page)).toBe(396);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => width(page)).toBe(372);
  expect((await page.locator('.desk').boundingBox())!.width).toBe(372);
  await page.keyboard.press('Home');
  await expect.poll(() => width(page)).toBe(300);
  await page.keyboard.press('End');
  await expect.poll(() => width(page)).toBe(640);
  await page.keyboard.press('Enter');
  await expect.poll(() => width(page)).toBe(348);
  await expect(slider(page), 'the keys of the timeline stay out of it').toHaveAttribute('aria-valuenow', '3');
  await drag(page, -80);
  await expect.poll(() => width(page)).toBe(428);
  await shot(page, 'wide');
  await edge(page).dblclick();
  await expect.poll(() => width(page)).toBe(348);
  await drag(page, 9000);
  await expect.poll(() => width(page), 'never narrower than a sentence needs').toBe(300);
  await drag(page, -80);
  await expect.poll(() => width(page)).toBe(380);

  // From right to left the panels are on the left.
  await watch(page, '?plain&dir=rtl', 0);
  await expect.poll(() => width(page)).toBe(380);
  await edge(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => width(page)).toBe(404);
  await drag(page, 20);
  await expect.poll(() => width(page)).toBe(424);

  await startGame(page, { side: 'Runner', seed: 'desk', query: '?plain' });
  await expect.poll(() => width(page)).toBe(424);
  await shot(page, 'play');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(edge(page)).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(edge(page)).toBeHidden();
});
