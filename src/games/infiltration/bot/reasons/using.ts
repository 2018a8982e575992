/** Reasons about what cards do: the functions of rooms, and items. */
import { othersNear, strikeTargets } from '../../rules/forced.ts';
import { isInside, SECRET } from '../../rules/model.ts';
import { LEAST_ALARM } from '../../rules/play.ts';
import { roomDef } from '../../rules/registry.ts';
import { kind } from './kinds.ts';
import {
  canWaste,
  itemWords,
  named,
  nextDoor,
  type Point,
  removal,
  roomWords,
  spare,
  threat,
  titleOf,
  words,
} from './point.ts';

const card = (p: Point) => ({ card: named(p.card) });
const secretHasMore = ({ view }: Point): boolean => !view.rooms[SECRET]!.up || view.rooms[SECRET]!.tokens > 0;
const theirs = (p: Point, ops: readonly number[]): number[] => ops.filter((op) => p.view.ops[op]!.seat !== p.me.seat);
/** The rival in the room with the most tokens; undefined if none has any. */
const richest = (p: Point): number | undefined => {
  const [most] = p.rivals.toSorted((a, b) => p.view.ops[b]!.tokens.length - p.view.ops[a]!.tokens.length);
  return most !== undefined && p.view.ops[most]!.tokens.length > 0 ? most : undefined;
};
const lowersAlarm = (p: Point, all = roomWords(p)): boolean =>
  p.view.alarm > LEAST_ALARM &&
  (words(all, 'alarm').some(({ n }) => n < 0) || words(all, 'alarmTo').some(({ n }) => n < p.view.alarm));
const raisesAlarm = (p: Point): boolean => words(itemWords(p), 'alarm').some(({ n }) => n > 0);
const has = (p: Point, name: Parameters<typeof words>[1]): boolean => words(itemWords(p), name).length > 0;
/** The only rival whom a Tangle Net reaches; and all whom a Shock Baton does, with the guards. Null if there is a choice. */
const near = (p: Point): number[] => {
  const all = othersNear(p.view, p.op, p.me.room);
  return all.length === 1 ? theirs(p, all) : [];
};
const strikes = (p: Point) => (has(p, 'strike') ? strikeTargets(p.view, p.op, p.me.room) : []);
const onlyWounds = (p: Point): number[] => {
  const all = strikes(p);
  const ops = all.filter((one) => typeof one === 'number');
  return all.length === 1 ? theirs(p, ops) : [];
};
const works = (p: Point): boolean =>
  p.here.up && p.here.hasInterface && p.here.code !== null && roomDef(p.here.code).interface.length > 0;
/** The room next door with the most tokens. */
const tokensNextDoor = (p: Point): number | undefined => {
  const [most] = nextDoor(p).toSorted((a, b) => p.view.rooms[b]!.tokens - p.view.rooms[a]!.tokens);
  return most !== undefined && p.view.rooms[most]!.tokens > 0 ? most : undefined;
};

