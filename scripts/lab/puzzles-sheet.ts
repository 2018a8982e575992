/**
 * Photographs all puzzles as they open, six on a sheet, and the page of puzzles at three sizes, into FOLDER. `--only steal-01` selects some
 * of them.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUZZLES } from '../../src/games/netrunner/puzzles/list.ts';
import { HEARD, prepare } from '../../tests/browser/support/play.ts';
import { asked } from './support/entry.ts';
import { SIZES, withSite } from './support/site.ts';

const options = asked({ dist: '', only: '' }, { args: 'FOLDER' });
const folder = options.args[0] ?? '.cache/puzzles/sheets';
mkdirSync(folder, { recursive: true });
await withSite(async ({ url, browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await prepare(page, HEARD);
  if (options.only === '')
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(`${url}#/netrunner/puzzles`);
      await page.locator('.puzzle-list').waitFor();
      await page.screenshot({ path: join(folder, `page-${width}.png`) });
    }
  await page.setViewportSize({ width: 1280, height: 720 });
  const only = options.only.split(',').filter((id) => id !== '');
  const shown = PUZZLES.map(({ id }) => id).filter(
    (id) => only.length === 0 || only.some((each) => id.startsWith(each)),
  );
  for (const id of shown) {
    await page.goto('about:blank');
    await page.goto(`${url}?drawn#/netrunner/puzzles/${id}`);
    await page.locator('.coach-strip').waitFor();
    // on a busy machine the plain table is shown for a while first
    await page.locator('.stage canvas').waitFor({ timeout: 60_000 });
    await page.locator('#prompt.mine').waitFor();
    await page.screenshot({ path: join(folder, `${id}.png`) });
  }
  // six to a sheet stay large enough to read
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
  if (problems.length > 0) console.log(problems.join('\n'));
}, options);
