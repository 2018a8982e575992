/** Weighs where the Corp installs a card: ice where it matters, agendas behind ice, economy cards unprotected, traps as bluffs. */
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { serverOf } from '../calculator/read.ts';
import type { Choice, Context } from '../context.ts';
import { playWorth } from '../appraise.ts';
import { type Facts, facts, growing } from '../facts.ts';
import { TUNE } from '../tuning.ts';
import { corpMoney, pointsWorth } from '../values.ts';
import { inPlay } from '../worth/card.ts';
import { agendaIn, entry, exposure, loss, mainIn, rezBill, scoringServer, temptation } from './threat.ts';
import { ahead, count, scoring } from './worth.ts';

/** Returns how many runs on this server the bot expects in the turns that it looks ahead. */
const runsOn = (where: string): number =>
  where === 'rnd'
    ? TUNE.rndRuns
    : where === 'hq'
      ? TUNE.hqRuns
      : where === 'archives'
        ? 0.6
        : where === 'new remote'
          ? 1
          : TUNE.remoteRuns;

export function installChoice(ctx: Context, move: Move): Choice {
  const card = ctx.card(move.card)!;
  const f = facts(card.code!);
  const where = move.server as ServerId | 'new remote';
  let worth =
    f.card.type === 'ice'
      ? iceWorth(ctx, f, where)
      : f.card.type === 'agenda'
        ? agendaWorth(ctx, f, where)
        : f.card.type === 'upgrade'
          ? upgradeWorth(ctx, f, where)
          : assetWorth(ctx, f, where);
  if (f.card.type !== 'agenda' && ctx.view.corp.handSize >= ctx.view.corp.maxHand) worth += TUNE.spare * 0.5;
  if (move.trashing) worth -= trashed(ctx, f, where);
  else if (
    f.card.type !== 'ice' &&
    f.card.type !== 'upgrade' &&
    where !== 'new remote' &&
    mainIn(serverOf(ctx.view, where).root)
  )
    worth -= trashed(ctx, f, where);
  return {
    move,
    worth,
    grounds: {
      of: f.card.type === 'ice' ? 'ice' : 'install-corp',
      params: {
        card: f.card.title,
        server: where,
        credits: ctx.view.corp.credits,
        ice: where === 'new remote' ? 0 : serverOf(ctx.view, where).ice.length,
      },
    },
  };
}

/** Returns the worth of the card that installing this one in that server would trash. */
function trashed(ctx: Context, f: Facts, where: ServerId | 'new remote'): number {
  if (where === 'new remote') return 0;
  if (f.card.type === 'ice') return 2.5;
  const main = mainIn(serverOf(ctx.view, where).root);
  if (!main || main.code === null) return 0.5;
  const old = facts(main.code);
  if (old.card.type === 'agenda') return 60;
  return (
    0.8 +
    old.perTurn * ahead(ctx) +
    (old.action ? 2.5 : 0) +
    (old.ambush ? 0.5 : 0) +
    Math.max(0, Math.min(6, inPlay(old.other, ahead(ctx) * 0.5)))
  );
}

/** Returns what an access of a server may cost the Corp, in credits, for judging ice there. Includes an agenda planned there. */
function stake(ctx: Context, where: ServerId | 'new remote'): number {
  const { view } = ctx;
  if (where !== 'new remote' && !isRemote(where))
    return (
      Math.max(where === 'rnd' ? TUNE.rndLeast : where === 'hq' ? TUNE.hqLeast : 0, loss(ctx, where)) *
      ctx.level.centrals
    );
  const own = where === 'new remote' ? 0 : Math.max(0, loss(ctx, where));
  if (where !== 'new remote' && agendaIn(serverOf(view, where).root)) return own;
  // the next agenda may be installed there
  const agendas = count(ctx, (f) => f.card.type === 'agenda');
  const next = pointsWorth(view, 'corp', 2) * (agendas > 0 ? TUNE.nextAgendaHeld : TUNE.nextAgenda);
  const chosen = scoringServer(ctx);
  if (where === 'new remote') {
    // one scoring remote is enough, and R&D and HQ need ice first
    const bare = view.servers.some(({ id, ice }) => (id === 'rnd' || id === 'hq') && ice.length === 0);
    return chosen === null ? next * (bare ? TUNE.bareFirst : 1) : 0;
  }
  return where === chosen ? Math.max(own, next) : own;
}

