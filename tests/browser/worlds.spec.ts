import type { Page } from '@playwright/test';
import { decide } from '../../src/games/netrunner/bot/index.ts';
import { type NetrunnerTypes, simulation as game } from '../../src/games/netrunner/index.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { saveWriter } from '../../src/match/save.ts';
import { seatPlayers } from '../support/match.ts';
import { OPTIONS } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { asked, choices, expect, mine, onGameCard, prepare } from './support/play.ts';
import { storeGame } from './support/stored.ts';

type Rows = Map<string, string>;
type Seat = 'corp' | 'runner';

/** Pairs of worlds on the plain table; `npm run lab -- volumes worlds-page` plays 60. Every third is drawn. */
const WORLDS = Number(process.env['WORLDS'] ?? 3);
/** Presses in each world. */
const PRESSES = 2;
const NOW = '2024-05-01T10:00:00.000Z';

/** A game of two bots at an action of the seat, with something lying face down, kept twice: the cards the seat does not see dealt anew. */
function saves(seed: string, seat: Seat): [Rows, Rows] {
  const seats = seatPlayers(seat, 'newcomer', 9);
  const options = { ...OPTIONS, seed };
  const { state, record } = startRecorded(game, game.record.setupOf(options), {
    id: 'game',
    date: NOW,
    name: '',
    seats,
  });
  const fits = (): boolean => {
    const { decision, servers, turn } = game.view(state, seat);
    const facedown = servers.flatMap(({ root }) => root).filter((card) => !card.up);
    return decision?.kind === 'action' && decision.seat === seat && turn > 6 && facedown.length > 0;
  };
  while (!(fits() && state.table[seat].clicks > PRESSES)) {
    const asks = game.decision(state);
    if (asks === null) return saves(`${seed}+`, seat);
    record.steps.push(playRecorded(game, state, decide(game.view(state, asks.seat), 'newcomer', 7).move));
  }
  const at = record.steps.length;
  const kept = (world: string): Rows => {
    const deal = game.record.deals!.make(state, seat, world, at);
    const start = { ...record.start, deals: [deal] };
    const dealt = game.copy(state);
    const read = game.record.readSetup(start);
    if (!read.ok) throw new Error(read.problem.key);
    game.record.deals!.apply(read.value, dealt, at);
    const writer = saveWriter({ game: 'netrunner', seats, options }, (one) =>
      game.digest(one as NetrunnerTypes['state']),
    );
    const steps = [...record.steps];
    const last = steps.at(-1)!;
    if (last.digest !== undefined) steps[at - 1] = { ...last, digest: game.digest(dealt) };
    return new Map(Object.entries(writer.changes({ ...record, start, steps }, dealt, NOW).put));
  };
  return [kept('here'), kept('there')];
}

/**
 * Collects what the page shows and speaks each time it changes, from now on. What is spoken is taken sentence by sentence, since a live
 * region keeps the last one for a while, which may last into the next press.
 */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LIVE = '[role="status"], [aria-live]';
    const said: string[] = [];
    const spoken: string[] = [];
    Object.assign(window, { said, spoken });
    const before = new Map<Element, string>();
    const note = (): void => {
      for (const region of document.querySelectorAll(LIVE)) {
        const [was, now] = [before.get(region) ?? '', region.textContent ?? ''];
        before.set(region, now);
        // Two presses that follow quickly are spoken of together, slower ones apart.
        const more = (now.startsWith(was) ? now.slice(was.length) : now).trim().replace(/^(.+?)(?: \1)+$/, '$1');
        if (more !== '') spoken.push(more);
      }
      const shown = document.body.cloneNode(true) as HTMLElement;
      for (const region of shown.querySelectorAll(LIVE)) region.remove();
      const text = shown.textContent ?? '';
      if (text !== said.at(-1)) said.push(text);
    };
    note();
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document.body, all);
  });

/** A picture of the drawn table when two in a row are the same. */
async function atRest(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await expect(async () => {
    const before = last;
    last = await page.locator('canvas').first().screenshot();
    expect(last.equals(before)).toBe(true);
  }).toPass();
  return last;
}

test.use({ deviceScaleFactor: 1 });

test(`in ${WORLDS} pairs of worlds that the person cannot tell apart the page says and draws the same`, async ({
  browser,
}) => {
  for (let n = 0; n < WORLDS; n++) {
    const seat: Seat = n % 2 === 0 ? 'runner' : 'corp';
    const drawn = n % 3 === 2;
    const said: string[][] = [];
    const pictures: Buffer[] = [];
    for (const rows of saves(`worlds ${n}`, seat)) {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
      const page = await context.newPage();
      await prepare(page);
      await page.goto(drawn ? './?drawn' : './?plain');
      await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
      await storeGame(page, 'game', rows);
      await page.reload();
      const resume = page.getByRole('button', { name: /Continue your game/ });
      await expect(resume).toBeVisible();
      await listen(page);
      await resume.click();
      await expect(mine(page)).toBeVisible();
      if (drawn) await page.locator('.game.is-drawn').waitFor();
      for (let press = 0; press < PRESSES; press++) {
        if (drawn) pictures.push(await atRest(page));
        const before = await asked(page);
        await choices(page)
          .filter({ hasText: /Take 1 credit|credit/ })
          .first()
          .click();
        await expect(async () => expect(await asked(page)).not.toBe(before)).toPass();
        await expect(mine(page)).toBeVisible();
      }
      // What is spoken may come after the next question.
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.join('\n')))
        .toMatch(/^You gain 1 credit\. 1 click$/m);
      const { shown, spoken } = await page.evaluate(() => {
        const kept = window as unknown as { said: string[]; spoken: string[] };
        return { shown: kept.said, spoken: kept.spoken };
      });
      // How often a sentence is repeated hangs on how quickly the test presses.
      said.push([...shown, ...new Set(spoken.toSorted())]);
      await context.close();
    }
    expect(said[1], `pair ${n}, ${seat}`).toEqual(said[0]);
    expect(said[0]!.length).toBeGreaterThan(3 * PRESSES);
    if (drawn) for (let i = 0; i < PRESSES; i++) expect(pictures[i]!.equals(pictures[PRESSES + i]!)).toBe(true);
  }
});
