import type { Locator, Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { layoutFaults } from './support/layout.ts';
import { choices, expect, onGameCard, prepare, question } from './support/play.ts';
import { PUZZLES } from '../../src/games/netrunner/puzzles/list.ts';
import { puzzleOfDay } from '../../src/lessons/puzzles.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAY = '2026-11-24';
const today = PUZZLES.find(
  ({ id }) =>
    id ===
    puzzleOfDay(
      PUZZLES.map((one) => one.id),
      DAY,
    ),
)!;
const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const tool = (page: Page, name: string) => coach(page).getByRole('button', { name, exact: true });
const stars = (page: Page, n: number) => page.getByRole('img', { name: `${n} star${n === 1 ? '' : 's'} of 3` });
/** A puzzle that begins with a run, where taking a credit is wrong. */
const simple = PUZZLES.find(
  ({ theme, solution }) =>
    theme === 'steal' && solution.length === 1 && / run hq| run rnd| run remote 1/.test(solution[0]!),
)!;

/** The page's clock stands on the day, from noon on. */
async function onTheDay(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(`${DAY}T12:00:00Z`) });
  await page.clock.resume();
  await prepare(page);
}

/** Goes on with Space until the scene at the end is there. */
async function goOnTo(page: Page, scene: Locator): Promise<void> {
  await expect(async () => {
    if (await scene.isVisible()) return;
    await page.keyboard.press('Space');
    await expect(scene).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Takes a credit, or does the first thing that is offered: one of them is wrong. */
async function goWrong(page: Page): Promise<void> {
  const credit = choices(page).filter({ hasText: /Gain 1 credit/ });
  await ((await credit.count()) > 0 ? credit : choices(page)).first().click();
}

test('by mouse: from the start page to the puzzle of the day, its solution, and the list', async ({ page }) => {
  await onTheDay(page);
  await page.goto('./?plain');
  await onGameCard(page)
    .getByRole('button', { name: /^Puzzles/ })
    .click();
  const day = page.getByRole('region', { name: /.+/ }).filter({ hasText: 'Puzzle of the day' });
  await expect(day).toContainText(`Rated ${today.rating}`);
  await day.getByRole('button', { name: 'Solve it' }).click();
  await expect(coach(page)).toContainText('Goal');
  await tool(page, 'Hint').click();
  await expect(page.locator('.coach-hint')).not.toBeEmpty();
  await tool(page, 'Show me').click();
  await expect(page.locator('.coach-say')).toContainText('Now you', { timeout: 120_000 });
  await tool(page, 'All puzzles').click();
  await expect(day).toContainText('You haven’t solved it yet');
  await expect(page.getByText(/^Your rating: \d+/)).toBeVisible();
});

test('a wrong move is told at once, is taken back, and the next puzzle follows', async ({ page }) => {
  await onTheDay(page);
  await page.goto(`./?plain#/netrunner/puzzles/${simple.id}`);
  await expect(question(page)).toContainText('left');
  await goWrong(page);
  await expect(page.locator('.coach-say')).toContainText('Now the Corp can');
  await tool(page, 'Take it back').click();
  await choices(page)
    .filter({ hasText: /Run on a server/ })
    .first()
    .click();
  const server = { hq: 'HQ', rnd: 'R&D' }[simple.solution[0]!.split('run ')[1]!] ?? 'Server 1';
  await choices(page)
    .filter({ hasText: new RegExp(`Run on ${server}`) })
    .first()
    .click();
  const scene = page.getByRole('dialog');
  await goOnTo(page, scene);
  await expect(scene.locator('.stars-list li.won')).toContainText('after a wrong move');
  await expect(scene).toContainText(/Your rating: \d+, down by \d+/);
  await scene.getByRole('button', { name: /Next puzzle/ }).click();
  await expect(coach(page)).toContainText('Goal');
  await expect(scene).toHaveCount(0);
  await tool(page, 'All puzzles').click();
  await expect(stars(page, 2)).toHaveCount(1);
});

test('by keyboard: “Why?” plays what answers a wrong move, and the line once the puzzle is solved', async ({
  page,
}) => {
  const puzzle = PUZZLES.find(({ id }) => id === 'server-51')!;
  await onTheDay(page);
  await page.goto(`./?plain#/netrunner/puzzles/${puzzle.id}`);
  await expect(question(page)).toContainText('left');
  await goWrong(page);
  const press = async (name: string, within: Locator = coach(page)): Promise<void> => {
    await within.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const moves = page.locator('.watch-now');
  const place = page.locator('.watch .where-text');
  await press('Why?');
  await expect(moves).toContainText('The turn ends, and no click is left for the rest.');
  await page.keyboard.press('ArrowLeft');
  await expect(moves).not.toContainText('no click is left');
  await page.keyboard.press('ArrowRight');
  await expect(moves).toContainText('no click is left');
  await press('Back to the game', page.locator('.watch'));
  // The attempt stands as it was.
  await expect(tool(page, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await choices(page).filter({ hasText: 'Run on a server' }).first().click();
  await choices(page).filter({ hasText: 'Run on HQ' }).first().click();
  const scene = page.getByRole('dialog');
  await goOnTo(page, scene);
  await press('Why?', scene);
  await expect(place).toContainText('Turn');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(moves).toContainText('No ice protects HQ, so nothing stops a run there.');
  await page.keyboard.press('End');
  await expect(moves).toContainText('The Runner accesses Private Security Force and steals it');
  await press('Back to the game', page.locator('.watch'));
  await expect(scene).toContainText('Why');
});

test('by keyboard alone: a theme is chosen, and a puzzle of it opened and left', async ({ page }) => {
  await onTheDay(page);
  await page.goto('./?plain#/netrunner/puzzles');
  await expect(page.locator('.puzzle-item')).toHaveCount(PUZZLES.length);
  const tabTo = async (found: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 150 && !(await found()); i++) await page.keyboard.press('Tab');
    expect(await found()).toBe(true);
  };
  const focused = (name: RegExp) => async () =>
    name.test(await page.evaluate(() => document.activeElement?.closest('button, label')?.textContent ?? ''));
  await tabTo(focused(/All themes/));
  await page.keyboard.press('ArrowRight');
  const steals = PUZZLES.filter(({ theme }) => theme === 'steal').length;
  await expect(page.locator('.puzzle-item')).toHaveCount(steals);
  await tabTo(focused(/^Steal now 1You/));
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Steal now 1');
  await expect(page.locator('#prompt')).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.locator('.coach-say')).toContainText('Now the Corp can');
  await expect(tool(page, 'Take it back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.coach-say')).toContainText('Try something else');
});

test('a puzzle is proved in a worker, and by the page where there are none', async ({ page, context }) => {
  await context.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }, ...rest: []) {
      asked.push(message.kind);
      return post.call(this, message, ...rest);
    };
  });
  await onTheDay(page);
  await page.goto('./?plain#/netrunner/puzzles/steal-01');
  await expect(coach(page)).toContainText('Steal now 1');
  expect(await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)).toEqual(['prove']);
  await tool(page, 'Hint').click();
  await expect(page.locator('.coach-hint')).not.toBeEmpty();

  const without = await context.newPage();
  await without.addInitScript(() => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new Error('not allowed here');
        }
      },
    });
  });
  await prepare(without);
  await without.goto('./?plain#/netrunner/puzzles/steal-01');
  await expect(coach(without)).toContainText('Steal now 1');
  await tool(without, 'Hint').click();
  await expect(without.locator('.coach-hint')).not.toBeEmpty();
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const)
  test(`the fullest tables fit at ${width}×${height}: one's own hand is in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await onTheDay(page);
    for (const id of ['rez-02', 'steal-13', 'rez-01', 'score-07']) {
      const { seat } = PUZZLES.find((one) => one.id === id)!;
      await page.goto(`./?plain&puzzle=${id}#/netrunner/puzzles/${id}`);
      await expect(coach(page)).toContainText('Goal');
      await expect
        .poll(() => page.locator('#table').evaluate((table) => table.scrollHeight - table.clientHeight), id)
        .toBe(0);
      for (const card of await page.locator(`.group-hand.of-${seat} .plate`).all())
        await expect(card).toBeInViewport({ ratio: 1 });
      await page.mouse.move(1, 1);
      await expect.poll(() => layoutFaults(page), id).toEqual([]);
    }
  });
