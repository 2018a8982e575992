/**
 * The run calculator: what a run costs and gains if the Runner plays it as well as possible. For known ice it tries every way in ways.ts
 * (breakers, boosts, subroutines broken or let fire, every kind of credit); unknown ice is averaged over what it may be. The Runner may
 * jack out wherever the rules allow.
 */
import { firing, suffer } from './effects.ts';
import { type Position, type Sum, add, copied, follow, nothing } from './position.ts';
import type { IceModel, Outlook, Problem, Slot, Way } from './types.ts';
import { NO_PURSE, NO_WAY, stagesOf, trailOf, unmetStage, withStage } from './stages.ts';
import { type Rig, waysPast } from './ways.ts';

/** The most positions that the calculation of one run visits, so that a decision stays quick; it treats the rest as impassable. */
const LIMIT = 1500;
/** The number of ways past ice that take as long to try as one position of a usual run; converts them to positions for the budget. */
const WAYS_A_LOOK = 3;
/** The number of positions that every calculation may visit, even if the shared budget of the decision is used up. */
const LEAST = 60;
/** The same limit as `LIMIT`, for calculations with `sure`. */
const LIMIT_SURE = 20_000;
const NONE: readonly number[] = [];
const NO_NEXT = { strength: 0, damage: 0 };

/**
 * Returns the run's places of ice (slots) with fewer candidates for what may be there: if two or more are unknown, only the likeliest few
 * of each, to keep the search tree small.
 */
function narrowed(slots: readonly Slot[], corpCredits: number): readonly Slot[] {
  const unknown = slots.filter((slot) => !slot.known).length;
  const limit = unknown < 2 ? 20 : unknown === 2 ? 6 : unknown === 3 ? 4 : 3;
  if (limit === 20) return slots;
  return slots.map((slot) => {
    if (slot.known || slot.maybe.length <= limit) return slot;
    const dear = slot.maybe.filter(({ ice }) => ice.rezCost > corpCredits).reduce((n, { weight }) => n + weight, 0);
    const kept = slot.maybe
      .filter(({ ice }) => ice.rezCost <= corpCredits)
      .sort((a, b) => b.weight - a.weight || (a.ice.code < b.ice.code ? -1 : 1))
      .slice(0, limit);
    const sum = kept.reduce((n, { weight }) => n + weight, 0);
    const rest = slot.maybe.find(({ ice }) => ice.rezCost > corpCredits);
    const maybe = kept.map(({ weight, ice }) => ({ weight: (weight / sum) * (1 - dear), ice }));
    if (rest && dear > 0) maybe.push({ weight: dear, ice: rest.ice });
    return { ...slot, maybe };
  });
}

/** Calculates what to expect of a run. Never throws; for a server without ice the result is just the prize. */
export function solve(problem: Problem): Outlook {
  const run = new Solver(problem);
  const sum = run.from(
    {
      slots: narrowed(problem.slots, problem.corpCredits),
      i: 0,
      pool: problem.purse.pool,
      bad: problem.purse.bad,
      breaker: problem.purse.breaker,
      grip: problem.grip,
      clicks: problem.clicks,
      tags: 0,
      strength: problem.breakers.map((b) => b.strength),
      charges: problem.breakers.map((b) => b.charges),
      next: problem.pending,
      corp: problem.corpCredits,
      shield: problem.shield !== null,
      down: NONE,
      broken: problem.encounter?.broken ?? [],
    },
    true,
  );
  run.used();
  const { trail, ...outlook } = sum;
  return {
    ...outlook,
    unseen: problem.slots.reduce((n, slot) => n + (slot.known ? 0 : 1), 0),
    stages: stagesOf(trail),
  };
}

class Solver {
  private readonly seen = new Map<string, Sum>();
  private looks = 0;
  /** number of ways past ice tried so far */
  private ways = 0;
  private readonly p: Problem;
  private readonly limit: number;
  constructor(problem: Problem) {
    this.p = problem;
    const left = problem.budget?.left ?? LIMIT;
    this.limit = problem.sure ? LIMIT_SURE : Math.max(LEAST, Math.min(LIMIT, left));
  }

  /** Deducts this calculation's work from the budget of the decision; ice with many ways past it counts more. */
  used(): void {
    if (this.p.budget) this.p.budget.left -= Math.max(this.looks, Math.ceil(this.ways / WAYS_A_LOOK));
  }

  /** Calculates the run from a position on. `first`: whether it is the position that `solve` was asked about. */
  from(at: Position, first: boolean): Sum {
    if (at.i >= at.slots.length) return this.arrive(at, first);
    const key = first ? '' : this.key(at);
    if (!first) {
      const known = this.seen.get(key);
      if (known) return known;
    }
    this.looks++;
    const slot = at.slots[at.i]!;
    let sum: Sum;
    // if the question starts in an encounter, the "when encountered" effects have already happened
    if (first && this.p.encounter) sum = this.encounter(at, slot.maybe[0]!.ice);
    else if (first && this.p.rezDeclined) sum = this.from({ ...at, i: at.i + 1 }, false);
    else sum = this.approach(at, slot);
    const mayLeave = first ? this.p.mayLeave : at.i > 0 || at.down.length > 0;
    if (mayLeave && !this.p.sure && !(first && this.p.encounter) && sum.value < 0) sum = { ...nothing(), leave: true };
    if (!first) this.seen.set(key, sum);
    return sum;
  }

  private arrive(at: Position, first: boolean): Sum {
    const sum = nothing();
    const value = this.p.prize(at.pool + at.bad, at.grip);
    if (value <= 0 && (!first || this.p.mayLeave)) {
      sum.leave = true;
      return sum;
    }
    sum.value = value;
    sum.reach = 1;
    return sum;
  }

