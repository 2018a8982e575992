/**
 * Games in the page that are skipped, paused, sought and undone at random moments, in the middle of animations too, while the tab is hidden
 * and the drawn table is lost: the question always comes, the table always shows what the view of the match says, and nothing complains.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { Buffer } from 'node:buffer';
import process from 'node:process';
import type { BrowserContext, Page } from '@playwright/test';
import { below, seedRng } from '../../src/core/rng.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { test } from './support/fixture.ts';
import { choices, expect, onGameCard, prepare } from './support/play.ts';
import { GAMES, type GameId, gameInTheMiddle, recordIn, shownBy, tablesOf, WHO } from './support/random-games.ts';
import { storedGame, storeGame } from './support/stored.ts';

/** How many games are played; `npm run lab -- volumes presses` plays 200, and appends what passes to a file, to be left out next time. */
const COUNT = Number(process.env['PRESSES'] ?? 0);
const KEPT = process.env['PRESSES_KEPT'];
/** What a run of all tests plays: each game, on both tables, by one person, two and none, and a record. */
const SAMPLE = [0, 14, 16, 23, 24];
/** Presses in each game. */
const PRESSES = COUNT > 0 ? 12 : 3;

const HOW = [...WHO, 'record'] as const;
interface Sort {
  id: GameId;
  drawn: boolean;
  how: (typeof HOW)[number];
}
const IDS = Object.keys(GAMES) as GameId[];
/** The sort of the nth game: thirty follow one another. */
const sortOf = (n: number): Sort => ({
  id: IDS[n % 3]!,
  drawn: Math.floor(n / 3) % 2 === 1,
  how: HOW[Math.floor(n / 6) % HOW.length]!,
});

/** What the browser says when a context is lost on purpose or drawn in software, and the tests' own setting. */
const EXPECTED =
  /CONTEXT_LOST|context (lost|restored)|GPU stall due to ReadPixels|^Service Worker registration blocked/i;

/** Collects warnings from now on; errors fail the test anyway. */
function warningsOf(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning' && !EXPECTED.test(message.text())) said.push(message.text());
  });
  return said;
}

/** Waits until so many pictures have been drawn. */
const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (n) => {
    for (let i = 0; i < n; i++) await new Promise((done) => requestAnimationFrame(done));
  }, count);

/** Tells the page that its tab was hidden or shown again. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (now ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Takes the context of the drawn table away, if there is one, and perhaps gives it back. */
const lose = (page: Page, back: boolean): Promise<void> =>
  page.evaluate(async (restored) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage-host canvas');
    const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
    const context = gl?.getExtension('WEBGL_lose_context');
    if (canvas === null || context == null || gl!.isContextLost()) return;
    const lost = new Promise((done) => canvas.addEventListener('webglcontextlost', done, { once: true }));
    context.loseContext();
    await lost;
    // A context can be given back only when the event is over.
    await new Promise((done) => setTimeout(done, 0));
    if (restored) context.restoreContext();
  }, back);

/** Changes a setting in the dialog of the game that is on the screen, whatever moves behind it. */
async function set(page: Page, change: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await change(page.getByRole('dialog'));
}
const SPEEDS = ['1', '2', '4', '0'];

type Rng = number[];
const anyOf = <T>(list: readonly T[], rng: Rng): T => list[below(rng, list.length)]!;
type Press = (page: Page, rng: Rng) => Promise<unknown>;
const key =
  (...keys: string[]): Press =>
  async (page, rng) =>
    page.keyboard.press(anyOf(keys, rng));
