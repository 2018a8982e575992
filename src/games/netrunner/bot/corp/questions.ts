/** How the Corp weighs its answers to all questions except actions and windows. */
import { isRemote } from '../../rules/model.ts';
import type { CardView } from '../../rules/view-types.ts';
import { byNumber, highestNumber, needlessTrash } from '../answers.ts';
import type { Choice, Context } from '../context.ts';
import { type Facts, facts, preventOf } from '../facts.ts';
import { shieldOf } from '../knowledge.ts';
import { GAME, corpMoney, pointsWorth } from '../values.ts';
import { resourceWorth } from './actions.ts';
import { entry, loss, scoringServer } from './threat.ts';
import { count, holdWorth, scoring } from './worth.ts';

/** Opening hand: kept with ice and money (or more ice) and at most two agendas; else a mulligan. */
export function mulligan(ctx: Context): Choice[] {
  const ice = count(ctx, (f) => f.card.type === 'ice');
  const money = count(ctx, (f) => f.burst > 0 || f.perTurn > 0);
  const agendas = count(ctx, (f) => f.card.type === 'agenda');
  const good = ice >= 1 && agendas <= 2 && (money >= 1 || ice >= 2);
  const params = { ice, money, agendas };
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.do === 'keep' ? (good ? 1 : 0) : move.do === 'mulligan' ? 0.5 : -GAME,
    reason: { key: move.do === 'keep' ? 'bot.keep-corp' : 'bot.mulligan-corp', params },
  }));
}

export function discard(ctx: Context): Choice[] {
  return ctx.moves
    .filter((move) => move.card !== undefined)
    .map((move) => ({
      move,
      worth: -holdWorth(ctx, ctx.card(move.card)!),
      reason: {
        key: 'bot.discard',
        params: { card: ctx.title(move.card), hand: ctx.view.corp.handSize, most: ctx.view.corp.maxHand },
      },
    }));
}

/** Optional effects: a trap is paid for if it hurts enough, what is free is taken. */
export function accept(ctx: Context): Choice[] {
  const { view } = ctx;
  const source = ctx.card(ctx.decision.source);
  const f = ctx.facts(ctx.decision.source);
  let gain = 0.5;
  const params: Record<string, string | number> = {
    card: f?.card.title ?? '?',
    credits: view.corp.credits,
    grip: view.runner.handSize,
    damage: 0,
  };
  if (f?.ambush) {
    const hits = f.ambush.net + f.ambush.perAdvancement * (source?.counters.advancement ?? 0);
    params.damage = hits;
    gain =
      hits > view.runner.handSize
        ? GAME
        : hits * (view.runner.handSize <= 3 ? 2 : 1.4) +
          f.ambush.tags * 1.6 +
          corpMoney(view.corp.credits, -f.ambush.price);
    // damage that the Runner can prevent does not count
    if (hits > 0 && hits <= view.runner.handSize && shielded(ctx)) gain -= 1.4;
  } else if (f?.freeRez) gain = freeRezWorth(ctx);
  const key = f?.ambush ? 'bot.spring' : 'bot.accept';
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.do === 'accept' || move.do === 'rez' || move.do === 'use' ? gain : 0,
    reason: { key: move.do === 'decline' ? 'bot.decline' : key, params },
  }));
}

/** Whether the Runner can prevent a net damage and pay for it. */
function shielded({ view }: Context): boolean {
  const price = shieldOf(view);
  return price !== null && view.runner.credits >= price;
}

/** Worth of rezzing a piece of ice for free: the highest rez cost saved, less the surprise lost. */
function freeRezWorth(ctx: Context): number {
  let most = 0;
  for (const server of ctx.view.servers)
    for (const ice of server.ice) if (!ice.up) most = Math.max(most, ice.cost ?? 0);
  return most - 1.2;
}

export function pick(ctx: Context): Choice[] {
  const asking = ctx.facts(ctx.decision.source);
  const needless = needlessTrash(ctx);
  return ctx.moves.map((move): Choice => {
    const card = ctx.card(move.card);
    if (!card)
      return {
        move,
        worth: move.server !== undefined ? placeWorth(ctx, move.server) : move.do === 'done' ? 0 : -1,
        reason: { key: 'bot.done' },
      };
    return {
      move,
      worth: needless ? -1 : pickWorth(ctx, card, asking),
      reason: { key: 'bot.pick', params: { card: ctx.title(card.h) } },
    };
  });
}

const placeWorth = (ctx: Context, server: string): number =>
  server === 'rnd' || server === 'hq' ? 2 : server === scoringServer(ctx) ? 1.5 : 0.5;

function pickWorth(ctx: Context, card: CardView, asking: Facts | null): number {
  if (card.seat === 'runner') return card.type === 'program' ? programWorth(card) : resourceWorth(ctx, card.h);
  if (card.zone === 'ice') {
    // to rez for free: the most expensive, rather on a central server; to trash: the cheapest
    const worth = (card.cost ?? 0) + (card.server !== null && !isRemote(card.server) ? 1 : 0.5);
    return asking?.freeRez ? worth : 5 - worth;
  }
  if (card.zone === 'corp score') return 5 - (card.points ?? 0) * 2;
  return 5 - holdWorth(ctx, card);
}

function programWorth(card: CardView): number {
  if (card.code === null) return 0;
  const f = facts(card.code);
  return (f.breaks.length > 0 ? 5 : 1) + f.card.cost * 0.5 + (f.action ? 2 : 0);
}

