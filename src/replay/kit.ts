/** What recording, watching and resuming need of a game beyond `core/game.ts`. Each game makes one; the composition root hands it over. */
import type { Game, SeatName } from '../core/game.ts';
import type { MatchSetup } from '../session/types.ts';
import type { Json, JsonObject, Read } from './door.ts';

export interface GameKit<State, Move, Event, View, Setup, Seen> {
  game: Game<State, Move, Event, View, Setup, Seen>;
  /** Turns begun so far, both sides counted; 0 during the set-up. */
  turn(state: State): number;
  /** Whether chance was used or something hidden was learnt since the decision before. */
  noTakeBack(state: State): boolean;
  /** The move by which a seat that decides gives up, whether `moves` lists it or not. */
  concession(seat: SeatName): Move;
  /** Whether two moves are the same move. */
  same(a: Move, b: Move): boolean;
  /** Whether a move only lets a window go by: it does not end a free take-back. */
  isPass(move: Move): boolean;
  /** A legal move that `moves` does not list, from its sentence (a number between the samples), or null. */
  unlisted(sentence: string): Move | null;
  /**
   * A move as another seat may be told: without the name of a card that seat does not see, and null when it may only know that
   * something was decided. Called before the move; what it gives is called after it, with the events as `viewer` saw them.
   */
  telling(state: State, move: Move, seat: SeatName, viewer: SeatName): (seen: readonly Seen[]) => string | null;
  /** The game's own set-up for a match. Throws when a deck is not known. */
  setupOf(match: MatchSetup): Setup;
  /** Reads `start` of a file. Sentences `replay.start` and `replay.unknownCard`. */
  readSetup(start: Json): Read<Setup>;
  /** The set-up as `start` of a file keeps it. */
  writeSetup(setup: Setup): JsonObject;
  /** The state before the first event: cards in their decks, nothing shuffled or drawn. */
  blank(setup: Setup): State;
  /**
   * What the set-up itself changes after step `i` (0: the opening), with no move and no event: hidden cards dealt anew where a game
   * was played on from another. Left out where a game has no such thing. Throws when it does not fit.
   */
  between?(setup: Setup, state: State, i: number): void;
  /**
   * Applies an event from a file to the table. Throws when it does not fit there; the state may then be spoilt and is thrown away.
   * The machine (what is decided next) is not rebuilt.
   */
  applyRecorded(state: State, event: JsonObject): Event;
}

/** The legal moves and giving up. */
export function playable<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
): Move[] {
  const seat = kit.game.decision(state)?.seat;
  return seat === undefined ? [] : [...kit.game.moves(state), kit.concession(seat)];
}

/**
 * A move's sentence in a record: the notation, with its seat in front. Where two legal moves read alike, the second gets ` (2)`
 * behind it, and so on, so that a sentence always names one move.
 */
export function sentenceOf<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
  move: Move,
): string {
  const seat = kit.game.decision(state)?.seat ?? '';
  const plain = withSeat(seat, kit.game.notate(state, move));
  let before = 0;
  for (const other of playable(kit, state)) {
    if (kit.same(other, move)) break;
    if (withSeat(seat, kit.game.notate(state, other)) === plain) before++;
  }
  return before === 0 ? plain : `${plain} (${before + 1})`;
}

/** The move a sentence of a record names now, or null when none is legal that reads so. */
export function moveOf<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
  sentence: string,
): Move | null {
  const seat = kit.game.decision(state)?.seat;
  if (seat === undefined || !sentence.startsWith(`${seat}:`)) return null;
  const numbered = /^(.*) \((\d{1,3})\)$/.exec(sentence);
  let counted: Move | null = null;
  let seen = 0;
  for (const move of playable(kit, state)) {
    const plain = withSeat(seat, kit.game.notate(state, move));
    if (plain === sentence) return move;
    if (numbered && plain === numbered[1] && ++seen === Number(numbered[2])) counted = move;
  }
  return counted ?? kit.unlisted(sentence);
}

const withSeat = (seat: string, sentence: string): string =>
  sentence.startsWith(`${seat}:`) ? sentence : `${seat}: ${sentence}`;

/** The seat a sentence of a record begins with. */
export const seatOf = (sentence: string): string => sentence.slice(0, Math.max(0, sentence.indexOf(':')));
