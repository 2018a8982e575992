/** Learning from mistakes: a recorded game is reviewed, its mistakes are gone through, and the review stays with the game. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Layer, type Replay, writeReplay } from '../../src/replay/format.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { layoutFaults } from './support/layout.ts';
import { choices, expect, prepare } from './support/play.ts';
import { serious } from './support/axe.ts';

/** A game in which both sides play anything: there are mistakes in it for every bot that can play. */
const { record } = playNetrunner('watched', { watched: false });
/** Looking at a whole game takes a while on a busy machine. */
const LONG = { timeout: 600_000 };

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const at = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('aria-valuenow'));
const panel = (page: Page) => page.getByRole('group', { name: 'Learn from your mistakes' });
const mistakes = (page: Page) => panel(page).getByRole('list', { name: 'Mistakes, in the order of the game' });
const mine = (page: Page) => page.locator('.record', { hasText: 'Two bots' }).first();
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (one instanceof HTMLInputElement) return `${one.type} ${one.labels?.[0]?.textContent ?? ''}`;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });

async function open(page: Page, replay: Replay = record, query = '?plain'): Promise<void> {
  await page.goto(`./${query}#/netrunner/watch`);
  await page.getByLabel('Import a game').setInputFiles({
    name: 'a.replay.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeReplay(replay)),
  });
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toBeVisible();
  await reopen(page);
}
async function reopen(page: Page): Promise<void> {
  await mine(page)
    .getByRole('button', { name: /^Watch / })
    .click();
  await expect(slider(page)).toBeVisible();
}
/** Moves the focus on, as Tab does, until it is on something of this name. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press(key);
    if (name.test(await focused(page))) return;
  }
  throw new Error(`no way by ${key} to ${name}`);
}

test('a game is reviewed, a mistake seen with its better line and tried again, and the review is kept', async ({
  page,
}) => {
  await prepare(page);
  await open(page);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await panel(page).getByRole('radio', { name: 'Runner' }).check();
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look for mistakes' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The game can be watched meanwhile.
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(panel(page)).toContainText(/Runner: .* inaccurac.*mistake.*blunder/, LONG);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const rows = mistakes(page).getByRole('listitem');
  const found = await rows.count();
  expect(found).toBeGreaterThan(1);

  // A mistake: the position before it, its line, and back.
  await rows.nth(1).getByRole('button').first().click();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'step');
  const before = await at(page);
  expect(record.steps[before]!.move).toMatch(/^runner:/);
  // First it is a question: the answer is shown on demand.
  await expect(page.getByRole('button', { name: 'Show the better line' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Find the better move', exact: true }).click();
  await expect(page.locator('.quiz-played')).toContainText('was played here. What’s better?');
  await expect(page.locator('.prompt button').first()).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.locator('.is-guess').getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'Show the better line' }).click();
  await expect(page.getByText(`Variation · after move ${before}`)).toBeVisible();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before + 1));
  await expect(page.locator('.graph-plot')).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before));
  await page.getByRole('button', { name: 'Next mistake' }).click();
  expect(await at(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Previous mistake' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before));
  expect(await serious(page)).toEqual([]);

  // The picture of the chance: right below the timeline, pressed to go somewhere, folded away and back.
  const picture = page.getByRole('img', { name: /^Chance to win: Runner/ });
  await expect(picture).toBeVisible();
  await expect(page.locator('.graph-sign')).toHaveCount(found);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Known cards: \d+% All cards open: \d+% Luck/);
  const [line, box] = [(await slider(page).boundingBox())!, (await picture.boundingBox())!];
  expect([box.x, box.width]).toEqual([line.x, line.width]);
  expect(box.y).toBeGreaterThanOrEqual(line.y + line.height);
  await page.mouse.click(box.x + box.width - 2, box.y + 5);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(record.steps.length));
  // The last sign: one before it may lie below it.
  const sign = page.locator('.graph-sign').last();
  await sign.click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', (await sign.getAttribute('data-at'))!);
  await expect(rows.last()).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Chance to win' }).click();
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: 'Chance to win' }).click();
  await expect(picture).toBeVisible();

  // Trying again: the dialog of playing on, for that side. This mistake too is a question first.
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'Try again from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await expect(dialog.getByRole('radio', { name: 'Runner' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Out of the viewer and in again, and out of the file.
  await page.getByRole('button', { name: 'Back to the recorded games' }).click();
  const download = page.waitForEvent('download');
  await mine(page)
    .getByRole('button', { name: /^Export/ })
    .click();
  const { layers } = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { layers: Layer[] };
  expect(layers.map(({ id, notes, chances }) => [id, notes.length, chances?.seat])).toEqual([
    ['review-runner', found, 'runner'],
  ]);
  await reopen(page);
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(panel(page).getByRole('radio', { name: 'Runner' })).toBeChecked();
  await expect(rows).toHaveCount(found);

  // And tried again in earnest.
  await rows.nth(1).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await dialog.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.locator('#prompt.mine')).toBeVisible();
});

test('all of it by keyboard alone, and what the bot would do', async ({ page }) => {
  await prepare(page);
  await open(page);
  await page.keyboard.press('v');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, /^radio Corp/);
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'Runner' })).toBeChecked();
  await tabTo(page, /^Look for mistakes/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(panel(page)).toContainText(/Runner: .* inaccurac/, LONG);
  await expect(page.locator('[data-live="polite"]')).toContainText('The review is done.');
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, /^Turn \d+/);
  await page.keyboard.press('Enter');
  const before = await at(page);
  expect(before).toBeGreaterThan(0);
  await tabTo(page, /^Show the answer/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Show the better line/);
  await page.keyboard.press('Enter');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before + 1));
  expect(await focused(page)).toBe('Back to the game');
  await page.keyboard.press('Enter');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(before));
  await tabTo(page, /^Next mistake/);
  await page.keyboard.press('Enter');
  const next = await at(page);
  expect(next).toBeGreaterThan(before);
  expect(await focused(page)).toBe('Next mistake');

  await page.keyboard.press('i');
  await expect(page.locator('.advice-here')).toContainText(/thinking|The bot, as Runner/);
  await expect(page.locator('.advice-move')).toContainText('The bot, as Runner: ');
  await expect(page.locator('[data-live="polite"]')).toContainText('The bot, as Runner: ');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.advice-here')).toHaveCount(0);
  await page.keyboard.press('w');
  await page.keyboard.press('i');
  await expect(page.locator('.trial .advice-here')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).press('Enter');

  await tabTo(page, /^Previous mistake/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Try again from here/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Runner' })).toBeChecked();
  await page.keyboard.press('Escape');
  await tabTo(page, /^Copy into my notes/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('checkbox', { name: 'The bot’s review: Runner' })).toBeChecked();
  await page.keyboard.press('v');
  await tabTo(page, /^Remove the review/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, /^Bring it back/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, /^Remove the review/);
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Look for mistakes');
  await tabTo(page, /^Back to the recorded games/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Watch Two bots/);
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Chance to win/ })).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.locator('.contents-list')).toContainText('A better line');
});

test('a review that is stopped leaves nothing behind', async ({ page }) => {
  await prepare(page);
  await open(page);
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Look for mistakes' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // What is known already is shown.
  await expect(page.getByRole('img', { name: /^Chance to win: Corp/ })).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Chance to win/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Look for mistakes' })).toBeVisible();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await page.reload();
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByRole('button', { name: 'Look for mistakes' })).toBeVisible();
  await expect(mistakes(page)).toHaveCount(0);
});

/** A review as it might be, for pages on which only its room matters. */
function reviewOf(seat: string): Layer {
  const own = record.steps.flatMap(({ move }, i) => (move.startsWith(`${seat}:`) ? [i] : []));
  const faults = own.filter((_, i) => i % 8 === 3);
  const text = {
    en: `${'64 %: install Sneakdoor Beta. 41 %: run Server 1. Credits it costs the Runner to get to the agenda: 5.3 on average, 8.1 otherwise. '}${'The agenda can be scored before the Runner gets there in 84 of 100 games, 13 otherwise.'}`,
  };
  return {
    id: `review-${seat}`,
    author: 'The bot',
    language: 'en',
    notes: faults.map((i) => ({ at: i + 1, mark: '?' as const, text })),
    chapters: [],
    variations: faults.map((i) => ({
      at: i,
      title: { en: 'A better line on turn 12, with the cards as they were' },
      steps: record.steps.slice(i, i + 3),
    })),
    chances: {
      seat,
      known: record.steps.map((_, i) => (own.includes(i) ? 200 + ((i * 37) % 600) : null)),
      open: record.steps.map((_, i) => 100 + ((i * 53) % 800)),
    },
  };
}

