/** Runs scenarios: a table laid out, a play written as sentences, and expectations checked on the way. */
import type { FlowPort } from '../../../core/flow.ts';
import type { Refusal } from '../../../core/game.ts';
import { type Result, playScenario, scenarioOf } from '../../../replay/scenario.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { Event } from '../rules/events.ts';
import { seatOf } from '../rules/model.ts';
import { sameMove } from '../rules/move.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { type Play, playOf } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { why } from '../rules/why.ts';
import { factOf } from './facts.ts';
import { NotationError, operativeName } from './names.ts';
import { moveText, readMove } from './notate.ts';
import { layTable, tableSchema } from './table-setup.ts';

/** The schema by which scenarios are read. */
export const scenarioSchema = scenarioOf(tableSchema);

function refused(game: Play, sentence: string, because: string | undefined): void {
  const { who, move } = readMove(game.t, sentence);
  // the player of two operatives is asked about one of them at a time
  const reason = game.s.ask?.op === who || game.s.ask === null ? why(game.s, seatOf(game.t, who), move) : TURN;
  if (reason === null) throw new NotationError(`"${sentence}" is legal`);
  if (because !== undefined && reason.key !== `inf.why.${because}`)
    throw new NotationError(`"${sentence}" is refused because of ${reason.key}, not ${because}`);
}
const TURN: Refusal = { key: 'inf.why.turn' };

/** Runs one scenario. Never throws: what is wrong with it or with the rules stands in `problem`. `json` may be any JSON. */
export function runScenario(json: unknown, on: 'live' | 'compiled' | FlowPort<Play>): Result<Event> {
  const port = on === 'live' ? xstatePort() : on === 'compiled' ? simulationPort() : on;
  return playScenario(json, {
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
    refused,
  });
}
