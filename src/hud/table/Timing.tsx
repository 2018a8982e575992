/** The timing chart, which shows the steps of the turn or run: a strip above the table, or one line next to it. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { localDigits, t } from '../../i18n/index.ts';
import type { TimingChart as Chart } from '../contract/table-ui.ts';
import { Key } from '../components/Key.tsx';
import { Icon } from '../components/icons.tsx';

type Phase = Chart['phases'][number];
type Step = Phase['steps'][number];

/** A note for screen readers only, after a step that is past. */
const passed = (when: Step['when']): JSX.Element | null =>
  when === 'past' ? <span class="unseen"> {t('timing.passed')}</span> : null;

/** The parts of the chart's line, with a dot between two. */
const Line = ({ chart }: { chart: Chart }): JSX.Element => (
  <>
    {chart.line.map((part, i) => (
      <span key={i} class="timing-part">
        {part}
      </span>
    ))}
  </>
);

function StepItem({ step }: { step: Step }): JSX.Element {
  return (
    <li
      class={`timing-step is-${step.when}`}
      aria-current={step.when === 'now' ? 'step' : undefined}
      title={step.label}
    >
      <b class="timing-n">{localDigits(step.number)}</b>
      <span class="timing-label">
        {step.label}
        {step.window && <span class="unseen"> {t('timing.window')}</span>}
      </span>
      {passed(step.when)}
    </li>
  );
}

function PhaseItem({ phase }: { phase: Phase }): JSX.Element {
  return (
    <li
      class={`timing-phase is-${phase.when}${phase.seat === null ? '' : ` of-${phase.seat}`}`}
      aria-current={phase.here ? 'step' : undefined}
    >
      <span class="timing-head">
        {phase.number !== '' && <b class="timing-n">{localDigits(phase.number)}</b>}
        <span class="timing-name">{phase.label}</span>
        {passed(phase.when)}
      </span>
      {phase.when === 'now' && phase.steps.length > 0 && (
        <ol class="timing-steps">
          {phase.steps.map((step) => (
            <StepItem key={step.number} step={step} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** A list of what may be done in the current step and by whom; highlighted if the seat at this screen can do it now. */
function Openings({ chart }: { chart: Chart }): JSX.Element | null {
  // Outside a window, the line next to this says everything.
  if (chart.over || (!chart.window && chart.opens.length > 0)) return null;
  if (chart.opens.length === 0 && chart.priority !== null) return null;
  if (chart.opens.length === 0) return <p class="timing-none">{t('timing.nothing')}</p>;
  return (
    <ul class="timing-opens">
      {chart.opens.map(({ key, by, words, can }) => (
        <li key={key} class={`timing-open by-${by}${can ? ' can' : ''}`}>
          {words}
          {can && <span class="timing-can">{t('opening.can')}</span>}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  chart: Chart;
  onToggle: () => void;
}

/** The whole chart. `drawer`: the chart is open as a drawer. */
export function TimingPanel({ chart, onToggle, drawer }: Props & { drawer: boolean }): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!drawer) return undefined;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('.timing-fold')?.focus();
    panel.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [drawer]);
  return (
    <section
      ref={panel}
      class={`timing kind-${chart.kind}${drawer ? ' in-drawer' : ''}`}
      id="timing"
      aria-label={chart.name}
    >
      <ol class="timing-phases">
        {chart.phases.map((phase) => (
          <PhaseItem key={phase.key} phase={phase} />
        ))}
      </ol>
      <div class={`timing-now${chart.priority === null ? '' : ` of-${chart.priority}`}`}>
        <p class="timing-who">
          <Line chart={chart} />
        </p>
        <Openings chart={chart} />
      </div>
      <button
        type="button"
        class="icon-button timing-fold"
        aria-expanded="true"
        aria-controls="timing"
        aria-label={t('timing.close')}
        title={t('timing.close')}
        onClick={onToggle}
      >
        <Icon name={drawer ? 'close' : 'fold'} />
      </button>
    </section>
  );
}

/** The current step as one line; pressing it opens the whole chart. `keys`: show its shortcut. */
export function TimingLine({ chart, onToggle, keys }: Props & { keys: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class={`panel-line timing-line${chart.priority === null ? '' : ` of-${chart.priority}`}`}
      aria-expanded="false"
      title={t('timing.open')}
      onClick={onToggle}
    >
      <Icon name="steps" />
      <span class="panel-line-text">
        <span class="unseen">{chart.name} </span>
        <Line chart={chart} />
      </span>
      {keys && <Key of="k" />}
    </button>
  );
}
