/** Infiltration's part of records: reads and writes what a game starts from, and tells a move to others. */
import * as v from 'valibot';
import type { RecordPart } from '../../core/game.ts';
import { type Json, type Read, jsonOf, refuse } from '../../core/json.ts';
import { validate } from '../../replay/untrusted.ts';
import { dealAnew, dealSchema } from './deal.ts';
import { operativeName } from './notation/names.ts';
import { notate } from './notation/notate.ts';
import { layTable, tableSchema } from './notation/table-setup.ts';
import { applyRecorded } from './recorded.ts';
import { simulationPort } from './rules/charts.ts';
import { allItems, allRooms } from './rules/defs.ts';
import { TOKENS } from './rules/flow/heist.ts';
import type { Options, Seat, State } from './rules/model.ts';
import type { Move } from './rules/move.ts';
import { playOf } from './rules/play.ts';
import { settle } from './rules/settle.ts';
import { begin, blankState, seatsOf } from './rules/start.ts';
import { sees } from './rules/view.ts';
import type { InfiltrationTypes, Setup } from './types.ts';

const options: v.GenericSchema<unknown, Options> = v.pipe(
  v.object({
    seed: v.pipe(v.string(), v.maxLength(200)),
    players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    pairs: v.boolean(),
    extract: v.boolean(),
  }),
  // only two players have two operatives each
  v.check(({ players, pairs }) => !pairs || players === 2),
);
const deals = v.exactOptional(v.pipe(v.array(dealSchema), v.maxLength(200)));

/** Whether a record starts from a laid-out table. */
const isTable = (setup: Setup): setup is Extract<Setup, { table: object }> => 'table' in setup;

/** The seats of a set-up. */
export const seatsIn = (setup: Setup): readonly Seat[] => (isTable(setup) ? blank(setup).table.seats : seatsOf(setup));

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

/** A move as others may know it: what is laid face down, kept, discarded in secret or a token's value is left out. */
function toldTo(s: State, move: Move, viewer: string): string | null {
  if (s.ask === null || sees(s.table, s.ask.op, viewer)) return notate(s, move);
  const who = operativeName(s.table, s.ask.op);
  switch (move.do) {
    case 'pick':
      return `${who}: pick ?`;
    case 'token':
      return `${who}: token ?`;
    case 'item':
      return s.ask.kind === 'keep' ? `${who}: item ?` : notate(s, move);
    default:
      return notate(s, move);
  }
}

/** Rooms, items, tokens, and the specials and guards beside the table. */
const BESIDE = 11;

export const recordPart: RecordPart<InfiltrationTypes> = {
  readOptions: (json) => validate(options, json, 'save.shape'),
  setupOf: (chosen) => ({ ...chosen }),
  readSetup,
  writeSetup: jsonOf,
  size: () => allRooms().length + allItems().length + Object.values(TOKENS).reduce((sum, n) => sum + n, 0) + BESIDE,
  blank,
  unlisted: () => null,
  telling(s, move, _seat, viewer) {
    const told = toldTo(s, move, viewer);
    return () => told;
  },
  applyRecorded,
  deals: {
    make: (s, seat, seed, at) => jsonOf({ at, seat, seed }) as never,
    apply(setup, s, i) {
      for (const deal of setup.deals ?? []) if (deal.at === i) dealAnew(s, deal.seat, deal.seed);
    },
  },
};
