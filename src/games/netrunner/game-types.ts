/** Netrunner's types for the `Game` contract (core/game.ts), and the types for the start of a recorded game. */
import type { JsonObject } from '../../core/json.ts';
import type { Deal } from './record/redeal.ts';
import type { Event, SeenEvent } from './rules/events.ts';
import type { Seat, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import type { DeckList, GameStart } from './rules/start.ts';
import type { View } from './rules/view-types.ts';

/** How a game starts from a table set up card by card (docs/notation.md, "Setup"), as in lessons and their recordings. */
export interface TableStart {
  setup: JsonObject;
  /** seat whose turn it is if the setup names no step */
  seat: Seat;
}
/**
 * How a recorded game starts: from a seed and two decks, or from a table set up card by card. `deals`: redeals of hidden cards, made when a
 * person plays on from a recording.
 */
export type RecordStart = (GameStart | TableStart) & { deals?: Deal[] };

/** A deck that a person made, under the name it had when the match began. */
interface OwnDeck extends DeckList {
  name: string;
}

/** Options chosen before a match. */
export interface MatchOptions {
  /** seed for shuffling, typed by a person or generated; the same seed gives the same shuffles */
  seed: string;
  /** each side's deck: the id of a shipped deck in `DECKS` (decks/index.ts), or the cards of another, as they were when the match began */
  corpDeck: string | OwnDeck;
  runnerDeck: string | OwnDeck;
  /** true: neither side knows the other's deck list */
  hidden?: boolean;
  /** true: players choose which credits pay each cost */
  payByHand?: boolean;
}

/** Netrunner's types for the `Game` contract. */
export interface NetrunnerTypes {
  state: State;
  move: Move;
  event: Event;
  seen: SeenEvent;
  view: View;
  setup: RecordStart;
  options: MatchOptions;
}
