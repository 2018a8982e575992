import { test } from './support/fixture.ts';
import { answered, asked, prepare, question, settled, startGame, expect } from './support/play.ts';

test('a whole turn with a run is played by the keys that ? shows', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'by keys' });

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  const keys = new Map<string, string>();
  for (const row of await help.locator('dl > div').all()) {
    const caps = await row.locator('kbd').allTextContents();
    keys.set((await row.locator('dt').textContent()) ?? '', caps[0] ?? '');
  }
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  const key = (label: string): string => {
    const cap = keys.get(label);
    if (cap === undefined) throw new Error(`? shows no key for "${label}"`);
    return cap === 'Esc' ? 'Escape' : cap.length === 1 ? cap.toLowerCase() : cap;
  };
  const press = async (label: string): Promise<void> => page.keyboard.press(key(label));
  const acted = async (label: string): Promise<void> => {
    const before = await asked(page);
    await press(label);
    await answered(page, before);
  };

  await press('Confirm');
  await expect(question(page)).toHaveText('You have 4 clicks left. What do you do?');
  await expect(page.locator('#prompt')).toBeFocused();
  await acted('Draw a card');
  await expect(question(page)).toHaveText('You have 3 clicks left. What do you do?');
  await acted('Gain a credit');
  await expect(question(page)).toHaveText('You have 2 clicks left. What do you do?');

  // A menu opens, goes back, and opens again; its numbers choose.
  await press('Run on …');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await press('Go back, close, or open the menu');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
  await press('Run on …');
  await page.keyboard.press('2');
  for (let i = 0; i < 40; i++) {
    if (await settled(page)) break;
    if (/What do you do\?$|What do you discard/.test((await question(page).textContent()) ?? '')) break;
    await acted('Continue, pass or decline');
  }
  // What is left of the turn, whatever the run has brought.
  for (let i = 0; i < 12; i++) {
    if (await settled(page)) break;
    const what = (await question(page).textContent()) ?? '';
    if (/4 clicks left/.test(what)) break;
    if (what.endsWith('What do you do?')) await acted('Gain a credit');
    else if (what.startsWith('Discard')) {
      const before = await asked(page);
      await page.keyboard.press('1');
      await expect(async () => expect(await asked(page)).not.toBe(before)).toPass();
    } else await acted('Continue, pass or decline');
  }
  const log = page.locator('.log-list');
  await expect(log).toContainText('You keep your opening hand.');
  await expect(log).toContainText(/You draw .+\. 1 click/);
  await expect(log).toContainText('You gain 1 credit. 1 click');
  await expect(log).toContainText(/You run on R&D\. 1 click/);
  await expect(log).toContainText(/Turn 3 · the Corp|You win|The Corp wins/);
});

test('Tab goes from list to list on the table, arrows along one, Enter plays, nothing traps', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'by tab' });
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('4 clicks left');
  await page.keyboard.press('o');
  const focused = page.locator('*:focus');
  await expect(focused).toHaveClass(/table-button/);
  const lists = new Set<string>();
  let reached = false;
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const list = await focused
      .evaluate((one) => one.closest('[role=list]')?.getAttribute('aria-label') ?? '')
      .catch(() => '');
    // One stop for each list of the table.
    if (list !== '') expect(lists.has(list) && !reached, list).toBe(false);
    lists.add(list);
    if (await focused.evaluate((one) => one.classList.contains('choice')).catch(() => false)) reached = true;
    if (reached) break;
  }
  expect(reached).toBe(true);
  expect(lists.size).toBeGreaterThan(3);

  const hand = page.getByRole('list', { name: /^Grip/ }).getByRole('button');
  await hand.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(hand.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(hand.last()).toBeFocused();
  await page.keyboard.press('z');
  await expect(page.locator('.zoom.pinned')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.locator('.zoom.pinned')).toHaveCount(0);
});

test('keys of one character do nothing when they are switched off', async ({ page }) => {
  await prepare(page, { speed: 0, motion: 'reduced', letterKeys: false });
  await startGame(page, { side: 'Runner', seed: 'no letters' });
  for (const key of ['y', '1', ' ', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveText('Keep this hand?');
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('4 clicks left');
});
