/** Reasons from what the playouts measured: one for each thing that they can show. They say what gets better, so they fit every move. */
import { featuresOf } from '../calculator/run-costs.ts';
import type { Verb } from '../../rules/move.ts';
import type { RunCosts } from '../calculator/types.ts';
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
const damages = ({ damage }: RunCosts): boolean => Object.values(damage).some((n) => n > 0);
/** Whether the card does damage: as a trap, when it is played, or by its subroutines. Passing lets what is there do it. */
const hurts = ({ f, move }: Position): boolean =>
  f === null
    ? move.do === 'pass'
    : f.ambush !== null ||
      damages(f.hits) ||
      f.card.subroutines.some((_, i) => damages(featuresOf(`${f.card.code}.s${i}`)));
/** Whether the move mainly gains credits: a credit taken, or a card that pays. */
const isMoney = ({ move, f }: Position): boolean =>
  move.do === 'credit' || (f !== null && f.run === null && (f.burst > 0 || f.perTurn > 0 || f.action !== null));
const isRun = ({ move, f }: Position): boolean => move.do === 'run' || f?.run != null;
/** Whether the card helps the Runner to get through ice. */
const isBreaker = ({ f }: Position): boolean =>
  f !== null && (f.breaks.length > 0 || f.hostStrength > 0 || f.metStrength < 0 || f.spends.length > 0);
/** Whether the card protects a server: ice, an upgrade, or what ends runs. */
const protects = ({ f }: Position): boolean =>
  f !== null && (f.card.type === 'ice' || f.card.type === 'upgrade' || f.stopsRuns);
const isAgenda = ({ f }: Position): boolean => f?.card.type === 'agenda';
/** Whether the agenda in a remote is in the server of the move, or the move concerns no server. */
const isAtAgenda = (p: Position): boolean => p.where === '' || p.there === null || p.agendaIn(p.there) !== null;
const pays = ({ f }: Position): boolean => f !== null && f.perTurn > 0;
/** Whether this few points are missing for the win. */
const isNear = (p: Position): boolean => p.missing <= 3;

export const MEASURED: readonly Kind[] = [
  where((p) => isNear(p) && !isMoney(p), kind('reason.measured.won', [...ACTIONS, 'pass'], ...about(null, ['won']))),
  where((p) => !isMoney(p), kind('reason.measured.lost', [...ACTIONS, 'pass'], ...about(null, ['lost']))),
  where(
    (p) => !isMoney(p),
    kind('reason.measured.score', [...BUILDS, 'draw', 'score'], ...about('corp', ['corpPoints'])),
  ),
  where(protects, kind('reason.measured.deny', BUILDS, ...about('corp', ['runnerPoints']))),
  where(isRun, kind('reason.measured.steal', RUNS, ...about('runner', ['runnerPoints']))),
  where(isRun, kind('reason.measured.stall', RUNS, ...about('runner', ['corpPoints']))),
  kind('reason.measured.rich', [...PAYS, 'run', 'pass'], ...about('corp', ['corpCredits'])),
  kind('reason.measured.drained', [...CARDS, 'rez', 'trash-resource'], ...about('corp', ['runnerCredits'])),
  kind('reason.measured.rich', [...PAYS, 'run', 'pass'], ...about('runner', ['runnerCredits'])),
  where(isRun, kind('reason.measured.broke', RUNS, ...about('runner', ['corpCredits']))),
  where(protects, kind('reason.measured.hq', BUILDS, ...about('corp', ['hqOpen', 'hqTax', 'hqIce']))),
  where(protects, kind('reason.measured.rnd', BUILDS, ...about('corp', ['rndOpen', 'rndTax', 'rndIce']))),
  where(isBreaker, kind('reason.measured.into-hq', CARDS, ...about('runner', ['hqOpen', 'hqTax', 'hqIce']))),
  where(isMoney, kind('reason.measured.pay-hq', PAYS, ...about('runner', ['hqOpen', 'hqTax', 'hqIce']))),
  where(isBreaker, kind('reason.measured.into-rnd', CARDS, ...about('runner', ['rndOpen', 'rndTax', 'rndIce']))),
  where(isMoney, kind('reason.measured.pay-rnd', PAYS, ...about('runner', ['rndOpen', 'rndTax', 'rndIce']))),
  kind('reason.measured.empties-hq', CARDS, ...about('corp', ['hqAgendas'], 'less')),
  where(isAgenda, kind('reason.measured.agenda', ['install'], ...about('corp', ['scoring'], 'more'))),
  where(
    (p) => isScoring(p) && protects(p) && isAtAgenda(p),
    kind('reason.measured.scoring', BUILDS, ...about('corp', ['scoringSafe', 'scoringTax', 'scoringOpen'])),
  ),
  where(
    (p) => isScoring(p) && isMoney(p),
    kind('reason.measured.pay-scoring', PAYS, ...about('corp', ['scoringSafe', 'scoringTax', 'scoringOpen'])),
  ),
  where(
    (p) => isRun(p) || isBreaker(p),
    kind(
      'reason.measured.reach',
      ['install', ...RUNS],
      ...about('runner', ['scoringSafe', 'scoringTax', 'scoringOpen', 'scoringNeed']),
    ),
  ),
  where(
    isMoney,
    kind('reason.measured.pay-reach', PAYS, ...about('runner', ['scoringSafe', 'scoringTax', 'scoringOpen'])),
  ),
  where(protects, kind('reason.measured.remote', [...CARDS, 'rez'], ...about('corp', ['remoteTax', 'remoteClosed']))),
  where(isBreaker, kind('reason.measured.into-remote', CARDS, ...about('runner', ['remoteTax', 'remoteClosed']))),
  where(isMoney, kind('reason.measured.pay-remote', PAYS, ...about('runner', ['remoteTax', 'remoteClosed']))),
  where(
    ({ f }) => f?.ambush != null,
    kind('reason.measured.trap', ['install', 'advance'], ...about('corp', ['trap', 'trapDeadly'])),
  ),
  where(isRun, kind('reason.measured.trap-gone', RUNS, ...about('runner', ['trap', 'trapDeadly']))),
  where(pays, kind('reason.measured.income', ['install', 'rez'], ...about('corp', ['corpDrip']))),
  where(isRun, kind('reason.measured.income-cut', RUNS, ...about('runner', ['corpDrip']))),
  where(
    ({ move, f }) => move.do === 'draw' || (f !== null && f.draws > 0),
    kind('reason.measured.hand', DRAWS, ...about('runner', ['grip'])),
  ),
  where(
    ({ move, f }) => move.do === 'draw' || (f !== null && (f.draws > 0 || f.prevents !== null)),
    kind('reason.measured.safe', [...DRAWS, 'install'], ...about('runner', ['gripEmpty', 'gripThin'])),
  ),
  where(hurts, kind('reason.measured.hand-cut', HURTS, ...about('corp', ['grip']))),
  where(hurts, kind('reason.measured.in-range', HURTS, ...about('corp', ['gripEmpty', 'gripThin']))),
  where(
    (p) => p.move.do === 'draw' || isBreaker(p) || (p.f !== null && (p.f.draws > 0 || p.f.installsFor !== null)),
    kind(
      'reason.measured.breakers',
      [...CARDS, 'draw'],
      ...about('runner', ['breakers', 'fracter', 'decoder', 'killer']),
    ),
  ),
  where(
    isMoney,
    kind('reason.measured.pay-breakers', PAYS, ...about('runner', ['breakers', 'fracter', 'decoder', 'killer'])),
  ),
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
  where(isRun, kind('reason.measured.publicity-more', RUNS, ...about('runner', ['badPublicity']))),
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
