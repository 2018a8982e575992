/** Every arc and every guard of the charts matters: without it, or turned round, a scenario fails, or a game does not start as it should. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledPort, type FlowPort } from '../../../src/core/flow.ts';
import { createGame, simulation } from '../../../src/games/infiltration/index.ts';
import { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
import { CHART_CONFIGS, chartSources } from '../../../src/games/infiltration/rules/charts.ts';
import type { Play } from '../../../src/games/infiltration/rules/play.ts';
import { arcsOf, withGuardTurned, withoutArc } from '../../support/spoilt-charts.ts';
import { optionsNo } from './support/games.ts';

const FOLDER = join('tests', 'games', 'infiltration', 'scenarios');
const SCENARIOS = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as unknown[],
);
/** One game of each number of players; its set-up is left out of scenarios, which lay their tables out. */
const STARTS = [0, 1, 2, 3, 4, 5].map((n) => optionsNo(n, 'start'));

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

describe('a guard turned round is noticed', () => {
  const guards = Object.entries(chartSources()).flatMap(([chart, source]) =>
    Object.keys(source.guards).map((guard) => [chart, guard] as const),
  );
  it.each(guards)('%s: %s', (chart, guard) => {
    expect(isNoticed(compiledPort(chartSources(withGuardTurned(chart, guard))))).toBe(true);
  });
});
