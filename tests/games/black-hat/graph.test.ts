/**
 * Model-based tests with xstate/graph (tests/support/chart-models.ts): every chart explored from the tables of the scenarios, with the moves that are
 * made there in any order, and every shortest path played in the real game, by tables and by XState.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/black-hat/index.ts';
import { moveText, readMove } from '../../../src/games/black-hat/notation/notate.ts';
import type { TableSetup } from '../../../src/games/black-hat/notation/setup-schema.ts';
import { layTable } from '../../../src/games/black-hat/notation/table-setup.ts';
import { CHART_CONFIGS, chartSources, simulationPort, xstatePort } from '../../../src/games/black-hat/rules/charts.ts';
import { copyState } from '../../../src/games/black-hat/rules/copy.ts';
import type { ChartName, State } from '../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../src/games/black-hat/rules/move.ts';
import { legalMoves, playMove } from '../../../src/games/black-hat/rules/moves.ts';
import { type Play, playOf, settle } from '../../../src/games/black-hat/rules/play.ts';
import { begin, blankState } from '../../../src/games/black-hat/rules/start.ts';
import * as models from '../../support/chart-models.ts';
import { optionsNo } from './support/games.ts';

const { digest } = simulation;
const GAME: models.StackGame<State, Play, Move> = {
  sources: chartSources(),
  ports: { simulation: simulationPort(), live: xstatePort() },
  copy: copyState,
  playOf,
  settle,
  moves: legalMoves,
  play: playMove,
  digest,
};

const FOLDER = join('tests', 'games', 'black-hat', 'scenarios');
interface Scenario {
  setup?: TableSetup;
  play: unknown[];
}
const SCENARIOS = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Scenario[],
);
const sentencesOf = ({ play }: Scenario): string[] => play.filter((one): one is string => typeof one === 'string');

/** Where a chart first begins in a scenario; null: nowhere. */
function beginningIn(scenario: Scenario, chart: ChartName): models.Beginning<State> | null {
  const { s } = layTable(scenario.setup ?? {}, GAME.ports.simulation);
  try {
    return models.beginningOf(GAME, chart, s, (game) => {
      settle(game);
      for (const sentence of sentencesOf(scenario)) playMove(game, readMove(game.t, sentence).move);
    });
  } catch {
    return null;
  }
}

/** Arcs taken in all models. */
const taken = new Set<string>();
/** Explores a chart and plays its paths; returns how many states were compared. */
async function compare(
  from: models.Beginning<State>,
  use: (move: Move, n: number) => boolean,
  stop?: (s: State) => boolean,
): Promise<number> {
  const model = models.modelled(GAME, from, use);
  const { steps, paths } = models.explore(models.modelOf(model, from.start), model, stop);
  for (const { state, event, nextState } of steps)
    if (event.type !== 'MOVE') taken.add(models.arcTaken(from.chart, state.value, nextState.value));
  let compared = 0;
  for (const path of models.spread(paths, 12))
    for (const port of Object.values(GAME.ports))
      await models.playPath(GAME, from, path, port, (real, told) => {
        compared++;
        expect(real).toBe(told);
      });
  return compared;
}

describe('the charts as models', () => {
  it.each(['trick', 'hack'] as const)('%s, in all scenarios in which it begins', async (chart) => {
    let compared = 0;
    for (const scenario of SCENARIOS) {
      const from = beginningIn(scenario, chart);
      if (from === null) continue;
      const made = new Set(sentencesOf(scenario).map((sentence) => sentence.replace(/^[^:]*: /, '')));
      compared += await compare(from, (move) => made.has(moveText(from.start.table, move)));
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('setup, by all its ways', async () => {
    for (const tiles of [0, 2])
      for (const secretAsset of [false, true])
        for (const status of [false, true]) {
          const options = { ...optionsNo(1), tiles, secretAsset, status };
          await compare(models.beginningOf(GAME, 'setup', blankState(options), begin), () => false);
        }
  });

  it('setup and round, in games that come to a second round', async () => {
    // the Hat turned up, and shuffled in
    for (const options of [1, 3].map(optionsNo)) {
      // the first of the plays, and of the places one may go to: no pawn comes to the asset before a hand is empty
      const use = (_move: Move, n: number): boolean => n === 0;
      for (const chart of ['setup', 'round'] as const)
        await compare(models.beginningOf(GAME, chart, blankState(options), begin), use, ({ table }) => table.round > 1);
    }
  });

  it('were left and entered through every arc', () => {
    expect(models.arcsToTake(CHART_CONFIGS).filter((arc) => !taken.has(arc))).toEqual([]);
  });
});
