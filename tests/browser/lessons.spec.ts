import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { FAST, choices, expect, mine, prepare, question, startGame } from './support/play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const said = (page: Page) => page.locator('.coach-say');
const tool = (page: Page, name: string) => coach(page).getByRole('button', { name, exact: true });
const choice = (page: Page, name: RegExp) => choices(page).filter({ hasText: name }).first();

/** From the page of lessons into one of them, by mouse. */
async function open(page: Page, title: string, query = '?plain'): Promise<void> {
  await page.goto(`./${query}#/netrunner/learn`);
  await page.getByRole('button', { name: new RegExp(title) }).click();
  await expect(coach(page)).toContainText(title);
  const skip = tool(page, 'Skip the introduction');
  if (['Steal it', 'Ice in the way'].includes(title)) await skip.click();
}

/** Whether what the coach points at is ringed, and the ring lies over it. */
async function ringed(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    const ring = await page.locator('.mark-ring').boundingBox();
    const thing = await page.locator(selector).first().boundingBox();
    expect(ring !== null && thing !== null).toBe(true);
    expect(Math.abs(ring!.x + ring!.width / 2 - (thing!.x + thing!.width / 2))).toBeLessThan(6);
  }).toPass();
}

test('a lesson by mouse: a mistake, taken back, a hint, "show me", and the goal', async ({ page }) => {
  await prepare(page);
  await open(page, 'Steal it');
  await expect(said(page)).toContainText('Click HQ');
  await choice(page, /Run on a server/).click();
  await choice(page, /Run on Archives/).click();
  await expect(said(page)).toContainText('Try HQ');
  await expect(question(page)).not.toContainText('over');
  await ringed(page, '#table [data-key="hq"]');
  await tool(page, 'Take it back').click();
  await expect(question(page)).toContainText('4 clicks left');

  // The mistake is undone, so nothing more is said of it.
  await expect(said(page)).not.toContainText('Try HQ');
  await tool(page, 'Hint').click();
  await ringed(page, '#table [data-key="hq"]');
  // what is said stays: a hint is added to it
  await expect(said(page)).toContainText('Click HQ');
  await expect(page.locator('.coach-hint')).toContainText('Run on HQ');
  await tool(page, 'Show me').click();
  await expect(said(page)).toContainText('Watch how');
  await expect(said(page)).toContainText('Now you');
  await expect(question(page)).toContainText('4 clicks left');

  for (const server of [/Run on HQ/, /Run on R&D/]) {
    await choice(page, /Run on a server/).click();
    await choice(page, server).click();
  }
  const scene = page.getByRole('dialog', { name: /Steal two agendas/ });
  await expect(scene).toContainText('At seven points you win');
  await expect(scene.locator('.stars-list li.won')).toContainText('after seeing the solution');
  await tool(page, 'Play it again').click();
  await expect(question(page)).toContainText('4 clicks left');
  for (let i = 0; i < 2; i++) {
    await choice(page, /Run on a server/).click();
    await choice(page, /Run on HQ/).click();
  }
  await expect(scene.locator('.stars-list li.won')).toContainText('at most 2 clicks');

  await tool(page, 'Watch your attempt').click();
  await expect(page.locator('.watch-at')).toBeVisible();
  await page.goto('./?plain#/netrunner/watch');
  await expect(page.getByText('Lesson: Steal it')).toHaveCount(1);
  await page.goto('./?plain#/netrunner/learn');
  await expect(page.getByRole('img', { name: '3 stars of 3' })).toHaveCount(1);
});

