/** Words about tokens, items and special cards. */
import { below } from '../../../../core/rng.ts';
import { roomDef } from '../registry.ts';
import {
  ask,
  delay,
  drawItems,
  emit,
  fillDeck,
  layTokens,
  opsIn,
  type Play,
  PLACES,
  removeSlot,
  slotsIn,
} from '../play.ts';
import { choice, type Handler, hereOf } from './handler.ts';

/** Each value once. */
export const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];
/** Face-up rooms, the secret one among them. */
const revealed = ({ t }: Play): number[] => PLACES.filter((room) => t.rooms[room]!.up);

export const DATA_WORDS = {
  draw: ((x, { op }, { n }) => {
    drawItems(x, op, n);
    return true;
  }) as Handler<'draw'>,

  search: ((x, f, { n }) => {
    if (f.chosen === null) fillDeck(x, n);
    const items = x.t.deck.slice(-n);
    const kept = choice(x, f, 'keep', items);
    if (kept === undefined) return false;
    if (kept !== null) emit(x, { type: 'searched', op: f.op, items, kept });
    return true;
  }) as Handler<'search'>,

  discard: ((x, f) => {
    const item = choice(x, f, 'discard', x.t.ops[f.op]!.items);
    if (item === undefined) return false;
    if (item !== null) emit(x, { type: 'discarded', op: f.op, item });
    return true;
  }) as Handler<'discard'>,

  discardOrDelay: ((x, f) => {
    const { items, delayed } = x.t.ops[f.op]!;
    if (f.chosen === null && items.length > 0 && !delayed) {
      ask(x, f.op, 'spare', [...items, 'delay']);
      return false;
    }
    if (f.chosen === null || f.chosen === 'delay') delay(x, f.op);
    else emit(x, { type: 'discarded', op: f.op, item: f.chosen as string });
    return true;
  }) as Handler<'discardOrDelay'>,

  add: ((x, f, { n, where }) => {
    if (where === 'all') {
      for (const room of revealed(x)) layTokens(x, room, n);
      return true;
    }
    const room = choice(x, f, 'room', revealed(x));
    if (room === undefined) return false;
    if (room !== null) layTokens(x, room, n);
    return true;
  }) as Handler<'add'>,

  gather: ((x, f, { n }) => {
    const room = hereOf(x, f);
    const { tokens } = x.t.rooms[room]!;
    const values = tokens.slice(-n);
    if (values.length > 0) emit(x, { type: 'took', op: f.op, room, values });
    return true;
  }) as Handler<'gather'>,

  gatherReleased: ((x, f) => {
    if (f.freed > 0) emit(x, { type: 'took', op: f.op, room: f.there, values: x.t.rooms[f.there]!.tokens.slice(-1) });
    return true;
  }) as Handler<'gatherReleased'>,

  swapToken: ((x, f) => {
    const { t, s } = x;
    if (t.pool.length === 0) return true;
    const gave = choice(x, f, 'swap', distinct(t.ops[f.op]!.tokens));
    if (gave === undefined) return false;
    if (gave === null) return true;
    const got = t.pool.at(-1)!;
    emit(x, { type: 'swapped', op: f.op, gave, got, at: below(s.rng, t.pool.length) });
    return true;
  }) as Handler<'swapToken'>,

  steal: ((x, f) => {
    const { t, s } = x;
    const others = opsIn(t, hereOf(x, f)).filter((op) => op !== f.op && t.ops[op]!.tokens.length > 0);
    const from = choice(x, f, 'operative', others);
    if (from === undefined) return false;
    if (from === null) return true;
    const { tokens } = t.ops[from]!;
    emit(x, { type: 'stole', op: f.op, from, value: tokens[below(s.rng, tokens.length)]! });
    return true;
  }) as Handler<'steal'>,

  remove: ((x, f, { slot, where, extra = 0 }) => {
    const { t } = x;
    const here = hereOf(x, f);
    const rooms = slotsIn(t, here, slot, where);
    if (where === 'all near') {
      for (const room of rooms) removeSlot(x, room, extra);
      return true;
    }
    const room = choice(x, f, 'room', rooms);
    if (room === undefined) return false;
    if (room === null) return true;
    f.there = room;
    f.freed = removeSlot(x, room, extra);
    return true;
  }) as Handler<'remove'>,

  bank: ((x, f, { most }) => {
    const room = x.t.ops[f.op]!.room;
    if (typeof f.chosen === 'number') {
      emit(x, { type: 'banked', op: f.op, room, value: f.chosen });
      f.n++;
    }
    const { tokens } = x.t.ops[f.op]!;
    if (f.chosen === 'stop' || f.n >= most || tokens.length === 0) return true;
    f.chosen = null;
    ask(x, f.op, 'bank', [...distinct(tokens), 'stop']);
    return false;
  }) as Handler<'bank'>,

  take: ((x, { op }, { special }) => {
    const left = special === 'prototype' ? x.t.prototypes > 0 : x.t.blackmail;
    if (left) emit(x, { type: 'took-special', op, special });
    return true;
  }) as Handler<'take'>,
};

/** Tokens that lie in a room when it is turned up: its own, and more where many play (rules A3, "5–6 players too poor"). */
export const tokensAtFirst = (code: string, players: number): number =>
  roomDef(code).tokens + (players >= 6 ? 2 : players === 5 ? 1 : 0);
