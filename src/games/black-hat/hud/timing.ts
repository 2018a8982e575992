/** The timing chart to be shown for a view: the steps of the set-up or round, or those of the trick with its hack. */
import type { TimingChart, When } from '../../../hud/game-ui.ts';
import { isMine } from '../../../hud/ask/asking.ts';
import { t } from '../../../i18n/index.ts';
import { type TimingStep, timingSteps } from '../rules/timing.ts';
import type { View } from '../rules/view.ts';
import { seatIndex, seatName } from './names.ts';

type Phase = TimingChart['phases'][number];

/** Steps with when they are, the one with this leaf being the present one. */
function timed(steps: readonly TimingStep[], leaf: string): (TimingStep & { when: When })[] {
  const at = steps.findIndex((step) => step.leaf === leaf);
  return steps.map((step, i) => ({ ...step, when: at < 0 || i > at ? 'later' : i === at ? 'now' : 'past' }));
}

/** The chart for a view. */
export function chartOf(view: View): TimingChart {
  const { chart, leaf, options, decision } = view;
  const inHack = chart === 'hack';
  const kind = inHack ? 'trick' : chart;
  const now = timed(timingSteps(kind, options), inHack ? 'hack' : leaf);
  const phases = now.map(({ leaf: key, number, label, when }): Phase => ({
    key,
    number,
    label: t(label),
    seat: when === 'now' && decision !== null ? decision.seat : null,
    when,
    here: when === 'now' && !inHack,
    steps:
      inHack && key === 'hack'
        ? timed(timingSteps('hack', options), leaf).map((step) => ({
            number: step.number,
            label: t(step.label),
            when: step.when,
            window: false,
          }))
        : [],
  }));
  const step = [...(inHack ? timingSteps('hack', options) : now)].find((one) => one.leaf === leaf);
  const by = decision === null ? null : (decision.by ?? decision.seat);
  const what = decision === null ? '' : t(`bh.opening.${decision.kind}`);
  const who =
    by === null
      ? ''
      : t('priority.may', { who: by === view.viewer ? 'you' : seatName(view, seatIndex(view, by)), what });
  return {
    kind,
    name: t(`timing.${kind}`, { n: view.trick }),
    phases,
    opens:
      by === null
        ? []
        : [{ key: decision!.kind, by, who: seatName(view, seatIndex(view, by)), what, can: isMine(view) }],
    window: false,
    priority: decision?.seat ?? null,
    over: view.over !== null,
    line: [step === undefined ? '' : t(step.label), view.over !== null ? t('timing.over') : who]
      .filter((part) => part !== '')
      .join(' · '),
  };
}
