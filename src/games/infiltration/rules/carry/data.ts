/** Effects on tokens, items and special cards. */
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
/** Returns all face-up rooms, including the secret room if it is face up. */
const revealed = ({ t }: Play): number[] => PLACES.filter((room) => t.rooms[room]!.up);

export const DATA_WORDS = {
  draw: ((game, { op }, { n }) => {
    drawItems(game, op, n);
    return true;
  }) as Handler<'draw'>,

  search: ((game, f, { n }) => {
    if (f.chosen === null) fillDeck(game, n);
    const items = game.t.deck.slice(-n);
    const kept = choice(game, f, 'keep', items);
    if (kept === undefined) return false;
    if (kept !== null) emit(game, { type: 'searched', op: f.op, items, kept });
    return true;
  }) as Handler<'search'>,

  discard: ((game, f) => {
    const item = choice(game, f, 'discard', game.t.ops[f.op]!.items);
    if (item === undefined) return false;
    if (item !== null) emit(game, { type: 'discarded', op: f.op, item });
    return true;
  }) as Handler<'discard'>,

  discardOrDelay: ((game, f) => {
    const { items, delayed } = game.t.ops[f.op]!;
    if (f.chosen === null && items.length > 0 && !delayed) {
      ask(game, f.op, 'spare', [...items, 'delay']);
      return false;
    }
    if (f.chosen === null || f.chosen === 'delay') delay(game, f.op);
    else emit(game, { type: 'discarded', op: f.op, item: f.chosen as string });
    return true;
  }) as Handler<'discardOrDelay'>,

  add: ((game, f, { n, where }) => {
    if (where === 'all') {
      for (const room of revealed(game)) layTokens(game, room, n);
      return true;
    }
    const room = choice(game, f, 'room', revealed(game));
    if (room === undefined) return false;
    if (room !== null) layTokens(game, room, n);
    return true;
  }) as Handler<'add'>,

  gather: ((game, f, { n }) => {
    const room = hereOf(game, f);
    const { tokens } = game.t.rooms[room]!;
    const values = tokens.slice(-n);
    if (values.length > 0) emit(game, { type: 'took', op: f.op, room, values });
    return true;
  }) as Handler<'gather'>,

  gatherReleased: ((game, f) => {
    if (f.freed > 0)
      emit(game, { type: 'took', op: f.op, room: f.there, values: game.t.rooms[f.there]!.tokens.slice(-1) });
    return true;
  }) as Handler<'gatherReleased'>,

  swapToken: ((game, f) => {
    const { t, s } = game;
    if (t.pool.length === 0) return true;
    const gave = choice(game, f, 'swap', distinct(t.ops[f.op]!.tokens));
    if (gave === undefined) return false;
    if (gave === null) return true;
    const got = t.pool.at(-1)!;
    emit(game, { type: 'swapped', op: f.op, gave, got, at: below(s.rng, t.pool.length) });
    return true;
  }) as Handler<'swapToken'>,

  steal: ((game, f) => {
    const { t, s } = game;
    const others = opsIn(t, hereOf(game, f)).filter((op) => op !== f.op && t.ops[op]!.tokens.length > 0);
    const from = choice(game, f, 'operative', others);
    if (from === undefined) return false;
    if (from === null) return true;
    const { tokens } = t.ops[from]!;
    emit(game, { type: 'stole', op: f.op, from, value: tokens[below(s.rng, tokens.length)]! });
    return true;
  }) as Handler<'steal'>,

  remove: ((game, f, { slot, where, extra = 0 }) => {
    const { t } = game;
    const here = hereOf(game, f);
    const rooms = slotsIn(t, here, slot, where);
    if (where === 'all near') {
      for (const room of rooms) removeSlot(game, room, extra);
      return true;
    }
    const room = choice(game, f, 'room', rooms);
    if (room === undefined) return false;
    if (room === null) return true;
    f.there = room;
    f.freed = removeSlot(game, room, extra);
    return true;
  }) as Handler<'remove'>,

  bank: ((game, f, { most }) => {
    const room = game.t.ops[f.op]!.room;
    if (typeof f.chosen === 'number') {
      emit(game, { type: 'banked', op: f.op, room, value: f.chosen });
      f.n++;
    }
    const { tokens } = game.t.ops[f.op]!;
    if (f.chosen === 'stop' || f.n >= most || tokens.length === 0) return true;
    f.chosen = null;
    ask(game, f.op, 'bank', [...distinct(tokens), 'stop']);
    return false;
  }) as Handler<'bank'>,

  take: ((game, { op }, { special }) => {
    const left = special === 'prototype' ? game.t.prototypes > 0 : game.t.blackmail;
    if (left) emit(game, { type: 'took-special', op, special });
    return true;
  }) as Handler<'take'>,
};

/**
 * Returns how many tokens a room gets when turned up: the printed number, plus more with 5 or 6 players (rules A3, "5–6 players too poor").
 */
export const tokensAtFirst = (code: string, players: number): number =>
  roomDef(code).tokens + (players >= 6 ? 2 : players === 5 ? 1 : 0);
