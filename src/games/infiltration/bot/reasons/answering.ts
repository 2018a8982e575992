/** Reasons for answers to what a card or room asks. */
import { isInside } from '../../rules/model.ts';
import { LEAST_ALARM } from '../../rules/play.ts';
import { BANK } from '../../rules/registry.ts';
import { kind } from './kinds.ts';
import { named, type Point, spare, titleOf } from './point.ts';

const item = ({ taken: { move } }: Point) => ({ card: named(move.do === 'item' ? move.item : null) });
const target = ({ taken: { move } }: Point): number => (move.do === 'operative' ? move.op : -1);
const value = ({ taken: { move } }: Point): number => (move.do === 'token' ? move.value : 0);
const banked = ({ here }: Point): number => here.placed.reduce((n, one) => n + (one.item === BANK ? one.tokens : 0), 0);
/** Whether no other operative that could be chosen carries more tokens. */
function carriesMost({ view, me }: Point, op: number): boolean {
  const all = (view.decision?.moves ?? []).flatMap((move) =>
    move.do === 'operative' ? [view.ops[move.op]!.tokens.length] : [],
  );
  const { tokens, seat } = view.ops[op]!;
  return tokens.length > 0 && seat !== me.seat && tokens.length >= Math.max(...all);
}
const guardAt = ({ taken: { move } }: Point): string => (move.do === 'guard' ? move.kind : '');
const room = ({ taken: { move } }: Point): number => (move.do === 'room' ? move.room : -1);
const option = ({ taken: { move } }: Point): string => (move.do === 'option' ? move.say : '');
const noWorse = ({ taken, other }: Point): boolean => other !== null && taken.worth >= other.worth;

export const ANSWERING = [
  kind('inf.reason.ask.swap', 'gain', 2, (p) => p.kind === 'swap' && value(p) === 1),
  kind(
    'inf.reason.ask.bank',
    'safety',
    2,
    (p) => p.kind === 'bank' && value(p) > 0,
    (p) => ({ value: value(p) }),
  ),
  kind(
    'inf.reason.ask.bank-stop',
    'safety',
    2,
    (p) => p.kind === 'bank' && p.taken.move.do === 'stop' && spare(p) >= 0,
    (p) => ({ need: p.need, safe: p.safe }),
  ),
  kind('inf.reason.ask.spare', 'other', 2, (p) => p.kind === 'spare' && p.taken.move.do === 'item', item),
  kind(
    'inf.reason.ask.delayed',
    'other',
    2,
    (p) => p.kind === 'spare' && p.taken.move.do === 'stop' && spare(p) >= 1 && noWorse(p),
  ),
  kind('inf.reason.ask.keep', 'gain', 2, (p) => p.kind === 'keep' && noWorse(p), item),
  kind('inf.reason.ask.discard', 'other', 2, (p) => p.kind === 'discard' && noWorse(p), item),
  kind(
    'inf.reason.ask.rival',
    'other',
    2,
    (p) => target(p) >= 0 && isInside(p.view.ops[target(p)]!) && carriesMost(p, target(p)),
    (p) => ({ rival: p.view.ops[target(p)]!.seat, n: p.view.ops[target(p)]!.tokens.length }),
  ),
  kind(
    'inf.reason.ask.guard',
    'other',
    2,
    (p) => p.kind !== 'order' && (guardAt(p) === 'guard' || guardAt(p) === 'sergeant'),
    (p) => ({ guard: guardAt(p) }),
  ),
  kind('inf.reason.ask.down', 'other', 2, (p) => p.taken.move.do === 'turn-down'),
  kind('inf.reason.ask.sweeper', 'other', 2, (p) => p.kind === 'order' && guardAt(p) === 'sweeper'),
  kind(
    'inf.reason.ask.drop',
    'gain',
    3,
    (p) => p.kind === 'drop' && option(p) === 'bank' && banked(p) > 0,
    (p) => ({ n: banked(p) }),
  ),
  kind(
    'inf.reason.ask.alarm',
    'safety',
    2,
    (p) =>
      (option(p) === 'alarm' || option(p) === 'silence') && p.view.alarm > (option(p) === 'alarm' ? LEAST_ALARM : 0),
  ),
  kind(
    'inf.reason.ask.tokens',
    'gain',
    1,
    (p) => p.kind === 'room' && room(p) >= 0 && titleOf(p, room(p)) !== '' && p.view.rooms[room(p)]!.tokens > 0,
    (p) => ({ room: titleOf(p, room(p)), n: p.view.rooms[room(p)]!.tokens }),
  ),
];
