/** A game in progress: its state and what the rules need to change it. Every change goes through `emit`. */
import type { FlowPort } from '../../../core/flow.ts';
import { below, shuffled } from '../../../core/rng.ts';
import { roomDef } from './registry.ts';
import { type Event, apply } from './events.ts';
import {
  type AskKind,
  type ChartFrame,
  type ChartName,
  DEEPEST,
  FLOOR,
  floorOf,
  isInside,
  SECRET,
  type State,
  type Table,
  type WordsFrame,
} from './model.ts';
import type { Reach, Slot, Where, Word } from './words.ts';

/** Called with each event immediately after it is applied. */
export type Tell = (event: Event, state: State) => void;

export interface Play {
  s: State;
  t: Table;
  port: FlowPort<Play>;
  tell: Tell | null;
}

export const playOf = (s: State, port: FlowPort<Play>, tell: Tell | null = null): Play => ({
  s,
  t: s.table,
  port,
  tell,
});

/** The types of event that use randomness or reveal hidden information: after one of them, taking a move back is no longer free. */
const ENDS_FREE_UNDO: ReadonlySet<Event['type']> = new Set([
  'rooms-laid',
  'tokens-mixed',
  'items-shuffled',
  'first-drawn',
  'turned-up',
  'revealed',
  'peeked',
  'took',
  'drew-token',
  'swapped',
  'stole',
  'bank-taken',
  'drew',
  'reshuffled',
  'searched',
  'rolled',
]);

/** The only way to change the table: applies an event, then reports it. */
export function emit(game: Play, event: Event): void {
  apply(game.t, event);
  if (ENDS_FREE_UNDO.has(event.type)) game.s.noTakeBack = true;
  game.tell?.(event, game.s);
}

/** Asks an operative's player for a decision and stops the game until it is made. */
export const ask = (game: Play, op: number, kind: AskKind, list: readonly (string | number)[] = []): void =>
  void (game.s.ask = { op, kind, list });

/** Starts a state chart for an operative and a room. What is below it on the stack resumes when the chart is done. */
export function enter(
  game: Play,
  chart: ChartName,
  op = -1,
  room = -1,
  given: Partial<Pick<ChartFrame, 'way' | 'quiet'>> = {},
): void {
  game.s.stack.push({
    k: 'chart',
    chart,
    at: '',
    entered: false,
    op,
    room,
    way: 'walk',
    quiet: false,
    stopped: false,
    fresh: false,
    ...given,
  });
}

/** Has an operative carry out effects. `room`: where they are printed or were sent to; -1 means its current room. */
export function say(game: Play, words: readonly Word[], op: number, room = -1): void {
  if (words.length > 0)
    game.s.stack.push({ k: 'words', words, at: 0, n: 0, chosen: null, kept: null, op, room, there: -1, freed: 0 });
}

/** Returns the state chart on top of the stack. Throws if a list of effects is on top. */
export function topChart({ s }: Play): ChartFrame {
  const frame = s.stack.at(-1);
  if (frame?.k !== 'chart') throw new Error('no chart is on top');
  return frame;
}
/** Returns the list of effects on top of the stack; null if a state chart is on top. */
export function topWords({ s }: Play): WordsFrame | null {
  const frame = s.stack.at(-1);
  return frame?.k === 'words' ? frame : null;
}

// ---------------------------------------------------------------- the building

/** The part of a table, or of a viewer's view of it, that describes the rooms. */
interface Building {
  rooms: readonly { code: string | null; up: boolean; hasSlot: boolean }[];
}

/** Returns the face-up rooms next to a room; the secret room has none. */
export const adjacentTo = (t: Building, room: number): number[] =>
  room < 0 || room > DEEPEST ? [] : [room - 1, room + 1].filter((i) => i >= 0 && i <= DEEPEST && t.rooms[i]!.up);
/** Returns a room and the face-up rooms next to it. */
export const nearTo = (t: Building, room: number): number[] => [room, ...adjacentTo(t, room)];
/** Indexes of the operatives in a room. */
export const opsIn = (t: Table, room: number): number[] =>
  t.ops.flatMap((one, op) => (isInside(one) && one.room === room ? [op] : []));
