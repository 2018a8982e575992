/** Infiltration as an implementation of the `Game` contract (core/game.ts). */
import { defineGame, onCharts } from '../../core/define-game.ts';
import { seedRng } from '../../core/rng.ts';
import { canonical } from '../../replay/untrusted.ts';
import { notate } from './notation/notate.ts';
import './register.ts';
import { recordPart, seatsIn, startState } from './record/index.ts';
import { CHARTS } from './rules/charts.ts';
import { copyState } from './rules/copy.ts';
import { sameMove } from './rules/move.ts';
import { legalMoves, playMove } from './rules/moves.ts';
import { playOf } from './rules/play.ts';
import { outcomeOf } from './rules/score.ts';
import { deciding, tableViewOf, redact, viewOf } from './rules/view.ts';
import { why } from './rules/why.ts';
import type { InfiltrationTypes } from './game-types.ts';

/** Version of the rules, stored in records. Raise it when any state digest of the recorded test games changes. */
const RULES_VERSION = 2;

export const {
  createGame,
  /** The game for the screen: XState runs its state charts. */
  live: infiltration,
  /** The game for simulation: compiled tables run its state charts. */
  simulation,
} = onCharts(CHARTS, (port) =>
  // there is no passing: every answer does something
  defineGame<InfiltrationTypes>({
    id: 'infiltration',
    rulesVersion: RULES_VERSION,
    seats: seatsIn,
    start: (setup, tell) => startState(setup, port, tell ?? null),
    decision: deciding,
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
    turn: (s) => s.table.round,
    record: recordPart,
  }),
);
export type Infiltration = typeof infiltration;
