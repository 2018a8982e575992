/** What is said when no other reason holds: by how the two moves compare. The first that holds is given. */
import { kind } from './kinds.ts';
import { named, type Point } from './point.ts';

/** Moves whose worth differs by less, in zettabytes, are about equal; so are those that are not better by this in playouts. */
const CLOSE = 0.15;
const CLOSE_WINS = 0.03;
const CLOSE_AHEAD = 0.5;

const cards = ({ card, otherCard }: Point): boolean => card !== null && otherCard !== null;
const both = ({ card, otherCard }: Point) => ({ card: named(card), other: named(otherCard) });

/**
 * What decides between the two moves: in the playouts, the share won, or how far ahead one ends; without playouts, the policy's estimate of
 * their worth. Null if they are about equal, or there is no other move.
 */
export function deciderOf({ taken, other }: Point): 'wins' | 'ahead' | 'worth' | null {
  if (other === null) return null;
  if (taken.played === null || other.played === null)
    return Math.abs(taken.worth - other.worth) < CLOSE ? null : 'worth';
  if (taken.played.wins - other.played.wins >= CLOSE_WINS) return 'wins';
  return taken.played.ahead - other.played.ahead >= CLOSE_AHEAD ? 'ahead' : null;
}
/** Whether the two moves are about equal: by the playouts if there are any, else by the policy's estimates. */
export const isClose = (p: Point): boolean => p.other !== null && deciderOf(p) === null;
/** Whether the policy's estimate, which has decided, is higher for the move taken. */
const isWorthMore = (p: Point): boolean => deciderOf(p) === 'worth' && p.taken.worth > p.other!.worth;

export const PLAIN = [
  kind('inf.reason.only', 'other', 0, ({ other }) => other === null),
  kind('inf.reason.close', 'other', 0, (p) => isClose(p) && cards(p), both),
  kind('inf.reason.close.move', 'other', 0, (p) => isClose(p)),
  kind('inf.reason.better.wins', 'other', 0, (p) => deciderOf(p) === 'wins' && cards(p), both),
  kind('inf.reason.better.margin', 'other', 0, (p) => deciderOf(p) === 'ahead' && cards(p), both),
  kind('inf.reason.better', 'other', 0, (p) => isWorthMore(p) && cards(p), both),
  kind('inf.reason.better.move', 'other', 0, (p) => isWorthMore(p) || ['wins', 'ahead'].includes(deciderOf(p)!)),
  kind('inf.reason.mixed', 'other', 0, (p) => cards(p), both),
  kind('inf.reason.mixed.move', 'other', 0, () => true),
];
