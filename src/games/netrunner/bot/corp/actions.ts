/** Weighs the Corp's legal actions: gives each its worth now. */
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { Choice, Context } from '../context.ts';
import { type Facts, facts, sprung } from '../facts.ts';
import { TUNE } from '../tuning.ts';
import { GAME, corpMoney, pointsWorth } from '../values.ts';
import { tenths } from '../answers.ts';
import { appraise } from '../appraise.ts';
import { says } from '../calculator/run-costs.ts';
import { inPlay } from '../worth/card.ts';
import { readingOf } from '../worth/now.ts';
import { add, type Gain } from '../worth/gains.ts';
import { costOf, gainOf } from '../worth/words.ts';
import type { Ability } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import type { Word } from '../../rules/word.ts';
import { installChoice, stolen } from './install.ts';
import { scorePlan, stepWorth } from './score.ts';
import { agendaIn, rezBill, trapsOff } from './threat.ts';
import { ahead, count, drawWorth, holdWorth, seekWorth } from './worth.ts';

/** For each kind of action, a function that weighs it. `deadly`: whether this turn's damage flatlines the Runner. */
const WEIGH: { [K in Move['do']]?: (ctx: Context, move: Move, deadly: boolean) => Choice } = {
  credit: (ctx, move) => {
    const { credits } = ctx.view.corp;
    const worth = corpMoney(credits, 1) * need(ctx) * TUNE.corpCredit;
    return { move, worth, grounds: { of: 'credit', params: { credits } } };
  },
  draw: (ctx, move) => {
    const { handSize: hand, maxHand: most } = ctx.view.corp;
    return { move, worth: drawWorth(ctx), grounds: { of: 'draw', params: { hand, most } } };
  },
  install: (ctx, move) => hastened(ctx, installChoice(ctx, move)),
  advance: (ctx, move) => hastened(ctx, advanceChoice(ctx, move)),
  play: (ctx, move, deadly) => hastened(ctx, playChoice(ctx, move, deadly)),
  use: useChoice,
  purge: purgeChoice,
  'trash-resource': resourceChoice,
};

export function actions(ctx: Context): Choice[] {
  const deadly = lethal(ctx);
  const list = ctx.moves.flatMap((move) => WEIGH[move.do]?.(ctx, move, deadly) ?? []);
  // credits needed for a trap must still be there when the Runner accesses it
  for (const choice of list) {
    const spent = spends(ctx, choice.move);
    if (spent > 0) choice.worth -= trapsOff(ctx, ctx.view.corp.credits - spent);
  }
  return list;
}

/**
 * If the move helps to score an agenda this turn and is worth more so, returns it with that worth; else the choice unchanged.
 */
function hastened(ctx: Context, choice: Choice): Choice {
  const worth = stepWorth(ctx, choice.move);
  if (worth === null || worth <= choice.worth) return choice;
  const plan = scorePlan(ctx)!;
  return {
    move: choice.move,
    worth,
    grounds: {
      of: 'hasten',
      params: {
        card: ctx.title(choice.move.card),
        agenda: ctx.title(plan.agenda.h),
        n: plan.advances,
        clicks: ctx.view.corp.clicks,
        credits: ctx.view.corp.credits,
      },
    },
  };
}

/** Returns how many credits an action takes from the Corp's credit pool. */
function spends(ctx: Context, move: Move): number {
  const { view } = ctx;
  if (move.do === 'advance') return 1;
  if (move.do === 'trash-resource') return 2;
  if (move.do === 'install' && move.server !== 'new remote' && ctx.facts(move.card)?.card.type === 'ice')
    return view.servers.find((server) => server.id === move.server)?.ice.length ?? 0;
  if (move.do === 'play') return Math.max(0, (ctx.card(move.card)?.cost ?? 0) - (ctx.facts(move.card)?.burst ?? 0));
  return 0;
}

/** Returns the factor by which a credit is worth more now: above 1 while the Corp cannot pay to rez ice that protects something. */
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

