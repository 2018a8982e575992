/** Translates cards on the table into what the run calculator knows: icebreakers, bypasses, damage prevention, recurring credits. */
import type { Cost, Spending } from '../rules/word.ts';
import type { CardDef } from '../rules/def.ts';
import { def, hasWords, wordsOf } from '../rules/defs.ts';
import type { Delayed } from '../rules/model.ts';
import type { Condition, Purpose } from '../rules/names.ts';
import type { CardView, View } from '../rules/view-types.ts';
import type { BreakerModel, RunCosts } from './calculator/types.ts';
import { cached } from './cached.ts';
import { facts } from './facts.ts';
import { amountOf, find, noFeatures, read, says, trashes } from './calculator/run-costs.ts';

export { featuresOf as subFeatures } from './calculator/run-costs.ts';

/** A number higher than that of the subroutines on any ice. */
const MANY = 99;
const creditsOf = (cost: Cost): number => amountOf(cost.credits, 0);
const clicksOf = (cost: Cost): number => cost.clicks ?? 0;

/** Returns the icebreaker's ability that lowers the encountered ice's strength for credits alone; null: it has none. */
function drainOf(printed: CardDef): BreakerModel['breaks'][number]['drains'] {
  for (const [i, ability] of printed.abilities.entries()) {
    if (ability.a !== 'paid' || ability.cost.counters || ability.cost.clicks || ability.cost.trashSelf) continue;
    for (const word of find(ability.words, 'strengthen'))
      if (word.which === 'encountered' && amountOf(word.n, 0) < 0)
        return { ability: i, n: -amountOf(word.n, 0), cost: creditsOf(ability.cost) };
  }
  return null;
}

/**
 * Returns the calculator's model of a card as an icebreaker; null if it breaks nothing. Without a view, cards hosted on it do not count.
 */
export function breakerOf(
  card: Pick<CardView, 'h' | 'code' | 'host' | 'counters' | 'strength'>,
  view: View | null,
): BreakerModel | null {
  const printed = def(card.code!);
  const model = {
    h: card.h,
    code: card.code!,
    only: null as number | null,
    strength: card.strength ?? printed.strength ?? 0,
    rest: 0,
    breaks: [] as BreakerModel['breaks'][number][],
    boosts: [] as BreakerModel['boosts'][number][],
    charges: null as number | null,
  };
  let lasting = false;
  printed.abilities.forEach((ability, i) => {
    if (ability.a === 'break' && (ability.by ?? printed.side) === 'runner') {
      const { subtype, cost, count, on } = ability;
      const drains = ability.if === 'withoutStrength' ? drainOf(printed) : null;
      // a breaker with any other condition is left out, since the calculator cannot check it
      if (ability.if !== undefined && drains === null) return;
      const most = count === 'any' ? MANY : count;
      model.breaks.push({ ability: i, subtype, cost: creditsOf(cost), clicks: clicksOf(cost), count: most, drains });
      // one that is not hosted on any ice breaks none: -2 is no card's handle
      if (on !== undefined) model.only = on === 'self' ? card.h : view === null ? null : (card.host ?? -2);
    }
    if (ability.a === 'boost') {
      const lasts = ability.until === 'run' || ability.until === 'turn' ? ability.until : 'encounter';
      model.boosts.push({ ability: i, n: ability.n, cost: creditsOf(ability.cost), lasts });
      if (lasts !== 'encounter') lasting = true;
    }
    // a breaker that loses a counter, or is trashed, after each encounter in which it broke something
    if (
      ability.a === 'when' &&
      ability.on === 'encounter-ended' &&
      (trashes(ability.words, 'self') || says(ability.words, 'removeCounters'))
    ) {
      const kind = find(ability.words, 'removeCounters')[0]?.kind ?? 'virus';
      model.charges = card.counters[kind] ?? 0;
    }
  });
  if (model.breaks.length === 0) return null;
  let base = printed.strength ?? 0;
  if (view)
    for (const on of view.runner.rig)
      if (on.host === card.h && on.code !== null && on.up) base += facts(on.code).hostStrength;
  model.rest = lasting ? model.strength : Math.min(base, model.strength);
  return model;
}

