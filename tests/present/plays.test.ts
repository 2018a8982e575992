/** What must never go wrong on the screen, each as a short play: the real presenter with a feed, a clock and a table in the test's hand. */
import { describe, expect, it } from 'vitest';
import type { PresenterEvent } from '../../src/present/events.ts';
import { type HandTable, PLAIN_TIME, end, pass, push, send, settled, start } from './table.ts';
import { type NamedView, updateOf } from './updates.ts';

const stageShows = ({ stage }: HandTable): string | undefined => (stage.view as NamedView | null)?.at;
const KEY: PresenterEvent = { type: 'KEY' };
const answer = (given: string): PresenterEvent => ({ type: 'KEY', answer: given });
const BOTH = [
  ['drawn', true],
  ['plain', false],
] as const;

describe.each(BOTH)('an animation that is skipped, on a table that is %s', (_name, drawn) => {
  it.each<[string, PresenterEvent]>([
    ['with the skip', { type: 'SKIP' }],
    ['with a key', KEY],
    ['with a step', { type: 'STEP' }],
    ['by speed 0', { type: 'SPEED', speed: 0 }],
    ['by the loss of the drawn table', { type: 'LOST' }],
    ['by a drawn table that has started', { type: 'STAGE', stage: { show: async () => {}, settle: () => {} } }],
  ])('is reported, and the question comes, %s', async (_how, event) => {
    const table = await start({ drawn });
    await push(table, 'wait', 'ask');
    for (let shown = 0; table.now().moving; shown++) {
      if (drawn && shown === 1) table.stage.shown(1);
      await send(table, event);
    }
    const said = table.said();
    expect(said.filter((one) => one.endsWith('all'))).toEqual(['shown: wait all', 'shown: ask all']);
    expect(said.at(-1)).toBe('ask');
    expect(table.now()).toMatchObject({ asking: true, settled: true, view: { at: 'ask', decision: { kind: 'me' } } });
  });

  it('leaves no animation behind that could end later', async () => {
    const table = await start({ drawn });
    await push(table, 'wait', 'slow');
    await send(table, KEY);
    expect(table.now()).toMatchObject({ moving: true, update: { reason: 'slow' } });
    expect(table.stage.moving).toBe(drawn ? 1 : null);
    await pass(table, PLAIN_TIME - 1);
    expect(table.now().moving).toBe(true);
  });

  it('shows the table whose move is asked about, not an earlier one', async () => {
    const table = await start({ drawn });
    await push(table, 'ask');
    if (drawn) table.stage.shown(1);
    await send(table, { type: 'SKIP' });
    if (drawn) expect(stageShows(table)).toBe('ask');
    expect(table.now().view.at).toBe('ask');
  });
});

describe('a key that answers something', () => {
  it.each(BOTH)('is not lost without a word while others act, on a table that is %s', async (_name, drawn) => {
    const table = await start({ drawn });
    await push(table, 'other');
    await send(table, answer('sound'));
    expect(table.said().slice(-2)).toEqual(['one moment', 'shown: other all']);
    await send(table, answer('sound'));
    expect(table.said()).toEqual(['one moment']);
    await push(table, 'ask');
    await send(table, { type: 'SKIP' }, answer('sound'));
    expect(table.said().at(-1)).toBe('answer: sound, chosen');
  });

  it('does nothing while another person has to take the screen', async () => {
    const table = await start();
    await push(table, 'hand');
    await end(table);
    table.said();
    await send(table, answer('sound'), KEY, { type: 'SKIP' });
    expect(table.said()).toEqual([]);
    expect(table.now().handover).toBe('you');
  });

  it('is shown to the coach, but not a key that answers nothing', async () => {
    const heard: unknown[] = [];
    const table = await start({}, { advise: (given) => (heard.push(given), given === 'foolish') });
    await push(table, 'jump ask');
    await send(table, KEY, answer('foolish'), KEY, answer('sound'));
    expect(heard).toEqual(['foolish', 'sound']);
    expect(table.said().at(-1)).toBe('answer: sound, chosen');
  });

  it('waits for the coach, and another one takes its place', async () => {
    const table = await start();
    await push(table, 'jump ask');
    await send(table, answer('foolish'));
    expect(table.said()).not.toContain('answer: foolish, chosen');
    await send(table, answer('rash'), { type: 'HEARD', how: 'aside' });
    expect(table.said().at(-1)).toBe('answer: rash, chosen');
    await push(table, 'jump ask');
    await send(table, answer('foolish'), { type: 'HEARD', how: 'followed' });
    expect(table.now().asking).toBe(true);
    await send(table, answer('foolish'), answer('sound'));
    expect(
      table
        .said()
        .filter((one) => one !== 'ask')
        .at(-1),
    ).toBe('answer: sound, chosen');
  });
});

