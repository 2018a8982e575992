/** The numbered steps of the charts as a list, for the timing panel and docs/timing.md, read directly from the chart configs. */
import type { ChartConfig } from '../../../core/flow.ts';
import { CHART_CONFIGS } from './charts.ts';
import type { ChartName, Seat } from './model.ts';

/** Something a seat may do at a step; its text is i18n `opening.<what>`. */
export interface Opening {
  what:
    | 'abilities'
    | 'rez'
    | 'rez-ice'
    | 'score'
    | 'break'
    | 'jack-out'
    | 'act'
    | 'discard'
    | 'keep'
    | 'next'
    | 'trash'
    | 'steal';
  by: Seat | 'both';
}

/** One state of a chart, as the timing panel shows it. */
export interface TimingStep {
  chart: ChartName;
  leaf: string;
  /** step name as in the charts: '3.1', 'corp 2.2 after' */
  step: string;
  /** seat whose turn the step belongs to; null for runs, accesses and set-up */
  side: Seat | null;
  /** the number in `step` alone: '3.1', '2.2'; '' if the rules do not number it */
  number: string;
  /** i18n key of the step's name */
  label: `step.${string}`;
  /** whether a window opens here: both sides may act until both pass in a row */
  window: boolean;
  opens: readonly Opening[];
}

const ABILITIES: Opening = { what: 'abilities', by: 'both' };
const REZ: Opening = { what: 'rez', by: 'corp' };
/** What seats may do in a window, by the chart operation that opens it. */
const WINDOWS: Record<string, readonly Opening[]> = {
  windowP: [ABILITIES],
  windowPR: [ABILITIES, REZ],
  windowPRI: [ABILITIES, { what: 'rez-ice', by: 'corp' }, REZ],
  windowPRS: [ABILITIES, REZ, { what: 'score', by: 'corp' }],
};
/** What a seat is asked, by the chart operation that asks it. */
const QUESTIONS: Record<string, Opening> = {
  askCorp: { what: 'keep', by: 'corp' },
  askRunner: { what: 'keep', by: 'runner' },
  askJackOut: { what: 'jack-out', by: 'runner' },
  corpDiscards: { what: 'discard', by: 'corp' },
  runnerDiscards: { what: 'discard', by: 'runner' },
  chooseNext: { what: 'next', by: 'runner' },
  offerTrash: { what: 'trash', by: 'runner' },
  offerSteal: { what: 'steal', by: 'runner' },
};

/** What seats may do in a chart state, derived from its entry operations and tags. */
function opensOf(entry: readonly string[], tags: readonly string[], side: Seat | null): Opening[] {
  const opens: Opening[] = tags.includes('may-break') ? [{ what: 'break', by: 'runner' }] : [];
  for (const op of entry) {
    if (op === 'act' && side !== null) opens.push({ what: 'act', by: side });
    const asked = QUESTIONS[op];
    if (asked) opens.push(asked);
    opens.push(...(WINDOWS[op] ?? []));
  }
  return opens;
}

/** All chart states that have `meta` (a step and a label), in the order of the charts. */
export function timingSteps(configs: Record<string, ChartConfig> = CHART_CONFIGS): TimingStep[] {
  return Object.entries(configs).flatMap(([chart, config]) =>
    Object.entries(config.states).flatMap(([leaf, state]): TimingStep[] => {
      if (!state.meta) return [];
      const { step, label } = state.meta;
      const entry = (state.entry ?? []).map((op) => (typeof op === 'string' ? op : op.type));
      const side = chart !== 'turn' ? null : step.startsWith('corp') ? 'corp' : 'runner';
      return [
        {
          chart: chart as ChartName,
          leaf,
          step,
          side,
          number: /\d+(\.\d+)*/.exec(step)?.[0] ?? '',
          label,
          window: entry.some((op) => op in WINDOWS),
          opens: opensOf(entry, state.tags ?? [], side),
        },
      ];
    }),
  );
}
