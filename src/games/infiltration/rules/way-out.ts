/**
 * Finds the quickest way out of the building that a viewer can know (by Retreat, items that move, and face-up rooms), and the probability
 * that the building stays open long enough.
 */
import { DEEPEST, isInside, OUTSIDE, SECRET } from './model.ts';
import { LEAST_ALARM, MOST_ALARM, reached } from './play.ts';
import { itemDef, roomDef } from './registry.ts';
import { staysOpen } from './risk.ts';
import type { OperativeView, RoomView, View } from './view.ts';
import { guardsAdd } from './walks.ts';
import type { Word, WordName } from './words.ts';

/** Whether a room's Interface lets an operative escape. */
export const isExit = ({ code, hasInterface, up }: Pick<RoomView, 'code' | 'hasInterface' | 'up'>): boolean =>
  up && hasInterface && code !== null && roomDef(code).interface.some(({ w }) => w === 'escape');

/** A node of the search for a way out: an operative's position and state at the start of a round. */
interface Stand extends Pick<OperativeView, 'room' | 'door' | 'wounded' | 'delayed'> {
  /** codes of the items in hand that help the operative get out, sorted; and the number of its other items */
  items: readonly string[];
  others: number;
  alarm: number;
}
const OUT: Stand = { room: OUTSIDE, door: OUTSIDE, wounded: false, delayed: false, items: [], others: 0, alarm: 0 };
type Rooms = Pick<View, 'rooms'>;

/** The kinds of effect that make an item helpful for getting out. */
const HELPS: ReadonlySet<WordName> = new Set(['move', 'goTo', 'hurry', 'secret', 'heal']);

const alarmed = (at: Stand, alarm: number): Stand => ({
  ...at,
  alarm: Math.max(LEAST_ALARM, Math.min(MOST_ALARM, alarm)),
});
/** Returns all results of carrying out effects, one for each possible choice; effects after an escape are skipped. */
const after = (view: Rooms, at: Stand, words: readonly Word[]): Stand[] =>
  words.reduce((all, word) => all.flatMap((one) => (isInside(one) ? carried(view, one, word) : [one])), [at]);

/** Returns all possible results of entering a room; a face-down room is assumed to do nothing. */
function entered(view: Rooms, at: Stand, room: number, quiet = false): Stand[] {
  if (room === OUTSIDE) return [OUT];
  const { code, up, sludge } = view.rooms[room]!;
  const there = { ...at, room, delayed: at.delayed || sludge };
  return quiet || !up || code === null ? [there] : after(view, there, roomDef(code).enter);
}

/** Returns all possible results of one step. A step inwards into a face-down room is allowed only if `dark` is set. */
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

/** Returns all possible results of playing Advance (`by` 1) or Retreat (`by` -1), after which a wounded operative is delayed. */
const walked = (view: Rooms, at: Stand, by: number, dark = false): Stand[] =>
  stepped(view, at, by, { dark }).map((one) => (one.wounded ? { ...one, delayed: true } : one));

/** Returns all positions in which an operative may be one round later. */
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

/** A way out of the building: its number of rounds, and how much more the security rolls until then add than at today's alarm. */
interface Way {
  rounds: number;
  added: number;
  /** the room through which the operative leaves; `OUTSIDE` while it is still inside */
  exit: number;
}
/** A position reached in the search, with the cost of the way that led there. */
interface Come extends Way {
  at: Stand;
}
/**
 * Whether position `a` is at least as good as `b`, which is in the same room: reached in fewer rounds or with no more alarm, in no worse
 * state, and with at least the same items.
 */
const asGood = (a: Come, b: Come): boolean =>
  (a.rounds < b.rounds || (a.added <= b.added && a.at.alarm <= b.at.alarm)) &&
  (!a.at.wounded || b.at.wounded) &&
  (!a.at.delayed || b.at.delayed) &&
  (a.at.room !== SECRET || a.at.door === b.at.door) &&
  a.at.others >= b.at.others &&
  b.at.items.every((item) => a.at.items.includes(item));

/** The most rounds to search; every way out of thirteen rooms is shorter. */
const MOST = 60;

