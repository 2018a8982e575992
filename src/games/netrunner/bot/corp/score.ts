/** Plans how to score an agenda this turn: which one, in which server, and with which cards that speed it up. */
import { def } from '../../rules/defs.ts';
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView, ServerView } from '../../rules/view-types.ts';
import type { Context } from '../context.ts';
import { facts } from '../facts.ts';
import { advancing, amountOf } from '../calculator/run-costs.ts';
import { pointsWorth } from '../values.ts';
import { readingOf } from '../worth/now.ts';
import { gainOf } from '../worth/words.ts';
import { mainIn } from './threat.ts';

/** A card or ability that helps to score an agenda this turn, and what using it costs. */
interface Helper {
  h: number;
  /** clicks that using it costs, minus those it gains */
  clicks: number;
  credits: number;
  /** number of advancement counters it places; if `x` is true, each costs one more credit */
  counters: number;
  x: boolean;
  /** what the card would be worth if it were kept for something else, in credits */
  card: number;
}

/** A way to score an agenda this turn. */
interface ScorePlan {
  agenda: CardView;
  /** the server to install the agenda in; null: it is already installed */
  into: ServerId | 'new remote' | null;
  /** handles of the cards to play or to use for it */
  helpers: readonly number[];
  /** how many times the Corp must still advance the agenda */
  advances: number;
  /** worth of the whole plan, and (`each`) its worth per click, in credits */
  worth: number;
  each: number;
}

/** Returns, as helpers, the abilities of scored agendas that spend their counters to advance another card without a click. */
function stored(ctx: Context): Helper[] {
  const list: Helper[] = [];
  for (const card of ctx.view.corp.score) {
    if (card.code === null) continue;
    for (const ability of def(card.code).abilities) {
      if (ability.a !== 'paid' || !ability.cost.counters || ability.cost.clicks) continue;
      const placed = advancing(ability.words)[0];
      const have = Math.floor((card.counters[ability.cost.counters.kind] ?? 0) / ability.cost.counters.n);
      if (placed !== undefined)
        for (let i = 0; i < Math.min(have, 3); i++)
          list.push({ h: card.h, clicks: 0, credits: 0, counters: amountOf(placed.n, 1), x: false, card: 2 });
    }
  }
  return list;
}

function helpers(ctx: Context): Helper[] {
  const list = stored(ctx);
  const { view } = ctx;
  for (const card of view.corp.hand) {
    if (card.code === null || list.length >= 6) continue;
    const { haste, card: printed, punishes } = facts(card.code);
    if (!haste || (punishes && view.runner.tags === 0)) continue;
    list.push({
      h: card.h,
      clicks: 1 - (haste.clicks > 0 ? (gainOf(printed.play, readingOf(view, 'corp', card)).corpClicks ?? 0) : 0),
      credits: card.cost ?? printed.cost,
      counters: haste.x ? view.runner.tags : haste.counters,
      x: haste.x,
      card: 1.5,
    });
  }
  return list;
}

/**
 * Returns by how much (`less`) the root's cards lower the advancement requirement there, and what rezzing those still unrezzed costs
 * (`credits`).
 */
function eased(server: ServerView): { less: number; credits: number } {
  let less = 0;
  let credits = 0;
  for (const card of server.root) {
    if (card.code === null) continue;
    for (const ability of def(card.code).abilities) {
      if (ability.a !== 'static' || ability.what !== 'requirement' || ability.for !== 'server') continue;
      less -= amountOf(ability.n, 1);
      if (!card.up) credits += card.cost ?? 0;
    }
  }
  return { less, credits };
}

