/** Applies what subroutines and "when encountered" effects do to the Runner, within the run calculator. */
import { noFeatures } from './run-costs.ts';
import type { RunCosts, IceModel, Problem, Way } from './types.ts';
import { type Position, type Sum, nothing } from './position.ts';

/** The result of applying some effects: what they cost the Runner, and whether they ended the run or sent the Runner back. */
interface Hurt {
  sum: Sum;
  ended: boolean;
  sentBack: boolean;
}
const UNHURT: Hurt = { sum: nothing(), ended: false, sentBack: false };
const NO_FEATURES: readonly RunCosts[] = [];

/** Returns the effects that hit a Runner who passes the ice in this way, in order. */
export function firing(at: Position, ice: IceModel, way: Way): readonly RunCosts[] {
  const hit = at.next.damage > 0 && (way.fires.length > 0 || way.bypass);
  if (way.fires.length === 0 && !hit) return NO_FEATURES;
  const fired = way.fires.map((i) => ice.subs[i]!);
  return hit ? [damageOf(at.next.damage), ...fired] : fired;
}

/** Pays `n` credits at a position, those of bad publicity first. `worth`: of one credit. */
function spend(at: Position, sum: Sum, n: number, worth: number): void {
  const bad = Math.min(at.bad, n);
  at.bad -= bad;
  at.pool -= n - bad;
  sum.credits += n - bad;
  sum.value -= (n - bad) * worth;
}

/** Applies effects in order to the position `at` until one ends the run or sends the Runner back. Returns what they cost. */
export function suffer(p: Problem, at: Position, list: readonly RunCosts[]): Hurt {
  if (list.length === 0) return UNHURT;
  const w = p.weights;
  const sum = nothing();
  for (const f of list) {
    let chance = 1;
    if (f.trace !== null) {
      // the Runner pays to beat the base strength if that is cheaper than the harm, hoping the Corp adds nothing
      if (p.link >= f.trace + at.corp) chance = 0;
      else if (!p.sure) {
        const harm = f.tags * w.tag + w.cards(at.grip, f.damage.net + f.damage.meat);
        const pay = Math.max(0, f.trace - p.link);
        if (pay > 0 && pay * w.credit < harm && pay <= at.pool + at.bad) {
          spend(at, sum, pay, w.credit);
          chance = 0.4;
        }
      }
    }
    let hits = f.damage.net + f.damage.meat + f.damage.brain;
    if (f.unless) {
      const price = w.cards(at.grip, f.unless.damage) + f.unless.tags * w.tag;
      if (f.unless.damage > at.grip || price > p.prize(at.pool + at.bad, at.grip))
        return { sum, ended: true, sentBack: false };
      hits += f.unless.damage;
      at.tags += f.unless.tags;
      sum.tags += f.unless.tags;
      sum.value -= f.unless.tags * w.tag;
    }
    if (hits > 0 && chance > 0) {
      if (at.shield && f.damage.net > 0 && p.shield !== null && at.pool + at.bad >= p.shield) {
        at.shield = false;
        spend(at, sum, p.shield, w.credit);
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
      spend(at, sum, f.toll, w.credit);
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

const damageOf = (net: number): RunCosts => ({ ...noFeatures(), damage: { net, meat: 0, brain: 0 } });
