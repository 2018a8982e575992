/** Reasons for what the Corp installs, advances and scores, and where. */
import { growing } from '../facts.ts';
import { kind, type Kind } from './kind.ts';
import { incomeOf, type Position, trapDamage } from './position.ts';

const installs = (p: Position, ...types: string[]): boolean =>
  p.isCorp && p.f !== null && types.includes(p.f.card.type);
const at = (p: Position): { card: string; server: string } => ({ card: p.title, server: p.where });
const iceThere = (p: Position): number => p.there?.ice.length ?? 0;
const isCentral = (p: Position): boolean => p.where === 'hq' || p.where === 'rnd';
const agendasHeld = (p: Position): number => p.others.filter(({ card }) => card.type === 'agenda').length;

/** How many counters the agenda of the move still needs; after this move if it advances the agenda. */
const needs = (p: Position): number =>
  (p.card?.requirement ?? p.f?.card.requirement ?? 99) -
  (p.card?.counters.advancement ?? 0) -
  (p.move.do === 'advance' ? 1 : 0);
const isAgenda = (p: Position): boolean => p.f?.card.type === 'agenda';
/** Whether the Corp can place the counters that the agenda of the move still needs with the clicks left after the move. */
const now = (p: Position): boolean => {
  const spent = p.move.do === 'advance' ? 1 : 0;
  return needs(p) <= Math.min(p.clicks - 1, p.credits - spent);
};
/** Whether the clicks left after the move and those of the next turn are enough, and the credits are there already. */
const next = (p: Position): boolean => {
  const spent = p.move.do === 'advance' ? 1 : 0;
  return needs(p) <= p.clicks - 1 + 3 && needs(p) <= p.credits - spent;
};
const points = (p: Position): number => p.card?.points ?? p.f?.card.points ?? 0;