test('a lesson by keyboard alone: a mistake, taken back, "show me", and on to the next', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain#/netrunner/learn');
  /** Goes on by Tab until the button of this name has the focus. */
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 90; i++) {
      const text = await page.evaluate(() => {
        const one = document.activeElement;
        return one instanceof HTMLButtonElement ? one.textContent : '';
      });
      if (name.test(text)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };
  await tabTo(/Clicks, credits, cards/);
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Clicks, credits, cards');
  await expect(page.locator('#prompt')).toBeFocused();

  await page.keyboard.press('d');
  await expect(said(page)).toContainText('you draw three');
  await expect(tool(page, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('4 clicks left');
  // the question takes the focus back, a moment later
  await expect(page.locator('#prompt')).toBeFocused();

  // Space answers the game's question, so it presses no button that costs stars, wherever the focus is.
  await tabTo(/^Hint$/);
  await page.keyboard.press('Space');
  await expect(tool(page, 'Hint')).toBeVisible();
  await expect(page.locator('.coach-hint')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('.coach-hint')).toContainText('Play Diesel');
  await page.keyboard.press('Space');
  await expect(said(page)).not.toContainText('Watch how');
  await tabTo(/^Show me$/);
  await page.keyboard.press('Space');
  await expect(said(page)).not.toContainText('Watch how');
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Watch how');
  await expect(said(page)).toContainText('Now you');
  await expect(page.locator('#prompt')).toBeFocused();

  for (const [key, left] of [
    ['p', 3],
    ['c', 2],
    ['p', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(question(page)).toContainText(`${left} click`);
  }
  await page.keyboard.press('i');
  await page.keyboard.press('3');
  await expect(said(page)).toContainText('waste a single click');
  await expect(tool(page, 'Next: Ice in the way')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Ice in the way');
});

test('a lesson made from a recording: watched, taken over, and seen to its end', async ({ page }) => {
  await prepare(page);
  await open(page, 'Rez at the right moment');
  await expect(said(page)).toContainText('You hide an agenda');
  await expect(choices(page)).toHaveCount(0);
  await tool(page, 'Skip to my turn').click();
  await expect(said(page)).toContainText('no agenda in there');
  for (let i = 0; i < 2; i++) await choice(page, /Go on|Leave it unrezzed/).click();
  await expect(said(page)).toContainText('Your agenda is behind this ice');
  await choice(page, /Rez Wall of Static/).click();
  const scene = page.getByRole('dialog');
  await expect(scene.locator('.stars-list li.won')).toContainText('3 credits');
  await expect(said(page)).toContainText('you advance the agenda twice');
  await scene.getByRole('button', { name: 'All lessons' }).click();
  await page.getByRole('button', { name: /First game: Corp/ }).click();
  await expect(question(page)).toHaveText('Keep this hand?');
});

test('every choice is in view at 1280×720, however little of the log is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await prepare(page);
  await page.goto('./?plain#/netrunner/learn');
  await page.getByRole('button', { name: /First turns: Runner/ }).click();
  await expect(choices(page).last()).toContainText('Mulligan');
  await expect(choices(page).last()).toBeInViewport({ ratio: 1 });
});

test('a lesson on the drawn table', async ({ page }) => {
  await prepare(page);
  await open(page, 'Ice in the way', '?drawn');
  await expect(page.locator('.stage-host canvas')).toBeVisible({ timeout: 120_000 });
  await tool(page, 'Hint').click();
  await ringed(page, '#table [data-key="rnd"]');
  await choice(page, /Run on a server/).click();
  await choice(page, /Run on R&D/).click();
  await expect(page.getByRole('dialog').locator('.stars-list li.won')).toContainText('1 click');
});

test('the words of the game explain themselves to pointer, keyboard and touch; Escape closes', async ({ page }) => {
  await prepare(page);
  await open(page, 'Clicks, credits, cards');
  const tip = page.getByRole('tooltip');
  const word = coach(page).getByRole('button', { name: 'Event', exact: true });
  await word.hover();
  await expect(tip).toContainText('takes effect');
  await page.mouse.move(2, 700);
  await expect(tip).toBeHidden();

  await page.keyboard.press('Tab');
  await word.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await expect(tip).toContainText('takes effect');
  await expect(word).toHaveAccessibleDescription(/takes effect/);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  // only the word was closed: no menu came
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A press opens all words at this one, over the lesson.
  await word.click();
  const words = page.getByRole('dialog');
  await expect(words).toContainText('Event');
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);

  // the same in the log
  await choice(page, /Run on a server/).click();
  await choice(page, /Run on HQ/).click();
  await page.locator('.log-list .term').first().hover();
  await expect(tip).toBeVisible();
});

test('the coach of a whole game asks once, is followed, is left aside, and falls silent', async ({ page }) => {
  await prepare(page, { ...FAST, coach: true });
  await startGame(page, { side: 'Runner', seed: 'with a coach', query: '?plain' });
  await choice(page, /Keep/).click();
  for (const left of [4, 3, 2]) {
    await expect(question(page)).toContainText(`${left} clicks left`);
    await choice(page, /Draw a card/).click();
  }
  await expect(question(page)).toContainText('1 click left');
  const word = page.getByRole('alertdialog');
  await expect(word).toHaveCount(0);
  for (let i = 0; i < 2; i++) {
    await choice(page, /Draw a card/).click();
    await expect(word).toContainText('Hand limit');
    await expect(word.getByRole('button', { name: 'Take it back' })).toBeFocused();
    if (i === 0) await page.keyboard.press('Enter');
    else await page.keyboard.press('Escape');
    await expect(word).toHaveCount(0);
    await expect(mine(page)).toBeVisible();
    await expect(question(page)).toContainText('1 click left');
  }
  // followed twice: it is known
  await choice(page, /Draw a card/).click();
  await expect(question(page)).toContainText('What do you discard?');
});
