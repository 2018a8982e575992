/** A recorded game is read move by move from wherever the reader goes, with whoever's eyes, in parts of moves too. */
import { describe, expect, it } from 'vitest';
import { ReplayFeed } from '../../src/feed/replay.ts';
import { type Update, partOf } from '../../src/feed/update.ts';
import { openReplay } from '../../src/replay/player.ts';
import { settled } from '../support/match.ts';
import { botGame } from '../support/toy-match.ts';
import { toyGame } from '../support/toy-game.ts';

const opened = openReplay(toyGame, await botGame('replay feed'));
if (!opened.ok) throw new Error(opened.problem.key);
const { player } = opened;
const { length } = player;
/** every place of three events or more after which a pull may stop */
const halves = ({ events }: Pick<Update, 'events'>): number[] => (events.length > 1 ? [1] : []);
const move = Array.from({ length }, (_, i) => i + 1).find((at) => player.update(at, 'open').events.length > 2)!;
const short = ({ index, kind, events, next }: Update): string => `${index} ${kind} ${events.length} ${String(next)}`;

describe('the feed of a recorded game', () => {
  it('begins with a jump, and goes on move by move to the end, where it waits', async () => {
    const feed = new ReplayFeed(player, 'open', length - 2);
    const first = (await feed.next())!;
    expect(short(first)).toBe(`${length - 1} jump 0 wait`);
    expect(first.after).toEqual({ ...player.view(length - 2, 'open'), decision: null });
    const [one, two] = [(await feed.next())!, (await feed.next())!];
    expect(one).toMatchObject({
      index: length,
      kind: 'play',
      next: 'wait',
      events: player.update(length - 1, 'open').events,
    });
    expect([two.index, two.next, feed.place]).toEqual([length + 1, 'over', { at: length, part: null }]);
    let more: Update | null = null;
    void feed.next().then((update) => (more = update));
    await settled();
    expect(more).toBeNull();
    feed.seek(1);
    await settled();
    expect(short(more!)).toBe('2 jump 0 wait');
    expect(feed.place).toEqual({ at: 1, part: null });
  });

  it('shows nobody a decision', async () => {
    const feed = new ReplayFeed(player, 'north', 0);
    for (let n = 0; n < length; n++) {
      const { before, after, events, viewAt } = (await feed.next())!;
      const views = [before, after, ...events.map((_event, i) => viewAt(i))];
      expect(views.map(({ decision }) => decision)).toEqual(views.map(() => null));
    }
  });

  it('keeps a seek within the game', () => {
    const feed = new ReplayFeed(player, 'open', 3);
    for (const [to, at] of [
      [-1, 0],
      [length + 7, length],
      [2.9, 2],
      [Number.NaN, 0],
    ] as const) {
      feed.seek(to);
      expect(feed.place.at).toBe(at);
    }
  });

  it('stops in the middle of a move where the page says, and goes on from there', async () => {
    const feed = new ReplayFeed(player, 'open', move - 1, halves);
    await feed.next();
    const whole = player.update(move, 'open');
    const [one, two] = [(await feed.next())!, null as Update | null];
    expect([one.events, feed.place]).toEqual([whole.events.slice(0, 1), { at: move, part: 1 }]);
    const rest = (await feed.next())!;
    expect([rest.events, rest.before, feed.place]).toEqual([
      whole.events.slice(1),
      one.after,
      { at: move, part: null },
    ]);
    expect(two).toBeNull();
    feed.seek(move, 2);
    expect((await feed.next())!).toMatchObject({
      kind: 'jump',
      index: move + 1,
      next: 'wait',
      after: { decision: null },
    });
    expect((await feed.next())!.events).toEqual(whole.events.slice(2));
  });

  it('shows a move whole that stops only where it ends', async () => {
    const feed = new ReplayFeed(player, 'open', move - 1, ({ events }) => [0, events.length]);
    await feed.next();
    expect((await feed.next())!.events).toEqual(player.update(move, 'open').events);
    expect(feed.place).toEqual({ at: move, part: null });
    expect(feed.ahead, 'and moves on only once it has been seen').toBe(false);
  });

  it('shows another viewer, or another game, from where it is told', async () => {
    const feed = new ReplayFeed(player, 'open', move);
    await feed.next();
    let resets = 0;
    feed.onReset(() => (resets += 1));
    feed.show(player, 'east', move);
    expect([feed.viewer, resets, (await feed.next())!.after.viewer]).toEqual(['east', 1, 'east']);
    const variation = player.variation(2, []);
    if (!variation.ok) throw new Error(variation.problem.key);
    feed.show(variation.player, 'east', 9);
    expect([feed.place.at, (await feed.next())!.next]).toEqual([2, 'over']);
  });
});

describe('part of an update', () => {
  const whole = { ...player.update(move, 'open'), reason: 'why' };
  const { events } = whole;

  it('has its own events, tables and end; all of it is the update itself', () => {
    expect(partOf(whole, 0, events.length)).toBe(whole);
    for (let from = 0; from < events.length; from++)
      for (let to = from + 1; to <= events.length; to++) {
        const part = partOf(whole, from, to);
        expect(part.events).toEqual(events.slice(from, to));
        for (let n = 0; n < to - from; n++) expect(part.viewAt(n)).toEqual(whole.viewAt(from + n));
        expect(part.before).toEqual(whole.viewAt(from));
        expect(part.after).toEqual(to === events.length ? whole.after : whole.viewAt(to));
        expect(() => part.viewAt(to - from + 1)).toThrow(RangeError);
      }
    expect(() => partOf(whole, 0, events.length + 1)).toThrow(RangeError);
  });

  it('names the move where it begins, and gives the reason and what comes next where it ends', () => {
    const [first, last] = [partOf(whole, 0, 1), partOf({ ...whole, next: 'ask' }, 1, events.length)];
    expect([first.move, first.reason, first.next]).toEqual([whole.move, null, 'wait']);
    expect([last.move, last.reason, last.next]).toEqual([null, 'why', 'ask']);
  });
});