/** The mistake opened in the panel stands in it from its first line to its buttons. */
const readWhole = (page: Page): Promise<void> =>
  expect(async () => {
    const [row, room] = [
      (await mistakes(page).locator('[aria-current]').boundingBox())!,
      (await page.locator('.review-scroll').boundingBox())!,
    ];
    expect(row.y).toBeGreaterThanOrEqual(room.y - 1);
    expect(row.y + row.height).toBeLessThanOrEqual(room.y + room.height + 1);
  }).toPass({ timeout: 30_000 });

for (const size of [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])
  for (const dir of ['', '&dir=rtl'])
    test(`nothing overlaps or is cut off at ${size.width}×${size.height}${dir}`, async ({ page }) => {
      await page.setViewportSize(size);
      await prepare(page);
      await open(page, { ...record, layers: [reviewOf('runner')] }, `?plain${dir}`);
      await page.mouse.move(1, 1);
      // Numbers on the timeline and in the log, and cards named in it, are smaller than other words.
      const faults = async (): Promise<string[]> =>
        (await layoutFaults(page)).filter((fault) => !/watch-go|log-card|is written at 11\.25px/.test(fault));
      const settles = (): Promise<void> =>
        expect(async () => expect(await faults()).toEqual([])).toPass({ timeout: 30_000 });
      await settles();
      await page.keyboard.press('v');
      await page.getByRole('button', { name: 'Next mistake' }).click();
      await expect(page.getByRole('button', { name: 'Find the better move', exact: true })).toBeInViewport();
      await settles();
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await expect(page.getByRole('button', { name: 'Show the better line' })).toBeInViewport();
      await readWhole(page);
      await page.mouse.move(1, 1);
      await settles();
      const table = (await page.locator('.arena').boundingBox())!;
      expect(table.height).toBeGreaterThan(size.height * 0.3);
      const picture = (await page.locator('.graph-picture').boundingBox())!;
      expect(picture.height).toBe(size.height < 480 ? 30 : size.width < 760 ? 44 : 64);
      const figures = page.locator('.graph-here');
      await expect(figures).toContainText(/Known cards: \d+%/);
      await expect(figures).toBeInViewport({ ratio: 1 });
      expect(picture.y + picture.height).toBeLessThanOrEqual(size.height);

      // The better line is played on the table; what is said about the mistake can still be read whole.
      await page.getByRole('button', { name: 'Show the better line' }).click();
      await expect(page.getByText(/after move \d+/)).toBeVisible();
      // Where the panel gave way to the table, the focus is on the way back.
      expect(await focused(page)).toBe('Back to the game');
      const drawer = page.getByRole('toolbar').getByRole('button', { name: 'Log', exact: true });
      if (await drawer.isVisible()) await drawer.click();
      await expect(panel(page).getByRole('button', { name: 'Back to the game' })).toBeInViewport();
      await page.mouse.move(1, 1);
      await readWhole(page);
      await settles();
      await panel(page).getByRole('button', { name: 'Back to the game' }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('w');
      await settles();
    });

test('at 1280×720 the log can be read below the chart, and every move to try is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await prepare(page);
  await open(page, { ...record, layers: [reviewOf('runner')] });
  await expect(page.locator('.graph-plot')).toBeVisible();
  const shot = (name: string): Promise<unknown> =>
    process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` }) : Promise.resolve();
  await shot('desk-log');
  const log = page.locator('.watch .log');
  const room = async (): Promise<number> => {
    const tabs = (await page.locator('.side-tabs').boundingBox())!;
    const { y, height } = (await log.boundingBox())!;
    return y + height - (tabs.y + tabs.height);
  };
  for (let n = 0; n < 9; n++) {
    expect(await room()).toBeGreaterThanOrEqual(120);
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('button', { name: 'What if', exact: true }).click();
  await expect(choices(page).first()).toBeVisible();
  await shot('desk-what-if');
  const prompt = (await page.locator('#prompt').boundingBox())!;
  for (const choice of await choices(page).all()) {
    const { y, height } = (await choice.boundingBox())!;
    expect(y + height, (await choice.textContent())!).toBeLessThanOrEqual(prompt.y + prompt.height);
  }
});
