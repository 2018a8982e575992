/**
 * Plays fifty games in one tab, by mouse on the drawn table at quadruple speed, each from the start page and back. Measures what each game
 * leaves in memory, and how fast the page then answers a press compared with a tab that has played few games.
 */
import process from 'node:process';
import { below, seedRng } from '../../src/core/rng.ts';
import { beginGame, onGameCard, over, prepare, settled } from '../../tests/browser/support/play.ts';
import { asked } from './support/entry.ts';
import { check, report, rounded } from './support/report.ts';
import { type Site, withSite } from './support/site.ts';
import { median } from './support/statistics.ts';

const options = asked({ dist: '', write: false });
const GAMES = 50;
/** presses in each game before it is conceded */
const MOVES = 10;
/** games played alternately in both tabs with the same seeds, so that both tabs see the same machine load */
const PAIRS = 5;
/** games that the second tab plays beforehand */
const FEW = 3;

/** What remained after a game and garbage collection, and the page's answer time to each press in it, ms. */
interface Left {
  heap: number;
  nodes: number;
  listeners: number;
  answers: number[];
}

/** Opens a tab and returns a function that plays one game in it, from the start page and back. */
async function openTab({ url, browser }: Site, name: string): Promise<(game: number) => Promise<Left>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  // The limit catches a hang, not a slow machine.
  page.setDefaultTimeout(300_000);
  await prepare(page, { speed: 4, stopAt: 'matters' });
  const session = await page.context().newCDPSession(page);
  // Time from pressing a choice to the first frame that shows a change, ms.
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('#prompt .choice') === null) return;
        const began = performance.now();
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(() => answers.push(performance.now() - began));
        });
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { capture: true },
    );
  });
  await page.goto(`${url}?drawn`);
  return async (game) => {
    const rng = seedRng(`app ${game}`);
    await page.bringToFront();
    await beginGame(page, { side: game % 2 === 1 ? 'Runner' : 'Corp', seed: `app ${game}` });
    await page.locator('.game.is-drawn').waitFor();
    for (let move = 0; move < MOVES && !(await settled(page)); move++) {
      // One press; if it opens a menu, the next press is in that menu.
      const buttons = await page.locator('#prompt.mine:not(.passed) button.choice:not(:disabled)').all();
      const button = buttons[below(rng, Math.max(1, buttons.length))];
      await button?.click({ timeout: 2_000 }).catch(() => undefined);
    }
    if (!(await settled(page))) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
    }
    await over(page).waitFor();
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await onGameCard(page).getByRole('button', { name: /^Play/ }).waitFor();
    for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers.splice(0));
    process.stdout.write(
      `${name}, game ${game}: ${(usedSize / 1e6).toFixed(1)} MB, ${nodes} nodes, ${jsEventListeners} listeners, ${median(answers).toFixed(1)} ms\n`,
    );
    return { heap: usedSize, nodes, listeners: jsEventListeners, answers };
  };
}

await withSite(async (site) => {
  const long = await openTab(site, 'long tab');
  const left: Left[] = [];
  for (let game = 1; game <= GAMES; game++) left.push(await long(game));
  const fresh = await openTab(site, 'fresh tab');
  for (let game = 1; game <= FEW; game++) await fresh(game);
  const answers = { long: [] as number[], fresh: [] as number[] };
  for (let game = FEW + 1; game <= FEW + PAIRS; game++) {
    answers.fresh.push(...(await fresh(game)).answers);
    answers.long.push(...(await long(game)).answers);
  }
  const slower = rounded(median(answers.long) / median(answers.fresh));
  const grown = rounded((left.at(-1)!.heap - left[4]!.heap) / 1e6, 1);
  report(
    {
      checks: [
        check(`heap after game ${GAMES} against game 5: at most +10 MB`, `${grown} MB`, grown <= 10),
        check(
          `from a press to the first picture, after ${GAMES} games against after ${FEW}: at most 1.1×`,
          `${slower}×`,
          slower <= 1.1,
        ),
      ],
      result: {
        msToFirstPicture: { after3: rounded(median(answers.fresh), 1), after50: rounded(median(answers.long), 1) },
        left: [1, 5, 10, 20, 30, 40, 50].map((game) => {
          const { heap, nodes, listeners } = left[game - 1]!;
          return { game, heapMB: rounded(heap / 1e6, 1), nodes, listeners };
        }),
      },
    },
    options,
  );
}, options);
