/** Black Hat's part of records: reads and writes what a game starts from, and tells a move to others. */
import * as v from 'valibot';
import type { RecordPart } from '../../core/game.ts';
import { type Json, type Read, jsonOf, refuse } from '../../core/json.ts';
import { validate } from '../../replay/untrusted.ts';
import { applyDeal, dealAnew, dealSchema } from './deal.ts';
import { layTable, optionFields, tableSchema } from './notation/table-setup.ts';
import { notate } from './notation/notate.ts';
import { applyRecorded } from './recorded.ts';
import { deckOf } from './rules/cards.ts';
import { simulationPort } from './rules/charts.ts';
import type { Options, State } from './rules/model.ts';
import { playOf, settle } from './rules/play.ts';
import { begin, blankState } from './rules/start.ts';
import type { BlackHatTypes, Setup } from './types.ts';

const options: v.GenericSchema<unknown, Options> = v.pipe(
  v.object({ seed: v.pipe(v.string(), v.maxLength(200)), ...optionFields }),
  // The rules exclude the tracer where the robot's hand is played.
  v.check(({ players, tracer }) => !(players === 2 && tracer)),
);
const deals = v.exactOptional(v.pipe(v.array(dealSchema), v.maxLength(200)));

/** Whether a record starts from a laid-out table. */
const isTable = (setup: Setup): setup is Extract<Setup, { table: object }> => 'table' in setup;

/** The options of a set-up; of a laid-out table, those it names. */
export const optionsOf = (setup: Setup): Options => (isTable(setup) ? blank(setup).table.options : setup);

/** The state before the first event, or the laid-out table. */
function blank(setup: Setup): State {
  return isTable(setup) ? layTable(setup.table, simulationPort()).s : blankState(setup);
}

/** A new game's state at its first question. */
export function startState(
  setup: Setup,
  port: Parameters<typeof playOf>[1],
  tell: Parameters<typeof playOf>[2],
): State {
  const x = isTable(setup) ? layTable(setup.table, port) : playOf(blankState(setup), port, tell);
  x.tell = tell ?? null;
  if (isTable(setup)) settle(x);
  else begin(x);
  return x.s;
}

function readSetup(start: Json): Read<Setup> {
  const isLaid = start !== null && typeof start === 'object' && 'table' in start;
  const read = isLaid
    ? validate(v.object({ table: tableSchema, deals }), start, 'replay.start')
    : validate(v.intersect([options, v.object({ deals })]), start, 'replay.start');
  if (!read.ok) return refuse('replay.start');
  const setup = read.value as Setup;
  try {
    if (isTable(setup)) settle(layTable(setup.table, simulationPort()));
  } catch {
    return refuse('replay.start');
  }
  return { ok: true, value: setup };
}

export const recordPart: RecordPart<BlackHatTypes> = {
  readOptions: (json) => validate(options, json, 'save.shape'),
  setupOf: (chosen) => ({ ...chosen }),
  readSetup,
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
    make: (s, seat, seed, at) => jsonOf(dealAnew(s, seat, seed, at)),
    apply(setup, s, i) {
      for (const deal of setup.deals ?? []) if (deal.at === i) applyDeal(s, deal);
    },
  },
};
