/** Infiltration's recorded games by the shared rooms: notes with arrows, what if, guess the move, play from here, and links. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { packReplay } from '../../src/replay/link.ts';
import { serious } from './support/axe.ts';
import { test } from './support/fixture.ts';
import { expect, mine, prepare } from './support/play.ts';

const record = JSON.parse(
  readFileSync(new URL('../../assets/replays/infiltration-1.replay.json', import.meta.url), 'utf8'),
) as Parameters<typeof packReplay>[0];

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });

/** Opens the annotated game by a link, at a move, and keeps it. */
async function open(page: Page, at: number): Promise<void> {
  await prepare(page);
  const packed = (await packReplay(record))!;
  await page.goto(`./?plain#/infiltration/link/${packed}?at=${at}&view=open`);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(at));
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page).toHaveURL(/#\/infiltration\/watch\//);
}

test('a note with an arrow is written on a game of it, and a link takes it elsewhere', async ({ page, browser }) => {
  await open(page, 11);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Add a note at move 11' }).click();
  await expect(page.getByRole('textbox', { name: 'Note 1' })).toBeFocused();
  await page.keyboard.type('Here it should have turned back.');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await page.getByRole('button', { name: 'Arrow', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#table [data-key="room 1"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#table [data-key="proximity"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.shapes .shape')).toHaveCount(1);
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();

  const other = await (await browser.newContext()).newPage();
  await prepare(other);
  await other.goto(link);
  await expect(slider(other)).toHaveAttribute('aria-valuenow', '11');
  await expect(other.locator('.watch-note .note-text')).toHaveText('Here it should have turned back.');
  await expect(other.locator('.note-author')).toHaveText('Bo');
  await expect(other.locator('.shapes .shape')).toHaveCount(1);
  await other.context().close();
});

test('what if, guess and play from here go on from a move of it', async ({ page }) => {
  await open(page, 6);
  const choice = page.locator('#prompt button.choice');
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  await choice.first().click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '7');
  await page.getByRole('textbox', { name: 'Name of the variation' }).fill('Deeper');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.notes-here').getByRole('button', { name: /Deeper/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // Guessed with the eyes of a seat.
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Guess', exact: true }).click();
  await choice.first().click();
  await expect(page.locator('.guess-verdict')).toHaveText(/was played/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play from here' }).click();
  await expect(mine(page)).toBeVisible();
});
