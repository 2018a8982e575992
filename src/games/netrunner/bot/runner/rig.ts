/** Estimates what the Runner's cards are worth: in the rig, in hand, and still to be drawn. */
import type { Ability } from '../../rules/def.ts';
import type { CardView } from '../../rules/view-types.ts';
import { breakersOf } from '../calculator/read.ts';
import type { BreakerModel } from '../calculator/types.ts';
import { appraise, playWorth } from '../appraise.ts';
import { type Context } from '../context.ts';
import { type Facts, facts } from '../facts.ts';
import { says } from '../calculator/run-costs.ts';
import { breakerFrom } from '../knowledge.ts';
import { TUNE } from '../tuning.ts';
import { money } from '../values.ts';
import { worthOf } from '../worth/card.ts';
import { planRun } from './runs.ts';

const KINDS = ['barrier', 'code gate', 'sentry'] as const;

/** Returns the kinds of ice that the installed icebreakers break. */
function covered(ctx: Context): Set<string> {
  return ctx.once('covered', () => {
    const kinds = new Set<string>();
    for (const breaker of breakersOf(ctx.view)) {
      for (const one of breaker.breaks) {
        if (one.subtype !== null) kinds.add(one.subtype);
        else if (breaker.charges === null || breaker.charges > 0) for (const kind of KINDS) kinds.add(kind);
      }
    }
    return kinds;
  });
}

