/** What is said when no other reason holds: by how the two moves compare. The first that holds is given. */
import { kind } from './kinds.ts';
import { named, type Point } from './point.ts';

/** Moves whose worth differs by less, in zettabytes, are about equal; so are those that are not better by this in playouts. */
const CLOSE = 0.15;
const CLOSE_WINS = 0.03;
const CLOSE_AHEAD = 0.5;

const cards = ({ card, otherCard }: Point): boolean => card !== null && otherCard !== null;
const both = ({ card, otherCard }: Point) => ({ card: named(card), other: named(otherCard) });

/** Whether the two moves are about equal: by the playouts if there are any, else by the policy's estimates. */
export function isClose({ taken, other }: Point): boolean {
  if (other === null) return false;
  if (taken.played === null || other.played === null) return Math.abs(taken.worth - other.worth) < CLOSE;
  // not if the policy's estimate has decided against the playouts
  return taken.played.wins - other.played.wins < CLOSE_WINS && taken.played.ahead - other.played.ahead < CLOSE_AHEAD;
}
/** Whether the move taken is the better one, by the same measure. */
const isBetter = (p: Point): boolean =>
  p.other !== null &&
  !isClose(p) &&
  ((p.taken.played !== null && p.other.played !== null) || p.taken.worth > p.other.worth);

export const PLAIN = [
  kind('inf.reason.only', 'other', 0, ({ other }) => other === null),
  kind('inf.reason.close', 'other', 0, (p) => isClose(p) && cards(p), both),
  kind('inf.reason.close.move', 'other', 0, (p) => isClose(p)),
  kind('inf.reason.better', 'other', 0, (p) => isBetter(p) && cards(p), both),
  kind('inf.reason.better.move', 'other', 0, (p) => isBetter(p)),
  kind('inf.reason.mixed', 'other', 0, (p) => cards(p), both),
  kind('inf.reason.mixed.move', 'other', 0, () => true),
];
