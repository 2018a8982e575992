/** Weighs the Corp's moves in a window (a point where it may act besides its actions): scoring, rezzing, abilities that end a run. */
import type { Move } from '../../rules/move.ts';
import { isRemote } from '../../rules/model.ts';
import { moreAccesses, serverOf } from '../calculator/read.ts';
import type { Choice, Context } from '../context.ts';
import { type Facts, facts } from '../facts.ts';
import { advancing, amountOf, featuresOf, find } from '../calculator/run-costs.ts';
import { tenths } from '../answers.ts';
import { playWorth } from '../appraise.ts';
import { def } from '../../rules/defs.ts';
import { passesLast } from '../knowledge.ts';
import type { CardView } from '../../rules/view-types.ts';
import { abilityWorth } from './actions.ts';
import { completes } from './score.ts';
import { TUNE } from '../tuning.ts';
import { corpMoney, pointsWorth } from '../values.ts';
import { agendaIn, drain, entry, loss, temptation } from './threat.ts';
import { ahead } from './worth.ts';

const WEIGH: { [K in Move['do']]?: (ctx: Context, move: Move) => Choice } = {
  pass: (_, move) => ({ move, worth: 0, grounds: { of: 'pass' } }),
  score: scoreChoice,
  rez: rezChoice,
  use: useChoice,
};
export const window = (ctx: Context): Choice[] => ctx.moves.flatMap((move) => WEIGH[move.do]?.(ctx, move) ?? []);

function scoreChoice(ctx: Context, move: Move): Choice {
  const f = ctx.facts(move.card)!;
  return {
    move,
    worth: 20 + pointsWorth(ctx.view, 'corp', f.card.points ?? 0),
    grounds: { of: 'score', params: { card: f.card.title, points: f.card.points ?? 0 } },
  };
}

function rezChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  const f = facts(card.code!);
  const cost = card.cost ?? f.card.cost;
  const params = { card: f.card.title, cost, credits: view.corp.credits };
  if (f.card.type === 'ice') return rezIce(ctx, move, cost);
  let worth = -0.5;
  const own = view.active === 'corp';
  const opens = own && view.tags.includes('opens-turn');
  // rez economy cards as late as they still pay
  if (f.perTurn > 0 && opens) worth = f.perTurn * ahead(ctx) * 0.8 + corpMoney(view.corp.credits, -cost);
  if (
    f.action &&
    (opens || (own && view.tags.includes('before-actions'))) &&
    view.corp.clicks >= f.action.clicks &&
    view.corp.credits < 12
  )
    worth = f.action.credits - f.action.clicks + corpMoney(view.corp.credits, -cost);
  if (f.rezDiscount > 0 && view.run && card.server === view.run.server && view.run.at === 'approach') {
    const here = serverOf(view, card.server).ice;
    const next = here.find((ice) => ice.h === view.run!.ice);
    if (
      next &&
      !next.up &&
      Math.min(f.rezDiscount, next.cost ?? 0) >= cost &&
      view.corp.credits >= cost + Math.max(0, (next.cost ?? 0) - f.rezDiscount) &&
      loss(ctx, view.run.server) > 1.5
    )
      worth = 0.5 + here.filter((ice) => !ice.up).length * 0.3;
  }
  // a card that makes ice cheaper is worth what it saves there, which is already counted
  const other = f.rezDiscount > 0 ? worth : rezOther(ctx, card, cost);
  if (other > worth) worth = other;
  return { move, worth, grounds: { of: 'rez', params: { ...params, stops: 0 } } };
}

/** Returns the worth of rezzing an asset or upgrade for what its effects bring, if now is the time. */
function rezOther(ctx: Context, card: CardView, cost: number): number {
  const { view } = ctx;
  const f = facts(card.code!);
  const price = corpMoney(view.corp.credits, -cost);
  const own = view.active === 'corp';
  // it lets an agenda in its server be scored this turn
  const eases = f.card.abilities.some((a) => a.a === 'static' && a.what === 'requirement');
  if (eases && card.server !== null && own) {
    const agenda = agendaIn(serverOf(view, card.server).root);
    if (agenda) {
      const need = (agenda.requirement ?? 9) - (agenda.counters.advancement ?? 0) - 1;
      return need <= view.corp.clicks && need + cost <= view.corp.credits ? 4 : -0.5;
    }
  }
  if (f.local && !eases) {
    // cards that protect their server are rezzed during a run on it
    const run = view.run;
    if (!run || run.server !== card.server) return -0.5;
    const stake = loss(ctx, run.server);
    const late = view.tags.includes('before-success') || run.ice !== null;
    const uses = f.other.uses.some((use) => use.clicks === 0) ? 1 : 0;
    return late && stake > 2 ? Math.min(stake * 0.5, 6) + uses + price : -0.5;
  }
  const opens = own && (view.tags.includes('opens-turn') || view.tags.includes('before-actions'));
  if (!opens || eases) return -0.5;
  return playWorth(ctx, f.other, ahead(ctx) * TUNE.corpRounds) + price - 0.3;
}

