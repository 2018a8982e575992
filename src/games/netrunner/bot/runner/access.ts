/** Estimates what accessing cards is worth to the Runner: known cards directly, unknown ones by what they may be. */
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { CardDef } from '../../rules/def.ts';
import type { CardView } from '../../rules/view-types.ts';
import type { Context } from '../context.ts';
import { type Facts, facts, growing, sprung } from '../facts.ts';
import type { RunMade } from '../run-made.ts';
import { serverOf } from '../calculator/read.ts';
import { shares, STILL_THERE, staysUnscored } from '../pool.ts';
import { TUNE } from '../tuning.ts';
import { cardsLoss } from './armour.ts';
import { GAME, money, pointsWorth } from '../values.ts';
import { inPlay } from '../worth/card.ts';
import { USUAL } from '../worth/price.ts';
import { successOn } from './success.ts';

/** Where a card is accessed, its advancement counters, and whether it is face up. */
export interface AccessPlace {
  from: 'hq' | 'rnd' | 'archives' | 'installed';
  advancement: number;
  up: boolean;
}

/** Returns what trashing this Corp card is worth to the Runner, in credits; its trash cost is not deducted. */
export function trashWorth(ctx: Context, f: Facts, place: AccessPlace): number {
  let worth = 0;
  const turns = Math.min(ctx.level.horizon, 2 + ctx.view.corp.deckSize / 3);
  worth += f.perTurn * turns * TUNE.trashTurns;
  if (f.action) worth += (f.action.credits - f.action.clicks) * 1.3;
  worth += f.rezDiscount * 0.8;
  if (f.ambush) worth += 1.2;
  // its other worth to the Corp
  worth += Math.max(0, inPlay(f.other, turns, USUAL.corp)) * TUNE.trashOther;
  if (place.from !== 'installed') worth *= 0.5;
  else if (!place.up) worth *= 0.9;
  return worth;
}

/** Returns the net damage that accessing the card (and stealing it) may do, if the Corp pays for the damage. */
function accessDamage(ctx: Context, f: Facts, place: AccessPlace): number {
  let hits = 0;
  const corp = ctx.view.corp;
  if (place.from !== 'archives' || f.ambush?.archives) hits += sprung(f, place.advancement, corp.credits)?.cards ?? 0;
  if (f.card.type === 'agenda') hits += stealDamage(ctx, f);
  return hits;
}

/** Whether paying the cost to steal this agenda kills a Runner with this many cards in the grip. */
export const diesStealing = ({ card }: Facts, grip: number): boolean => (card.stealCost?.damage ?? 0) > grip;

/** Returns the damage from stealing this agenda: its steal cost and, unless the theft wins the game, what the Corp's identity does. */
function stealDamage(ctx: Context, f: Facts): number {
  const { view } = ctx;
  const own = f.card.stealCost?.damage ?? 0;
  if (view.runner.points + (f.card.points ?? 0) >= view.toWin) return own;
  const identity = view.corp.identity.code;
  return own + (identity === null ? 0 : facts(identity).agendaDamage);
}

/**
 * Returns what accessing this card is worth to the Runner, in credits, with `credits` and `grip` cards at that time. `demolishes`: the
 * Runner may trash it for free.
 */
export function accessWorth(
  ctx: Context,
  f: Facts,
  place: AccessPlace,
  credits: number,
  grip: number,
  demolishes = false,
): number {
  const { view } = ctx;
  const hits = accessDamage(ctx, f, place);
  let worth = 0;
  if (f.card.type === 'agenda') {
    const price = typeof f.card.stealCost?.credits === 'number' ? f.card.stealCost.credits : 0;
    const clicks = f.card.stealCost?.clicks ?? 0;
    const cards = f.card.stealCost?.cards?.n ?? 0;
    if (price > credits || clicks > view.runner.clicks || cards > view.runner.rig.length) return 0;
    if (hits > grip) return diesStealing(f, grip) ? 0 : -GAME;
    const points = f.card.points ?? 0;
    const near =
      place.from !== 'installed' ? TUNE.denyElsewhere : place.advancement > 0 ? TUNE.denyAdvanced : TUNE.denyInstalled;
    worth +=
      pointsWorth(view, 'runner', points) +
      ctx.level.deny * near * pointsWorth(view, 'corp', points) -
      money(credits, price) -
      clicks -
      cards * 3;
    return worth - cardsLoss(ctx, grip, hits);
  }
  if (f.ambush && hits > grip) return -GAME;
  const trap = place.from !== 'archives' || f.ambush?.archives ? sprung(f, place.advancement, view.corp.credits) : null;
  if (trap)
    worth -=
      cardsLoss(ctx, grip, hits) +
      trap.tags * TUNE.runTag +
      Math.min(trap.losses, view.runner.rig.length + 1) * TUNE.runProgram;
  const cost = f.card.trash;
  if (cost !== null && cost <= credits && place.from !== 'archives')
    worth += Math.max(0, trashWorth(ctx, f, place) + money(credits, -cost));
  // trashing a card for free: most cards in a deck are worth something
  if (demolishes && place.from !== 'archives') worth = Math.max(worth, TUNE.demolish + trashWorth(ctx, f, place));
  return worth;
}