function iceWorth(ctx: Context, f: Facts, where: ServerId | 'new remote'): number {
  const { view } = ctx;
  const server = where === 'new remote' ? null : serverOf(view, where);
  const price = server ? server.ice.length : 0;
  if (price > view.corp.credits) return -1;
  const id = where === 'new remote' ? ('remote 99' as ServerId) : where;
  const stakes = stake(ctx, where);
  if (stakes <= 0) return -0.5;
  const purse = view.corp.credits - price + TUNE.icePurse;
  const before = exposure(ctx, id, stakes, { corpCredits: purse });
  const after = exposure(ctx, id, stakes, { corpCredits: purse, outermost: f.card.code });
  const runs = runsOn(where) * Math.min(1, ahead(ctx) / 5);
  let worth = (before - after) * runs - f.card.cost * 0.12;
  // a deck that scores from HQ protects HQ and R&D
  if (where !== 'new remote' && !isRemote(where)) worth *= 1 + 0.3 * ctx.plan.weight('fast advance');
  // each piece of ice also insures against icebreakers still to come
  worth += Math.min(3, stakes) * (price === 0 ? 0.5 : (price === 1 ? 0.3 : 0.1) * TUNE.insuranceMore) * TUNE.insurance;
  if (f.card.cost > view.corp.credits + 4) worth *= 0.5;
  if (needsIceBehind(f) && price === 0) worth -= 1;
  return worth + corpMoney(view.corp.credits, -price);
}

/** Whether the ice does nothing but affect the ice behind it. */
const needsIceBehind = (f: Facts): boolean =>
  f.card.subroutines.every((words) => words.every((word) => word.w === 'later'));

/** Returns the chance (0–1) that an agenda in this server is stolen before the Corp scores it; `advances`: credits spent on it first. */
export function stolen(ctx: Context, where: ServerId | 'new remote', advances: number): number {
  if (where === 'new remote') return TUNE.open;
  const { view, level } = ctx;
  const purse = level.reserve ? view.corp.credits - advances : view.corp.credits;
  const way = entry(ctx, where, { corpCredits: Math.max(0, purse), prize: TUNE.stolenPrize });
  // the Runner cannot get in now, but may draw an icebreaker
  if (way.leave || way.reach < 0.05) return TUNE.stolenLater;
  const eager = Math.max(0.4, Math.min(1, way.value / 5));
  return Math.max(TUNE.stolenLater, TUNE.stolenHope * way.reach * eager * (way.death > 0.3 ? 0.5 : 1));
}

function agendaWorth(ctx: Context, f: Facts, where: ServerId | 'new remote'): number {
  const { view } = ctx;
  if (where !== 'new remote' && !isRemote(where)) return -50;
  if (scoring(ctx)) return -0.5;
  const need = f.card.requirement ?? 4;
  const points = f.card.points ?? 0;
  const now = Math.min(Math.max(0, view.corp.clicks - 1), need, view.corp.credits);
  const chance = stolen(ctx, where, now);
  const gain = pointsWorth(view, 'corp', points);
  const risk = pointsWorth(view, 'runner', points) + 0.3 * gain;
  // the agenda is not safe in HQ either: its chance of being stolen there
  const visits = Math.max(temptation(ctx, 'hq') * TUNE.relief * 2, TUNE.hqVisits);
  const kept = Math.min(0.8, visits / Math.max(2, view.corp.handSize));
  let worth =
    (((1 - chance) * gain - Math.max(0, chance - kept) * risk * TUNE.agendaRisk - need * TUNE.agendaCost) /
      (need + 1)) *
    TUNE.agenda;
  const free = where === 'new remote' ? 0 : rezBill(ctx, where);
  if (ctx.level.reserve && view.corp.credits < now + Math.min(free, 5)) worth -= TUNE.agendaReserve;
  if (view.corp.clicks < 3) worth -= TUNE.agendaLate;
  // a deck that scores from HQ waits for that; a rush deck takes more risk, a glacier deck less
  const { plan } = ctx;
  worth -= plan.weight('fast advance') * (chance > 0.3 ? 0.8 : 0.2);
  worth += (plan.weight('rush') - plan.weight('glacier')) * 0.5;
  // a hand full of agendas should be thinned out
  worth += Math.max(0, count(ctx, (one) => one.card.type === 'agenda') - 2) * TUNE.agendaFlood;
  return worth;
}

function upgradeWorth(ctx: Context, f: Facts, where: ServerId | 'new remote'): number {
  if (f.rezDiscount === 0) return otherUpgrade(ctx, f, where);
  if (where === 'new remote') return -0.5;
  const saved = serverOf(ctx.view, where)
    .ice.filter((ice) => !ice.up)
    .reduce((n, ice) => n + Math.min(f.rezDiscount, ice.cost ?? 0), 0);
  return saved - f.card.cost - 0.2 + (where === scoringServer(ctx) ? 0.4 : 0);
}