/** Whether the damage that the Corp can do with this turn's clicks and credits flatlines the Runner. */
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
    } else if (f?.strike && left > 0) {
      const times = Math.min(left, f.strike.once ? 1 : left, ctx.card(move.card)?.counters[f.strike.kind] ?? 0);
      hits += f.strike.n * times;
      left -= times;
    }
  }
  return hits > view.runner.handSize;
}

/** Weighs advancing a card: an agenda by how close it is to being scored, any other card as a bluff. */
function advanceChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  const f = facts(card.code!);
  const have = card.counters.advancement ?? 0;
  const { clicks, credits } = view.corp;
  const params = { card: f.card.title, have, need: card.requirement ?? 0, credits };
  if (f.card.type !== 'agenda') return { move, worth: bluffAdvance(ctx, f, have), grounds: { of: 'bluff', params } };
  const need = (card.requirement ?? 4) - have;
  const gain = pointsWorth(view, 'corp', f.card.points ?? 0);
  const grounds = { of: 'advance', params };
  if (need <= 0) return { move, worth: -1, grounds };
  if (need <= clicks && need <= credits) return { move, worth: 5 + gain / need, grounds };
  const now = Math.min(clicks, credits);
  const chance = stolen(ctx, card.server as ServerId, now);
  const risk = pointsWorth(view, 'runner', f.card.points ?? 0);
  if (need > 3) {
    let worth =
      (((1 - chance) * gain - chance * risk * TUNE.advanceRisk - need * TUNE.agendaCost) / need) * TUNE.advance;
    if (ctx.level.reserve && credits - 1 < Math.min(rezBill(ctx, card.server as ServerId), 6)) worth -= 1.2;
    return { move, worth: Math.max(worth, chance < 0.5 ? TUNE.advanceWait : 0), grounds };
  }
  // it can be scored next turn; advancing now only saves a click then
  return { move, worth: corpMoney(credits, -1) + TUNE.advanceMore, grounds };
}

/** Returns the worth of advancing a trap as if it were an agenda: high for the first two counters, low for the third. */
function bluffAdvance(ctx: Context, f: Facts, have: number): number {
  const { view } = ctx;
  // ice that grows with advancement gets only credits that are left over
  if (f.card.type === 'ice') return view.corp.credits > 8 && have < 3 ? 0.35 : -0.5;
  if (!f.ambush || view.corp.credits < f.ambush.price + 1) return -0.5;
  if (have >= 3) return -0.5;
  const grip = view.runner.handSize;
  const hits = f.ambush.perAdvancement * (have + 1);
  const kills = hits > grip && f.ambush.perAdvancement * have <= grip;
  const base = have === 0 ? TUNE.bluffFirst : have === 1 ? TUNE.bluffSecond : 0.3;
  return base + (kills ? 0.8 : 0) + corpMoney(view.corp.credits, -1) + 0.9;
}

