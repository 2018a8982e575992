/** The state of a game, as plain JSON: the table, changed only by events, and the flow state, which says what comes next. */
import { ACTIONS, type Action, type GuardKind, type Word } from './words.ts';

/** Seats, named after the operatives; the player of a pair is named after the first of the two. */
export const OPERATIVES = ['quill', 'ferro', 'ash', 'ilse', 'mimi', 'orrin'] as const;
export type Seat = (typeof OPERATIVES)[number];

/** The options of a game. */
export interface Options {
  seed: string;
  /** number of players, 2 to 6 */
  players: number;
  /** two players play two operatives each, and lay a card for each every round */
  pairs: boolean;
  /** the advanced rule: Extract in place of Download */
  extract: boolean;
}

/** A card that can be laid: an action, or an item by its code. */
export type Card = string;
export const isAction = (card: Card): card is Action => (ACTIONS as readonly string[]).includes(card);

/** Rooms on the way in: six on the first floor, then six on the second. */
export const FLOOR = 6;
export const DEEPEST = 2 * FLOOR - 1;
/** The place of the secret room, and the place of an operative that has left the building. */
export const SECRET = 12;
export const OUTSIDE = -1;

/** An item that stays in a room. */
export interface Placed {
  item: string;
  /** index of the operative that placed it */
  by: number;
  /** tokens taken through it so far (Leech Tap) */
  n: number;
  /** values of the tokens banked in it (Dead Drop) */
  tokens: readonly number[];
}

/** A room on the table. Readonly parts are replaced, never changed, so copies share them. */
export interface Room {
  code: string;
  up: boolean;
  /** bit mask of the seats that looked at it while it was face down */
  known: number;
  /** values of the tokens there, hidden from everybody */
  tokens: readonly number[];
  /** whether its interface token is there */
  hasInterface: boolean;
  /** whether its lab worker or tech lock is there */
  hasSlot: boolean;
  sludge: boolean;
  placed: readonly Readonly<Placed>[];
  /** index of the operative that placed a Bulkhead Lever between this room and the next one inwards; -1 for none */
  bulkhead: number;
  /** number of Downloads carried out in this room this round */
  downloads: number;
}

/** An operative; the player of the operative with index i is `i % players`. */
export interface Operative {
  room: number;
  /** the room from which it went to the secret room; Retreat leads back there */
  door: number;
  wounded: boolean;
  delayed: boolean;
  /** round in which it escaped; 0 while inside */
  escaped: number;
  /** values of its tokens */
  tokens: readonly number[];
  /** items in hand, in the order they were drawn */
  items: readonly string[];
  prototypes: number;
  blackmail: boolean;
  /** for this round: it has handed in the Blackmail File; it ignores wounds; guards of the room it entered ignore it */
  covered: boolean;
  braced: boolean;
  unseen: boolean;
}

export interface Guard {
  kind: GuardKind;
  room: number;
  up: boolean;
  /** whether it has acted in this round's NPC phase */
  acted: boolean;
}

/** A card turned up this round, and by which operative. */
export interface Turned {
  by: number;
  card: Card;
  /** the card is an item that was placed in a room, so it no longer counts as in front of its operative */
  placed?: boolean;
}

export type OverReason = 'proximity' | 'empty';

export interface Table {
  options: Readonly<Options>;
  seats: readonly Seat[];
  rooms: Readonly<Room>[];
  ops: Readonly<Operative>[];
  guards: readonly Readonly<Guard>[];
  /** kinds that were in play and have left */
  gone: readonly GuardKind[];
  /** values of the tokens in the pool; the last is drawn next */
  pool: number[];
  /** tokens that have left the game */
  lost: number;
  /** Prototype cards left; whether the Blackmail File and Sludge are still available */
  prototypes: number;
  blackmail: boolean;
  sludge: boolean;
  /** the last is drawn next */
  deck: string[];
  discards: readonly string[];
  /** items out of the game */
  box: readonly string[];
  proximity: number;
  alarm: number;
  round: number;
  /** index of the operative whose player has the die */
  first: number;
  /** the face-down card of each operative; null for none */
  picks: (Card | null)[];
  /** cards turned up in this round, in order */
  turned: readonly Readonly<Turned>[];
  /** index of the operative whose card is being carried out; -1 for none */
  turn: number;
  /** operatives that extract this round, and where */
  extracting: readonly { by: number; room: number }[];
  die: number;
  chart: ChartName;
  leaf: string;
  over: Readonly<{ reason: OverReason }> | null;
}

