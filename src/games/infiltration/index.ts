/** Infiltration as an implementation of the `Game` contract (core/game.ts). */
import type { FlowPort } from '../../core/flow.ts';
import type { Game } from '../../core/game.ts';
import { seedRng } from '../../core/rng.ts';
import { canonical } from '../../replay/untrusted.ts';
import { notate } from './notation/notate.ts';
import './register.ts';
import { recordPart, seatsIn, startState } from './record/index.ts';
import { simulationPort, xstatePort } from './rules/charts.ts';
import { copyState } from './rules/copy.ts';
import { seatOf } from './rules/model.ts';
import { sameMove } from './rules/move.ts';
import { legalMoves, playMove } from './rules/moves.ts';
import { type Play, playOf } from './rules/play.ts';
import { outcomeOf } from './rules/score.ts';
import { tableViewOf, redact, viewOf } from './rules/view.ts';
import { why } from './rules/why.ts';
import type { InfiltrationTypes } from './game-types.ts';

/** Version of the rules, stored in records. Raise it when any state digest of the recorded corpus changes. */
const RULES_VERSION = 2;

export type Infiltration = Game<InfiltrationTypes>;

/** Creates the game; `port` runs its charts by XState actors ('live') or compiled tables ('compiled'), with the same results. */
export function createGame(options: { port: 'live' | 'compiled' } | { custom: FlowPort<Play> }): Infiltration {
  const port = 'custom' in options ? options.custom : options.port === 'live' ? xstatePort() : simulationPort();
  return {
    id: 'infiltration',
    rulesVersion: RULES_VERSION,
    seats: seatsIn,
    start: (setup, tell) => startState(setup, port, tell ?? null),
    decision: ({ ask, table }) =>
      ask === null || table.over !== null ? null : { seat: seatOf(table, ask.op), kind: ask.kind },
    outcome: (s) => outcomeOf(s.table),
    moves: legalMoves,
    play: (s, move, tell, legal) => playMove(playOf(s, port, tell ?? null), move, legal),
    why,
    view: viewOf,
    tableView: tableViewOf,
    redact,
    copy: copyState,
    digest: (s) => seedRng(canonical(s)).join(' '),
    notate,
    same: sameMove,
    // no question can be passed: each answer does something
    isPass: () => false,
    concession: () => null,
    turn: (s) => s.table.round,
    noTakeBack: (s) => s.noTakeBack,
    record: recordPart,
  };
}

/** The game for screens: charts run by XState. */
export const infiltration: Infiltration = createGame({ port: 'live' });
/** The game for simulation: charts run by compiled tables. */
export const simulation: Infiltration = createGame({ port: 'compiled' });