function playChoice(ctx: Context, move: Move, deadly: boolean): Choice {
  const { view } = ctx;
  const f = ctx.facts(move.card)!;
  const card = ctx.card(move.card)!;
  const cost = card.cost ?? f.card.cost;
  const params = { card: f.card.title, cost, credits: view.corp.credits };
  const hits = f.hits.damage.net + f.hits.damage.meat + f.hits.damage.brain;
  // only the table shows the effect of these: currents, and cards that are hosted on another
  const stays = f.card.after === 'current' || f.card.after === 'host';
  const gain = limited(ctx, gainOf(f.card.play, readingOf(view, 'corp', card)), f.card.play);
  let worth =
    (stays ? inPlay(f.other, Math.min(5, ahead(ctx))) * TUNE.corpRounds : appraise(ctx, gain, cost)) +
    corpMoney(view.corp.credits, -cost) -
    0.1;
  // cards that speed up an agenda are kept for one, or for a tagged Runner who may soon lose the tag
  if (f.haste && f.haste.clicks > 0) worth = Math.min(worth, -0.2);
  // the Runner either accesses the card worst for them or takes the penalty
  if (says(f.card.play, 'offerAccess')) worth = offerWorthAtBest(ctx) + 1;
  if (view.corp.handSize >= view.corp.maxHand) worth += TUNE.spare * 0.7;
  if (hits > 0 && f.burst === 0) {
    if (deadly)
      return { move, worth: GAME, grounds: { of: 'lethal', params: { ...params, grip: view.runner.handSize } } };
    // net damage can be repeated; damage that needs a tag is kept for when it wins the game
    const [two, three, more] = f.hits.damage.net > 0 ? [TUNE.netThin, TUNE.netMid, TUNE.netThick] : [2, 1.5, 0.9];
    const thin = view.runner.handSize <= 2 ? two : view.runner.handSize <= 3 ? three : more;
    const rich = view.corp.credits - cost >= 6 ? 0.5 : 0;
    worth =
      hits * thin * (view.runner.handSize === 0 ? 0 : 1) +
      rich +
      corpMoney(view.corp.credits, -cost) +
      (view.corp.handSize >= view.corp.maxHand ? 0.4 : 0);
  } else if (f.arranges > 0) worth = view.corp.deckSize > 2 ? TUNE.arrange : -1;
  // never draw from an empty R&D
  if ((gain.corpCards ?? 0) > 0 && view.corp.deckSize <= (gain.corpCards ?? 0) + 1) worth = -20;
  const found = says(f.card.play, 'searchToHand') ? wanted(ctx) : null;
  return { move, worth, grounds: { of: 'play', params }, ...(found && { finds: found }) };
}

/** Returns the code of the card that the Corp would most like to fetch from R&D, of all that may be there; null if none may be. */
function wanted(ctx: Context): string | null {
  let found: string | null = null;
  let most = -Infinity;
  for (const [code, n] of ctx.corpUnseen.left) {
    if (n === 0) continue;
    const worth = seekWorth(ctx, code, ctx.view.corp.clicks - 1);
    if (worth > most) [found, most] = [code, worth];
  }
  return found;
}

/** Returns what the Corp gains if the Runner must access the installed Corp card that is worst for the Runner. */
function offerWorthAtBest({ view }: Context): number {
  let most = -5;
  for (const server of view.servers)
    for (const card of [...server.ice, ...server.root]) {
      const trap =
        card.code === null ? null : sprung(facts(card.code), card.counters.advancement ?? 0, view.corp.credits);
      if (trap) most = Math.max(most, trap.cards * 1.4 + trap.tags * 2 + trap.losses * 3);
      else if (card.type === 'ice') most = Math.max(most, 0);
    }
  return most;
}

/** Reduces a gain to what the position allows: it cannot install more cards than HQ holds, or take better ones than are in Archives. */
function limited(ctx: Context, gain: Gain, words: readonly Word[]): Gain {
  const { view } = ctx;
  const given = { ...gain };
  if (given.corpInstalls) {
    const room = count(ctx, ({ card }) => card.type === 'ice' || card.type === 'asset' || card.type === 'upgrade');
    given.corpInstalls = Math.min(given.corpInstalls, room);
  }
  if (given.corpFinds && says(words, 'takeChosen')) {
    const best = Math.max(0, ...view.corp.archives.map(({ code }) => holdWorth(ctx, code)));
    given.corpFinds = Math.min(given.corpFinds, best * 0.5);
  }
  return given;
}

