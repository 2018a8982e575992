/**
 * `npm run puzzles:sheet -- FOLDER [--dist FOLDER] [--only steal-01]`: pictures of all puzzles as they open, six on a sheet, and of the page of
 * puzzles at three sizes. A build is needed (`npm run build`).
 */
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '../chromium.mjs';
import { PUZZLES } from '../../src/games/netrunner/puzzles/list.ts';

const { values, positionals } = parseArgs({
  options: { dist: { type: 'string', default: 'dist' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const folder = positionals[0] ?? '.cache/puzzles/sheets';
mkdirSync(folder, { recursive: true });
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const path = join(values.dist, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  if (!existsSync(file)) return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
const page = await context.newPage();
const problems: string[] = [];
page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
await page.addInitScript(() =>
  localStorage.setItem('icebreak:hud', JSON.stringify({ speed: 0, motion: 'reduced', stopAt: 'matters', hints: true })),
);
if (values.only === '')
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${base}#/netrunner/puzzles`);
    await page.locator('.puzzle-list').waitFor();
    await page.screenshot({ path: join(folder, `page-${width}.png`) });
  }
await page.setViewportSize({ width: 1280, height: 720 });
const only = values.only.split(',').filter((id) => id !== '');
const shown = PUZZLES.filter((one) => only.length === 0 || only.some((each) => one.id.startsWith(each))).map(
  ({ id }) => id,
);
for (const id of shown) {
  await page.goto('about:blank');
  await page.goto(`${base}?drawn#/netrunner/puzzles/${id}`);
  await page.locator('.coach-strip').waitFor();
  // on a busy machine the plain table stands in for a while
  await page.locator('.stage canvas').waitFor({ timeout: 60_000 });
  await page.locator('#prompt.mine').waitFor();
  await page.screenshot({ path: join(folder, `${id}.png`) });
}
// six on a sheet, large enough to be read
await page.goto('about:blank');
for (let n = 0; 6 * n < shown.length; n++) {
  const pictures = shown.slice(6 * n, 6 * n + 6).map((id) => {
    const data = readFileSync(join(folder, `${id}.png`)).toString('base64');
    return `<figure style="margin:0"><figcaption>${id}</figcaption><img width="800" src="data:image/png;base64,${data}"></figure>`;
  });
  await page.setViewportSize({ width: 1610, height: 1420 });
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:1fr 1fr;gap:2px">${pictures.join('')}</body>`,
  );
  await page.screenshot({ path: join(folder, `sheet-${String(n + 1).padStart(2, '0')}.png`) });
}
await browser.close();
server.close();
if (problems.length > 0) console.log(problems.join('\n'));
