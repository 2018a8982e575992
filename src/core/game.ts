/**
 * The contract every game keeps: what session, replay, lessons, bots and the screen may know of a game. A state is plain JSON at every
 * decision; a move is a small JSON record picked from `moves`.
 */
import type { Anchor } from './anchor.ts';
import type { Json, JsonObject, Read } from './json.ts';
import type { Sentence } from './sentence.ts';

export { type Sentence, SentenceError } from './sentence.ts';

/** Who sits at the table: `dealer`, `north`. Letters, digits and `-`. */
export type SeatName = string;

/** A seat's eyes, or `open`: eyes that see everything. */
export type Viewer = SeatName;
export const OPEN: Viewer = 'open';

/** Why something is not legal now, in words a person can read. */
export type Refusal = Sentence;

/** Whose turn it is to pick a move. */
export interface Decision {
  seat: SeatName;
  /** the seat whose player answers, where that is another's: a hand that lies open is played by whoever won the last trick */
  by?: SeatName;
  /** kind of question: 'action', 'window', 'pick', ... */
  kind: string;
}

/** How a game ended. */
export interface Outcome {
  /** best first; seats in one list share that place; a seat in none has lost without a place (nobody wins: []) */
  places: SeatName[][];
  /** points by seat, where the game counts any */
  scores?: Record<SeatName, number>;
  /** reason code, e.g. 'agenda-points' */
  reason: string;
}

/** What the shared rooms may read of any game's view. */
export interface View {
  viewer: Viewer;
  /** the open question; its moves only for the seat that may answer */
  decision: { seat: SeatName; by?: SeatName; kind: string; moves: readonly object[] } | null;
  /** null while the game goes on */
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
  /** what a game starts from: seed and decks, or a table laid out */
  setup: object;
  /** what is chosen before a match: its seed (same seed, same shuffles), decks, switches */
  options: { seed: string };
}

/** Gets each event right after it happened. */
export type Tell<G extends GameTypes> = (event: G['event'], state: G['state']) => void;

/**
 * One game. Methods, not function fields: a game of its own types can then be handed to rooms that know only `GameTypes`.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** raised when any digest of the corpus changes */
  readonly rulesVersion: number;
  /** The seats of a game that starts from this set-up, in the order in which they sit. */
  seats(setup: G['setup']): readonly SeatName[];
  /** A game at its first decision. Throws a named error when the set-up is not playable. */
  start(setup: G['setup'], tell?: Tell<G>): G['state'];
  decision(state: G['state']): Decision | null;
  outcome(state: G['state']): Outcome | null;
  /** Legal moves of the seat that decides; empty when the game is over. */
  moves(state: G['state']): G['move'][];
  /**
   * Plays a legal move in place and goes on to the next decision. Throws `IllegalMove` and leaves the state as it was. `legal` is what
   * `moves` has just given, from a caller who has it; without it the game lists its moves again.
   */
  play(state: G['state'], move: G['move'], tell?: Tell<G>, legal?: readonly G['move'][]): void;
  why(state: G['state'], seat: SeatName, move: G['move']): Refusal | null;
  /** What a viewer sees. */
  view(state: G['state'], viewer: Viewer): G['view'];
  /** What a viewer sees of the table alone, without the open question: also in the middle of a move, when nobody decides. */
  glimpse(state: G['state'], viewer: Viewer): G['view'];
  /** The event as a viewer may know it; call right after the event was told. */
  redact(state: G['state'], event: G['event'], viewer: Viewer): G['seen'];
  copy(state: G['state']): G['state'];
  /** Short text equal for equal states (table and machine). */
  digest(state: G['state']): string;
  /** A move as a sentence of the notation, as the deciding seat would write it. */
  notate(state: G['state'], move: G['move']): string;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether a move only lets a window go by: it does not end a free take-back. */
  isPass(move: G['move']): boolean;
  /** The move by which a seat that decides gives up, whether `moves` lists it or not; null where nobody can. */
  concession(seat: SeatName): G['move'] | null;
  /** Turns begun so far, all seats counted; 0 during the set-up. */
  turn(state: G['state']): number;
  /** Whether chance was used or something hidden was learnt since the decision before. */
  noTakeBack(state: G['state']): boolean;
  readonly record: RecordPart<G>;
  readonly teach?: TeachPart<G>;
}

