/** The timing chart that belongs to a view: its steps, the current step, who decides, and what may be done. */
import type { TimingChart, When } from '../../../hud/contract/table-ui.ts';
import type { ChartName } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { DecisionKind, View } from '../rules/view-types.ts';
import type { Opening, TimingStep } from '../rules/timing.ts';
import { localDigits, t } from '../../../i18n/index.ts';
import { legalMoves } from './words/find.ts';

type ShownPhase = TimingChart['phases'][number];
type ShownStep = ShownPhase['steps'][number];
/** One thing that a seat may do in the current step; `can`: the viewer's seat can do it now. */
interface ShownOpening extends Opening {
  can: boolean;
}

/** The chart that the game is in, and its current state; during an access, those of the access chart. */
const current = (view: View): { chart: ChartName; leaf: string } =>
  view.accessState === null ? view : { chart: 'access', leaf: view.accessState };

/** The steps of the current turn or run, in order. Those of a run include an access, after the run's step with the same number. */
function stepsOf(all: readonly TimingStep[], view: View): { kind: ChartName; steps: TimingStep[] } {
  const { chart } = current(view);
  const of = (name: ChartName): TimingStep[] => all.filter((step) => step.chart === name);
  // Steps of the set-up where nothing can be done, such as a mulligan's draw, are shown only while they are the current one.
  if (chart === 'setup')
    return {
      kind: chart,
      steps: of(chart).filter((step, i) => i === 0 || step.opens.length > 0 || step.leaf === view.leaf),
    };
  if (view.run === null) return { kind: chart, steps: of(chart) };
  const access = of('access');
  const steps = of('run').flatMap((step) => (step.number === access[0]?.number ? [step, ...access] : [step]));
  return { kind: 'run', steps };
}

/** For each kind of decision, what the timing chart says the deciding seat may do. */
const ANSWERS: Partial<Record<DecisionKind, Opening['what']>> = {
  action: 'act',
  'jack-out': 'jack-out',
  trash: 'trash',
  steal: 'steal',
  access: 'next',
  mulligan: 'keep',
  discard: 'discard',
};

/** Whether one of the viewer's legal moves is of this kind. */
function can(what: Opening['what'], moves: readonly Move[], view: View): boolean {
  const some = (fits: (move: Move) => boolean): boolean => moves.some(fits);
  switch (what) {
    case 'abilities':
      return some((move) => move.do === 'use' && move.name !== 'break');
    case 'break':
      return some((move) => move.do === 'use' && move.name === 'break');
    case 'rez':
      return some((move) => move.do === 'rez' && move.card !== view.run?.ice);
    case 'rez-ice':
      return some((move) => move.do === 'rez' && move.card === view.run?.ice);
    case 'act':
      return view.decision?.kind === 'action' && moves.length > 0;
    case 'next':
      return some((move) => move.do === 'access');
    default:
      return some((move) => move.do === what);
  }
}

/** Who decides and what they may do: "The Runner may break subroutines". Null if nobody decides. */
function priorityWords(opens: readonly ShownOpening[], view: View): string | null {
  const decision = view.decision;
  if (decision === null) return view.over === null ? null : t('timing.over');
  const { seat, kind } = decision;
  const who = seat === view.viewer ? 'you' : seat;
  const own = opens.filter(({ by }) => by === 'both' || by === seat);
  const what =
    kind === 'window'
      ? (own.find((one) => one.can) ?? own[0])?.what
      : own.find((one) => one.what === ANSWERS[kind])?.what;
  return what === undefined ? t('timing.decides', { who }) : t(`opening.${what}`, { who });
}

/** The phase that a step belongs to: the step's number up to the first dot. */
const phaseNumber = (step: TimingStep, kind: ChartName): string =>
  kind === 'access' || step.number === '' ? step.number : step.number.slice(0, (step.number + '.').indexOf('.'));

/** Groups steps into phases. Steps with the same number become one entry, labelled by the current step. `at`: the current step's index. */
function grouped(steps: readonly TimingStep[], at: number, kind: ChartName): ShownPhase[] {
  const phases = new Map<string, ShownPhase>();
  const whenOf = (i: number): When => (i === at ? 'now' : i < at ? 'past' : 'later');
  steps.forEach((step, i) => {
    const number = phaseNumber(step, kind);
    const key = `${step.side ?? ''} ${number === '' ? step.leaf : number}`;
    const when = whenOf(i);
    const phase: ShownPhase = phases.get(key) ?? {
      key,
      number,
      label: step.side === null ? t(step.label) : t(`phase.${step.side}.${number}`),
      seat: step.side,
      when,
      here: false,
      steps: [],
    };
    phases.set(key, phase);
    if (phase.when !== 'now') phase.when = when === 'later' && phase.when === 'past' ? 'now' : when;
    if (step.number === number) {
      if (when === 'now') Object.assign(phase, { here: true, label: t(step.label) });
      return;
    }
    const same = phase.steps.find((one) => one.number === step.number);
    const entry: ShownStep = { number: step.number, label: t(step.label), when, window: step.window };
    if (same === undefined) phase.steps.push(entry);
    else if (when === 'now') Object.assign(same, entry);
    else if (same.when === 'past') same.when = when;
  });
  const list = [...phases.values()];
  // Steps within a step (numbers with two dots, as for each accessed card) are shown only while they happen.
  const inner = (one: ShownStep): boolean => one.number.split('.').length > 2;
  for (const phase of list) {
    const within = phase.steps.some((one) => inner(one) && one.when === 'now');
    phase.steps = phase.steps.filter((one) => (within ? inner(one) || one.when === 'later' : !inner(one)));
  }
  // A run ends in either phase 6 or phase 7: if it is unsuccessful, phase 6 has not passed.
  if (steps[at]?.chart === 'run' && steps[at].step === '7')
    for (const phase of list) if (phase.number === '6') phase.when = 'later';
  return list;
}

/** The timing chart for a view. `all`: the steps of all charts. */
export function chartOf(all: readonly TimingStep[], view: View): TimingChart {
  const { kind, steps } = stepsOf(all, view);
  const { chart, leaf } = current(view);
  const at = steps.findIndex((step) => step.chart === chart && step.leaf === leaf);
  const now = steps[at];
  const moves = legalMoves(view);
  const opens = (now?.opens ?? []).map((one): ShownOpening => ({ ...one, can: can(one.what, moves, view) }));
  const who = priorityWords(opens, view);
  return {
    kind,
    name: t(`timing.${kind}`),
    phases: grouped(steps, at, kind),
    opens: opens.map(({ what, by, can }) => ({
      key: what,
      by,
      words: t(`opening.${what}`, { who: by }),
      can,
    })),
    window: now?.window ?? false,
    priority: view.decision?.seat ?? null,
    over: view.over !== null,
    // The words come first: the step number helps only those who look it up in the rules.
    line: [now === undefined ? '' : t(now.label), who ?? '', localDigits(now?.number ?? '')].filter(
      (part) => part !== '',
    ),
  };
}
