/**
 * The contract every game keeps: what session, replay, lessons, bots and the screen may know of a game. A state is plain JSON at every
 * decision; a move is a small JSON record picked from `moves`.
 */
import type { Anchor } from './anchor.ts';
import type { Json, JsonObject, Read } from './json.ts';
import type { Sentence } from './sentence.ts';

export { type Sentence, SentenceError } from './sentence.ts';

/** Name of a seat at the table, e.g. `dealer` or `north`: letters, digits and `-`. */
export type SeatName = string;

/** Whose eyes a view is for: a seat, or `open`, which sees everything. */
export type Viewer = SeatName;
export const OPEN: Viewer = 'open';

/** Why something is not legal now, in words a person can read. */
export type Refusal = Sentence;

/** The open question of a game: which seat has to pick a move. */
export interface Decision {
  seat: SeatName;
  /** the seat whose player answers for `seat`, where it is another one (the winner of a trick plays a hand that lies open) */
  by?: SeatName;
  /** kind of question: 'action', 'window', 'pick' … */
  kind: string;
}

/** How a game ended. */
export interface Outcome {
  /** seats by place, best first; seats in one list share a place; a seat in no list lost; [] when nobody wins */
  places: SeatName[][];
  /** points of each seat, where the game counts any */
  scores?: Record<SeatName, number>;
  /** reason code, e.g. 'agenda-points' */
  reason: string;
}

/** The part of every game's view that the shared rooms may read. */
export interface View {
  viewer: Viewer;
  /** the open question, null for none the viewer knows of; `moves` is empty for a viewer who may not answer it */
  decision: { seat: SeatName; by?: SeatName; kind: string; moves: readonly object[] } | null;
  /** how the game ended; null while it goes on */
  over: object | null;
}

/** The types of one game, in one bundle. */
export interface GameTypes {
  state: object;
  move: object;
  event: { type: string };
  /** an event as a viewer may know it */
  seen: { type: string };
  view: View;
  /** what a game starts from: a seed and decks, or a table laid out in advance */
  setup: object;
  /** what is chosen before a match: its seed (same seed, same shuffles), decks, switches */
  options: { seed: string };
}

/** Called with each event right after it happened, and with the state at that moment. */
export type Tell<G extends GameTypes> = (event: G['event'], state: G['state']) => void;

/**
 * Called wherever a seat may be asked something that other viewers do not learn of, whether it is asked or not, with the state at that
 * moment. Where it is called must follow from what those viewers know.
 */
export type Unseen<G extends GameTypes> = (seat: SeatName, state: G['state']) => void;

/**
 * The rules of one game. Declared as methods, not function fields, so that TypeScript accepts a game with its own types where a
 * `Game<GameTypes>` is expected.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** version of the rules; raised when a change of the rules changes the digest of any recorded test game */
  readonly rulesVersion: number;
  /** The seats of a game that starts from this set-up, in the order in which they sit. */
  seats(setup: G['setup']): readonly SeatName[];
  /** A new game's state at its first decision. Throws a named error when the set-up is not playable. */
  start(setup: G['setup'], tell?: Tell<G>): G['state'];
  decision(state: G['state']): Decision | null;
  outcome(state: G['state']): Outcome | null;
  /** Legal moves of the seat that decides; empty when the game is over. */
  moves(state: G['state']): G['move'][];
  /**
   * Plays a legal move in place, up to the next decision. For any other move it throws `IllegalMove` and leaves the state unchanged.
   * `legal`: the result of `moves(state)`, from a caller who has it; without it the game lists its moves again.
   */
  play(state: G['state'], move: G['move'], tell?: Tell<G>, legal?: readonly G['move'][], unseen?: Unseen<G>): void;
  /** Whether a viewer knows of the open question; left out by a game whose questions are known to all. Equal to what `view` shows. */
  knows?(state: G['state'], viewer: Viewer): boolean;
  /** Why a seat may not make this move now; null when it may. */
  why(state: G['state'], seat: SeatName, move: G['move']): Refusal | null;
  /** What a viewer sees of the game, with the open decision. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** What a viewer sees of the table alone, without the open question; may be called in the middle of a move, when nobody decides. */
  tableView(state: G['state'], viewer: Viewer): G['view'];
  /** The event as a viewer may know it; to be called right after the event was told. */
  redact(state: G['state'], event: G['event'], viewer: Viewer): G['seen'];
  copy(state: G['state']): G['state'];
  /** A short text that is equal for equal states (table and machine). */
  digest(state: G['state']): string;
  /** A legal move as a sentence of the notation, with all that the deciding seat knows. */
  notate(state: G['state'], move: G['move']): string;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether a move only passes a window. Such a move of another player does not end a person's free take-backs. */
  isPass(move: G['move']): boolean;
  /** The move by which a deciding seat gives up, whether `moves` lists it or not; null where the game has none. */
  concession(seat: SeatName): G['move'] | null;
  /** Number of turns begun so far, of all seats together; 0 during the set-up. */
  turn(state: G['state']): number;
  /** Whether chance was used or something hidden was learnt since the previous decision. */
  noTakeBack(state: G['state']): boolean;
  readonly record: RecordPart<G>;
  readonly teach?: TeachPart<G>;
}

