import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Layer, writeReplay } from '../../src/replay/format.ts';
import { packReplay } from '../../src/replay/link.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { expect, mine, over, prepare } from './support/play.ts';
import { serious } from './support/axe.ts';

const { record } = playNetrunner('watched', { watched: false });
for (const step of record.steps) step.why = { key: 'bot.credit', params: { credits: 1 } };
const TEXT = '<img src=x onerror="throw 1"> Too early.';
const ANA: Layer = {
  id: 'ana',
  author: 'Ana',
  language: 'en',
  notes: [
    { at: 20, text: { en: TEXT }, mark: '?!', shapes: [{ kind: 'arrow', from: 'stack', to: 'hq', tone: 'bad' }] },
  ],
  chapters: [
    { at: 0, title: { en: 'Opening' } },
    { at: 20, title: { en: 'Trouble' } },
  ],
  variations: [],
};
const annotated = { ...record, layers: [ANA] };

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const at = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuenow'));
const shapes = (page: Page) => page.locator('.shapes .shape');

/** Opens the page of recorded games and takes a file in. */
async function bring(page: Page, text: string, query = '?plain'): Promise<void> {
  await page.goto(`./${query}#/netrunner/watch`);
  await page
    .getByLabel('Import a game')
    .setInputFiles({ name: 'a.replay.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toBeVisible();
}
const mineInList = (page: Page) => page.locator('.record', { hasText: 'Two bots' }).first();
async function open(page: Page, query = '?plain'): Promise<void> {
  await bring(page, writeReplay(annotated), query);
  await mineInList(page)
    .getByRole('button', { name: /^Watch / })
    .click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
}
/** Goes to a position by the address, as a link would. */
async function goTo(page: Page, position: number): Promise<void> {
  await expect(page).toHaveURL(/#\/netrunner\/(watch|link)\//);
  await page.evaluate((to) => {
    location.hash = location.hash.replace(/at=\d+/, `at=${to}`);
  }, position);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(position));
}
test('a note with an arrow is written by keyboard, exported and imported, byte for byte', async ({ page, browser }) => {
  await prepare(page);
  await open(page);
  await goTo(page, 12);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Add a note at move 12' }).click();
  await expect(page.getByRole('textbox', { name: 'Note 1' })).toBeFocused();
  await page.keyboard.type('A & <b>B</b> "quoted"');
  await page.getByRole('radio', { name: 'Mistake' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bo <i>');

  // The arrow by keyboard: focus goes to the table, Enter chooses where it begins and ends.
  await page.getByRole('button', { name: 'Arrow', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#table button:focus')).toHaveCount(1);
  await expect(page.locator('.placing')).toContainText('starts');
  await page.locator('#table [data-key="rnd"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.placing')).toContainText('ends');
  await page.locator('#table [data-key="heap"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.placing')).toHaveCount(0);
  await expect(shapes(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Note 1' })).toBeFocused();
  // A highlight from the list.
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  await page.locator('.placing select').selectOption({ label: 'the whole rig' });
  await expect(shapes(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shapes(page)).toHaveCount(1);
  await page.getByLabel('Chapter that begins here').fill('Mine');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await serious(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the recorded games' }).click();
  const download = page.waitForEvent('download');
  await mineInList(page)
    .getByRole('button', { name: /^Export/ })
    .click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const { layers } = JSON.parse(text) as { layers: Layer[] };
  expect(layers.map(({ author }) => author)).toEqual(['Ana', 'Bo <i>']);
  expect(layers[1]!.notes).toMatchObject([
    { at: 12, text: { en: 'A & <b>B</b> "quoted"' }, mark: '?', shapes: [{ kind: 'arrow', from: 'rnd', to: 'heap' }] },
  ]);
  expect(layers[1]!.chapters).toEqual([{ at: 12, title: { en: 'Mine' } }]);

  // On another device it is there, as text, and goes out again as it came.
  const other = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await prepare(other);
  await other.goto(page.url().replace(/#.*/, '#/netrunner/watch'));
  await bring(other, text);
  const again = other.waitForEvent('download');
  await mineInList(other)
    .getByRole('button', { name: /^Export/ })
    .click();
  expect(readFileSync(await (await again).path(), 'utf8')).toBe(text);
  await mineInList(other)
    .getByRole('button', { name: /^Watch / })
    .click();
  await expect(slider(other)).toBeVisible();
  // Highlights are what happened and what was written.
  const text12 = other.locator('.watch-note .note-text');
  for (let i = 0; i < 9 && (await text12.count()) === 0; i++) await other.keyboard.press('n');
  await expect(text12).toHaveText('A & <b>B</b> "quoted"');
  await expect(other.locator('.note-author')).toHaveText('Bo <i>');
  await other.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: 'Trouble' });
  await expect(other.locator('.watch-note .note-text')).toHaveText(TEXT);
  await expect(shapes(other)).toHaveCount(1);
  await other.getByRole('button', { name: 'Notes', exact: true }).click();
  await other.getByRole('button', { name: /Opening/ }).click();
  await expect(slider(other)).toHaveAttribute('aria-valuenow', '0');
  await other.context().close();
});

test('moves of one’s own are kept as a variation, left, entered again and stepped through', async ({ page }) => {
  await prepare(page);
  await open(page);
  await goTo(page, 30);
  const last = Number(await slider(page).getAttribute('aria-valuemax'));
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  for (let i = 0; i < 4; i++) {
    const before = await at(page);
    const choice = page.locator('#prompt button.choice');
    // Through menus to a move.
    for (let n = 0; n < 4 && (await at(page)) === before; n++) await choice.first().click();
    await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before + 1));
  }
  expect(await serious(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name of the variation' }).fill('Faster');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('after move 30')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuemax', String(last));
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '30');
  await page
    .locator('.notes-here')
    .getByRole('button', { name: /Faster/ })
    .click();
  await expect(slider(page)).toHaveAttribute('aria-valuemax', '34');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '31');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  expect(await at(page)).toBe(33);
  // It is still there when the game is opened anew.
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '30');
  await expect(page.locator('.notes-here').getByRole('button', { name: /Faster/ })).toBeVisible();
});

test('guess the move asks first, then shows what was played and why, and can be left', async ({ page }) => {
  await prepare(page);
  await open(page);
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'Guess', exact: true }).click();
  await expect(page.getByText('0 of 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notes', exact: true })).toHaveCount(0);
  for (let i = 1; i <= 3; i++) {
    const choice = page.locator('#prompt button.choice');
    const answered = page.locator('.guess-verdict');
    for (let n = 0; n < 4 && (await answered.count()) === 0; n++) await choice.first().click();
    await expect(answered).toHaveText(/was played|Another move/);
    await expect(page.locator('.guess-answer .watch-why')).toContainText('Why');
    await expect(page.getByText(new RegExp(`\\d of ${i} right$`))).toBeVisible();
    if (i === 1) expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: 'Next guess' }).click();
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeVisible();
});

