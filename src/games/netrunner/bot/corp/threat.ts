/** Estimates what the Corp stands to lose on each server, and what a run there would cost the Runner. */
import { type ServerId, isRemote } from '../../rules/model.ts';
import type { CardView } from '../../rules/view-types.ts';
import { sampled, problem, serverOf, withIce } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import type { Outlook, Slot } from '../calculator/types.ts';
import type { Context } from '../context.ts';
import { type Facts, facts, sprung } from '../facts.ts';
import { shares } from '../pool.ts';
import { TUNE } from '../tuning.ts';
import { GAME, pointsWorth, runnerWeights } from '../values.ts';
import { inPlay } from '../worth/card.ts';

/** Returns what the Corp loses, in credits, if the Runner accesses this card now; negative if the Corp gains. */
export function cardLoss(
  ctx: Context,
  f: Facts,
  card: { advancement: number; installed: boolean; up: boolean },
  corpCredits = ctx.view.corp.credits,
): number {
  const { view } = ctx;
  const grip = view.runner.handSize;
  if (f.card.type === 'agenda') {
    const points = f.card.points ?? 0;
    const identity = view.corp.identity.code;
    const hits = identity === null ? 0 : facts(identity).agendaDamage;
    if (hits > grip && view.runner.points + points < view.toWin) return -GAME;
    return (
      pointsWorth(view, 'runner', points) + 0.4 * pointsWorth(view, 'corp', points) + card.advancement - hits * 1.3
    );
  }
  const trap = sprung(f, card.advancement, corpCredits);
  if (trap && f.ambush) {
    if (trap.cards > grip) return -GAME;
    return -(
      trap.cards * 1.4 +
      trap.tags * 2 +
      Math.min(trap.losses, view.runner.rig.length + 1) * 3 -
      f.ambush.price * 0.7
    );
  }
  const worth =
    f.perTurn * 4 +
    (f.action ? f.action.credits - f.action.clicks : 0) +
    Math.max(0, inPlay(f.other, 4)) * TUNE.corpRounds;
  if (f.card.trash === null || f.card.trash > view.runner.credits) return 0;
  return Math.max(0, card.installed ? worth - f.card.trash * 0.7 : worth * 0.4 - f.card.trash * 0.7);
}

const UNINSTALLED = { advancement: 0, installed: false, up: false };

/** Returns what one access of the server costs the Corp on average, in credits. */
export function loss(ctx: Context, server: ServerId): number {
  return ctx.once(`loss ${server}`, () => {
    const { view } = ctx;
    let sum = 0;
    if (server === 'rnd') {
      const top = view.corp.deckKnown.find((one) => one.index === 0)?.card.code;
      if (top) sum += cardLoss(ctx, facts(top), UNINSTALLED);
      else
        for (const one of shares(ctx.corpUnseen, () => 1))
          sum += one.share * cardLoss(ctx, facts(one.card.code), UNINSTALLED);
    } else if (server === 'hq') {
      for (const card of view.corp.hand)
        if (card.code !== null) sum += cardLoss(ctx, facts(card.code), UNINSTALLED) / Math.max(1, view.corp.handSize);
    } else if (server === 'archives') {
      for (const card of view.corp.archives)
        if (card.code !== null && facts(card.code).card.type === 'agenda')
          sum += cardLoss(ctx, facts(card.code), UNINSTALLED);
    }
    for (const card of serverOf(view, server).root) {
      if (card.code !== null)
        sum += cardLoss(ctx, facts(card.code), {
          advancement: card.counters.advancement ?? 0,
          installed: true,
          up: card.up,
        });
    }
    return sum;
  });
}

/** Returns how much more accesses of HQ and of installed traps would cost the Corp if it had only `left` credits to pay for its traps. */
export function trapsOff(ctx: Context, left: number): number {
  const { view } = ctx;
  const now = view.corp.credits;
  let worse = 0;
  const look = (code: string | null, advancement: number, installed: boolean, share: number): void => {
    if (code === null) return;
    const f = facts(code);
    if (!f.ambush || now < f.ambush.price || left >= f.ambush.price) return;
    const at = { advancement, installed, up: false };
    worse += share * Math.min(8, cardLoss(ctx, f, at, left) - cardLoss(ctx, f, at, now));
  };
  for (const card of view.corp.hand) look(card.code, 0, false, temptation(ctx, 'hq') / Math.max(1, view.corp.handSize));
  for (const server of view.servers)
    for (const card of server.root) look(card.code, card.counters.advancement ?? 0, true, 0.4);
  return worse * TUNE.trapMoney;
}

