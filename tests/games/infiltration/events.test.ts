/** What events do besides changing the table: which of them forbid taking a move back, and which do not fit a table. */
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/infiltration/index.ts';
import { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
import { apply, type Event } from '../../../src/games/infiltration/rules/events.ts';
import type { State } from '../../../src/games/infiltration/rules/model.ts';
import { itemDef, roomDef } from '../../../src/games/infiltration/rules/registry.ts';
import { optionsNo, randomGame } from './support/games.ts';

/** Events that use chance or show what was hidden. */
const FINAL = [
  'bank-taken',
  'drew',
  'drew-token',
  'first-drawn',
  'items-shuffled',
  'peeked',
  'reshuffled',
  'revealed',
  'rolled',
  'rooms-laid',
  'searched',
  'stole',
  'swapped',
  'tokens-mixed',
  'took',
  'turned-up',
];

it('no move is taken back that has used chance or shown what was hidden; any other may be', () => {
  const met = new Set<string>();
  const watch = () => {
    // before a game there is nothing to take back
    let begun = false;
    return ({ type }: Event, s: State): void => {
      if (begun) expect(s.noTakeBack, type).toBe(FINAL.includes(type));
      if (begun && s.noTakeBack) met.add(type);
      begun = true;
      s.noTakeBack = false;
    };
  };
  for (let n = 0; n < 400; n++) randomGame(optionsNo(n, 'back'), { event: watch() });
  // what is rare in whole games
  const tell = watch();
  const operatives = { quill: { room: 'Exchange Desk', tokens: [1] } };
  const s = simulation.start({ table: { options: { players: 2 }, floor2: ['Exchange Desk'], operatives } }, tell);
  for (const card of ['interface', 'download']) simulation.play(s, { do: 'pick', card }, tell);
  expect([...met].sort()).toEqual(FINAL);
});

describe('an event that does not fit the table is refused', () => {
  const UNFIT: Record<string, Event> = {
    'more tokens than the pool holds': { type: 'tokens-laid', room: 0, n: 118 },
    'a token of somebody who has none': { type: 'stole', op: 0, from: 1, value: 3 },
    'an item that is not in the hand': { type: 'discarded', op: 0, item: 'I99' },
    'a guard who is not in the building': { type: 'guard-moved', kind: 'purger', to: 3 },
    'the leaving of a guard who is not there': { type: 'guard-gone', kind: 'purger' },
  };
  it.each(Object.keys(UNFIT))('%s', (name) => {
    const { table } = simulation.start(optionsNo(1));
    expect(() => apply(table, UNFIT[name]!)).toThrow();
  });

  it('a room and an item that nobody has printed', () => {
    expect(() => roomDef('F99')).toThrow('F99');
    expect(() => itemDef('I99')).toThrow('I99');
  });
});

it('rolls of the die say what for', () => {
  const range = { room: 'Exchange Desk' };
  const setup = {
    options: { players: 2 },
    floor2: [range.room, 'Firing Range'],
    operatives: { quill: { room: range.room } },
  };
  const { events, problem } = runScenario(
    { name: 'two rolls', setup, play: ['quill: pick Advance', 'ferro: pick Download'] },
    'compiled',
  );
  expect(problem).toBeNull();
  expect(events.flatMap((event) => (event.type === 'rolled' ? [event.for] : []))).toEqual(['wound', 'security']);
});
