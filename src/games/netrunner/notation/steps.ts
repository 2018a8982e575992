/** How scenarios name the steps of a game: `corp 2.2`, `runner 1.4 after`, `run 5.3`, `run 5.5.2`, and a few in words (`end of run`). */
import { CHART_CONFIGS } from '../rules/charts.ts';
import type { Play } from '../rules/play.ts';
import { ScenarioError, perhaps, plain } from './names.ts';

/** For each step, by its name in scenarios: the chart it belongs to and its state in that chart. */
const STEPS = new Map<string, { chart: string; leaf: string }>();
for (const chart of ['access', 'setup', 'turn', 'run']) {
  for (const [leaf, state] of Object.entries(CHART_CONFIGS[chart]!.states)) {
    if (!state.meta) continue;
    STEPS.set(chart === 'run' || chart === 'access' ? `run ${state.meta.step}` : state.meta.step, { chart, leaf });
  }
}
/** Names in words, such as `end of run`, with the steps that each stands for. */
const WORDS: Record<string, string[]> = {
  'corp turn': ['corp 1.1'],
  'runner turn': ['runner 1.1'],
  'corp action': ['corp 2.2'],
  'runner action': ['runner 1.4'],
  'end of turn': ['corp 3.3', 'runner 2.3'],
  'end of run': ['run 6', 'run 7'],
  success: ['run 5.4 success'],
  access: ['run 5.5.1'],
};
export const STEP_NAMES = [...STEPS.keys()];
export const STEP_WORDS = Object.keys(WORDS);

/**
 * Returns the chart and state of each step that a name stands for (one in words may mean two). Throws ScenarioError for an unknown name.
 */
export function readStep(name: string): { chart: string; leaf: string }[] {
  const wanted = plain(name)
    .replace(/^(?:access|run step|step) /, 'run ')
    .replace(/^(corp|runner) turn (?=\d)/, '$1 ');
  const steps = WORDS[wanted] ?? [wanted];
  return steps.map((step) => {
    const found = STEPS.get(step);
    if (!found)
      throw new ScenarioError(`there is no step "${name}"${perhaps(wanted, [...STEPS.keys(), ...STEP_WORDS])}`);
    return found;
  });
}
/** The name of a chart's state in scenarios, e.g. 'run 5.3'. */
export function stepName(chart: string, leaf: string): string {
  const step = CHART_CONFIGS[chart]?.states[leaf]?.meta?.step ?? '';
  return chart === 'run' || chart === 'access' ? `run ${step}` : step;
}
/** The name of the current step of a game: the state of its innermost chart. */
export function standingAt(game: Play): string {
  for (let i = game.s.stack.length - 1; i >= 0; i--) {
    const frame = game.s.stack[i]!;
    if (frame.k === 'flow') return stepName(frame.chart, frame.at);
  }
  return stepName(game.t.chart, game.t.leaf);
}
