/** How fast it goes: bots alone, the end of a game, speed 0, the plain table's banner. */
import { describe, expect, it } from 'vitest';
import type { PresenterEvent } from '../../src/present/events.ts';
import { type HandTable, end, pass, push, send, start } from './table.ts';
import type { NamedView } from './updates.ts';

const stageShows = ({ stage }: HandTable): string | undefined => (stage.view as NamedView | null)?.at;
const KEY: PresenterEvent = { type: 'KEY' };
const answer = (given: string): PresenterEvent => ({ type: 'KEY', answer: given });
const BOTH = [
  ['drawn', true],
  ['plain', false],
] as const;

describe('bots alone', () => {
  const bots = (drawn = true): Promise<HandTable> => start({ drawn });
  it.each(BOTH)('can be paused, stepped and let go again, on a table that is %s', async (_name, drawn) => {
    const table = await bots(drawn);
    await push(table, 'slow', 'slow', 'slow', 'slow');
    await send(table, { type: 'PAUSE' });
    await end(table);
    await pass(table, 5000);
    expect(table.said().filter((one) => one.startsWith('taken'))).toHaveLength(1);
    expect(table.now()).toMatchObject({ playing: false, moving: false, settled: false });
    await send(table, { type: 'STEP' });
    expect(table.now().moving).toBe(true);
    await end(table);
    await pass(table, 5000);
    expect(table.said().filter((one) => one.startsWith('taken'))).toHaveLength(1);
    await send(table, { type: 'PLAY' });
    await end(table);
    expect(table.now()).toMatchObject({ playing: true, moving: false, settled: true });
    await pass(table, 699);
    expect(table.now().moving).toBe(false);
    await pass(table, 1);
    expect(table.now().moving).toBe(true);
  });

  it('rest after each move so that it can be read, but go on at once at a key, a skip or a step', async () => {
    for (const event of [KEY, { type: 'SKIP' }, { type: 'STEP' }] satisfies PresenterEvent[]) {
      const table = await bots();
      await push(table, 'slow', 'wait');
      await end(table);
      expect(table.now()).toMatchObject({ moving: false, view: { at: 'slow' } });
      await send(table, event);
      expect(table.now()).toMatchObject({ moving: true, update: { reason: 'wait' }, playing: true });
    }
  });

  it('stay where they are when they are paused while the table rests', async () => {
    const table = await bots();
    await push(table, 'slow', 'wait');
    await end(table);
    await send(table, { type: 'PAUSE' });
    await pass(table, 5000);
    expect(table.now().update!.reason).toBe('slow');
    await send(table, { type: 'PLAY', rested: true });
    expect(table.now().moving).toBe(false);
    await pass(table, 700);
    expect(table.now().update!.reason).toBe('wait');
  });

  it('move as slowly as is asked, from the animation on that is running', async () => {
    const table = await bots();
    await push(table, 'wait');
    expect(table.stage.speed()).toBe(1);
    await send(table, { type: 'SPEED', speed: 0.5 });
    expect([table.now().moving, table.stage.speed()]).toEqual([true, 0.5]);
  });

  it('are not said to think while they are paused', async () => {
    const table = await bots();
    await push(table, 'other');
    await end(table);
    await pass(table, 399);
    expect(table.now().thinking).toBe(false);
    await pass(table, 1);
    expect(table.now().thinking).toBe(true);
    await send(table, { type: 'PAUSE' });
    await pass(table, 1000);
    expect(table.now().thinking).toBe(false);
    await send(table, { type: 'PLAY' });
    await pass(table, 400);
    expect(table.now().thinking).toBe(true);
    await push(table, 'wait');
    expect(table.now().thinking).toBe(false);
  });
});

describe('the end', () => {
  it.each(BOTH)('is told one second after the last animation, on a table that is %s', async (_name, drawn) => {
    const table = await start({ drawn });
    await push(table, 'over');
    if (drawn) await end(table);
    expect(table.now()).toMatchObject({ told: false, settled: true });
    await pass(table, 999);
    expect(table.now().told).toBe(false);
    await pass(table, 1);
    expect(table.now().told).toBe(true);
  });

  it.each<[string, PresenterEvent]>([
    ['a key', KEY],
    ['a skip', { type: 'SKIP' }],
  ])('is told sooner with %s, but never before the table shows it', async (_how, event) => {
    const table = await start();
    await push(table, 'over');
    await send(table, event);
    expect(table.now()).toMatchObject({ told: false, view: { at: 'over' } });
    await send(table, event);
    expect(table.now().told).toBe(true);
  });

  it('is told at once if there was nothing to see, and is not the end if more comes', async () => {
    const table = await start();
    await push(table, 'jump over');
    expect(table.now().told).toBe(true);
    await push(table, 'ask');
    expect(table.now()).toMatchObject({ told: false, moving: true });
  });
});

describe('speed 0', () => {
  it.each(BOTH)('animates nothing and reports everything, on a table that is %s', async (_name, drawn) => {
    const table = await start({ drawn, speed: 0 });
    await push(table, 'wait', 'automatic', 'glance', 'ask');
    expect(table.said()).toEqual([
      'taken: wait, 2 events',
      'shown: wait all',
      'taken: automatic, 1 events',
      'answer: sound, automatic',
      'shown: automatic all',
      'taken: glance, 1 events',
      'shown: glance all',
      'ask',
    ]);
    await send(table, answer('sound'));
    expect(table.now()).toMatchObject({ asking: true, reading: false, view: { at: 'ask' } });
    if (drawn) expect(stageShows(table)).toBe('ask');
  });

  it('still rests, and pauses', async () => {
    const table = await start({ speed: 0 });
    await push(table, 'slow', 'wait');
    await send(table, { type: 'PAUSE' });
    await pass(table, 5000);
    expect(table.now().update!.reason).toBe('slow');
    await send(table, { type: 'STEP' });
    expect(table.now().update!.reason).toBe('wait');
  });
});

describe('the plain table', () => {
  it('takes its banner away when a key ends it', async () => {
    const table = await start({ drawn: false });
    await push(table, 'great');
    expect(table.banner()?.title).toBe('great');
    await pass(table, 1999);
    expect(table.now().moving).toBe(true);
    await send(table, KEY);
    expect([table.banner(), table.now().moving]).toEqual([null, false]);
  });
});
