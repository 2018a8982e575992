/** Positions in the run calculator's search, and the expected totals that solve.ts adds up from the innermost ice outwards. */
import type { Outlook, Slot } from './types.ts';
import type { Trail } from './stages.ts';

/** One position in the run calculator's search: where the Runner is, and what both sides have left. */
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
  /** handles of ice that was derezzed when it sent the Runner back */
  down: readonly number[];
  broken: readonly number[];
}

/** A copy of a position whose fields may be reassigned. Its lists are shared: replace them, do not change them. */
export const copied = (at: Position): Position => ({ ...at });

/** Totals to expect of a run, while they are being added up. `trail`: what happens at each piece of ice, kept only with `sure`. */
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

/** Adds the totals of one possible outcome, weighted by its probability; `worst` becomes the higher of the two. */
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

/** Adds the totals of the rest of the run; value, success and death count with the chance that the Runner is still alive then. */
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
