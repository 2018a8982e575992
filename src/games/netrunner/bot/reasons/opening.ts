/** Reasons to keep an opening hand or to take a new one. */
import { codesOf, judgeHand } from '../hand.ts';
import { kind, type Kind, when } from './kind.ts';
import type { Position } from './position.ts';

/** How many cards of each kind the opening hand holds: ice, money, agendas, icebreakers (`tools`). */
const counts = (p: Position): Partial<Record<string, number>> => judgeHand(p.seat, codesOf(p.view[p.seat].hand)).counts;
const has = (p: Position, name: string): number => counts(p)[name] ?? 0;

export const OPENING: readonly Kind[] = [
  kind('reason.keep.corp', ['keep'], (p) =>
    p.isCorp && has(p, 'ice') > 0 && has(p, 'money') > 0 && has(p, 'agendas') < 3
      ? { ice: has(p, 'ice'), money: has(p, 'money') }
      : null,
  ),
  kind('reason.keep.ice', ['keep'], (p) =>
    p.isCorp && has(p, 'ice') > 1 && has(p, 'money') === 0 && has(p, 'agendas') < 3 ? { ice: has(p, 'ice') } : null,
  ),
  kind('reason.keep.runner', ['keep'], (p) => when(!p.isCorp && has(p, 'money') > 0 && has(p, 'tools') > 0)),
  kind('reason.keep.money', ['keep'], (p) => (!p.isCorp && has(p, 'money') > 1 && has(p, 'tools') === 0 ? {} : null)),
  kind('reason.keep', ['keep'], () => ({}), { plain: true }),
  kind('reason.mulligan.ice', ['mulligan'], (p) => when(p.isCorp && has(p, 'ice') === 0)),
  kind('reason.mulligan.agendas', ['mulligan'], (p) =>
    p.isCorp && has(p, 'agendas') > 2 ? { agendas: has(p, 'agendas') } : null,
  ),
  kind('reason.mulligan.money', ['mulligan'], (p) => when(has(p, 'money') === 0)),
  kind('reason.mulligan.tools', ['mulligan'], (p) => when(!p.isCorp && has(p, 'tools') === 0)),
  kind('reason.mulligan', ['mulligan'], () => ({}), { plain: true }),
];
