/** What a view shows of hands, laid cards, tokens, rooms and the open question, and what a seat is told of what is hidden. */
import { describe, expect, it } from 'vitest';
import { OPEN, type Viewer } from '../../../src/core/game.ts';
import type { TableSetup } from '../../../src/games/infiltration/notation/table-setup.ts';
import type { Event } from '../../../src/games/infiltration/rules/events.ts';
import type { State } from '../../../src/games/infiltration/rules/model.ts';
import { redact, viewOf } from '../../../src/games/infiltration/rules/view.ts';
import { laidState } from './hud/support.ts';

const THREE: TableSetup = {
  options: { players: 3 },
  first: 'quill',
  floor1: ['Reception Desk', { room: 'Camera Gallery', tokens: [3, 1] }, { down: 'Canteen' }],
  operatives: {
    quill: { room: 'Camera Gallery', tokens: [3, 1], items: ['Kick Scooter', 'Fake Badge'] },
    ferro: { tokens: [2], items: ['Glide Soles'], prototypes: 1 },
    ash: { items: [] },
  },
};
const ended = (s: State): State => ({ ...s, ask: null, table: { ...s.table, over: { reason: 'empty' } } });
const hands = (s: State, viewer: Viewer) => viewOf(s, viewer).ops.map(({ items }) => items);
const tokens = (s: State, viewer: Viewer) => viewOf(s, viewer).ops.map((one) => one.tokens);
const picks = (s: State, viewer: Viewer) => viewOf(s, viewer).ops.map(({ pick }) => pick);

describe('a view shows', () => {
  const s = laidState(THREE);

  it('the own items and token values, the number of the others’; an open one all', () => {
    expect(hands(s, 'quill')).toEqual([['I04', 'I12'], [null], []]);
    expect(hands(s, 'ferro')).toEqual([[null, null], ['I02'], []]);
    expect(hands(s, 'audience')).toEqual([[null, null], [null], []]);
    expect(hands(s, OPEN)).toEqual([['I04', 'I12'], ['I02'], []]);
    expect(tokens(s, 'quill')).toEqual([[1, 3], [null], []]);
    expect(tokens(s, 'ash')).toEqual([[null, null], [2], []].map((one, i) => (i === 1 ? [null] : one)));
    expect(tokens(s, OPEN)).toEqual([[1, 3], [2], []]);
  });

  it('at the end all values and hands', () => {
    expect(tokens(ended(s), 'ash')).toEqual([[1, 3], [2], []]);
    expect(hands(ended(s), 'ash')).toEqual([['I04', 'I12'], ['I02'], []]);
  });

  it('Prototypes and the number of tokens in a room to everybody, their values to nobody', () => {
    for (const viewer of ['quill', 'audience', OPEN]) {
      const { ops, rooms } = viewOf(s, viewer);
      expect(ops[1]!.prototypes).toBe(1);
      expect(rooms[1]!.tokens).toBe(2);
    }
  });

  it('a face-down room to nobody, unless they have looked at it', () => {
    const room = (at: State, viewer: Viewer) => viewOf(at, viewer).rooms[2]!.code;
    expect([room(s, 'quill'), room(s, 'ferro'), room(s, OPEN)]).toEqual([null, null, 'F06']);
    const looked = structuredClone(s);
    looked.table.rooms[2] = { ...looked.table.rooms[2]!, known: 1 };
    expect([room(looked, 'quill'), room(looked, 'ferro')]).toEqual(['F06', null]);
  });

  it('a laid card to who laid it, to the others that one lies there, until it is turned up', () => {
    const laid = laidState(THREE, 'quill: pick Advance', 'ferro: pick Glide Soles');
    expect(picks(laid, 'quill')).toEqual(['advance', '', null]);
    expect(picks(laid, 'ferro')).toEqual(['', 'I02', null]);
    expect(picks(laid, 'audience')).toEqual(['', '', null]);
    expect(picks(laid, OPEN)).toEqual(['advance', 'I02', null]);
  });

  it('the open question to all, its moves to who answers it', () => {
    const moves = (viewer: Viewer): number => viewOf(s, viewer).decision!.moves.length;
    for (const viewer of ['quill', 'ferro', 'audience', OPEN])
      expect(viewOf(s, viewer).decision).toMatchObject({ seat: 'quill', kind: 'pick', op: 0 });
    expect([moves('quill'), moves(OPEN)]).toEqual([6, 6]);
    expect([moves('ferro'), moves('audience')]).toEqual([0, 0]);
  });

  it('no seed', () => {
    for (const viewer of ['quill', OPEN]) expect(viewOf(s, viewer).options).not.toHaveProperty('seed');
  });
});

