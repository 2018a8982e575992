/** The events of the game, and how each one changes the table. Nothing else changes the table. */
import { BANK, itemDef, LEVER } from './registry.ts';
import type { After } from './def.ts';
import {
  type Card,
  type ChartName,
  type Guard,
  isAction,
  type Operative,
  type OverReason,
  OUTSIDE,
  type Placed,
  type Room,
  SECRET,
  type Table,
} from './model.ts';
import type { GuardKind, Special } from './words.ts';

export type Event =
  | { type: 'step'; chart: ChartName; leaf: string }
  // set-up
  | { type: 'rooms-laid'; rooms: string[] }
  | { type: 'tokens-mixed'; values: number[] }
  | { type: 'items-shuffled'; items: string[] }
  | { type: 'first-drawn'; op: number }
  // selection
  | { type: 'round-began'; n: number }
  | { type: 'picked'; op: number; card: Card }
  | { type: 'covered'; op: number }
  // resolution
  | { type: 'turned-up'; op: number; card: Card }
  | { type: 'card-done'; op: number; card: Card; to: After }
  | { type: 'moved'; op: number; from: number; to: number; way: 'walk' | 'lift' | 'secret' }
  | { type: 'stopped'; op: number; room: number }
  | { type: 'escaped'; op: number; round: number }
  | { type: 'revealed'; room: number; code: string }
  | { type: 'peeked'; op: number; room: number; code: string }
  | { type: 'furnished'; room: number; hasInterface: boolean; hasSlot: boolean }
  | { type: 'tokens-laid'; room: number; n: number }
  | { type: 'interface-used'; room: number }
  | { type: 'slot-removed'; room: number }
  | { type: 'downloaded'; room: number }
  | { type: 'extracting'; op: number; room: number }
  | { type: 'took'; op: number; room: number; values: number[] }
  | { type: 'drew-token'; op: number; values: number[] }
  | { type: 'swapped'; op: number; gave: number; got: number; at: number }
  | { type: 'stole'; op: number; from: number; value: number }
  | { type: 'leeched'; room: number; item: string }
  | { type: 'banked'; op: number; room: number; value: number }
  | { type: 'bank-taken'; op: number; room: number; values: number[] }
  | { type: 'drew'; op: number; items: string[] }
  | { type: 'reshuffled'; items: string[] }
  | { type: 'searched'; op: number; items: string[]; kept: string }
  | { type: 'discarded'; op: number; item: string }
  | { type: 'placed'; op: number; item: string; room: number }
  | { type: 'placed-gone'; room: number; item: string; to: 'discard' | 'box' }
  | { type: 'wounded' | 'healed' | 'delayed' | 'up-again' | 'braced' | 'unseen'; op: number }
  | { type: 'took-special'; op: number; special: Special }
  | { type: 'sludge-spilt'; room: number }
  | { type: 'rolled'; n: number; for: 'security' | 'wound' }
  // guards
  | { type: 'guard-in'; kind: GuardKind; room: number }
  | { type: 'guard-moved'; kind: GuardKind; to: number }
  | { type: 'guard-acted' | 'guard-down' | 'guard-gone'; kind: GuardKind }
  | { type: 'purged'; room: number }
  // dials
  | { type: 'alarm-set'; to: number }
  | { type: 'proximity-set'; to: number }
  | { type: 'die-passed'; op: number }
  | { type: 'game-ended'; reason: OverReason };

/** The type of the event with this name; if several names share a type, any of them finds it. */
export type EventOf<T extends Event['type']> = Event extends infer E
  ? E extends { type: string }
    ? T extends E['type']
      ? E
      : never
    : never
  : never;

const blankOperative: Operative = {
  room: 0,
  door: 0,
  wounded: false,
  delayed: false,
  escaped: 0,
  tokens: [],
  items: [],
  prototypes: 0,
  blackmail: false,
  covered: false,
  braced: false,
  unseen: false,
};

/** Returns the table before the first event of a game. */
export function emptyTable(seats: Table['seats'], options: Table['options']): Table {
  const ops = options.pairs ? 2 * options.players : options.players;
  return {
    options: { ...options },
    seats: [...seats],
    rooms: [],
    ops: Array.from({ length: ops }, () => blankOperative),
    guards: [],
    gone: [],
    pool: [],
    lost: 0,
    prototypes: 4,
    blackmail: true,
    sludge: true,
    deck: [],
    discards: [],
    box: [],
    proximity: 0,
    alarm: 0,
    round: 0,
    first: 0,
    picks: Array.from({ length: ops }, () => null),
    turned: [],
    turn: -1,
    extracting: [],
    die: 0,
    chart: 'heist',
    leaf: '',
    over: null,
  };
}

/** A face-down room. */
export const roomOf = (code: string): Room => ({
  code,
  up: false,
  known: 0,
  tokens: [],
  hasInterface: false,
  hasSlot: false,
  sludge: false,
  placed: [],
  bulkhead: -1,
  downloads: 0,
});

