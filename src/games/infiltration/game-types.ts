/** Bundles this game's types for `Game`. */
import type { Deal } from './record/redeal.ts';
import type { TableSetup } from './notation/table-setup.ts';
import type { Event } from './rules/events.ts';
import type { Options, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import type { Seen, View } from './rules/view.ts';

/** What a record starts from: options or a set-up table, plus a new deal of the hidden things if someone plays on from a position. */
export type Setup = (Options | { table: TableSetup }) & { deals?: Deal[] };

export interface InfiltrationTypes {
  state: State;
  move: Move;
  event: Event;
  seen: Seen;
  view: View;
  setup: Setup;
  options: Options;
}
