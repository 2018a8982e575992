/** The types of this game, in one bundle. */
import type { Deal } from './record/redeal.ts';
import type { TableSetup } from './notation/table-setup.ts';
import type { Event } from './rules/events.ts';
import type { Options, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import type { Seen, View } from './rules/view.ts';

/** What a record starts from: options, or a table laid out; with hidden things dealt anew where it is played on from there. */
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
