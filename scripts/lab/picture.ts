/**
 * Makes the README's picture, docs/pictures/run.webp. A table from a set-up is opened as a record in the real page, watched to the middle
 * of an encounter, and played on from there by pressing buttons. With FOLDER, pictures of the same table at other sizes are written there
 * for inspection.
 */
import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { HEARD, prepare } from '../../tests/browser/support/play.ts';
import { record } from './strips/readme.ts';
import { asked } from './support/entry.ts';
import { importRecord, ROOT, watchFirst, withSite } from './support/site.ts';

const options = asked({ dist: '' }, { args: 'FOLDER' });
/** Common screen sizes, CSS px. */
const SIZES = [
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [844, 390],
] as const;

/** The button that must be visible before the picture is taken. */
const BUTTON = /Battering Ram.*\+1|\+1.*Battering Ram|strength/i;

async function takePicture(page: Page): Promise<Buffer> {
  await importRecord(page, record());
  await watchFirst(page);
  await page.getByRole('slider', { name: 'Timeline' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('radio', { name: 'Runner' }).last().check({ force: true });
  await page.locator('dialog, [role=dialog]').getByRole('button', { name: /^Play/ }).click();
  await page.locator('.game.is-drawn:not(.watch) .stage canvas').waitFor({ timeout: 120_000 });
  const button = page.locator('#prompt button.choice').filter({ hasText: BUTTON }).first();
  await button.waitFor({ timeout: 60_000 });
  await page.mouse.move(2, 2);
  // Close a card that opened because the pointer passed over it.
  if ((await page.locator('.zoom').count()) > 0) await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.stage-captions')?.textContent?.includes('Wall of Thorns'));
  // The stage draws when the browser lets it; after two more frames nothing moves.
  await page.waitForTimeout(3000);
  const png = (await page.screenshot()).toString('base64');
  const url = await page.evaluate(async (shot) => {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.88);
  }, png);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

await withSite(async ({ url, browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await prepare(page, HEARD);
  await page.goto(`${url}?drawn#/watch`);
  const file = await takePicture(page).catch(async (error: unknown) => {
    await page.screenshot({ path: join(tmpdir(), 'picture-failed.png') });
    throw error;
  });
  writeFileSync(join(ROOT, 'docs', 'pictures', 'run.webp'), file);
  const [folder] = options.args;
  if (folder !== undefined)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(2500);
      await page.screenshot({ path: join(folder, `${width}x${height}.png`) });
    }
  process.stdout.write(`docs/pictures/run.webp  ${Math.round(file.length / 1024)} kB\n`);
}, options);
