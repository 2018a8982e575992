/** A game being played: its state with what the rules need beside it. Every change goes through `emit`. */
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

/** Called with each event right after it happened. */
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

/** Events that use chance or show what was hidden. */
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

/** The one way in which anything happens: the table changes, then it is told. */
export function emit(game: Play, event: Event): void {
  apply(game.t, event);
  if (ENDS_FREE_UNDO.has(event.type)) game.s.noTakeBack = true;
  game.tell?.(event, game.s);
}

/** Asks an operative's player; the game stops there. */
export const ask = (game: Play, op: number, kind: AskKind, list: readonly (string | number)[] = []): void =>
  void (game.s.ask = { op, kind, list });

/** Enters a chart about an operative and a room; what is below goes on when it is done. */
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

/** Has an operative carry out words; `room`: where they are printed or what they were sent to, -1 for wherever it is. */
export function say(game: Play, words: readonly Word[], op: number, room = -1): void {
  if (words.length > 0)
    game.s.stack.push({ k: 'words', words, at: 0, n: 0, chosen: null, kept: null, op, room, there: -1, freed: 0 });
}

/** The chart on top of the stack. Throws where words are. */
export function topChart({ s }: Play): ChartFrame {
  const frame = s.stack.at(-1);
  if (frame?.k !== 'chart') throw new Error('no chart is on top');
  return frame;
}
/** The words on top of the stack; null: a chart is. */
export function topWords({ s }: Play): WordsFrame | null {
  const frame = s.stack.at(-1);
  return frame?.k === 'words' ? frame : null;
}

// ---------------------------------------------------------------- the building

/** The rooms of a table, or of one as a viewer sees it. */
interface Building {
  rooms: readonly { code: string | null; up: boolean; hasSlot: boolean }[];
}

/** Face-up rooms next to a room on the way; none from the secret room. */
export const adjacentTo = (t: Building, room: number): number[] =>
  room < 0 || room > DEEPEST ? [] : [room - 1, room + 1].filter((i) => i >= 0 && i <= DEEPEST && t.rooms[i]!.up);
/** A room and the face-up ones next to it. */
export const nearTo = (t: Building, room: number): number[] => [room, ...adjacentTo(t, room)];
/** Operatives in a room, by index. */
export const opsIn = (t: Table, room: number): number[] =>
  t.ops.flatMap((one, op) => (isInside(one) && one.room === room ? [op] : []));
/** Whether this worker or lock is in a room. */
export function holds({ rooms }: Building, room: number, slot: Slot): boolean {
  const { code, hasSlot } = rooms[room]!;
  return hasSlot && code !== null && roomDef(code).slot?.kind === slot;
}
/** All places, the secret room last. */
export const PLACES: readonly number[] = Array.from({ length: SECRET + 1 }, (_, i) => i);

/** The face-up rooms, in their order, from whose workers or locks a word can take one that is said in `here`. */
export function slotsIn(t: Building, here: number, slot: Slot, where: Reach): number[] {
  const onFloor = (room: number): boolean => room !== SECRET && floorOf(room) === floorOf(here);
  const rooms = where === 'here' ? [here] : where === 'floor' ? PLACES.filter(onFloor) : nearTo(t, here);
  return rooms.filter((room) => t.rooms[room]!.up && holds(t, room, slot));
}

/** Face-up rooms that one may go to from a room. */
export function reached({ rooms }: Building, from: number, where: Where): number[] {
  return PLACES.filter((room) => {
    if (room === from || !rooms[room]!.up || room === SECRET) return false;
    if (where === 'second floor') return room >= FLOOR;
    if (from === SECRET) return false;
    return where === 'floor' ? room < FLOOR === from < FLOOR : Math.abs(room - from) <= 3;
  });
}

/** Places so many tokens of the pool in a room, as many as there are. */
export function layTokens(game: Play, room: number, n: number): number {
  const laid = Math.min(n, game.t.pool.length);
  if (laid > 0) emit(game, { type: 'tokens-laid', room, n: laid });
  return laid;
}

/** Removes the worker or lock of a room, which releases its tokens and `extra` more. Returns how many were released. */
export function removeSlot(game: Play, room: number, extra = 0): number {
  const { slot } = roomDef(game.t.rooms[room]!.code);
  emit(game, { type: 'slot-removed', room });
  return layTokens(game, room, (slot?.releases ?? 0) + extra);
}

// ---------------------------------------------------------------- dials and chance

export const LEAST_ALARM = -1;
export const MOST_ALARM = 8;
/** The end of the game. */
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

/** Wounds an operative, unless it ignores wounds this round. Another wound does nothing. */
export function wound(game: Play, op: number): void {
  const { wounded, braced } = game.t.ops[op]!;
  if (!wounded && !braced) emit(game, { type: 'wounded', op });
}
export function delay(game: Play, op: number): void {
  if (!game.t.ops[op]!.delayed && isInside(game.t.ops[op]!)) emit(game, { type: 'delayed', op });
}

/** Draws items from the deck, as many as there are. */
export function drawItems(game: Play, op: number, n: number): void {
  fillDeck(game, n);
  const items = game.t.deck.slice(-n);
  if (items.length > 0) emit(game, { type: 'drew', op, items });
}
/**
 * Shuffles the discard pile below a deck that holds fewer than `n` items. Cards of this round lie on the table until its end, but for those that were
 * placed: worn out, they are discards at once.
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
