import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor, readHeaders } from '../../vite/headers-plugin.ts';
import { NOT_INSTALLED, distFiles, distFolder } from './support/dist.ts';
import { firstLoad } from './support/first-load.ts';
import { expect, test } from './support/fixture.ts';
import { mine, prepare, startGame } from './support/play.ts';

// What the service worker asks for counts too.
test.use({ serviceWorkers: 'allow' });

const text = (path: string): string => readFileSync(join(distFolder(), path), 'utf8');
/** Those of the files that have the message of this key. */
const messagesIn = (paths: Iterable<string>, key: string): string[] =>
  [...paths].filter(
    (path) => path.endsWith('.js') && new RegExp(`${key.replaceAll('.', '[.]')}\\\\?":`).test(text(path)),
  );
const phaserChunk = /^assets\/phaser-.*\.js$/;

test('the page asks for nothing from anywhere else', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await expect(page).toHaveTitle('Icebreak');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => !url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url))).toEqual([]);
});

test('a drawn game keeps to a policy that allows no inline style, no blob worker and no request but to its host', async ({
  page,
}) => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(text('index.html')) ?? [];
  const rules = new Map(policy.split(';').map((rule) => [rule.trim().split(' ')[0], rule.trim().split(' ').slice(1)]));
  for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'worker-src'])
    expect(rules.get(name), name).toEqual(["'self'"]);
  await prepare(page);
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { broken });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await startGame(page, { side: 'Corp', seed: 'policy', query: '?drawn' });
  await expect(page.locator('.game.is-drawn .stage canvas')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(mine(page)).toBeVisible({ timeout: 60_000 });
  expect(page.workers().length).toBeGreaterThan(0);
  expect(await page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken)).toEqual([]);
});

test('the page and its files come with the headers of the build, under which the tests play', async ({
  page,
  request,
}) => {
  const rules = readHeaders(text('_headers'));
  const [asset = ''] = distFiles().filter((path) => phaserChunk.test(path));
  for (const path of ['', 'sw.js', asset]) {
    const wanted = headersFor(rules, `/${path}`);
    expect(wanted.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const got = (await request.get(`./${path}`)).headers();
    for (const [name, value] of wanted) expect(got[name], `${path} ${name}`).toBe(value);
  }
  const policy = (await page.goto('./'))!.headers()['content-security-policy'];
  expect(policy).toBe("frame-ancestors 'none'");
});

test('the start page does not wait for Phaser', () => {
  const html = text('index.html');
  const [, entry = ''] = /<script type="module"[^>]* src="\.\/(assets\/[^"]+)"/.exec(html) ?? [];
  expect(entry).not.toBe('');
  // Follow what the entry imports before it runs; what it imports when asked (`import(...)`) comes later.
  const first = new Set<string>();
  const follow = (path: string): void => {
    if (first.has(path)) return;
    first.add(path);
    for (const [, name = ''] of text(path).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) {
      follow(`assets/${name}`);
    }
  };
  follow(entry);
  expect([...first].filter((path) => phaserChunk.test(path))).toEqual([]);
  expect(html).not.toContain('phaser');
});

test('nothing that the first visit installs needs a file that comes later', () => {
  const needs = distFiles()
    .filter((path) => /^assets\/[^/]+\.js$/.test(path))
    .filter((path) => /(?:\bfrom|\bimport)\s*["']\.\/later\//.test(text(path)));
  expect(needs).toEqual([]);
});

test('the part of Phaser that is built in stays small', () => {
  const chunks = distFiles().filter((path) => phaserChunk.test(path));
  expect(chunks).toHaveLength(1);
  const bytes = gzipSync(readFileSync(join(distFolder(), String(chunks[0]))), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes).toBeLessThanOrEqual(97_000);
});

test('no file of the build is too large to be kept for offline play', () => {
  const kept = text('sw.js');
  const missing = distFiles().filter(
    (path) => !NOT_INSTALLED.test(path) && path !== 'manifest.webmanifest' && !kept.includes(`"${path}"`),
  );
  expect(missing).toEqual([]);
});

test('from cold until the first game accepts a move, no more than 770 kB are fetched', async ({ page, baseURL }) => {
  const { files, sum } = await firstLoad(page, String(baseURL), distFolder());
  expect([...files.keys()].some((path) => phaserChunk.test(path))).toBe(true);
  expect(messagesIn(files.keys(), 'log.drawn')).toHaveLength(1);
  for (const late of ['reason.accept', 'lesson.steal.goal', 'advice.flatline', 'review.moment.score', 'watch.none-on'])
    expect(messagesIn(files.keys(), late), late).toEqual([]);
  expect(sum).toBeGreaterThan(300_000);
  expect(sum).toBeLessThanOrEqual(770_000);
});

for (const game of ['Black Hat', 'Infiltration'] as const)
  test(`for ${game} alone, no more than 560 kB`, async ({ page, baseURL }) => {
    const { own } = await firstLoad(page, String(baseURL), distFolder(), game);
    expect(own).toBeGreaterThan(300_000);
    expect(own).toBeLessThanOrEqual(560_000);
  });
