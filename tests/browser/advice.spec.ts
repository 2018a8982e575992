/** What the bot would do, asked in a match: by mouse and by key, told with its reason, and counted as help. */
import type { Page } from '@playwright/test';
import { sharedPage, test } from './support/fixture.ts';
import { layoutFaults } from './support/layout.ts';
import { expect, mine, onGameCard, prepare, question } from './support/play.ts';
import { serious } from './support/axe.ts';

const tool = (page: Page) => page.getByRole('button', { name: 'What would the bot do? (counted in the result)' });
const answer = (page: Page) => page.locator('#prompt .advice-here');

/** A game against the strong bot. */
async function begin(page: Page, { side = 'Runner', level = 'Strong', query = '?plain' } = {}): Promise<void> {
  await page.goto(`./${query}`);
  await onGameCard(page).getByRole('button', { name: /^Play/ }).click();
  await page.locator('label', { has: page.getByRole('radio', { name: side }) }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: level }) })
    .first()
    .click();
  await page.getByLabel('Seed').fill('advice');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(question(page)).toHaveText('Keep this hand?');
}

test('the bot is asked by key and by mouse, says what decided, and the end of the game says how often', async ({
  page,
}) => {
  await prepare(page);
  await begin(page);
  await page.keyboard.press('m');
  await expect(answer(page)).toContainText('The bot, as Runner: ');
  await expect(tool(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-live="polite"]')).toContainText('The bot, as Runner: ');
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(mine(page)).toHaveAttribute('data-kind', 'action');

  await tool(page).click();
  const why = answer(page).locator('.advice-why');
  await expect(why).toHaveText(/^\p{Lu}.+[.!]$/u);
  await expect(why).not.toContainText('%');
  await page.getByRole('switch', { name: 'Show the numbers' }).click();
  await expect(why).toContainText('%');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close the answer' }).click();
  await expect(answer(page)).toHaveCount(0);

  // Another question: the answer was for the one before.
  await tool(page).click();
  await expect(answer(page)).toContainText('The bot, as Runner: ');
  const before = await page.locator('#prompt').getAttribute('data-question');
  await page
    .getByRole('button', { name: /^Gain 1 credit|^Take 1 credit|credit/ })
    .first()
    .click();
  await expect(page.locator('#prompt')).not.toHaveAttribute('data-question', before!);
  await expect(answer(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Concede/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Concede|^Yes/ })
    .click();
  await expect(page.locator('.over')).toContainText('The bot was asked for advice 2 times.');
});

test.describe(() => {
  const shared = sharedPage(async (page) => {
    await prepare(page);
    await begin(page);
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await expect(mine(page)).toHaveAttribute('data-kind', 'action');
    await tool(page).click();
    await expect(answer(page).locator('.advice-why')).toBeVisible();
    await page.mouse.move(1, 1);
  });
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])
    test(`the answer has its place at ${size.width}×${size.height}`, async () => {
      const page = shared();
      await page.setViewportSize(size);
      await expect(answer(page).locator('.advice-why')).toBeInViewport();
      const faults = async () => (await layoutFaults(page)).filter((fault) => /advice|tools|where/.test(fault));
      await expect.poll(faults).toEqual([]);
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/advice-${size.width}.png` });
    });
});

test('in a game without search its own bot is asked', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain');
  await onGameCard(page, 'Black Hat').getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
  await page.keyboard.press('m');
  await expect(answer(page)).toContainText(/The bot, as .+: Play /);
});
