/** The last moment at which an operative that was caught could have turned back. */
import type { Facts, Stand } from './facts.ts';

/** A chance to get out counts as good from here on. */
export const GOOD = 0.7;

/** Whether an operative comes nearer to the way out in the round that begins with `stand`. */
function leaves({ stands, laid }: Facts, { op, round, rounds }: Stand): boolean {
  const next = stands.find((one) => one.op === op && one.round === round + 1);
  if (next !== undefined) return next.rounds < rounds;
  // The building closed in this round.
  return laid.some((one) => one.op === op && one.round === round && one.card === 'retreat');
}

/**
 * How an operative that was caught had begun its way back: `stayed`: the last round in which turning back had a good chance, and it did not;
 * `left`: the round in which it turned back at last. Null for what did not happen.
 */
export function lastCall(facts: Facts, op: number): { stayed: Stand | null; left: Stand | null } {
  const own = facts.stands.filter((one) => one.op === op);
  const staying = own.findLastIndex((one) => !leaves(facts, one));
  const stayed = own.findLast((one, i) => i <= staying && one.chance >= GOOD) ?? null;
  return { stayed, left: own[staying + 1] ?? null };
}
