/** Estimates by a formula what passing ice costs the Runner: one icebreaker for each piece of ice breaks everything harmful. */
import { strength, subsOf } from '../../rules/ask.ts';
import type { Card } from '../../rules/model.ts';
import type { Play } from '../../rules/play.ts';
import { isBlank } from '../../rules/play.ts';
import type { BreakerModel, RunCosts } from '../calculator/types.ts';
import { featuresOf } from '../calculator/run-costs.ts';
import { cardsCost } from '../values.ts';
import { CARD, type IceRole, harmOf, roleOf } from './roles.ts';

/** An installed icebreaker in its current state. */
export interface Breaker {
  card: Card;
  model: BreakerModel;
  strength: number;
  /** handle of the only ice it breaks; null: any */
  only: number | null;
  /** number of encounters in which it can still break before that trashes it; null: no limit */
  charges: number | null;
}

/** Returns the icebreakers in the rig. */
export function rigOf(game: Play): Breaker[] {
  const list: Breaker[] = [];
  for (const id of game.t.rig) {
    const card = game.t.cards[id]!;
    if (!card.up) continue;
    const { breaker: model } = roleOf(card.code);
    if (model === null || isBlank(game, card)) continue;
    let charges: number | null = null;
    if (model.charges !== null) charges = card.virus + card.power;
    const only = model.only === null ? null : card.host >= 0 ? game.t.cards[card.host]!.h : -2;
    list.push({ card, model, strength: strength(game, card), only, charges });
  }
  return list;
}

/** A way to get through an encounter with a piece of ice, and what it costs the Runner. */
export interface Pass {
  /** credits for breaking what should be broken; 0 if nothing should */
  cost: number;
  /** clicks for breaking */
  clicks: number;
  /** whether the ice ends the run, or kills the Runner, and cannot be broken at any price */
  blocked: boolean;
  /** cost to the Runner, in credits, of the subroutines that still fire */
  harm: number;
  /** cards lost to damage from the subroutines that still fire */
  damage: number;
  /** cards lost to damage if nothing is broken */
  unbroken: number;
  /** the icebreaker used; null: none, or clicks are spent instead */
  by: Breaker | null;
  /** index of the icebreaker's break ability, -1 for none */
  ability: number;
  /** how many boosts the icebreaker needs first, and the index of the ability that boosts it */
  boosts: number;
  boost: number;
}

/** Whether a subroutine is worth breaking: it ends the run, or hurts. */
export const shouldBreak = (f: RunCosts): boolean => f.ends || f.sentBack || f.unless !== null || harmOf(f) > 0.8;

/** Returns the net damage that delayed effects of ice passed earlier do when breaking ends, unless all subroutines are broken. */
function waiting({ t }: Play): number {
  let n = 0;
  for (const { on, code } of t.delayed) if (on === 'break-step-ended') n += featuresOf(code).damage.net;
  return n;
}

/** Returns what each subroutine that a piece of ice has now does to the Runner. */
export function subsNow(game: Play, card: Card, ice: IceRole): readonly RunCosts[] {
  if (!ice.varies && game.t.mods.length === 0) return ice.subs;
  return subsOf(game, card).map(({ code }) => featuresOf(code));
}

/**
 * Returns the cheapest sensible way past a piece of known ice, rezzed or not. `rig`: the icebreakers; `open`: positions (from 0) of its
 * unbroken subroutines, null for all; `clicks`: clicks that the Runner has for breaking.
 */
export function passOf(
  game: Play,
  card: Card,
  rig: readonly Breaker[],
  open: readonly number[] | null,
  clicks: number,
): Pass {
  const role = roleOf(card.code);
  const ice = role.ice!;
  const subs = subsNow(game, card, ice);
  let ends = false;
  let harm = 0;
  let damage = 0;
  let n = 0;
  for (let i = 0; i < subs.length; i++) {
    if (open !== null && !open.includes(i)) continue;
    const f = subs[i]!;
    if (!shouldBreak(f)) continue;
    n++;
    if (f.ends || f.sentBack || f.unless !== null) ends = true;
    harm += harmOf(f);
    damage += f.damage.net + f.damage.meat + f.damage.brain;
  }
  const more = open !== null && open.length > 0 ? waiting(game) : 0;
  if (more > 0) {
    damage += more;
    n = open!.length;
  }
  // the cost depends on the cards left in the grip, and the last card costs most
  const grip = game.t.grip.length;
  const deadly = damage > grip;
  harm += cardsCost(grip, damage) - CARD * (damage - more);
  const toll = open === null && ice.met !== null ? ice.met.toll : 0;
  const met = open === null && ice.met !== null ? harmOf(ice.met) : 0;
  const pass: Pass = {
    cost: toll,
    clicks: 0,
    blocked: false,
    harm: met,
    damage: 0,
    unbroken: damage,
    by: null,
    ability: -1,
    boosts: 0,
    boost: -1,
  };
  if (n === 0) return pass;
  const strong = strength(game, card);
  let best = Infinity;
  for (const one of rig) {
    if (one.only !== null && one.only !== card.h) continue;
    const lack = strong - one.strength;
    let boosts = 0;
    let boost = -1;
    let lift = 0;
    if (lack > 0) {
      lift = Infinity;
      for (const b of one.model.boosts) {
        const times = Math.ceil(lack / b.n);
        if (times * b.cost < lift) {
          lift = times * b.cost;
          boosts = times;
          boost = b.ability;
        }
      }
      if (lift === Infinity) continue;
    }
    for (const b of one.model.breaks) {
      if (b.subtype !== null && !role.card.subtypes.includes(b.subtype)) {
        if (game.t.mods.length === 0) continue;
        if (!game.t.mods.some((m) => m.what === 'subtypes' && m.h === card.h && m.code.split(',').includes(b.subtype!)))
          continue;
      }
      const times = Math.ceil(n / b.count);
      let drains = 0;
      if (b.drains !== null) {
        if (strong > 0) drains = Math.ceil(strong / b.drains.n) * b.drains.cost;
      }
      if (b.clicks * times > clicks) continue;
      const cost =
        lift + drains + times * b.cost + b.clicks * times * 1.2 + (one.charges !== null && one.charges <= 0 ? 4 : 0);
      if (cost < best) {
        best = cost;
        pass.cost = toll + lift + drains + times * b.cost;
        pass.clicks = b.clicks * times;
        pass.by = one;
        pass.ability = b.ability;
        pass.boosts = boosts;
        pass.boost = boost;
      }
    }
  }
  if (ice.byClicks && clicks >= n && n * 1.2 < best) {
    best = n * 1.2;
    pass.cost = toll;
    pass.clicks = n;
    pass.by = null;
    pass.boosts = 0;
  }
  if (best === Infinity || (!ends && !deadly && harm <= best)) {
    if (ends || deadly) pass.blocked = true;
    pass.cost = toll;
    pass.clicks = 0;
    pass.by = null;
    pass.ability = -1;
    pass.harm = met + harm;
    pass.damage = damage;
  }
  return pass;
}
