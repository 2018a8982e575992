/** Languages: the choice, what it changes, and what stays when the page is loaded again. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { choices, expect, prepare, question, startGame } from './support/play.ts';

const picker = (page: Page) => page.locator('.language-picker select');
/** The texts on the page that are in plain English, cards' titles and names apart: in a pseudo-language, all others are not. */
const plainEnglish = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('#hud')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      // The pseudo-language fills up with numbers, and joins lists as English does.
      const text = (node.textContent ?? '')
        .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b.*/, '')
        .replace(/^,? (?:and|or) $/, '');
      const parent = node.parentElement!;
      if (!/[A-Za-z]{3}/.test(text) || /[\u00c0-\u024f\u1e00-\u1eff]|\u202e/.test(text)) continue;
      if (parent.closest('.plate-title, .bar-id, .log-card, kbd, option, [aria-live]') !== null) continue;
      found.push(`${parent.className}: ${text}`);
    }
    return found;
  });

test('a language chosen in the middle of a game changes every word of it, and the game goes on', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'languages', query: '?plain&pseudo' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await picker(page).focus();
  await picker(page).selectOption('en-XA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(picker(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('Ķééþ ţĥîš ĥàñð');
  await expect(page.locator('.log')).toContainText('Ţĥé Çôŕþ');
  await expect(page.locator('.log')).not.toContainText('The Corp');
  await choices(page).first().click();
  await expect(question(page)).not.toContainText('Ķééþ ţĥîš ĥàñð');
  expect(await plainEnglish(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Šéţţîñĝš' }).click();
  await picker(page).selectOption('ar-XB');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await picker(page).selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.keyboard.press('Escape');
  await expect(question(page)).toContainText('clicks left');
});

test('the choice stays, and what the language lacks is in English and marked so', async ({ page }) => {
  await prepare(page);
  await page.goto('./');
  await picker(page).selectOption('fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /manifest\.fa\.webmanifest$/);
  await page.route(/\/fa-netrunner-cards-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
  );
  await page.goto('./#/netrunner/cards');
  const english = page.locator('.cards-count [role=status]');
  await expect(english).toHaveText(/^\d+ cards$/);
  expect(await english.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});