test('a shared link opens cold, at its move, with its notes; a damaged one says so', async ({ page, browser }) => {
  await prepare(page);
  const packed = (await packReplay(annotated))!;
  await page.goto(`./?plain#/netrunner/link/${packed}?at=20&view=corp`);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('radio', { name: 'Corp' })).toBeChecked();
  await expect(page.locator('.watch-note .note-text')).toHaveText(TEXT);
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page).toHaveURL(/#\/netrunner\/watch\/random-watched\?at=20&view=corp$/);
  // What it shares again opens elsewhere as well.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  expect(link).toMatch(/#\/netrunner\/link\/[\w-]+\?at=20&view=corp$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the recorded games' }).click();
  await expect(mineInList(page)).toContainText('1 note');

  const other = await (await browser.newContext()).newPage();
  await prepare(other);
  await other.goto(link);
  await expect(slider(other)).toHaveAttribute('aria-valuenow', '20');
  await expect(other.locator('.watch-note .note-text')).toHaveText(TEXT);
  await other.goto('about:blank');
  for (const [malformed, sentence] of [
    [packed.slice(0, 300), 'damaged or incomplete'],
    ['%3Cscript%3E', 'damaged or incomplete'],
    ['A'.repeat(70_000), 'too long to be an Icebreak link'],
  ] as const) {
    await other.goto(link.replace(/#.*/, `#/netrunner/link/${malformed}`));
    await expect(other.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await other.goto('about:blank');
  }
  await other.context().close();
});

test('games are found, starred, renamed, and deleted with a way back', async ({ page }) => {
  await prepare(page);
  await bring(page, writeReplay(annotated));
  await bring(
    page,
    writeReplay({ ...playNetrunner('second', { watched: false, most: 40 }).record, name: 'A second one' }),
  );
  const rows = page.locator('.record');
  const all = 2;
  await expect(rows).toHaveCount(all);
  await page.getByRole('button', { name: /^Rename Two bots/ }).click();
  await page.getByRole('textbox', { name: 'Name of this game' }).fill('Äther <b>');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: 'Äther <b>' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Favourite: Äther <b>' }).click();
  await expect(page.getByRole('button', { name: 'Favourite: Äther <b>' })).toHaveAttribute('aria-pressed', 'true');
  if (await page.getByRole('searchbox').count()) {
    await page.getByRole('searchbox').fill('ather');
    await expect(rows).toHaveCount(1);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('No game here matches your search.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
  }
  await page.getByRole('button', { name: 'Delete Äther <b>' }).click();
  await expect(rows).toHaveCount(all - 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows).toHaveCount(all);
  await expect(page.getByRole('button', { name: 'Favourite: Äther <b>' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(rows.filter({ hasText: 'Äther <b>' })).toHaveCount(1);
  expect(await serious(page)).toEqual([]);
});

test('right to left the notes, arrows and the editor stand where they belong', async ({ page }) => {
  await prepare(page);
  await open(page, '?plain&dir=rtl');
  await goTo(page, 20);
  await expect(shapes(page)).toHaveCount(1);
  const arrow = (await shapes(page).boundingBox())!;
  const stack = (await page.locator('[data-key="stack"]').boundingBox())!;
  const hq = (await page.locator('[data-key="hq"]').boundingBox())!;
  expect(Math.abs(arrow.y + arrow.height - stack.y)).toBeLessThan(40);
  expect(Math.abs(arrow.y - (hq.y + hq.height))).toBeLessThan(60);
  expect((await page.locator('.desk').boundingBox())!.x).toBe(0);
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Add a note at move 20' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('play from here goes on to the end of a game, which can be watched in turn', async ({ page }) => {
  await prepare(page);
  await open(page);
  await goTo(page, record.steps.length - 12);
  await page.getByRole('button', { name: 'Play from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByRole('radio', { name: 'Corp' }).check();
  await dialog.getByRole('radio', { name: 'Are dealt again' }).check();
  await dialog.getByRole('button', { name: 'Play from here' }).click();
  await expect(mine(page).or(over(page)).first()).toBeVisible();
  // To the end: going on where one may, else the first choice; then giving up if it takes too long.
  for (let i = 0; i < 15 && (await over(page).count()) === 0; i++) {
    await page.locator('#prompt.mine:not(.passed) button.choice').last().click();
    await expect(mine(page).or(over(page)).first()).toBeVisible();
  }
  if ((await over(page).count()) === 0) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: /Concede/i }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Concede|Give up/i })
      .first()
      .click();
  }
  await expect(over(page)).toBeVisible();
  await page.getByRole('button', { name: /Watch/ }).first().click();
  await expect(slider(page)).toBeVisible();
  expect(Number(await slider(page).getAttribute('aria-valuemax'))).toBeGreaterThan(record.steps.length - 12);
});