/** Returns the calculator's model of an icebreaker that is not installed yet; null if the card breaks nothing. */
export const breakerFrom = (code: string, h: number): BreakerModel | null =>
  breakerOf({ h, code, host: null, counters: {}, strength: def(code).strength }, null);

/** Returns the card that marked this ice and can bypass it, and the credits that bypassing costs; null: no card can. */
export function bypassOf(view: View, ice: CardView): { by: number; credits: number } | null {
  for (const card of view.runner.rig) {
    if (card.mark !== ice.h || card.code === null || !card.up || card.blank) continue;
    for (const ability of def(card.code).abilities) {
      if (ability.a !== 'when' || ability.on !== 'encountered' || !says(ability.words, 'bypass')) continue;
      const price = find(ability.words, 'payInside')[0];
      const subs = ice.subs.length > 0 ? ice.subs.length : ice.code === null ? 1 : def(ice.code).subroutines.length;
      return { by: card.h, credits: price ? amountOf(price.cost.credits, subs) : 0 };
    }
  }
  return null;
}

/** Whether the last ice of the attacked server will be bypassed at its next encounter (Inside Job). */
export const passesLast = (run: { inward: number } | null, delayed: readonly Delayed[]): boolean =>
  run?.inward === 0 &&
  delayed.some(({ on, code }) => on === 'encountered' && hasWords(code) && says(wordsOf(code), 'bypass'));

/** Adds to `met` what the card's "when encountered" abilities with this condition do to the Runner; null: nothing. */
function addMet(met: RunCosts | null, code: string, condition: Condition): RunCosts | null {
  for (const ability of def(code).abilities)
    if (ability.a === 'when' && ability.on === 'encountered' && [ability.if].flat().includes(condition))
      met = read(ability.words, met ?? noFeatures());
  return met;
}
/** Returns what encountering ice with this code does to the Runner by the ice's own text; null: nothing. */
export const metBy = cached((code) => addMet(null, code, 'self'));

/** Returns what encountering the ice does to the Runner by its own text and by cards hosted on it; null: nothing. */
export function encounterOf(view: View, ice: CardView): RunCosts | null {
  let met = ice.code === null ? null : addMet(null, ice.code, 'self');
  for (const h of ice.hosted)
    for (const card of [...view.runner.rig, ...view.play])
      if (card.h === h && card.code !== null) met = addMet(met, card.code, 'its.host');
  return met;
}

/** Whether credits limited to `spending` may pay for this purpose. `on` is the card they would pay for; null: any card. */
function fitsSpending(spending: Spending, purpose: Purpose, on: CardView | null): boolean {
  if (typeof spending === 'string') return spending === purpose;
  if (spending.for !== purpose || on === null) return false;
  const { zone, type, subtype } = spending.card;
  return (
    (zone !== 'installed' || on.zone === 'root' || on.zone === 'ice' || on.zone === 'rig') &&
    (type === undefined || on.type === type) &&
    (subtype === undefined || on.subtypes.includes(subtype))
  );
}

/** Returns the credits on the Runner's cards that may be spent now on a purpose ('icebreaker': using them). `on` is the card to pay for. */
export function pursesFor(view: View, purpose: Purpose, on: CardView | null = null): number {
  let n = 0;
  for (const card of view.runner.rig) {
    if (card.code === null || !card.up || card.blank) continue;
    if (facts(card.code).spends.some((each) => fitsSpending(each, purpose, on))) n += card.counters.credit ?? 0;
  }
  return n;
}

/** Returns the credits that an installed card takes to prevent one net damage; null: no card can. */
export function shieldOf(view: View): number | null {
  for (const card of view.runner.rig) {
    if (card.code === null || !card.up || card.blank) continue;
    const stops = facts(card.code).prevents;
    if (stops && stops.what === 'damage' && !stops.trash) return stops.credits;
  }
  return null;
}