describe('a seat is told', () => {
  const s = laidState(THREE);
  const told = (event: Event): unknown[] => ['quill', 'ferro', 'audience'].map((viewer) => redact(s, event, viewer));

  it('its own card, items, tokens and looks; of the others’ how many', () => {
    const own: readonly [Event, Event][] = [
      [
        { type: 'picked', op: 0, card: 'advance' },
        { type: 'picked', op: 0, card: '' },
      ],
      [
        { type: 'drew', op: 0, items: ['I07', 'I08'] },
        { type: 'drew', op: 0, items: ['', ''] },
      ],
      [
        { type: 'took', op: 0, room: 1, values: [3, 1] },
        { type: 'took', op: 0, room: 1, values: [0, 0] },
      ],
      [
        { type: 'drew-token', op: 0, values: [2] },
        { type: 'drew-token', op: 0, values: [0] },
      ],
      [
        { type: 'peeked', op: 0, room: 2, code: 'F06' },
        { type: 'peeked', op: 0, room: 2, code: '' },
      ],
      [
        { type: 'searched', op: 0, items: ['I07', 'I08'], kept: 'I08' },
        { type: 'searched', op: 0, items: ['', ''], kept: '' },
      ],
      [
        { type: 'banked', op: 0, room: 1, value: 3 },
        { type: 'banked', op: 0, room: 1, value: 0 },
      ],
      [
        { type: 'bank-taken', op: 0, room: 1, values: [3] },
        { type: 'bank-taken', op: 0, room: 1, values: [0] },
      ],
    ];
    for (const [event, hidden] of own) {
      expect(told(event), event.type).toEqual([event, hidden, hidden]);
      expect(redact(s, event, OPEN)).toEqual(event);
    }
  });

  it('of a token taken from somebody what it is worth, if it is one of the two', () => {
    const event: Event = { type: 'stole', op: 1, from: 0, value: 3 };
    expect(told(event)).toEqual([event, event, { ...event, value: 0 }]);
  });

  it('nothing of the order of rooms, tokens and items, nor where a token goes in the pool', () => {
    const blank = <E extends Event>(event: E, hidden: Partial<E>): void =>
      expect(told(event)).toEqual([0, 1, 2].map(() => ({ ...event, ...hidden })));
    blank({ type: 'rooms-laid', rooms: ['F01', 'F02'] }, { rooms: ['', ''] });
    blank({ type: 'tokens-mixed', values: [1, 2] }, { values: [0, 0] });
    blank({ type: 'items-shuffled', items: ['I01'] }, { items: [''] });
    blank({ type: 'reshuffled', items: ['I01'] }, { items: [''] });
    expect(told({ type: 'swapped', op: 0, gave: 1, got: 3, at: 40 })).toEqual([
      { type: 'swapped', op: 0, gave: 1, got: 3, at: 0 },
      { type: 'swapped', op: 0, gave: 0, got: 0, at: 0 },
      { type: 'swapped', op: 0, gave: 0, got: 0, at: 0 },
    ]);
  });

  it('all that lies open', () => {
    for (const event of [
      { type: 'turned-up', op: 1, card: 'I02' },
      { type: 'revealed', room: 2, code: 'F06' },
      { type: 'rolled', n: 4, for: 'security' },
      { type: 'discarded', op: 1, item: 'I02' },
    ] satisfies Event[])
      expect(told(event)).toEqual([event, event, event]);
  });
});
