/**
 * Measures the way from a click on “Run” to the first frame of its animation: the source files that run, and the time. Files that neither
 * decide nor draw only carry. `--against COMMIT` measures an older commit by turns with this one.
 */
import type { Browser, Page } from '@playwright/test';
import { beginGame, choices, expect, prepare, question, settled } from '../../tests/browser/support/play.ts';
import { type Coverage, filesThatRan, takeCoverage } from './click/coverage.ts';
import { KINDS, kindOf } from './click/kinds.ts';
import { checkOut } from './support/checkout.ts';
import { asked } from './support/entry.ts';
import { announcePictures } from './support/pictures.ts';
import { commit, report, rounded } from './support/report.ts';
import { ROOT, type Site, withBrowser, withSite } from './support/site.ts';
import { within } from './support/statistics.ts';

const options = asked({ against: '', times: 30, seed: 'click', write: false });

/** What a page notes. */
interface Noted {
  /** ms from the last press to the frame that answered it */
  took?: number;
  /** when the last frame was drawn, ms */
  drawn: number;
}
type Noting = Window & { noted: Noted };

/** Opens a page that notes how long it takes to answer a press. A run is answered by the first frame that moves. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(300_000);
  await prepare(page, { speed: 1, motion: 'full', stopAt: 'matters', muted: true });
  await announcePictures(page);
  await page.addInitScript(() => {
    const noted: Noted = { drawn: 0 };
    Object.assign(window, { noted });
    let answered = new AbortController();
    addEventListener('picture', () => (noted.drawn = performance.now()));
    // The functions in here have no names, because tsx wraps named ones in a helper that the page lacks.
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const runs = target instanceof Element && target.closest('#prompt .choice') !== null;
        answered.abort();
        answered = new AbortController();
        delete noted.took;
        // oxlint-disable-next-line no-debugger -- `filesOfClick` takes the coverage here; else nothing stops
        if (runs) debugger;
        addEventListener(
          'picture',
          () => {
            if (runs && document.querySelector('.stage.moving') === null) return;
            answered.abort();
            noted.took = performance.now() - timeStamp;
            // oxlint-disable-next-line no-debugger -- the same
            if (runs) debugger;
          },
          { signal: answered.signal },
        );
      },
      { capture: true },
    );
  });
  return page;
}

/** Ms from the last press to the frame that answered it. */
async function answerTime(page: Page): Promise<number> {
  const took = await page.waitForFunction(() => (window as unknown as Noting).noted.took);
  return (await took.jsonValue())!;
}

/** Runs on Archives once nothing else is asked; returns ms from the click to the first frame of the animation. */
async function run(page: Page): Promise<number> {
  for (await settled(page); !/clicks? left/.test((await question(page).textContent())!); await settled(page))
    await choices(page).first().click();
  await page.keyboard.press('r');
  const button = choices(page).filter({ hasText: 'Run on Archives' });
  await button.hover();
  // Lights pulse for five seconds after the last input, unless drawing is slow.
  await page.waitForFunction(() => performance.now() - (window as unknown as Noting).noted.drawn > 500);
  await button.click();
  return answerTime(page);
}

/**
 * Plays the Runner's first turn on the drawn table in a browser of its own, beginning with a run that warms the caches. `use` gets the page
 * then, and ms from “Start the game” to the table's first frame.
 */
const inGame = <T>({ url }: Site, seed: string, use: (page: Page, table: number) => Promise<T>): Promise<T> =>
  withBrowser(async (browser) => {
    const page = await openPage(browser);
    await page.goto(`${url}?drawn`);
    await beginGame(page, { side: 'Runner', seed });
    const table = await answerTime(page);
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    await expect(question(page)).toContainText('4 clicks left');
    await run(page);
    return use(page, table);
  });

/** The source files that run from the event of a click to the end of the script that draws the first frame of the animation. */
const filesOfClick = (site: Site): Promise<{ kind: string; path: string; functions: string }[]> =>
  inGame(site, options.seed, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Debugger.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const taken: Coverage[] = [];
    session.on('Debugger.paused', () => {
      void takeCoverage(session).then((coverage) => {
        taken.push(coverage);
        return session.send('Debugger.resume');
      });
    });
    await run(page);
    // taken[0] ran before the click
    return filesThatRan(taken[1]!, site.url, site.dist)
      .map(([path, functions]) => ({ kind: kindOf(path), path, functions }))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  });

/** Times of a game, ms: until its table, and until the first frame of each run. */
const timesOfGame = (site: Site, seed: string): Promise<{ table: number; clicks: number[] }> =>
  inGame(site, seed, async (page, table) => ({ table, clicks: [await run(page), await run(page), await run(page)] }));

/** A built commit that is measured. */
type Side = Site & { commit: string };

async function measure(sides: readonly Side[]): Promise<void> {
  const found = [];
  for (const site of sides)
    found.push({ ...site, files: await filesOfClick(site), games: [] as Awaited<ReturnType<typeof timesOfGame>>[] });
  for (let game = 0; game * 3 < options.times; game++)
    for (const side of game % 2 === 0 ? found : found.toReversed())
      side.games.push(await timesOfGame(side, `${options.seed} ${game}`));
  const shares = (times: number[]): object => {
    const sorted = times.sort((a, b) => a - b);
    return { n: times.length, p50: rounded(within(sorted, 0.5), 1), p95: rounded(within(sorted, 0.95), 1) };
  };
  report(
    {
      result: {
        files: found.map(({ commit, files }) => ({
          commit,
          ...Object.fromEntries(KINDS.map((kind) => [kind, files.filter((one) => one.kind === kind).length])),
        })),
        msFromRunToAnimation: found.map(({ commit, games }) => ({
          commit,
          ...shares(games.flatMap(({ clicks }) => clicks)),
        })),
        msFromStartToTable: found.map(({ commit, games }) => ({ commit, ...shares(games.map(({ table }) => table)) })),
        ...Object.fromEntries(found.map(({ commit, files }) => [`files of ${commit}`, files])),
      },
    },
    options,
  );
}

/** Builds a checkout and serves it. */
const serve = (root: string, use: (side: Side) => Promise<void>): Promise<void> =>
  withSite((site) => use({ ...site, commit: commit(root) }), { root, readable: true });
if (options.against === '') await serve(ROOT, (now) => measure([now]));
else await serve(checkOut(options.against).folder, (then) => serve(ROOT, (now) => measure([then, now])));
