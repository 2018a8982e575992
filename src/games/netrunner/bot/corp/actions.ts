/** How the Corp weighs its actions: every legal one with its worth now. */
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { Choice, Context } from '../context.ts';
import { facts } from '../facts.ts';
import { TUNE } from '../tuning.ts';
import { GAME, corpMoney, pointsWorth } from '../values.ts';
import { installChoice, stolen } from './install.ts';
import { agendaIn, rezBill, trapsOff } from './threat.ts';
import { count, drawWorth } from './worth.ts';

export function actions(ctx: Context): Choice[] {
  const { view } = ctx;
  const { credits } = view.corp;
  const deadly = lethal(ctx);
  const list: Choice[] = [];
  for (const move of ctx.moves) {
    switch (move.do) {
      case 'credit':
        list.push({
          move,
          worth: corpMoney(credits, 1) * need(ctx),
          reason: { key: 'bot.credit', params: { credits } },
        });
        break;
      case 'draw':
        list.push({
          move,
          worth: drawWorth(ctx),
          reason: { key: 'bot.draw', params: { hand: view.corp.handSize, most: view.corp.maxHand } },
        });
        break;
      case 'install':
        list.push(installChoice(ctx, move));
        break;
      case 'advance':
        list.push(advanceChoice(ctx, move));
        break;
      case 'play':
        list.push(playChoice(ctx, move, deadly));
        break;
      case 'use':
        list.push(useChoice(ctx, move, deadly));
        break;
      case 'purge':
        list.push(purgeChoice(ctx, move));
        break;
      case 'trash-resource':
        list.push(resourceChoice(ctx, move));
        break;
      default:
        break;
    }
  }
  // credits that pay for a trap must still be there when the Runner accesses it
  for (const choice of list) {
    const spent = spends(ctx, choice.move);
    if (spent > 0) choice.worth -= trapsOff(ctx, credits - spent);
  }
  return list;
}

/** Credits by which the pool is smaller after an action. */
function spends(ctx: Context, move: Move): number {
  const { view } = ctx;
  if (move.do === 'advance') return 1;
  if (move.do === 'trash-resource') return 2;
  if (move.do === 'install' && move.server !== 'new remote' && ctx.facts(move.card)?.card.type === 'ice')
    return view.servers.find((server) => server.id === move.server)?.ice.length ?? 0;
  if (move.do === 'play') return Math.max(0, (ctx.card(move.card)?.cost ?? 0) - (ctx.facts(move.card)?.burst ?? 0));
  return 0;
}

/** Factor on the worth of a credit: above 1 while the Corp cannot pay to rez ice that guards something. */
function need(ctx: Context): number {
  const { view } = ctx;
  for (const server of view.servers) {
    if (server.id === 'archives' || server.ice.length === 0 || server.ice.some((ice) => ice.up)) continue;
    if (isRemote(server.id) && agendaIn(server.root) === null) continue;
    const cheapest = Math.min(...server.ice.map((ice) => ice.cost ?? 0));
    if (view.corp.credits < cheapest) return TUNE.corpPoor;
  }
  return 1;
}

/** Whether the damage that this turn's clicks and credits can do flatlines the Runner. */
function lethal(ctx: Context): boolean {
  const { view } = ctx;
  const { clicks } = view.corp;
  let { credits } = view.corp;
  let left = clicks;
  let hits = 0;
  for (const move of ctx.movesOf('play')) {
    const f = ctx.facts(move.card);
    const n = f ? f.hits.damage.net + f.hits.damage.meat : 0;
    if (n === 0 || left === 0 || f!.card.cost > credits) continue;
    hits += n;
    left -= 1;
    credits -= f!.card.cost;
  }
  for (const move of ctx.movesOf('use')) {
    const f = ctx.facts(move.card);
    if (f && f.taggedDamage > 0) {
      hits += f.taggedDamage * left;
      left = 0;
    }
  }
  return hits > view.runner.handSize;
}

/** The choice to advance a card: an agenda by how near it is to being scored, any other card as a bluff. */
function advanceChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  const f = facts(card.code!);
  const have = card.counters.advancement ?? 0;
  const { clicks, credits } = view.corp;
  const params = { card: f.card.title, have, need: card.requirement ?? 0, credits };
  if (f.card.type !== 'agenda')
    return { move, worth: bluffAdvance(ctx, f, card.server!, have), reason: { key: 'bot.bluff', params } };
  const need = (card.requirement ?? 4) - have;
  const gain = pointsWorth(view, 'corp', f.card.points ?? 0);
  const reason = { key: 'bot.advance', params };
  if (need <= 0) return { move, worth: -1, reason };
  if (need <= clicks && need <= credits) return { move, worth: 5 + gain / need, reason };
  const now = Math.min(clicks, credits);
  const chance = stolen(ctx, card.server as ServerId, now);
  const risk = pointsWorth(view, 'runner', f.card.points ?? 0);
  if (need > 3) {
    let worth = (((1 - chance) * gain - chance * risk * 0.3 - need * TUNE.agendaCost) / need) * TUNE.advance;
    if (ctx.level.reserve && credits - 1 < Math.min(rezBill(ctx, card.server as ServerId), 6)) worth -= 1.2;
    return { move, worth: Math.max(worth, chance < 0.5 ? TUNE.advanceWait : 0), reason };
  }
  // it can be scored next turn: advancing now only saves a click then
  return { move, worth: corpMoney(credits, -1) + 0.9, reason };
}