/** Tells a move as a sentence, given its events as the viewer saw them. Declared through a method for the same reason as `Game`. */
type TellMove<G extends GameTypes> = { tell(seen: readonly G['seen'][]): string | null }['tell'];

/** The part of a game that storing, watching and resuming need. */
export interface RecordPart<G extends GameTypes> {
  /** Reads the options of a match from a save or a link. */
  readOptions(json: Json): Read<G['options']>;
  /** The set-up for a match with these options. Throws when a deck is not known. */
  setupOf(options: G['options']): G['setup'];
  /** Reads the field `start` of a replay file. Refuses with the sentence `replay.start` or `replay.unknownCard`. */
  readSetup(start: Json): Read<G['setup']>;
  /** The set-up in the form of the field `start` of a replay file. */
  writeSetup(setup: G['setup']): JsonObject;
  /** How many things (cards, pieces) lie on the table of this set-up: what following a record costs is counted by it. */
  size(setup: G['setup']): number;
  /** The state before the first event: cards in their decks, nothing shuffled or drawn. */
  blank(setup: G['setup']): G['state'];
  /** The legal move of a sentence that `moves` does not list (e.g. a number between those it lists as samples); null for none. */
  unlisted(sentence: string): G['move'] | null;
  /** The answer to the open question that a record made before the rules asked it stands for; null, or left out, for none. */
  unasked?(state: G['state']): G['move'] | null;
  /**
   * Makes the function that tells `viewer` about a move of `seat`: its sentence leaves out the names of cards the viewer does not see,
   * and is null when the viewer may only know that something was decided. `telling` must be called before the move is played, the
   * function it returns afterwards.
   */
  telling(state: G['state'], move: G['move'], seat: SeatName, viewer: Viewer): TellMove<G>;
  /**
   * Applies an event from a file to the table. Throws when it does not fit there; the state may then be inconsistent and must be
   * thrown away. The machine (what is decided next) is not rebuilt.
   */
  applyRecorded(state: G['state'], event: JsonObject): G['event'];
  /** Deals hidden cards again, for playing on from a recorded position; left out by a game without hidden cards. */
  readonly deals?: Deals<G>;
}

/**
 * New deals of the cards that a seat does not see. A deal is made once, kept in the record's `start.deals`, and applied whenever the
 * record is played.
 */
interface Deals<G extends GameTypes> {
  /** Makes a deal for after step `at` that agrees with all that `seat` has seen. The state is not changed. */
  make(state: G['state'], seat: SeatName, seed: string, at: number): JsonObject;
  /** Applies those deals of the set-up that belong after step `i` (0: the opening) to the state. Throws when one does not fit. */
  apply(setup: G['setup'], state: G['state'], i: number): void;
}

/** The part of a game that lessons need. */
export interface TeachPart<G extends GameTypes> {
  /** The set-up for the table that a lesson describes. Throws when it cannot be laid out. */
  setup(table: JsonObject, seat: SeatName): G['setup'];
  /** Whether a fact holds. `seen`: all events of this attempt as `open` sees them. Throws for an unknown fact. The state is not changed. */
  holds(
    name: string,
    value: unknown,
    at: { state: G['state']; view: G['view']; seen: readonly G['seen'][]; seat: SeatName },
  ): boolean;
  /** What a fact counts, as it stands now: for facts that ask for "at least n"; null for any other. */
  amount?(name: string, at: { view: G['view']; seen: readonly G['seen'][]; seat: SeatName }): number | null;
  /** The move to make when nothing particular is intended, e.g. a pass. */
  plain(moves: readonly G['move'][]): G['move'];
  /** The move a bot with a fixed seed makes for the deciding seat. */
  answer(state: G['state']): G['move'];
  /** Whether the open decision begins an action of the pupil. */
  isAction(state: G['state']): boolean;
  /** kinds of questions that need not be put to a pupil who has not been taught them: a plain move goes past them */
  readonly unasked: readonly string[];
  /** names of what a lesson's par may count, e.g. `actions`, `tricks` */
  readonly pars: readonly string[];
  /** How much of `of` (one of `pars`) the seat has spent, by the events of the attempt. */
  spent(of: string, seen: readonly G['seen'][], seat: SeatName): number;
  /**
   * The place that a lesson calls by this name: an anchor of the table, `prompt` for the panel of choices, `verb:<verb>` for its button,
   * `part:<name>` for a part of the page marked so; null when it is not there.
   */
  target(name: string, view: G['view']): Anchor | null;
}

/** Thrown when a move is played that is not legal. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}
