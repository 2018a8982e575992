import { distFiles, distFolder } from './support/dist.ts';
import { expect, test } from './support/fixture.ts';
import { serveFolder } from './support/static-server.ts';

// Proof that the network is gone.
test.use({ allowedErrors: [/no-such-file/] });

/** Asks for a file from within the page, through the service worker. */
const fetched = async (path: string): Promise<string> => {
  try {
    const response = await fetch(path);
    return `${response.status} ${(await response.arrayBuffer()).byteLength > 0 ? 'full' : 'empty'}`;
  } catch {
    return 'unreachable';
  }
};

for (const prefix of ['/', '/games/ice%20break/']) {
  test(`after one visit the game starts without a network, served from ${prefix}`, async ({ page }) => {
    const server = await serveFolder(distFolder(), prefix);
    try {
      await page.goto(server.url);
      await expect(page).toHaveTitle('Icebreak');
      // In charge of the page means: everything is on the device.
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    } finally {
      await server.close();
    }
    const headings = await page.getByRole('heading').allTextContents();
    expect(await page.evaluate(fetched, 'no-such-file')).not.toContain('200');

    await page.reload();
    await expect(page).toHaveTitle('Icebreak');
    await expect(page.locator('#hud')).toBeAttached();
    await expect.poll(() => page.getByRole('heading').allTextContents()).toEqual(headings);

    const files = distFiles().filter((path) => !/\.map$|^sw\.js$|^workbox-.*\.js$/.test(path));
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
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname.slice(1));
    });
    const worker = /^sw\.js$|^workbox-.*\.js$/;
    expect([...new Set(server.asked)].filter((path) => !worker.test(path) && !kept.includes(path))).toEqual([]);
    expect(kept.length).toBeGreaterThan(3);
  } finally {
    await server.close();
  }
});
