/** The timing chart to be shown for a view: the steps of the set-up or round, and those of what goes on in the present one. */
import { isMine } from '../../../hud/ask/asking.ts';
import type { TimingChart, When } from '../../../hud/game-ui.ts';
import { t } from '../../../i18n/index.ts';
import type { ChartName } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import { timingSteps, type TimingStep } from '../rules/timing.ts';

type Phase = TimingChart['phases'][number];

/** Steps with when they are, the one with this leaf being the present one. */
function timed(steps: readonly TimingStep[], leaf: string): (TimingStep & { when: When })[] {
  const at = steps.findIndex((step) => step.leaf === leaf);
  return steps.map((step, i) => ({ ...step, when: at < 0 || i > at ? 'later' : i === at ? 'now' : 'past' }));
}

/** The step of the round or set-up in which a chart runs. */
function phaseOf({ chart, leaf, round }: View): { kind: 'heist' | 'round'; leaf: string; inner: ChartName | null } {
  if (chart === 'heist' || chart === 'round') return { kind: chart, leaf, inner: null };
  if (round === 0) return { kind: 'heist', leaf: 'entry', inner: chart };
  const at = chart === 'guards' || chart === 'security' ? chart : 'resolve';
  return { kind: 'round', leaf: at, inner: chart };
}

/** The chart for a view. */
export function chartOf(view: View): TimingChart {
  const { decision } = view;
  const { kind, leaf, inner } = phaseOf(view);
  const inside = inner === null ? [] : timed(timingSteps(inner), view.leaf);
  const phases = timed(timingSteps(kind), leaf).map(({ leaf: key, number, label, when }): Phase => ({
    key,
    number,
    label: t(label),
    seat: when === 'now' && decision !== null ? decision.seat : null,
    when,
    here: when === 'now' && inside.length === 0,
    steps:
      when === 'now'
        ? inside.map((step) => ({ number: step.number, label: t(step.label), when: step.when, window: false }))
        : [],
  }));
  const step = [...inside, ...timed(timingSteps(kind), leaf)].find(({ when }) => when === 'now');
  const what = decision === null ? '' : t(`inf.opening.${decision.kind}`);
  const side = decision === null ? '' : t(`side.${decision.seat}`);
  const who = decision === null ? '' : t('priority.may', { who: decision.seat === view.viewer ? 'you' : side, what });
  return {
    kind,
    name: t(`timing.${kind}`, { n: view.round }),
    phases,
    opens: decision === null ? [] : [{ key: decision.kind, by: decision.seat, who: side, what, can: isMine(view) }],
    window: false,
    priority: decision?.seat ?? null,
    over: view.over !== null,
    line: [step === undefined ? '' : t(step.label), view.over !== null ? t('timing.over') : who]
      .filter((part) => part !== '')
      .join(' · '),
  };
}

/** The step of the round that goes on, in words; null before the first round and at the end. */
export const stepNow = (view: View): string | null =>
  view.round === 0 || view.over !== null
    ? null
    : (chartOf(view).phases.find(({ when }) => when === 'now')?.label ?? null);
