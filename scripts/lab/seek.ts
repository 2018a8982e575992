/**
 * Measures how long the viewer takes to show any point of a recorded game of about 2,000 events, and whether memory stays flat: 200 random
 * points, on the plain and on the drawn table.
 */
import type { Page } from '@playwright/test';
import { below, seedRng } from '../../src/core/rng.ts';
import { type Replay, writeReplay } from '../../src/replay/format.ts';
import { prepare } from '../../tests/browser/support/play.ts';
import { starting } from '../play/arena.ts';
import { recordGame } from '../play/recorded.ts';
import { asked } from './support/entry.ts';
import { type Check, check, report, rounded } from './support/report.ts';
import { importRecord, watchFirst, withSite } from './support/site.ts';
import { within } from './support/statistics.ts';

const options = asked({ dist: '', write: false });
const EVENTS = 2000;
const SEEKS = 200;
const eventsOf = (record: Replay): number => record.steps.reduce((n, step) => n + (step.events?.length ?? 0), 0);

/** The first game between two bots with that many events. */
function longGame(): { record: Replay; seed: string } {
  for (let n = 1; ; n++) {
    const seed = String(n);
    const bot = { level: 'standard', seed: 5 };
    const head = { id: `seek-${seed}`, date: '2024-05-01T10:00:00Z', name: '' };
    const record = recordGame(starting(seed, 'jinteki', 'shaper'), { corp: bot, runner: bot }, head);
    if (eventsOf(record) >= EVENTS) return { record, seed };
  }
}

type Shares = [p50: number, p95: number, most: number];
interface Figures {
  /** wall-clock ms from the press to the laid-out table */
  wall: Shares;
  /** ms of main-thread time for the page's script, style and layout per seek: what an idle machine would need */
  own: Shares;
  /** ms of all main-thread work meanwhile, including painting and the measuring itself */
  cpu: Shares;
  /** heap after garbage collection every 50 seeks, MB */
  heap: number[];
}

async function measure(page: Page, length: number, drawn: boolean): Promise<Figures> {
  const rng = seedRng('seeks');
  const session = await page.context().newCDPSession(page);
  const heapNow = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1024 / 1024;
  };
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** ms the main thread has worked so far: in all, and on the page's own script, style and layout */
  const worked = async (): Promise<{ all: number; own: number }> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return { all: of('TaskDuration'), own: of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration') };
  };
  const seeks: { wall: number; own: number; cpu: number }[] = [];
  const heap: number[] = [];
  for (let i = 0; i <= SEEKS; i++) {
    if (i % 50 === 0) heap.push(await heapNow());
    const to = below(rng, length + 1);
    await page.evaluate((at) => {
      const lines = [...document.querySelectorAll<HTMLElement>('.watch-move')];
      const line = lines.findLast((one) => Number(one.dataset['at']) <= at) ?? lines[0]!;
      document.querySelector('[data-target]')?.removeAttribute('data-target');
      line.dataset['target'] = '';
    }, to);
    const before = await worked();
    // From pressing a line of the log to the laid-out table: what the page does before it can paint.
    const wall = await page.evaluate(async () => {
      const line = document.querySelector<HTMLElement>('[data-target]')!;
      const from = performance.now();
      line.click();
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(undefined);
        port2.postMessage(null);
      });
      document.querySelector('#table')?.getBoundingClientRect();
      return performance.now() - from;
    });
    const after = await worked();
    seeks.push({ wall, own: after.own - before.own, cpu: after.all - before.all });
    if (drawn && i % 10 === 0) await page.waitForTimeout(50);
  }
  const shares = (of: 'wall' | 'own' | 'cpu'): Shares => {
    const sorted = seeks
      .slice(1)
      .map((one) => one[of])
      .sort((x, y) => x - y);
    return [0.5, 0.95, 1].map((share) => rounded(within(sorted, share), 1)) as Shares;
  };
  return { wall: shares('wall'), own: shares('own'), cpu: shares('cpu'), heap };
}

await withSite(async ({ url, browser }) => {
  const { record, seed } = longGame();
  const checks: Check[] = [];
  const tables: object[] = [];
  for (const table of ['plain', 'drawn']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await prepare(page, { speed: 0, motion: 'reduced' });
    await page.goto(`${url}?${table}#/netrunner/watch`);
    await importRecord(page, writeReplay(record));
    await watchFirst(page);
    await page.locator(table === 'drawn' ? '.game.watch.is-drawn' : '.game.watch').waitFor({ timeout: 120_000 });
    await page
      .locator(`.watch-move[data-at="${record.steps.length}"]`)
      .waitFor({ state: 'attached', timeout: 120_000 });
    const { wall, own, cpu, heap } = await measure(page, record.steps.length, table === 'drawn');
    checks.push(
      check(`the page's own work for a point of the ${table} table: 95 % within 16 ms`, `${own[1]} ms`, own[1] <= 16),
      check(
        `memory stays flat on the ${table} table`,
        `${heap.map((mb) => mb.toFixed(0))} MB`,
        heap.at(-1)! < heap[1]! + 3,
      ),
    );
    // p50, p95 and maximum over all points, ms; heap after garbage collection every 50 points, MB
    tables.push({ table, own, allWork: cpu, byTheClock: wall, heap: heap.map((mb) => rounded(mb, 1)) });
    await page.close();
  }
  const { steps } = record;
  report(
    { checks, result: { game: { moves: steps.length, events: eventsOf(record), turns: steps.at(-1)!.turn }, tables } },
    { ...options, seed },
  );
}, options);
