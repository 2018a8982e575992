/** Every arc of the charts matters: without it a scenario fails, or a game does not start as it should. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledPort, type FlowPort } from '../../../src/core/flow.ts';
import { createGame, simulation } from '../../../src/games/black-hat/index.ts';
import { runScenario } from '../../../src/games/black-hat/notation/scenario.ts';
import { CHART_CONFIGS, chartSources } from '../../../src/games/black-hat/rules/charts.ts';
import type { Play } from '../../../src/games/black-hat/rules/play.ts';
import { arcsOf, withoutArc } from '../../support/spoilt-charts.ts';
import { optionsNo } from './support/games.ts';

const FOLDER = join('tests', 'games', 'black-hat', 'scenarios');
const SCENARIOS = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as unknown[],
);

/** Every way through the set-up. */
const STARTS = [0, 2].flatMap((tiles) =>
  [false, true].flatMap((secretAsset) =>
    [false, true].map((status) => ({ ...optionsNo(status ? 0 : 1), tiles, secretAsset, status })),
  ),
);

/** Whether a play goes otherwise, or not at all, with this port. */
function isNoticed(port: FlowPort<Play>): boolean {
  const game = createGame({ custom: port });
  for (const options of STARTS)
    try {
      if (game.digest(game.start(options)) !== simulation.digest(simulation.start(options))) return true;
    } catch {
      return true;
    }
  return SCENARIOS.some((scenario) => !runScenario(scenario, port).ok);
}

describe('an arc taken out is noticed', () => {
  it.each(arcsOf(CHART_CONFIGS))('%s', (_name, arc) => {
    expect(isNoticed(compiledPort(chartSources(withoutArc(arc))))).toBe(true);
  });
});
