/** Black Hat's part of records: reads and writes what a game starts from, and tells a move to others. */
import * as v from 'valibot';
import type { RecordPart } from '../../../core/game.ts';
import { jsonOf } from '../../../core/json.ts';
import { setupsOf } from '../../../replay/setups.ts';
import { validate } from '../../../replay/untrusted.ts';
import { applyDeal, redeal, dealSchema } from './redeal.ts';
import { optionFields, tableSchema } from '../notation/setup-schema.ts';
import { layTable } from '../notation/table-setup.ts';
import { notate } from '../notation/notate.ts';
import { applyRecorded } from './events.ts';
import { deckOf } from '../rules/cards.ts';
import { simulationPort } from '../rules/charts.ts';
import type { Options } from '../rules/model.ts';
import { playOf, settle } from '../rules/play.ts';
import { begin, blankState } from '../rules/start.ts';
import type { BlackHatTypes, Setup } from '../game-types.ts';

const options: v.GenericSchema<unknown, Options> = v.pipe(
  v.object({ seed: v.pipe(v.string(), v.maxLength(200)), ...optionFields }),
  // The rules exclude the tracer where the robot's hand is played.
  v.check(({ players, tracer }) => !(players === 2 && tracer)),
);

const { isTable, blank, start, read } = setupsOf({
  options,
  table: tableSchema,
  deal: dealSchema,
  port: simulationPort,
  lay: layTable,
  fresh: blankState,
  play: (s, port) => playOf(s, port, null),
  begin,
  settle,
});
/** A new game's state at its first question. */
export const startState = start;

/** The options of a set-up; of a laid-out table, those it names. */
export const optionsOf = (setup: Setup): Options => (isTable(setup) ? blank(setup).table.options : setup);

export const recordPart: RecordPart<BlackHatTypes> = {
  readOptions: (json) => validate(options, json, 'save.shape'),
  setupOf: (chosen) => ({ ...chosen }),
  readSetup: read,
  writeSetup: jsonOf,
  size: (setup) => deckOf(optionsOf(setup)).length + 1,
  blank,
  unlisted: () => null,
  // All that is played lies open.
  telling(s, move) {
    const told = notate(s, move);
    return () => told;
  },
  applyRecorded,
  deals: {
    make: (s, seat, seed, at) => jsonOf(redeal(s, seat, seed, at)),
    apply(setup, s, i) {
      for (const deal of setup.deals ?? []) if (deal.at === i) applyDeal(s, deal);
    },
  },
};