/** Returns how many pieces of ice of each kind are in play, counting only ice that the Runner knows. */
function facing(ctx: Context): Map<string, number> {
  return ctx.once('facing', () => {
    const seen = new Map<string, number>();
    for (const server of ctx.view.servers) {
      for (const card of server.ice) for (const kind of card.subtypes) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    return seen;
  });
}

/** Returns how much the Corp's unseen cards trace or tag, 0–1: 1 if at least one in eight does. */
const tracing = (ctx: Context): number =>
  ctx.once('tracing', () => {
    let n = 0;
    for (const [code, left] of ctx.corpUnseen.left) {
      const { met, play, accessed } = worthOf(code);
      if ((met.tags ?? 0) + (play.tags ?? 0) + (accessed.tags ?? 0) > 0.3) n += left;
    }
    return Math.min(1, (n * 8) / Math.max(1, ctx.corpUnseen.total));
  });

/** Returns how many turns the game may still last, at most as many as the level looks ahead. */
const ahead = (ctx: Context): number => Math.max(2, Math.min(ctx.level.horizon, ctx.view.corp.deckSize / 2));

/** Returns by how much one more icebreaker raises the worth of a run, in credits, summed over one run on each server with ice. */
function opens(ctx: Context, breaker: BreakerModel): number {
  let gain = 0;
  const credits = Math.max(ctx.view.runner.credits - 4, 6);
  for (const server of ctx.view.servers) {
    if (server.ice.length === 0 || (server.id === 'archives' && server.ice.every((card) => !card.up))) continue;
    const before = ctx.once(`plain ${server.id}`, () => planRun(ctx, server.id, null, { credits }).value);
    const after = planRun(ctx, server.id, null, { credits, breakers: [breaker] }).value;
    gain += Math.max(0, Math.min(14, after - before));
  }
  return gain;
}

/** Returns what having an icebreaker in the rig is worth. */
function breakerWorth(ctx: Context, code: string): number {
  return ctx.once(`breaker ${code}`, () => {
    const model = breakerFrom(code, -1);
    if (!model) return 0;
    const have = covered(ctx);
    const met = facing(ctx);
    let worth = 0;
    const ai = model.breaks.some((one) => one.subtype === null);
    for (const kind of ai ? KINDS : model.breaks.map((one) => one.subtype!)) {
      if (have.has(kind)) continue;
      worth += (ai ? 0.3 : 1) * TUNE.breaker + (met.get(kind) ?? 0) * (ai ? 0.5 : 1) * TUNE.breakerMet;
    }
    if (worth === 0) return 0.3;
    return (
      worth * (1 + 0.2 * ctx.plan.weight('rig')) +
      Math.min(20, opens(ctx, model)) * ctx.level.runsAhead * TUNE.breakerOpens
    );
  });
}

/** Returns what a card is worth if installed or played now, before its cost and click are deducted. */
export function useWorth(ctx: Context, f: Facts, cost: number): number {
  const { view } = ctx;
  const turns = ahead(ctx);
  const installed = view.runner.rig.filter((card) => card.code === f.card.code).length;
  let worth = 0;
  if (f.burst > 0) worth += money(Math.max(0, view.runner.credits - cost), f.burst);
  if (f.draws > 0) worth += f.draws * cardWorth(ctx) * 0.95;
  if (f.breaks.length > 0) worth += installed > 0 ? 0.2 : breakerWorth(ctx, f.card.code);
  if (f.action) {
    const better = f.action.credits / f.action.clicks - 1;
    const others = view.runner.rig.some(
      (card) => card.code !== null && facts(card.code).action && !facts(card.code).action!.stock,
    );
    // with a money card installed that never runs out, another is worth little
    if (f.action.stock) worth += others ? 1 : (f.stock / f.action.credits) * better * TUNE.stock;
    else if (!others) worth += better * turns * TUNE.engine * (1 + 0.2 * ctx.plan.weight('economy engine'));
  }
  if (f.perTurn > 0) worth += f.perTurn * turns;
  if (f.link > 0) worth += facing(ctx).has('tracer') ? 1.5 : 0.4 + tracing(ctx) * 1.2;
  // a way around the ice of the server its run counts as
  if (f.run?.as && f.card.type !== 'event') {
    const around = planRun(ctx, f.run.servers[0] ?? f.run.as, f.run).value;
    worth += Math.max(0, Math.min(8, around - Math.max(0, planRun(ctx, f.run.as).value))) * ctx.level.runsAhead * 0.6;
  }
  if (f.memory > 0) worth += memoryWorth(ctx) * f.memory;
  if (f.recurring > 0) worth += f.recurring * Math.min(turns, 5) * (covered(ctx).size > 0 ? 0.7 : 0.2);
  if (f.prevents) {
    const danger = view.corp.identity.code !== null && facts(view.corp.identity.code).agendaDamage > 0;
    if (f.prevents.what === 'damage') worth += installed > 0 ? 0.2 : danger ? 4 : 2;
    else worth += 0.8 + (f.prevents.what === 'tag' ? tracing(ctx) : 0);
  }
  if (f.hostStrength > 0) worth += covered(ctx).size > 0 ? 2.6 * Math.min(1, turns / 5) : 0;
  if (f.sells > 0) worth += 1.6;
  worth += Math.max(otherWorth(ctx, f, turns), salvageWorth(ctx, f, turns)) * (installed > 0 ? 0.6 : 1);
  return worth;
}

/** The most that a card taken back from the heap counts for, in credits: the best ones are soon used up. */
const BEST_BACK = 4;
/** Returns the card's ability to take cards back from the heap for counters that it gets when cards are trashed; else undefined. */
function salvaging({ card }: Facts): Extract<Ability, { a: 'paid' }> | undefined {
  if (!card.abilities.some((ability) => ability.a === 'when' && ability.on === 'trashed')) return undefined;
  return card.abilities.find(
    (ability) => ability.a === 'paid' && ability.cost.counters !== undefined && says(ability.words, 'takeChosen'),
  ) as Extract<Ability, { a: 'paid' }> | undefined;
}

/**
 * Returns what a card that takes cards back from the heap brings if another card in the rig sells cards: each card sold is trashed, which
 * gives a counter. Counts the best card in the heap now, but no other copy of this card, whose worth would depend on its own.
 */
function salvageWorth(ctx: Context, f: Facts, turns: number): number {
  const ability = salvaging(f);
  if (!ability?.cost.counters || salePrice(ctx) === 0) return 0;
  const best = ctx.view.runner.heap.reduce(
    (n, card) => (card.code === null || salvaging(facts(card.code)) ? n : Math.max(n, holdWorth(ctx, card))),
    0,
  );
  const each = Math.min(BEST_BACK, best) - (ability.cost.clicks ?? 0) * TUNE.runClick;
  return Math.max(0, (turns / ability.cost.counters.n) * each);
}

/** Returns what a card in play is worth by those of its effects that no other field of its facts covers. */
function otherWorth(ctx: Context, f: Facts, turns: number): number {
  if (f.card.type === 'event') return 0;
  return ctx.once(`other ${f.card.code}`, () => playWorth(ctx, f.other, turns * TUNE.rounds));
}

/** Returns the credits gained for each card sold, by the card in the rig that pays most; 0: none does. */
const salePrice = (ctx: Context): number =>
  ctx.once('sale price', () =>
    Math.max(0, ...ctx.view.runner.rig.map((card) => (card.code === null ? 0 : facts(card.code).sells))),
  );

/** Returns what `n` more cards in the rig are worth as cards to sell, one a turn, after those already worth more sold than kept. */
export function saleWorth(ctx: Context, n: number): number {
  const price = salePrice(ctx);
  if (price === 0) return 0;
  const { rig, credits } = ctx.view.runner;
  const each = money(credits, price) - TUNE.sale;
  const waiting = rig.filter(
    (card) => (card.code === null || facts(card.code).sells === 0) && keepWorth(ctx, card) < each,
  ).length;
  return Math.max(0, each) * Math.min(n, Math.max(0, ahead(ctx) - waiting));
}

/** Returns what one more memory unit is worth: a lot if a program in hand does not fit. */
function memoryWorth(ctx: Context): number {
  const { memory, hand } = ctx.view.runner;
  let need = 0;
  for (const card of hand) if (card.type === 'program') need = Math.max(need, facts(card.code!).card.memory);
  if (need > memory.total - memory.used) return 3.2;
  return memory.total - memory.used <= 1 ? 1.2 : 0.5;
}

/** Returns the worth of keeping this installed card of the Runner. */
export function keepWorth(ctx: Context, card: CardView): number {
  if (card.code === null) return 0.2;
  const f = facts(card.code);
  let worth = 0.3;
  if (f.breaks.length > 0) {
    const same = ctx.view.runner.rig.filter(
      (one) => one.code !== null && one.h !== card.h && facts(one.code).breaks.some((kind) => f.breaks.includes(kind)),
    );
    worth += same.length > 0 ? 2 : 7;
  }
  if (f.action) worth += f.action.stock ? (card.counters.credit ?? 0) * 0.4 : 6;
  if (f.memory > 0) worth += ctx.view.runner.memory.total - ctx.view.runner.memory.used >= f.memory ? 0.8 : 9;
  if (f.link > 0) worth += 0.4 * f.link;
  if (f.recurring > 0) worth += 4;
  if (f.prevents) worth += f.prevents.what === 'damage' ? 2.5 : 1;
  if (f.hostStrength > 0) worth += 2.5;
  if (f.sells > 0) worth += 1.5;
  worth += Math.max(0, Math.min(6, otherWorth(ctx, f, ahead(ctx) * 0.7)));
  return worth;
}

/** Returns what one more card in hand is worth to the Runner. */
export function cardWorth(ctx: Context): number {
  const { view, level } = ctx;
  const { handSize, maxHand, deckSize } = view.runner;
  if (deckSize === 0) return 0;
  let worth = TUNE.draw;
  if (covered(ctx).size < 3) worth += TUNE.drawRig;
  if (handSize < level.grip) worth += TUNE.drawThin * (level.grip - handSize);
  if (handSize <= 1) worth += 1;
  if (handSize >= maxHand) worth -= TUNE.drawFull;
  return worth;
}

/** Returns the worth of keeping a card in hand rather than discarding it. */
export function holdWorth(ctx: Context, card: CardView): number {
  if (card.code === null) return 0;
  const f = facts(card.code);
  const cost = card.cost ?? f.card.cost;
  const copies = ctx.view.runner.hand.filter((one) => one.code === card.code).length;
  let worth =
    (f.card.type === 'event' && f.burst === 0 && f.draws === 0 && !f.run
      ? Math.max(0, appraise(ctx, worthOf(f.card.code).play))
      : useWorth(ctx, f, cost)) -
    cost * 0.5;
  if (f.run) worth += 3;
  if (f.installsFor !== null) worth += 2;
  if (f.exposes) worth += 1;
  if (f.mimics.length > 0) worth += 1;
  return worth - (copies - 1) * 0.8;
}