/** What anybody can do at any time, and must not change the game. */
const ANYWHERE: Readonly<Record<string, Press>> = {
  skip: key('x', 'Shift'),
  menu: key('Escape'),
  look: key('l', 'z', 'k', 'f', 'h', 'o'),
  hide: async (page, rng) => {
    await hide(page, true);
    await frames(page, below(rng, 10));
    await hide(page, false);
  },
  lose: (page, rng) => lose(page, below(rng, 3) > 0),
  press: (page, rng) => page.mouse.click(300 + below(rng, 500), 150 + below(rng, 300)),
};
/** Changes the table or the speed by the settings, whatever moves behind them. */
const settings: Press = (page, rng) =>
  set(page, (dialog) =>
    below(rng, 2) === 0
      ? dialog.getByRole('switch', { name: 'Plain table' }).click({ force: true })
      : dialog
          .getByRole('group', { name: 'Animation speed' })
          .locator('label')
          .nth(below(rng, SPEEDS.length))
          // The end of a game makes the page below the dialog inert, not the dialog, which Playwright takes to be so.
          .click({ force: true }),
  );

/** In a match: answers, undo, and the table and the speed changed by the settings. */
const IN_MATCH: Readonly<Record<string, Press>> = {
  ...ANYWHERE,
  settings,
  undo: key('u'),
  held: async (page) => {
    await page.keyboard.down('x');
    for (let i = 0; i < 5; i++) await page.keyboard.down('x');
    await page.keyboard.up('x');
  },
  hold: key('w'),
  go: key(' ', 'Enter', '1', '2', '3'),
  reload: (page) => resume(page),
};
const ALONE: Readonly<Record<string, Press>> = {
  ...ANYWHERE,
  settings,
  pause: (page) => page.getByRole('button', { name: /^(Pause|Play)$/ }).click(),
  step: (page) => page.getByRole('button', { name: 'Forward', exact: true }).click(),
  hold: key('w'),
  go: key(' ', 'Enter', '1'),
  speed: (page, rng) => page.getByLabel('Speed').selectOption(anyOf(SPEEDS, rng)),
  reload: (page) => resume(page),
};
const WATCHING: Readonly<Record<string, Press>> = {
  ...ANYWHERE,
  play: key(' '),
  on: key('ArrowRight', 'd', '.', 'PageDown', 'r'),
  back: key('ArrowLeft', 'a', ',', 'PageUp', 'e'),
  ends: key('Home', 'End'),
  faster: key('+', '-'),
  seek: async (page, rng) => {
    const box = (await page.locator('.scrub').boundingBox())!;
    await page.mouse.click(box.x + (box.width * (1 + below(rng, 98))) / 100, box.y + 25);
  },
};
/** Opens the page anew and takes the game up again, unless its end was about to be shown. */
async function resume(page: Page): Promise<void> {
  if ((await storedGame(page)).size === 0) return;
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(page.locator('main.game, .handover').first()).toBeVisible();
}

