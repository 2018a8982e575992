/**
 * The contract every game of the house keeps: what session, replay, lessons, bots and commands may know of a game.
 * A state is plain JSON at every decision; a move is a small JSON record picked from `moves`.
 */

/** Who sits at the table; `open` is the view that sees everything. */
export type SeatName = string;

/** A sentence to be made by i18n: a key and its figures or names. */
export interface Sentence {
  key: string;
  params?: Record<string, string | number>;
}

/** What one seat is asked at this moment. Everybody may know who decides; only that seat sees the rest. */
export interface Decision<Seat extends SeatName = SeatName> {
  seat: Seat;
  /** kind of question: 'action', 'window', 'pick', ... */
  kind: string;
  /** what is asked, for a person; hidden from the other seat (key 'prompt.waiting') */
  text: Sentence;
  /** handle of the card that asks, if one does and the viewer may know */
  source: number | null;
}

/** How a game ended. */
export interface Outcome<Seat extends SeatName = SeatName> {
  winner: Seat | 'draw';
  /** reason code, e.g. 'agenda-points' */
  reason: string;
}

/** Why something is not legal now, in words a person can read (through i18n `why.<key>`). */
export type Refusal = Sentence;

export interface Game<State, Move, Event, View, Setup, Seen = unknown> {
  id: string;
  /** raised when any digest of the corpus changes */
  rulesVersion: number;
  seats: readonly SeatName[];
  /** A game at its first decision. Throws a named error when the set-up is not playable. */
  start(setup: Setup, tell?: (event: Event, state: State) => void): State;
  decision(state: State): Decision | null;
  outcome(state: State): Outcome | null;
  /** Legal moves of the seat that decides; empty when the game is over. */
  moves(state: State): Move[];
  /** Plays a legal move in place and goes on to the next decision. Throws `IllegalMove` and leaves the state as it was. */
  play(state: State, move: Move, tell?: (event: Event, state: State) => void): void;
  why(state: State, seat: SeatName, move: Move): Refusal | null;
  view(state: State, seat: SeatName): View;
  /** The event as a seat may know it; call right after the event was told. */
  redact(state: State, event: Event, seat: SeatName): Seen;
  copy(state: State): State;
  /** Short text equal for equal states (table + machine). */
  digest(state: State): string;
  /** A move as a sentence of the notation, as the deciding seat would write it. */
  notate(state: State, move: Move): string;
}

/** Thrown when a move is played that is not among the legal ones. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
}
