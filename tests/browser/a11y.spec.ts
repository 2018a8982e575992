import { test } from './support/fixture.ts';
import {
  atUnknownIce,
  beginWithBreaker,
  choices,
  expect,
  onGameCard,
  prepare,
  question,
  settled,
  startGame,
} from './support/play.ts';
import { serious } from './support/axe.ts';

test('the start page and the pages behind it have no serious finding', async ({ page }) => {
  await prepare(page);
  await page.goto('./');
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  for (const place of ['netrunner/play', 'netrunner/watch', 'settings', 'netrunner/how']) {
    await page.goto(`./#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await serious(page), place).toEqual([]);
  }
});

for (const plain of [false, true]) {
  test(`a run with an open question has no serious finding${plain ? ' on the plain table' : ''}`, async ({ page }) => {
    await prepare(page, { speed: 0, motion: 'reduced', stopAt: 'always' });
    await beginWithBreaker(page, plain ? '?plain' : '?drawn');
    const { at } = await atUnknownIce(page);
    await page.keyboard.press(String(at + 1));
    await expect(page.locator('.is-tense')).toBeVisible();
    expect(await settled(page)).toBe(false);
    expect(await choices(page).count()).toBeGreaterThan(1);
    expect(await serious(page)).toEqual([]);
    for (const dialog of ['Menu', 'Keyboard shortcuts']) {
      await page.getByRole('button', { name: dialog, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await serious(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('what happens is spoken politely, the question at once, and the question takes the focus', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'spoken' });
  await expect(page.locator('[data-live=urgent]')).toContainText('Your decision: Keep this hand?');
  await expect(page.locator('#prompt')).toBeFocused();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('4 clicks left');
  await expect(page.locator('[data-live=urgent]')).toContainText(
    'Your decision: You have 4 clicks left. What do you do?',
  );
  await expect(page.locator('[data-live=polite]')).toContainText('Turn 2 · your turn');
  await expect(page.locator('#prompt')).toBeFocused();
});

test('a dialog keeps the focus inside and gives it back', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'dialog' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});
