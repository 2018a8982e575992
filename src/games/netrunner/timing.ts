/** The charts as a list of numbered steps, for the panel beside the table and for docs/timing.md: read from the machines themselves. */
import type { ChartConfig } from '../../core/flow.ts';
import { CHART_CONFIGS } from './rules/charts.ts';
import type { ChartName, Seat } from './rules/model.ts';

/** Something a step lets be done: i18n `opening.<what>`. */
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

/** One state of a chart. */
export interface TimingStep {
  chart: ChartName;
  leaf: string;
  /** as the charts write it: '3.1', 'corp 2.2 after' */
  step: string;
  /** whose turn it belongs to; null in a run, an access and the set-up */
  side: Seat | null;
  /** the number alone: '3.1', '2.2'; '' where the rules give none */
  number: string;
  /** i18n key of its name */
  label: string;
  /** a window is open: both sides have opportunities until both pass in a row */
  window: boolean;
  opens: readonly Opening[];
}

const ABILITIES: Opening = { what: 'abilities', by: 'both' };
const REZ: Opening = { what: 'rez', by: 'corp' };
const WINDOWS: Record<string, readonly Opening[]> = {
  windowP: [ABILITIES],
  windowPR: [ABILITIES, REZ],
  windowPRI: [ABILITIES, { what: 'rez-ice', by: 'corp' }, REZ],
  windowPRS: [ABILITIES, REZ, { what: 'score', by: 'corp' }],
};
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

/** All states of the charts that have a number or a name, in the order in which the charts write them. */
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
