/** Netrunner's types for the `Game` contract (core/game.ts), and the start of its records. */
import type { JsonObject } from '../../core/json.ts';
import type { Deal } from './record/redeal.ts';
import type { Event, SeenEvent } from './rules/events.ts';
import type { Seat, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import type { DeckList, GameStart } from './rules/start.ts';
import type { View } from './rules/view-types.ts';

/** Start of a game from a table set up card by card (docs/notation.md, "Setup"), as lessons and their recordings use it. */
export interface TableStart {
  setup: JsonObject;
  /** seat whose turn it is if the setup names no step */
  seat: Seat;
}
/**
 * Start of a record: a seed and two decks, or a set-up table. `deals`: redeals of hidden cards, made when a person plays on from a record.
 */
export type RecordStart = (GameStart | TableStart) & { deals?: Deal[] };

/** A deck that a person made, with the name it had then. */
interface OwnDeck extends DeckList {
  name: string;
}

/** Options chosen before a match. */
export interface MatchOptions {
  /** seed of the shuffles, typed or generated; the same seed gives the same shuffles */
  seed: string;
  /** decks that come with the game by their id in `DECKS` (decks/index.ts); any other as it was at the start */
  corpDeck: string | OwnDeck;
  runnerDeck: string | OwnDeck;
  /** neither side knows the other's deck list */
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