export type ChartName = 'heist' | 'round' | 'pick' | 'resolution' | 'step' | 'reveal' | 'guards' | 'security';

/** A chart on the stack, its current state and its parameters. */
export interface ChartFrame {
  k: 'chart';
  chart: ChartName;
  at: string;
  entered: boolean;
  /** the operative that acts; -1 for none */
  op: number;
  /** the room concerned, or `OUTSIDE` */
  room: number;
  /** for a step: how the operative moves, and whether the step skips Enter functions and is ignored by guards */
  way: 'walk' | 'lift' | 'secret';
  quiet: boolean;
  /** for a step: whether it was stopped, and whether it turned the room up */
  stopped: boolean;
  fresh: boolean;
}

/** A list of effects (`Word`) on the stack, carried out by an operative. */
export interface WordsFrame {
  k: 'words';
  words: readonly Word[];
  /** index of the current effect, and the effect's own counter */
  at: number;
  n: number;
  /** the player's answer for the current effect; null for none yet */
  chosen: string | number | null;
  /** an earlier answer that the current effect remembers; null for none */
  kept: string | number | null;
  op: number;
  /** the room that the effects are printed on or were sent to; -1 means the operative's current room */
  room: number;
  /** the room that an earlier effect chose, -1 for none; and the number of tokens it released there */
  there: number;
  freed: number;
}
type StackFrame = ChartFrame | WordsFrame;

export type AskKind =
  /** a card for this round */
  | 'pick'
  /** inwards or outwards; whether to go on */
  | 'way'
  | 'goOn'
  | 'room'
  | 'option'
  | 'action'
  /** which guard acts next; which guard is affected; where that guard goes */
  | 'order'
  | 'guard'
  | 'lure'
  | 'operative'
  | 'target'
  /** an item to discard; an item to discard instead of a delay; the item to keep */
  | 'discard'
  | 'spare'
  | 'keep'
  /** a token for the Dead Drop; a token to swap; whether to take from the bank or use the room */
  | 'bank'
  | 'swap'
  | 'drop';

/** The open question. */
export interface Ask {
  /** index of the operative whose player is asked */
  op: number;
  kind: AskKind;
  /** the possible answers: rooms, operatives, items, guards, values or option names; empty for a pick */
  list: readonly (string | number)[];
}

/** One operative's region of the selection: its state in the `pick` chart. */
interface Region {
  op: number;
  chart: 'pick';
  at: string;
}

export interface State {
  table: Table;
  stack: StackFrame[];
  /** the regions while cards are being laid; otherwise empty */
  regions: Region[];
  ask: Readonly<Ask> | null;
  rng: number[];
  noTakeBack: boolean;
}

/** The seat that plays an operative. */
export const seatOf = (t: Pick<Table, 'seats' | 'options'>, op: number): Seat => t.seats[op % t.options.players]!;
export const isInside = ({ room }: Pick<Operative, 'room'>): boolean => room !== OUTSIDE;
/** Operatives inside, by index, in table order starting with one of them. */
export function insideFrom(t: { ops: readonly Pick<Operative, 'room'>[] }, first: number): number[] {
  const n = t.ops.length;
  return Array.from({ length: n }, (_, i) => (first + i) % n).filter((op) => isInside(t.ops[op]!));
}
/** Floor of a place, 1 or 2; 0 for the secret room. */
export const floorOf = (room: number): number => (room === SECRET ? 0 : room < FLOOR ? 1 : 2);
