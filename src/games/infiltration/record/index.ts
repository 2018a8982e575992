/** Infiltration's part of records: reading and writing set-ups, and what other players see of a move. */
import * as v from 'valibot';
import type { RecordParts } from '../../../core/define-game.ts';
import { setupsOf } from '../../../replay/setups.ts';
import { redeal, dealSchema } from './redeal.ts';
import { operativeName } from '../notation/names.ts';
import { notate } from '../notation/notate.ts';
import { layTable, tableSchema } from '../notation/table-setup.ts';
import { applyRecorded } from './events.ts';
import { simulationPort } from '../rules/charts.ts';
import { allItems, allRooms } from '../rules/defs.ts';
import { TOKENS } from '../rules/flow/heist.ts';
import type { Options, Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { playOf } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { begin, blankState, seatsOf } from '../rules/start.ts';
import { sees } from '../rules/view.ts';
import type { InfiltrationTypes, Setup } from '../game-types.ts';

const options: v.GenericSchema<unknown, Options> = v.pipe(
  v.object({
    seed: v.pipe(v.string(), v.maxLength(200)),
    players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
    pairs: v.boolean(),
    extract: v.boolean(),
  }),
  // pairs of operatives need exactly two players
  v.check(({ players, pairs }) => !pairs || players === 2),
);

const { isTable, blank, start, record } = setupsOf({
  options,
  table: tableSchema,
  deal: dealSchema,
  redeal: (_s, seat, seed, at) => ({ at, seat: seat as Seat, seed }),
  applyDeal: (s, { seat, seed }) => redeal(s, seat, seed),
  port: simulationPort,
  lay: layTable,
  fresh: blankState,
  play: (s, port) => playOf(s, port, null),
  begin,
  settle,
});
/** Starts a new game and returns its state at the first decision. */
export const startState = start;

/** Returns the seats of a game with this set-up. */
export const seatsIn = (setup: Setup): readonly Seat[] => (isTable(setup) ? blank(setup).table.seats : seatsOf(setup));

/** Describes a move to another player: hides cards laid face down, items kept or discarded secretly, and token values. */
function happenedTo(s: State, move: Move, viewer: string): string | null {
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

/** The number of special cards and guards in the game, including Sludge. */
const BESIDE = 11;

export const recordPart: RecordParts<InfiltrationTypes> = {
  ...record,
  size: () => allRooms().length + allItems().length + Object.values(TOKENS).reduce((sum, n) => sum + n, 0) + BESIDE,
  describeMove(s, move, _seat, viewer) {
    const told = happenedTo(s, move, viewer);
    return () => told;
  },
  applyRecorded,
};
