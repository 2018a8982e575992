/** The text of docs/timing.md, generated from the charts that run the game. */
import type { ChartConfig, StateConfig } from '../../../src/core/flow.ts';
import { CHART_CONFIGS } from '../../../src/games/netrunner/rules/charts.ts';
import { type TimingStep, timingSteps } from '../../../src/games/netrunner/rules/timing.ts';
import { words as gameWords } from '../../../src/games/netrunner/words/all.ts';
import { say, t } from '../../../src/i18n/index.ts';
import { useWords } from '../../../src/i18n/loading.ts';

useWords(gameWords);

const TITLES: Record<string, string> = { setup: 'Set-up', turn: 'The turns', run: 'A run', access: 'Access' };

/** 'iceInward' → 'ice inward' */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const stepOf = (config: ChartConfig, leaf: string): string => config.states[leaf]!.meta?.step ?? 'end';

/** Who may do what in a step: 'Both sides may use paid abilities'. */
const opens = (step: TimingStep): string =>
  [...(step.window ? ['a window'] : []), ...step.opens.map(({ what, by }) => t(`opening.${what}`, { who: by }))].join(
    '; ',
  ) || '–';

const does = (state: StateConfig): string =>
  (state.entry ?? [])
    .map((op) => (typeof op === 'string' ? op : op.type))
    .filter((op) => !op.startsWith('window'))
    .map(words)
    .join('; ') || '–';

function onward(config: ChartConfig, state: StateConfig): string {
  const ways = Object.entries(state.on ?? {}).flatMap(([event, arcs]) =>
    arcs.map(({ guard, target }, i) => {
      const when = [
        event === 'NEXT' ? '' : event.toLowerCase().replace('_', ' '),
        guard ? words(guard) : arcs.length > 1 && i > 0 ? 'else' : '',
      ].filter((part) => part !== '');
      return `${when.length > 0 ? `${when.join(', ')} ` : ''}→ ${stepOf(config, target)}`;
    }),
  );
  return ways.join(' · ') || '–';
}

/** Mermaid reserves some words, such as 'end'. */
const idOf = (leaf: string): string => `at_${leaf}`;
function diagram(config: ChartConfig): string[] {
  const lines = ['```mermaid', 'stateDiagram-v2', `  [*] --> ${idOf(config.initial)}`];
  for (const [leaf, state] of Object.entries(config.states)) {
    if (state.type === 'final') lines.push(`  ${idOf(leaf)} --> [*]`);
    else lines.push(`  ${idOf(leaf)}: ${stepOf(config, leaf)}`);
    for (const [event, arcs] of Object.entries(state.on ?? {}))
      for (const { guard, target } of arcs) {
        const label = [event === 'NEXT' ? '' : event.toLowerCase().replace('_', ' '), guard ? words(guard) : '']
          .filter((part) => part !== '')
          .join(', ');
        lines.push(`  ${idOf(leaf)} --> ${idOf(target)}${label === '' ? '' : `: ${label}`}`);
      }
  }
  return [...lines, '```'];
}

/** The whole page, from the current charts. */
export function timingPage(configs: Record<string, ChartConfig> = CHART_CONFIGS): string {
  const lines = [
    '# Timing charts',
    '',
    '`npm run lab -- timing` draws this page from the XState machines in `src/games/netrunner/rules/flow/` that run every game. Do not edit it by hand.',
    'Steps are numbered as in the rules and named as in the panel beside the table. Under "onward", the first arrow that holds is taken.',
  ];
  const steps = timingSteps(configs);
  for (const [name, config] of Object.entries(configs)) {
    lines.push('', `## ${TITLES[name] ?? name}`, '');
    lines.push('| step | name | what happens | who may do what | onward |', '|---|---|---|---|---|');
    for (const [leaf, state] of Object.entries(config.states)) {
      const step = steps.find((one) => one.chart === name && one.leaf === leaf);
      if (step)
        lines.push(
          `| ${step.step} | ${say({ key: step.label })} | ${does(state)} | ${opens(step)} | ${onward(config, state)} |`,
        );
    }
    lines.push('', ...diagram(config));
  }
  return `${lines.join('\n')}\n`;
}
