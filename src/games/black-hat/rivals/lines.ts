/** What Black Hat's rivals may say, and when it is true. The words are in `locales/en/late/rivals.json`, as `rival.<name>`. */
import type { SeatName } from '../../../core/game.ts';
import type { Line } from '../../../hud/contract/rivals.ts';
import type { MOMENTS } from './moments.ts';
import { ASSET } from '../rules/board/places.ts';
import { HAT } from '../rules/model.ts';
import type { EventOf } from '../rules/events.ts';
import type { Seen, View } from '../rules/view.ts';

type Moment = (typeof MOMENTS)[number];
type Who = 'doer' | 'others' | 'all';
type When<T extends Moment> = (event: EventOf<T>, view: View, me: number, before: View) => boolean;

const nameOf = (view: View, seat: number): SeatName => view.seats[seat]!.name;
const indexOf = (view: View, seat: SeatName): number => view.seats.findIndex(({ name }) => name === seat);

/** The seat that an event is about; -1 for none. */
function doerOf(event: Seen): number {
  if ('pawn' in event) return event.pawn >> 1;
  return 'seat' in event ? event.seat : -1;
}

/** A line about one type of event, of the seat that the event is about, of the others, or of anybody. */
function line<T extends Moment>(on: T, who: Who, when: When<T> = () => true): Line<Seen, View> {
  return {
    on,
    by: (event, { seats }) =>
      seats.flatMap(({ name }, seat) => (who === 'all' || (who === 'doer') === (seat === doerOf(event)) ? [name] : [])),
    when: (event, view, seat, before) =>
      event.type === on && when(event as EventOf<T>, view, indexOf(view, seat), before),
  };
}

const places = ({ over }: View): readonly (readonly string[])[] => over?.places ?? [];
const placeOf = (view: View, me: number): number => places(view).findIndex((list) => list.includes(nameOf(view, me)));
/** Whether a number is smaller, or with `sign` -1 larger, than all others of a list. */
const leads = (list: readonly number[], me: number, sign: 1 | -1 = 1): boolean =>
  list.every((n, i) => i === me || n * sign > list[me]! * sign);
const rounds = ({ scores }: EventOf<'scored'>): number[] => scores.map(({ round }) => round);
/** The difference between the two lowest totals. */
function gap({ totals }: View): number {
  const [first = 0, second = 0] = [...totals].sort((a, b) => a - b);
  return second - first;
}
const many = (event: EventOf<'took-all'>): boolean => event.cards.length >= 4;
const isIn = (view: View, me: number): boolean => !view.seats[me]!.out;

/** By name, what fits best first. */
export const LINES = {
  shared: line('game-ended', 'all', (_e, view, me) => placeOf(view, me) === 0 && places(view)[0]!.length > 1),
  won: line('game-ended', 'all', (_e, view, me) => placeOf(view, me) === 0),
  'lost.robot': line(
    'game-ended',
    'all',
    (_e, view, me) => places(view)[0]?.[0] === 'robot' && nameOf(view, me) !== 'robot',
  ),
  'lost.one': line(
    'game-ended',
    'all',
    (_e, view, me) => !view.options.status && placeOf(view, me) === 1 && gap(view) <= 1,
  ),
  'lost.last': line(
    'game-ended',
    'all',
    (_e, view, me) => places(view).length > 2 && placeOf(view, me) === places(view).length - 1,
  ),
  lost: line('game-ended', 'all', (_e, view, me) => placeOf(view, me) > 0),
  'score.zero': line('scored', 'all', (event, view, me) => isIn(view, me) && rounds(event)[me] === 0),
  'trick.empty': line(
    'scored',
    'all',
    (event, view, me) => isIn(view, me) && event.reason === 'hand' && event.scores[me]!.hand === 0,
  ),
  'score.best': line('scored', 'all', (event, view, me) => isIn(view, me) && leads(rounds(event), me)),
  'score.worst': line('scored', 'all', (event, view, me) => isIn(view, me) && leads(rounds(event), me, -1)),
  'score.leads': line(
    'scored',
    'all',
    (_e, view, me) => isIn(view, me) && view.over === null && leads(view.totals, me),
  ),
  'score.close': line('scored', 'all', (_e, view) => view.over === null && !view.options.status && gap(view) <= 3),
  'score.trails': line(
    'scored',
    'all',
    (_e, view, me) => isIn(view, me) && view.over === null && leads(view.totals, me, -1),
  ),
  out: line('out', 'doer'),
  'out.other': line('out', 'others', (_e, view, me) => isIn(view, me)),
  'jailed.second': line('jailed', 'doer', (_e, view, me) => !isIn(view, me)),
  'jailed.own': line('jailed', 'doer', (_e, view, me) => isIn(view, me)),
  'jailed.other': line('jailed', 'others', (_e, view, me) => isIn(view, me)),
  asset: line('asset-turned', 'all'),
  through: line('went-through', 'doer'),
  'through.other': line('went-through', 'others'),
  'asset.own': line('moved', 'doer', ({ to }) => to === ASSET),
  'asset.ahead': line(
    'moved',
    'others',
    ({ to, pawn }, view, me) => to === ASSET && view.totals[me]! < view.totals[pawn >> 1]!,
  ),
  'asset.other': line('moved', 'others', ({ to }) => to === ASSET),
  'blamed.own': line('blamed', 'doer'),
  'blamed.me': line('blamed', 'others', ({ on }, _view, me) => on === me),
  'blamed.other': line('blamed', 'others', ({ on }, _view, me) => on !== me),
  'sprung.stuck': line('honeypot-sprung', 'all', (_e, view, me) => view.stuck[me * 2]! || view.stuck[me * 2 + 1]!),
  sprung: line('honeypot-sprung', 'all'),
  tracer: line('tracer-started', 'all'),
  'sent.own': line('sent-back', 'doer', ({ seat }, _view, me) => seat !== me),
  'sent.other': line('sent-back', 'others', ({ seat }, _view, me) => seat === me),
  'held.own': line('held', 'doer', ({ pawn }, view) => view.stuck[pawn]!),
  'held.other': line('held', 'others', ({ pawn }, view) => view.stuck[pawn]!),
  'spoils.own': line('took-all', 'doer', many),
  'spoils.other': line('took-all', 'others', many),
  'hat.robot': line('took', 'doer', ({ card }, view, me) => card === HAT && nameOf(view, me) === 'robot'),
  'hat.own': line('took', 'doer', ({ card }) => card === HAT),
  'hat.other': line('took', 'others', ({ card }) => card === HAT),
  'hat.won': line('trick-won', 'doer', ({ hat }) => hat),
  'hat.given': line('hat-given', 'doer'),
} satisfies Record<string, Line<Seen, View>>;
