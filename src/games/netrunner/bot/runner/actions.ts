/** Weighs the Runner's legal actions: gives each its worth now. */
import type { Move } from '../../rules/move.ts';
import type { Choice, Context } from '../context.ts';
import { facts } from '../facts.ts';
import type { RunMade } from '../run-made.ts';
import { amountOf } from '../calculator/run-costs.ts';
import { tenths } from '../answers.ts';
import { def } from '../../rules/defs.ts';
import { money } from '../values.ts';
import { breakersOf } from '../calculator/read.ts';
import { cardWorth, keepWorth, saleWorth, useWorth } from './rig.ts';
import { madeRunChoice, planRun, runChoices } from './runs.ts';
import { appraise, wordsWorth } from '../appraise.ts';
import { add } from '../worth/gains.ts';
import { readingOf } from '../worth/now.ts';
import { costOf, gainOf } from '../worth/words.ts';
import { danger } from './access.ts';
import { ruin } from './armour.ts';
import type { ServerId } from '../../rules/model.ts';
import { TUNE } from '../tuning.ts';

/** For each kind of action except runs, a function that weighs it. `runs`: the weighed runs. */
const WEIGH: { [K in Move['do']]?: (ctx: Context, move: Move, runs: readonly Choice[]) => Choice } = {
  credit: ({ view }, move) => {
    const { credits } = view.runner;
    return { move, worth: money(credits, 1), grounds: { of: 'credit', params: { credits } } };
  },
  draw: (ctx, move, runs) => ({
    move,
    worth: Math.max(cardWorth(ctx) + lastStand(ctx), drawFirst(ctx, runs)),
    grounds: { of: 'draw', params: { hand: ctx.view.runner.handSize, most: ctx.view.runner.maxHand } },
  }),
  install: installChoice,
  play: playChoice,
  'remove-tag': (ctx, move) => {
    const { tags, credits } = ctx.view.runner;
    const worth = tagRisk(ctx) + money(credits, -2);
    return { move, worth, grounds: { of: 'remove-tag', params: { tags, credits } } };
  },
  use: useChoice,
};

/** Returns all legal actions of the Runner, each with its worth per click. */
export function actions(ctx: Context): Choice[] {
  const runs = runChoices(ctx);
  return [...runs, ...ctx.moves.flatMap((move) => WEIGH[move.do]?.(ctx, move, runs) ?? [])];
}

/** Returns how much one more card in the grip lowers the expected loss of dying in the Corp's next turn, if all other clicks draw too. */
function lastStand(ctx: Context): number {
  const { handSize, clicks } = ctx.view.runner;
  return ruin(ctx, handSize + clicks - 1) - ruin(ctx, handSize + clicks);
}

/**
 * Returns the worth of drawing a card before a run that is too dangerous now: how much better the best run gets with one or two more cards
 * in the grip, minus the cost of the draws. -1 if no run gains by it.
 */
function drawFirst(ctx: Context, runs: readonly Choice[]): number {
  const { view } = ctx;
  const { handSize, clicks, deckSize } = view.runner;
  if (clicks < 2 || deckSize === 0) return -1;
  let most = -1;
  for (const run of runs) {
    const server = run.move.server as ServerId;
    if (danger(ctx, server, handSize).most < handSize && handSize > 3) continue;
    // if two more cards do not help, one does not either
    for (let n = Math.min(clicks - 1, 2, deckSize); n > 0; n--) {
      const outlook = planRun(ctx, server, null, { grip: handSize + n });
      const worth = outlook.value - ctx.level.patience - n * TUNE.drawFirst;
      if (outlook.leave || worth + (n - 1) * TUNE.drawFirst <= run.worth) break;
      if (worth > run.worth) most = Math.max(most, worth);
    }
  }
  return most;
}

/** Returns what keeping a tag until the next turn may cost the Runner. */
function tagRisk(ctx: Context): number {
  const { view } = ctx;
  let risk = 0.5;
  for (const card of view.runner.rig) if (card.type === 'resource') risk = Math.max(risk, keepWorth(ctx, card) * 0.8);
  const hurts = view.corp.score.some((card) => card.code !== null && facts(card.code).taggedDamage > 0);
  if (hurts) risk += view.runner.handSize <= 2 ? 60 : view.runner.handSize <= 3 ? 12 : 5;
  return risk + (view.runner.clicks <= 2 ? 1.5 : 0);
}

function installChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  const f = facts(card.code!);
  const cost = card.cost ?? f.card.cost;
  let worth = Math.max(useWorth(ctx, f, cost), saleWorth(ctx, 1)) + money(view.runner.credits, -cost);
  worth += spare(ctx);
  if (move.on !== undefined) worth += hostFit(ctx, move.on);
  if (move.trashing) worth -= cheapestPrograms(ctx, f.card.memory);
  if (view.runner.rig.some((one) => one.code === card.code) && f.card.unique) worth = -1;
  if (view.runner.handSize - 1 < ctx.level.grip - 1 && f.breaks.length === 0 && !f.action) worth -= 0.6;
  return {
    move,
    worth,
    grounds: { of: 'install', params: { card: f.card.title, cost, credits: view.runner.credits } },
  };
}

/** Returns the extra worth of using a card now because the grip is full and the card would be discarded anyway. */
const spare = ({ view: { runner } }: Context): number =>
  runner.handSize >= runner.maxHand && runner.credits >= 5 && runner.clicks <= 1 + runner.handSize - runner.maxHand
    ? TUNE.spare
    : 0;

/** Returns the worth of hosting a strength upgrade on the icebreaker `h`: the more its boosts cost, the higher. */
function hostFit(ctx: Context, h: number): number {
  const model = breakersOf(ctx.view).find((one) => one.h === h);
  if (!model) return 0;
  const price = Math.max(0, ...model.boosts.map((boost) => boost.cost / boost.n));
  return model.charges === null ? price * 0.5 : -0.5;
}

/** Returns the worth of the least useful programs that must be trashed to free `need` memory units. */
function cheapestPrograms(ctx: Context, need: number): number {
  const { memory, rig } = ctx.view.runner;
  let free = memory.total - memory.used;
  let lost = 0;
  const programs = rig
    .filter((card) => card.type === 'program' && card.code !== null)
    .sort((a, b) => keepWorth(ctx, a) - keepWorth(ctx, b));
  for (const card of programs) {
    if (free >= need) break;
    free += facts(card.code!).card.memory;
    lost += keepWorth(ctx, card);
  }
  return lost + 0.5;
}

function playChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  const f = facts(card.code!);
  const cost = card.cost ?? f.card.cost;
  if (f.run) {
    const choice = madeRunChoice(ctx, move, f.run, cost);
    // a run event is kept until it brings more than a plain run
    return { ...choice, worth: choice.worth + broughtWorth(ctx, f.run) - 0.8 };
  }
  const told = f.burst > 0 || f.draws > 0 || f.installsFor !== null || f.mimics.length > 0;
  let worth =
    (told ? useWorth(ctx, f, cost) : wordsWorth(ctx, f.card.play, card, cost) - 0.1) +
    money(view.runner.credits, -cost);
  if (f.installsFor !== null) worth = Math.max(worth, cheapInstall(ctx, f.installsFor, card.h));
  if (f.mimics.length > 0) worth = Math.max(worth, mimicWorth(ctx, f.mimics));
  worth += spare(ctx);
  if (f.exposes && f.burst > 0) worth -= 0.3;
  if (f.draws > 0) {
    const over = view.runner.handSize - 1 + f.draws - view.runner.maxHand - Math.max(0, view.runner.clicks - 2);
    if (over > 0) worth -= over * 0.9;
  }
  return {
    move,
    worth,
    grounds: { of: 'play', params: { card: f.card.title, cost, credits: view.runner.credits } },
  };
}

/** Returns the worth of the heap cards that a run installs instead of accessing: the sum of what they can be sold for. */
function broughtWorth(ctx: Context, made: RunMade): number {
  const n = Math.min(made.instead?.fodder ?? 0, ctx.view.runner.heap.length);
  return n === 0 ? 0 : saleWorth(ctx, n) * planRun(ctx, made.servers[0] ?? 'archives', made).reach;
}

/**
 * Returns the worth of the best card to install from the grip at a discount of `less`; -1: there is none. `not`: the handle of the event
 * that gives the discount.
 */