/** A card that an unknown card may be, and the chance that it is. */
interface Guess {
  f: Facts;
  share: number;
}

/** Returns the cards that an unknown Corp card may be. `fits`: a card's weight per copy, 0 to leave it out. */
const guesses = (ctx: Context, fits: (card: CardDef) => number): Guess[] =>
  shares(ctx.corpUnseen, fits).map(({ card, share }) => ({ f: facts(card.code), share }));

/** Returns the cards that an unknown card in a remote may be, with their chances, judged by its counters and the ice in front of it. */
function remoteGuess(ctx: Context, card: CardView): Guess[] {
  const counters = card.counters.advancement ?? 0;
  const advanced = counters > 0;
  const guarded = card.server !== null && serverOf(ctx.view, card.server).ice.length > 0;
  const { wary, expectsScoring } = ctx.level;
  const place = { ...card, seat: 'corp', zone: 'root', index: 0, known: 0 } as const;
  return guesses(ctx, (c) => {
    if (c.type === 'ice' || c.type === 'operation' || c.type === 'identity') return 0;
    if (advanced && !c.advanceable && c.type !== 'agenda') return 0;
    if (ctx.belief) return ctx.belief(place, c.code);
    const f = facts(c.code);
    if (advanced && c.type !== 'agenda') return TUNE.advancedTrap * wary;
    if (advanced) return expectsScoring ? staysUnscored(c, counters) : 1;
    if (c.type === 'agenda') return guarded ? TUNE.remoteAgenda : 0.2;
    if (f.ambush) return (growing(f) ? 0.4 : TUNE.remoteTrap) * wary;
    if (c.type === 'upgrade') return 0.3;
    return guarded ? 0.4 : 0.6;
  });
}

/** Returns the cards that an unknown card of HQ, R&D or Archives may be, with their chances. */
function centralGuess(ctx: Context, zone: 'hq' | 'rnd' | 'archives'): Guess[] {
  const { belief } = ctx;
  // there are no beliefs about R&D
  if (belief && zone !== 'rnd') {
    const place = { seat: 'corp', zone, server: zone, index: 0, h: 0, counters: {}, known: 0 } as const;
    return ctx.once(`central ${zone}`, () => guesses(ctx, ({ code }) => belief(place, code)));
  }
  return ctx.once('central', () => {
    let ice = 0;
    let root = 0;
    for (const server of ctx.view.servers) {
      for (const card of server.ice) if (card.code === null) ice++;
      for (const card of server.root) if (card.code === null) root++;
    }
    let allIce = 0;
    let allRoot = 0;
    for (const [code, n] of ctx.corpUnseen.left) {
      const { type } = facts(code).card;
      if (type === 'ice') allIce += n;
      else if (type !== 'operation') allRoot += n;
    }
    return guesses(ctx, (c) => {
      if (c.type === 'ice') return Math.max(0, allIce - ice) / Math.max(1, allIce);
      if (c.type === 'operation') return 1;
      return Math.max(0.05, allRoot - root) / Math.max(1, allRoot);
    });
  });
}

/** Returns what accessing an unknown card in a remote is worth to the Runner. */
export function guessWorth(ctx: Context, card: CardView, credits: number, grip: number): number {
  const place: AccessPlace = { from: 'installed', advancement: card.counters.advancement ?? 0, up: false };
  return remoteGuess(ctx, card).reduce(
    (sum, one) => sum + one.share * accessWorth(ctx, one.f, place, credits, grip),
    0,
  );
}

/** Returns what just the accesses on a server are worth to a Runner who then has `credits` and `grip` cards. */
export const accesses = (ctx: Context, server: ServerId, credits: number, grip: number): number =>
  candidates(ctx, server, 0).reduce(
    (sum, one) => sum + one.share * accessWorth(ctx, one.f, one.place, credits, grip),
    0,
  );

