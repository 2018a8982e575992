/** The state of a game: the table, changed by events alone, and the machine, which says what comes next. Plain JSON. */
import { ACTIONS, type Action, type GuardKind, type Word } from './words.ts';

/** Seats by the operatives that sit there; a player of two operatives sits at the first one's. */
export const OPERATIVES = ['quill', 'ferro', 'ash', 'ilse', 'mimi', 'orrin'] as const;
export type Seat = (typeof OPERATIVES)[number];

/** What may be chosen before a game. */
export interface Options {
  seed: string;
  /** players at the table, 2 to 6 */
  players: number;
  /** two players play two operatives each, with two selections a round */
  pairs: boolean;
  /** the advanced rule: Extract in place of Download */
  extract: boolean;
}

/** A card that can be laid in a selection: an action, or an item by its code. */
export type Card = string;
export const isAction = (card: Card): card is Action => (ACTIONS as readonly string[]).includes(card);

/** Rooms of the way in: six of the first floor, then six of the second. */
export const FLOOR = 6;
export const DEEPEST = 2 * FLOOR - 1;
/** Place of the secret room, and of an operative that is no longer in the building. */
export const SECRET = 12;
export const OUTSIDE = -1;

/** An item that stays in a room. */
export interface Placed {
  item: string;
  /** index of the operative that placed it */
  by: number;
  /** tokens taken through it so far (Leech Tap) */
  n: number;
  /** values of tokens banked in it (Dead Drop) */
  tokens: readonly number[];
}

/** A room on the table. What is readonly in the table is replaced as a whole, never changed, so copies share it. */
export interface Room {
  code: string;
  up: boolean;
  /** bits of the seats that have looked at it while it was face down */
  known: number;
  /** values of the tokens that lie there; nobody sees them */
  tokens: readonly number[];
  /** whether its interface token lies there */
  hasInterface: boolean;
  /** whether its lab worker or tech lock is there */
  hasSlot: boolean;
  sludge: boolean;
  placed: readonly Readonly<Placed>[];
  /** a Bulkhead Lever between this room and the next inwards, and who placed it; -1 for none */
  bulkhead: number;
  /** Downloads resolved for this room in this round */
  downloads: number;
}

/** An operative, by index; its player is `index % players`. */
export interface Operative {
  room: number;
  /** the room it came from into the secret room, to which Retreat leads back */
  door: number;
  wounded: boolean;
  delayed: boolean;
  /** round in which it escaped; 0 while it is inside */
  escaped: number;
  /** values of its tokens */
  tokens: readonly number[];
  /** items in hand, in the order in which they came */
  items: readonly string[];
  prototypes: number;
  blackmail: boolean;
  /** this round: the Blackmail File was handed in; wounds are ignored; guards of the room entered are ignored */
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

/** A card turned up in this round, by which operative. */
export interface Turned {
  by: number;
  card: Card;
  /** it is an item that was placed in a room: it does not lie before its operative for the rest of the round */
  placed?: boolean;
}

export type OverReason = 'proximity' | 'empty';

export interface Table {
  options: Readonly<Options>;
  seats: readonly Seat[];
  rooms: Readonly<Room>[];
  ops: Readonly<Operative>[];
  guards: readonly Readonly<Guard>[];
  /** kinds that have been in play and left it */
  gone: readonly GuardKind[];
  /** values of the tokens in the pool, the next one last */
  pool: number[];
  /** tokens that have left the game */
  lost: number;
  /** Prototype cards left; whether the Blackmail File and Sludge are still beside the table */
  prototypes: number;
  blackmail: boolean;
  sludge: boolean;
  /** the next one is last */
  deck: string[];
  discards: readonly string[];
  /** items out of the game */
  box: readonly string[];
  proximity: number;
  alarm: number;
  round: number;
  /** index of the operative whose player holds the die */
  first: number;
  /** cards laid face down, by operative; null: none */
  picks: (Card | null)[];
  /** cards turned up in this round, in order */
  turned: readonly Readonly<Turned>[];
  /** index of the operative whose card is being resolved; -1: none */
  turn: number;
  /** operatives that extract this round, in which rooms */
  extracting: readonly { by: number; room: number }[];
  die: number;
  chart: ChartName;
  leaf: string;
  over: Readonly<{ reason: OverReason }> | null;
}

export type ChartName = 'heist' | 'round' | 'pick' | 'resolution' | 'step' | 'reveal' | 'guards' | 'security';

/** A chart's position on the stack, and what it works on. */
export interface ChartFrame {
  k: 'chart';
  chart: ChartName;
  at: string;
  entered: boolean;
  /** the operative it is about; -1: none */
  op: number;
  /** the room it is about, or `OUTSIDE` */
  room: number;
  /** of a step: how it is made, and whether Enter functions and guards there are ignored */
  way: 'walk' | 'lift' | 'secret';
  quiet: boolean;
  /** of a step: whether it was stopped on the way, and whether the room was turned up by it */
  stopped: boolean;
  fresh: boolean;
}

/** Words being carried out by an operative. */
export interface WordsFrame {
  k: 'words';
  words: readonly Word[];
  /** the word that is next, and how far it has come */
  at: number;
  n: number;
  /** what was chosen for it; null: nothing yet */
  chosen: string | number | null;
  /** what it keeps of an earlier choice of its own; null: nothing */
  kept: string | number | null;
  op: number;
  /** the room that the words are printed on or were sent to; -1: wherever the operative is */
  room: number;
  /** the room that a word before chose, -1: none; and the tokens it released there */
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
  /** which guard acts next; which one is meant; where it goes */
  | 'order'
  | 'guard'
  | 'lure'
  | 'operative'
  | 'target'
  /** an item to discard; an item to discard or be delayed; the item to keep */
  | 'discard'
  | 'spare'
  | 'keep'
  /** tokens for the Dead Drop; a token to swap; the bank or the room's function */
  | 'bank'
  | 'swap'
  | 'drop';

/** The open question. */
export interface Ask {
  /** index of the operative whose player is asked */
  op: number;
  kind: AskKind;
  /** what may be answered: rooms, operatives, items, guards, values, options by name; empty for a pick */
  list: readonly (string | number)[];
}

/** One operative's region of the selection: a position in the chart `pick`. */
interface Region {
  op: number;
  chart: 'pick';
  at: string;
}

export interface State {
  table: Table;
  stack: StackFrame[];
  /** regions of the selection under way; empty outside it */
  regions: Region[];
  ask: Readonly<Ask> | null;
  rng: number[];
  noTakeBack: boolean;
}

/** The seat of an operative. */
export const seatOf = (t: Pick<Table, 'seats' | 'options'>, op: number): Seat => t.seats[op % t.options.players]!;
export const isInside = ({ room }: Pick<Operative, 'room'>): boolean => room !== OUTSIDE;
/** Operatives inside, by index, in the order of the table from one on. */
export function insideFrom(t: { ops: readonly Pick<Operative, 'room'>[] }, first: number): number[] {
  const n = t.ops.length;
  return Array.from({ length: n }, (_, i) => (first + i) % n).filter((op) => isInside(t.ops[op]!));
}
/** Floor of a place on the way, 1 or 2; 0 for the secret room. */
export const floorOf = (room: number): number => (room === SECRET ? 0 : room < FLOOR ? 1 : 2);
