import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import {
  answered,
  asked,
  choices,
  over,
  pickSet,
  prepare,
  question,
  settled,
  startGame,
  expect,
} from './support/play.ts';

test('without WebGL a whole game is played on the plain table', async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : get.call(this, kind, ...rest);
    } as never;
  });
  await startGame(page, { side: 'Runner', seed: 'plain table 1', query: '?drawn' });
  await expect(page.locator('.table.plain')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  for (let i = 0; i < 500; i++) {
    if (await settled(page)) break;
    const before = await asked(page);
    const what = (await question(page).textContent()) ?? '';
    const lit = page.locator('#table button.lit');
    const isPicked = await pickSet(page);
    if (!isPicked && what.endsWith('What do you do?') && i % 2 === 0)
      await page
        .locator('#table .is-server button.lit')
        .nth(i % 3)
        .click();
    else if (!isPicked && what.startsWith('Which') && (await lit.count()) > 0) await lit.first().click();
    else if (!isPicked) {
      const go = choices(page).filter({ hasText: /^\S*\s*(Steal|Continue|Leave|Go on|Done)/ });
      await ((await go.count()) > 0 ? go.first() : choices(page).first()).click();
    }
    await answered(page, before);
  }
  await expect(over(page)).toBeVisible();
});

test('the plain table can be chosen', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Corp', seed: 'chosen', query: './' });
  await expect(page.locator('.stage canvas').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Plain table' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(page.locator('.table.plain')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
});

test.describe('where WebGL runs in software', () => {
  const offer = (page: Page) => page.getByRole('status').locator('.offer');
  const drawn = (page: Page) => page.locator('.game.is-drawn .stage canvas');
  const keep = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await expect(question(page)).toContainText('clicks left');
  };
  const again = async (page: Page, query = './'): Promise<void> => {
    await page.goto(query);
    await page.getByRole('button', { name: /Continue your game/ }).click();
  };

  test.beforeEach(async ({ page }) => {
    await prepare(page);
    await page.addInitScript(() => {
      const gl = WebGLRenderingContext.prototype;
      const { getParameter } = gl;
      gl.getParameter = function (name: number): unknown {
        // UNMASKED_RENDERER_WEBGL
        return name === 0x9246 ? 'llvmpipe (LLVM 15.0.7, 256 bits)' : getParameter.call(this, name);
      };
    });
    await startGame(page, { side: 'Runner', seed: 'slow', query: './' });
    await expect(drawn(page)).toBeVisible();
    await expect(offer(page)).toBeVisible();
  });

  test('the plain table is offered beside the drawn one, and once taken it is there next time', async ({ page }) => {
    await keep(page);
    // Nothing changes by itself.
    await expect(drawn(page)).toBeVisible();
    await offer(page).getByRole('button', { name: 'Use the plain table' }).click();
    await expect(page.locator('.table.plain')).toBeVisible();
    await expect(page.locator('.stage canvas')).toHaveCount(0);
    await expect(offer(page)).toHaveCount(0);
    await again(page);
    await expect(question(page)).toContainText('clicks left');
    await expect(page.locator('.stage canvas')).toHaveCount(0);
    await again(page, '?drawn');
    await expect(drawn(page)).toBeVisible();
  });

  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    test(`at ${size.width}×${size.height} the offer covers nothing that is played on`, async ({ page }) => {
      await page.setViewportSize(size);
      await again(page);
      await keep(page);
      await expect(offer(page)).toBeVisible();
      const line = (await offer(page).boundingBox())!;
      expect(line.height).toBeLessThan(50);
      const pressed = page.locator('#table button, #prompt, .bars, .where, .forecast');
      for (const one of await pressed.all()) {
        const box = await one.boundingBox();
        if (box === null) continue;
        const across = Math.min(box.x + box.width, line.x + line.width) - Math.max(box.x, line.x);
        const down = Math.min(box.y + box.height, line.y + line.height) - Math.max(box.y, line.y);
        expect(across > 1 && down > 1, (await one.getAttribute('aria-label')) ?? '').toBe(false);
      }
      await offer(page).getByRole('button', { name: 'Keep the animated table' }).click();
      await expect(offer(page)).toHaveCount(0);
    });

  test('an offer that was turned down is not made again', async ({ page }) => {
    await keep(page);
    await offer(page).getByRole('button', { name: 'Keep the animated table' }).click();
    await expect(offer(page)).toHaveCount(0);
    await again(page);
    await expect(drawn(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('an address that says which table is meant is not asked', async ({ page }) => {
    await keep(page);
    await again(page, '?drawn');
    await expect(drawn(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await again(page, '?plain');
    await expect(page.locator('.table.plain')).toBeVisible();
    await expect(page.locator('.stage canvas')).toHaveCount(0);
    await expect(offer(page)).toHaveCount(0);
  });
});
