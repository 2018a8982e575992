/** Reasons to run and where, to jack out or go on, and to break ice or let it fire. */
import type { CardView } from '../../rules/view-types.ts';
import { facts } from '../facts.ts';
import { kind, type Kind, when } from './kind.ts';
import { type Position, unbrokenSubs } from './position.ts';

const POINTS = ['runnerPoints', 'won', 'corpPoints', 'scoring', 'scoringSafe', 'scoringNeed'] as const;
const server = (p: Position): { server: string } => ({ server: p.where });
const runs = (p: Position): boolean => !p.isCorp && p.there !== null;
/** An agenda that the Runner knows to be in the server: in its root, or on top of R&D. */
function known(p: Position): { title: string; points: number } | null {
  const top = p.where === 'rnd' ? p.view.corp.deckKnown.find(({ index }) => index === 0)?.card : undefined;
  const there: (CardView | undefined)[] = [
    ...(p.there?.root ?? []),
    top,
    ...(p.where === 'archives' ? p.view.corp.archives : []),
  ];
  const agenda = there.find((card) => card?.type === 'agenda' && card.code !== null);
  if (!agenda) return null;
  const { card } = facts(agenda.code!);
  return { title: card.title, points: agenda.points ?? card.points ?? 0 };
}
/** The most advanced card with an unknown face in a remote; null: there is none. */
const advanced = (p: Position): CardView | null =>
  (p.isRemote ? (p.there?.root ?? []) : []).reduce<CardView | null>(
    (top, card) =>
      card.code === null && (card.counters.advancement ?? 0) > (top?.counters.advancement ?? 0) ? card : top,
    null,
  );
const hidden = (p: Position): boolean => p.isRemote && (p.there?.root.some(({ code }) => code === null) ?? false);
const knowsTop = (p: Position): boolean =>
  p.view.corp.deckKnown.some(({ index, card }) => index === 0 && card.code !== null);
/** A rezzed card in the server's root that the Runner can pay to trash after paying for the way in. */
function trashable(p: Position): { card: string; cost: number } | null {
  for (const { code, up } of p.there?.root ?? []) {
    const cost = code === null || !up ? null : facts(code).card.trash;
    if (cost !== null && cost + (p.figure('cost') || 0) <= p.credits) return { card: facts(code!).card.title, cost };
  }
  return null;
}
const iceless = (p: Position): boolean => p.there?.ice.length === 0;

// during a run
const ice = (p: Position): CardView | null => {
  const card = p.ctx.card(p.view.run?.ice);
  return card?.code == null ? null : card;
};
const iceTitle = (p: Position): string => p.ctx.title(p.view.run?.ice);
const subs = (p: Position) => (ice(p) === null ? [] : unbrokenSubs(ice(p)!, p.view.run!.broken));
const breaking = (p: Position): boolean => ['break', 'boost'].includes(p.grounds.of) && p.move.card !== p.view.run?.ice;
const damageOf = (p: Position): number =>
  subs(p).reduce((n, { damage, trace }) => n + (trace === null ? damage.net + damage.meat + damage.brain : 0), 0);
const used = (p: Position): { card: string; ice: string } => ({ card: p.title, ice: iceTitle(p) });
const ofRun = (p: Position): boolean => p.view.run !== null;

