/** Reasons from what the playouts measured: one for each thing that they can show. They say what gets better, so they fit every move. */
import { featuresOf } from '../calculator/run-costs.ts';
import type { Verb } from '../../rules/move.ts';
import { kind, type Kind, when } from './kind.ts';
import type { Measurable, Position } from './position.ts';

/** The verbs that a measured reason can be about; the shorter lists below are those that can cause the thing measured. */
const ACTIONS: readonly Verb[] = [
  'advance',
  'credit',
  'draw',
  'install',
  'play',
  'use',
  'run',
  'rez',
  'purge',
  'remove-tag',
  'trash-resource',
  'score',
];
const CARDS: readonly Verb[] = ['install', 'play', 'use'];
const BUILDS: readonly Verb[] = [...CARDS, 'rez', 'advance'];
const PAYS: readonly Verb[] = [...CARDS, 'credit'];
const RUNS: readonly Verb[] = ['run', 'play', 'use'];
const DRAWS: readonly Verb[] = ['draw', 'play', 'use'];
const HURTS: readonly Verb[] = [...BUILDS, 'pass'];

type Way = 'more' | 'less' | 'any';
/**
 * The rest of a kind: its condition and what it explains. `side`: the seat whose sentence it is; `names`: what must speak for the move;
 * `way`: whether the first of them must be higher or lower after the move than after the other.
 */
const about = (side: 'corp' | 'runner' | null, names: readonly Measurable[], way: Way = 'any') =>
  [
    (p: Position) => {
      const nameable = p.move.card === undefined || p.f !== null;
      const more = p.measured?.more(names[0]!) ?? 0;
      const fits = way === 'any' || (way === 'more' ? more > 0 : more < 0);
      return when(nameable && fits && (side === null || p.seat === side) && names.some((name) => p.speaks(name)));
    },
    { explains: names },
  ] as const;

/** Adds a condition to a kind. */
const where = (holds: (p: Position) => boolean, kind: Kind): Kind => ({
  ...kind,
  says: (p) => (holds(p) ? kind.says(p) : null),
});
/** Whether the Corp has an agenda installed. */
const isScoring = ({ view }: Position): boolean =>
  view.servers.some(({ root }) => root.some(({ type }) => type === 'agenda'));
/** Whether the card's subroutines, or what it does when it is played, trash programs. */
const trashesPrograms = ({ f }: Position): boolean =>
  f !== null &&
  (f.hits.programs > 0 || f.card.subroutines.some((_, i) => featuresOf(`${f.card.code}.s${i}`).programs > 0));

