/**
 * The run calculator: what a run costs and brings when the Runner plays it as well as possible.
 * For known ice every way of ways.ts is tried (breakers, boosts, subroutines broken or let fire, every kind of credit);
 * unknown ice is an expectation over what it may be. The Runner may jack out wherever the rules allow it.
 */
import { noFigures } from '../figures.ts';
import type { Figures, IceModel, Outlook, Problem, Slot, Way } from './types.ts';
import { NO_PURSE, NO_WAY, type Trail, stagesOf, trailOf, unmetStage, withStage } from './stages.ts';
import { type Rig, waysPast } from './ways.ts';

/** One position of the search: where the Runner stands, and what both sides have left there. */
interface At {
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

/** An outlook in the making, with its stages as a trail (only with `sure`). */
interface Sum extends Omit<Outlook, 'unseen' | 'stages'> {
  trail: Trail | null;
}

const nothing = (value = 0): Sum => ({
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

/** Positions searched before the rest counts as impassable, so that a decision stays quick. */
const LIMIT = 1500;
/** So many ways past ice take as long as one position of a usual run. */
const WAYS_A_LOOK = 3;
/** The least of them that a question has, however much the others of its decision have used. */
const LEAST = 60;
/** The same for questions with `sure`. */
const LIMIT_SURE = 20_000;
const NONE: readonly number[] = [];
const NO_NEXT = { strength: 0, damage: 0 };
const NO_FIGURES: readonly Figures[] = [];

/** What some effects did to the Runner, and whether they ended the run or sent the Runner back. */
interface Hurt {
  sum: Sum;
  ended: boolean;
  sentBack: boolean;
}
const UNHURT: Hurt = { sum: nothing(), ended: false, sentBack: false };

/** The slots with fewer candidates: where two or more are unknown, only the likeliest few of each, to keep the search tree small. */
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

/** The outlook for a question. Never throws; for a server without ice it is the prize alone. */
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
  /** ways past ice that were followed */
  private ways = 0;
  private readonly p: Problem;
  private readonly limit: number;
  constructor(problem: Problem) {
    this.p = problem;
    const left = problem.budget?.left ?? LIMIT;
    this.limit = problem.sure ? LIMIT_SURE : Math.max(LEAST, Math.min(LIMIT, left));
  }

  /** Takes what was searched off the decision's budget: ice with many ways past it takes longer to look at. */
  used(): void {
    if (this.p.budget) this.p.budget.left -= Math.max(this.looks, Math.ceil(this.ways / WAYS_A_LOOK));
  }

  /** The outlook from this position on; `first`: it is the position that the question begins with. */
  from(at: At, first: boolean): Sum {
    if (at.i >= at.slots.length) return this.arrive(at, first);
    const key = first ? '' : this.key(at);
    if (!first) {
      const known = this.seen.get(key);
      if (known) return known;
    }
    this.looks++;
    const slot = at.slots[at.i]!;
    let sum: Sum;
    if (first && this.p.encounter) sum = this.meet(at, slot.maybe[0]!.ice);
    else if (first && this.p.rezDeclined) sum = this.from({ ...at, i: at.i + 1 }, false);
    else sum = this.approach(at, slot);
    const mayLeave = first ? this.p.mayLeave : at.i > 0 || at.down.length > 0;
    if (mayLeave && !this.p.sure && !(first && this.p.encounter) && sum.value < 0) sum = { ...nothing(), leave: true };
    if (!first) this.seen.set(key, sum);
    return sum;
  }

  private arrive(at: At, first: boolean): Sum {
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

  /** The outlook from approaching a slot, over the ice it may hold and whether the Corp rezzes it. */
  private approach(at: At, slot: Slot): Sum {
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

  /** The outlook from encountering the ice: what happens on encounter, then the best way past it. */
  private meet(at: At, ice: IceModel): Sum {
    if (ice.onEncounter && at.broken.length === 0) {
      const after = copied(at);
      const one = this.suffer(after, [ice.onEncounter]);
      if (one.ended) return { ...one.sum, trail: trailOf(ice, NO_WAY, NO_PURSE, one, null) };
      const rest = this.encounter(after, ice);
      const sum = { ...one.sum };
      then(sum, rest);
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

  private encounter(at: At, ice: IceModel): Sum {
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

  private along(at: At, ice: IceModel, way: Way): Sum {
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
    const hurt = this.suffer(after, this.firing(at, ice, way));
    then(sum, hurt.sum);
    let rest: Sum | null = null;
    if (hurt.sentBack) {
      // the Corp would only rez it again
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
    if (rest) then(sum, rest);
    if (this.p.sure) {
      const paid = { pool: fromPool, bad: fromBad, breaker: fromBreaker };
      sum.trail = trailOf(ice, way, paid, hurt, rest, eaten);
    }
    return sum;
  }

  /** What happens to a Runner who takes this way past the ice, in order. */
  private firing(at: At, ice: IceModel, way: Way): readonly Figures[] {
    const hit = at.next.damage > 0 && (way.fires.length > 0 || way.bypass);
    if (way.fires.length === 0 && !hit) return NO_FIGURES;
    const figures = way.fires.map((i) => ice.subs[i]!);
    return hit ? [damageOf(at.next.damage), ...figures] : figures;
  }

  /** Applies effects to the Runner at `at`, which it changes, in order until one ends the run or sends them back; and what it cost. */
  private suffer(at: At, list: readonly Figures[]): Hurt {
    if (list.length === 0) return UNHURT;
    const w = this.p.weights;
    const sum = nothing();
    for (const f of list) {
      let chance = 1;
      if (f.trace !== null) {
        // the Runner beats the trace's base when that is cheaper than the harm, hoping that the Corp adds nothing
        const short = f.trace + 1 - 1 - this.p.link;
        if (this.p.link >= f.trace + at.corp) chance = 0;
        else if (!this.p.sure) {
          const harm = f.tags * w.tag + w.cards(at.grip, f.damage.net + f.damage.meat);
          const pay = Math.max(0, short);
          if (pay > 0 && pay * w.credit < harm && pay <= at.pool + at.bad) {
            const bad = Math.min(pay, at.bad);
            at.bad -= bad;
            at.pool -= pay - bad;
            sum.credits += pay - bad;
            sum.value -= (pay - bad) * w.credit;
            chance = 0.4;
          }
        }
      }
      let hits = f.damage.net + f.damage.meat + f.damage.brain;
      if (f.unless) {
        const price = w.cards(at.grip, f.unless.damage) + f.unless.tags * w.tag;
        if (f.unless.damage > at.grip || price > this.p.prize(at.pool + at.bad, at.grip))
          return { sum, ended: true, sentBack: false };
        hits += f.unless.damage;
        at.tags += f.unless.tags;
        sum.tags += f.unless.tags;
        sum.value -= f.unless.tags * w.tag;
      }
      if (hits > 0 && chance > 0) {
        if (at.shield && f.damage.net > 0 && this.p.shield !== null && at.pool + at.bad >= this.p.shield) {
          at.shield = false;
          const bad = Math.min(at.bad, this.p.shield);
          at.bad -= bad;
          at.pool -= this.p.shield - bad;
          sum.credits += this.p.shield - bad;
          sum.value -= (this.p.shield - bad) * w.credit;
          hits -= 1;
        }
        if (hits > at.grip) {
          sum.death += chance;
          sum.value -= w.game * chance;
          sum.worst += hits;
          if (chance === 1) return { sum, ended: true, sentBack: false };
        } else {
          sum.value -= (w.cards(at.grip, hits) + f.damage.brain * w.brain) * chance;
          at.grip -= hits;
          sum.damage += hits * chance;
          sum.worst += hits;
        }
      }
      if (f.tags > 0) {
        sum.tags += f.tags * chance;
        sum.value -= f.tags * w.tag * chance;
      }
      if (f.clicks > 0) {
        const lost = Math.min(f.clicks, at.clicks);
        at.clicks -= lost;
        sum.clicks += lost;
        sum.value -= lost * w.click;
      }
      if (f.toll > 0) {
        if (at.pool + at.bad < f.toll) return { sum, ended: true, sentBack: false };
        const bad = Math.min(at.bad, f.toll);
        at.bad -= bad;
        at.pool -= f.toll - bad;
        sum.credits += f.toll - bad;
        sum.value -= (f.toll - bad) * w.credit;
      }
      if (f.credits > 0) {
        const lost = Math.min(f.credits, at.pool);
        at.pool -= lost;
        sum.credits += lost;
        sum.value -= lost * w.credit;
      }
      sum.value -= (f.programs * w.program + f.nuisance * w.nuisance) * chance;
      sum.value -= f.corpCredits * 0.5 * w.credit;
      if (f.next) at.next = { strength: at.next.strength + f.next.strength, damage: at.next.damage + f.next.damage };
      if (f.ends) return { sum, ended: true, sentBack: false };
      if (f.sentBack) return { sum, ended: false, sentBack: true };
    }
    return { sum, ended: false, sentBack: false };
  }

  private key(at: At): string {
    return `${at.i}/${at.down.join()}/${at.pool}/${at.bad}/${at.breaker}/${at.grip}/${at.clicks}/${at.corp}/${at.next.strength}/${at.next.damage}/${at.shield ? 1 : 0}/${at.strength.join()}/${at.charges.join()}`;
  }
}

const damageOf = (net: number): Figures => ({ ...noFigures(), damage: { net, meat: 0, brain: 0 } });

function add(total: Sum, part: Sum, weight: number): void {
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
function then(here: Sum, next: Sum): void {
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

/** A position that may be changed; the lists of the other are not, they are replaced. */
const copied = (at: At): At => ({
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