function cheapInstall(ctx: Context, less: number, not: number): number {
  const { view } = ctx;
  let most = -1;
  for (const card of view.runner.hand) {
    if (card.h === not || card.code === null) continue;
    const f = facts(card.code);
    if (f.card.type !== 'program' && f.card.type !== 'hardware') continue;
    const cost = card.cost ?? f.card.cost;
    const price = Math.max(0, cost - less);
    if (price > view.runner.credits || f.card.memory > view.runner.memory.total - view.runner.memory.used) continue;
    if (Math.min(cost, less) < less - 1) continue; // wasted on a cheap card
    most = Math.max(most, useWorth(ctx, f, price) + money(view.runner.credits, -price));
  }
  return most;
}

/** Returns the most that any run gains if one piece of ice also has these subtypes this turn; -1 if none gains. */
function mimicWorth(ctx: Context, add: readonly string[]): number {
  if (ctx.view.runner.clicks < 2 || breakersOf(ctx.view).length === 0) return -1;
  let most = -1;
  for (const server of ctx.view.servers) {
    if (server.ice.length === 0) continue;
    const before = planRun(ctx, server.id).value;
    for (const ice of server.ice) {
      if (ice.code === null) continue;
      const after = planRun(ctx, server.id, null, { subtypes: { h: ice.h, add } }).value;
      most = Math.max(most, (after - Math.max(before, 0)) * 0.6 - 1.5);
    }
  }
  return most;
}

function useChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const card = ctx.card(move.card);
  const f = ctx.facts(move.card);
  if (!card || !f) return { move, worth: -1, grounds: { of: 'use', params: { card: '?' } } };
  const params = { card: f.card.title, credits: view.runner.credits };
  if (f.action) {
    const n = f.action.stock ? Math.min(f.action.credits, card.counters.credit ?? 0) : f.action.credits;
    // credits on a card are lost if it is trashed, so take them first
    return {
      move,
      worth: money(view.runner.credits, n) / f.action.clicks + (f.action.stock ? 0.1 : 0),
      grounds: { of: 'take', params: { ...params, n } },
    };
  }
  if (f.charge) {
    const counters = card.counters.virus ?? 0;
    const worth = counters >= 2 ? 0.2 : chargeWorth(ctx, card.h) * (counters === 0 ? 1 : 0.5);
    return { move, worth, grounds: { of: 'charge', params: { ...params, counters } } };
  }
  if (f.run && f.card.abilities[move.ability ?? -1]?.a === 'paid') return madeRunChoice(ctx, move, f.run, 0);
  const worth = abilityWorth(ctx, move);
  return { move, worth, grounds: { of: 'use-worth', params: { ...params, worth: tenths(worth) } } };
}

/** Returns the worth of using an ability now: its effects minus all its costs except clicks; per click if it costs clicks. */
export function abilityWorth(ctx: Context, move: Move): number {
  const card = ctx.card(move.card);
  const ability = card?.code ? def(card.code).abilities[move.ability ?? -1] : undefined;
  if (!card || !ability || !('words' in ability) || !('cost' in ability)) return 0;
  const by = readingOf(ctx.view, 'runner', card);
  const gain = gainOf(ability.words, by);
  add(gain, costOf({ ...ability.cost, clicks: 0 }, 'runner', by));
  if (gain.runnerCredits && ability.words.some((w) => w.w === 'takeCredits'))
    gain.runnerCredits = Math.min(gain.runnerCredits, card.counters.credit ?? 0) - amountOf(ability.cost.credits, 0);
  const lost = ability.cost.trashSelf ? Math.max(0, keepWorth(ctx, card) - 0.5) : 0;
  // counters that another ability can use too are worth something
  const counters = ability.cost.counters ? ability.cost.counters.n * 0.15 : 0;
  return appraise(ctx, gain) / Math.max(1, ability.cost.clicks ?? 1) - lost - counters;
}

/** Returns the worth of placing a counter on the icebreaker `h`, judged by the best run possible now. */
function chargeWorth(ctx: Context, h: number): number {
  let most = 0;
  for (const server of ctx.view.servers) {
    const plan = planRun(ctx, server.id);
    if (plan.reach > 0.3) most = Math.max(most, plan.value);
  }
  const breaker = breakersOf(ctx.view).find((one) => one.h === h);
  return breaker ? Math.min(3, 1 + most * 0.15) : 0;
}
