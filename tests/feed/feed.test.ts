/** What a source pushes is read one by one, when the reader asks: never more than one waits, and nothing is made before. */
import { describe, expect, it } from 'vitest';
import { UpdateFeed } from '../../src/feed/feed.ts';
import { type Update, jumpUpdate } from '../../src/feed/update.ts';
import { settled } from '../support/match.ts';

const update = (index: number): Update => ({ ...jumpUpdate('me', {} as never), index });
const indexOf = (one: Update | null): number | null => one && one.index;
/** Whether a promise has resolved by now. */
const done = async (what: Promise<unknown>): Promise<boolean> => {
  let resolved = false;
  void what.then(() => (resolved = true));
  await settled();
  return resolved;
};

describe('the reader', () => {
  it('gets what was pushed before, in order, and then what comes', async () => {
    const feed = new UpdateFeed();
    void feed.push(update(1));
    void feed.push(update(2));
    expect(feed.full).toBe(true);
    expect([indexOf(await feed.next()), indexOf(await feed.next())]).toEqual([1, 2]);
    expect(feed.full).toBe(false);
    const third = feed.next();
    expect(await done(third)).toBe(false);
    void feed.push(update(3));
    expect([feed.full, indexOf(await third)]).toEqual([false, 3]);
  });

  it('may read it with a loop, to its end', async () => {
    const feed = new UpdateFeed();
    const read: number[] = [];
    const loop = (async () => {
      for await (const { index } of feed) read.push(index);
    })();
    void feed.push(update(1));
    await settled();
    void feed.push(update(2));
    await settled();
    feed.close();
    await loop;
    expect(read).toEqual([1, 2]);
    expect(await feed.next()).toBeNull();
    expect(await done(feed.push(update(3)))).toBe(true);
    expect(feed.full).toBe(false);
  });

  it('may take what is there without waiting, unless somebody waits for it', async () => {
    const feed = new UpdateFeed();
    expect(feed.take()).toBeNull();
    const shown = feed.push(update(1));
    void feed.push(update(2));
    expect(indexOf(feed.take())).toBe(1);
    expect(await done(shown)).toBe(false);
    expect(indexOf(feed.take())).toBe(2);
    expect(await done(shown)).toBe(true);
    const third = feed.next();
    expect(feed.take()).toBeNull();
    void feed.push(update(3));
    expect([feed.take(), indexOf(await third)]).toEqual([null, 3]);
  });

  it('waits for one update at a time', () => {
    const feed = new UpdateFeed();
    void feed.next();
    expect(() => feed.next()).toThrow('being read already');
  });

  it('is told of a reset before it gets the jump, and gets nothing of what came before', async () => {
    const feed = new UpdateFeed();
    const order: string[] = [];
    const stop = feed.onReset(() => order.push('reset'));
    void feed.push(update(1));
    void feed.push(update(2));
    await feed.next();
    void feed.reset(update(9));
    void feed.next().then((one) => order.push(`update ${indexOf(one)}`));
    await settled();
    void feed.next().then((one) => order.push(`update ${indexOf(one)}`));
    stop();
    void feed.reset(update(4));
    await settled();
    expect(order).toEqual(['reset', 'update 9', 'update 4']);
  });
});

describe('the source', () => {
  it('is asked for more only while the reader waits and nothing is there', async () => {
    let asked = 0;
    const taken: number[] = [];
    const feed = new UpdateFeed({
      more: async () => void feed.push(update(10 + ++asked)),
      taken: ({ index }) => void taken.push(index),
    });
    void feed.push(update(1));
    await settled();
    expect(asked).toBe(0);
    await feed.next();
    expect([asked, taken]).toEqual([0, [1]]);
    expect(indexOf(await feed.next())).toBe(11);
    expect([asked, taken]).toEqual([1, [1, 11]]);
  });

  it('is told to stop by a reset, and by the end', async () => {
    const signals: AbortSignal[] = [];
    const feed = new UpdateFeed({
      more: (signal) => {
        signals.push(signal);
        return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new Error('stopped'))));
      },
    });
    const first = feed.next();
    void feed.reset(update(1));
    expect(indexOf(await first)).toBe(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const second = feed.next();
    feed.close();
    expect(await second).toBeNull();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('gives its errors to the reader, who may ask again', async () => {
    let fails = true;
    const feed = new UpdateFeed({
      more: async () => {
        if (fails) throw new Error('broken');
        void feed.push(update(1));
      },
    });
    await expect(feed.next()).rejects.toThrow('broken');
    fails = false;
    expect(indexOf(await feed.next())).toBe(1);
  });

  it('learns that an update was shown when the next one is asked for, or none will be', async () => {
    const feed = new UpdateFeed();
    const [one, two, three] = [feed.push(update(1)), feed.push(update(2)), feed.push(update(3))];
    expect(await done(one)).toBe(false);
    await feed.next();
    expect(await done(one)).toBe(false);
    await feed.next();
    expect([await done(one), await done(two)]).toEqual([true, false]);
    void feed.reset(update(9));
    expect([await done(two), await done(three)]).toEqual([true, true]);
    const last = feed.push(update(4));
    feed.close();
    expect(await done(last)).toBe(true);
  });
});
