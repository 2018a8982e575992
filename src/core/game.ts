/**
 * The contract every game keeps: all that session, replay, lessons, bots and the screen may know of a game. Whenever a player has to
 * decide, the state is plain JSON. A move is a small JSON record picked from `moves`.
 */
import type { Anchor } from './anchor.ts';
import type { Json, JsonObject, Read } from './json.ts';
import type { Sentence } from './sentence.ts';

export { type Reason, type Sentence, SentenceError } from './sentence.ts';

/** Name of a seat at the table, e.g. `dealer` or `north`: letters, digits and `-`. */
export type SeatName = string;

/** Who a view is for: a seat, or `open`, which sees everything. */
export type Viewer = SeatName;
export const OPEN: Viewer = 'open';

/** A sentence for a person that says why a move is not legal now. */
export type Refusal = Sentence;

/** The open decision of a game: which seat has to pick a move. */
export interface Decision {
  seat: SeatName;
  /** another seat, if its player answers for `seat` (e.g. the winner of a trick plays an open hand) */
  by?: SeatName;
  /** kind of decision: 'action', 'window', 'pick' … */
  kind: string;
}

/** How a game ended. */
export interface Outcome {
  /** seats by place, best first; seats in one list share a place; a seat in no list lost; [] if nobody wins */
  places: SeatName[][];
  /** points of each seat, if the game counts points */
  scores?: Record<SeatName, number>;
  /** reason code, e.g. 'agenda-points' */
  reason: string;
}

/** The fields of a view that every game has, and that shared code may read. */
export interface View {
  viewer: Viewer;
  /** the open decision; null if there is none the viewer knows of; `moves` is empty for a viewer who may not decide */
  decision: { seat: SeatName; by?: SeatName; kind: string; moves: readonly object[] } | null;
  /** how the game ended; null while it goes on */
  over: object | null;
}

/** The types of one game, in one bundle. */
export interface GameTypes {
  state: object;
  move: object;
  event: { type: string };
  /** an event as one viewer may see it, with its secrets removed */
  seen: { type: string };
  view: View;
  /** what a game starts from: a seed and decks, or a table laid out in advance */
  setup: object;
  /** what is chosen before a match: its seed (the same seed gives the same shuffles), decks, switches */
  options: { seed: string };
}

/** A listener that is called with each event right after it happened; `state` is the state at that moment. */
export type Tell<G extends GameTypes> = (event: G['event'], state: G['state']) => void;

/**
 * A listener that is called whenever a seat might have to decide in secret, whether or not it does; `state` is the state at that moment.
 * The times of the calls must follow from what the other viewers know, so that they give nothing away.
 */
export type Unseen<G extends GameTypes> = (seat: SeatName, state: G['state']) => void;

/**
 * The rules of one game. Its functions are declared as methods, not as function fields, so that TypeScript accepts a game with its own
 * types where a `Game<GameTypes>` is expected.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** version of the rules; raised when a change to the rules changes a state digest in any recorded test game */
  readonly rulesVersion: number;
  /** The seats of a game that starts from this set-up, in seating order. */
  seats(setup: G['setup']): readonly SeatName[];
  /** Starts a game and returns its state at the first decision. Throws a named error if the set-up is not playable. */
  start(setup: G['setup'], tell?: Tell<G>): G['state'];
  decision(state: G['state']): Decision | null;
  outcome(state: G['state']): Outcome | null;
  /** Returns the legal moves of the deciding seat; none when the game is over. */
  moves(state: G['state']): G['move'][];
  /**
   * Plays a legal move in place, up to the next decision. Throws `IllegalMove` for any other move and leaves the state unchanged. `legal`:
   * the result of `moves(state)`, if the caller has it; otherwise the game lists its moves again.
   */
  play(state: G['state'], move: G['move'], tell?: Tell<G>, legal?: readonly G['move'][], unseen?: Unseen<G>): void;
  /** Whether a viewer knows that a decision is open; must agree with `view`. Left out by a game where everybody always knows. */
  knows?(state: G['state'], viewer: Viewer): boolean;
  /** Why a seat may not make this move now; null when it may. */
  why(state: G['state'], seat: SeatName, move: G['move']): Refusal | null;
  /** Returns what a viewer sees of the game, including the open decision. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** Returns what a viewer sees of the table, without the open decision. May be called in the middle of a move, when nobody decides. */
  tableView(state: G['state'], viewer: Viewer): G['view'];
  /** Returns the event with what a viewer may not know removed. Must be called right after the event happened. */
  redact(state: G['state'], event: G['event'], viewer: Viewer): G['seen'];
  copy(state: G['state']): G['state'];
  /** Returns a short text by which states are compared: equal tables and charts give equal digests. */
  digest(state: G['state']): string;
  /** Returns a legal move as a sentence of the notation, which names everything the deciding seat knows. */
  notate(state: G['state'], move: G['move']): string;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether a move is a mere pass of a player who could act. A person may still undo for free after another player's pass. */
  isPass(move: G['move']): boolean;
  /** Returns the move by which a seat concedes, whether or not `moves` lists it; null if the game has none. */
  concession(seat: SeatName): G['move'] | null;
  /** Number of turns begun so far by all seats together; 0 during set-up. */
  turn(state: G['state']): number;
  /**
   * Whether anything random happened or hidden information was revealed since the previous decision: an undo of that is marked in the
   * record.
   */
  noTakeBack(state: G['state']): boolean;
  readonly record: RecordPart<G>;
  readonly teach?: TeachPart<G>;
}

