/**
 * The way out of the building as a viewer knows it: the fewest rounds it takes, by Retreat, by items that move and by rooms turned up, and the
 * chance that the building stays open so long.
 */
import { DEEPEST, isInside, OUTSIDE, SECRET } from './model.ts';
import { LEAST_ALARM, MOST_ALARM, reached } from './play.ts';
import { itemDef, roomDef } from './registry.ts';
import { staysOpen } from './risk.ts';
import type { OperativeView, RoomView, View } from './view.ts';
import { guardsAdd } from './walks.ts';
import type { Word, WordName } from './words.ts';

/** Whether a room's Interface lets an operative out. */
export const isExit = ({ code, hasInterface, up }: Pick<RoomView, 'code' | 'hasInterface' | 'up'>): boolean =>
  up && hasInterface && code !== null && roomDef(code).interface.some(({ w }) => w === 'escape');

/** Where an operative stands on its way, before a selection. */
interface Stand extends Pick<OperativeView, 'room' | 'door' | 'wounded' | 'delayed'> {
  /** items in hand that help on the way, in the order of their codes, and how many others */
  items: readonly string[];
  others: number;
  alarm: number;
}
const OUT: Stand = { room: OUTSIDE, door: OUTSIDE, wounded: false, delayed: false, items: [], others: 0, alarm: 0 };
type Rooms = Pick<View, 'rooms'>;

/** Words by which an item helps on the way. */
const HELPS: ReadonlySet<WordName> = new Set(['move', 'goTo', 'hurry', 'secret', 'heal']);

const alarmed = (at: Stand, alarm: number): Stand => ({
  ...at,
  alarm: Math.max(LEAST_ALARM, Math.min(MOST_ALARM, alarm)),
});
/** What comes of words on the way, for each choice that may be made; who is out has no more words. */
const after = (view: Rooms, at: Stand, words: readonly Word[]): Stand[] =>
  words.reduce((all, word) => all.flatMap((one) => (isInside(one) ? carried(view, one, word) : [one])), [at]);

/** Into a room; what is face down does nothing that is known. */
function entered(view: Rooms, at: Stand, room: number, quiet = false): Stand[] {
  if (room === OUTSIDE) return [OUT];
  const { code, up, sludge } = view.rooms[room]!;
  const there = { ...at, room, delayed: at.delayed || sludge };
  return quiet || !up || code === null ? [there] : after(view, there, roomDef(code).enter);
}

/** One room out or in; into the dark only where that is asked for. */
function stepped(view: Rooms, at: Stand, by: number, { quiet = false, dark = false } = {}): Stand[] {
  if (!isInside(at)) return [at];
  if (at.room === SECRET) return by < 0 ? entered(view, at, at.door, quiet) : [];
  const to = at.room + by;
  return to > DEEPEST || (by > 0 && !dark && !view.rooms[to]!.up) ? [] : entered(view, at, to, quiet);
}
const BOTH = [-1, 1];

function carried(view: Rooms, at: Stand, word: Word): Stand[] {
  switch (word.w) {
    case 'move':
      return (word.by === 0 ? BOTH : [word.by]).flatMap((by) => {
        let last = [at];
        return Array.from({ length: word.most }).flatMap(
          () => (last = last.flatMap((one) => stepped(view, one, by, { quiet: word.quiet }))),
        );
      });
    case 'hurry':
      return BOTH.flatMap((by) => stepped(view, at, by).flatMap((one) => stepped(view, one, by)));
    case 'goTo':
      return reached(view, at.room, word.where).flatMap((room) => entered(view, at, room));
    case 'secret':
      return at.room === SECRET || !view.rooms[SECRET]!.up ? [at] : entered(view, { ...at, door: at.room }, SECRET);
    case 'escape':
      return entered(view, at, OUTSIDE);
    case 'heal':
      return [{ ...at, wounded: false }];
    case 'wound':
      return [{ ...at, wounded: at.wounded || word.whom === 'self' }];
    case 'delay':
      return [{ ...at, delayed: at.delayed || word.whom === 'self' }];
    case 'discardOrDelay':
      if (at.others > 0) return [{ ...at, others: at.others - 1 }];
      return [{ ...at, delayed: true }, ...at.items.map((_, i) => ({ ...at, items: at.items.toSpliced(i, 1) }))];
    case 'alarm':
      return [alarmed(at, at.alarm + word.n)];
    case 'alarmTo':
      return [alarmed(at, word.n)];
    case 'choose':
      return word.of.flatMap(({ then }) => after(view, at, then));
    case 'ifSlot':
      return view.rooms[at.room]!.hasSlot ? after(view, at, word.then) : [at];
    case 'ifWounded':
      return at.wounded ? after(view, at, word.then) : [at];
    default:
      return [at];
  }
}

/** An Advance or Retreat card; a wounded operative is delayed by it. */
const walked = (view: Rooms, at: Stand, by: number, dark = false): Stand[] =>
  stepped(view, at, by, { dark }).map((one) => (one.wounded ? { ...one, delayed: true } : one));

