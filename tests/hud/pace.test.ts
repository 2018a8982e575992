/** When the next move of the others comes: once the screen has shown the one before it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createState } from '../../src/hud/components/state.ts';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { type Opened, openToyPlay } from './support/toy.ts';

beforeEach(() => useWords(toyPlugin.words));

const ONE = seatPlayers(person(), bot(1), bot(2));

/** A match in which North, a person, has just laid a card. */
async function laid(more: Opened = {}) {
  const page = await openToyPlay(ONE, more);
  return { ...page, begun: () => (page.lay(), page.clock.pass(0)), others: () => othersOf(page.lines()) };
}
const othersOf = (lines: string[]): number => lines.filter((line) => /^(East|West) (lays|doubles)/.test(line)).length;

describe('the next move', () => {
  it('comes at once at speed 0', async () => {
    const page = await laid({ prefs: () => ({ ...DEFAULTS, speed: 0 }) });
    await page.begun();
    expect(page.others()).toBeGreaterThan(1);
    expect([page.play.screen.state.asking, page.asked()]).toEqual([true, 2]);
  });

  it('comes no more once the match has been left', async () => {
    const page = await laid();
    await page.begun();
    const { length } = page.heard;
    page.play.close();
    await page.clock.run();
    expect([page.others(), page.heard.length, page.clock.waiting()]).toEqual([0, length, []]);
  });

  it.each([
    [1, 500],
    [2, 250],
    [0.5, 1000],
  ])('on the plain table comes after a pause, at speed %s', async (speed, ms) => {
    const page = await laid({ prefs: () => ({ ...DEFAULTS, speed }) });
    await page.begun();
    await page.clock.pass(ms - 1);
    expect(page.others()).toBe(0);
    await page.clock.pass(1);
    expect(page.others()).toBe(1);
  });

  it('on the plain table comes after the great moment, or when that is skipped', async () => {
    const banner = { title: 'North!', below: '', seat: null, danger: false };
    const bannerFor = (events: { seat?: string }[]) => (events.some(({ seat }) => seat === 'north') ? banner : null);
    for (const skipped of [false, true]) {
      const page = await laid({ ui: { ...toyPlugin.ui, bannerFor } as never });
      await page.clock.run();
      await page.begun();
      await page.clock.pass(1999);
      expect([page.play.screen.state.banner, page.others()]).toEqual([banner, 0]);
      if (skipped) page.play.skipAnimation();
      await page.clock.pass(skipped ? 0 : 1);
      expect([page.play.screen.state.banner, page.others()]).toEqual([null, 1]);
    }
  });

  it('on the drawn table comes when all has been shown, without a pause', async () => {
    const page = await laid();
    page.play.screen.setStage(page.stage.stage);
    await page.begun();
    const first = page.stage.showing();
    await page.clock.pass(10_000);
    expect([page.stage.showing(), page.others()]).toEqual([first, 0]);
    await page.stage.next();
    expect([page.stage.showing()!.index, page.others()]).toEqual([first!.index + 1, 0]);
    await page.stage.next();
    expect(page.others()).toBe(1);
  });

  it('comes when the drawn table is taken away while something moves on it', async () => {
    const page = await laid();
    page.play.screen.setStage(page.stage.stage);
    await page.begun();
    page.play.screen.setStage(null);
    await page.clock.pass(0);
    expect(page.others()).toBe(1);
    await page.clock.run();
    expect(page.asked()).toBe(2);
  });

  it('follows a change of the speed while it waits', async () => {
    const prefs = createState({ ...DEFAULTS });
    const page = await laid({ prefs: () => prefs });
    await page.begun();
    prefs.speed = 0;
    await page.clock.pass(0);
    expect(page.asked()).toBe(2);
  });
});
