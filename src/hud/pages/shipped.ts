/** What the list of games to learn from tells of each; the games themselves are loaded when one is opened. */
export type ShippedId = 'learn-1' | 'learn-2' | 'learn-3';

interface Shipped {
  id: ShippedId;
  /** player-turns */
  turns: number;
  winner: 'corp' | 'runner';
  reason: 'agenda-points' | 'flatline';
  notes: number;
}

/** In the order in which they teach. */
export const SHIPPED: readonly Shipped[] = [
  { id: 'learn-1', turns: 23, winner: 'corp', reason: 'agenda-points', notes: 38 },
  { id: 'learn-2', turns: 16, winner: 'runner', reason: 'agenda-points', notes: 35 },
  { id: 'learn-3', turns: 12, winner: 'corp', reason: 'flatline', notes: 27 },
];
