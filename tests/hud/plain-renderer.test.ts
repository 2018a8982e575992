/** The plain table as a renderer: how long each update stays before the next may come, and when its banner goes. */
import { describe, expect, it } from 'vitest';
import { type Update, jumpUpdate } from '../../src/feed/update.ts';
import type { Banner } from '../../src/hud/contract/table-focus.ts';
import { plainRenderer } from '../../src/hud/table/plain-renderer.ts';
import { handClock } from './support/clock.ts';

const BANNER: Banner = { title: 'Stolen', below: '', seat: null, danger: false };
const VIEW = { decision: null, over: null };
const NEWS = ['one', 'two'];

/** A plain table on which an update is shown; `after(ms)`: whether it is done so much later. */
function table(what: Partial<Update>, { banner = false, speed = 1 } = {}) {
  const clock = handClock();
  const banners: (Banner | null)[] = [];
  const ui = { bannerFor: () => (banner ? BANNER : null) };
  const renderer = plainRenderer(ui as never, (one) => void banners.push(one), clock.later);
  const stop = new AbortController();
  const reports: number[] = [];
  let done = false;
  void renderer
    .show({ ...jumpUpdate('open', VIEW as never), kind: 'play', events: NEWS as never, ...what } as Update, {
      speed: () => speed,
      signal: stop.signal,
      shown: (events) => void reports.push(events),
    })
    .then(() => (done = true));
  const after = async (ms: number): Promise<boolean> => {
    await clock.pass(ms);
    return done;
  };
  return { after, stop, reports, banners, settle: () => renderer.settle(VIEW as never), waiting: clock.waiting };
}

describe('an update on the plain table', () => {
  it('is there at once, whole', () => {
    expect(table({}).reports).toEqual([NEWS.length]);
  });

  it.each<[string, Partial<Update>, { banner?: boolean; speed?: number }, number]>([
    ['the person is asked', { next: 'ask' }, {}, 0],
    ['the person is asked below a banner', { next: 'ask' }, { banner: true }, 0],
    ['others act', { next: 'wait' }, {}, 500],
    ['others act, twice as fast', { next: 'wait' }, { speed: 2 }, 250],
    ['others act after a great moment', { next: 'wait' }, { banner: true }, 2000],
    ['others act after a great moment, slowly', { next: 'wait' }, { banner: true, speed: 0.5 }, 2500],
    ['another person takes the screen', { next: { handover: 'east' } }, {}, 500],
    ['it was missed', { next: 'wait', missed: true }, {}, 0],
    ['it is the end', { next: 'over' }, {}, 0],
    ['it is the end, with a banner', { next: 'over' }, { banner: true }, 2000],
  ])('stays until what comes next may come: %s', async (_when, what, how, ms) => {
    const { after } = table(what, how);
    if (ms > 0) expect(await after(ms - 1)).toBe(false);
    expect(await after(Math.min(ms, 1))).toBe(true);
  });

  it('is left at once when it is skipped, with its banner, and nothing waits any more', async () => {
    const { after, stop, settle, banners, waiting, reports } = table({ next: 'wait' }, { banner: true });
    stop.abort();
    settle();
    expect(await after(0)).toBe(true);
    expect([banners.at(-1), waiting(), reports]).toEqual([null, [], [NEWS.length]]);
  });

  it('takes its banner away after its time', async () => {
    const { after, banners } = table({ next: 'ask' }, { banner: true });
    await after(1999);
    expect(banners).toEqual([BANNER]);
    await after(1);
    expect(banners).toEqual([BANNER, null]);
  });
});
