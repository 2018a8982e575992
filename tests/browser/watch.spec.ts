import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { writeReplay } from '../../src/replay/format.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { expect, test } from './support/fixture.ts';
import { FAST, mine, prepare, question } from './support/play.ts';

/** A game by today's rules, with a reason behind each move and one hostile note. */
function file(): { name: string; mimeType: string; buffer: Buffer } {
  const { record } = playNetrunner('watched', { watched: false });
  for (const step of record.steps) step.why = { key: 'bot.credit', params: { credits: 1 } };
  const text = { en: '<img src=x onerror="throw 1"> Too early.' };
  record.layers = [
    { id: 'ana', author: 'Ana', language: 'en', notes: [{ at: 1, text, mark: '?!' }], chapters: [], variations: [] },
  ];
  return { name: 'a.replay.json', mimeType: 'application/json', buffer: Buffer.from(writeReplay(record)) };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const at = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuenow'));
const names = (page: Page) => page.locator('#table button').evaluateAll((all) => all.map((one) => one.ariaLabel));

/** Imports a record and opens it. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`./${query}#/netrunner/watch`);
  await page.getByLabel('Import a game').setInputFiles(file());
  await page
    .locator('.record', { hasText: 'Two bots' })
    .getByRole('button', { name: /^Watch / })
    .click();
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
  await expect(page.locator('.note-text')).toHaveText('<img src=x onerror="throw 1"> Too early.');
  await expect(page.locator('.note-mark')).toHaveText('?!Inaccuracy');
  await expect(page.locator('.note-author')).toHaveText('Ana');
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
  // The log shows the moves around this one.
  await expect(page.locator('.watch-list [aria-current]')).toBeInViewport();
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

  // A move bit by bit, and on to its end.
  const from = await at(page);
  while (!((await page.locator('.watch-at').textContent()) ?? '').includes('event')) await page.keyboard.press('d');
  expect(await at(page)).toBeGreaterThan(from);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.watch-at')).not.toContainText('event');
  await slider(page).focus();

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
  // On a lower screen the log has the room of the words about the view.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '?plain');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const hq = page.locator('#table .group-hand.of-corp button');
  const grip = page.locator('#table .group-hand.of-runner button');
  const [inHq, inGrip] = [await hq.count(), await grip.count()];
  expect(inHq).toBeGreaterThan(0);
  expect(inGrip).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Runner' }).check();
  await expect(page.getByText('You see only what this side knew at the time.')).toBeVisible();
  await expect(hq).toHaveCount(0);
  await expect(grip).toHaveCount(inGrip);
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Corp' })).toBeChecked();
  await expect(hq).toHaveCount(inHq);
  await expect(grip).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: 'All open' })).toBeChecked();
  await expect(grip).toHaveCount(inGrip);
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

test('playing goes on by itself and stops where it is told', async ({ page }) => {
  test.slow();
  await prepare(page);
  await open(page, '?plain');
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
  await expect(page).toHaveURL(new RegExp(`#/netrunner/watch/.+\\?at=${there}&view=runner$`));
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(there));
  await expect(page.getByRole('radio', { name: 'Runner' })).toBeChecked();

  await page.getByRole('button', { name: 'Play from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByRole('radio', { name: 'Runner' }).check();
  await dialog.getByRole('button', { name: 'Play from here' }).click();
  await expect(mine(page)).toBeVisible({ timeout: 60_000 });
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
  await page.goto('./#/netrunner/watch/nobody-has-this?at=3');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Watch' })).toBeVisible();
});
