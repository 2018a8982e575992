/** Every arc of the charts matters: without it a game does not start as it should or goes otherwise, or a scenario fails. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ChartSource, compiledPort } from '../../../src/core/flow.ts';
import { createGame, simulation } from '../../../src/games/infiltration/index.ts';
import { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
import { CHART_CONFIGS, chartSources } from '../../../src/games/infiltration/rules/charts.ts';
import type { Play } from '../../../src/games/infiltration/rules/play.ts';
import { digest, optionsNo, randomGame } from './support/games.ts';

/** A port whose charts lack one arc. */
function without(chart: string, leaf: string, event: string, arc: number) {
  return compiledPort<Play>(
    chartSources((name, source): ChartSource<Play> => {
      if (name !== chart) return source;
      const state = source.config.states[leaf]!;
      const on = { ...state.on, [event]: state.on![event]!.filter((_, i) => i !== arc) };
      return { ...source, config: { ...source.config, states: { ...source.config.states, [leaf]: { ...state, on } } } };
    }),
  );
}

const FOLDER = join('tests', 'games', 'infiltration', 'scenarios');
const SCENARIOS = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as unknown[],
);

const GAMES = 20;
/** How these games go by the charts as they are. */
const asWritten = Array.from({ length: GAMES }, (_, n) => digest(randomGame(optionsNo(n))));

/** Whether a game begins or goes otherwise, or not at all, with this port. */
function isNoticed(port: ReturnType<typeof without>): boolean {
  try {
    const game = createGame({ custom: port });
    const s = game.start(optionsNo(1));
    if (game.digest(s) !== simulation.digest(simulation.start(optionsNo(1)))) return true;
    if (asWritten.some((one, n) => digest(randomGame(optionsNo(n), { port })) !== one)) return true;
    return SCENARIOS.some((scenario) => !runScenario(scenario, port).ok);
  } catch {
    return true;
  }
}

describe('an arc taken out is noticed', () => {
  for (const [chart, { states }] of Object.entries(CHART_CONFIGS))
    for (const [leaf, { on = {} }] of Object.entries(states))
      for (const [event, arcs] of Object.entries(on))
        arcs.forEach(({ target, guard }, i) => {
          it(`${chart}: ${leaf} to ${target}${guard === undefined ? '' : ` if ${guard}`}`, () =>
            expect(isNoticed(without(chart, leaf, event, i))).toBe(true));
        });
});
