/** What a move costs, as far as the printed rules say it before it is paid. The rules still decide; this is what the button shows. */
import type { Ability, Cost } from '../../rules/def.ts';
import type { Move, Verb } from '../../rules/move.ts';
import type { View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { cardOf } from '../words/book.ts';
import { findCard, findServer } from '../words/find.ts';

/** Clicks, credits, and other parts as sentences. `credits: null`: not known before it is paid. */
export interface Price {
  clicks: number;
  credits: number | null;
  more: string[];
}

const CLICKS: Partial<Record<Verb, number>> = {
  draw: 1,
  credit: 1,
  install: 1,
  play: 1,
  advance: 1,
  purge: 3,
  'trash-resource': 1,
  'remove-tag': 1,
  run: 1,
};
const CREDITS: Partial<Record<Verb, number>> = { advance: 1, 'trash-resource': 2, 'remove-tag': 2 };

/** The ability a `use` move means, or null when the card's text is not its printed one. */
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

function priceOfCost(cost: Cost): Price {
  const more: string[] = [];
  if (cost.counters) more.push(t(`cost.counter.${cost.counters.kind}`, { n: cost.counters.n }));
  if (cost.trashSelf) more.push(t('cost.trash-self'));
  if (cost.forfeit) more.push(t('cost.forfeit', { n: cost.forfeit }));
  if (cost.damage) more.push(t('cost.damage', { n: cost.damage }));
  const credits = cost.credits === undefined ? 0 : typeof cost.credits === 'number' ? cost.credits : null;
  return { clicks: cost.clicks ?? 0, credits, more };
}

function installCredits(move: Move, view: View): number | null {
  const card = findCard(view, move.card);
  if (card === null || card.type === null) return null;
  if (card.seat === 'runner') return card.cost;
  // Ice costs one credit for each piece already there; every other Corp card is installed for nothing.
  if (card.type !== 'ice') return 0;
  return move.trashing ? null : (findServer(view, move.server)?.ice.length ?? 0);
}

/** The price of a move; null where none is shown (passing, answering a question). */
export function priceOf(move: Move, view: View): Price | null {
  const acting = view.decision?.kind === 'action';
  const clicks = acting ? (CLICKS[move.do] ?? 0) : 0;
  const card = findCard(view, move.card);
  switch (move.do) {
    case 'install':
      return { clicks, credits: installCredits(move, view), more: [] };
    case 'play': {
      const double = card?.subtypes.includes('double') === true ? 1 : 0;
      return { clicks: clicks + (acting ? double : 0), credits: card?.cost ?? null, more: [] };
    }
    case 'rez':
      return { clicks: 0, credits: card?.cost ?? null, more: [] };
    case 'use': {
      const ability = abilityOf(move, view);
      return ability !== null && 'cost' in ability ? priceOfCost(ability.cost) : null;
    }
    case 'trash': {
      const shown = view.decision?.figures['cost'];
      return { clicks: 0, credits: typeof shown === 'number' ? shown : null, more: [] };
    }
    case 'steal': {
      const { credits, clicks: lost, damage } = view.decision?.figures ?? {};
      const more = typeof damage === 'number' && damage > 0 ? [t('cost.damage', { n: damage })] : [];
      return { clicks: typeof lost === 'number' ? lost : 0, credits: typeof credits === 'number' ? credits : 0, more };
    }
    case 'draw':
    case 'credit':
    case 'advance':
    case 'purge':
    case 'trash-resource':
    case 'remove-tag':
    case 'run':
      return { clicks, credits: CREDITS[move.do] ?? 0, more: [] };
    default:
      return null;
  }
}

/** A price in words: "1 click, 2 credits"; null when there is nothing to pay. */
export function priceText(price: Price | null): string | null {
  if (price === null) return null;
  const parts: string[] = [];
  if (price.clicks > 0) parts.push(t('cost.clicks', { n: price.clicks }));
  if (price.credits !== null && price.credits > 0) parts.push(t('cost.credits', { n: price.credits }));
  parts.push(...price.more);
  return parts.length === 0 ? null : parts.join(t('cost.join'));
}
