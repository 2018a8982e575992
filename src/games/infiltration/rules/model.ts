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
  /** whether two players play two operatives each and lay a card for each of them every round */
  pairs: boolean;
  /** whether the advanced rule is on: Extract in place of Download */
  extract: boolean;
}

/** A card that can be laid: an action, or an item by its code. */
export type Card = string;
export const isAction = (card: Card): card is Action => (ACTIONS as readonly string[]).includes(card);

/** Number of rooms on each floor. The building's row of rooms, the way in, has two floors: indices 0 to 5, then 6 to 11. */
export const FLOOR = 6;
export const DEEPEST = 2 * FLOOR - 1;
/** Room indices with a special meaning: the secret room, and outside the building (of an operative that has left it). */
export const SECRET = 12;
export const OUTSIDE = -1;

/** An item that stays in a room. */
export interface Placed {
  item: string;
  /** index of the operative that placed it */
  by: number;
  /** number of tokens taken through it so far (Leech Tap) */
  n: number;
  /** values of the tokens banked in it (Dead Drop) */
  tokens: readonly number[];
}

/** A room on the table. Readonly parts are replaced, never changed, so copies share them. */
export interface Room {
  code: string;
  up: boolean;
  /** bit mask of the seats that looked at the room while it was face down */
  known: number;
  /** values of the tokens in the room, hidden from everybody */
  tokens: readonly number[];
  /** whether the room's interface token is still there */
  hasInterface: boolean;
  /** whether the room's lab worker or tech lock is still there */
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
  /** index of the room from which the operative went to the secret room; Retreat leads back there */
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
  /**
   * true for the rest of a round in which the operative handed in the Blackmail File: wounds, and guards in the room it entered, do not
   * affect it
   */
  covered: boolean;
  braced: boolean;
  unseen: boolean;
}

export interface Guard {
  kind: GuardKind;
  room: number;
  up: boolean;
  /** whether the guard has acted in this round's NPC phase */
  acted: boolean;
}

/** A card turned up this round, and by which operative. */
export interface Turned {
  by: number;
  card: Card;
  /** whether the card is an item that was placed in a room; then it is no longer in front of its operative */
  placed?: boolean;
}

export type OverReason = 'proximity' | 'empty';

export interface Table {
  options: Readonly<Options>;
  seats: readonly Seat[];
  rooms: Readonly<Room>[];
  ops: Readonly<Operative>[];
  guards: readonly Readonly<Guard>[];
  /** kinds of the guards that were in play and have left */
  gone: readonly GuardKind[];
  /** values of the tokens in the pool; the last is drawn next */
  pool: number[];
  /** number of tokens that have left the game */
  lost: number;
  /** number of Prototype cards left; whether the Blackmail File and Sludge are still available */
  prototypes: number;
  blackmail: boolean;
  sludge: boolean;
  /** codes of the items in the deck; the last is drawn next */
  deck: string[];
  discards: readonly string[];
  /** codes of the items that are out of the game */
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
  /** the operatives that play Extract this round, and where; it is carried out for all of them together */
  extracting: readonly { by: number; room: number }[];
  die: number;
  chart: ChartName;
  leaf: string;
  over: Readonly<{ reason: OverReason }> | null;
}

export type ChartName = 'heist' | 'round' | 'pick' | 'resolution' | 'step' | 'reveal' | 'guards' | 'security';

/** A state chart on the stack: which chart, its current state, and its parameters. */
export interface ChartFrame {
  k: 'chart';
  chart: ChartName;
  at: string;
  entered: boolean;
  /** the operative that acts; -1 for none */
  op: number;
  /** the room that the chart is about, or `OUTSIDE` */
  room: number;
  /** for a step: how the operative moves; and whether guards ignore it and Enter functions are skipped */
  way: 'walk' | 'lift' | 'secret';
  quiet: boolean;
  /** for a step: whether something stopped it, and whether it turned the room up */
  stopped: boolean;
  fresh: boolean;
}

/** A list of effects (`Word`) on the stack, carried out by an operative. */
export interface WordsFrame {
  k: 'words';
  words: readonly Word[];
  /** index in `words` of the current effect; `n`: a counter for use by that effect */
  at: number;
  n: number;
  /** the player's answer for the current effect; null for none yet */
  chosen: string | number | null;
  /** an earlier answer that the current effect remembers; null for none */
  kept: string | number | null;
  op: number;
  /** the room where the effects are printed, or to which they were sent; -1 means the operative's current room */
  room: number;
  /** the room that an earlier effect chose (-1 for none), and how many tokens that effect released there */
  there: number;
  freed: number;
}
type StackFrame = ChartFrame | WordsFrame;

export type AskKind =
  /** which card to lay this round */
  | 'pick'
  /** `way`: whether to go inwards or outwards; `goOn`: whether to go on */
  | 'way'
  | 'goOn'
  | 'room'
  | 'option'
  | 'action'
  /** `order`: which guard acts next; `guard`: which guard to affect; `lure`: where that guard goes */
  | 'order'
  | 'guard'
  | 'lure'
  | 'operative'
  | 'target'
  /** `discard`: which item to discard; `spare`: which item to discard instead of being delayed; `keep`: which item to keep */
  | 'discard'
  | 'spare'
  | 'keep'
  /** `bank`: a token for the Dead Drop; `swap`: a token to swap; `drop`: whether to take banked tokens or use the room */
  | 'bank'
  | 'swap'
  | 'drop';

/** The open question. */
export interface Ask {
  /** index of the operative whose player must decide */
  op: number;
  kind: AskKind;
  /** the possible answers (rooms, operatives, items, guards, values or option names); empty for laying a card */
  list: readonly (string | number)[];
}

/** One operative's part of the selection: the state of its own `pick` chart. */
interface Region {
  op: number;
  chart: 'pick';
  at: string;
}

export interface State {
  table: Table;
  stack: StackFrame[];
  /** each operative's part of the selection while cards are being laid; otherwise empty */
  regions: Region[];
  ask: Readonly<Ask> | null;
  rng: number[];
  noTakeBack: boolean;
}

/** The seat that plays an operative. */
export const seatOf = (t: Pick<Table, 'seats' | 'options'>, op: number): Seat => t.seats[op % t.options.players]!;
export const isInside = ({ room }: Pick<Operative, 'room'>): boolean => room !== OUTSIDE;
/** Returns the indexes of the operatives inside, in table order, beginning at `first`. */
export function insideFrom(t: { ops: readonly Pick<Operative, 'room'>[] }, first: number): number[] {
  const n = t.ops.length;
  return Array.from({ length: n }, (_, i) => (first + i) % n).filter((op) => isInside(t.ops[op]!));
}
/** Returns the floor of a room, 1 or 2; 0 for the secret room. */
export const floorOf = (room: number): number => (room === SECRET ? 0 : room < FLOOR ? 1 : 2);