/** Returns what an upgrade is worth in a server: what its effects bring, given what the server has to protect or is to score. */
function otherUpgrade(ctx: Context, f: Facts, where: ServerId | 'new remote'): number {
  const { view } = ctx;
  const all = playWorth(ctx, f.other, ahead(ctx) * TUNE.corpRounds) + usesWorth(f);
  const price = corpMoney(view.corp.credits, -f.card.cost) * 0.5;
  if (!f.local) return all + price - 0.3;
  if (where === 'new remote') return all * 0.35 + price - 0.8;
  const { root, ice } = serverOf(view, where);
  if (root.some((card) => card.code === f.card.code)) return -0.5;
  const here = isRemote(where)
    ? where === scoringServer(ctx) || agendaIn(root)
      ? 1
      : ice.length > 0
        ? 0.6
        : 0.3
    : where === 'archives'
      ? 0.1
      : Math.min(0.8, loss(ctx, where) * 0.15 + ice.length * 0.15);
  return Math.min(6, all) * here + price + (where === scoringServer(ctx) ? 0.5 : 0);
}

/** Returns the worth of a card's abilities that are used now and then, which its worth per round leaves out. */
const usesWorth = (f: Facts): number => (f.other.uses.some((use) => use.clicks === 0) ? 2.2 : 0);

function assetWorth(ctx: Context, f: Facts, where: ServerId | 'new remote'): number {
  const { view } = ctx;
  if (where !== 'new remote' && !isRemote(where)) return -50;
  const guarded = where !== 'new remote' && serverOf(view, where).ice.length > 0;
  const taken = where !== 'new remote' && where === scoringServer(ctx);
  const agendas = count(ctx, (one) => one.card.type === 'agenda');
  let worth = 0;
  if (f.perTurn > 0) {
    worth = f.perTurn * ahead(ctx) * TUNE.pad + corpMoney(view.corp.credits, -f.card.cost) * 0.8;
    if (guarded) worth -= taken && agendas > 0 ? 2.5 : TUNE.assetGuarded;
  } else if (f.action) {
    const rate = f.action.credits / f.action.clicks - 1;
    const have = view.servers.some((server) =>
      server.root.some((card) => card.code !== null && facts(card.code).action !== null),
    );
    worth = have ? -0.5 : TUNE.melange * (view.corp.credits < 8 ? 1 : 0.4) * rate * (guarded ? 1.1 : 0.75);
    if (taken && agendas > 0) worth -= 1;
  } else if (f.ambush) {
    worth = bluffWorth(ctx, f, where, guarded);
  } else if (f.prevents?.what === 'expose') worth = decoyWorth(ctx, where);
  else {
    worth =
      Math.min(7, playWorth(ctx, f.other, ahead(ctx) * TUNE.corpRounds)) +
      corpMoney(view.corp.credits, -f.card.cost) * 0.7 +
      0.2;
    if (guarded) worth -= taken && agendas > 0 ? 2.5 : 0.3;
    const copies = view.servers.some((server) => server.root.some((card) => card.code === f.card.code));
    if (copies && f.card.unique) worth = -1;
  }
  return worth;
}

/** Returns the worth of installing a card that prevents exposing. Facedown it serves as a decoy. */
function decoyWorth(ctx: Context, where: ServerId | 'new remote'): number {
  if (where !== 'new remote') return -0.3;
  const roll = ctx.once('bluff', () => ctx.chance());
  return (roll < ctx.level.bluff ? 1.8 : 0.7) + (ctx.view.corp.handSize >= ctx.view.corp.maxHand ? 0.4 : 0);
}

/** Returns the worth of installing a trap as if it were an agenda; a random number decides whether the Corp bluffs this time. */
function bluffWorth(ctx: Context, f: Facts, where: ServerId | 'new remote', guarded: boolean): number {
  const { view, level, chance } = ctx;
  const roll = ctx.once('bluff', () => chance());
  if (scoring(ctx) || view.corp.credits < f.ambush!.price + 2) return -0.3;
  if (view.servers.some((server) => server.root.some((card) => card.code !== null && facts(card.code).ambush !== null)))
    return -0.3;
  const mood = roll < level.bluff + 0.2 * ctx.plan.weight('net damage') ? TUNE.bluff : 0;
  if (growing(f)) {
    if (view.corp.clicks < 3 || view.corp.credits < 4) return -0.2;
    return mood + (guarded || where === 'new remote' ? 0.5 : 0) + (view.runner.handSize <= 4 ? 0.5 : 0);
  }
  // this trap works from HQ too: install it as a bluff or from a full hand, but not where an agenda should go
  return (
    mood * 0.6 +
    (view.corp.handSize > view.corp.maxHand ? 0.4 : 0) -
    (guarded && count(ctx, (one) => one.card.type === 'agenda') > 0 ? 0.6 : 0)
  );
}
