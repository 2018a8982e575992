/** What an operative bases its decisions on: the nearest exit, how many rounds the building stays open, and what is nearby. */
import {
  DEEPEST,
  FLOOR,
  isInside,
  type Operative,
  type Options,
  type Placed,
  type Room,
  SECRET,
  type Table,
} from '../rules/model.ts';
import { LEAST_ALARM, MOST_ALARM } from '../rules/play.ts';
import { safeRounds } from '../rules/risk.ts';
import { itemDef } from '../rules/registry.ts';
import { isExit } from '../rules/way-out.ts';

/** Things on the table, e.g. tokens: a list of their values or, in a view that hides these, only their number. */
type Some = readonly (number | null)[] | number;
/** Returns how many things there are, whether they are listed or only counted. */
export const count = (some: Some): number => (typeof some === 'number' ? some : some.length);

export interface SeenRoom extends Omit<Room, 'code' | 'tokens' | 'placed' | 'known'> {
  code: string | null;
  tokens: Some;
  placed: readonly (Omit<Placed, 'tokens'> & { tokens: Some })[];
}
interface SeenOperative extends Omit<Operative, 'tokens' | 'items'> {
  tokens: readonly (number | null)[];
  items: readonly (string | null)[];
}
/**
 * The table on which the bot decides: a view, or a sampled world. Of a sampled world, it reads only what is public and what the operative's
 * own player may see.
 */
export interface Seen extends Pick<Table, 'guards' | 'prototypes' | 'blackmail' | 'proximity' | 'alarm'> {
  options: Omit<Options, 'seed'>;
  rooms: readonly SeenRoom[];
  ops: readonly SeenOperative[];
}

export interface Outlook {
  view: Seen;
  op: number;
  me: SeenOperative;
  /** the room the operative is in */
  here: SeenRoom;
  room: number;
  /** indexes of the other operatives in the same room */
  rivals: number[];
  /** how many rounds it takes to reach the nearest known exit, by Retreat or by a room's Interface */
  need: number;
  /** how many rounds the building stays open, at the risk the operative accepts */
  safe: number;
}

const safe = new Map<number, number[]>();
/** Returns `safeRounds`, cached because playouts need it at every decision. */
function safeFor(proximity: number, alarm: number, risk: number): number {
  let known = safe.get(risk);
  if (known === undefined) safe.set(risk, (known = []));
  const at = proximity * (MOST_ALARM - LEAST_ALARM + 1) + alarm - LEAST_ALARM;
  return (known[at] ??= safeRounds(proximity, alarm, risk));
}

/** Returns how many rounds of Retreat lead from a room to the street; a wounded operative loses every second round. */
function walk({ room, door, wounded }: SeenOperative): number {
  const steps = room === SECRET ? door + 2 : room + 1;
  return wounded ? 2 * steps - 1 : steps;
}

/** Returns how many steps of the way out the items in an operative's hand save. */
function savedBy({ items, room }: SeenOperative): number {
  const saved = items.map((item) =>
    Math.max(
      0,
      ...(item === null ? [] : itemDef(item).words).map((word) =>
        word.w === 'move' && word.by === -1 ? word.most - 1 : 0,
      ),
    ),
  );
  return Math.min(
    room,
    saved.reduce((sum, n) => sum + n, 0),
  );
}

/**
 * Returns how many rounds it takes to reach the nearest known exit: by Retreat with helpful items, or by a room's Interface. Coarser but
 * faster than `quickest` (rules/way-out.ts), since playouts call it at every decision.
 */
function needed({ rooms }: Pick<Seen, 'rooms'>, me: SeenOperative): number {
  const { room, wounded, delayed } = me;
  const exits = rooms.flatMap((one, i) => {
    if (!isExit(one) || (i === SECRET) !== (room === SECRET)) return [];
    const steps = Math.abs(i - room);
    return [(wounded ? 2 * steps : steps) + 1 + Number(delayed && steps > 0)];
  });
  return Math.min(walk(me) - savedBy(me) + Number(delayed), ...exits);
}

/** Works out the `Outlook` of an operative. `risk`: the probability of being caught that it accepts. */
export function outlookOf(view: Seen, op: number, risk: number): Outlook {
  const me = view.ops[op]!;
  const { room } = me;
  const here = view.rooms[room]!;
  return {
    view,
    op,
    me,
    here,
    room,
    rivals: view.ops.flatMap((one, i) => (i !== op && isInside(one) && one.room === room ? [i] : [])),
    need: needed(view, me),
    // expect the alarm to rise on the way out
    safe: safeFor(view.proximity, Math.min(MOST_ALARM, view.alarm + 1), risk),
  };
}

/** Average value of a data token, in zettabytes. */
export const TOKEN = 219 / 117;

/** Average number of tokens a face-down room will get when it is turned up. */
export const unseenTokens = (room: number): number => (room < FLOOR ? 3 : room <= DEEPEST ? 4.9 : 6.7);

/** Whether an operative should leave now, because the building will hardly stay open longer than its way out takes. */
export const mustLeave = ({ safe, need, view }: Outlook): boolean => safe <= need + Number(view.ops.length > 3);
