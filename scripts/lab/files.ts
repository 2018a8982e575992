/**
 * Measures how links and files from outside open in a loaded page, with the CPU slowed down four times: time to the first frame, the
 * longest time the page is blocked, and peak memory.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { BUDGET } from '../../src/replay/budget.ts';
import { type Replay, readReplay, writeReplay } from '../../src/replay/format.ts';
import { packReplay } from '../../src/replay/link.ts';
import { longEvents, wideTable, withTable } from '../../tests/support/slow-files.ts';
import { asked } from './support/entry.ts';
import { type Check, check, report, rounded } from './support/report.ts';
import { importRecord, watchFirst, withSite } from './support/site.ts';

const options = asked({ dist: '', write: false });
const THROTTLE = 4;
const stored = (path: string): Replay => {
  const read = readReplay(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(`${path}: ${read.problem.key}`);
  return read.replay;
};
const longest = (folder: string): Replay =>
  readdirSync(folder)
    .map((name) => stored(join(folder, name)))
    .sort((a, b) => b.steps.length - a.steps.length)[0]!;
const shipped = longest('assets/replays');
const whole = longest('tests/corpus/records/rules-1');
const notes = Array.from({ length: BUDGET.notes }, (_, i) => ({ at: i % 2, text: { en: `Note ${i}` } }));
const layer = { id: 'a', author: 'A', language: 'en', notes, chapters: [], variations: [] };
const cards = wideTable({ hand: 60, servers: 20, deck: 170 });

const FILES: { name: string; replay: Replay; link?: true }[] = [
  { name: `link: the longest shipped game, ${shipped.steps.length} moves`, replay: shipped, link: true },
  { name: `file: a game of two bots, ${whole.steps.length} moves`, replay: whole },
  { name: `file: ${BUDGET.steps} moves of events`, replay: longEvents(BUDGET.steps) },
  { name: 'link: 480 cards, 60 of them in hand, 20 servers, 900 moves', replay: withTable(cards, 900), link: true },
  { name: `file: ${BUDGET.notes} notes at two positions`, replay: { ...whole, id: 'noted', layers: [layer] } },
];

interface Figures {
  seconds: number;
  still: number;
  bar: boolean;
  heap: number;
}

async function measure(browser: Browser, url: string, { replay, link }: (typeof FILES)[number]): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const seen = { still: 0, bar: false };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.still = Math.max(seen.still, duration);
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => (seen.bar ||= document.querySelector('.opening') !== null)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  // Warm, as for a returning visitor; first-load measures the loading of the page itself.
  await page.goto(`${url}?plain#/netrunner/watch`);
  await page.locator('.watch-tools').waitFor();
  await session.send('Performance.enable');
  let heap = 0;
  const look = async (): Promise<void> => {
    const { metrics } = await session.send('Performance.getMetrics');
    heap = Math.max(heap, (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1024 / 1024);
  };
  if (link !== true) {
    await importRecord(page, writeReplay(replay));
    await page.locator('.record').waitFor({ timeout: 300_000 });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => Object.assign((globalThis as unknown as { seen: object }).seen, { still: 0, bar: false }));
  const begun = performance.now();
  let opened = false;
  if (link === true) {
    const packed = (await packReplay(replay, Number.POSITIVE_INFINITY))!;
    await page.evaluate((hash) => (location.hash = hash), `#/netrunner/link/${packed}?at=0&view=open`);
  } else await watchFirst(page);
  const shown = page
    .locator('.game.watch')
    .waitFor({ timeout: 300_000 })
    .then(() => (opened = true));
  while (!opened) {
    await look();
    await Promise.race([shown, new Promise((resolve) => void setTimeout(resolve, 100))]);
  }
  const seconds = (performance.now() - begun) / 1000;
  // The log of the whole game is built after the first frame.
  for (let i = 0; i < 50; i++) {
    await look();
    await new Promise((resolve) => void setTimeout(resolve, 200));
  }
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { still: number; bar: boolean } }).seen);
  await page.close();
  return { seconds, still: seen.still / 1000, bar: seen.bar, heap };
}

await withSite(async ({ url, browser }) => {
  const checks: Check[] = [];
  const opened: object[] = [];
  for (const file of FILES) {
    const { seconds, still, bar, heap } = await measure(browser, url, file).catch((error: Error) => {
      throw new Error(`${file.name}: ${error.message}`);
    });
    checks.push(
      check(
        `${file.name}: a picture within 1 s or a bar of progress, and at most 150 MB`,
        `${rounded(seconds, 1)} s, ${bar ? 'progress shown' : 'no progress shown'}, ${Math.round(heap)} MB`,
        (seconds <= 1 || bar) && heap <= 150,
      ),
    );
    opened.push({ file: file.name, longestTaskSeconds: rounded(still) });
  }
  report({ checks, result: { opened } }, options);
}, options);