describe('a renderer that is lost in the middle of an animation', () => {
  it('hands over to the other, and no question is lost', async () => {
    const table = await start();
    await push(table, 'ask');
    table.stage.shown(1);
    await send(table, { type: 'LOST' });
    expect(table.stage.moving).toBeNull();
    expect(table.now()).toMatchObject({ asking: true, view: { at: 'ask' } });
    await send(table, answer('sound'));
    await push(table, 'slow');
    expect([table.stage.moving, table.now().moving]).toEqual([null, true]);
    await send(table, { type: 'STAGE', stage: table.stage });
    expect([stageShows(table), table.now().moving]).toEqual(['slow', false]);
    await pass(table, 700);
    await push(table, 'ask');
    expect(table.stage.moving).toBe(2);
  });

  it('is reported if it broke, and the next update is animated', async () => {
    const table = await start();
    await push(table, 'wait', 'ask');
    table.stage.shown(1);
    table.stage.fail();
    await settled();
    expect(table.said().slice(-4)).toEqual([
      'shown: wait 1',
      'failed: broken',
      'shown: wait all',
      'taken: ask, 2 events',
    ]);
    expect(table.stage.moving).toBe(2);
  });
});

describe('an undo', () => {
  const MODES: readonly [string, (table: HandTable) => Promise<void>][] = [
    ['nothing is shown', async () => {}],
    ['an animation is running', (table) => push(table, 'wait')],
    ['the next update waits', (table) => push(table, 'wait', 'wait')],
    ['a card is read', async (table) => (await push(table, 'card'), end(table))],
    ['the table rests', async (table) => (await push(table, 'slow'), end(table))],
    ['a question is open', (table) => push(table, 'jump ask')],
    ['the coach advises', async (table) => (await push(table, 'jump ask'), send(table, answer('foolish')))],
    ['another person has to take the screen', (table) => push(table, 'jump hand')],
    ['the end is looked at', async (table) => (await push(table, 'over'), end(table))],
    ['the end was told', (table) => push(table, 'jump over')],
    ['the settings have answered', (table) => push(table, 'automatic')],
  ];
  describe.each(BOTH)('on a table that is %s', (_name, drawn) => {
    it.each(MODES)('leads to the question before, when %s', async (_when, reach) => {
      const table: HandTable = await start({ drawn }, { undo: () => void table.feed.reset(updateOf('jump ask')) });
      await reach(table);
      table.said();
      await send(table, { type: 'UNDO' });
      expect(table.said()).toEqual(['taken: jump ask, 0 events', 'shown: jump ask all', 'ask']);
      expect(table.now()).toMatchObject({ asking: true, reading: false, handover: null, view: { at: 'jump ask' } });
      if (drawn) expect([table.stage.moving, stageShows(table)]).toEqual([null, 'jump ask']);
      await send(table, answer('sound'));
      expect(table.said()).toEqual(['answer: sound, chosen']);
    });
  });

  it('changes nothing if nothing can be undone', async () => {
    const table = await start();
    await push(table, 'wait');
    await send(table, { type: 'UNDO' });
    expect(table.now().moving).toBe(true);
  });
});

