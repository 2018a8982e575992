/**
 * Estimates what effects (`Word`) and cards are worth in credits in the position being decided, and the prices of things that this uses.
 */
import { def } from '../rules/defs.ts';
import type { Word } from '../rules/word.ts';
import type { CardView } from '../rules/view-types.ts';
import type { Context } from './context.ts';
import { facts } from './facts.ts';
import { type Gain, priced } from './worth/gains.ts';
import { type Prices, USUAL } from './worth/price.ts';
import { type Worth, inPlay } from './worth/card.ts';
import { readingOf } from './worth/now.ts';
import { gainOf, usual } from './worth/words.ts';
import { corpMoney, money } from './values.ts';

/**
 * Returns what a tag, an access and the like will be worth to the deciding seat in the coming rounds, in credits: the usual prices,
 * adjusted to its deck's plan.
 */
const ahead = (ctx: Context): Prices =>
  ctx.once('prices ahead', () => {
    const { seat } = ctx.decision;
    const prices = { ...USUAL[seat] };
    if (seat === 'corp') {
      prices.tags += ctx.plan.weight('tag and punish');
      prices.damage *= 1 + 0.3 * ctx.plan.weight('net damage');
      // the identity's reaction to taking bad publicity
      const own = ctx.view.corp.identity.code;
      for (const ability of own === null ? [] : def(own).abilities)
        if (ability.a === 'when' && ability.on === 'bad-publicity-taken')
          prices.badPublicity += priced(gainOf(ability.words, usual('corp')), USUAL.corp);
    } else {
      prices.corpCredits *= 1 + 0.5 * ctx.plan.weight('siphon');
      prices.accesses *= 1 + 0.25 * ctx.plan.weight('R&D lock');
    }
    return prices;
  });

/**
 * Returns what a tag, an access and the like are worth to the deciding seat right now, in credits. Its own credits have no price here,
 * since each further one is worth less to it (`appraise`).
 */
export const prices = (ctx: Context): Prices =>
  ctx.once('prices', () => {
    const { view } = ctx;
    const seat = ctx.decision.seat;
    const now = { ...ahead(ctx) };
    const { handSize, maxHand } = view[seat];
    const room = Math.max(0, maxHand - handSize);
    if (seat === 'corp') {
      now.corpCards *= room >= 3 ? 1.2 : room > 0 ? 1 : 0.4;
      now.damage *= view.runner.handSize <= 2 ? 1.5 : 1;
      now.tags += tagged(ctx);
      now.runnerCredits *= view.runner.credits >= 3 ? 1.4 : 0.6;
    } else {
      now.runnerCards *= room >= 3 ? 1.2 : room > 0 ? 1 : 0.5;
      now.damage *= view.runner.handSize <= 2 ? 2 : 1;
      now.corpCredits *= view.corp.credits >= 10 ? 0.8 : 1.4;
    }
    return now;
  });

/** Extra worth of a tag to the Corp, from cards in HQ and in play that need the Runner tagged. */
function tagged(ctx: Context): number {
  const { view } = ctx;
  let more = 0;
  let damage = 0;
  for (const card of view.corp.hand) {
    if (card.code === null) continue;
    const { punishes, card: printed, hits } = facts(card.code);
    if (!punishes || printed.cost > view.corp.credits) continue;
    damage += hits.damage.meat + hits.damage.net;
    more += 1.5;
  }
  for (const card of view.corp.score) if (card.code !== null) damage += facts(card.code).taggedDamage;
  if (damage > view.runner.handSize) more += 12;
  return view.runner.tags > 0 ? more * 0.3 : more;
}

/** Returns what a gain is worth to the deciding seat once it has spent `cost` credits; the cost itself is not deducted. */
export function appraise(ctx: Context, gain: Gain, cost = 0): number {
  const seat = ctx.decision.seat;
  const worth = priced(gain, prices(ctx));
  const own = (seat === 'corp' ? gain.corpCredits : gain.runnerCredits) ?? 0;
  if (own === 0) return worth;
  const { credits } = ctx.view[seat];
  const step = Math.sign(own);
  const whole = Math.trunc(own);
  const value = seat === 'corp' ? corpMoney : money;
  const at = Math.max(0, credits - cost);
  // a fraction of a credit is worth that fraction of the next whole one
  return worth - own + value(at, whole) + Math.abs(own - whole) * value(at + whole, step);
}

/** Returns what resolving these effects now is worth to the deciding seat. `card` is the card they are printed on. */
export const wordsWorth = (ctx: Context, words: readonly Word[], card: CardView | null, cost = 0): number =>
  appraise(ctx, gainOf(words, readingOf(ctx.view, ctx.decision.seat, card)), cost);

/** Returns what a card of the deciding seat is worth to it over this many rounds in play. */
export const playWorth = (ctx: Context, worth: Worth, rounds: number): number =>
  inPlay(worth, rounds, ahead(ctx)) + priced(worth.enter, ahead(ctx));
