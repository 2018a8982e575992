import type { Page } from '@playwright/test';
import { allCards, simulation } from '../../src/games/netrunner/index.ts';
import { readSave } from '../../src/match/save.ts';
import { openReplay } from '../../src/replay/player.ts';
import { test } from './support/fixture.ts';
import { answered, asked, expect, onGameCard, pickSet, prepare, settled } from './support/play.ts';
import { storedGame } from './support/stored.ts';

const titles = new Map([...allCards()].map((card) => [card.code, card.title]));

/** Everything the page is made of: text, and every attribute of every element (aria, title, data, class, style). */
const contents = (page: Page): Promise<{ words: string; keys: number[] }> =>
  page.evaluate(() => {
    const words = [document.title];
    const keys: number[] = [];
    const all = document.createNodeIterator(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      if (node instanceof Element) {
        if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) continue;
        for (const { name, value } of node.attributes) {
          words.push(value);
          if (name === 'data-key' && /^\d+$/.test(value)) keys.push(Number(value));
        }
      } else if (!(node.parentNode instanceof HTMLScriptElement || node.parentNode instanceof HTMLStyleElement))
        words.push(node.textContent ?? '');
    }
    return { words: words.join('\n'), keys };
  });

/** Cards that a seat has been shown, up to a number of steps. */
interface Shown {
  readonly seen: Set<string>;
  steps: number;
}

/** What the seat has been shown so far, and which cards of this game it has not. `shown`: what it had been shown before, brought up to date. */
function told(
  rows: ReadonlyMap<string, string>,
  seat: 'corp' | 'runner',
  shown: Shown,
): { hidden: string[]; handles: Set<number> } {
  const save = readSave(rows);
  if (!save.ok) throw new Error('the save cannot be read');
  const { record } = save.value;
  const opened = openReplay(simulation, record);
  if (!opened.ok) throw new Error('the record cannot be played');
  const { seen } = shown;
  for (; shown.steps <= record.steps.length; shown.steps++) {
    const { before, events, after } = opened.player.update(shown.steps, seat);
    for (const [, code] of JSON.stringify([before, events, after]).matchAll(/"(\d{5})"/g)) seen.add(code!);
  }
  const handles = new Set(
    [...JSON.stringify(opened.player.update(record.steps.length, seat).after).matchAll(/"h":(\d+)/g)].map(([, h]) =>
      Number(h),
    ),
  );
  const inGame = JSON.stringify(record.start).matchAll(/"(\d{5})"/g);
  return {
    hidden: [...new Set([...inGame].map(([, code]) => code!))].filter((code) => !seen.has(code)),
    handles,
  };
}

for (const [side, seat, least] of [
  ['Runner', 'runner', 40],
  ['Corp', 'corp', 20],
] as const) {
  test(`in ${least} positions nothing in the page names a card that the ${side} has not seen`, async ({ page }) => {
    await prepare(page);
    await page.goto('./?plain');
    await onGameCard(page).getByRole('button', { name: /^Play/ }).click();
    await page.locator('label', { has: page.getByRole('radio', { name: side }) }).click();
    await page.getByLabel('Seed').fill('secrets');
    await page.getByRole('button', { name: 'Start the game' }).click();
    let positions = 0;
    let secret = 0;
    const shown: Shown = { seen: new Set(), steps: 0 };
    for (let i = 0; i < 200 && positions < least; i++) {
      if (await settled(page)) break;
      await expect(async () => {
        const { hidden, handles } = told(await storedGame(page), seat, shown);
        const { words, keys } = await contents(page);
        const named = hidden.filter(
          (code) => words.includes(titles.get(code)!) || new RegExp(`\\b${code}\\b`).test(words),
        );
        expect(named.map((code) => titles.get(code))).toEqual([]);
        expect(keys.filter((h) => h > 0 && !handles.has(h))).toEqual([]);
        expect([...shown.seen].some((code) => words.includes(titles.get(code) ?? '?'))).toBe(true);
        secret += hidden.length;
      }).toPass({ timeout: 60_000 });
      positions++;
      const before = await asked(page);
      const list = page.locator('#prompt button.choice:not([aria-haspopup])');
      const run = list.filter({ hasText: /^\S*\s*Run / });
      const runs = await run.count();
      if (!(await pickSet(page)))
        await (runs > 0 && i % 2 === 0 ? run.nth(i % runs) : list.nth(i % (await list.count()))).click();
      await answered(page, before);
    }
    expect(positions).toBeGreaterThanOrEqual(least);
    expect(secret).toBeGreaterThan(positions);
  });
}
