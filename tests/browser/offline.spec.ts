import type { Page } from '@playwright/test';
import { LATER, NOT_INSTALLED, OF_LANGUAGES, distFiles, distFolder } from './support/dist.ts';
import { expect, test } from './support/fixture.ts';
import { onGameCard } from './support/play.ts';
import { serveFolder } from './support/static-server.ts';

// Proof that the network is gone.
test.use({ allowedErrors: [/no-such-file|effects-.*\.mp3/], serviceWorkers: 'allow' });

/** Asks for a file from within the page, through the service worker. */
const fetched = async (path: string): Promise<string> => {
  try {
    const response = await fetch(path);
    return `${response.status} ${(await response.arrayBuffer()).byteLength > 0 ? 'full' : 'empty'}`;
  } catch {
    return 'unreachable';
  }
};

/** Waits until one format of the sound is on the device. */
const soundKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('sound')).keys()).length), { timeout: 60_000 })
    .toBe(1);

for (const prefix of ['/', '/games/ice%20break/']) {
  test(`after one visit the game starts without a network, served from ${prefix}`, async ({ page }) => {
    const server = await serveFolder(distFolder(), prefix);
    try {
      await page.goto(server.url);
      await expect(page).toHaveTitle('Icebreak');
      // In charge of the page means: everything is on the device, but for the sound.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await soundKept(page);
    } finally {
      await server.close();
    }
    const headings = await page.getByRole('heading').allTextContents();
    expect(await page.evaluate(fetched, 'no-such-file')).not.toContain('200');

    await page.reload();
    await expect(page).toHaveTitle('Icebreak');
    await expect(page.locator('#hud')).toBeAttached();
    await expect.poll(() => page.getByRole('heading').allTextContents()).toEqual(headings);

    const files = distFiles().filter((path) => ![NOT_INSTALLED, LATER, OF_LANGUAGES].some((some) => some.test(path)));
    const answers: string[] = [];
    for (const path of files) answers.push(`${path}: ${await page.evaluate(fetched, path)}`);
    expect(answers).toEqual(files.map((path) => `${path}: 200 full`));
  });
}

test('whatever the page asks for when cold is among what is kept', async ({ page }) => {
  const server = await serveFolder(distFolder());
  try {
    await page.goto(server.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await soundKept(page);
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname.slice(1));
    });
    const worker = /^sw\.js$/;
    expect([...new Set(server.asked)].filter((path) => !worker.test(path) && !kept.includes(path))).toEqual([]);
    expect(kept.length).toBeGreaterThan(3);
  } finally {
    await server.close();
  }
});

test('one format of the sound is fetched, and is there without a network', async ({ page }) => {
  const sound = /^assets\/effects-(?!black-hat|infiltration).*\.(webm|mp3)$/;
  const all = distFiles().filter((path) => sound.test(path));
  expect(all).toHaveLength(2);
  const server = await serveFolder(distFolder());
  let played: string[];
  try {
    await page.goto(`${server.url}?plain`);
    await soundKept(page);
    // The first gesture fetches what is played.
    await onGameCard(page).getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('button', { name: /Keep this hand/ }).click();
    played = [...new Set(server.asked)].filter((path) => sound.test(path));
  } finally {
    await server.close();
  }
  expect(played).toHaveLength(1);
  await page.reload();
  await expect(page).toHaveTitle('Icebreak');
  expect(await page.evaluate(fetched, String(played[0]))).toBe('200 full');
  expect(
    await page.evaluate(
      fetched,
      all.find((path) => path !== played[0])!,
    ),
  ).not.toContain('200');
});

test('a game that was opened is there without a network; the files of all games, or of a language, are once a page asks for them', async ({
  page,
}) => {
  const server = await serveFolder(distFolder());
  const later = distFiles().filter((path) => LATER.test(path));
  const russian = distFiles().filter((path) => path.startsWith('assets/languages/ru/'));
  expect(russian.some((path) => path.includes('ru-black-hat-reasons'))).toBe(true);
  expect(later.length).toBeGreaterThan(3);
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname.slice(1));
    });
  try {
    await page.goto(`${server.url}?plain`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    expect((await kept()).filter((path) => LATER.test(path))).toEqual([]);
    await onGameCard(page, 'Black Hat').getByRole('button', { name: /^Play/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('#prompt.mine')).toBeVisible({ timeout: 60_000 });
    const opened = (await kept()).filter((path) => LATER.test(path));
    expect(opened.length).toBeGreaterThan(2);
    expect(opened.length).toBeLessThan(later.length);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep-all'));
    await expect
      .poll(async () => (await kept()).filter((path) => LATER.test(path)).sort(), { timeout: 60_000 })
      .toEqual(later);
    expect((await kept()).filter((path) => OF_LANGUAGES.test(path))).toEqual([]);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep-language:ru'));
    await expect
      .poll(async () => (await kept()).filter((path) => OF_LANGUAGES.test(path)).sort(), { timeout: 60_000 })
      .toEqual(russian);
  } finally {
    await server.close();
  }
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(page.locator('#prompt.mine')).toBeVisible({ timeout: 60_000 });
});

test('a chosen language is there without a network, with its words for every page and its letters', async ({
  page,
}) => {
  const server = await serveFolder(distFolder());
  const files = distFiles().filter((path) => path.startsWith('assets/languages/fa/'));
  expect(files.some((path) => path.endsWith('.woff2'))).toBe(true);
  try {
    await page.goto(`${server.url}?plain`);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.locator('.language-picker select').selectOption('fa');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const requests = await Promise.all(
              (await caches.keys()).map(async (one) => (await caches.open(one)).keys()),
            );
            return requests.flat().map((request) => new URL(request.url).pathname.slice(1));
          }),
        { timeout: 60_000 },
      )
      .toEqual(expect.arrayContaining(files));
  } finally {
    await server.close();
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(`${server.url}?plain#/netrunner/learn`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0600-\u06ff]/);
  for (const path of files) expect(await page.evaluate(fetched, path), path).toBe('200 full');
});
