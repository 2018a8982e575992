/** Runs scenarios: a table laid out, a play written as sentences, and expectations checked on the way. */
import type { FlowPort } from '../../../core/flow.ts';
import { type Result, playScenario, scenarioOf } from '../../../replay/scenario.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { Event } from '../rules/events.ts';
import { sameMove } from '../rules/move.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { type Play, playOf } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { factOf } from './facts.ts';
import { NotationError, operativeName } from './names.ts';
import { moveText, readMove } from './notate.ts';
import { layTable, tableSchema } from './table-setup.ts';

function refused(x: Play, sentence: string, because: string | undefined): void {
  if (because !== undefined) throw new NotationError('this game gives no reasons why a move is refused');
  const { who, move } = readMove(x.t, sentence);
  if (x.s.ask?.op === who && legalMoves(x.s).some((one) => sameMove(one, move)))
    throw new NotationError(`"${sentence}" is legal`);
}

/** Runs one scenario. Never throws: what is wrong with it or with the rules stands in `problem`. `json` may be any JSON. */
export function runScenario(json: unknown, on: 'live' | 'compiled' | FlowPort<Play>): Result<Event> {
  const port = on === 'live' ? xstatePort() : on === 'compiled' ? simulationPort() : on;
  return playScenario(json, {
    schema: scenarioOf(tableSchema),
    begin(setup = {}, tell) {
      const x = playOf(layTable(setup, port).s, port, tell);
      settle(x);
      return x;
    },
    from: (x, state) => playOf(copyState(state), port, x.tell),
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
