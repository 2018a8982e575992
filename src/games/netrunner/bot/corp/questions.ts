/** Weighs the Corp's answers to every kind of decision except actions and windows (where it may rez, score or use abilities). */
import { advancing } from '../calculator/run-costs.ts';
import { isRemote } from '../../rules/model.ts';
import type { CardView } from '../../rules/view-types.ts';
import { anyNumber, byNumber, choiceGrounds, discarded, needlessTrash, secretBid, tenths } from '../answers.ts';
import { prices } from '../appraise.ts';
import { afterPick, doesAfterPick, offers, offerWorth, optionWorth, traceWorth } from '../asked.ts';
import type { Choice, Context } from '../context.ts';
import { type Facts, facts, growing, preventOf, sprung } from '../facts.ts';
import { shieldOf } from '../knowledge.ts';
import { GAME, corpMoney, pointsWorth } from '../values.ts';
import { inPlay } from '../worth/card.ts';
import { resourceWorth } from './actions.ts';
import { completes } from './score.ts';
import { cardLoss, entry, loss, scoringServer } from './threat.ts';
import { count, holdWorth, scoring, seekWorth } from './worth.ts';

export const discard = (ctx: Context): Choice[] => discarded(ctx, ({ code }) => holdWorth(ctx, code));

/** Weighs an optional effect: pays for a trap if it hurts the Runner enough, and takes what is free. */
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
  const trap = f ? sprung(f, source?.counters.advancement ?? 0, view.corp.credits) : null;
  if (f?.ambush) {
    const hits = trap?.cards ?? 0;
    params.damage = hits;
    gain =
      hits > view.runner.handSize
        ? GAME
        : hits * (view.runner.handSize <= 3 ? 2 : 1.4) +
          (trap?.tags ?? 0) * prices(ctx).tags * 0.8 +
          Math.min(trap?.losses ?? 0, view.runner.rig.length + 1) * 3 +
          corpMoney(view.corp.credits, -f.ambush.price);
    // damage that the Runner can prevent does not count
    if (hits > 0 && hits <= view.runner.handSize && shielded(ctx)) gain -= 1.4;
  } else if (f?.freeRez) gain = freeRezWorth(ctx);
  else if (offers(ctx, 'exchangeHere'))
    // it costs the upgrade
    gain = view.run ? loss(ctx, view.run.server) - 2.5 : -1;
  else gain = offerWorth(ctx) ?? 0.5;
  params.worth = tenths(gain);
  const key = f?.ambush && (trap?.cards ?? 0) > 0 ? 'spring' : 'accept-worth';
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.do === 'accept' || move.do === 'rez' || move.do === 'use' ? gain : 0,
    grounds: { of: move.do === 'decline' ? 'decline-worth' : key, params },
  }));
}

/** Whether the Runner has a way to prevent one net damage and can pay for it. */
function shielded({ view }: Context): boolean {
  const price = shieldOf(view);
  return price !== null && view.runner.credits >= price;
}

/** Returns the worth of rezzing a piece of ice for free: the highest rez cost it can save, minus the lost surprise. */
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
        grounds: { of: 'done' },
      };
    return {
      move,
      worth: needless ? -1 : pickWorth(ctx, card, asking),
      grounds: {
        of: 'pick-worth',
        params: { card: ctx.title(card.h), worth: tenths(pickWorth(ctx, card, asking)) },
      },
    };
  });
}

const placeWorth = (ctx: Context, server: string): number =>
  server === 'rnd' || server === 'hq' ? 2 : server === scoringServer(ctx) ? 1.5 : 0.5;