/** Whether a room holds a worker or lock (`slot`). */
export function holds({ rooms }: Building, room: number, slot: Slot): boolean {
  const { code, hasSlot } = rooms[room]!;
  return hasSlot && code !== null && roomDef(code).slot?.kind === slot;
}
/** All places, the secret room last. */
export const PLACES: readonly number[] = Array.from({ length: SECRET + 1 }, (_, i) => i);

/** Returns the face-up rooms, in order, where an effect printed in the room `here` can remove a worker or lock. */
export function slotsIn(t: Building, here: number, slot: Slot, where: Reach): number[] {
  const onFloor = (room: number): boolean => room !== SECRET && floorOf(room) === floorOf(here);
  const rooms = where === 'here' ? [here] : where === 'floor' ? PLACES.filter(onFloor) : nearTo(t, here);
  return rooms.filter((room) => t.rooms[room]!.up && holds(t, room, slot));
}

/** Returns the face-up rooms to which an effect lets an operative move. */
export function reached({ rooms }: Building, from: number, where: Where): number[] {
  return PLACES.filter((room) => {
    if (room === from || !rooms[room]!.up || room === SECRET) return false;
    if (where === 'second floor') return room >= FLOOR;
    if (from === SECRET) return false;
    return where === 'floor' ? room < FLOOR === from < FLOOR : Math.abs(room - from) <= 3;
  });
}

/** Puts tokens from the pool into a room, as many as there are. Returns how many. */
export function layTokens(game: Play, room: number, n: number): number {
  const laid = Math.min(n, game.t.pool.length);
  if (laid > 0) emit(game, { type: 'tokens-laid', room, n: laid });
  return laid;
}

/** Removes the worker or lock of a room, which releases its tokens plus `extra`. Returns how many were released. */
export function removeSlot(game: Play, room: number, extra = 0): number {
  const { slot } = roomDef(game.t.rooms[room]!.code);
  emit(game, { type: 'slot-removed', room });
  return layTokens(game, room, (slot?.releases ?? 0) + extra);
}

// ---------------------------------------------------------------- dials and randomness

export const LEAST_ALARM = -1;
export const MOST_ALARM = 8;
/** The game ends when the proximity reaches this number. */
export const END = 99;

export function setAlarm(game: Play, to: number): void {
  const clamped = Math.max(LEAST_ALARM, Math.min(MOST_ALARM, to));
  if (clamped !== game.t.alarm) emit(game, { type: 'alarm-set', to: clamped });
}
export function addProximity(game: Play, n: number): void {
  const to = Math.max(0, Math.min(END, game.t.proximity + n));
  if (to !== game.t.proximity) emit(game, { type: 'proximity-set', to });
}
export function roll(game: Play, what: 'security' | 'wound'): number {
  const n = 1 + below(game.s.rng, 6);
  emit(game, { type: 'rolled', n, for: what });
  return n;
}

/** Wounds an operative, unless it is already wounded or ignores wounds this round. */
export function wound(game: Play, op: number): void {
  const { wounded, braced } = game.t.ops[op]!;
  if (!wounded && !braced) emit(game, { type: 'wounded', op });
}
export function delay(game: Play, op: number): void {
  if (!game.t.ops[op]!.delayed && isInside(game.t.ops[op]!)) emit(game, { type: 'delayed', op });
}

/** Draws items from the deck into an operative's hand, as many as there are. */
export function drawItems(game: Play, op: number, n: number): void {
  fillDeck(game, n);
  const items = game.t.deck.slice(-n);
  if (items.length > 0) emit(game, { type: 'drew', op, items });
}
/**
 * Shuffles the discard pile under the deck if the deck has fewer than `n` items. Items turned up this round stay out of it until the round
 * ends, except placed items that are worn out.
 */
export function fillDeck(game: Play, n: number): void {
  const { t, s } = game;
  if (t.deck.length >= n) return;
  const items = t.discards.filter((item) => !t.turned.some(({ card, placed = false }) => card === item && !placed));
  if (items.length > 0) emit(game, { type: 'reshuffled', items: shuffled(s.rng, items) });
}

/** Why the game is over; null while it goes on. */
export function ending(t: Table): 'proximity' | 'empty' | null {
  if (t.proximity >= END) return 'proximity';
  return t.ops.some(isInside) ? null : 'empty';
}
