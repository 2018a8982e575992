/** Reasons to access, steal, trash or leave a card, and to spring a trap. */
import type { CardView } from '../../rules/view-types.ts';
import { type Facts, facts } from '../facts.ts';
import { kind, type Kind } from './kind.ts';
import { incomeOf, type Position } from './position.ts';

/** The card being accessed, if the seat knows its face. */
function accessed(p: Position): CardView | null {
  const card = p.view.run?.access?.card ?? p.ctx.decision.about[0] ?? p.ctx.card(p.ctx.decision.source);
  return card?.code == null ? null : card;
}
const f = (p: Position): Facts | null => (accessed(p) === null ? null : facts(accessed(p)!.code!));
const title = (p: Position): { card: string } => ({ card: f(p)?.card.title ?? '' });
const points = (p: Position): number => accessed(p)?.points ?? f(p)?.card.points ?? 0;
const isAgenda = (p: Position): boolean => f(p)?.card.type === 'agenda';
/** Trashing by paying the trash cost, or by a card that trashes for free. */
const trashes = (p: Position): boolean =>
  p.ctx.decision.kind === 'trash' && f(p) !== null && (p.move.do === 'trash' || p.grounds.of === 'trash');
const trashCost = (p: Position): number => (p.move.do === 'trash' ? (f(p)?.card.trash ?? 0) : 0);
const leaves = (p: Position): boolean =>
  !p.isCorp && f(p) !== null && (p.grounds.of === 'leave' || p.grounds.of === 'no-steal');
/** The trap whose owner is asked whether it springs. */
const trap = (p: Position): Facts | null => {
  const source = p.ctx.facts(p.ctx.decision.source);
  return p.isCorp && source?.ambush ? source : null;
};
const damage = (p: Position): number => p.figure('damage') || 0;

export const ACCESS: readonly Kind[] = [
  kind('reason.access.agenda', ['access'], (p) => (p.f?.card.type === 'agenda' ? { card: p.title } : null)),
  kind('reason.access.known', ['access'], (p) => (p.f === null ? null : { card: p.title })),
  kind('reason.access', ['access'], () => ({}), { plain: true }),
  kind('reason.steal.wins', ['steal'], (p) => (isAgenda(p) && points(p) >= p.missing ? title(p) : null), {
    decides: true,
  }),
  kind('reason.steal.close', ['steal'], (p) => {
    const left = p.missing - points(p);
    return isAgenda(p) && left > 0 && left <= 3 ? { ...title(p), n: left } : null;
  }),
  kind('reason.steal', ['steal'], (p) => (isAgenda(p) ? { ...title(p), points: points(p) } : null)),
  kind('reason.trash.income', ['trash', 'use'], (p) =>
    trashes(p) && incomeOf(f(p)!) > 0 ? { ...title(p), n: incomeOf(f(p)!) } : null,
  ),
  kind('reason.trash.trap', ['trash', 'use'], (p) => (trashes(p) && f(p)!.ambush !== null ? title(p) : null)),
  kind('reason.trash.free', ['trash', 'use'], (p) => (trashes(p) && trashCost(p) === 0 ? title(p) : null)),
  kind('reason.trash', ['trash'], (p) => (trashes(p) ? { ...title(p), cost: trashCost(p), credits: p.credits } : null)),
  kind('reason.leave.kill', ['leave', 'decline', 'pass', 'done'], (p) => {
    const n = leaves(p) && isAgenda(p) ? (f(p)!.card.stealCost?.damage ?? 0) : 0;
    return n > p.grip ? { ...title(p), n, grip: p.grip } : null;
  }),
  kind('reason.leave.agenda', ['leave', 'decline', 'pass', 'done'], (p) =>
    leaves(p) && isAgenda(p) ? title(p) : null,
  ),
  kind('reason.leave.price', ['leave', 'decline', 'pass', 'done'], (p) => {
    const cost = leaves(p) ? (f(p)!.card.trash ?? 0) : 0;
    return cost > 0 ? { ...title(p), cost, credits: p.credits } : null;
  }),
  kind('reason.leave', ['leave', 'decline', 'pass', 'done'], (p) => (leaves(p) ? title(p) : null)),
  kind(
    'reason.spring.kill',
    ['accept', 'use', 'rez'],
    (p) => (trap(p) !== null && damage(p) > p.grip ? { card: trap(p)!.card.title, grip: p.grip } : null),
    { decides: true },
  ),
  kind('reason.spring', ['accept', 'use', 'rez'], (p) =>
    trap(p) !== null && damage(p) > 0 ? { card: trap(p)!.card.title, damage: damage(p), grip: p.grip } : null,
  ),
  kind('reason.spring.not', ['decline'], (p) =>
    trap(p) === null ? null : { card: trap(p)!.card.title, price: trap(p)!.ambush!.price },
  ),
];
