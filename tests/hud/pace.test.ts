/** How long a bot waits with its next move: until the screen has caught up with the one before. */
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import { useWords } from '../../src/i18n/index.ts';
import { settled } from '../support/match.ts';
import { bot, person, seatPlayers } from '../support/toy-match.ts';
import { toyPlugin } from '../support/toy-ui.tsx';
import { type Opened, openToyPlay } from './support/toy.ts';

beforeEach(() => useWords(toyPlugin.words));

const ONE = seatPlayers(person(), bot(1), bot(2));

/** A match with a clock by hand: what waits on it, with how long each has asked for, ms. */
async function paced(more: Opened = {}) {
  let waiting: { run: () => void; ms: number }[] = [];
  const page = await openToyPlay(ONE, {
    ...more,
    later: (run, ms) => {
      const one = { run, ms };
      waiting.push(one);
      return () => void (waiting = waiting.filter((other) => other !== one));
    },
  });
  const run = (): void => {
    for (const one of waiting.splice(0)) one.run();
  };
  run();
  const control = new AbortController();
  const went: string[] = [];
  const wait = (): void =>
    void page.play.paced(control.signal).then(
      () => went.push('on'),
      () => went.push('stopped'),
    );
  return { page, control, went, wait, run, waits: () => waiting.map(({ ms }) => ms) };
}

describe('the next move', () => {
  it('comes at once at speed 0, and when the match has been left', async () => {
    const still = await paced({ prefs: () => ({ ...DEFAULTS, speed: 0 }) });
    still.wait();
    await settled();
    expect([still.went, still.waits()]).toEqual([['on'], []]);
    const left = await paced();
    left.page.play.close();
    left.wait();
    await settled();
    expect(left.went).toEqual(['on']);
  });

  it.each([
    [1, 500],
    [2, 250],
    [0.5, 1000],
  ])('on the plain table comes after a pause, at speed %s', async (speed, ms) => {
    const { went, wait, waits, run } = await paced({ prefs: () => ({ ...DEFAULTS, speed }) });
    wait();
    await settled();
    expect([went, waits()]).toEqual([[], [ms]]);
    run();
    await settled();
    expect(went).toEqual(['on']);
  });

  it('on the plain table waits for a great moment too', async () => {
    const { page, went, wait, run } = await paced();
    wait();
    page.play.screen.state.banner = { title: '', below: '', seat: null, danger: false };
    run();
    await settled();
    expect(went).toEqual([]);
    page.play.screen.state.banner = null;
    await settled();
    expect(went).toEqual(['on']);
  });

  it('on the drawn table comes when all has been shown, without a pause', async () => {
    const { page, went, wait, waits } = await paced();
    page.play.screen.setStage(page.stage.stage);
    wait();
    await settled();
    expect([went, waits()]).toEqual([['on'], []]);
    page.lay();
    await settled();
    expect(page.stage.waiting()).toBeGreaterThan(0);
    wait();
    await settled();
    expect(went).toEqual(['on']);
    while (page.stage.waiting() > 0) page.stage.next();
    await settled();
    expect(went).toEqual(['on', 'on']);
  });

  it('comes when the drawn table is taken away while something moves on it', async () => {
    const { page, went, wait } = await paced();
    page.play.screen.setStage(page.stage.stage);
    page.lay();
    await settled();
    wait();
    page.play.screen.setStage(null);
    await settled();
    expect(went).toEqual(['on']);
  });

  it('is not waited for any more once the bot is stopped, on either table', async () => {
    const plain = await paced();
    plain.wait();
    plain.control.abort();
    await settled();
    expect([plain.went, plain.waits()]).toEqual([['stopped'], []]);
    const drawn = await paced();
    drawn.page.play.screen.setStage(drawn.page.stage.stage);
    drawn.page.lay();
    await settled();
    drawn.wait();
    drawn.control.abort();
    await settled();
    while (drawn.page.stage.waiting() > 0) drawn.page.stage.next();
    await settled();
    expect(drawn.went).toEqual(['stopped']);
  });
});
