/**
 * The contract every game keeps: all that session, replay, lessons, bots and the screen may know of a game. A state is plain JSON at every
 * decision. A move is a small JSON record picked from `moves`.
 */
import type { Anchor } from './anchor.ts';
import type { Json, JsonObject, Read } from './json.ts';
import type { Sentence } from './sentence.ts';

export { type Sentence, SentenceError } from './sentence.ts';

/** Name of a seat at the table, e.g. `dealer` or `north`: letters, digits and `-`. */
export type SeatName = string;

/** Who a view is for: a seat, or `open`, which sees everything. */
export type Viewer = SeatName;
export const OPEN: Viewer = 'open';

/** Why a move is not legal now, as a sentence for a person. */
export type Refusal = Sentence;

/** The open question of a game: which seat has to pick a move. */
export interface Decision {
  seat: SeatName;
  /** another seat, if its player answers for `seat` (e.g. the winner of a trick plays an open hand) */
  by?: SeatName;
  /** kind of question: 'action', 'window', 'pick' … */
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
  /** the open question, null if there is none the viewer knows of; `moves` is empty for a viewer who may not answer it */
  decision: { seat: SeatName; by?: SeatName; kind: string; moves: readonly object[] } | null;
  /** how the game ended; null while it goes on */
  over: object | null;
}

/** The types of one game, in one bundle. */
export interface GameTypes {
  state: object;
  move: object;
  event: { type: string };
  /** an event as one viewer may know it */
  seen: { type: string };
  view: View;
  /** what a game starts from: a seed and decks, or a table laid out in advance */
  setup: object;
  /** what is chosen before a match: its seed (the same seed gives the same shuffles), decks, switches */
  options: { seed: string };
}

/** Called with each event right after it happened; `state` is the state at that moment. */
export type Tell<G extends GameTypes> = (event: G['event'], state: G['state']) => void;

/**
 * Called wherever a seat might be asked something in secret, whether or not it is asked; `state` is the state at that moment. The other
 * viewers must be able to tell from what they know when it is called.
 */
export type Unseen<G extends GameTypes> = (seat: SeatName, state: G['state']) => void;

/**
 * The rules of one game. These are methods, not function fields, so that TypeScript accepts a game with its own types where a
 * `Game<GameTypes>` is expected.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** version of the rules; raised when a change to the rules changes the digest of any recorded test game */
  readonly rulesVersion: number;
  /** The seats of a game that starts from this set-up, in seating order. */
  seats(setup: G['setup']): readonly SeatName[];
  /** A new game's state at its first decision. Throws a named error if the set-up is not playable. */
  start(setup: G['setup'], tell?: Tell<G>): G['state'];
  decision(state: G['state']): Decision | null;
  outcome(state: G['state']): Outcome | null;
  /** Legal moves of the deciding seat; empty when the game is over. */
  moves(state: G['state']): G['move'][];
  /**
   * Plays a legal move in place, up to the next decision. Throws `IllegalMove` for any other move and leaves the state unchanged. `legal`:
   * the result of `moves(state)`, if the caller has it; otherwise the game lists its moves again.
   */
  play(state: G['state'], move: G['move'], tell?: Tell<G>, legal?: readonly G['move'][], unseen?: Unseen<G>): void;
  /** Whether a viewer knows of the open question; must agree with `view`. Left out by a game whose questions everybody knows of. */
  knows?(state: G['state'], viewer: Viewer): boolean;
  /** Why a seat may not make this move now; null when it may. */
  why(state: G['state'], seat: SeatName, move: G['move']): Refusal | null;
  /** What a viewer sees of the game, with the open decision. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** What a viewer sees of the table, without the open question. May be called in the middle of a move, when nobody decides. */
  tableView(state: G['state'], viewer: Viewer): G['view'];
  /** The event as a viewer may know it. Must be called right after the event happened. */
  redact(state: G['state'], event: G['event'], viewer: Viewer): G['seen'];
  copy(state: G['state']): G['state'];
  /** A short text that is equal for equal states (table and machine). */
  digest(state: G['state']): string;
  /** A legal move as a sentence of the notation. It names everything the deciding seat knows. */
  notate(state: G['state'], move: G['move']): string;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether a move only passes a window. Another player's pass does not end a person's free undo. */
  isPass(move: G['move']): boolean;
  /** The move by which a seat concedes, whether or not `moves` lists it; null if the game has none. */
  concession(seat: SeatName): G['move'] | null;
  /** Number of turns begun so far by all seats together; 0 during set-up. */
  turn(state: G['state']): number;
  /** Whether, since the previous decision, something random happened or hidden information was revealed. Undo then costs a mark. */
  noTakeBack(state: G['state']): boolean;
  readonly record: RecordPart<G>;
  readonly teach?: TeachPart<G>;
}