/**
 * The function that `describeMove` returns: puts a move into a sentence, from the move's events as the viewer saw them (`seen`). Declared
 * as a method for the same reason as those of `Game`.
 */
type DescribeMove<G extends GameTypes> = { tell(seen: readonly G['seen'][]): string | null }['tell'];

/** The part of a game that saving, replaying and resuming need. */
export interface RecordPart<G extends GameTypes> {
  /** Reads the options of a match from a save or a link. */
  readOptions(json: Json): Read<G['options']>;
  /** Returns the set-up for a match with these options. Throws if a deck is not known. */
  setupOf(options: G['options']): G['setup'];
  /** Reads the field `start` of a replay file. Refuses with the sentence `replay.start` or `replay.unknownCard`. */
  readSetup(start: Json): Read<G['setup']>;
  /** Returns the set-up in the form a replay file stores in its field `start`. */
  writeSetup(setup: G['setup']): JsonObject;
  /** How many cards or pieces this set-up puts on the table: a measure of how much work it is to replay a record. */
  size(setup: G['setup']): number;
  /** The state before the first event: cards in their decks, nothing shuffled or drawn. */
  blank(setup: G['setup']): G['state'];
  /**
   * Returns the legal move that a sentence describes although `moves` does not list it (e.g. a number between the listed samples); null if
   * there is none.
   */
  unlisted(sentence: string): G['move'] | null;
  /**
   * Returns the move that is implied by an old record, made before the rules asked for this decision. Null or left out if there is none.
   */
  unasked?(state: G['state']): G['move'] | null;
  /**
   * Returns a function that puts the move of `seat` into a sentence for `viewer`; call this before the move is played and that function
   * afterwards. The sentence leaves out the names of cards the viewer does not see, and is null if the viewer may only know that something
   * was decided.
   */
  describeMove(state: G['state'], move: G['move'], seat: SeatName, viewer: Viewer): DescribeMove<G>;
  /**
   * Applies an event from a replay file to the table. Throws if it does not fit; the state may then be inconsistent and must be thrown
   * away. It does not rebuild the flow (what is decided next).
   */
  applyRecorded(state: G['state'], event: JsonObject): G['event'];
  /** Deals hidden cards again, to play on from a recorded position. Left out by a game without hidden cards. */
  readonly deals?: Deals<G>;
}

/**
 * Makes and applies new deals of the cards a seat does not see. A deal is made once, stored in the record's `start.deals`, and applied
 * whenever the record is played.
 */
interface Deals<G extends GameTypes> {
  /** Makes a deal to be applied after step `at`; it agrees with everything `seat` has seen. The state is not changed. */
  make(state: G['state'], seat: SeatName, seed: string, at: number): JsonObject;
  /** Applies to the state those deals of the set-up that belong after step `i` (0: the opening). Throws if one does not fit. */
  apply(setup: G['setup'], state: G['state'], i: number): void;
}

/** The part of a game that lessons need. */
export interface TeachPart<G extends GameTypes> {
  /** Returns the set-up for the table that a lesson describes. Throws if it cannot be laid out. */
  setup(table: JsonObject, seat: SeatName): G['setup'];
  /**
   * Whether a fact named by a lesson is true now. `seen`: all events of this attempt as `open` sees them. Throws for an unknown fact. The
   * state is not changed.
   */
  holds(
    name: string,
    value: unknown,
    at: { state: G['state']; view: G['view']; seen: readonly G['seen'][]; seat: SeatName },
  ): boolean;
  /** For a lesson's fact that asks for "at least n" of something: how many there are now. Null for any other fact. */
  amount?(name: string, at: { view: G['view']; seen: readonly G['seen'][]; seat: SeatName }): number | null;
  /** Returns the move made by default for a player who is not asked, e.g. a pass. */
  plain(moves: readonly G['move'][]): G['move'];
  /** Returns the move that a bot with a fixed seed makes for the deciding seat. */
  answer(state: G['state']): G['move'];
  /** Whether the open decision is one where the pupil takes an action. */
  isAction(state: G['state']): boolean;
  /** kinds of decisions that are made automatically, with the default move, until a lesson has taught them */
  readonly unasked: readonly string[];
  /** names of what a lesson's par (the number to win within) may count, e.g. `actions`, `tricks` */
  readonly pars: readonly string[];
  /** How many of `of` (one of `pars`) the seat has used so far, counted from the events of the attempt. */
  spent(of: string, seen: readonly G['seen'][], seat: SeatName): number;
  /**
   * Finds what a lesson means by a name: an anchor on the table, `prompt` for the panel of choices, `verb:<verb>` for the button of that
   * verb, `part:<name>` for a marked part of the page. Null if it is not there.
   */
  target(name: string, view: G['view']): Anchor | null;
}

/** Thrown when somebody plays an illegal move. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}
