/** The coach of a whole game: warns before a plain mistake, and says after a turn what was missed. */
import type { Locator, Page } from '@playwright/test';
import { serious } from './support/axe.ts';
import { test } from './support/fixture.ts';
import { layoutFaults } from './support/layout.ts';
import { answered, asked, choices, expect, FAST, mine, prepare, question, startGame } from './support/play.ts';

const coach = (page: Page) => page.getByRole('alertdialog');
const choose = (page: Page, name: RegExp) => choices(page).filter({ hasText: name }).first().click();

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Whether a note lies over any visible part of the page that a selector names. */
async function covers(page: Page, note: Locator, part: string): Promise<boolean> {
  const a = (await note.boundingBox())!;
  for (const one of await page.locator(part).all()) {
    const b = (await one.isVisible()) ? await one.boundingBox() : null;
    if (b === null) continue;
    const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    if (w > 1 && h > 1) return true;
  }
  return false;
}

/** A coached game of the Runner with a hand that depends on the seed. */
async function begin(page: Page, seed: string, prefs: object = {}): Promise<void> {
  await prepare(page, { ...FAST, coach: true, ...prefs });
  await startGame(page, { side: 'Runner', seed });
}

for (const size of SIZES)
  test(`a poor opening hand is not kept by accident, at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await begin(page, 'coach 12');
    await choose(page, /Keep/);
    await expect(coach(page)).toContainText('No card in this hand gains you money.');
    await expect(coach(page)).toBeInViewport();
    expect((await layoutFaults(page)).filter((fault) => /advised/.test(fault))).toEqual([]);
    expect(await serious(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/coach-${size.width}.png` });
    await page.keyboard.press('Enter');
    await expect(coach(page)).toHaveCount(0);
    await expect(question(page)).toHaveText('Keep this hand?');
    await choose(page, /Keep/);
    await coach(page).getByRole('button', { name: 'Do it anyway' }).click();
    await expect(mine(page)).toHaveAttribute('data-kind', 'action');
  });

test('a turn of single credits is commented on beside the table until the next move', async ({ page }) => {
  const note = page.getByRole('region', { name: 'Coach, on your last turn' });
  await begin(page, 'coach 3');
  await choose(page, /Keep/);
  const takes = async (): Promise<void> => {
    await expect(mine(page)).toHaveAttribute('data-kind', 'action');
    const before = await asked(page);
    await choose(page, /1 credit/);
    await answered(page, before);
  };
  for (let n = 0; n < 4; n++) await takes();
  await expect(mine(page)).toBeVisible();
  await expect(note).toContainText('4 clicks on one credit each, with Sure Gamble in your hand.');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.locator('[data-live=polite]')).toContainText('The coach looks back. You spent 4 clicks');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(note).toBeInViewport({ ratio: 1 });
    expect((await layoutFaults(page)).filter((fault) => /looked-back/.test(fault))).toEqual([]);
    for (const part of ['.arena', '.prompt', '.bar', '.where', '.log'])
      expect(await covers(page, note, part), `${part} at ${size.width}×${size.height}`).toBe(false);
    await expect(choices(page).first()).toBeInViewport({ ratio: 1 });
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/looked-back-${size.width}.png` });
  }
  expect(await serious(page)).toEqual([]);
  await takes();
  await expect(note).toHaveCount(0);
});
