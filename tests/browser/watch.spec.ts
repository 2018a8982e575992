import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixture.ts';
import { FAST, mine, prepare, question } from './support/play.ts';

const RECORD = join(import.meta.dirname, '../corpus/records/rules-1/corpus-1.replay.json');

const slider = (page: Page) => page.getByRole('slider', { name: 'Where in the game' });
const at = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuenow'));
const names = (page: Page) => page.locator('#table button').evaluateAll((all) => all.map((one) => one.ariaLabel));

/** Imports a record and opens it. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`./${query}#/watch`);
  await page.getByLabel('Import a record').setInputFiles(RECORD);
  await page.getByRole('button', { name: /^Watch / }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
}

test('a recorded game is scrubbed back and forth, by pointer and by keys, and shows the same table again', async ({
  page,
}) => {
  await prepare(page, { ...FAST, speed: 1 });
  await open(page, '?plain');
  const last = Number(await slider(page).getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(100);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('PageDown');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn \d+, (Corp|Runner), move \d+ of \d+$/);
  const seen = await names(page);
  const there = await at(page);

  const box = (await slider(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.3, box.y + 25);
  await page.mouse.down();
  for (const share of [0.9, 0.2, 0.6, 0.99, 0.5]) await page.mouse.move(box.x + box.width * share, box.y + 25);
  await page.mouse.up();
  expect(await at(page)).toBeGreaterThan(last * 0.3);
  expect(await at(page)).toBeLessThan(last * 0.7);
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(last));
  await expect(page.getByRole('button', { name: 'Play from here' })).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  while ((await at(page)) > there) await page.keyboard.press('ArrowLeft');
  expect(await at(page)).toBe(there);
  expect(await names(page)).toEqual(seen);

  // To the next highlight, which the screen reader is told of; a click on a line of the log goes there.
  await page.keyboard.press('n');
  expect(await at(page)).toBeGreaterThan(there);
  await expect(page.locator('[data-live="polite"]')).not.toBeEmpty();
  const line = page.locator('.watch-move').nth(5);
  await line.click({ position: { x: 4, y: 4 } });
  expect(await at(page)).toBe(Number(await line.getAttribute('data-at')));
  await expect(line).toHaveAttribute('aria-current', 'step');
});

test('each side’s view hides what that side did not know', async ({ page }) => {
  await prepare(page);
  await open(page, '?plain');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const hidden = page.locator('#table button[aria-label*="Unrezzed ice"], #table button[aria-label*="Unknown card"]');
  expect(await hidden.count()).toBe(0);
  await page.getByRole('radio', { name: 'Runner' }).check();
  await expect(page.getByText('Exactly what the Runner knew at the time.')).toBeVisible();
  const runner = await names(page);
  expect(await hidden.count()).toBeGreaterThan(0);
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Corp' })).toBeChecked();
  const corp = await names(page);
  expect(corp).not.toEqual(runner);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: 'All open' })).toBeChecked();
  expect(await hidden.count()).toBe(0);
});

test('the bot’s reasons stand beside its moves, and ? lists the keys', async ({ page }) => {
  await prepare(page);
  await open(page, '?plain');
  await expect(page.locator('.watch-list .watch-why').first()).toContainText('Why');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Watching a recorded game')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('playing goes on by itself, on the drawn table too, and stops where it is told', async ({ page }) => {
  test.slow();
  await prepare(page);
  await open(page);
  await expect(page.locator('.game.is-drawn')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(async () => expect(await at(page)).toBeGreaterThan(2)).toPass();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a link opens the game at its moment; play from here is a game of its own', async ({ page }) => {
  await prepare(page);
  await open(page, '?plain');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const there = await at(page);
  await page.keyboard.press('3');
  await expect(page).toHaveURL(new RegExp(`#watch=.+&at=${there}&view=runner$`));
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(there));
  await expect(page.getByRole('radio', { name: 'Runner' })).toBeChecked();

  await page.getByRole('button', { name: 'Play from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByRole('radio', { name: 'Runner' }).check();
  await dialog.getByRole('button', { name: 'Play from here' }).click();
  await expect(mine(page)).toBeVisible({ timeout: 30_000 });
  const before = await question(page).textContent();
  expect(before).not.toBe('');
  const status = await page.locator('.bar-runner').textContent();
  await page
    .getByRole('button', { name: /Gain 1 credit|Take 1 credit/i })
    .first()
    .click();
  await expect(page.locator('.bar-runner')).not.toHaveText(status!);
  // It is the game that is continued next time, and goes to the recorded games when another begins.
  await page.goto('./?plain');
  await expect(page.getByRole('button', { name: /Continue your game/ })).toBeVisible();
});

test('a link to a game that is not here says so', async ({ page }) => {
  await prepare(page);
  await page.goto('./#watch=nobody-has-this&at=3');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Watch' })).toBeVisible();
});