/** Weighs rezzing ice: what it saves the Corp in this run and later ones, minus its rez cost. */
function rezIce(ctx: Context, move: Move, cost: number): Choice {
  const { view } = ctx;
  const server = view.run!.server;
  const credits = view.corp.credits;
  const f = facts(ctx.card(move.card)!.code!);
  const params = { card: f.card.title, cost, credits };
  // ice that will be bypassed stops nobody
  if (passesLast(view.run, view.outline?.delayed ?? []))
    return { move, worth: -1, grounds: { of: 'rez', params: { ...params, stops: 0 } } };
  const stake = loss(ctx, server);
  const unrezzed = entry(ctx, server, { now: true, without: move.card, prize: 12 });
  const rezzed = entry(ctx, server, { now: true, rezzed: move.card, corpCredits: credits - cost, prize: 12 });
  const stops = (unrezzed.leave ? 0 : unrezzed.reach) - (rezzed.leave ? 0 : rezzed.reach);
  const tax = (rezzed.leave ? 0 : drain(rezzed)) - (unrezzed.leave ? 0 : drain(unrezzed));
  const central = !isRemote(server);
  const value = central ? Math.max(stake, server === 'archives' ? 0 : TUNE.rezCentral) : stake;
  let worth = stops * Math.max(0, value) * TUNE.rezStops + tax * TUNE.rezTax;
  // ice that stays also stops or deters later runs on this server
  if (staysOnTable(f)) {
    const before = temptation(ctx, server, { without: move.card });
    const after = temptation(ctx, server, { rezzed: move.card, corpCredits: credits - cost });
    const later = (central ? TUNE.rezLasting : TUNE.rezRemote) * Math.min(1, ahead(ctx) / 5);
    worth += (before - after) * Math.max(0, value) * later;
  }
  worth += corpMoney(credits, -cost) * TUNE.rezPrice;
  // if the server holds a trap, the Runner should get in
  if (stake < -1) worth -= stops * 6;
  // credits needed to score an agenda elsewhere are not for this ice
  if (ctx.level.reserve) worth -= shortage(ctx, credits - cost, server) * (stops > 0.5 ? 0.3 : 1) * TUNE.rezShort;
  return {
    move,
    worth,
    grounds: { of: 'rez', params: { ...params, stops: Math.round(stops * 100) } },
  };
}

/** Whether the ice stays in play when its subroutines fire: none of them trashes it. */
const staysOnTable = (f: Facts): boolean =>
  !f.card.subroutines.some((_, i) => featuresOf(`${f.card.code}.s${i}`).trashesIce);

/**
 * Returns how many of its credits the Corp would lack, if it had only `credits`, to finish and protect the first agenda found installed in
 * a server other than `besides`; 0 if there is none.
 */
function shortage(ctx: Context, credits: number, besides: string): number {
  for (const server of ctx.view.servers) {
    const agenda = agendaIn(server.root);
    if (!agenda || server.id === besides || agenda.requirement === null) continue;
    const need = agenda.requirement - (agenda.counters.advancement ?? 0);
    let guard = 0;
    for (const ice of server.ice) if (!ice.up) guard = Math.max(guard, ice.cost ?? 0);
    return Math.max(0, need + guard - 1 - credits);
  }
  return 0;
}

/** Weighs using an ability: one that ends the run only at the last moment, and if the access would cost the Corp much. */
function useChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const f = ctx.facts(move.card);
  const params = { card: f?.card.title ?? '?', credits: view.corp.credits, server: view.run?.server ?? '' };
  if (f?.stopsRuns && view.run) {
    const late = view.tags.includes('before-success');
    const stake = loss(ctx, view.run.server) * (1 + moreAccesses(view));
    const worth = late && stake >= TUNE.stopRun ? stake - TUNE.stopRun + 1 : -1;
    return { move, worth, grounds: { of: 'stop-run', params } };
  }
  const worth = windowUse(ctx, move);
  return { move, worth, grounds: { of: 'use-worth', params: { ...params, worth: tenths(worth) } } };
}

/** Returns the worth of an ability without a click cost, from its effects; keeps advancement counters for an agenda they make scorable. */
function windowUse(ctx: Context, move: Move): number {
  const { view } = ctx;
  const card = ctx.card(move.card);
  const ability = card?.code ? def(card.code).abilities[move.ability ?? -1] : undefined;
  if (!card || ability?.a !== 'paid') return -0.5;
  const placed = advancing(ability.words)[0];
  if (placed) {
    const n = amountOf(placed.n, 1);
    const ready = view.servers.some((server) => server.root.some((one) => completes(ctx, one, n)));
    return ready ? 10 : -0.5;
  }
  if (find(ability.words, 'strengthen').some(({ which }) => which === 'chosen')) return strengthenWorth(ctx, card);
  // harmful abilities are used in the Corp's own turn, when there is time to follow up
  if (view.active === 'runner' && view.run === null) return -0.5;
  return abilityWorth(ctx, move) - 0.2;
}

/** Returns the worth of strengthening ice of this server in this encounter: high if the Runner could break it now and much is at stake. */
function strengthenWorth(ctx: Context, card: CardView): number {
  const { view } = ctx;
  const run = view.run;
  if (!run || run.server !== card.server || run.at !== 'encounter' || run.broken.length > 0) return -0.5;
  const way = entry(ctx, run.server, { now: true, prize: 12 });
  const stake = loss(ctx, run.server);
  return way.reach > 0.5 && stake > 4 && view.corp.credits >= 3 ? stake * 0.4 - 1.5 : -0.5;
}
