/** Timing charts of games whose steps are the states of their statecharts: the steps of a round, and those within the current one. */
import type { TimingChart, When } from './table-ui.ts';
import type { TimingStep } from '../../core/charts.ts';
import type { View } from '../../core/game.ts';
import { t, unchecked } from '../../i18n/index.ts';
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
  /** name of the player who decides, and what they may do, in words */
  who: string;
  what: string;
  /** what the player decides, as a whole sentence, in place of "<who> may <what>"; left out to use that */
  line?: string | null;
}

/** The timing chart for a view. */
export function chartBy(view: View, { kind, name, steps, leaf, inner, who, what, line }: Parts): TimingChart {
  const { decision } = view;
  const by = decision === null ? null : (decision.by ?? decision.seat);
  const within = inner === undefined ? [] : timed(inner.steps, inner.leaf);
  const outer = timed(steps, leaf);
  const now = [...within, ...outer].find(({ when }) => when === 'now');
  const may = by === null ? '' : (line ?? t('priority.may', { who: by === view.viewer ? 'you' : who, what }));
  return {
    kind,
    name,
    phases: outer.map(({ leaf: key, number, label, when }) => ({
      key,
      number,
      label: unchecked(label),
      seat: when === 'now' && decision !== null ? decision.seat : null,
      when,
      here: when === 'now' && within.length === 0,
      steps:
        when === 'now'
          ? within.map((step) => ({
              number: step.number,
              label: unchecked(step.label),
              when: step.when,
              window: false,
            }))
          : [],
    })),
    opens: by === null ? [] : [{ key: decision!.kind, by, who, what, can: isMine(view) }],
    window: false,
    priority: decision?.seat ?? null,
    over: view.over !== null,
    line: [now === undefined ? '' : unchecked(now.label), view.over !== null ? t('timing.over') : may]
      .filter((part) => part !== '')
      .join(' · '),
  };
}
