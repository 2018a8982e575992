/** What a view tells an operative about getting out: the nearest exit, how long the building stays open, and what lies around. */
import { DEEPEST, FLOOR, isInside } from '../rules/model.ts';
import type { OperativeView, RoomView, View } from '../rules/view.ts';
import { safeRounds } from '../rules/risk.ts';
import { roundsOut } from '../rules/way-out.ts';

export interface Outlook {
  view: View;
  op: number;
  me: OperativeView;
  /** the room it is in */
  here: RoomView;
  room: number;
  /** others in the room */
  rivals: number[];
  /** rounds to the nearest exit that is known, by Retreat or by a room's Interface */
  need: number;
  /** rounds for which the building stays open with the risk that is taken */
  safe: number;
}

/** The outlook of an operative that the viewer plays. `risk`: the chance of being caught that it takes. */
export function outlookOf(view: View, op: number, risk: number): Outlook {
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
    need: roundsOut(view, me),
    // the alarm goes up on the way out, as a rule
    safe: safeRounds(view.proximity, Math.min(8, view.alarm + 1), risk),
  };
}

/** Mean value of a token whose value is not known. */
export const TOKEN = 219 / 117;

/** Tokens that a face-down room gives on average: more on the second floor. */
export const unseenTokens = (room: number): number => (room < FLOOR ? 3 : room <= DEEPEST ? 4.9 : 6.7);

/** Whether it is time to leave: the building stays open hardly longer than the way out takes. */
export const mustLeave = ({ safe, need, view }: Outlook): boolean => safe <= need + Number(view.ops.length > 3);
