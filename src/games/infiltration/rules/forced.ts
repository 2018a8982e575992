/** What a card is forced to: a choice of one is no question (rules A5), so who lays the card should know of it before. */
import { insideFrom, isInside, type Operative, type Table } from './model.ts';
import type { GuardKind } from './words.ts';
import { nearTo } from './play.ts';

/** A table, or what a viewer sees of it. */
interface Seen extends Pick<Table, 'guards'> {
  ops: readonly Pick<Operative, 'room' | 'wounded'>[];
  rooms: Parameters<typeof nearTo>[0]['rooms'];
}

/** Whom a Shock Baton can hit in a room: guards by kind, then unwounded operatives by index. */
export function strikeTargets({ guards, ops }: Omit<Seen, 'rooms'>, op: number, room: number): (GuardKind | number)[] {
  return [
    ...guards.flatMap((one) => (one.room === room ? [one.kind] : [])),
    ...ops.flatMap((one, i) => (i !== op && one.room === room && !one.wounded ? [i] : [])),
  ];
}

/** The other operatives in a room and in the face-up ones next to it, by index, from the room itself on. */
export const othersNear = (t: Pick<Seen, 'ops' | 'rooms'>, op: number, room: number): number[] =>
  nearTo(t, room).flatMap((near) => t.ops.flatMap((one, i) => (i !== op && one.room === near ? [i] : [])));

/** How many operatives turn up their cards before this one; 0 for one that is outside. */
export const turnsBefore = (t: Pick<Seen, 'ops'> & Pick<Table, 'first'>, op: number): number =>
  isInside(t.ops[op]!) ? insideFrom(t, t.first).indexOf(op) : 0;
