/** Puts the cost of a move into words. The amounts come with the decision in the view. */
import type { Ability } from '../../rules/def.ts';
import type { ExtraCost } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { Price, View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { cardOf } from '../words/lookup.ts';
import { findCard } from '../words/find.ts';

/** The printed ability that a `use` move uses; null if the card does not have that ability printed on it. */
export function abilityOf(move: Move, view: View): Ability | null {
  const code = findCard(view, move.card)?.code;
  if (code === null || code === undefined || move.ability === undefined) return null;
  const ability = cardOf(code).abilities[move.ability];
  if (
    ability === undefined ||
    (move.name !== undefined && ability.a !== 'break' && 'name' in ability && ability.name !== move.name)
  )
    return null;
  return ability;
}

/** The price of a legal move; null if it is free. */
export const priceOf = (move: Move, { decision }: View): Price | null =>
  decision?.prices[decision.moves.indexOf(move)] ?? null;

function extraText({ c, n, kind }: Omit<ExtraCost, 'from'>): string {
  if (c === 'counter') return t(`cost.counter.${kind}`, { n });
  return t(`cost.${c}`, { n });
}

/** A price in words: "1 click, 2 credits". Null when there is nothing to pay. */
export function priceText(price: Price | null): string | null {
  if (price === null) return null;
  const parts: string[] = [];
  if (price.clicks > 0) parts.push(t('cost.clicks', { n: price.clicks }));
  if (price.credits !== null && price.credits > 0) parts.push(t('cost.credits', { n: price.credits }));
  if (price.x === true) parts.push(t('cost.x'));
  parts.push(...price.extra.map(extraText));
  return parts.length === 0 ? null : parts.join(t('cost.join'));
}
