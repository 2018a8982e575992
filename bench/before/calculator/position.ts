/** Positions of the run calculator's search, and what is known of each: the sums that solve.ts adds up from the access outwards. */
import type { Outlook, Slot } from './types.ts';
import type { Trail } from './stages.ts';

/** One position of the search: where the Runner stands, and what both sides have left there. */
export interface Position {
  slots: readonly Slot[];
  i: number;
  pool: number;
  bad: number;
  breaker: number;
  grip: number;
  clicks: number;
  tags: number;
  strength: readonly number[];
  charges: readonly (number | null)[];
  next: { readonly strength: number; readonly damage: number };
  corp: number;
  shield: boolean;
  /** handles of ice derezzed by sending the Runner back */
  down: readonly number[];
  broken: readonly number[];
}

/** A position that may be changed; the lists of the other are not, they are replaced. */
export const copied = (at: Position): Position => ({
  slots: at.slots,
  i: at.i,
  pool: at.pool,
  bad: at.bad,
  breaker: at.breaker,
  grip: at.grip,
  clicks: at.clicks,
  tags: at.tags,
  strength: at.strength,
  charges: at.charges,
  next: at.next,
  corp: at.corp,
  shield: at.shield,
  down: at.down,
  broken: at.broken,
});

/** An outlook in the making, with its stages as a trail (only with `sure`). */
export interface Sum extends Omit<Outlook, 'unseen' | 'stages'> {
  trail: Trail | null;
}

export const nothing = (value = 0): Sum => ({
  value,
  reach: 0,
  credits: 0,
  clicks: 0,
  damage: 0,
  tags: 0,
  death: 0,
  worst: 0,
  way: null,
  leave: false,
  trail: null,
});

/** Adds a part that happens with this chance. */
export function add(total: Sum, part: Sum, weight: number): void {
  total.value += part.value * weight;
  total.reach += part.reach * weight;
  total.credits += part.credits * weight;
  total.clicks += part.clicks * weight;
  total.damage += part.damage * weight;
  total.tags += part.tags * weight;
  total.death += part.death * weight;
  total.worst = Math.max(total.worst, part.worst);
}

/** Adds to what happens here, as far as the Runner survives it, what follows. */
export function follow(here: Sum, next: Sum): void {
  const alive = 1 - here.death;
  here.value += next.value * alive;
  here.reach = next.reach * alive;
  here.credits += next.credits;
  here.clicks += next.clicks;
  here.damage += next.damage;
  here.tags += next.tags;
  here.death += next.death * alive;
  here.worst += next.worst;
}