/** Trace bid: enough to be sure if that is affordable and worth it; else up to 2 when rich, or nothing. */
export function trace(ctx: Context): Choice[] {
  const { view } = ctx;
  const base = Number(ctx.decision.figures.base ?? ctx.decision.figures.strength ?? view.pending?.n ?? 0);
  const sure = Math.max(0, view.runner.link + view.runner.credits + 1 - base);
  const f = ctx.facts(ctx.decision.source);
  const stakes =
    f && JSON.stringify(f.card.abilities).includes('brain')
      ? 7
      : 2 +
        resourceWorth(ctx, undefined) * 0.5 +
        (view.corp.score.some((card) => card.code !== null && facts(card.code).taggedDamage > 0) ? 2 : 0);
  const bid =
    sure <= view.corp.credits - 3 && sure <= stakes
      ? sure
      : view.corp.credits >= 10
        ? Math.min(2, Math.max(0, view.runner.link + 1 - base + 1))
        : 0;
  return byNumber(ctx, bid, 'bot.trace-corp', { base, link: view.runner.link, credits: view.corp.credits });
}

/** As many as may be, but never the draw that R&D cannot give. */
export const number = (ctx: Context): Choice[] =>
  ctx.decision.figures.of === 'draw'
    ? byNumber(ctx, Math.min(ctx.decision.range?.max ?? 0, ctx.view.corp.deckSize), 'bot.number', {})
    : highestNumber(ctx);

export function psi(ctx: Context): Choice[] {
  const roll = ctx.chance();
  return byNumber(ctx, roll < 0.4 ? 0 : roll < 0.75 ? 1 : 2, 'bot.psi', {});
}

/** Order for the top of R&D: what is needed first; agendas deep while R&D is open to runs, traps where the Runner will access. */
export function arrange(ctx: Context): Choice[] {
  const { view } = ctx;
  const open = ctx.once('rnd open', () => {
    const way = entry(ctx, 'rnd', {});
    return way.leave ? 0 : way.reach;
  });
  const first = ctx.decision.got === 0;
  const agendas = count(ctx, (f) => f.card.type === 'agenda');
  return ctx.moves.map((move): Choice => {
    const f = ctx.facts(move.card);
    if (!f) return { move, worth: move.do === 'done' ? 100 : -1, reason: { key: 'bot.done' } };
    let worth = 1;
    if (f.burst > 0) worth = view.corp.credits < 12 ? 3.5 : 2;
    else if (f.card.type === 'agenda')
      worth = agendas === 0 && scoringServer(ctx) !== null && !scoring(ctx) ? 3 : -open * 3 + 0.2;
    else if (f.card.type === 'ice') worth = count(ctx, (one) => one.card.type === 'ice') < 2 ? 2.6 : 1.6;
    else if (f.perTurn > 0) worth = 2.2;
    // the card left on top after the Corp's own draw is what the Runner sees
    if (f.ambush && !first && ctx.decision.got === 1) worth += open * 3;
    if (f.ambush && first) worth -= 0.5;
    return { move, worth, reason: { key: 'bot.arrange', params: { card: f.card.title, place: ctx.decision.got + 1 } } };
  });
}

/** Choices between named options, weighed by the name. */
export function choose(ctx: Context): Choice[] {
  return ctx.moves.map((move, i) => {
    const name = move.option ?? '';
    let worth = 1 - i * 0.01;
    if (name === 'event' || name === 'hardware' || name === 'resource' || name === 'program') worth = likely(ctx, name);
    if (move.server !== undefined)
      worth =
        placeWorth(ctx, move.server) +
        Math.max(0, loss(ctx, move.server === 'new remote' ? 'archives' : move.server)) * 0.1;
    if (move.do === 'decline' || move.do === 'done') worth = 0;
    return { move, worth, reason: { key: 'bot.choose', params: { option: name || move.do } } };
  });
}

/** Number of unseen Runner cards of a type: the more, the likelier that the grip holds some. */
function likely(ctx: Context, type: string): number {
  let n = 0;
  for (const [code, left] of ctx.runnerUnseen.left) if (facts(code).card.type === type) n += left;
  return n;
}

/** Worth of hiding a card from the Runner: high for a trap; for an agenda higher the nearer the Runner is to winning. */
function secretWorth(ctx: Context, card: CardView | null): number {
  if (card === null || card.code === null) return 0.8;
  const f = facts(card.code);
  if (f.ambush) {
    const hits = f.ambush.net + f.ambush.perAdvancement * (card.counters.advancement ?? 0);
    return Math.max(0.8, Math.min(2.5, hits * 1.4));
  }
  if (f.card.type !== 'agenda') return 0.8;
  return 0.8 + Math.min(1.7, pointsWorth(ctx.view, 'runner', f.card.points ?? 0) / 20);
}

/** Choices to prevent a card from being exposed: worth it for a card that matters. */
export function prevent(ctx: Context): Choice[] {
  return ctx.moves.map((move): Choice => {
    if (move.do !== 'use' && move.do !== 'rez')
      return { move, worth: 0, reason: { key: 'bot.no-prevent', params: { n: 1, grip: ctx.view.runner.handSize } } };
    const meant = ctx.decision.about[0] ?? null;
    const value = secretWorth(ctx, meant);
    const f = ctx.facts(move.card);
    const stops = f ? preventOf(f.card, move.ability) : null;
    // rezzing the decoy gives it away, at a small loss; the prevention itself is paid for afterwards
    const pay = (credits: number): number => -corpMoney(ctx.view.corp.credits, -credits);
    const price =
      move.do === 'rez' ? 0.9 + 0.7 * Math.min(1.2, pay(1)) : !stops ? 0 : stops.trash ? 1.2 : pay(stops.credits);
    return {
      move,
      worth: value - price,
      reason: { key: 'bot.prevent', params: { card: ctx.title(move.card), n: 1, grip: ctx.view.runner.handSize } },
    };
  });
}