describe('a reset', () => {
  it('makes void what was taken at the same moment', async () => {
    const table = await start();
    void table.feed.push(updateOf('wait'));
    void table.feed.reset(updateOf('jump ask'));
    await settled();
    expect(table.said()).toEqual(['taken: jump ask, 0 events', 'shown: jump ask all', 'ask']);
  });

  it('of a reset shows only the last jump', async () => {
    const table = await start();
    void table.feed.reset(updateOf('jump'));
    void table.feed.reset(updateOf('jump over'));
    void table.feed.reset(updateOf('jump ask'));
    await settled();
    expect(table.said()).toEqual(['taken: jump ask, 0 events', 'shown: jump ask all', 'ask']);
  });

  it('makes void what was taken ahead, and its jump is shown while bots are paused', async () => {
    const table = await start();
    await push(table, 'wait', 'slow');
    await send(table, { type: 'PAUSE' });
    await end(table);
    void table.feed.reset(updateOf('jump'));
    await settled();
    expect(table.said().filter((one) => one.startsWith('taken'))).toEqual([
      'taken: wait, 2 events',
      'taken: jump, 0 events',
    ]);
    await send(table, { type: 'STEP' });
    await push(table, 'ask');
    expect(table.now().update!.reason).toBe('ask');
  });
});

describe('a person who has to take the screen', () => {
  it.each(BOTH)('is waited for before anything is shown, on a table that is %s', async (_name, drawn) => {
    const table = await start({ drawn, claim: 'me' });
    await push(table, 'wait');
    expect([table.said(), table.feed.pulled]).toEqual([['handover to me'], false]);
    expect(table.now()).toMatchObject({ handover: 'me', settled: true, asking: false, view: { at: 'start' } });
    await send(table, { type: 'READY' });
    expect(table.now()).toMatchObject({ handover: null, moving: true });
  });

  it('comes after the last move of the one who leaves, which a hidden page does not animate', async () => {
    const table = await start();
    await push(table, 'wait');
    await send(table, { type: 'HIDE' });
    expect(table.now().moving).toBe(true);
    await end(table);
    await push(table, 'hand');
    await send(table, { type: 'HIDE' });
    expect(table.said().slice(-2)).toEqual(['shown: hand all', 'handover to you']);
    await send(table, { type: 'READY' });
    void table.feed.reset(updateOf('jump ask'));
    await settled();
    expect(table.said()).toEqual(['handed over', 'taken: jump ask, 0 events', 'shown: jump ask all', 'ask']);
  });
});

describe('a stop in the middle of an update', () => {
  it.each(BOTH)('shows the card first, and then the rest, on a table that is %s', async (_name, drawn) => {
    const table = await start({ drawn });
    await push(table, 'card', 'wait');
    await end(table);
    expect(table.now()).toMatchObject({ asking: true, reading: true, view: { at: 'card read' } });
    if (drawn) expect(stageShows(table)).toBe('card read');
    expect(table.said(), 'nothing of what comes after it').toContain('taken: card, 1 events');
    await send(table, KEY);
    expect(table.said()).toEqual([]);
    await send(table, answer('sound'));
    if (drawn) table.stage.shown(1);
    await settled();
    expect(table.said()).toEqual([
      'answer: sound, reading',
      'taken: card, 2 events',
      drawn ? 'shown: card 1' : 'shown: card 2',
      ...(drawn ? [] : ['shown: card all', 'taken: wait, 2 events', 'shown: wait 2']),
    ]);
    if (drawn) expect(table.now().view.at).toBe('card 2');
  });

  it('does not have the feed read further, and can be skipped', async () => {
    const table = await start({ ahead: false });
    const shown = table.feed.push(updateOf('glance'));
    let passed = false;
    void shown.then(() => (passed = true));
    await settled();
    await end(table);
    await send(table, { type: 'SKIP' });
    expect([passed, table.feed.pulled, table.now().moving]).toEqual([false, false, true]);
    await end(table);
    expect([passed, table.feed.pulled]).toEqual([true, true]);
  });
});

describe('a seek', () => {
  it('is on the table at once, so that the page is laid out once for it', async () => {
    const table = await start({ playing: false });
    void table.feed.reset(updateOf('jump ask'));
    expect(table.now()).toMatchObject({ asking: true, view: { at: 'jump ask' } });
    await settled();
    expect(table.said()).toEqual(['taken: jump ask, 0 events', 'shown: jump ask all', 'ask']);
  });
});
