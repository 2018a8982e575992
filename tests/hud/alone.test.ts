/** Bots alone on the screen: each move rests so long that it and its reason can be read; they can be paused, stepped and slowed. */
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatch } from '../../src/commands/keys.ts';
import { createState } from '../../src/hud/components/state.ts';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import { readingTime } from '../../src/hud/contract/reading-time.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { openToyPlay } from './support/toy.ts';

beforeEach(() => useWords(toyPlugin.words));

/** A match of three bots of which the set-up has just been shown. */
async function begun(speed = 1) {
  const prefs = createState({ ...DEFAULTS, speed });
  const page = await openToyPlay(seatPlayers(bot(1), bot(2), bot(3)), { prefs: () => prefs, still: true });
  const { clock } = page;
  return {
    ...page,
    prefs,
    send: page.play.screen.presenter.send,
    /** Lets time pass until more is shown; returns how long that took, ms. */
    async more(): Promise<number> {
      const [from, { length }] = [clock.now(), page.lines()];
      while (page.lines().length === length) await clock.pass(clock.waiting()[0]!);
      return clock.now() - from;
    },
  };
}

describe('bots alone', () => {
  it('tell each reason with its move, and are watched to the end', async () => {
    const page = await begun();
    expect(page.play.alone).toBe(true);
    await page.clock.run();
    expect(page.play.screen.state).toMatchObject({ told: true, asking: false });
    const lines = page.lines();
    const after = lines.flatMap((line, i) => (/^\w+ (lays \d|doubles)/.test(line) ? [lines[i + 1]] : []));
    expect(after.length).toBeGreaterThanOrEqual(12);
    expect(lines.filter((line) => line === 'Why: by chance')).toHaveLength(after.length);
    expect(after.filter((line) => line === 'Why: by chance').length).toBeGreaterThan(6);
    expect(page.asked()).toBe(0);
    expect((await openToyPlay(seatPlayers(person(), bot(1), bot(2)))).play.alone).toBe(false);
  });

  it.each([1, 2])('rest after each move as long as it takes to read, at speed %s', async (speed) => {
    const page = await begun(speed);
    const dealt = page.lines();
    expect(await page.more()).toBeCloseTo(500 / speed + readingTime(dealt.join(' '), speed));
    const said = page.lines().slice(dealt.length).join(' ').replace('Why: ', '');
    expect(said).toMatch(/^North .+ by chance$/);
    expect(await page.more()).toBeCloseTo(500 / speed + readingTime(said, speed));
  });

  it('stop when they are paused, make one move at each step, and go on', async () => {
    const page = await begun();
    page.send({ type: 'PAUSE' });
    const lines = page.lines();
    await page.clock.pass(60_000);
    expect([page.lines(), page.play.screen.state.playing]).toEqual([lines, false]);
    let { length } = lines;
    for (let step = 0; step < 3; step++) {
      page.send({ type: 'STEP' });
      await page.clock.pass(60_000);
      expect(page.lines().filter((line) => line.startsWith('Why'))).toHaveLength(step + 1);
      length = page.lines().length;
    }
    // The key that holds a window elsewhere goes on and pauses here.
    page.play.commands.hold();
    await page.clock.pass(0);
    expect(page.lines().length).toBeGreaterThan(length);
    page.play.commands.hold();
    await page.clock.pass(500);
    const paused = page.lines();
    const key = { key: '1', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    dispatch(key, 'free', page.play.commands, true);
    expect(page.play.screen.state.toast, 'nobody here waits for their turn').toBeNull();
    await page.clock.pass(60_000);
    expect(page.lines()).toEqual(paused);
  });

  it('stop at the key that pauses them, even while the table rests', async () => {
    const page = await begun();
    await page.clock.pass(500);
    const lines = page.lines();
    const key = { key: 'w', ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    dispatch(key, 'free', page.play.commands, true);
    await page.clock.pass(60_000);
    expect([page.lines(), page.play.screen.state.playing]).toEqual([lines, false]);
  });

  it('do not rest at speed 0, and a key ends a rest', async () => {
    const page = await begun();
    await page.clock.pass(500);
    const { length } = page.lines();
    expect(page.play.skipAnimation(), 'nothing moves').toBe(false);
    await page.clock.pass(0);
    expect(page.lines().length).toBeGreaterThan(length);
    page.prefs.speed = 0;
    for (let i = 0; i < 40; i++) await page.clock.pass(0);
    expect(page.play.screen.state.view.over).not.toBeNull();
  });
});
