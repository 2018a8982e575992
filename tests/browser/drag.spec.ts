/** Cards of the hand are dragged where they go; the pointer never needs to, but it may. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { expect, mine, prepare, startGame } from './support/play.ts';

const hand = (page: Page) => page.locator('.group-hand.of-runner .table-button');

/** Takes a card and brings it over a point, step by step. */
async function take(page: Page, name: RegExp, to: { x: number; y: number }): Promise<void> {
  const box = (await hand(page).and(page.getByRole('button', { name })).first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 20);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

for (const table of ['plain', 'drawn'])
  test(`on the ${table} table a card is dragged from the hand, put back, and told why it may not go`, async ({
    page,
  }) => {
    test.slow();
    await prepare(page);
    await startGame(page, { side: 'Runner', seed: 'drag-2', query: `?${table}` });
    await page.getByRole('button', { name: /^Keep/ }).click();
    await expect(mine(page)).toBeVisible();
    await expect(hand(page)).toHaveCount(5);
    const legal = page.locator('.group-hand.of-runner .table-button.lit').first();
    await expect(legal).toBeVisible();
    const name = new RegExp(
      `^${(await legal.getAttribute('aria-label'))!.split(/[,.]/)[0]!.replaceAll(/[^\w ]/g, '.')}`,
    );
    const middle = { x: 500, y: 330 };

    // Over its own place it stays in the hand, and no click follows.
    const start = (await legal.boundingBox())!;
    await take(page, name, { x: start.x + start.width / 2 + 3, y: start.y + 24 });
    await page.mouse.up();
    await expect(hand(page)).toHaveCount(5);
    await expect(page.locator('.card-menu')).toHaveCount(0);

    // Escape lets it go.
    await take(page, name, middle);
    await expect(page.locator('.drag.may')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.drag')).toHaveCount(0);
    await page.mouse.up();
    await expect(hand(page)).toHaveCount(5);

    await take(page, name, middle);
    await expect(page.locator('.drag.may .drag-text')).not.toBeEmpty();
    await page.mouse.up();
    await expect(hand(page)).toHaveCount(4);
  });