/** A move in words, once its events were seen. Written as a method's type, for the same reason as `Game`. */
type TellMove<G extends GameTypes> = { tell(seen: readonly G['seen'][]): string | null }['tell'];

/** What storing, watching and resuming need of a game. */
export interface RecordPart<G extends GameTypes> {
  /** Reads the options of a match from a save or a link. */
  readOptions(json: Json): Read<G['options']>;
  /** The set-up of a match. Throws when a deck is not known. */
  setupOf(options: G['options']): G['setup'];
  /** Reads `start` of a file. Sentences `replay.start` and `replay.unknownCard`. */
  readSetup(start: Json): Read<G['setup']>;
  /** The set-up as `start` of a file keeps it. */
  writeSetup(setup: G['setup']): JsonObject;
  /** The state before the first event: cards in their decks, nothing shuffled or drawn. */
  blank(setup: G['setup']): G['state'];
  /** A legal move that `moves` does not list, from its sentence (a number between the samples), or null. */
  unlisted(sentence: string): G['move'] | null;
  /**
   * A move as another seat may be told: without the name of a card that seat does not see, and null when it may only know that
   * something was decided. Called before the move; what it gives is called after it, with the events as `viewer` saw them.
   */
  telling(state: G['state'], move: G['move'], seat: SeatName, viewer: Viewer): TellMove<G>;
  /**
   * Applies an event from a file to the table. Throws when it does not fit there; the state may then be spoilt and is thrown away.
   * The machine (what is decided next) is not rebuilt.
   */
  applyRecorded(state: G['state'], event: JsonObject): G['event'];
  /** Hidden cards dealt anew, for playing on from a recorded position; left out where a game hides nothing that could be. */
  readonly deals?: Deals<G>;
}

/**
 * Other worlds behind the same view. A deal is made once, kept in the record's `start.deals`, and put on the table again whenever the
 * record is played.
 */
interface Deals<G extends GameTypes> {
  /** A deal after step `at` that agrees with all that `seat` has seen. The state stays as it is. */
  make(state: G['state'], seat: SeatName, seed: string, at: number): JsonObject;
  /** Puts the set-up's deals for after step `i` (0: the opening) on the table. Throws when one does not fit. */
  apply(setup: G['setup'], state: G['state'], i: number): void;
}

/** What the director of lessons asks of a game. */
export interface TeachPart<G extends GameTypes> {
  /** The set-up of a lesson's table. Throws when it cannot be laid out. */
  setup(table: JsonObject, seat: SeatName): G['setup'];
  /** Whether a fact holds. `seen` are all events of this attempt with every face open. Throws for a fact it does not know. */
  holds(name: string, value: unknown, at: { view: G['view']; seen: readonly G['seen'][]; seat: SeatName }): boolean;
  /** The move that lets things go by when nothing else is meant. */
  plain(state: G['state'], moves: readonly G['move'][]): G['move'];
  /** What a bot with a fixed seed plays for the seat that decides. */
  answer(state: G['state']): G['move'];
  /** Whether this decision begins an action of the pupil. */
  isAction(state: G['state']): boolean;
  /** What par may count: `actions`, `tricks`. */
  readonly pars: readonly string[];
  /** What the seat has spent of one of `pars`, from the events of the attempt. */
  spent(of: string, seen: readonly G['seen'][], seat: SeatName): number;
  /** The thing on the table that a lesson calls by this name, 'prompt' for the panel of choices, null when it is not there. */
  target(name: string, view: G['view']): Anchor | null;
}

/** Thrown when a move is played that is not among the legal ones. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}
