/** Picks the timing chart to show for a view: set-up, round, or trick with its hack. */
import type { TimingChart } from '../../../hud/contract/table-ui.ts';
import { chartBy } from '../../../hud/contract/timing-chart.ts';
import { t } from '../../../i18n/index.ts';
import { timingSteps } from '../rules/timing.ts';
import type { View } from '../rules/view.ts';
import { seatIndex, whoIs } from './names.ts';

export function chartOf(view: View): TimingChart {
  const { chart, leaf, options, decision, trick } = view;
  const inHack = chart === 'hack';
  const kind = inHack ? 'trick' : chart;
  return chartBy(view, {
    kind,
    name: t(`timing.${kind}`, { n: trick }),
    steps: timingSteps(kind, options),
    leaf: inHack ? 'hack' : leaf,
    inner: inHack ? { steps: timingSteps('hack', options), leaf } : undefined,
    may:
      decision === null
        ? null
        : t(`bh.opening.${decision.kind}`, { who: whoIs(view, seatIndex(view, decision.by ?? decision.seat)) }),
  });
}