function pickWorth(ctx: Context, card: CardView, asking: Facts | null): number {
  const { key } = ctx.decision.text;
  if (doesAfterPick(ctx, 'offerAccess')) return -lossOf(ctx, card);
  if (key === 'prompt.exchange-here') return lossOf(ctx, card) + 0.1;
  if (key === 'prompt.exchange-there') return 5 - lossOf(ctx, card);
  if (advancing(afterPick(ctx) ?? []).length > 0 && card.seat === 'corp') return advanceWorth(ctx, card);
  if (doesAfterPick(ctx, 'derez')) return 2.5 - (card.cost ?? 3);
  if (doesAfterPick(ctx, 'strengthen')) return card.h === ctx.view.run?.ice ? 3 : 0;
  if (doesAfterPick(ctx, 'removeCounters')) return card.type === 'agenda' ? 0.5 : 2;
  if (doesAfterPick(ctx, 'addToScore')) return card.points ?? 0;
  // agendas in HQ go back into R&D while they cannot be scored; those in Archives are free for the Runner to steal
  if (doesAfterPick(ctx, 'shuffleIn') && card.seat === 'corp')
    return 1 + (card.points ?? 0) + (card.zone === 'archives' ? 3 : 0);
  if (doesAfterPick(ctx, 'takeChosen')) return holdWorth(ctx, card.code);
  if (key === 'prompt.install-next' || doesAfterPick(ctx, 'installFromHq')) return installWorth(ctx, card);
  if (key === 'prompt.beta-ice' || key === 'prompt.choose-to-rez')
    return 0.5 + (card.cost ?? (card.code ? facts(card.code).card.cost : 0));
  if (key === 'prompt.search') return card.code === null ? 0 : seekWorth(ctx, card.code, ctx.view.corp.clicks);
  if (doesAfterPick(ctx, 'hostOnChosen'))
    return 1 + (card.up ? 0.5 : 0) + (card.server !== null ? Math.max(0, placeWorth(ctx, card.server)) : 0);
  if (card.seat === 'runner') return card.type === 'program' ? programWorth(card) : resourceWorth(ctx, card.h);
  if (card.zone === 'ice') {
    // to rez for free: the most expensive, preferably on a central server; to trash: the cheapest
    const worth = (card.cost ?? 0) + (card.server !== null && !isRemote(card.server) ? 1 : 0.5);
    return asking?.freeRez ? worth : 5 - worth;
  }
  if (card.zone === 'corp score') return 5 - (card.points ?? 0) * 2;
  return 5 - holdWorth(ctx, card.code);
}

/** Returns what the Corp loses, in credits, if the Runner accesses this card of the Corp; negative if the Corp gains. */
function lossOf(ctx: Context, card: CardView): number {
  if (card.code === null) return 0;
  return cardLoss(ctx, facts(card.code), {
    advancement: card.counters.advancement ?? 0,
    installed: card.zone === 'root',
    up: card.up,
  });
}

/** Returns the worth of an advancement counter on this card: most on an agenda that can then be scored, some on a trap. */
function advanceWorth(ctx: Context, card: CardView): number {
  if (card.code === null) return 0;
  const f = facts(card.code);
  if (completes(ctx, card, 1)) return 30 + (card.points ?? 0);
  if (f.card.type === 'agenda') return 4 + (card.points ?? 0) + (card.counters.advancement ?? 0);
  return growing(f) ? 3.5 : f.card.type === 'ice' ? 1 : 0.5;
}

/** Returns the worth of installing this card without spending a click. */
function installWorth(ctx: Context, card: CardView): number {
  if (card.code === null) return 0;
  const f = facts(card.code);
  if (f.card.type === 'ice') return 3 + f.card.cost * 0.2;
  if (f.card.type === 'agenda') return doesAfterPick(ctx, 'placeCounters') || scoringServer(ctx) !== null ? 4 : 0.5;
  return 1 + Math.max(0, Math.min(3, inPlay(f.other, 4) + f.perTurn * 2));
}

function programWorth(card: CardView): number {
  if (card.code === null) return 0;
  const f = facts(card.code);
  return (f.breaks.length > 0 ? 5 : 1) + f.card.cost * 0.5 + (f.action ? 2 : 0);
}

/** Weighs the Corp's bid in a trace: enough to be sure of success if affordable and worth it; else up to 2 if rich, or nothing. */
export function trace(ctx: Context): Choice[] {
  const { view } = ctx;
  const base = Number(ctx.decision.figures.base ?? ctx.decision.figures.strength ?? view.pending?.n ?? 0);
  const sure = Math.max(0, view.runner.link + view.runner.credits + 1 - base);
  // credits on cards that may be spent on traces cost nothing
  const free = Math.max(0, (ctx.decision.range?.max ?? 0) - view.corp.credits);
  const stakes = (traceWorth(ctx) ?? 2) + resourceWorth(ctx, undefined) * 0.5;
  const bid =
    sure - free <= view.corp.credits - 3 && Math.max(0, sure - free) <= stakes
      ? sure
      : Math.min(
          sure,
          free +
            (view.corp.credits >= 10 || stakes >= 8 ? Math.min(2, Math.max(0, view.runner.link + 1 - base + 1)) : 0),
        );
  return byNumber(ctx, bid, 'trace-corp', { base, link: view.runner.link, credits: view.corp.credits });
}

/** Weighs a number to choose: as high as possible, but the Corp never draws more cards than R&D holds. */
export const number = (ctx: Context): Choice[] =>
  ctx.decision.figures.of === 'draw'
    ? byNumber(ctx, Math.min(ctx.decision.range?.max ?? 0, ctx.view.corp.deckSize), 'number', {})
    : anyNumber(ctx);

