/** Chooses what the timing panel shows: the steps of the set-up or of the round, and those within the current step. */
import type { TimingChart } from '../../../hud/contract/table-ui.ts';
import { chartBy } from '../../../hud/contract/timing-chart.ts';
import { t } from '../../../i18n/index.ts';
import type { ChartName } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import { timingSteps } from '../rules/timing.ts';
import { questionWords } from './prompt.ts';

/** Returns the current step of the set-up or the round, and the smaller chart that runs within this step (`inner`; null if none does). */
function phaseOf({ chart, leaf, round }: View): { kind: 'heist' | 'round'; leaf: string; inner: ChartName | null } {
  if (chart === 'heist' || chart === 'round') return { kind: chart, leaf, inner: null };
  if (round === 0) return { kind: 'heist', leaf: 'entry', inner: chart };
  const at = chart === 'guards' || chart === 'security' ? chart : 'resolve';
  return { kind: 'round', leaf: at, inner: chart };
}

export function chartOf(view: View): TimingChart {
  const { decision, round } = view;
  const { kind, leaf, inner } = phaseOf(view);
  return chartBy(view, {
    kind,
    name: t(`timing.${kind}`, { n: round }),
    steps: timingSteps(kind),
    leaf,
    inner: inner === null ? undefined : { steps: timingSteps(inner), leaf: view.leaf },
    may: decision === null ? null : questionWords(view),
  });
}

/** Returns the current step of the round in words; null before the first round and at the end. */
export const stepNow = (view: View): string | null =>
  view.round === 0 || view.over !== null
    ? null
    : (chartOf(view).phases.find(({ when }) => when === 'now')?.label ?? null);
