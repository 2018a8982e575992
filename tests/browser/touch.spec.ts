/** What a finger and a resting mouse do on the table: a first tap only reads, and nothing opens where nobody pointed. */
import { test } from './support/fixture.ts';
import { asked, expect, prepare, question, startGame } from './support/play.ts';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap on a card shows it, the button below it plays it', async ({ page }) => {
    await prepare(page);
    await startGame(page, { side: 'Runner', seed: 'layout', query: '?plain' });
    await page.getByRole('button', { name: 'Keep this hand' }).tap();
    await expect(question(page)).toContainText('4 clicks left');
    const before = await asked(page);
    const card = page.locator('#table .group-hand button.lit').first();
    await card.tap();
    await expect(page.locator('.zoom.pinned')).toBeVisible();
    expect(await asked(page)).toBe(before);
    await page.locator('.zoom-act').tap();
    await expect(page.locator('.zoom')).toHaveCount(0);
    await expect(async () => {
      const menu = await page.locator('.card-menu').count();
      expect(menu > 0 || (await asked(page)) !== before).toBe(true);
    }).toPass();
  });
});

test('a card that comes to lie under a resting mouse is not shown large; one the mouse moves to is', async ({
  page,
}) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'layout', query: '?plain' });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('4 clicks left');
  const card = page.locator('#table .group-hand button').first();
  const box = (await card.boundingBox())!;
  await page.mouse.move(3, 3);
  // What a browser reports when things move under the mouse: a move to the place where it was. How many waits to open begin with each?
  const waits = await card.evaluate((button) => {
    const { setTimeout } = window;
    let begun = 0;
    window.setTimeout = ((...rest: Parameters<typeof setTimeout>) => {
      begun++;
      return setTimeout(...rest);
    }) as typeof setTimeout;
    const move = (x: number): number => {
      begun = 0;
      const at = { pointerType: 'mouse', bubbles: true, screenX: x, screenY: 40 };
      button.dispatchEvent(new PointerEvent('pointermove', at));
      return begun;
    };
    move(40);
    const found = [move(40), move(44)];
    window.setTimeout = setTimeout;
    return found;
  });
  expect(waits).toEqual([0, 1]);
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 4 });
  await expect(page.locator('.zoom')).toBeVisible();
});
