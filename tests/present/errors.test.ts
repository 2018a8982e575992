/** Errors of rules, bots, animations and the page itself are reported, and the game goes on. */
import { describe, expect, it } from 'vitest';
import type { Renderer } from '../../src/present/renderer.ts';
import { push, settled, start } from './table.ts';
import { updateOf } from './updates.ts';

const fails = (): never => {
  throw new Error('page');
};

describe('the rules', () => {
  it('refuse an answer: the question is asked again', async () => {
    const table = await start();
    await push(table, 'jump ask');
    table.presenter.send({ type: 'KEY', answer: 'illegal' });
    expect(table.said().slice(-3)).toEqual(['answer: illegal, chosen', 'failed: illegal', 'ask']);
    table.presenter.send({ type: 'KEY', answer: 'sound' });
    await push(table, 'ask');
    expect(table.now().moving).toBe(true);
  });

  it('refuse an answer of the settings: the person is asked', async () => {
    for (const speed of [1, 0]) {
      const table = await start();
      table.presenter.send({ type: 'SPEED', speed });
      await push(table, 'refused');
      table.presenter.send({ type: 'SKIP' });
      expect(table.now()).toMatchObject({ asking: true, view: { at: 'refused' } });
      expect(table.said().at(-1)).toBe('ask');
    }
  });

  it('make no update: a key, a press or an undo tries again', async () => {
    const table = await start();
    table.feed.fail();
    await settled();
    expect([table.said(), table.feed.pulled]).toEqual([['failed: no update'], false]);
    table.presenter.send({ type: 'KEY' });
    expect(table.feed.pulled).toBe(true);
    table.feed.fail();
    await settled();
    table.presenter.send({ type: 'SKIP' });
    expect(table.feed.pulled).toBe(true);
    table.feed.fail();
    await settled();
    void table.feed.reset(updateOf('jump ask'));
    await settled();
    expect(table.now().asking).toBe(true);
  });
});

describe('a renderer', () => {
  it('cannot show what is in the middle of an update: the rest is settled', async () => {
    const table = await start({ drawn: false });
    void table.feed.push({ ...updateOf('ask'), viewAt: fails });
    await settled();
    expect(table.said()).toEqual(['taken: ask, 2 events', 'failed: page', 'shown: ask all', 'ask']);
  });

  it('cannot say how much it has shown: the animation ends', async () => {
    const table = await start();
    let shown = (_events: number): void => {};
    const stage: Renderer = {
      show: (_update, options) => new Promise(() => (shown = options.shown)),
      settle: () => {},
    };
    table.presenter.send({ type: 'STAGE', stage });
    void table.feed.push({ ...updateOf('ask'), viewAt: fails });
    await settled();
    shown(1);
    expect(table.said()).toEqual(['taken: ask, 2 events', 'failed: page', 'shown: ask all', 'ask']);
  });

  it('fails at once, also while it settles', async () => {
    const table = await start();
    table.presenter.send({ type: 'STAGE', stage: { show: fails, settle: fails } });
    void table.feed.push(updateOf('wait'));
    await push(table, 'ask');
    expect(table.said().filter((one) => !one.startsWith('taken'))).toEqual([
      'failed: page',
      'failed: page',
      'failed: page',
      'shown: wait all',
      'failed: page',
      'failed: page',
      'shown: ask all',
      'ask',
    ]);
    table.presenter.send({ type: 'LOST' });
    table.presenter.send({ type: 'KEY', answer: 'sound' });
    await push(table, 'wait');
    expect(table.now().moving).toBe(true);
  });
});

describe('the page', () => {
  it.each(['taken', 'shown', 'ask', 'cut', 'automatic', 'dwell', 'moment', 'undo', 'seek'] as const)(
    'may fail in "%s"',
    async (method) => {
      const table = await start({}, { [method]: fails });
      for (const name of ['wait', 'slow', 'card', 'automatic', 'ask'] as const) void table.feed.push(updateOf(name));
      await settled();
      for (let i = 0; i < 30 && !(table.now().asking && table.now().update!.reason === 'ask'); i++) {
        table.presenter.send({ type: 'KEY', answer: 'sound' });
        await settled();
      }
      table.presenter.send({ type: 'UNDO' });
      table.presenter.send({ type: 'SEEK', to: 1 });
      expect(table.now().asking).toBe(true);
      expect(table.said()).toContain('failed: page');
    },
  );

  it.each(['handover', 'handedOver'] as const)('may fail in "%s"', async (method) => {
    const table = await start({}, { [method]: fails });
    await push(table, 'jump hand');
    expect(table.now().handover).toBe('you');
    table.presenter.send({ type: 'READY' });
    expect(table.now().handover).toBeNull();
    expect(table.said()).toContain('failed: page');
  });

  it('may fail while the coach is asked: the answer counts', async () => {
    const table = await start({}, { advise: fails });
    await push(table, 'jump ask');
    table.presenter.send({ type: 'KEY', answer: 'sound' });
    expect(table.said().slice(-2)).toEqual(['failed: page', 'answer: sound, chosen']);
  });
});