export const RUNS: readonly Kind[] = [
  kind(
    'reason.run.wins',
    ['run'],
    (p) => {
      const agenda = runs(p) ? known(p) : null;
      return agenda !== null && agenda.points >= p.missing ? { ...server(p), card: agenda.title } : null;
    },
    { explains: POINTS },
  ),
  kind(
    'reason.run.steal',
    ['run'],
    (p) => {
      const agenda = runs(p) ? known(p) : null;
      return agenda !== null && agenda.points < p.missing
        ? { ...server(p), card: agenda.title, points: agenda.points }
        : null;
    },
    { explains: POINTS },
  ),
  kind(
    'reason.run.brink',
    ['run'],
    (p) => {
      const left = p.view.toWin - p.view.corp.points;
      return runs(p) && left <= 2 && hidden(p) ? { ...server(p), n: left } : null;
    },
    { explains: [...POINTS, 'lost'] },
  ),
  kind(
    'reason.run.advanced',
    ['run'],
    (p) => {
      const card = runs(p) ? advanced(p) : null;
      return card === null ? null : { ...server(p), n: card.counters.advancement! };
    },
    { explains: POINTS },
  ),
  kind(
    'reason.run.trash',
    ['run'],
    (p) => {
      const found = runs(p) && p.isRemote && !hidden(p) ? trashable(p) : null;
      return found && { ...server(p), ...found };
    },
    { explains: ['corpDrip', 'corpCredits', 'remoteTax'] },
  ),
  kind(
    'reason.run.hq',
    ['run'],
    (p) => (p.where === 'hq' && iceless(p) && p.view.corp.handSize > 0 ? { n: p.view.corp.handSize } : null),
    { explains: POINTS },
  ),
  kind('reason.run.rnd', ['run'], (p) => when(p.where === 'rnd' && iceless(p) && !knowsTop(p)), { explains: POINTS }),
  kind(
    'reason.run.archives',
    ['run'],
    (p) => (p.where === 'archives' && p.view.corp.archivesHidden > 0 ? { n: p.view.corp.archivesHidden } : null),
    { explains: POINTS },
  ),
  kind('reason.run.open', ['run'], (p) => (runs(p) && p.isRemote && iceless(p) && hidden(p) ? server(p) : null), {
    explains: POINTS,
  }),
  kind(
    'reason.run.poor',
    ['run'],
    (p) =>
      runs(p) && p.view.corp.credits <= 2 && p.there!.ice.some(({ up }) => !up)
        ? { ...server(p), n: p.view.corp.credits }
        : null,
    { explains: [...POINTS, 'corpCredits', 'rezBill'] },
  ),
  kind(
    'reason.run.check',
    ['run'],
    (p) => (runs(p) && p.there!.ice.some(({ code }) => code === null) ? server(p) : null),
    { explains: ['corpCredits', 'rezBill', ...POINTS] },
  ),
  kind(
    'reason.run.price',
    ['run'],
    (p) =>
      runs(p) && p.figure('unseen') === 0 && p.figure('cost') > 0 && p.figure('chance') >= 90
        ? { ...server(p), cost: p.figure('cost'), credits: p.figure('credits') }
        : null,
    { explains: POINTS },
  ),
  kind('reason.run', ['run'], (p) => when(runs(p)), { plain: true }),

  // jacking out and going on
  kind('reason.jack.kill', ['jack-out'], (p) =>
    ofRun(p) && p.figure('damage') > p.grip ? { damage: p.figure('damage'), grip: p.grip } : null,
  ),
  kind('reason.jack.shut', ['jack-out'], (p) => (ofRun(p) && p.figure('chance') === 0 ? server(p) : null)),
  kind('reason.jack.odds', ['jack-out'], (p) =>
    ofRun(p) && p.figure('chance') > 0 && p.figure('chance') < 50 ? server(p) : null,
  ),
  kind('reason.jack', ['jack-out'], (p) => (ofRun(p) ? server(p) : null), { plain: true }),
  kind('reason.go.risk', ['continue'], (p) =>
    p.grounds.of === 'go-on' && p.figure('damage') > 0 && p.figure('damage') <= p.grip
      ? { damage: p.figure('damage'), grip: p.grip }
      : null,
  ),
  kind('reason.go.pay', ['continue'], (p) =>
    p.grounds.of === 'go-on' && p.figure('cost') > 0
      ? { ...server(p), cost: p.figure('cost'), credits: p.figure('credits') }
      : null,
  ),
  kind('reason.go.blind', ['continue'], (p) => (p.grounds.of === 'go-on' && p.figure('unseen') > 0 ? server(p) : null)),
  kind('reason.go.free', ['continue'], (p) =>
    p.grounds.of === 'go-on' && p.figure('chance') === 100 ? server(p) : null,
  ),
  kind('reason.go', ['continue'], () => ({}), { plain: true }),

  // breaking
  kind('reason.break.clicks', ['use'], (p) =>
    p.grounds.of === 'break-clicks' && ice(p) !== null ? { ice: iceTitle(p), clicks: p.figure('clicks') } : null,
  ),
  kind('reason.break.boost', ['use'], (p) => (p.grounds.of === 'boost' && ice(p) !== null ? used(p) : null)),
  kind('reason.break.kill', ['use'], (p) =>
    breaking(p) && damageOf(p) > p.grip ? { ...used(p), n: damageOf(p), grip: p.grip } : null,
  ),
  kind('reason.break.end', ['use'], (p) =>
    breaking(p) && subs(p).some(({ ends, trace }) => ends && trace === null) ? { ...used(p), ...server(p) } : null,
  ),
  kind('reason.break.program', ['use'], (p) =>
    breaking(p) && subs(p).some(({ programs, trace }) => programs > 0 && trace === null) ? used(p) : null,
  ),
  kind('reason.break.damage', ['use'], (p) => (breaking(p) && damageOf(p) > 0 ? { ...used(p), n: damageOf(p) } : null)),
  kind('reason.break', ['use'], (p) =>
    breaking(p) && ice(p) !== null && p.figure('cost') > 0
      ? { ...used(p), cost: p.figure('cost'), credits: p.figure('credits') }
      : null,
  ),
  kind('reason.break.free', ['use'], (p) =>
    breaking(p) && ice(p) !== null && p.figure('cost') === 0 ? used(p) : null,
  ),
  kind('reason.fire.broken', ['pass'], (p) =>
    p.grounds.of === 'broken' && ice(p) !== null ? { ice: iceTitle(p) } : null,
  ),
  kind('reason.fire.no-breaker', ['pass'], (p) =>
    p.grounds.of === 'no-breaker' && ice(p) !== null ? { ice: iceTitle(p) } : null,
  ),
  kind('reason.fire', ['pass'], (p) => (p.grounds.of === 'let-fire' && ice(p) !== null ? { ice: iceTitle(p) } : null)),
  kind('reason.break.sub', ['pick'], (p) =>
    p.grounds.of === 'subroutine' && ice(p) !== null ? { ice: iceTitle(p), n: p.figure('n') } : null,
  ),
];