export const psi = (ctx: Context): Choice[] => secretBid(ctx, 0.4);

/**
 * Weighs the order of the top cards of R&D: what the Corp needs comes first; agendas go deeper while the Runner can get into R&D, and traps
 * where the Runner will access them.
 */
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
    if (!f) return { move, worth: move.do === 'done' ? 100 : -1, grounds: { of: 'done' } };
    let worth = 1;
    if (f.burst > 0) worth = view.corp.credits < 12 ? 3.5 : 2;
    else if (f.card.type === 'agenda')
      worth = agendas === 0 && scoringServer(ctx) !== null && !scoring(ctx) ? 3 : -open * 3 + 0.2;
    else if (f.card.type === 'ice') worth = count(ctx, (one) => one.card.type === 'ice') < 2 ? 2.6 : 1.6;
    else if (f.perTurn > 0) worth = 2.2;
    // the card left on top after the Corp's draw is the one the Runner sees
    if (f.ambush && !first && ctx.decision.got === 1) worth += open * 3;
    if (f.ambush && first) worth -= 0.5;
    return { move, worth, grounds: { of: 'arrange', params: { card: f.card.title, place: ctx.decision.got + 1 } } };
  });
}

/** Weighs a choice between named options by what each option does. */
export function choose(ctx: Context): Choice[] {
  return ctx.moves.map((move, i): Choice => {
    const name = move.option ?? '';
    let worth = (optionWorth(ctx, name) ?? 1) - i * 0.01;
    if (ctx.decision.text.key === 'prompt.rez-or-trash') worth = name === 'rez' ? forcedRez(ctx) : 0;
    if (name === 'event' || name === 'hardware' || name === 'resource' || name === 'program') worth = likely(ctx, name);
    if (move.server !== undefined)
      worth =
        placeWorth(ctx, move.server) +
        Math.max(0, loss(ctx, move.server === 'new remote' ? 'archives' : move.server)) * 0.1;
    if (move.do === 'decline' || move.do === 'done') worth = 0;
    return {
      move,
      worth,
      grounds: choiceGrounds(move, name, worth),
    };
  });
}

/** Returns the worth of rezzing the ice that the decision is about, when the Corp would otherwise lose it. */
function forcedRez(ctx: Context): number {
  const ice = ctx.decision.about.find(({ zone }) => zone === 'ice');
  const cost = ice?.cost ?? 3;
  return 2.5 + cost * 0.3 + corpMoney(ctx.view.corp.credits, -cost) * 0.8;
}

/** Returns how many of the Runner's unseen cards are of a type: the more, the likelier the grip holds one. */
function likely(ctx: Context, type: string): number {
  let n = 0;
  for (const [code, left] of ctx.runnerUnseen.left) if (facts(code).card.type === type) n += left;
  return n;
}

/**
 * Returns the worth of keeping a card hidden from the Runner: high for a trap; for an agenda, higher the closer the Runner is to winning.
 */
function secretWorth(ctx: Context, card: CardView | null): number {
  if (card === null || card.code === null) return 0.8;
  const f = facts(card.code);
  if (f.ambush) {
    const trap = sprung(f, card.counters.advancement ?? 0, ctx.view.corp.credits);
    return Math.max(0.8, Math.min(2.5, trap ? trap.cards * 1.4 + trap.tags + trap.losses * 2 : 0));
  }
  if (f.card.type !== 'agenda') return 0.8;
  return 0.8 + Math.min(1.7, pointsWorth(ctx.view, 'runner', f.card.points ?? 0) / 20);
}

/** Weighs preventing a card from being exposed: worth it for an important card. */
export function prevent(ctx: Context): Choice[] {
  return ctx.moves.map((move): Choice => {
    if (move.do !== 'use' && move.do !== 'rez')
      return { move, worth: 0, grounds: { of: 'no-prevent', params: { n: 1, grip: ctx.view.runner.handSize } } };
    const meant = ctx.decision.about[0] ?? null;
    const value = secretWorth(ctx, meant);
    const f = ctx.facts(move.card);
    const stops = f ? preventOf(f.card, move.ability) : null;
    // rezzing the decoy gives it away, a small loss; the prevention itself is paid for afterwards
    const pay = (credits: number): number => -corpMoney(ctx.view.corp.credits, -credits);
    const price =
      move.do === 'rez' ? 0.9 + 0.7 * Math.min(1.2, pay(1)) : !stops ? 0 : stops.trash ? 1.2 : pay(stops.credits);
    return {
      move,
      worth: value - price,
      grounds: { of: 'prevent', params: { card: ctx.title(move.card), n: 1, grip: ctx.view.runner.handSize } },
    };
  });
}