function useChoice(ctx: Context, move: Move, deadly: boolean): Choice {
  const { view } = ctx;
  const f = ctx.facts(move.card);
  const params = { card: f?.card.title ?? '?', credits: view.corp.credits, grip: view.runner.handSize };
  if (f?.strike && deadly) return { move, worth: GAME, grounds: { of: 'lethal', params } };
  if (f?.taggedDamage) {
    if (deadly) return { move, worth: GAME, grounds: { of: 'lethal', params } };
    return {
      move,
      worth: f.taggedDamage * (view.runner.handSize <= 3 ? 1.9 : 1.3),
      grounds: { of: 'use', params },
    };
  }
  if (
    f?.action &&
    f.card.abilities[move.ability ?? -1]?.a === 'paid' &&
    !costsCards(f.card.abilities[move.ability ?? -1])
  ) {
    const { credits, clicks } = f.action;
    const worth = corpMoney(view.corp.credits, credits) / clicks;
    // worth less while HQ is full of agendas that need installing
    return {
      move,
      worth: count(ctx, (one) => one.card.type === 'agenda') >= 3 ? worth * 0.8 : worth,
      grounds: { of: 'take', params: { ...params, n: credits } },
    };
  }
  const worth = abilityWorth(ctx, move);
  return { move, worth, grounds: { of: 'use-worth', params: { ...params, worth: tenths(worth) } } };
}

/** Whether an ability costs cards or counters. */
const costsCards = (ability: Ability | undefined): boolean =>
  ability?.a === 'paid' && (ability.cost.cards !== undefined || ability.cost.counters !== undefined);

/** Returns the worth of using a Corp ability now: its effects minus all its costs; per click if it costs clicks. */
export function abilityWorth(ctx: Context, move: Move): number {
  const card = ctx.card(move.card);
  const ability = card?.code ? def(card.code).abilities[move.ability ?? -1] : undefined;
  if (!card || !ability || ability.a !== 'paid') return -0.5;
  const by = readingOf(ctx.view, 'corp', card);
  const gain = limited(ctx, gainOf(ability.words, by), ability.words);
  if (says(ability.words, 'addToScore')) {
    // the agendas in HQ worth as many points as the card has counters
    const fits = count(ctx, (f) => f.card.type === 'agenda' && f.card.points === (card.counters.power ?? 0));
    return fits > 0 ? pointsWorth(ctx.view, 'corp', card.counters.power ?? 0) / (ability.cost.clicks ?? 1) : -1;
  }
  // shuffling an agenda into R&D is worth its points in credits, and gets it out of HQ
  if (says(ability.words, 'shuffleIn') && count(ctx, (f) => f.card.type === 'agenda') === 0) return -0.5;
  add(gain, costOf({ ...ability.cost, clicks: 0 }, 'corp', by));
  return appraise(ctx, gain) / Math.max(1, ability.cost.clicks ?? 1) - (ability.cost.counters ? 0.2 : 0);
}

/** Weighs purging virus counters for three clicks: worth it from three counters up. */
function purgeChoice(ctx: Context, move: Move): Choice {
  let counters = 0;
  for (const card of ctx.view.runner.rig) counters += card.counters.virus ?? 0;
  return {
    move,
    worth: counters < 3 ? -1 : (counters * 1.1) / 3,
    grounds: { of: 'purge', params: { n: counters } },
  };
}

function resourceChoice(ctx: Context, move: Move): Choice {
  const { view } = ctx;
  const worth = resourceWorth(ctx, move.card) + corpMoney(view.corp.credits, -2);
  return {
    move,
    worth,
    grounds: { of: 'trash-resource', params: { card: ctx.title(move.card), credits: view.corp.credits } },
  };
}

/** Returns what losing the resource with handle `h` costs the Runner; without `h`, what losing their best resource costs. */
export function resourceWorth(ctx: Context, h: number | undefined): number {
  let most = 0;
  for (const card of ctx.view.runner.rig) {
    if (card.type !== 'resource' || card.code === null || (h !== undefined && card.h !== h)) continue;
    const f = facts(card.code);
    let worth = 0.6 + f.link * 0.3 + (f.sells > 0 ? 1 : 0) + (f.prevents ? 0.8 : 0);
    worth += Math.max(0, Math.min(6, inPlay(f.other, 4))) * 0.6;
    if (f.action?.stock) worth += (card.counters.credit ?? 0) * 0.45;
    most = Math.max(most, worth);
  }
  return most;
}
