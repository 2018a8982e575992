/** Reasons to rez a card or to leave it facedown. */
import { isRemote } from '../../rules/model.ts';
import type { CardView } from '../../rules/view-types.ts';
import { facts } from '../facts.ts';
import { kind, type Kind } from './kind.ts';
import { incomeOf, type Position } from './position.ts';

const GUARD = ['runnerPoints', 'lost', 'hqOpen', 'rndOpen', 'scoringOpen', 'scoringSafe'] as const;
const TAX = ['hqTax', 'rndTax', 'remoteTax', 'scoringTax', 'runnerCredits'] as const;
const isIce = (p: Position): boolean => p.f?.card.type === 'ice' && p.view.run !== null;
const only = (p: Position): { card: string } => ({ card: p.title });
const runServer = (p: Position) => (p.view.run === null ? null : p.server(p.view.run.server));

/** The ice that the Corp may rez now in this run but, by this move, does not. */
function unrezzed(p: Position): CardView | null {
  if (!p.isCorp || p.view.run === null) return null;
  const rez = p.ctx.moves.find((move) => move.do === 'rez' && p.ctx.card(move.card)?.type === 'ice');
  return p.ctx.card(rez?.card);
}
/** How likely rezzing it stops this run, percent, by the heuristics; NaN if they did not judge it. */
const stops = (p: Position, ice: CardView): number =>
  Number(
    p.choices.find(({ move }) => move.do === 'rez' && move.card === ice.h)?.grounds.params?.['stops'] ?? Number.NaN,
  );
/** A trap of the Corp's own in the server of the run, which it can pay for. */
const trapThere = (p: Position): CardView | null =>
  runServer(p)?.root.find(
    ({ code, up }) => code !== null && !up && facts(code).ambush !== null && facts(code).ambush!.price <= p.credits,
  ) ?? null;

export const REZ: readonly Kind[] = [
  kind(
    'reason.rez.agenda',
    ['rez'],
    (p) => {
      const agenda = isIce(p) && p.figure('stops') >= 50 ? p.agendaIn(runServer(p)) : null;
      return agenda === null ? null : { ...only(p), agenda: p.ctx.title(agenda.h) };
    },
    { explains: GUARD },
  ),
  kind(
    'reason.rez.type',
    ['rez'],
    (p) => {
      const type = isIce(p) ? p.unbroken(p.card!)[0] : undefined;
      return type === undefined ? null : { ...only(p), type };
    },
    { explains: [...GUARD, ...TAX] },
  ),
  kind(
    'reason.rez.stops',
    ['rez'],
    (p) => (isIce(p) && p.figure('stops') >= 90 ? { ...only(p), server: p.view.run!.server } : null),
    { explains: GUARD },
  ),
  kind(
    'reason.rez.may',
    ['rez'],
    (p) => (isIce(p) && p.figure('stops') >= 30 ? { ...only(p), server: p.view.run!.server } : null),
    { explains: GUARD },
  ),
  kind('reason.rez.tax', ['rez'], (p) => (isIce(p) ? { ...only(p), server: p.view.run!.server } : null), {
    explains: TAX,
  }),
  kind(
    'reason.rez.income',
    ['rez'],
    (p) => (p.f !== null && incomeOf(p.f) > 0 ? { ...only(p), n: incomeOf(p.f) } : null),
    { explains: ['corpDrip', 'corpCredits'] },
  ),
  kind(
    'reason.rez.action',
    ['rez'],
    (p) =>
      p.f?.action != null && p.view.active === 'corp' && p.view.corp.clicks >= p.f.action.clicks
        ? { ...only(p), n: p.f.action.credits }
        : null,
    { explains: ['corpDrip', 'corpCredits'] },
  ),
  kind('reason.rez', ['rez'], (p) => (p.f === null ? null : only(p)), { plain: true }),

  kind(
    'reason.unrezzed.trap',
    ['pass'],
    (p) => {
      const ice = unrezzed(p);
      const trap = trapThere(p);
      return ice === null || trap === null ? null : { ice: p.ctx.title(ice.h), card: p.ctx.title(trap.h) };
    },
    { explains: ['trap', 'trapDeadly', 'grip', 'gripEmpty', 'gripThin', 'won'] },
  ),
  kind(
    'reason.unrezzed.empty',
    ['pass'],
    (p) => {
      const ice = unrezzed(p);
      const server = runServer(p);
      return ice !== null && server !== null && isRemote(server.id) && server.root.length === 0
        ? { ice: p.ctx.title(ice.h), server: server.id }
        : null;
    },
    { explains: ['corpCredits', 'rezBill'] },
  ),
  kind(
    'reason.unrezzed.late',
    ['pass'],
    (p) => {
      const ice = unrezzed(p);
      return ice !== null && stops(p, ice) <= 10 ? { ice: p.ctx.title(ice.h) } : null;
    },
    { explains: ['corpCredits', 'rezBill'] },
  ),
  kind(
    'reason.unrezzed',
    ['pass'],
    (p) => {
      const ice = unrezzed(p);
      return ice === null || ice.cost === null || ice.cost === 0 ? null : { ice: p.ctx.title(ice.h), n: ice.cost };
    },
    { explains: ['corpCredits', 'rezBill'] },
  ),
  kind('reason.pass', ['pass'], () => ({}), { plain: true }),
];