/** What to assume about a run on a server, in place of what the view shows. */
export interface Suppose {
  /** code of a piece of ice to assume at the outermost position */
  outermost?: string;
  /** handle of a piece of ice to assume unrezzed during the whole run */
  without?: number;
  /** handle of a piece of ice to assume already rezzed */
  rezzed?: number;
  corpCredits?: number;
  /** credits that the Runner is assumed to gain before the run */
  more?: number;
  /** what reaching the server is assumed to be worth to the Runner, in credits; default 14 */
  prize?: number;
  /** whether to calculate from the run's current position, not from outside the server */
  now?: boolean;
}

/** Calculates a run on a server as the Corp can predict it, knowing its own ice. */
export function entry(ctx: Context, server: ServerId, suppose: Suppose = {}): Outlook {
  const { view } = ctx;
  const hope = suppose.prize ?? 14;
  const mine = view.active === 'runner';
  return solve(
    problem(suppose.now ? view : { ...view, run: null }, server, {
      weights: runnerWeights(view),
      budget: ctx.budget,
      prize: () => hope,
      rezzes: 1,
      credits: view.runner.credits + (suppose.more ?? (mine ? 0 : ctx.level.foresight)),
      clicks: mine ? view.runner.clicks : 4,
      corpCredits: suppose.corpCredits ?? view.corp.credits,
      ice: (slots) => {
        let list: Slot[] = slots;
        if (suppose.without !== undefined) list = list.filter((slot) => slot.h !== suppose.without);
        if (suppose.rezzed !== undefined)
          list = withIce(
            list,
            ({ h }) => h === suppose.rezzed,
            () => ({ rezzed: true }),
          );
        if (suppose.outermost !== undefined)
          list = [{ h: -2, known: true, maybe: [{ weight: 1, ice: sampled(suppose.outermost, -2) }] }, ...list];
        return list;
      },
    }),
  );
}

/** Returns what a run's costs to the Runner (credits, cards, tags, clicks, chance of death) are worth to the Corp, in credits. */
export function drain(outlook: Outlook): number {
  return (
    outlook.credits * 0.5 + outlook.damage * 1.2 + outlook.tags * 1.5 + outlook.death * GAME + outlook.clicks * 0.8
  );
}

/** Returns what the Runner presumably hopes to gain by accessing the server, in credits. */
function hope(ctx: Context, server: ServerId): number {
  if (server === 'rnd') return TUNE.hopeRnd;
  if (server === 'hq') return TUNE.hopeHq * Math.min(1, ctx.view.corp.handSize / 3);
  return server === 'archives' ? 1.5 : TUNE.hopeRemote;
}

/** Returns how tempting a run on the server is: from 0 (the Runner stays away) to 1 (the run costs nothing). */
export function temptation(ctx: Context, server: ServerId, suppose: Suppose = {}): number {
  return ctx.once(
    `tempt ${server} ${suppose.outermost ?? ''} ${suppose.without ?? ''} ${suppose.rezzed ?? ''} ${suppose.corpCredits ?? ''}`,
    () => {
      const prize = hope(ctx, server);
      if (prize <= 0) return 0;
      const way = entry(ctx, server, { prize, ...suppose });
      return way.leave ? 0 : Math.max(0, Math.min(1, way.value / prize));
    },
  );
}

/** Returns what the Corp expects to lose on a server, in credits: `stake`, its loss by an access, times how tempting a run is. */
export const exposure = (ctx: Context, server: ServerId, stake: number, suppose: Suppose = {}): number =>
  stake * temptation(ctx, server, suppose);

/** Returns the remote where the Corp plans to score: the best protected one without an agenda; null if none has ice. */
export function scoringServer(ctx: Context): ServerId | null {
  return ctx.once('scoring', () => {
    let found: ServerId | null = null;
    let most = 0;
    for (const server of ctx.view.servers) {
      if (!isRemote(server.id) || server.ice.length === 0 || agendaIn(server.root)) continue;
      let strength = 0;
      for (const ice of server.ice) strength += 1 + (ice.code !== null ? facts(ice.code).card.cost * 0.2 : 0);
      if (server.root.some((card) => card.type === 'asset')) strength -= 0.7;
      if (strength > most) {
        most = strength;
        found = server.id;
      }
    }
    return found;
  });
}

export const agendaIn = (root: readonly CardView[]): CardView | null =>
  root.find((card) => card.type === 'agenda') ?? null;
export const mainIn = (root: readonly CardView[]): CardView | null =>
  root.find((card) => card.type === 'agenda' || card.type === 'asset') ?? null;

/** Returns the credits needed to rez all unrezzed ice of a server. */
export function rezBill(ctx: Context, server: ServerId): number {
  let sum = 0;
  for (const ice of serverOf(ctx.view, server).ice) if (!ice.up) sum += ice.cost ?? 0;
  return sum;
}
