import type { Page } from '@playwright/test';
import { sharedPage, test } from './support/fixture.ts';
import { atUnknownIce, beginWithBreaker, choices, expect, mine, prepare, question, settled } from './support/play.ts';
import { serious } from './support/axe.ts';

const PREFS = { speed: 0, motion: 'reduced', stopAt: 'always', hints: true, chart: true };
const chart = (page: Page) => page.getByRole('region', { name: /^Timing of the/ });
const current = (page: Page) => chart(page).locator('[aria-current=step]');
const forecast = (page: Page) => page.getByRole('region', { name: 'Forecast', exact: true });

/** A game in the Runner's first turn, asked in every window. */
async function begin(page: Page, prefs: Record<string, unknown> = PREFS): Promise<void> {
  await prepare(page, prefs);
  await beginWithBreaker(page, '?plain');
}
/** Runs on a server with unknown ice in front of it, and stops where the Runner is asked first. */
async function run(page: Page): Promise<void> {
  const { at } = await atUnknownIce(page);
  await page.keyboard.press(String(at + 1));
  await expect(page.locator('.is-tense')).toBeVisible();
  await expect(mine(page)).toBeVisible();
}

test('the chart follows a turn and a run, step by step', async ({ page }) => {
  await begin(page);
  await expect(chart(page)).toHaveAccessibleName('Timing of the turn');
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toContainText('1.4');
  await expect(current(page)).toContainText('Action');
  await run(page);
  const atIce = await followRun(page);
  expect(atIce.some((number) => number.startsWith('3'))).toBe(true);
  await page.keyboard.press('r');
  await choices(page).filter({ hasText: 'No ice' }).last().click();
  await expect(page.locator('.is-tense')).toBeVisible();
  const past = await followRun(page);
  expect(past.some((number) => number.startsWith('5'))).toBe(true);
});

/** Answers what is asked in the run that is going on, until it is over; the steps that were shown, in order. */
async function followRun(page: Page): Promise<string[]> {
  await expect(chart(page)).toHaveAccessibleName('Timing of the run');
  const seen: string[] = [];
  for (let i = 0; i < 12 && (await page.locator('.is-tense').count()) > 0; i++) {
    await expect(current(page)).toHaveCount(1);
    const number = await current(page).locator('.timing-n').first().textContent();
    seen.push(number ?? '');
    expect(await page.locator('.timing-who').textContent()).toContain(number);
    // What is told above the table is what is asked beside it.
    if ((await question(page).textContent())?.includes('jack out'))
      await expect(chart(page).locator('.timing-who')).toHaveText('Jack out?You may jack out5.2');
    const before = await page.locator('#prompt').getAttribute('data-question');
    await page.locator('#prompt button.choice').filter({ hasNotText: 'Jack out' }).first().click();
    await expect.poll(async () => (await page.locator('#prompt').getAttribute('data-question')) !== before).toBe(true);
    if (await settled(page)) break;
  }
  expect(seen.length).toBeGreaterThan(0);
  const order = [...seen].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(seen).toEqual(order);
  await expect(chart(page)).toHaveAccessibleName('Timing of the turn');
  return seen;
}

test('a key makes it one line and whole again, and it stays so', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('k');
  await expect(chart(page)).toHaveCount(0);
  const line = page.locator('.timing-line');
  await expect(line).toBeVisible();
  await expect(line).toContainText(/Action.*You may take an action.*1\.4/);
  await page.reload();
  await page.getByRole('button', { name: /^Continue your game/ }).click();
  await expect(line).toBeVisible();
  await expect(chart(page)).toHaveCount(0);
  await line.click();
  await expect(chart(page)).toBeVisible();
  await expect(line).toBeHidden();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Show or hide the timing chart');
  await expect(keys).toContainText('Show or hide the run forecast');
});