/**
 * Finds the way out with the fewest rounds from any of these positions, by breadth-first search. Of equally long ways it takes the one
 * where the alarm adds least.
 */
function quickest(view: Rooms & Pick<View, 'alarm'>, from: readonly Come[]): Way {
  /** for each room, the positions reached there that no other position dominates */
  const known = new Map<number, Come[]>();
  let here = from;
  for (let n = 0; n < MOST; n++) {
    const next = new Set<Come>();
    for (const { at, rounds, added } of here)
      for (const one of round(view, at)) {
        // the roll in the round of the escape no longer matters
        const come = {
          at: one,
          rounds: rounds + 1,
          added: isInside(one) ? added + one.alarm - view.alarm : added,
          exit: isInside(one) ? OUTSIDE : at.room,
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
/** Returns the quickest way out that an operative knows. */
export const wayOut = (view: Rooms & Pick<View, 'alarm'>, me: OperativeView): Way =>
  quickest(view, [{ at: standOf(view, me), rounds: 0, added: 0, exit: OUTSIDE }]);

/** Returns the quickest way out after going one room deeper (a delayed operative waits a round first). Null if there is no deeper room. */
function deeperWay(view: View, me: OperativeView): Way | null {
  const at = standOf(view, me);
  const there = walked(view, { ...at, delayed: false }, 1, true);
  const rounds = 1 + Number(at.delayed);
  return there.length === 0
    ? null
    : quickest(
        view,
        there.map((one) => ({ at: one, rounds, added: one.alarm - view.alarm, exit: OUTSIDE })),
      );
}

/** How an escape may go: the number of rounds it takes, and the probability, 0–1, that the building is still open then. */
export interface Leaving {
  rounds: number;
  chance: number;
}

/**
 * Returns the number of security rolls before the operative's next card takes effect, besides those during its way out: 1 if its card of
 * this round is already laid or used and this round's roll is still to come, else 0.
 */
function rollsBefore({ chart, leaf, round: n, ops }: View, op: number): number {
  if (n === 0 || (chart === 'security' && leaf === 'pass')) return 0;
  const selecting = chart === 'round' && leaf === 'select';
  return Number(!selecting || ops[op]!.pick !== null);
}

/** How an operative's escape by this way may go. */
function leavingBy(view: View, op: number, { rounds, added }: Way): Leaving {
  // the roll in the round of the escape comes too late to matter
  const rolls = rollsBefore(view, op) + rounds - 1;
  return { rounds, chance: staysOpen(view.proximity + added + guardsAdd(view, rolls), view.alarm, rolls) };
}

/**
 * Returns an operative's probabilities of getting out in time by the quickest way: `now`, if it turns back with its next card; `deeper`, if
 * it goes one room deeper with that card first (null if there is none). Assumes that the alarm changes only by what the way itself does,
 * and that guards leave as usual. Null if the operative is outside.
 */
export function chanceOut(view: View, op: number): { now: Leaving; deeper: Leaving | null } | null {
  const me = view.ops[op]!;
  if (!isInside(me) || view.rooms.length === 0) return null;
  const deeper = me.room === SECRET ? null : deeperWay(view, me);
  return { now: leavingBy(view, op, wayOut(view, me)), deeper: deeper && leavingBy(view, op, deeper) };
}

/**
 * Returns an operative's probability of getting out in time if it stays for its next card, for example to Download, and then takes the
 * quickest way; and which way that is now: through the exit in this room, or to the street (null). Null if the operative is outside.
 */
export function stayingOut(view: View, op: number): { stay: Leaving; exit: number | null } | null {
  const me = view.ops[op]!;
  if (!isInside(me) || view.rooms.length === 0) return null;
  const at = { ...standOf(view, me), delayed: false };
  const stay = leavingBy(view, op, quickest(view, [{ at, rounds: 1, added: 0, exit: OUTSIDE }]));
  const { exit } = wayOut(view, me);
  const room = view.rooms[exit];
  return { stay, exit: room !== undefined && isExit(room) ? exit : null };
}
