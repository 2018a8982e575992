/** The coach's advice to the Corp: warnings before an agenda is left unguarded, unscored, or behind unrezzed ice. */
import { type ServerId, isRemote } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { CardView } from '../rules/view-types.ts';
import type { Context } from '../bot/context.ts';
import { facts } from '../bot/facts.ts';
import { agendaIn, entry, loss } from '../bot/corp/threat.ts';
import { window } from '../bot/corp/windows.ts';
import { type CoachAdvice, isLast } from './advice.ts';

/** The coach warns against drawing when R&D has this many cards or fewer. */
const LOW = 2;
/** A way into a server is cheap if it costs at most this many credits. */
const CHEAP = 2;
/** Clicks that do nothing against a run. */
const ELSEWHERE: readonly Move['do'][] = ['credit', 'draw', 'play', 'install'];

export function corpAdvice(ctx: Context, move: Move): CoachAdvice | null {
  switch (move.do) {
    case 'pass':
      return unscored(ctx) ?? unrezzed(ctx);
    case 'draw':
      return emptyRnd(ctx) ?? unscored(ctx) ?? lastClick(ctx, move);
    case 'advance':
      return advanceOpen(ctx, move) ?? lastClick(ctx, move);
    case 'score':
    case 'rez':
    case 'use':
      return null;
    default:
      return unscored(ctx) ?? lastClick(ctx, move);
  }
}

/** Warns if the Corp does not score an agenda it can score now. */
function unscored(ctx: Context): CoachAdvice | null {
  const { view } = ctx;
  if (view.active !== 'corp') return null;
  const score = ctx.moves.find((move) => move.do === 'score');
  const card = ctx.card(score?.card);
  if (score === undefined || card === null || card.code === null) return null;
  return { kind: 'unscored', params: { card: card.code, points: card.points ?? 0 }, at: card.h };
}

/**
 * Warns if the Corp does not rez the approached ice although it can pay, and the ice would stop the run and protects something worth it.
 */
function unrezzed(ctx: Context): CoachAdvice | null {
  const { run } = ctx.view;
  if (run === null || run.at !== 'approach') return null;
  const choice = window(ctx).find(({ move }) => move.do === 'rez' && move.card === run.ice);
  if (choice === undefined || choice.worth < 2 || Number(choice.grounds.params?.['stops'] ?? 0) < 50) return null;
  const ice = ctx.card(run.ice);
  if (ice === null || ice.code === null || loss(ctx, run.server) < 3) return null;
  const cost = ice.cost ?? facts(ice.code).card.cost;
  return { kind: 'unrezzed', params: { ice: ice.code, cost, server: run.server }, at: ice.h };
}

function emptyRnd(ctx: Context): CoachAdvice | null {
  const { deckSize } = ctx.view.corp;
  return deckSize > LOW ? null : { kind: 'empty-rnd', params: { n: deckSize }, at: 'rnd' };
}

/** The number of advancement counters an agenda still needs before it can be scored; high if its requirement is unknown. */
const missing = (agenda: CardView): number => (agenda.requirement ?? 99) - (agenda.counters.advancement ?? 0);

/** Whether the Runner can get into a server cheaply in the coming turn. */
function cheapWay(ctx: Context, server: ServerId): boolean {
  const way = entry(ctx, server);
  return !way.leave && way.reach >= 0.9 && way.credits <= CHEAP && way.damage < 1 && way.death < 0.1;
}

/** Warns if advancing reveals an agenda that the Runner can steal before it can be scored. */
function advanceOpen(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  const card = ctx.card(move.card);
  const server = card?.server ?? null;
  if (card === null || card.type !== 'agenda' || server === null || !isRemote(server)) return null;
  const needed = missing(card) - 1;
  if (needed <= Math.min(view.corp.clicks - 1, view.corp.credits - 1) || !cheapWay(ctx, server)) return null;
  if (needed > 0 && couldGuard(ctx) && view.corp.clicks > 1) return null;
  return { kind: 'advance-open', params: { card: card.code ?? '', server, n: needed }, at: card.h };
}

/** Whether HQ holds any ice; what installing it costs is not checked. */
const couldGuard = (ctx: Context): boolean =>
  ctx.view.corp.hand.some((card) => card.code !== null && facts(card.code).card.type === 'ice');

/** Warns before the last click of the turn if an agenda is left without ice, or the Corp without the credits to rez that ice. */
function lastClick(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  if (!isLast(view, move)) return null;
  const installing = move.do === 'install' ? ctx.facts(move.card) : null;
  if (installing?.card.type === 'agenda') {
    const there = view.servers.find((one) => one.id === move.server);
    if (there === undefined || there.ice.length === 0)
      return {
        kind: 'open-agenda',
        params: { card: installing.card.code, better: couldGuard(ctx) ? 1 : 0 },
        at: move.card ?? null,
      };
  }
  for (const server of view.servers) {
    const agenda = isRemote(server.id) ? agendaIn(server.root) : null;
    if (agenda === null || agenda.code === null) continue;
    const guards = installing?.card.type === 'ice' && move.server === server.id;
    const scores = move.do === 'advance' && move.card === agenda.h && missing(agenda) <= 1;
    if (scores) continue;
    if (server.ice.length === 0 && !guards && couldGuard(ctx))
      return { kind: 'open-agenda', params: { card: agenda.code, better: 1 }, at: agenda.h };
    const money = rezMoney(ctx, move, server.ice);
    if (money !== null) return money;
  }
  return openCentral(ctx, move);
}

/** Warns if the last click goes elsewhere while HQ or R&D has no ice and HQ holds ice that the Corp can pay for. */
function openCentral(ctx: Context, move: Move): CoachAdvice | null {
  if (!ELSEWHERE.includes(move.do) || ctx.facts(move.card)?.card.type === 'ice') return null;
  const { credits } = ctx.view.corp;
  for (const server of ['hq', 'rnd'] as const) {
    if (ctx.view.servers.find(({ id }) => id === server)!.ice.length > 0) continue;
    const ice = ctx.moves
      .filter((one) => one.do === 'install' && one.server === server)
      .map((one) => ctx.card(one.card))
      .find((card) => card?.type === 'ice' && (card.cost ?? 0) <= credits);
    if (ice && ice.code !== null) return { kind: 'open-central', params: { ice: ice.code, server }, at: server };
  }
  return null;
}

/** Warns if the move leaves too few credits to rez the ice in front of an agenda. */
function rezMoney(ctx: Context, move: Move, ice: readonly CardView[]): CoachAdvice | null {
  const { credits } = ctx.view.corp;
  const price = move.do === 'advance' ? 1 : move.do === 'play' ? (ctx.card(move.card)?.cost ?? 0) : 0;
  const gain = move.do === 'credit' ? 1 : move.do === 'play' ? (ctx.facts(move.card)?.burst ?? 0) : 0;
  if (ice.length === 0 || ice.some((card) => card.up)) return null;
  const cheapest = [...ice].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))[0]!;
  const cost = cheapest.cost ?? 0;
  const after = credits - price + gain;
  if (cheapest.code === null || credits < cost || after >= cost) return null;
  return { kind: 'rez-money', params: { ice: cheapest.code, cost, credits: after }, at: cheapest.h };
}
