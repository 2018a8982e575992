import { test } from './support/fixture.ts';
import { expect, onGameCard, prepare, question, startGame } from './support/play.ts';

test('settings hold at once and after the page is opened again', async ({ page }) => {
  await page.goto('./#/settings');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-motion', 'full');
  await page.getByRole('group', { name: 'Motion' }).locator('label', { hasText: 'Reduced' }).click();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  const size = (): Promise<number> =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await size();
  await page.getByRole('group', { name: 'Text size' }).locator('label', { hasText: '130' }).click();
  expect(await size()).toBeCloseTo(before * 1.3, 1);
  await page.getByRole('switch', { name: 'Mute everything' }).check({ force: true });
  await page.getByRole('slider', { name: /Effects/ }).fill('25');
  await page
    .getByRole('group', { name: 'When to ask me' })
    .locator('label', { hasText: 'Only when it matters' })
    .click();

  await page.reload();
  await expect(root).toHaveAttribute('data-motion', 'reduced');
  expect(await size()).toBeCloseTo(before * 1.3, 1);
  await expect(page.getByRole('switch', { name: 'Mute everything' })).toBeChecked();
  await expect(page.getByRole('slider', { name: /Effects/ })).toHaveValue('25');
  await expect(page.getByRole('radio', { name: 'Only when it matters' })).toBeChecked();

  await page.getByRole('button', { name: 'Restore the defaults' }).click();
  await expect(root).toHaveAttribute('data-motion', 'full');
  expect(await size()).toBeCloseTo(before, 1);
});

test('the system is followed where the settings leave it to the system', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
});

test('stored settings that make no sense are no hindrance', async ({ page }) => {
  for (const stored of ['{"speed":', '[1,2]', '{"speed":"fast","text":1e9,"volume":null,"stopAt":{"a":1}}']) {
    await page.goto('./');
    await page.evaluate((text) => localStorage.setItem('icebreak:hud', text), stored);
    await page.reload();
    await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  }
});

test('hints can be switched off in the middle of a game', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'hints' });
  const why = page.locator('.prompt-why');
  await expect(why).toContainText('You can take only one mulligan');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Hints' }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await expect(question(page)).toHaveText('Keep this hand?');
});