const room = (t: Table, i: number, change: Partial<Room>): void => void (t.rooms[i] = { ...t.rooms[i]!, ...change });
const op = (t: Table, i: number, change: Partial<Operative>): void => void (t.ops[i] = { ...t.ops[i]!, ...change });
function guard(t: Table, kind: GuardKind, change: Partial<Guard>): void {
  if (!t.guards.some((one) => one.kind === kind)) throw new Error(`no ${kind} in the building`);
  t.guards = t.guards.map((one) => (one.kind === kind ? { ...one, ...change } : one));
}
/** Returns a copy of a list without one of its elements. Throws if the element is not in it. */
function without<T>(list: readonly T[], one: T): T[] {
  const i = list.indexOf(one);
  if (i < 0) throw new Error(`no ${String(one)} there`);
  return list.toSpliced(i, 1);
}
/** Changes the first item with this code among those placed in a room. Throws if there is none. */
function placedItem(t: Table, i: number, item: string, change: Partial<Placed>): void {
  const at = t.rooms[i]!.placed.findIndex((one) => one.item === item);
  if (at < 0) throw new Error(`no ${item} there`);
  room(t, i, { placed: t.rooms[i]!.placed.with(at, { ...t.rooms[i]!.placed[at]!, ...change }) });
}

/** Takes this many tokens from the top of the pool and returns their values. */
function fromPool(t: Table, n: number): number[] {
  if (t.pool.length < n) throw new Error('the pool is empty');
  return t.pool.splice(t.pool.length - n, n);
}