/** Returns the codes of the cards that the Runner saw in HQ and lost sight of, if they may still be there: seen nowhere else since. */
function seenBefore({ view, corpUnseen }: Context): string[] {
  const met = new Map<string, number>();
  return view.corp.seenInHq.filter((code) => {
    const n = (met.get(code) ?? 0) + 1;
    met.set(code, n);
    return n <= (corpUnseen.left.get(code) ?? 0);
  });
}

type AccessCandidate = Guess & { place: AccessPlace };

/** Returns the cards one run on the server may access, each with its chance. `more`: extra cards of HQ or R&D; `root`: root included. */
function candidates(ctx: Context, server: ServerId, more: number, root = true): AccessCandidate[] {
  const { view } = ctx;
  const list: AccessCandidate[] = [];
  const put = (f: Facts, share: number, from: AccessPlace['from'], advancement = 0, up = false): void =>
    void list.push({ f, share, place: { from, advancement, up } });
  const guess = (share: number, from: 'hq' | 'rnd' | 'archives'): void => {
    for (const one of centralGuess(ctx, from))
      put(one.f, one.share * share * (one.f.ambush ? ctx.level.wary : 1), from);
  };
  const known = ({ code, counters, up }: CardView, share: number, from: AccessPlace['from']): void =>
    put(facts(code!), share, from, counters.advancement ?? 0, up);
  if (server === 'rnd') {
    for (let i = 0; i < Math.min(1 + more, view.corp.deckSize); i++) {
      const top = view.corp.deckKnown.find((one) => one.index === i)?.card;
      if (top && top.code !== null) known(top, 1, 'rnd');
      else guess(1, 'rnd');
    }
  } else if (server === 'hq') {
    const size = view.corp.handSize;
    if (size > 0) {
      const part = Math.min(1, (1 + more) / size);
      const seen = view.corp.hand.filter((card) => card.code !== null);
      for (const card of seen) known(card, part, 'hq');
      const remembered = ctx.belief === null ? [] : seenBefore(ctx);
      const others = Math.max(0, size - seen.length);
      const there = Math.min(others, remembered.length * STILL_THERE);
      for (const code of remembered) put(facts(code), (part * there) / remembered.length, 'hq');
      if (others > there) guess((others - there) * part, 'hq');
    }
  } else if (server === 'archives') {
    for (const card of view.corp.archives) if (card.code !== null) known(card, 1, 'archives');
    if (view.corp.archivesHidden > 0) guess(view.corp.archivesHidden * TUNE.archives, 'archives');
  }
  for (const card of root ? serverOf(view, server).root : []) {
    if (card.code !== null) known(card, 1, 'installed');
    else if (isRemote(server))
      for (const one of remoteGuess(ctx, card)) put(one.f, one.share, 'installed', card.counters.advancement ?? 0);
    else for (const one of guesses(ctx, (c) => (c.type === 'upgrade' ? 1 : 0))) put(one.f, one.share, 'installed');
  }
  return list;
}

/**
 * Returns a function that gives what reaching a server is worth to the Runner, in credits, for the credits and grip cards they will have on
 * arrival: the average over the cards that may be accessed there, plus what else a success brings. `made`: the run a card makes, if one
 * does.
 */
export function prizeOf(
  ctx: Context,
  server: ServerId,
  made: RunMade | null = null,
): (credits: number, grip: number) => number {
  const { more, worth: besides, instead } = successOn(ctx, server, made);
  const list = candidates(ctx, server, Math.floor(more));
  for (const central of made?.also ?? []) list.push(...candidates(ctx, central, 0, false));
  const known = new Map<number, number>();
  return (credits, grip) => {
    const key = grip * 100 + Math.min(99, credits);
    let worth = known.get(key);
    if (worth === undefined) {
      worth = 0;
      for (const one of list) worth += one.share * accessWorth(ctx, one.f, one.place, credits, grip, made?.demolishes);
      worth = besides + (instead === null ? worth : Math.max(instead, worth));
      known.set(key, worth);
    }
    return worth;
  };
}

/** Returns the most net damage that accessing the server may do, and the chance that it flatlines a Runner with a grip of this size. */
export function danger(ctx: Context, server: ServerId, grip: number, more = 0): { most: number; death: number } {
  let most = 0;
  let death = 0;
  for (const one of candidates(ctx, server, more)) {
    const hits = accessDamage(ctx, one.f, one.place);
    if (one.share > 0) most = Math.max(most, hits);
    if (hits > grip) death += one.share;
  }
  return { most, death: Math.min(1, death) };
}