/** Finds the cheapest set of helpers that gives `need` advancement counters and `extra` clicks this turn; null: there is none. */
function cheapest(
  ctx: Context,
  need: number,
  extra: number,
  spent: number,
): { chosen: Helper[]; cost: number; advances: number } | null {
  const { clicks, credits } = ctx.view.corp;
  const all = ctx.once('helpers', () => helpers(ctx));
  let best: { chosen: Helper[]; cost: number; advances: number } | null = null;
  for (let mask = 0; mask < 1 << all.length; mask++) {
    let click = extra;
    let credit = spent;
    let counters = 0;
    let cards = 0;
    for (let i = 0; i < all.length; i++) {
      if (!(mask & (1 << i))) continue;
      const one = all[i]!;
      click += one.clicks;
      const n = one.x ? Math.min(one.counters, Math.max(0, need - counters)) : one.counters;
      credit += one.credits + (one.x ? n : 0);
      counters += n;
      cards += one.card;
    }
    const advances = Math.max(0, need - counters);
    click += advances;
    credit += advances;
    if (click > clicks || credit > credits) continue;
    const cost = credit + cards + Math.max(0, click) * 0.8;
    if (!best || cost < best.cost) best = { chosen: all.filter((_, i) => mask & (1 << i)), cost, advances };
  }
  return best;
}

/** Finds the best way to score an agenda this turn; null if there is none or it is not worth it. */
export function scorePlan(ctx: Context): ScorePlan | null {
  return ctx.once('score plan', () => {
    const { view } = ctx;
    if (view.active !== 'corp' || view.corp.clicks === 0) return null;
    let best: ScorePlan | null = null;
    const look = (agenda: CardView, into: ServerId | 'new remote' | null, need: number, spent: number): void => {
      const way = cheapest(ctx, need, into === null ? 0 : 1, spent);
      if (!way) return;
      const points = agenda.points ?? def(agenda.code!).points ?? 0;
      const gain = pointsWorth(view, 'corp', points);
      const worth = gain - way.cost * 0.9;
      // cards that speed up an agenda are kept for one that is worth it
      if (way.chosen.length > 0 && worth < 2) return;
      const clicks = way.advances + way.chosen.length + (into === null ? 0 : 1);
      if (best && best.worth >= worth) return;
      best = {
        agenda,
        into,
        helpers: way.chosen.map(({ h }) => h),
        advances: way.advances,
        worth,
        each: gain / Math.max(1, clicks),
      };
    };
    for (const server of view.servers) {
      if (!isRemote(server.id)) continue;
      const ease = eased(server);
      for (const card of server.root)
        if (card.type === 'agenda' && card.requirement !== null) {
          // the view's requirement already includes rezzed cards
          const unrezzed = ease.credits > 0 ? ease.less : 0;
          const have = card.counters.advancement ?? 0;
          look(card, null, Math.max(0, card.requirement - have), 0);
          if (unrezzed > 0) look(card, null, Math.max(0, card.requirement - have - unrezzed), ease.credits);
        }
    }
    for (const card of view.corp.hand) {
      if (card.type !== 'agenda' || card.code === null) continue;
      const printed = def(card.code).requirement ?? 4;
      look(card, 'new remote', printed, 0);
      for (const server of view.servers) {
        if (!isRemote(server.id) || mainIn(server.root)) continue;
        const ease = eased(server);
        look(card, server.id, Math.max(0, printed - ease.less), ease.credits);
      }
    }
    return best;
  });
}

/** Returns the worth of a move as the next step of scoring an agenda this turn; null if it is no such step. */
export function stepWorth(ctx: Context, move: Move): number | null {
  const plan = scorePlan(ctx);
  if (!plan) return null;
  const worth = 5 + plan.each;
  if (move.do === 'install')
    return move.card === plan.agenda.h && plan.into !== null && move.server === plan.into && !move.trashing
      ? worth
      : null;
  // gain clicks first: the other steps need them
  if (move.do === 'play')
    return move.card !== undefined &&
      plan.helpers.includes(move.card) &&
      (plan.into === null || (ctx.facts(move.card)?.haste?.clicks ?? 0) > 0)
      ? worth + 0.5
      : null;
  if (move.do === 'advance') return move.card === plan.agenda.h ? worth : null;
  return null;
}

/** Whether `n` more advancement counters on this card make it an agenda that can be scored now. */
export function completes(ctx: Context, card: CardView, n: number): boolean {
  return (
    ctx.view.active === 'corp' &&
    card.type === 'agenda' &&
    card.requirement !== null &&
    card.zone === 'root' &&
    (card.counters.advancement ?? 0) < card.requirement &&
    (card.counters.advancement ?? 0) + n >= card.requirement
  );
}