/** Closes the menu and whatever else lies over the table. */
async function closeDialogs(page: Page): Promise<void> {
  while ((await page.locator('main dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/** The end of the game, and what shows it again. */
const OVER = '.over, #prompt button:text("Show the result")';

/** Waits until everything is shown: somebody is asked, the screen is to be handed over, or the game is over. */
const asks = (page: Page): Promise<void> =>
  expect(
    page.locator(`.game:not(:has(.stage.moving)) #prompt.mine:not(.passed), .handover, ${OVER}`).first(),
  ).toBeVisible({ timeout: 300_000 });

/** Answers the open question somehow: by a few presses on what it offers. */
async function answer(page: Page, rng: Rng): Promise<void> {
  const chips = page.locator('#prompt button.tickable');
  if ((await chips.count()) > 0) {
    await chips.nth(below(rng, await chips.count())).click();
    return page.locator('#prompt button.choice[data-verb="play"]').click({ force: true });
  }
  const count = await choices(page).count();
  if (count > 0) await choices(page).nth(below(rng, count)).click();
  for (let i = 0; i < 3 && (await page.locator('#prompt .trail').count()) > 0; i++) await choices(page).first().click();
}

/**
 * Expects one of these tables to be on the page, sooner or later. A drawn table has no button for what is empty or covered: returns what has
 * none on the first of these tables, which is then on the page, or nothing if it is another.
 */
async function shows(page: Page, tables: () => Promise<string[][]>, what: string): Promise<string[]> {
  let covered: string[] = [];
  let before = '';
  await expect(async () => {
    const drawn = (await page.locator('.game.is-drawn').count()) > 0;
    const [shown, may] = [await shownBy(page), await tables()];
    const fits = may.filter((table) =>
      drawn ? shown.length > 0 && shown.every((name) => table.includes(name)) : table.join('\n') === shown.join('\n'),
    );
    const again = shown.join('\n') === before;
    before = shown.join('\n');
    if (fits.length === 0) expect(shown, what).toEqual(may[0]);
    // A drawn table that has just been opened gets its buttons one after the other.
    if (shown.length < fits[0]!.length) expect(again, what).toBe(true);
    covered = fits[0] === may[0] ? fits[0]!.filter((name) => !shown.includes(name)) : [];
  }).toPass();
  return covered;
}

/** Whether something else than the table is on the page: a handover, or the end. */
const away = async (page: Page): Promise<boolean> => (await page.locator(`.handover, ${OVER}`).count()) > 0;

/** Waits for a press, whose button the end of the game or a handover may take away meanwhile. */
async function unlessAway(page: Page, press: Promise<unknown>): Promise<void> {
  try {
    await press;
  } catch (error) {
    if (!(await away(page))) throw error;
  }
}

/** Presses something at a handover, takes the page up again perhaps, and hands it over. */
async function handOver(page: Page, rng: Rng): Promise<void> {
  await key('x', 'Escape', 'u', '1')(page, rng);
  if (below(rng, 2) === 0) await ANYWHERE['hide']!(page, rng);
  if (below(rng, 2) === 0) await resume(page);
  await page.getByRole('button', { name: 'Ready' }).click();
}

/** Waits until the table rests: where people play, until somebody is asked; else it is paused. */
async function rest(page: Page, people: readonly string[]): Promise<void> {
  if (people.length > 0) return asks(page);
  const pause = page.getByRole('button', { name: 'Pause' });
  if ((await pause.count()) === 0) return;
  await unlessAway(page, pause.click());
  await page.keyboard.press('x');
}

async function match(page: Page, { id, how }: Sort, n: number, rng: Rng): Promise<number> {
  const { rows, seats } = gameInTheMiddle(id, how as (typeof WHO)[number], `presses ${n}`, below(rng, 90));
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await storeGame(page, 'game', rows);
  await resume(page);
  const people = Object.keys(seats).filter((seat) => seats[seat]!.who === 'person');
  const ways = people.length === 0 ? ALONE : IN_MATCH;
  for (let press = 0; press < PRESSES; press++) {
    if (people.length > 0) await asks(page);
    if ((await page.locator(OVER).count()) > 0) return press;
    if (await away(page)) await handOver(page, rng);
    else if (people.length > 0) await answer(page, rng);
    await frames(page, below(rng, 12));
    if (await away(page)) continue;
    const name = anyOf(Object.keys(ways), rng);
    await unlessAway(page, ways[name]!(page, rng));
    await closeDialogs(page);
    await rest(page, people);
    if (await away(page)) continue;
    if ((await storedGame(page)).size === 0) {
      // The match is over, and its end is still to be shown.
      if (people.length === 0) await page.keyboard.press('w');
      await expect(page.locator(OVER).first()).toBeVisible();
      return press;
    }
    const near = /near-([a-z-]+)/.exec((await page.locator('main.game').getAttribute('class')) ?? '')![1]!;
    const viewer = people.length === 0 ? 'open' : near;
    const may = {
      // Where only one thing can be answered, the person may be reading in the middle of an update.
      within: (await choices(page).count()) < 2,
      // What comes next may be taken already.
      steps: people.length > 0 ? 1 : 4,
    };
    const tables = async (): Promise<string[][]> => tablesOf(id, recordIn(await storedGame(page)), viewer, may);
    const covered = await shows(page, tables, `press ${press}, ${name}`);
    if (people.length > 0 && covered.length > 0) {
      await resume(page);
      await asks(page);
      const ready = page.getByRole('button', { name: 'Ready' });
      if ((await ready.count()) > 0) await ready.click();
      await asks(page);
      expect(await shows(page, tables, `press ${press}, ${name}, taken up again`)).toEqual(covered);
    }
    if (people.length === 0 && below(rng, 2) === 0) await page.keyboard.press('w');
  }
  return PRESSES;
}

async function watch(page: Page, { id }: Sort, n: number, rng: Rng, query: string): Promise<number> {
  const { record } = gameInTheMiddle(id, 'nobody', `presses ${n}`, 60 + below(rng, 60));
  await page.goto(`${query}#/${id}/watch`);
  const file = { name: 'a.replay.json', mimeType: 'application/json', buffer: Buffer.from(writeReplay(record)) };
  await page.getByLabel('Import a game').setInputFiles(file);
  await page.locator('.record').first().waitFor();
  const seats = [...Object.keys(record.seats), 'open'];
  const viewer = anyOf(seats, rng);
  await page.goto(`${query}#/${id}/watch/${record.id}?at=${below(rng, 60)}&view=${viewer}`);
  const slider = page.getByRole('slider', { name: 'Timeline' });
  await expect(slider).toBeVisible();
  const names = Object.keys(WATCHING);
  let presses = 0;
  for (; presses < PRESSES; presses++) {
    // Two in a row: the second comes in the middle of what the first began.
    let said = '';
    for (let i = 0; i < 2; i++) {
      const name = anyOf(names, rng);
      said += ` ${name}`;
      await WATCHING[name]!(page, rng);
      await frames(page, below(rng, 12));
    }
    await closeDialogs(page);
    if ((await page.getByRole('button', { name: 'Pause' }).count()) > 0) await page.keyboard.press(' ');
    await shows(
      page,
      async () =>
        tablesOf(id, record, viewer, {
          watched: true,
          at: Number(await slider.getAttribute('aria-valuenow')),
          within: ((await page.locator('.watch-at').textContent()) ?? '').includes('event'),
        }),
      `after${said}`,
    );
  }
  return presses;
}

const kept = new Set<number>();
if (KEPT !== undefined && existsSync(KEPT))
  for (const line of readFileSync(KEPT, 'utf8').trim().split('\n')) kept.add((JSON.parse(line) as { n: number }).n);
const numbers = COUNT > 0 ? Array.from({ length: COUNT }, (_, n) => n).filter((n) => !kept.has(n)) : SAMPLE;

test.describe.configure({ mode: 'parallel' });

for (const n of numbers) {
  const sort = sortOf(n);
  const { id, drawn, how } = sort;
  test(`game ${n}: ${id}, ${how}, ${drawn ? 'drawn' : 'plain'}`, async ({ page, context }) => {
    const rng = seedRng(`presses ${n}`);
    const warnings = warningsOf(context);
    page.setDefaultTimeout(60_000);
    const stopAt = anyOf(['always', 'new', 'matters'], rng);
    const speed = anyOf([1, 2, 4, 0], rng);
    await prepare(page, { speed, motion: 'full', stopAt, muted: true, plainOffer: false });
    const query = drawn ? './?drawn' : './?plain';
    await page.goto(query);
    const presses = how === 'record' ? await watch(page, sort, n, rng, query) : await match(page, sort, n, rng);
    expect(warnings).toEqual([]);
    if (KEPT === undefined) return;
    mkdirSync('.cache', { recursive: true });
    appendFileSync(KEPT, `${JSON.stringify({ n, ...sort, presses })}\n`);
  });
}
