/**
 * Finds every sensible way past one piece of ice: which subroutines to break, with which icebreaker, how many boosts, and at what price.
 */
import type { BreakerModel, IceModel, Use, Way } from './types.ts';

/** The icebreakers at one point of a run. Their strength and charges change during the run, so they may differ from those in the models. */
export interface Rig {
  breakers: readonly BreakerModel[];
  /** current strength of each icebreaker, by its position in `breakers` */
  strength: readonly number[];
  /** charges that each icebreaker has left, by its position in `breakers`; null: no limit; -1: it is gone */
  charges: readonly (number | null)[];
  /** clicks left */
  clicks: number;
}

/**
 * Finds the cheapest way to boost a breaker's strength by `lack`: [boost ability (-1: none needed), times used, credits]; null: it cannot.
 */
function lift(breaker: BreakerModel, lack: number): [number, number, number] | null {
  if (lack <= 0) return [-1, 0, 0];
  let best: [number, number, number] | null = null;
  for (const boost of breaker.boosts) {
    const times = Math.ceil(lack / boost.n);
    const cost = times * boost.cost;
    if (!best || cost < best[2]) best = [boost.ability, times, cost];
  }
  return best;
}

/** Finds the cheapest use of breaker `b` that breaks `subs` of ice with this strength; null: it cannot break them. */
function use(rig: Rig, b: number, ice: IceModel, strength: number, subs: readonly number[]): Use | null {
  const breaker = rig.breakers[b]!;
  if (rig.charges[b] === -1 || (breaker.only !== null && breaker.only !== ice.h)) return null;
  // ice that breaks its own subroutines needs no boost
  const lifted = lift(breaker, breaker.h === ice.h ? 0 : strength - rig.strength[b]!);
  if (!lifted) return null;
  let best: Use | null = null;
  for (const ability of breaker.breaks) {
    if (ability.subtype !== null && !ice.subtypes.includes(ability.subtype)) continue;
    const times = Math.ceil(subs.length / ability.count);
    const clicks = times * ability.clicks;
    if (clicks > rig.clicks) continue;
    const drain = ability.drains;
    const drains = drain === null ? 0 : Math.ceil(Math.max(0, strength) / drain.n);
    const cost = lifted[2] + drains * (drain?.cost ?? 0) + times * ability.cost;
    if (!best || cost < best.cost)
      best = {
        breaker: b,
        boost: lifted[0],
        boosts: lifted[1],
        drain: drains > 0 ? drain!.ability : -1,
        drains,
        breaks: ability.ability,
        subs,
        cost,
        clicks,
      };
  }
  return best;
}

/** The ways past `ice` for at most `credits`. `strength`: the ice's, changes included; `broken`: subroutines (from 0) already broken. */
export function waysPast(rig: Rig, ice: IceModel, strength: number, credits: number, broken: readonly number[]): Way[] {
  const open: number[] = [];
  for (let i = 0; i < ice.subs.length; i++) if (!broken.includes(i)) open.push(i);
  const ways: Way[] = [{ cost: 0, clicks: 0, uses: [], fires: open, bypass: false }];
  if (ice.bypass && ice.bypass.credits <= credits && broken.length === 0) {
    ways.push({ cost: ice.bypass.credits, clicks: 0, uses: [], fires: [], bypass: true });
  }
  const able: number[] = [];
  for (let b = 0; b < rig.breakers.length; b++) {
    const one = use(rig, b, ice, strength, [0]);
    if (one && one.cost <= credits) able.push(b);
  }
  if (able.length === 0) return ways;
  for (const mask of masks(open.length)) {
    const subs = open.filter((_, i) => mask & (1 << i));
    const fires = open.filter((_, i) => !(mask & (1 << i)));
    for (const b of able) {
      const alone = use(rig, b, ice, strength, subs);
      if (alone && alone.cost <= credits)
        ways.push({ cost: alone.cost, clicks: alone.clicks, uses: [alone], fires, bypass: false });
      if (subs.length < 2) continue;
      for (const c of able) {
        if (c === b) continue;
        for (let n = 1; n < subs.length; n++) {
          const first = use(rig, b, ice, strength, subs.slice(0, n));
          const second = use(rig, c, ice, strength, subs.slice(n));
          if (!first || !second || first.cost + second.cost > credits) continue;
          const clicks = first.clicks + second.clicks;
          if (clicks > rig.clicks) continue;
          if (alone && alone.clicks <= clicks && first.cost + second.cost >= alone.cost) continue;
          ways.push({ cost: first.cost + second.cost, clicks, uses: [first, second], fires, bypass: false });
        }
      }
    }
  }
  return ways;
}

/** Returns sets of subroutines to try to break, as bit masks, never empty. With more than four: only all, all but one, and each alone. */
function masks(n: number): number[] {
  const all = (1 << n) - 1;
  if (n > 4) {
    const some = [all];
    for (let i = 0; i < n; i++) some.push(all & ~(1 << i), 1 << i);
    return some;
  }
  const each: number[] = [];
  for (let m = 1; m <= all; m++) each.push(m);
  return each;
}