export const USING = [
  kind(
    'inf.reason.use.prototype',
    'gain',
    4,
    (p) => p.view.prototypes > 0 && words(roomWords(p), 'take').some(({ special }) => special === 'prototype'),
  ),
  kind(
    'inf.reason.use.blackmail',
    'gain',
    4,
    (p) => p.view.blackmail && words(roomWords(p), 'take').some(({ special }) => special === 'blackmail'),
  ),
  kind('inf.reason.use.heal', 'safety', 3.2, (p) => p.me.wounded && words(roomWords(p), 'heal').length > 0),
  kind(
    'inf.reason.use.items',
    'gain',
    1.6,
    (p) => p.me.items.length <= 2 && words(roomWords(p), 'draw').length > 0,
    ({ me }) => ({ n: me.items.length }),
  ),
  kind('inf.reason.use.alarm', 'safety', 2, (p) => lowersAlarm(p) && !words(roomWords(p), 'heal').length),
  kind(
    'inf.reason.use.tokens',
    'gain',
    2,
    (p) => p.view.pool > 0 && words(roomWords(p), 'add').length > 0,
    (p) => ({ room: titleOf(p, p.me.room) }),
  ),
  kind(
    'inf.reason.use.secret',
    'gain',
    2.2,
    (p) => words(roomWords(p), 'secret').length > 0 && secretHasMore(p) && canWaste(p, 4),
  ),
  kind(
    'inf.reason.use.swap',
    'gain',
    1.8,
    (p) => words(roomWords(p), 'swapToken').length > 0 && p.me.tokens.includes(1),
  ),
  kind(
    'inf.reason.use.destroy',
    'other',
    2,
    (p) =>
      words(roomWords(p), 'destroy').length > 0 &&
      p.view.guards.some(
        ({ kind: who, room, up }) => up && who !== 'sergeant' && room === p.me.room + 1 && p.view.rooms[room]!.up,
      ),
    (p) => ({ room: titleOf(p, p.me.room) }),
  ),
  ...(['lock', 'worker'] as const).map((slot) =>
    kind(
      `inf.reason.item.${slot}`,
      'gain',
      3.2,
      (p) => removal(p)?.slot === slot && removal(p)!.room === p.me.room && removal(p)!.n > 1,
      (p) => ({ ...card(p), n: removal(p)!.n }),
    ),
  ),
  kind(
    'inf.reason.item.near',
    'gain',
    3,
    (p) => removal(p) !== null && removal(p)!.room !== p.me.room && removal(p)!.n > 1,
    (p) => ({ ...card(p), n: removal(p)!.n, room: titleOf(p, removal(p)!.room) }),
  ),
  kind(
    'inf.reason.item.gather',
    'gain',
    3.6,
    (p) => p.here.tokens >= 3 && words(itemWords(p), 'gather').some(({ n }) => n === 3),
    card,
  ),
  kind(
    'inf.reason.item.antenna',
    'gain',
    2.8,
    (p) => words(itemWords(p), 'play').some(({ where }) => where === 'adjacent') && tokensNextDoor(p) !== undefined,
    (p) => ({ ...card(p), room: titleOf(p, tokensNextDoor(p)!) }),
  ),
  kind(
    'inf.reason.item.both',
    'gain',
    3.4,
    (p) => has(p, 'playBoth') && p.here.tokens > 0 && works(p),
    (p) => ({ ...card(p), room: titleOf(p, p.me.room) }),
  ),
  kind(
    'inf.reason.item.courier',
    'gain',
    2.8,
    (p) =>
      words(itemWords(p), 'move').some(({ by }) => by === 0) &&
      words(itemWords(p), 'play').some(({ action }) => action === 'download'),
    card,
  ),
  kind(
    'inf.reason.item.steal',
    'gain',
    3,
    (p) => has(p, 'steal') && richest(p) !== undefined,
    (p) => ({ ...card(p), rival: p.view.ops[richest(p)!]!.seat, n: p.view.ops[richest(p)!]!.tokens.length }),
  ),
  kind(
    'inf.reason.item.delay',
    'other',
    1.6,
    (p) =>
      words(itemWords(p), 'delay').some(({ whom }) => whom === 'one near') &&
      near(p).some((op) => !p.view.ops[op]!.delayed),
    (p) => ({ ...card(p), rival: p.view.ops[near(p).find((op) => !p.view.ops[op]!.delayed)!]!.seat }),
  ),
  kind(
    'inf.reason.item.strike',
    'other',
    1.8,
    (p) => strikes(p).length === 1 && typeof strikes(p)[0] === 'string',
    (p) => ({ ...card(p), guard: String(strikes(p)[0]) }),
  ),
  kind(
    'inf.reason.item.wound',
    'other',
    1.6,
    (p) => onlyWounds(p).length > 0,
    (p) => ({ ...card(p), rival: p.view.ops[onlyWounds(p)[0]!]!.seat }),
  ),
  kind(
    'inf.reason.item.decoy',
    'other',
    3,
    (p) => has(p, 'distract') && threat(p) !== null,
    (p) => ({ ...card(p), guard: threat(p)! }),
  ),
  kind('inf.reason.item.heal', 'safety', 3, (p) => has(p, 'heal') && p.me.wounded, card),
  kind(
    'inf.reason.item.proximity',
    'safety',
    1.4,
    (p) => words(itemWords(p), 'proximity').some(({ n }) => n < 0) && p.view.proximity >= 6,
    (p) => ({ ...card(p), n: -Math.min(...words(itemWords(p), 'proximity').map(({ n }) => n)) }),
  ),
  kind('inf.reason.item.alarm', 'safety', 1.4, (p) => lowersAlarm(p, itemWords(p)) && !raisesAlarm(p), card),
  kind(
    'inf.reason.item.trap',
    'other',
    1.2,
    (p) => (p.card === 'I22' || p.card === 'I23') && p.rivals.length > 0 && p.here.tokens > 2,
    (p) => ({ ...card(p), n: p.here.tokens, rival: p.view.ops[p.rivals[0]!]!.seat }),
  ),
  kind('inf.reason.item.bank', 'safety', 5, (p) => has(p, 'bank') && p.me.tokens.length > 0 && spare(p) < 0, card),
  kind('inf.reason.item.brace', 'safety', 3, (p) => has(p, 'brace') && p.me.delayed && isInside(p.me), card),
];
