/** What Infiltration's rivals may say, and when it is true. The words are in `locales/en/late/rivals.json`, as `rival.<name>`. */
import type { SeatName } from '../../../core/game.ts';
import type { Line } from '../../../hud/contract/rivals.ts';
import type { MOMENTS } from './moments.ts';
import { DEEPEST, SECRET } from '../rules/defs.ts';
import type { EventOf } from '../rules/events.ts';
import type { OperativeView, Seen, View } from '../rules/view.ts';

type Moment = (typeof MOMENTS)[number];
type Who = 'doer' | 'others' | 'all';
/** `me`: the operatives of the seat that speaks. */
type When<T extends Moment> = (event: EventOf<T>, view: View, me: readonly OperativeView[], before: View) => boolean;

/** A line about one type of event, of the seat whose operative the event is about, of the others, or of anybody. */
function line<T extends Moment>(on: T, who: Who, when: When<T> = () => true): Line<Seen, View> {
  return {
    on,
    by: (event, { seats, ops }) => {
      const doer: SeatName | null = 'op' in event ? ops[event.op]!.seat : null;
      return seats.filter((seat) => who === 'all' || (who === 'doer') === (seat === doer));
    },
    when: (event, view, seat, before) =>
      event.type === on &&
      when(
        event as EventOf<T>,
        view,
        view.ops.filter((op) => op.seat === seat),
        before,
      ),
  };
}

const isInside = ({ escaped }: OperativeView): boolean => escaped === 0;
const inside = (me: readonly OperativeView[]): boolean => me.every(isInside);
const outside = (me: readonly OperativeView[]): boolean => !me.some(isInside);
/** How many operatives are out. */
const out = ({ ops }: View): number => ops.filter((op) => !isInside(op)).length;
const place = ({ over }: View, [one]: readonly OperativeView[]): number =>
  over?.places.findIndex((seats) => seats.includes(one!.seat)) ?? -1;
const score = ({ over }: View, seat: SeatName): number => over?.scores?.[seat] ?? 0;
/** By how much a seat has lost. */
const behind = (view: View, [one]: readonly OperativeView[]): number =>
  score(view, view.over?.places[0]?.[0] ?? '') - score(view, one!.seat);
const LATE = 90;

/** By name, what fits best first. */
export const LINES = {
  nobody: line('game-ended', 'all', (_e, { over }) => over !== null && over.places.length === 0),
  shared: line('game-ended', 'all', (_e, view, me) => place(view, me) === 0 && view.over!.places[0]!.length > 1),
  'won.alone': line('game-ended', 'all', (_e, view, me) => place(view, me) === 0 && view.over!.reason === 'alone'),
  won: line('game-ended', 'all', (_e, view, me) => place(view, me) === 0),
  'lost.caught': line(
    'game-ended',
    'all',
    ({ reason }, view, me) => reason === 'proximity' && view.over !== null && inside(me),
  ),
  'lost.close': line(
    'game-ended',
    'all',
    (_e, view, me) => place(view, me) > 0 && outside(me) && behind(view, me) <= 3,
  ),
  lost: line('game-ended', 'all', (_e, view, me) => place(view, me) > 0 && outside(me) && behind(view, me) > 0),
  'escaped.last': line('escaped', 'doer', (_e, { proximity }) => proximity >= LATE),
  'escaped.you.last': line('escaped', 'others', (_e, { proximity }) => proximity >= LATE),
  'escaped.hurt': line('escaped', 'doer', ({ op }, { ops }) => ops[op]!.wounded),
  'escaped.empty': line(
    'escaped',
    'doer',
    ({ op }, { ops }) => ops[op]!.tokens.length === 0 && ops[op]!.prototypes === 0 && !ops[op]!.blackmail,
  ),
  'escaped.rich': line('escaped', 'doer', ({ op }, { ops }) => ops[op]!.tokens.length >= 6),
  'escaped.first': line('escaped', 'doer', (_e, view) => out(view) === 1),
  'escaped.you.first': line('escaped', 'others', (_e, view, me) => out(view) === 1 && inside(me)),
  escaped: line('escaped', 'doer', (_e, { over }) => over === null),
  'escaped.you': line('escaped', 'others', (_e, { over }, me) => over === null && inside(me)),
  'wounded.both': line(
    'wounded',
    'others',
    ({ op }, { ops }, me) => ops[op]!.wounded && me.some(({ wounded }) => wounded),
  ),
  'wounded.own': line('wounded', 'doer', ({ op }, { ops }) => ops[op]!.wounded),
  'wounded.you': line('wounded', 'others', ({ op }, { ops }) => ops[op]!.wounded),
  'stole.own': line('stole', 'doer'),
  'stole.me': line('stole', 'others', ({ from }, { ops }, [one]) => ops[from]!.seat === one!.seat),
  'near.three.out': line('proximity-set', 'all', ({ to }, { over }, me) => over === null && to >= LATE && outside(me)),
  'near.three': line('proximity-set', 'all', ({ to }, { over }, me) => over === null && to >= LATE && inside(me)),
  'near.two': line('proximity-set', 'all', ({ to }, _view, me) => to >= 80 && to < LATE && inside(me)),
  'near.one': line('proximity-set', 'all', ({ to }, _view, me) => to >= 60 && to < 80 && inside(me)),
  'guard.here': line('guard-in', 'all', ({ room }, _view, me) => me.some((op) => isInside(op) && op.room === room)),
  guard: line('guard-in', 'all', (_e, _view, me) => inside(me)),
  'special.blackmail': line('took-special', 'doer', ({ special }) => special === 'blackmail'),
  'special.prototype': line('took-special', 'doer', ({ special }) => special === 'prototype'),
  'special.you': line('took-special', 'others'),
  'stopped.own': line('stopped', 'doer'),
  'stopped.you': line('stopped', 'others'),
  deepest: line('moved', 'doer', ({ to }) => to === DEEPEST),
  'deepest.you': line(
    'moved',
    'others',
    ({ to }, _view, me) => to === DEEPEST && me.every(({ room }) => room !== DEEPEST),
  ),
  secret: line('moved', 'doer', ({ to }) => to === SECRET),
  'took.many': line('took', 'doer', ({ values }) => values.length >= 3),
  'took.you': line('took', 'others', ({ values }, _view, me) => values.length >= 3 && inside(me)),
  'alarm.high': line(
    'alarm-set',
    'all',
    ({ to }, { alarm }, me, before) => to > before.alarm && alarm >= 5 && inside(me),
  ),
  alarm: line('alarm-set', 'all', ({ to }, { alarm }, me, before) => to > before.alarm && alarm > 0 && inside(me)),
  'alarm.zero': line(
    'alarm-set',
    'all',
    ({ to }, { alarm }, me, before) => to < before.alarm && alarm <= 0 && inside(me),
  ),
  'healed.own': line('healed', 'doer', ({ op }, { ops }) => !ops[op]!.wounded),
  sludge: line('sludge-spilt', 'all', (_e, _view, me) => inside(me)),
  'delayed.own': line('delayed', 'doer'),
} satisfies Record<string, Line<Seen, View>>;
