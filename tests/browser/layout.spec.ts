import type { Page } from '@playwright/test';
import { sharedPage, test } from './support/fixture.ts';
import { layoutFaults } from './support/layout.ts';
import { choices, prepare, question, startGame, expect } from './support/play.ts';

/** The table is laid out anew when what stands beside it grows: what counts is how it stands then. */
const settles = (page: Page): Promise<void> =>
  expect(async () => expect(await layoutFaults(page)).toEqual([])).toPass({ timeout: 60_000 });

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 2560, height: 1440 },
  { width: 1180, height: 820 },
];

test.describe(() => {
  const shared = sharedPage(async (page) => {
    await prepare(page);
    await startGame(page, { side: 'Runner', seed: 'layout', query: '?drawn' });
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await expect(question(page)).toContainText('4 clicks left');
    await page.mouse.move(1, 1);
  });
  for (const size of SIZES)
    test(`nothing overlaps and nothing is too small at ${size.width}×${size.height}`, async () => {
      await shared().setViewportSize(size);
      await settles(shared());
    });
});

for (const size of SIZES.slice(2, 4)) {
  test(`a lesson has room for its words and its buttons at ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await prepare(page);
    await page.goto('./?drawn#/netrunner/learn');
    await page.getByRole('button', { name: /Steal it/ }).click();
    await page.getByRole('button', { name: 'Skip the introduction' }).click();
    const choice = (name: RegExp) => choices(page).filter({ hasText: name }).first();
    await expect(choice(/Run on a server/)).toBeVisible();
    await page.mouse.move(1, 1);
    await settles(page);
    for (let i = 0; i < 2; i++) {
      await choice(/Run on a server/).click();
      await choice(/Run on HQ/).click();
    }
    await expect(page.getByRole('button', { name: /^Next:/ })).toBeVisible();
    await settles(page);
  });
}
