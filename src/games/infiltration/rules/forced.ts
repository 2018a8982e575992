/**
 * Tells whom a card would act on if laid. The rules do not ask a player who has only one choice (rules A5), so players should know in
 * advance.
 */
import { insideFrom, isInside, type Operative, type Table } from './model.ts';
import type { GuardKind } from './words.ts';
import { nearTo } from './play.ts';

/** A table, or a viewer's view of it. */
interface Seen extends Pick<Table, 'guards'> {
  ops: readonly Pick<Operative, 'room' | 'wounded'>[];
  rooms: Parameters<typeof nearTo>[0]['rooms'];
}

/** Returns the possible targets of a Shock Baton in a room: guards by kind, then unwounded operatives by index. */
export function strikeTargets({ guards, ops }: Omit<Seen, 'rooms'>, op: number, room: number): (GuardKind | number)[] {
  return [
    ...guards.flatMap((one) => (one.room === room ? [one.kind] : [])),
    ...ops.flatMap((one, i) => (i !== op && one.room === room && !one.wounded ? [i] : [])),
  ];
}

/** Returns the other operatives in a room and in the face-up rooms next to it, by index, nearest first. */
export const othersNear = (t: Pick<Seen, 'ops' | 'rooms'>, op: number, room: number): number[] =>
  nearTo(t, room).flatMap((near) => t.ops.flatMap((one, i) => (i !== op && one.room === near ? [i] : [])));

/** Returns how many operatives turn up their cards before this one; 0 if it is outside. */
export const turnsBefore = (t: Pick<Seen, 'ops'> & Pick<Table, 'first'>, op: number): number =>
  isInside(t.ops[op]!) ? insideFrom(t, t.first).indexOf(op) : 0;