/** Puts a move into a sentence, given its events as the viewer saw them. A method type for the same reason as `Game`. */
type DescribeMove<G extends GameTypes> = { tell(seen: readonly G['seen'][]): string | null }['tell'];

/** The part of a game that saving, replaying and resuming need. */
export interface RecordPart<G extends GameTypes> {
  /** Reads the options of a match from a save or a link. */
  readOptions(json: Json): Read<G['options']>;
  /** The set-up for a match with these options. Throws if a deck is not known. */
  setupOf(options: G['options']): G['setup'];
  /** Reads the field `start` of a replay file. Refuses with the sentence `replay.start` or `replay.unknownCard`. */
  readSetup(start: Json): Read<G['setup']>;
  /** The set-up in the form a replay file stores in its field `start`. */
  writeSetup(setup: G['setup']): JsonObject;
  /** How many cards or pieces this set-up puts on the table. It measures what following a record costs. */
  size(setup: G['setup']): number;
  /** The state before the first event: cards in their decks, nothing shuffled or drawn. */
  blank(setup: G['setup']): G['state'];
  /** The legal move for a sentence that `moves` does not list (e.g. a number between the samples it lists); null if there is none. */
  unlisted(sentence: string): G['move'] | null;
  /** For records older than a question of the rules: the answer such a record implies. Null or left out if there is none. */
  unasked?(state: G['state']): G['move'] | null;
  /**
   * Call it before the move is played; call the function it returns afterwards. That function puts the move of `seat` into a sentence for
   * `viewer`. The sentence leaves out the names of cards the viewer does not see, and is null if the viewer may only know that something
   * was decided.
   */
  describeMove(state: G['state'], move: G['move'], seat: SeatName, viewer: Viewer): DescribeMove<G>;
  /**
   * Applies an event from a file to the table. Throws if it does not fit; the state may then be inconsistent and must be thrown away. It
   * does not rebuild the machine (what is decided next).
   */
  applyRecorded(state: G['state'], event: JsonObject): G['event'];
  /** Deals hidden cards again, to play on from a recorded position. Left out by a game without hidden cards. */
  readonly deals?: Deals<G>;
}

/**
 * New deals of the cards a seat does not see. A deal is made once, stored in the record's `start.deals`, and applied whenever the record is
 * played.
 */
interface Deals<G extends GameTypes> {
  /** Makes a deal for after step `at` that agrees with everything `seat` has seen. The state is not changed. */
  make(state: G['state'], seat: SeatName, seed: string, at: number): JsonObject;
  /** Applies the set-up's deals for after step `i` (0: the opening) to the state. Throws if one does not fit. */
  apply(setup: G['setup'], state: G['state'], i: number): void;
}

/** The part of a game that lessons need. */
export interface TeachPart<G extends GameTypes> {
  /** The set-up for the table a lesson describes. Throws if it cannot be laid out. */
  setup(table: JsonObject, seat: SeatName): G['setup'];
  /** Whether a fact holds. `seen`: all events of this attempt as `open` sees them. Throws for an unknown fact. The state is not changed. */
  holds(
    name: string,
    value: unknown,
    at: { state: G['state']; view: G['view']; seen: readonly G['seen'][]; seat: SeatName },
  ): boolean;
  /** For facts that ask for "at least n": what the fact counts, now. Null for any other fact. */
  amount?(name: string, at: { view: G['view']; seen: readonly G['seen'][]; seat: SeatName }): number | null;
  /** The default move, e.g. a pass. */
  plain(moves: readonly G['move'][]): G['move'];
  /** The move that a bot with a fixed seed makes for the deciding seat. */
  answer(state: G['state']): G['move'];
  /** Whether the open decision begins an action of the pupil. */
  isAction(state: G['state']): boolean;
  /** kinds of questions answered automatically with a plain move until a lesson has taught them */
  readonly unasked: readonly string[];
  /** names of what a lesson's par may count, e.g. `actions`, `tricks` */
  readonly pars: readonly string[];
  /** How much of `of` (one of `pars`) the seat has used in the events of the attempt. */
  spent(of: string, seen: readonly G['seen'][], seat: SeatName): number;
  /**
   * What a lesson means by this name: an anchor on the table, `prompt` for the panel of choices, `verb:<verb>` for its button,
   * `part:<name>` for a marked part of the page; null if it is not there.
   */
  target(name: string, view: G['view']): Anchor | null;
}

/** Thrown when somebody plays an illegal move. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}
