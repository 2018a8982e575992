/** Applies events read from a file: checks each field against the table before `apply` changes it. */
import { type Check, flag, int, listOf, oneOf, recordedBy } from '../../../replay/checks.ts';
import { CHART_CONFIGS } from '../rules/charts.ts';
import { allItems, allRooms } from '../rules/defs.ts';
import { type Event, type EventOf, apply } from '../rules/events.ts';
import { TOKENS } from '../rules/flow/heist.ts';
import { ACTIONS } from '../rules/words.ts';
import { DEEPEST, isAction, isInside, OUTSIDE, SECRET, type Table } from '../rules/model.ts';
import { END, LEAST_ALARM, MOST_ALARM } from '../rules/play.ts';

const ROOM_CODES = allRooms().map(({ code }) => code);
const ITEM_CODES = allItems().map(({ code }) => code);
const ALL_TOKENS = Object.entries(TOKENS).flatMap(([value, n]) => Array.from({ length: n }, () => Number(value)));

const op: Check<Table> = (value, t) => int(0, t.ops.length - 1)(value, t);
const room = int(0, SECRET);
const place = int(OUTSIDE, SECRET);
const value = int(1, 3);
const values = listOf(value, ALL_TOKENS.length);
const item = oneOf(...ITEM_CODES);
const items = listOf(item, ITEM_CODES.length);
const card = oneOf(...ACTIONS, ...ITEM_CODES);
const code = oneOf(...ROOM_CODES);
const kind = oneOf('sweeper', 'guard', 'auditor', 'sergeant', 'purger');
const count = int(0, 10_000);

/** For each type of event, the check of each of its fields; an event or a field without a check does not compile. */
export const FIELDS: { [T in Event['type']]: { [K in Exclude<keyof EventOf<T>, 'type'>]-?: Check<Table> } } = {
  step: {
    chart: oneOf(...Object.keys(CHART_CONFIGS)),
    leaf: (leaf) => typeof leaf === 'string' && leaf.length <= 40,
  },
  'rooms-laid': { rooms: listOf(code, SECRET + 1) },
  'tokens-mixed': { values },
  'items-shuffled': { items },
  'first-drawn': { op },
  'round-began': { n: count },
  picked: { op, card },
  covered: { op },
  'turned-up': { op, card },
  'card-done': { op, card, to: oneOf('discard', 'hand', 'box', 'room') },
  moved: { op, from: place, to: place, way: oneOf('walk', 'lift', 'secret') },
  stopped: { op, room },
  escaped: { op, round: count },
  revealed: { room, code },
  peeked: { op, room, code },
  furnished: { room, hasInterface: flag, hasSlot: flag },
  'tokens-laid': { room, n: count },
  'interface-used': { room },
  'slot-removed': { room },
  downloaded: { room },
  extracting: { op, room },
  took: { op, room, values },
  'drew-token': { op, values },
  swapped: { op, gave: value, got: value, at: count },
  stole: { op, from: op, value },
  leeched: { room, item },
  banked: { op, room, value },
  'bank-taken': { op, room, values },
  drew: { op, items },
  reshuffled: { items },
  searched: { op, items, kept: item },
  discarded: { op, item },
  placed: { op, item, room },
  'placed-gone': { room, item, to: oneOf('discard', 'box') },
  wounded: { op },
  healed: { op },
  delayed: { op },
  'up-again': { op },
  braced: { op },
  unseen: { op },
  'took-special': { op, special: oneOf('prototype', 'blackmail') },
  'sludge-spilt': { room },
  rolled: { n: int(1, 6), for: oneOf('security', 'wound') },
  'guard-in': { kind, room },
  'guard-moved': { kind, to: room },
  'guard-acted': { kind },
  'guard-down': { kind },
  'guard-gone': { kind },
  purged: { room },
  'alarm-set': { to: int(LEAST_ALARM, MOST_ALARM) },
  'proximity-set': { to: int(0, END) },
  'die-passed': { op },
  'game-ended': { reason: oneOf('proximity', 'empty') },
};

const sorted = (list: readonly (number | string)[]): string => [...list].sort().join();
const isSame = (a: readonly (number | string)[], b: readonly (number | string)[]): boolean => sorted(a) === sorted(b);
/** Whether a list ends with these elements. */
const endsWith = (list: readonly (number | string)[], end: readonly (number | string)[]): boolean =>
  end.length <= list.length && end.every((one, i) => one === list[list.length - end.length + i]);
const roomAt = (t: Table, i: number): Table['rooms'][number] | undefined => t.rooms[i];

/** Whether an event whose fields are well formed can be applied without losing or duplicating tokens or cards. */
function possible(t: Table, e: Event): boolean {
  if ('room' in e && roomAt(t, e.room) === undefined) return false;
  switch (e.type) {
    case 'rooms-laid':
      return e.rooms.length === SECRET + 1 && new Set(e.rooms).size === e.rooms.length && t.rooms.length === 0;
    case 'tokens-mixed':
      return isSame(e.values, ALL_TOKENS) && t.pool.length === 0;
    case 'items-shuffled':
      return isSame(e.items, ITEM_CODES) && t.deck.length === 0;
    case 'reshuffled':
      return new Set(e.items).size === e.items.length && e.items.every((one) => t.discards.includes(one));
    case 'revealed':
    case 'peeked':
      return roomAt(t, e.room)!.code === e.code;
    case 'moved':
      return t.ops[e.op]!.room === e.from && e.to !== OUTSIDE;
    case 'escaped':
      return isInside(t.ops[e.op]!);
    case 'turned-up':
      return t.picks[e.op] !== undefined && (isAction(e.card) || t.ops[e.op]!.items.includes(e.card));
    case 'card-done':
      return isAction(e.card) || t.turned.some((one) => one.by === e.op && one.card === e.card);
    case 'took':
      return endsWith(roomAt(t, e.room)!.tokens, e.values);
    case 'drew-token':
      return endsWith(t.pool, e.values);
    case 'swapped':
      return t.pool.at(-1) === e.got && e.at < t.pool.length;
    case 'drew':
      return endsWith(t.deck, e.items) && e.items.length > 0;
    case 'searched':
      return endsWith(t.deck, e.items) && e.items.includes(e.kept);
    case 'bank-taken':
      return roomAt(t, e.room)!.placed.some(({ tokens }) => isSame(tokens, e.values));
    case 'stopped':
      return e.room <= DEEPEST && roomAt(t, e.room)!.bulkhead >= 0;
    case 'took-special':
      return e.special === 'prototype' ? t.prototypes > 0 : t.blackmail;
    case 'guard-in':
      return !t.guards.some((one) => one.kind === e.kind) && !t.gone.includes(e.kind);
    case 'die-passed':
      return e.op < t.ops.length;
    default:
      return true;
  }
}

/** Checks an event read from a file, then applies it to the table of a state. */
export const applyRecorded = recordedBy({ fields: FIELDS, possible, apply });