/** All that may come of a round. */
function round(view: Rooms, { delayed, ...rest }: Stand): Stand[] {
  const at = { ...rest, delayed: false };
  const { code, up, hasInterface } = view.rooms[at.room]!;
  return [
    ...(delayed ? [at] : BOTH.flatMap((by) => walked(view, at, by))),
    ...(up && hasInterface && code !== null ? after(view, at, roomDef(code).interface) : []),
    ...at.items.flatMap((item, i) => {
      const { words, after: goes } = itemDef(item);
      return after(view, goes === 'hand' ? at : { ...at, items: at.items.toSpliced(i, 1) }, words);
    }),
  ];
}

/** The rounds of a way, and what the alarm adds to the rolls before its end beyond what it would add as it stands. */
interface Way {
  rounds: number;
  added: number;
}
/** A stand with the way to it. */
interface Come extends Way {
  at: Stand;
}
/** Whether nothing speaks for `b` where `a` stands in the same room: come to sooner it gets out sooner. */
const asGood = (a: Come, b: Come): boolean =>
  (a.rounds < b.rounds || (a.added <= b.added && a.at.alarm <= b.at.alarm)) &&
  (!a.at.wounded || b.at.wounded) &&
  (!a.at.delayed || b.at.delayed) &&
  (a.at.room !== SECRET || a.at.door === b.at.door) &&
  a.at.others >= b.at.others &&
  b.at.items.every((item) => a.at.items.includes(item));

/** No way out of a building of thirteen rooms is longer. */
const MOST = 60;

/** The way of fewest rounds from any of these on; of such ways the one on which the alarm adds least. */
function quickest(view: Rooms & Pick<View, 'alarm'>, from: readonly Come[]): Way {
  /** by room, those that something speaks for */
  const known = new Map<number, Come[]>();
  let here = from;
  for (let n = 0; n < MOST; n++) {
    const next = new Set<Come>();
    for (const { at, rounds, added } of here)
      for (const one of round(view, at)) {
        // the roll of the round in which one gets out comes too late
        const come = {
          at: one,
          rounds: rounds + 1,
          added: isInside(one) ? added + one.alarm - view.alarm : added,
        };
        const others = known.get(one.room) ?? [];
        if (others.some((other) => asGood(other, come))) continue;
        for (const other of others) if (asGood(come, other)) next.delete(other);
        known.set(one.room, [...others.filter((other) => !asGood(come, other)), come]);
        next.add(come);
      }
    const [out] = known.get(OUTSIDE) ?? [];
    if (out) return out;
    here = [...next];
  }
  throw new Error('there is no way out');
}

const standOf = ({ alarm }: Pick<View, 'alarm'>, { room, door, wounded, delayed, items }: OperativeView): Stand => {
  const helps = items.filter((item) => item !== null && itemDef(item).words.some(({ w }) => HELPS.has(w))) as string[];
  return { room, door, wounded, delayed, items: helps.sort(), others: items.length - helps.length, alarm };
};
/** The quickest way out that an operative knows. */
export const wayOut = (view: Rooms & Pick<View, 'alarm'>, me: OperativeView): Way =>
  quickest(view, [{ at: standOf(view, me), rounds: 0, added: 0 }]);

/** The same with an Advance first, for which who is delayed waits a round; null: nothing lies deeper. */
function deeperWay(view: View, me: OperativeView): Way | null {
  const at = standOf(view, me);
  const there = walked(view, { ...at, delayed: false }, 1, true);
  const rounds = 1 + Number(at.delayed);
  return there.length === 0
    ? null
    : quickest(
        view,
        there.map((one) => ({ at: one, rounds, added: one.alarm - view.alarm })),
      );
}

/** A way out: the rounds it takes, and the chance, 0–1, that the building is still open then. */
export interface Leaving {
  rounds: number;
  chance: number;
}

/**
 * Security rolls that come before an operative's next card takes effect, beyond those of the rounds it needs: the one of this round once its
 * card of this round lies there or is done.
 */
function rollsBefore({ chart, leaf, round: n, ops }: View, op: number): number {
  if (n === 0 || (chart === 'security' && leaf === 'pass')) return 0;
  const selecting = chart === 'round' && leaf === 'select';
  return Number(!selecting || ops[op]!.pick !== null);
}

/**
 * The chances of an operative to be outside in time, by the quickest way and with the guards on their way out: if it turns back with its next card,
 * and if that card goes one room deeper first (null: nothing lies deeper). The alarm stays as it is but for what that way does to it. Null: it is
 * outside already.
 */
export function chanceOut(view: View, op: number): { now: Leaving; deeper: Leaving | null } | null {
  const me = view.ops[op]!;
  if (!isInside(me) || view.rooms.length === 0) return null;
  const before = rollsBefore(view, op);
  // in the round in which it gets out, the roll comes too late for it
  const leaving = ({ rounds, added }: Way): Leaving => {
    const rolls = before + rounds - 1;
    return { rounds, chance: staysOpen(view.proximity + added + guardsAdd(view, rolls), view.alarm, rolls) };
  };
  const deeper = me.room === SECRET ? null : deeperWay(view, me);
  return { now: leaving(wayOut(view, me)), deeper: deeper && leaving(deeper) };
}
