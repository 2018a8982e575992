/**
 * docs/timing.md, drawn from the charts that run the game:
 *   npm run timing
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChartConfig, StateConfig } from '../src/core/flow.ts';
import { CHART_CONFIGS } from '../src/games/netrunner/rules/charts.ts';

const TITLES: Record<string, string> = { setup: 'Set-up', turn: 'The turns', run: 'A run', access: 'Access' };
const WINDOWS: Record<string, string> = {
  windowP: 'window: paid abilities',
  windowPR: 'window: paid abilities, the Corp may rez what is not ice',
  windowPRI: 'window: paid abilities, the Corp may rez the approached ice and what is not ice',
  windowPRS: 'window: paid abilities, the Corp may rez what is not ice, and score',
};

/** 'iceInward' → 'ice inward' */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const stepOf = (config: ChartConfig, leaf: string): string => config.states[leaf]!.meta?.step ?? 'end';
const done = (state: StateConfig): string =>
  (state.entry ?? [])
    .map((op) => (typeof op === 'string' ? op : op.type))
    .map((op) => WINDOWS[op] ?? words(op))
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

/** Mermaid keeps some words for itself ('end'). */
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

/** The whole page. */
export function timingPage(): string {
  const lines = [
    '# Timing charts',
    '',
    'Drawn by `npm run timing` from the XState machines in `src/games/netrunner/rules/flow/`, which run every game: do not edit by hand.',
    'The numbers are those of the rules. Ways onward are asked in the order in which they stand; the first that holds is taken.',
  ];
  for (const [name, config] of Object.entries(CHART_CONFIGS)) {
    lines.push('', `## ${TITLES[name] ?? name}`, '', '| step | what happens | onward |', '|---|---|---|');
    for (const [leaf, state] of Object.entries(config.states))
      if (state.type !== 'final') lines.push(`| ${stepOf(config, leaf)} | ${done(state)} | ${onward(config, state)} |`);
    lines.push('', ...diagram(config));
  }
  return `${lines.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(fileURLToPath(new URL('../docs/timing.md', import.meta.url)), timingPage());