export const MEASURED: readonly Kind[] = [
  kind('reason.measured.won', [...ACTIONS, 'pass'], ...about(null, ['won'])),
  kind('reason.measured.lost', [...ACTIONS, 'pass'], ...about(null, ['lost'])),
  kind('reason.measured.score', [...BUILDS, 'credit', 'draw', 'score'], ...about('corp', ['corpPoints'])),
  kind('reason.measured.deny', [...BUILDS, 'credit'], ...about('corp', ['runnerPoints'])),
  kind('reason.measured.steal', [...RUNS, 'install', 'draw'], ...about('runner', ['runnerPoints'])),
  kind('reason.measured.stall', [...RUNS, 'install'], ...about('runner', ['corpPoints'])),
  kind('reason.measured.rich', [...PAYS, 'run', 'pass'], ...about('corp', ['corpCredits'])),
  kind('reason.measured.drained', [...CARDS, 'rez', 'trash-resource'], ...about('corp', ['runnerCredits'])),
  kind('reason.measured.rich', [...PAYS, 'run', 'pass'], ...about('runner', ['runnerCredits'])),
  kind('reason.measured.broke', RUNS, ...about('runner', ['corpCredits'])),
  kind('reason.measured.hq', BUILDS, ...about('corp', ['hqOpen', 'hqTax', 'hqIce'])),
  kind('reason.measured.rnd', BUILDS, ...about('corp', ['rndOpen', 'rndTax', 'rndIce'])),
  kind('reason.measured.into-hq', PAYS, ...about('runner', ['hqOpen', 'hqTax', 'hqIce'])),
  kind('reason.measured.into-rnd', PAYS, ...about('runner', ['rndOpen', 'rndTax', 'rndIce'])),
  kind('reason.measured.empties-hq', CARDS, ...about('corp', ['hqAgendas'], 'less')),
  kind('reason.measured.agenda', [...CARDS, 'draw'], ...about('corp', ['scoring'], 'more')),
  where(
    isScoring,
    kind(
      'reason.measured.scoring',
      ACTIONS,
      ...about('corp', ['scoringSafe', 'scoringTax', 'scoringOpen', 'scoringNeed']),
    ),
  ),
  kind(
    'reason.measured.reach',
    ACTIONS,
    ...about('runner', ['scoringSafe', 'scoringTax', 'scoringOpen', 'scoringNeed']),
  ),
  kind('reason.measured.remote', [...CARDS, 'rez'], ...about('corp', ['remoteTax', 'remoteClosed'])),
  kind('reason.measured.into-remote', PAYS, ...about('runner', ['remoteTax', 'remoteClosed'])),
  kind('reason.measured.trap', [...CARDS, 'advance'], ...about('corp', ['trap', 'trapDeadly'])),
  kind('reason.measured.trap-gone', RUNS, ...about('runner', ['trap', 'trapDeadly'])),
  kind('reason.measured.income', [...CARDS, 'rez'], ...about('corp', ['corpDrip'])),
  kind('reason.measured.income-cut', RUNS, ...about('runner', ['corpDrip'])),
  kind('reason.measured.hand', DRAWS, ...about('runner', ['grip'])),
  kind('reason.measured.safe', [...DRAWS, 'install'], ...about('runner', ['gripEmpty', 'gripThin'])),
  kind('reason.measured.hand-cut', HURTS, ...about('corp', ['grip'])),
  kind('reason.measured.in-range', HURTS, ...about('corp', ['gripEmpty', 'gripThin'])),
  kind('reason.measured.breakers', [...PAYS, 'draw'], ...about('runner', ['breakers', 'fracter', 'decoder', 'killer'])),
  where(
    trashesPrograms,
    kind(
      'reason.measured.breakers-cut',
      ['rez', 'play', 'use'],
      ...about('corp', ['breakers', 'fracter', 'decoder', 'killer']),
    ),
  ),
  kind('reason.measured.untagged', [...CARDS, 'remove-tag'], ...about('runner', ['tags'])),
  kind('reason.measured.tagged', [...CARDS, 'rez'], ...about('corp', ['tags'])),
  kind('reason.measured.publicity', [...CARDS, 'score'], ...about('corp', ['badPublicity'])),
  kind('reason.measured.publicity-more', RUNS, ...about('runner', ['badPublicity'])),
  kind('reason.measured.brain', CARDS, ...about('runner', ['brain'])),
  kind('reason.measured.brain-more', [...CARDS, 'rez'], ...about('corp', ['brain'])),
];

/** Reasons where the search cannot tell the move from the next best. */
export const CLOSE: readonly Kind[] = [
  kind('reason.close.credit', ['credit'], () => ({})),
  kind('reason.close.unrezzed', ['pass'], (p) => when(p.isCorp && p.ctx.moves.some((move) => move.do === 'rez'))),
  kind('reason.close', ['draw', 'run', 'keep', 'mulligan'], () => ({})),
  kind('reason.close', ['install', 'play', 'use', 'advance', 'rez'], (p) => when(p.f !== null)),
];

/** What is said if nothing more exact is true. */
export const PLAIN: readonly Kind[] = [
  kind('reason.plain.measured', ACTIONS, (p) =>
    when(p.measured !== null && (p.move.card === undefined || p.f !== null)),
  ),
];