test('the forecast shows for the server looked at and during the run, and can be switched off', async ({ page }) => {
  await begin(page);
  await expect(forecast(page)).toHaveCount(0);
  const { at, server } = await atUnknownIce(page);
  const before = /Run on (.*?) ·/.exec(
    (await choices(page)
      .nth(at - 1)
      .textContent())!,
  )![1]!;
  // a pointer that rests where the list appears looks at something too
  await page.mouse.move(2, 2);
  await choices(page).nth(at).focus();
  await expect(forecast(page)).toContainText(`Your run on ${server}`);
  await expect(forecast(page)).toContainText('Unknown ice');
  await expect(forecast(page)).toContainText(/up to \d cards?/);
  await expect(forecast(page).getByRole('status')).toContainText(/costs (no|\d) credits?.*At worst, .* left/);
  await expect(forecast(page).getByRole('status')).toContainText(server);
  await page.keyboard.press('ArrowUp');
  await expect(forecast(page)).toContainText(`Your run on ${before}`);
  await page.keyboard.press('f');
  await expect(forecast(page)).toHaveCount(0);
  await page.keyboard.press(String(at + 1));
  await expect(page.locator('.is-tense')).toBeVisible();
  await expect(mine(page)).toBeVisible();
  await expect(forecast(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('switch', { name: 'Forecast' }).check();
  await page.keyboard.press('Escape');
  await expect(forecast(page)).toContainText(`Your run on ${server}`);
});

test('both panels open in mid-run have no serious finding', async ({ page }) => {
  await begin(page);
  await run(page);
  await expect(chart(page)).toBeVisible();
  await expect(forecast(page)).toBeVisible();
  expect(await serious(page)).toEqual([]);
});

/** Buttons that lie over others, and panels that lie over the table or the question, as sentences. */
async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const visible = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.closest('.unseen') === null;
    const shown = (one: Element): DOMRect => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let up = one.parentElement; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const parts = ['.bar', '.arena', '.where', '.panel-line', '.prompt', '.timing', '.forecast', '.log'];
    const boxes = parts.flatMap((name) =>
      [...document.querySelectorAll(name)].filter(visible).map((one) => ({ name, box: shown(one) })),
    );
    // What is only spoken takes one pixel.
    const drawn = boxes.filter(({ box }) => box.width > 2 && box.height > 2);
    for (const [i, a] of drawn.entries()) {
      if (a.box.right > innerWidth + 1 || a.box.bottom > innerHeight + 1) faults.push(`${a.name} leaves the screen`);
      for (const b of drawn.slice(i + 1)) {
        const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (w > 1 && h > 1) faults.push(`${a.name} lies over ${b.name}`);
      }
    }
    for (const one of document.querySelectorAll('#hud *')) {
      const own = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const size = Number.parseFloat(getComputedStyle(one).fontSize);
      if (own && visible(one) && size < 11.9) faults.push(`"${(one.textContent ?? '').slice(0, 30)}" at ${size}px`);
    }
    return faults;
  });
}

test.describe(() => {
  const shared = sharedPage(async (page) => {
    await begin(page);
    await run(page);
  });
  for (const size of [
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ])
    test(`in mid-run the panels cover nothing at ${size.width}×${size.height}`, async () => {
      const page = shared();
      await page.setViewportSize(size);
      await expect.poll(() => overlaps(page)).toEqual([]);
      if (size.height > 480) {
        await expect(chart(page)).toBeVisible();
        return;
      }
      // Held sideways there is a line for each, and a drawer behind it, which Escape closes.
      await expect(chart(page)).toBeHidden();
      for (const [line, name] of [
        ['.timing-line', /^Timing of the run/],
        ['.forecast-line', /^Forecast$/],
      ] as const) {
        await page.locator(line).click();
        const drawer = page.getByRole('region', { name });
        await expect(drawer.getByRole('button')).toBeFocused();
        const box = (await drawer.boundingBox())!;
        expect(box.x).toBeGreaterThan(size.width / 2);
        expect(box.y + box.height).toBeLessThanOrEqual(size.height);
        await page.keyboard.press('Escape');
        await expect(page.locator(line)).toBeFocused();
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});