export const CORP_INSTALLS: readonly Kind[] = [
  // ice
  kind(
    'reason.ice.agendas',
    ['install'],
    (p) =>
      installs(p, 'ice') && p.where === 'hq' && iceThere(p) === 0 && agendasHeld(p) > 0
        ? { card: p.title, n: agendasHeld(p) }
        : null,
    { explains: ['hqTax', 'hqOpen', 'hqIce', 'runnerPoints', 'lost'] },
  ),
  kind(
    'reason.ice.bare',
    ['install'],
    (p) => (installs(p, 'ice') && isCentral(p) && iceThere(p) === 0 ? at(p) : null),
    { explains: ['hqTax', 'hqOpen', 'hqIce', 'rndTax', 'rndOpen', 'rndIce', 'runnerPoints', 'lost'] },
  ),
  kind(
    'reason.ice.agenda',
    ['install'],
    (p) => {
      const agenda = installs(p, 'ice') ? p.agendaIn(p.there) : null;
      return agenda === null ? null : { ...at(p), agenda: p.ctx.title(agenda.h) };
    },
    { explains: ['scoringTax', 'scoringOpen', 'scoringSafe', 'runnerPoints', 'corpPoints', 'lost'] },
  ),
  kind(
    'reason.ice.type',
    ['install'],
    (p) => {
      const type = installs(p, 'ice') ? p.unbroken(p.card!)[0] : undefined;
      return type === undefined || p.breakers.length === 0 ? null : { ...at(p), type };
    },
    {
      explains: [
        'hqTax',
        'rndTax',
        'remoteTax',
        'remoteClosed',
        'scoringTax',
        'scoringSafe',
        'hqOpen',
        'rndOpen',
        'scoringOpen',
      ],
    },
  ),
  kind(
    'reason.ice.remote',
    ['install'],
    (p) =>
      installs(p, 'ice') &&
      (p.where === 'new remote' || (p.isRemote && iceThere(p) === 0 && p.there?.root.length === 0))
        ? at(p)
        : null,
    { explains: ['remoteTax', 'remoteClosed', 'scoring'] },
  ),
  kind('reason.ice.one', ['install'], (p) => (installs(p, 'ice') && iceThere(p) === 1 ? at(p) : null), {
    explains: ['hqTax', 'hqIce', 'rndTax', 'rndIce', 'remoteTax', 'remoteClosed', 'hqOpen', 'rndOpen'],
  }),
  kind('reason.ice', ['install'], (p) => (installs(p, 'ice') ? at(p) : null), {
    plain: true,
    explains: ['hqTax', 'hqIce', 'rndTax', 'rndIce', 'remoteTax'],
  }),

  // agendas
  kind('reason.agenda.now', ['install'], (p) => (installs(p, 'agenda') && now(p) ? at(p) : null), { decides: true }),
  kind('reason.agenda.wins', ['install'], (p) => (installs(p, 'agenda') && points(p) >= p.missing ? at(p) : null), {
    explains: ['corpPoints', 'won', 'scoring', 'scoringSafe'],
  }),
  kind(
    'reason.agenda.safe',
    ['install'],
    (p) =>
      installs(p, 'agenda') &&
      iceThere(p) > 0 &&
      p.measured !== null &&
      p.measured.after('scoring') >= 0.6 &&
      p.measured.after('scoringOpen') <= 0.15
        ? at(p)
        : null,
    { explains: ['scoring', 'scoringSafe', 'scoringTax', 'corpPoints'] },
  ),
  kind(
    'reason.agenda.held',
    ['install'],
    (p) => (installs(p, 'agenda') && agendasHeld(p) > 1 ? { ...at(p), n: agendasHeld(p) + 1 } : null),
    { explains: ['hqAgendas', 'hq', 'runnerPoints'] },
  ),
  kind('reason.agenda.next', ['install'], (p) => (installs(p, 'agenda') && !now(p) && next(p) ? at(p) : null), {
    explains: ['scoring', 'scoringNeed', 'corpPoints'],
  }),
  kind('reason.agenda.naked', ['install'], (p) => (installs(p, 'agenda') && iceThere(p) === 0 ? at(p) : null)),
  kind('reason.agenda', ['install'], (p) => (installs(p, 'agenda') ? at(p) : null), { plain: true }),

  // traps
  kind(
    'reason.trap.deadly',
    ['install'],
    (p) =>
      installs(p, 'asset', 'upgrade') && trapDamage(p.f!, 0, p.credits) > p.grip ? { ...at(p), grip: p.grip } : null,
    { explains: ['trap', 'trapDeadly', 'won'] },
  ),
  kind('reason.trap.advance', ['install'], (p) => (installs(p, 'asset') && growing(p.f!) ? at(p) : null), {
    explains: ['trap', 'trapDeadly', 'grip', 'gripEmpty', 'gripThin', 'breakers', 'runnerPoints'],
  }),
  kind('reason.trap', ['install'], (p) => (installs(p, 'asset', 'upgrade') && p.f!.ambush !== null ? at(p) : null), {
    explains: ['trap', 'trapDeadly', 'grip', 'gripEmpty', 'gripThin', 'tags', 'runnerPoints'],
  }),

  // assets and upgrades
  kind(
    'reason.asset.instead',
    ['install'],
    (p) =>
      installs(p, 'asset') && p.other?.do === 'credit' && incomeOf(p.f!) > 0
        ? { card: p.title, n: incomeOf(p.f!) }
        : null,
    { explains: ['corpDrip', 'corpCredits'] },
  ),
  kind(
    'reason.asset.income',
    ['install'],
    (p) => (installs(p, 'asset') && incomeOf(p.f!) > 0 ? { ...at(p), n: incomeOf(p.f!) } : null),
    { explains: ['corpDrip', 'corpCredits'] },
  ),
  kind(
    'reason.asset.action',
    ['install'],
    (p) =>
      installs(p, 'asset') && p.f!.action !== null
        ? { ...at(p), n: p.f!.action.credits, clicks: p.f!.action.clicks }
        : null,
    { explains: ['corpDrip', 'corpCredits'] },
  ),
  kind(
    'reason.upgrade.agenda',
    ['install'],
    (p) => {
      const agenda = installs(p, 'upgrade') && p.f!.local && p.f!.rezDiscount === 0 ? p.agendaIn(p.there) : null;
      return agenda === null ? null : { ...at(p), agenda: p.ctx.title(agenda.h) };
    },
    { explains: ['scoringTax', 'scoringSafe', 'corpPoints', 'runnerPoints'] },
  ),
  kind(
    'reason.upgrade.rez',
    ['install'],
    (p) =>
      installs(p, 'upgrade') && p.f!.rezDiscount > 0 && p.there?.ice.some(({ up }) => !up)
        ? { ...at(p), n: p.f!.rezDiscount }
        : null,
    { explains: ['rezBill', 'corpCredits'] },
  ),
  kind('reason.upgrade', ['install'], (p) => (installs(p, 'upgrade') && p.f!.local ? at(p) : null), { plain: true }),
  kind('reason.install', ['install'], (p) => (installs(p, 'asset', 'upgrade') && p.f!.ambush === null ? at(p) : null), {
    plain: true,
  }),

  // advancing and scoring
  kind(
    'reason.advance.wins',
    ['advance'],
    (p) => (isAgenda(p) && now(p) && points(p) >= p.missing ? { card: p.title } : null),
    { decides: true },
  ),
  kind(
    'reason.advance.now',
    ['advance'],
    (p) => (isAgenda(p) && now(p) ? { card: p.title, points: points(p) } : null),
    { decides: true },
  ),
  kind('reason.advance.next', ['advance'], (p) => (isAgenda(p) && !now(p) && next(p) ? { card: p.title } : null), {
    explains: ['scoringNeed', 'scoringSafe', 'corpPoints', 'won'],
  }),
  kind('reason.advance', ['advance'], (p) => (isAgenda(p) && needs(p) > 0 ? { card: p.title, n: needs(p) } : null)),
  kind(
    'reason.advance.deadly',
    ['advance'],
    (p) => {
      if (p.f === null || isAgenda(p)) return null;
      const have = p.card!.counters.advancement ?? 0;
      const left = p.credits - 1;
      return trapDamage(p.f, have + 1, left) > p.grip && trapDamage(p.f, have, left) <= p.grip
        ? { card: p.title, grip: p.grip }
        : null;
    },
    { explains: ['trapDeadly', 'trap', 'won'] },
  ),
  kind('reason.advance.ice', ['advance'], (p) => (p.f?.card.type === 'ice' ? { card: p.title } : null)),
  kind('reason.advance.bluff', ['advance'], (p) =>
    p.f !== null && !isAgenda(p) && p.f.card.type !== 'ice' ? { card: p.title } : null,
  ),
  kind('reason.score.wins', ['score'], (p) => (points(p) >= p.missing ? { card: p.title } : null), { decides: true }),
  kind(
    'reason.score.close',
    ['score'],
    (p) => {
      const left = p.missing - points(p);
      return left > 0 && left <= 3 ? { card: p.title, n: left } : null;
    },
    { decides: true },
  ),
  kind('reason.score', ['score'], (p) => (p.f === null ? null : { card: p.title, points: points(p) }), {
    decides: true,
  }),
];
