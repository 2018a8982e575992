/** Black Hat's part of records: reading and writing set-ups, and what other players see of a move. */
import * as v from 'valibot';
import type { RecordParts } from '../../../core/define-game.ts';
import { setupsOf } from '../../../replay/setups.ts';
import { applyDeal, redeal, dealSchema } from './redeal.ts';
import { optionFields, tableSchema } from '../notation/setup-schema.ts';
import { layTable } from '../notation/table-setup.ts';
import { applyRecorded } from './events.ts';
import { deckOf } from '../rules/cards.ts';
import { simulationPort } from '../rules/charts.ts';
import type { Options } from '../rules/model.ts';
import { playOf, settle } from '../rules/play.ts';
import { begin, blankState } from '../rules/start.ts';
import type { BlackHatTypes, Setup } from '../game-types.ts';

const options: v.GenericSchema<unknown, Options> = v.pipe(
  v.object({ seed: v.pipe(v.string(), v.maxLength(200)), ...optionFields }),
  // The rules do not allow the tracer in a two-player game.
  v.check(({ players, tracer }) => !(players === 2 && tracer)),
);

const { isTable, blank, start, record } = setupsOf({
  options,
  table: tableSchema,
  deal: dealSchema,
  redeal: redeal,
  applyDeal,
  port: simulationPort,
  lay: layTable,
  fresh: blankState,
  play: (s, port) => playOf(s, port, null),
  begin,
  settle,
});
/** Returns a new game's state at its first decision. */
export const startState = start;

/** Returns the options of a game with this set-up, which is either the options themselves or a table laid by hand. */
export const optionsOf = (setup: Setup): Options => (isTable(setup) ? blank(setup).table.options : setup);

/** The part of the game for records. It needs no `describeMove`: everything played is face up, so other players see moves as they are. */
export const recordPart: RecordParts<BlackHatTypes> = {
  ...record,
  size: (setup) => deckOf(optionsOf(setup)).length + 1,
  applyRecorded,
};
