/** The way out of the building as a viewer knows it: how many rounds it takes, and the chance that the building stays open so long. */
import { DEEPEST, isInside, SECRET } from './model.ts';
import { itemDef, roomDef } from './registry.ts';
import { staysOpen } from './risk.ts';
import type { OperativeView, RoomView, View } from './view.ts';
import { guardsAdd } from './walks.ts';

/** What is known of a room on the way. */
type Way = Pick<RoomView, 'code' | 'hasInterface' | 'up'>;

/** Whether a room's Interface lets an operative out. */
export const isExit = ({ code, hasInterface, up }: Way): boolean =>
  up && hasInterface && code !== null && roomDef(code).interface.some(({ w }) => w === 'escape');

/** Rounds of Retreat from a room to the street; a wounded operative stands still every second round. */
function walk(room: number, door: number, wounded: boolean): number {
  const steps = room === SECRET ? door + 2 : room + 1;
  return wounded ? 2 * steps - 1 : steps;
}

/** Steps that items in hand save on the way out. */
const savedBy = (items: readonly (string | null)[], room: number): number =>
  Math.min(
    room,
    items.reduce((n, item) => {
      if (item === null) return n;
      const words = itemDef(item).words;
      return (
        n +
        words.reduce((most, word) => (word.w === 'move' && word.by === -1 ? Math.max(most, word.most - 1) : most), 0)
      );
    }, 0),
  );

/** Rounds to the nearest exit that is known: by Retreat, with the items in hand, or by a room's Interface. */
export function roundsOut(
  { rooms }: { rooms: readonly Way[] },
  {
    room,
    door,
    wounded,
    delayed,
    items,
  }: Pick<OperativeView, 'room' | 'door' | 'wounded' | 'delayed'> & {
    items: readonly (string | null)[];
  },
): number {
  const out = walk(room, door, wounded) - savedBy(items, room) + Number(delayed);
  // an exit by Interface nearby: the way there, and the Interface itself
  const exits = rooms.flatMap((one, i) => {
    if (!isExit(one) || (i === SECRET) !== (room === SECRET)) return [];
    const steps = Math.abs(i - room);
    return [(wounded ? 2 * steps : steps) + 1 + Number(delayed && steps > 0)];
  });
  return Math.min(out, ...exits);
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
function rollsBefore({ chart, leaf, round, ops }: View, op: number): number {
  if (round === 0 || (chart === 'security' && leaf === 'pass')) return 0;
  const selecting = chart === 'round' && leaf === 'select';
  return Number(!selecting || ops[op]!.pick !== null);
}

/**
 * The chances of an operative to be outside in time, at the alarm as it stands and with the guards on their way out: if it turns back with its next card, and if that card goes
 * one room deeper first (null: nothing lies deeper). Null: it is outside already.
 */
export function chanceOut(view: View, op: number): { now: Leaving; deeper: Leaving | null } | null {
  const me = view.ops[op]!;
  if (!isInside(me) || view.rooms.length === 0) return null;
  const before = rollsBefore(view, op);
  // in the round in which it gets out, the roll comes too late for it
  const leaving = (rounds: number): Leaving => {
    const rolls = before + rounds - 1;
    return { rounds, chance: staysOpen(view.proximity + guardsAdd(view, rolls), view.alarm, rolls) };
  };
  const deeper =
    me.room >= DEEPEST
      ? null
      : leaving(
          // who is delayed waits a round, and who is wounded is delayed by the Advance itself
          1 + Number(me.delayed) + roundsOut(view, { ...me, room: me.room + 1, delayed: me.wounded }),
        );
  return { now: leaving(roundsOut(view, me)), deeper };
}
