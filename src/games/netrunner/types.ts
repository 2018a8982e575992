/** Netrunner's types for the contract of core/game.ts, and what its records start from. */
import type { JsonObject } from '../../core/json.ts';
import type { Deal } from './deal.ts';
import type { Event, SeenEvent } from './rules/events.ts';
import type { Seat, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import type { GameStart } from './rules/start.ts';
import type { View } from './rules/view-types.ts';

/** A game that starts from a table laid out card by card (docs/notation.md, "Setup"): lessons and what is made from them. */
export interface TableStart {
  setup: JsonObject;
  /** whose turn it is where the setup names no step */
  seat: Seat;
}
/** What a record starts from: a seed and two decks, or a table. `deals`: made when it was played on from another game. */
export type RecordStart = (GameStart | TableStart) & { deals?: Deal[] };

/** What is chosen before a match. */
export interface MatchOptions {
  /** text typed or made up; same seed, same shuffles */
  seed: string;
  /** names of the house's decks */
  corpDeck: string;
  runnerDeck: string;
  /** who pays is asked for every mix of credits */
  payByHand?: boolean;
}

/** Netrunner's types, for the contract. */
export interface NetrunnerTypes {
  state: State;
  move: Move;
  event: Event;
  seen: SeenEvent;
  view: View;
  setup: RecordStart;
  options: MatchOptions;
}