/** Changes the table as an event says. Throws if the event does not fit the table. */
// oxlint-disable-next-line max-lines-per-function -- one case for each event
export function apply(t: Table, e: Event): void {
  switch (e.type) {
    case 'step':
      t.chart = e.chart;
      t.leaf = e.leaf;
      return;
    case 'rooms-laid':
      t.rooms = e.rooms.map(roomOf);
      return;
    case 'tokens-mixed':
      t.pool = [...e.values];
      return;
    case 'items-shuffled':
      t.deck = [...e.items];
      return;
    case 'reshuffled':
      t.deck = [...e.items, ...t.deck];
      t.discards = t.discards.filter((item) => !e.items.includes(item));
      return;
    case 'first-drawn':
    case 'die-passed':
      t.first = e.op;
      return;
    case 'round-began':
      return beginRound(t, e.n);
    case 'picked':
      t.picks[e.op] = e.card;
      return;
    case 'covered':
      op(t, e.op, { blackmail: false, covered: true });
      return;
    case 'turned-up':
      t.picks[e.op] = null;
      t.turned = [...t.turned, { by: e.op, card: e.card }];
      t.turn = e.op;
      if (!isAction(e.card)) op(t, e.op, { items: without(t.ops[e.op]!.items, e.card) });
      return;
    case 'card-done':
      return cardDone(t, e);
    case 'moved':
      op(t, e.op, { room: e.to, ...(e.to === SECRET && e.from !== SECRET && { door: e.from }) });
      return;
    case 'stopped':
      room(t, e.room, { bulkhead: -1 });
      t.discards = [...t.discards, LEVER];
      return;
    case 'escaped':
      op(t, e.op, { room: OUTSIDE, escaped: e.round, delayed: false });
      return;
    case 'revealed':
      room(t, e.room, { up: true, code: e.code });
      return;
    case 'peeked':
      room(t, e.room, { known: t.rooms[e.room]!.known | (1 << (e.op % t.options.players)) });
      return;
    case 'furnished':
      room(t, e.room, { hasInterface: e.hasInterface, hasSlot: e.hasSlot });
      return;
    case 'tokens-laid':
      room(t, e.room, { tokens: [...t.rooms[e.room]!.tokens, ...fromPool(t, e.n)] });
      return;
    case 'interface-used':
      room(t, e.room, { hasInterface: false });
      return;
    case 'slot-removed':
      room(t, e.room, { hasSlot: false });
      return;
    case 'downloaded':
      room(t, e.room, { downloads: t.rooms[e.room]!.downloads + 1 });
      return;
    case 'extracting':
      t.extracting = [...t.extracting, { by: e.op, room: e.room }];
      return;
    case 'took': {
      const { tokens } = t.rooms[e.room]!;
      if (e.values.length > tokens.length) throw new Error('there are not that many tokens');
      room(t, e.room, { tokens: tokens.slice(0, tokens.length - e.values.length) });
      op(t, e.op, { tokens: [...t.ops[e.op]!.tokens, ...e.values] });
      return;
    }
    case 'drew-token':
      fromPool(t, e.values.length);
      op(t, e.op, { tokens: [...t.ops[e.op]!.tokens, ...e.values] });
      return;
    case 'swapped':
      fromPool(t, 1);
      t.pool.splice(e.at, 0, e.gave);
      op(t, e.op, { tokens: [...without(t.ops[e.op]!.tokens, e.gave), e.got] });
      return;
    case 'stole':
      op(t, e.from, { tokens: without(t.ops[e.from]!.tokens, e.value) });
      op(t, e.op, { tokens: [...t.ops[e.op]!.tokens, e.value] });
      return;
    case 'leeched': {
      const { n } = t.rooms[e.room]!.placed.find(({ item }) => item === e.item)!;
      return placedItem(t, e.room, e.item, { n: n + 1 });
    }
    case 'banked': {
      const bank = t.rooms[e.room]!.placed.find(({ item }) => item === BANK)!;
      op(t, e.op, { tokens: without(t.ops[e.op]!.tokens, e.value) });
      return placedItem(t, e.room, BANK, { tokens: [...bank.tokens, e.value] });
    }
    case 'bank-taken':
      placedItem(t, e.room, BANK, { tokens: [] });
      op(t, e.op, { tokens: [...t.ops[e.op]!.tokens, ...e.values] });
      return;
    case 'drew':
      t.deck.splice(t.deck.length - e.items.length, e.items.length);
      op(t, e.op, { items: [...t.ops[e.op]!.items, ...e.items] });
      return;
    case 'searched': {
      t.deck.splice(t.deck.length - e.items.length, e.items.length);
      t.deck.unshift(...without(e.items, e.kept));
      op(t, e.op, { items: [...t.ops[e.op]!.items, e.kept] });
      return;
    }
    case 'discarded':
      op(t, e.op, { items: without(t.ops[e.op]!.items, e.item) });
      t.discards = [...t.discards, e.item];
      return;
    case 'placed':
      t.turned = t.turned.map((one) => (one.card === e.item ? { ...one, placed: true } : one));
      if (e.item === LEVER) room(t, e.room, { bulkhead: e.op });
      else
        room(t, e.room, {
          placed: [...t.rooms[e.room]!.placed, { item: e.item, by: e.op, n: 0, tokens: [] }],
        });
      return;
    case 'placed-gone':
      room(t, e.room, { placed: t.rooms[e.room]!.placed.filter(({ item }) => item !== e.item) });
      if (e.to === 'box') t.box = [...t.box, e.item];
      else t.discards = [...t.discards, e.item];
      return;
    case 'wounded':
    case 'healed':
      op(t, e.op, { wounded: e.type === 'wounded' });
      return;
    case 'delayed':
    case 'up-again':
      op(t, e.op, { delayed: e.type === 'delayed' });
      return;
    case 'braced':
      op(t, e.op, { braced: true });
      return;
    case 'unseen':
      op(t, e.op, { unseen: true });
      return;
    case 'took-special':
      if (e.special === 'prototype') {
        t.prototypes--;
        op(t, e.op, { prototypes: t.ops[e.op]!.prototypes + 1 });
      } else {
        t.blackmail = false;
        op(t, e.op, { blackmail: true });
      }
      return;
    case 'sludge-spilt':
      t.sludge = false;
      room(t, e.room, { sludge: true });
      return;
    case 'rolled':
      t.die = e.n;
      return;
    case 'guard-in':
      t.guards = [...t.guards, { kind: e.kind, room: e.room, up: true, acted: false }];
      return;
    case 'guard-moved':
      return guard(t, e.kind, { room: e.to });
    case 'guard-acted':
      return guard(t, e.kind, { acted: true });
    case 'guard-down':
      return guard(t, e.kind, { up: false });
    case 'guard-gone':
      guard(t, e.kind, {});
      t.guards = t.guards.filter(({ kind }) => kind !== e.kind);
      t.gone = [...t.gone, e.kind];
      return;
    case 'purged':
      t.lost += t.rooms[e.room]!.tokens.length;
      room(t, e.room, { tokens: [] });
      return;
    case 'alarm-set':
      t.alarm = e.to;
      return;
    case 'proximity-set':
      t.proximity = e.to;
      return;
    case 'game-ended':
      t.over = { reason: e.reason };
      return;
    default:
      throw new Error(`no event of type ${String((e as { type: unknown }).type)}`);
  }
}

/** Begins a round: resets everything that lasts for only one round. */
function beginRound(t: Table, n: number): void {
  t.round = n;
  t.turned = [];
  t.turn = -1;
  t.extracting = [];
  t.picks = t.picks.map(() => null);
  t.rooms = t.rooms.map((one) => (one.downloads === 0 ? one : { ...one, downloads: 0 }));
  t.guards = t.guards.map((one) => (one.acted ? { ...one, acted: false } : one));
  t.ops = t.ops.map((one) =>
    one.covered || one.braced || one.unseen ? { ...one, covered: false, braced: false, unseen: false } : one,
  );
}

/**
 * Puts a used item into the hand, the box or the discards. Action cards stay with their owner, and an item that stays in a room is there
 * already.
 */
function cardDone(t: Table, { op: by, card, to }: Extract<Event, { type: 'card-done' }>): void {
  t.turn = -1;
  if (isAction(card) || to === 'room') return;
  itemDef(card);
  if (to === 'hand') op(t, by, { items: [...t.ops[by]!.items, card] });
  else if (to === 'box') t.box = [...t.box, card];
  else t.discards = [...t.discards, card];
}
