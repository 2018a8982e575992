import { test } from './support/fixture.ts';
import { asked, choices, mine, over, prepare, question, settled, startGame, expect } from './support/play.ts';

test.describe.configure({ timeout: 240_000 });

test('without WebGL a whole game is played on the plain table', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : get.call(this, kind, ...rest);
    } as never;
  });
  await startGame(page, { side: 'Runner', seed: 'plain table' });
  await expect(page.locator('.table.plain')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  for (let i = 0; i < 500; i++) {
    if (await settled(page)) break;
    const before = await asked(page);
    const what = (await question(page).textContent()) ?? '';
    const lit = page.locator('#table button.lit');
    if (what.startsWith('Take an action') && i % 2 === 0)
      await page
        .locator('#table .is-server button.lit')
        .nth(i % 3)
        .click();
    else if (/^Discard|^Which/.test(what) && (await lit.count()) > 0) await lit.first().click();
    else {
      const go = choices(page).filter({ hasText: /^\S*\s*(Steal|Continue|Leave|Go on|Done)/ });
      await ((await go.count()) > 0 ? go.first() : choices(page).first()).click();
    }
    await expect(async () =>
      expect((await asked(page)) !== before || (await mine(page).count()) === 0).toBe(true),
    ).toPass();
  }
  await expect(over(page)).toBeVisible();
});

test('the plain table can be chosen', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Corp', seed: 'chosen' });
  await expect(page.locator('.stage canvas').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Plain table' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('.table.plain')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
});