  /** Calculates the run from the approach to a slot on: averages over the ice it may hold and whether the Corp rezzes it. */
  private approach(at: Position, slot: Slot): Sum {
    const total = nothing();
    let unmet = 0;
    for (const { weight, ice } of slot.maybe) {
      const rezzed = ice.rezzed && !at.down.includes(ice.h);
      const chance = rezzed ? 1 : ice.rezCost > at.corp ? 0 : slot.known ? 1 : this.p.rezzes;
      if (chance < 1) unmet += weight * (1 - chance);
      if (chance > 0 && this.looks >= this.limit) continue;
      if (chance > 0) {
        const here = copied(at);
        if (!rezzed) here.corp -= ice.rezCost;
        here.broken = NONE;
        const met = this.meet(here, ice);
        add(total, met, weight * chance);
        if (!rezzed) total.value += ice.rezCost * this.p.weights.corpCredit * weight * chance;
        if (slot.known && slot.maybe.length === 1) {
          total.way = met.way;
          if (met.trail) total.trail = rezzed ? met.trail : withStage(met.trail, { rez: ice.rezCost });
        }
      }
    }
    if (unmet > 0) {
      const behind = copied(at);
      behind.i++;
      behind.broken = NONE;
      const passed = this.from(behind, false);
      add(total, passed, unmet);
      if (this.p.sure && unmet === 1) total.trail = { stage: unmetStage(slot.maybe[0]!.ice), next: passed.trail };
    }
    return total;
  }

  /** Calculates the run from an encounter on: applies the ice's "when encountered" effects, then tries the best way past it. */
  private meet(at: Position, ice: IceModel): Sum {
    if (ice.onEncounter) {
      const after = copied(at);
      const one = suffer(this.p, after, [ice.onEncounter]);
      if (one.ended) return { ...one.sum, trail: trailOf(ice, NO_WAY, NO_PURSE, one, null) };
      const rest = this.encounter(after, ice);
      const sum = { ...one.sum };
      follow(sum, rest);
      const { stage } = rest.trail ?? {};
      if (stage)
        sum.trail = withStage(rest.trail!, {
          cards: stage.cards + one.sum.worst,
          clicks: stage.clicks + one.sum.clicks,
          credits: stage.credits + one.sum.credits,
          tags: stage.tags + one.sum.tags,
        });
      return sum;
    }
    return this.encounter(at, ice);
  }

  private encounter(at: Position, ice: IceModel): Sum {
    const rig: Rig = { breakers: this.p.breakers, strength: at.strength, charges: at.charges, clicks: at.clicks };
    const credits = at.pool + at.bad + at.breaker;
    let best: Sum | null = null;
    for (const way of waysPast(rig, ice, ice.strength + at.next.strength, credits, at.broken)) {
      this.ways++;
      const sum = this.along(at, ice, way);
      if (best && sum.value <= best.value + 1e-9) continue;
      best = sum;
      best.way = way;
    }
    return best ?? nothing();
  }

  private along(at: Position, ice: IceModel, way: Way): Sum {
    const w = this.p.weights;
    const fromBreaker = way.bypass ? 0 : Math.min(at.breaker, way.cost);
    const fromBad = Math.min(at.bad, way.cost - fromBreaker);
    const fromPool = way.cost - fromBreaker - fromBad;
    if (fromPool > at.pool) return nothing(-w.game);
    const after = copied(at);
    after.next = NO_NEXT;
    after.broken = NONE;
    after.breaker -= fromBreaker;
    after.bad -= fromBad;
    after.pool -= fromPool;
    after.clicks -= way.clicks;
    let spent = fromPool * w.credit + way.clicks * w.click;
    let eaten = 0;
    if (way.uses.length > 0) {
      const strength = [...at.strength];
      const charges = [...at.charges];
      for (const use of way.uses) {
        const breaker = this.p.breakers[use.breaker]!;
        const boost = breaker.boosts.find((b) => b.ability === use.boost);
        const lasting = boost !== undefined && boost.lasts !== 'encounter';
        strength[use.breaker] = lasting ? at.strength[use.breaker]! + boost.n * use.boosts : breaker.rest;
        const left = charges[use.breaker]!;
        if (left !== null) {
          charges[use.breaker] = left > 0 ? left - 1 : -1;
          spent += left > 0 ? w.click : w.program;
          if (left <= 0) eaten++;
        }
      }
      after.strength = strength;
      after.charges = charges;
    }
    const sum = nothing(-spent);
    sum.credits = fromPool;
    sum.clicks = way.clicks;
    const hurt = suffer(this.p, after, firing(at, ice, way));
    follow(sum, hurt.sum);
    let rest: Sum | null = null;
    if (hurt.sentBack) {
      // if the Corp could pay, it would just rez it again
      if (at.down.length <= 2 && at.corp < ice.rezCost) {
        after.slots = this.p.all;
        after.i = 0;
        after.down = [...at.down, ice.h];
        rest = this.from(after, false);
      }
    } else if (!hurt.ended) {
      sum.value += w.pass ?? 0;
      after.i++;
      rest = this.from(after, false);
    }
    if (rest) follow(sum, rest);
    if (this.p.sure) {
      const paid = { pool: fromPool, bad: fromBad, breaker: fromBreaker };
      sum.trail = trailOf(ice, way, paid, hurt, rest, eaten);
    }
    return sum;
  }

  private key(at: Position): string {
    return `${at.i}/${at.down.join()}/${at.pool}/${at.bad}/${at.breaker}/${at.grip}/${at.clicks}/${at.corp}/${at.next.strength}/${at.next.damage}/${at.shield ? 1 : 0}/${at.strength.join()}/${at.charges.join()}`;
  }
}
