/** Timing charts of games whose steps are the states of their statecharts: the steps of a round, and those within the current one. */
import type { TimingChart, When } from './table-ui.ts';
import type { TimingStep } from '../../core/charts.ts';
import type { View } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { isMine } from './question-ui.ts';

/** Adds to each step of a timing chart whether it is past, current or later. `leaf`: the statechart state of the current step. */
function timed(steps: readonly TimingStep[], leaf: string): (TimingStep & { when: When })[] {
  const at = steps.findIndex((step) => step.leaf === leaf);
  return steps.map((step, i) => ({ ...step, when: at < 0 || i > at ? 'later' : i === at ? 'now' : 'past' }));
}

/** The data from which a timing chart is made. */
interface Parts {
  kind: string;
  /** the chart's title, in words */
  name: string;
  /** the steps of the round or turn, and the statechart state of the current one */
  steps: readonly TimingStep[];
  leaf: string;
  /** the smaller steps that the current one consists of, and the statechart state of the current one among them; left out if it has none */
  inner?: { steps: readonly TimingStep[]; leaf: string } | undefined;
  /** who decides and what they may do, in a sentence; null if nobody decides */
  may: string | null;
}

/** The timing chart for a view. */
export function chartBy(view: View, { kind, name, steps, leaf, inner, may }: Parts): TimingChart {
  const { decision } = view;
  const by = decision === null ? null : (decision.by ?? decision.seat);
  const within = inner === undefined ? [] : timed(inner.steps, inner.leaf);
  const outer = timed(steps, leaf);
  const now = [...within, ...outer].find(({ when }) => when === 'now');
  return {
    kind,
    name,
    phases: outer.map(({ leaf: key, number, label, when }) => ({
      key,
      number,
      label: t(label),
      seat: when === 'now' && decision !== null ? decision.seat : null,
      when,
      here: when === 'now' && within.length === 0,
      steps:
        when === 'now'
          ? within.map((step) => ({
              number: step.number,
              label: t(step.label),
              when: step.when,
              window: false,
            }))
          : [],
    })),
    opens: by === null || may === null ? [] : [{ key: decision!.kind, by, words: may, can: isMine(view) }],
    window: false,
    priority: decision?.seat ?? null,
    over: view.over !== null,
    line: [now === undefined ? null : t(now.label), view.over !== null ? t('timing.over') : may].filter(
      (part) => part !== null,
    ),
  };
}
