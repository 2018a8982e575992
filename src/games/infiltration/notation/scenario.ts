/** Runs scenarios: a set-up table, moves in notation, and expectations checked along the way. */
import { sentence } from '../../../core/sentence.ts';
import type { Refusal } from '../../../core/game.ts';
import { type Staging, scenarioOf, scenariosOn } from '../../../replay/scenario.ts';
import { CHARTS } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { Event } from '../rules/events.ts';
import { seatOf } from '../rules/model.ts';
import { type Move, sameMove } from '../rules/move.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { type Play, playOf } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { why } from '../rules/why.ts';
import { factOf } from './facts.ts';
import { operativeName } from './names.ts';
import { moveText, readMove } from './notate.ts';
import { type TableSetup, layTable, tableSchema } from './table-setup.ts';

/** The schema of a scenario. */
export const scenarioSchema = scenarioOf(tableSchema);

const TURN: Refusal = sentence('inf.why.turn');

/** Runs one scenario. Never throws: `problem` says what is wrong with the scenario or the rules. `json` may be any JSON. */
export const runScenario = scenariosOn(CHARTS, (port): Staging<TableSetup, Play, Move, Event> => ({
  schema: scenarioSchema,
  begin(setup = {}, tell) {
    const game = playOf(layTable(setup, port).s, port, tell);
    settle(game);
    return game;
  },
  from: (game, state) => playOf(copyState(state), port, game.tell),
  legal: ({ s }) => legalMoves(s),
  read: ({ t }, sentence) => readMove(t, sentence),
  same: sameMove,
  text: ({ t }, move) => moveText(t, move),
  asked: ({ s, t }) => (s.ask === null ? null : { who: s.ask.op, name: operativeName(t, s.ask.op) }),
  play: playMove,
  fact: ({ s }, events, name) => factOf(s, events, name),
  // a player with two operatives is asked about one at a time
  why: ({ s, t }, who, move) => (s.ask?.op === who || s.ask === null ? why(s, seatOf(t, who), move) : TURN),
  reasons: 'inf.why.',
}));
