/** Finds, on the card whose effect asks a player for a decision, the effects (`Word`) to which each answer leads. */
import { def, inside } from '../rules/defs.ts';
import type { CardView } from '../rules/view-types.ts';
import type { Word, WordName } from '../rules/word.ts';
import { appraise } from './appraise.ts';
import { cached } from './cached.ts';
import type { Context } from './context.ts';
import { find } from './calculator/run-costs.ts';
import { readingOf } from './worth/now.ts';
import { gainOf } from './worth/words.ts';

/** Returns all lists of effects on a card, including those nested in others. */
const listsOf = cached((code) => {
  const card = def(code);
  const known: Word[][] = [];
  const go = (words: Word[]): void => {
    known.push(words);
    for (const word of words) for (const [, list] of inside(word)) go(list);
  };
  go(card.play);
  card.subroutines.forEach(go);
  for (const ability of card.abilities) if ('words' in ability) go(ability.words);
  return known;
});

/** Returns the card whose effect asks for the open decision, and all lists of effects on it; no lists if its face is unknown. */
function asking(ctx: Context): { card: CardView | null; lists: Word[][] } {
  const card = ctx.card(ctx.decision.source);
  return { card, lists: card?.code ? listsOf(card.code) : [] };
}

/** Returns the effects that follow once a card is chosen, as the open decision asks; null if the asking card offers no such choice. */
export function afterPick(ctx: Context): Word[] | null {
  return ctx.once('after pick', () => {
    const key = ctx.decision.text.key.replace(/^prompt\./, '');
    for (const words of asking(ctx).lists) {
      const at = words.findIndex((w) => w.w === 'choose' && w.prompt === key);
      if (at >= 0) return words.slice(at + 1);
    }
    return null;
  });
}
/** Whether one of these effects follows once a card is chosen, as the open decision asks. */
export const doesAfterPick = (ctx: Context, ...names: WordName[]): boolean =>
  afterPick(ctx)?.some((word) => names.includes(word.w)) ?? false;

/** Returns the worth of choosing this option, from the effects it has; null if the asking card has no such option. */
export function optionWorth(ctx: Context, option: string): number | null {
  const { card, lists } = asking(ctx);
  for (const words of lists) {
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      if (word.w !== 'chooseOne') continue;
      const way = word.options.find(({ name }) => name === option);
      if (way) return appraise(ctx, gainOf(way.words, readingOf(ctx.view, card?.seat ?? ctx.decision.seat, card)));
    }
  }
  return null;
}

/** Returns the effects of accepting the offer on the asking card, and those that follow in any case; null if the card offers nothing. */
function offered(ctx: Context): { words: Word[]; rest: Word[] } | null {
  const { card, lists } = asking(ctx);
  if (!card?.code) return null;
  for (const words of lists) {
    const at = words.findIndex((w) => w.w === 'may' && (w.by ?? card.seat) === ctx.decision.seat);
    const may = words[at];
    if (may?.w === 'may') return { words: may.then, rest: words.slice(at + 1) };
  }
  for (const ability of def(card.code).abilities)
    if ((ability.a === 'when' || ability.a === 'instead') && ability.optional)
      return { words: ability.words, rest: [] };
  return null;
}
/** Whether accepting the offer on the asking card has this effect. */
export const offers = (ctx: Context, name: WordName): boolean => {
  const offer = offered(ctx);
  return offer !== null && find(offer.words, name).length > 0;
};

/** Returns how much better accepting the offer on the asking card is than declining, from its effects; null if the bot knows none. */
export function offerWorth(ctx: Context): number | null {
  const offer = offered(ctx);
  if (!offer) return null;
  const { card } = asking(ctx);
  const by = readingOf(ctx.view, card!.seat, card);
  const worth = appraise(ctx, gainOf(offer.words, by));
  if (offer.rest.length === 0) return worth;
  // later words may count the bad publicity taken here
  const more = find(offer.words, 'takeBadPublicity').reduce((n, w) => n + w.n, 0);
  const count: typeof by.count = (of) => by.count(of) + (of === 'badPublicity' ? more : 0);
  return worth + appraise(ctx, gainOf(offer.rest, { ...by, count })) - appraise(ctx, gainOf(offer.rest, by));
}

/** Returns what a successful trace by the asking card is worth to the deciding seat; null if the card has no trace. */
export function traceWorth(ctx: Context): number | null {
  const { card, lists } = asking(ctx);
  const [trace] = lists.flatMap((words) => words.filter((w) => w.w === 'trace'));
  if (!card || trace?.w !== 'trace') return null;
  return appraise(ctx, gainOf(trace.then, readingOf(ctx.view, card.seat, card)));
}

/** Returns the worth of choosing `n` for X on the asking card; null if the card has no X. */
export function declaredWorth(ctx: Context, n: number): number | null {
  const { card, lists } = asking(ctx);
  if (!card?.code) return null;
  const printed = def(card.code);
  const by = { ...readingOf(ctx.view, card.seat, card) };
  const { count } = by;
  by.count = (of) => (of === 'x' ? n : count(of));
  const paysInside = lists.find((words) => words.some((w) => w.w === 'payInside' && w.cost.x));
  const paid = printed.abilities.find((ability) => ability.a === 'paid' && ability.cost.x);
  const words = printed.x ? printed.play : (paysInside ?? (paid?.a === 'paid' ? paid.words : null));
  if (!words) return null;
  const gain = gainOf(words, by);
  return appraise(ctx, paysInside ? gain : { ...gain, corpCredits: (gain.corpCredits ?? 0) - n });
}
