/** Puts the cost of a move into words. The amounts come with the decision in the view. */
import type { Ability } from '../../rules/def.ts';
import type { Seat } from '../../rules/model.ts';
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

/** Which of clicks and credits a price names. */
export function leadOf({ clicks, credits, x }: Price): 'none' | 'clicks' | 'credits' | 'both' | 'x' | 'clicks_x' {
  if (x === true) return clicks > 0 ? 'clicks_x' : 'x';
  if (clicks > 0) return (credits ?? 0) > 0 ? 'both' : 'clicks';
  return (credits ?? 0) > 0 ? 'credits' : 'none';
}

/** A price in words: "1 click and 2 credits". Null when there is nothing to pay. */
export function priceText(price: Price | null): string | null {
  if (price === null) return null;
  const lead = leadOf(price);
  const [first, ...others] = price.extra;
  if (lead === 'none' && first === undefined) return null;
  const credits = price.credits ?? 0;
  const one = (lead: string, extra: Price['extra'][number] | undefined): string =>
    t('price', {
      lead,
      clicks: price.clicks,
      credits,
      gap: lead !== 'none' && extra !== undefined ? 'yes' : 'no',
      extra: extra === undefined ? 'none' : extra.c === 'trash-self' ? 'self' : extra.c,
      n: extra?.n ?? 0,
      kind: extra?.kind ?? 'none',
    });
  const words = [one(lead, first), ...others.map((extra) => one('none', extra))];
  return words.length === 1 ? words[0]! : t('price.list', { all: words });
}

/** Whether only part of a side's credits is in its pool: some lie on cards of its own, to be spent for one purpose, or are for this run. */
function hasOtherCredits({ run, runner, servers }: View, seat: Seat): boolean {
  if (seat === 'runner' && (run?.badCredits ?? 0) > 0) return true;
  const own = seat === 'runner' ? runner.rig : servers.flatMap(({ ice, root }) => [...ice, ...root]);
  return own.some(({ code, counters }) => {
    const abilities = code === null || (counters.credit ?? 0) === 0 ? [] : cardOf(code).abilities;
    return abilities.some(({ a }) => a === 'purse' || a === 'recurring');
  });
}

/**
 * The view once the deciding side has paid these clicks and credits. Null if nothing is paid, or if other credits than those in the pool could
 * pay for some of it.
 */
export function afterPaying({ clicks, credits }: Pick<Price, 'clicks' | 'credits'>, view: View): View | null {
  const seat = view.decision?.seat;
  if (seat === undefined || credits === null || clicks + credits === 0) return null;
  if (credits > 0 && hasOtherCredits(view, seat)) return null;
  const side = view[seat];
  return { ...view, [seat]: { ...side, clicks: side.clicks - clicks, credits: side.credits - credits } };
}