/** Worth of advancing a trap as if it were an agenda; high for the first two counters, low for the third. */
function bluffAdvance(ctx: Context, f: ReturnType<typeof facts>, server: ServerId, have: number): number {
  const { view } = ctx;
  if (!f.ambush || view.corp.credits < f.ambush.price + 1) return -0.5;
  if (have >= 3) return -0.5;
  const grip = view.runner.handSize;
  const hits = f.ambush.perAdvancement * (have + 1);
  const kills = hits > grip && f.ambush.perAdvancement * have <= grip;
  const base = have === 0 ? 1.3 : have === 1 ? 1.15 : 0.3;
  void server;
  return base + (kills ? 0.8 : 0) + corpMoney(view.corp.credits, -1) + 0.9;
}

function playChoice(ctx: Context, move: Move, deadly: boolean): Choice {
  const { view } = ctx;
  const f = ctx.facts(move.card)!;
  const card = ctx.card(move.card)!;
  const cost = card.cost ?? f.card.cost;
  const params = { card: f.card.title, cost, credits: view.corp.credits };
  let worth = -0.5;
  const hits = f.hits.damage.net + f.hits.damage.meat + f.hits.damage.brain;
  if (f.burst > 0) worth = corpMoney(view.corp.credits - cost, f.burst) + corpMoney(view.corp.credits, -cost);
  else if (hits > 0) {
    if (deadly)
      return { move, worth: GAME, reason: { key: 'bot.lethal', params: { ...params, grip: view.runner.handSize } } };
    const thin = view.runner.handSize <= 2 ? 2 : view.runner.handSize <= 3 ? 1.5 : 0.9;
    const rich = view.corp.credits - cost >= 6 ? 0.5 : 0;
    worth =
      hits * thin * (view.runner.handSize === 0 ? 0 : 1) +
      rich +
      corpMoney(view.corp.credits, -cost) +
      (view.corp.handSize >= view.corp.maxHand ? 0.4 : 0);
  } else if (f.arranges > 0) worth = view.corp.deckSize > 2 ? 1.15 : -1;
  else if (f.hits.tags > 0 || f.hits.credits > 0)
    worth = f.hits.tags * 2 + f.hits.credits * 0.5 + corpMoney(view.corp.credits, -cost);
  return { move, worth, reason: { key: 'bot.play', params } };
}

function useChoice(ctx: Context, move: Move, deadly: boolean): Choice {
  const { view } = ctx;
  const f = ctx.facts(move.card);
  const params = { card: f?.card.title ?? '?', credits: view.corp.credits, grip: view.runner.handSize };
  if (f?.taggedDamage) {
    if (deadly) return { move, worth: GAME, reason: { key: 'bot.lethal', params } };
    return {
      move,
      worth: f.taggedDamage * (view.runner.handSize <= 3 ? 1.9 : 1.3),
      reason: { key: 'bot.use', params },
    };
  }
  if (f?.action) {
    const { credits, clicks } = f.action;
    const worth = corpMoney(view.corp.credits, credits) / clicks;
    // worth less while agendas that need installing fill HQ
    return {
      move,
      worth: count(ctx, (one) => one.card.type === 'agenda') >= 3 ? worth * 0.8 : worth,
      reason: { key: 'bot.take', params: { ...params, n: credits } },
    };
  }
  return { move, worth: -0.2, reason: { key: 'bot.use', params } };
}

/** The choice to purge virus counters for three clicks: worth it from three counters on. */
function purgeChoice(ctx: Context, move: Move): Choice {
  let counters = 0;
  for (const card of ctx.view.runner.rig) counters += card.counters.virus ?? 0;
  return {
    move,
    worth: counters < 3 ? -1 : (counters * 1.1) / 3,
    reason: { key: 'bot.purge', params: { n: counters } },
  };
}

function resourceChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const worth = resourceWorth(ctx, move.card) + corpMoney(view.corp.credits, -2);
  return {
    move,
    worth,
    reason: { key: 'bot.trash-resource', params: { card: ctx.title(move.card), credits: view.corp.credits } },
  };
}

/** What losing the resource with handle `h` costs the Runner; when `h` is undefined, their best resource. */
export function resourceWorth(ctx: Context, h: number | undefined): number {
  let most = 0;
  for (const card of ctx.view.runner.rig) {
    if (card.type !== 'resource' || card.code === null || (h !== undefined && card.h !== h)) continue;
    const f = facts(card.code);
    let worth = 0.6 + f.link * 0.3 + (f.sells > 0 ? 1 : 0) + (f.prevents ? 0.8 : 0);
    if (f.action?.stock) worth += (card.counters.credit ?? 0) * 0.45;
    most = Math.max(most, worth);
  }
  return most;
}
