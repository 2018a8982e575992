/** Writes the features of each move that the quick policy considers; the networks score a move by them. */
import { playCost, installCost, requirement, rezCost } from '../../rules/ask.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { cardOf } from '../../rules/table.ts';
import { sprung } from '../facts.ts';
import type { Features } from './net.ts';
import { ASKING, ONCE, P, ROUND } from './places.ts';
import { type Effect, type Role, roleOf } from './roles.ts';
import { faceOf, hiddenPoints, serverAt, type ServerSight, type Sight } from './sight.ts';
import { isTooDeadly } from './danger.ts';
import { passOf } from './tax.ts';

const cut = (value: number, top: number): number => (value > top ? top : value);

function effect(f: Features, at: number, list: Effect | null): void {
  if (list) for (let i = 0; i < list.length; i++) f.add(at + i, list[i]!);
}

const KINDS = [P.hq, P.rnd, P.archives, P.remote] as const;

/** Writes the features of the server that a move is about. */
export function target(f: Features, s: ServerSight): void {
  f.add(KINDS[s.kind], 1);
  f.add(P.iceThere, cut(s.ice, 3) / 2);
  f.add(P.tax, cut(s.tax, 12) / 6);
  f.add(P.blocked, Number(s.blocked));
  f.add(P.mainThere, Number(s.main !== null));
  f.add(P.agendaThere, Number(s.agenda !== null));
  f.add(P.tokens, cut(s.tokens, 5) / 3);
  f.add(P.unknown, cut(s.unknown, 3) / 2);
  f.add(P.harm, cut(s.harm, 10) / 5);
  f.add(P.damage, cut(s.damage, 5) / 3);
  f.add(P.hidden, cut(s.hidden, 2));
  f.add(P.trapThere, Number(s.trap));
  f.add(P.needThere, s.agenda ? s.need / 4 : 0);
}

function price(f: Features, cost: number, credits: number): void {
  f.add(P.cost, cut(cost, 10) / 5);
  f.add(P.after, Math.max(-1, cut(credits - cost, 20) / 10));
  f.add(P.poor, Number(credits - cost < 3));
}

/** Writes the features of a card by itself, no matter whose it is. */
function face(f: Features, s: Sight, c: Card, role: Role): void {
  const { card, ice } = role;
  f.add(P.own, Number(c.seat === s.seat));
  f.add(P.keepWorth, Math.max(-1, cut(role.keep, 12) / 6));
  f.add(P.typeAgenda, Number(card.type === 'agenda'));
  f.add(P.typeIce, Number(card.type === 'ice'));
  f.add(P.typeAsset, Number(card.type === 'asset' || card.type === 'resource'));
  f.add(P.typeProgram, Number(card.type === 'program'));
  f.add(P.drip, cut(role.drip, 4) / 2);
  if (card.points !== null) f.add(P.points, card.points / 3);
  if (ice) iceFace(f, role);
}
function iceFace(f: Features, role: Role): void {
  const ice = role.ice!;
  f.add(P.strength, (role.card.strength ?? 0) / 5);
  f.add(P.ends, cut(ice.ends, 2) / 2);
  f.add(P.iceDamage, cut(ice.damage, 4) / 3);
  f.add(P.iceHarm, cut(ice.harm, 8) / 4);
  f.add(P.barrier, Number(ice.barrier));
  f.add(P.codeGate, Number(ice.codeGate));
  f.add(P.sentry, Number(ice.sentry));
}

// ---------------------------------------------------------------- the Corp's actions

/** Writes the features of one of the Corp's actions. */
export function corpAction(f: Features, s: Sight, move: Move): void {
  const { game } = s;
  const { t } = game;
  const { credits, clicks } = t.corp;
  const c = move.card === undefined ? null : cardOf(t, move.card);
  switch (move.do) {
    case 'credit':
      return f.add(P.credit, 1);
    case 'draw':
      return f.add(P.draw, 1);
    case 'purge':
      return f.add(P.purge, 1);
    case 'trash-resource': {
      f.add(P.trashResource, 1);
      const role = roleOf(c!.code);
      face(f, s, c!, role);
      return effect(f, ROUND, role.round);
    }
    case 'play':
      return playFeatures(f, s, c!, playCost(game, c!));
    case 'use':
      return useFeatures(f, s, c!, move.ability ?? 0, P.use);
    case 'advance': {
      const role = roleOf(c!.code);
      const agenda = role.card.type === 'agenda';
      f.add(agenda ? P.advanceAgenda : P.advanceOther, 1);
      const there = serverAt(s, c!.server ?? undefined);
      if (there) target(f, there);
      price(f, 1, credits);
      f.add(P.counters, cut(c!.advancement, 5) / 3);
      if (agenda)
        return agendaFeatures(f, s, c!, role, requirement(game, c!) - c!.advancement - 1, clicks - 1, credits - 1);
      if (role.trap) f.add(P.trap, 1);
      f.add(P.typeIce, Number(role.card.type === 'ice'));
      return deadlyTrap(f, s, role, c!.advancement + 1);
    }
    case 'install':
      return corpInstall(f, s, move, c!);
    default:
      return f.add(P.else, 1);
  }
}

function deadlyTrap(f: Features, s: Sight, role: Role, advancement: number): void {
  const hit = sprung(role.facts, advancement, s.game.t.corp.credits);
  if (!hit) return;
  f.add(P.deadly, Number(hit.cards > s.game.t.grip.length));
  f.add(P.iceDamage, cut(hit.cards, 6) / 3);
}

/** Writes what an agenda still needs after a move, and the clicks and credits left for it then. */
function agendaFeatures(
  f: Features,
  s: Sight,
  c: Card,
  role: Role,
  need: number,
  clicks: number,
  credits: number,
): void {
  const points = role.card.points ?? 0;
  f.add(P.points, points / 3);
  f.add(P.requirement, (role.card.requirement ?? 3) / 4);
  f.add(P.need, Math.max(0, need) / 4);
  f.add(P.scoreNow, Number(need <= clicks && need <= credits));
  f.add(P.scoreNext, Number(need - clicks <= 3));
  f.add(P.winning, Number(s.corpPoints + points >= s.game.t.toWin));
  f.add(P.lethal, Number(s.runnerPoints + points >= s.game.t.toWin));
  effect(f, ONCE, role.once);
  f.add(P.own, Number(c.seat === s.seat));
}

function corpInstall(f: Features, s: Sight, move: Move, c: Card): void {
  const { t } = s.game;
  const role = roleOf(c.code);
  const { card } = role;
  const { credits, clicks } = t.corp;
  const there = move.server === 'new remote' ? null : serverAt(s, move.server);
  if (there) target(f, there);
  else f.add(P.newRemote, 1);
  switch (card.type) {
    case 'ice': {
      f.add(P.ice, 1);
      iceFace(f, role);
      price(f, (there?.ice ?? 0) + card.cost, credits);
      f.add(P.rezzable, Number(credits - (there?.ice ?? 0) >= card.cost));
      const pass = passOf(s.game, c, s.rig, null, 3);
      f.add(P.passCost, cut(pass.cost + pass.clicks, 10) / 5);
      f.add(P.passBlocked, Number(pass.blocked));
      return;
    }
    case 'agenda':
      f.add(P.agenda, 1);
      f.add(P.poor, Number(credits < 4));
      return agendaFeatures(f, s, c, role, requirement(s.game, c), clicks - 1, credits);
    case 'upgrade':
      f.add(P.upgrade, 1);
      break;
    default:
      f.add(role.trap ? P.trap : P.asset, 1);
  }
  price(f, card.cost, credits);
  effect(f, ONCE, role.once);
  effect(f, ROUND, role.round);
  if (role.trap) deadlyTrap(f, s, role, Math.min(2, clicks - 1));
}

// ---------------------------------------------------------------- cards played and used

function playFeatures(f: Features, s: Sight, c: Card, cost: number): void {
  const role = roleOf(c.code);
  const { run } = role.facts;
  const { t } = s.game;
  f.add(run ? P.runEvent : P.play, 1);
  price(f, cost, t[s.seat].credits);
  effect(f, ONCE, role.once);
  if (role.card.after === 'current' || role.card.after === 'host') effect(f, ROUND, role.round);
  if (role.facts.haste) {
    f.add(P.haste, 1);
    const scoring = s.servers.find((one) => one.agenda !== null);
    f.add(P.scoreNow, Number(scoring !== undefined && scoring.need <= t[s.seat].clicks + role.facts.haste.clicks));
  }
  if (role.facts.punishes) f.add(P.punish, 1);
  const hits = role.facts.hits.damage.net + role.facts.hits.damage.meat;
  f.add(P.deadly, Number(hits > t.grip.length));
  if (!run) return;
  const aim = run.servers.length > 0 ? serverAt(s, run.servers[0]) : null;
  if (!aim) return;
  target(f, aim);
  const free = run.bypass ? Math.max(0, aim.tax - aim.tax / Math.max(1, aim.ice)) : aim.tax;
  runFeatures(f, s, aim, free, t.runner.credits - cost + run.credits);
}

/** Writes the features of using an ability. `as` is the feature that stands for the kind of decision in which it is used. */
export function useFeatures(f: Features, s: Sight, c: Card, ability: number, as: number): void {
  const role = roleOf(c.code);
  const { run } = role.facts;
  f.add(as, 1);
  effect(f, ONCE, role.uses[ability] ?? null);
  f.add(P.counters, cut(c.credit + c.power + c.agenda + c.virus, 6) / 4);
  f.add(P.drip, cut(role.drip, 4) / 2);
  if (role.facts.stopsRuns) f.add(P.ends, 1);
  const printed = role.card.abilities[ability];
  if (printed?.a === 'paid' && printed.cost.trashSelf) f.add(P.trashing, 1);
  const { taggedDamage, strike } = role.facts;
  if (taggedDamage + (strike?.n ?? 0) > s.game.t.grip.length) f.add(P.deadly, 1);
  if (!run || as !== P.use) return;
  const aim = serverAt(s, run.servers[0] ?? 'archives');
  if (aim) {
    target(f, aim);
    runFeatures(f, s, aim, aim.tax, s.game.t.runner.credits);
  }
}

// ---------------------------------------------------------------- the Runner's actions

/** Writes what a run on a server would be like for the Runner, who pays `tax` on the way out of this many credits. */
function runFeatures(f: Features, s: Sight, aim: ServerSight, tax: number, credits: number): void {
  const { t } = s.game;
  const bad = t.corp.badPublicity;
  f.add(P.openWay, Number(!aim.blocked && tax <= credits + bad));
  f.add(P.left, Math.max(-1, cut(credits + bad - tax, 12) / 6));
  f.add(P.lethal, Number(aim.damage >= t.grip.length || isTooDeadly(s, aim, t.grip.length - aim.damage)));
  const times = aim.kind === 0 ? t.now.hqSuccesses : aim.kind === 1 ? t.now.rndSuccesses : 0;
  f.add(P.again, cut(times, 3) / 2);
  f.add(P.first, Number(t.now.runs === 0));
  const stale = staleNow(s, aim);
  f.add(P.stale, Number(stale));
  f.add(P.rezRoom, aim.unknown > 0 ? cut(t.corp.credits, 12) / 8 : 0);
  if (!stale && aim.kind < 2) f.add(P.stake, hiddenPoints(s) * 2);
}
/** Whether the Runner already knows all cards of a server and none is an agenda. */
function staleNow(s: Sight, aim: ServerSight): boolean {
  const { t } = s.game;
  if (aim.kind === 1) {
    const top = t.rnd[0];
    const role = top === undefined ? null : faceOf(t.cards[top]!, 'runner');
    return top === undefined || (role !== null && role.card.type !== 'agenda');
  }
  if (aim.kind === 0) return t.hq.every((id) => faceOf(t.cards[id]!, 'runner') !== null) && !hasAgenda(s, t.hq);
  if (aim.kind === 2) return t.archives.every((id) => t.cards[id]!.up) && !hasAgenda(s, t.archives);
  return aim.hidden === 0 && aim.agenda === null;
}
const hasAgenda = (s: Sight, ids: readonly number[]): boolean =>
  ids.some((id) => faceOf(s.game.t.cards[id]!, 'runner')?.card.type === 'agenda');

/** Writes the features of one of the Runner's actions. */
export function runnerAction(f: Features, s: Sight, move: Move): void {
  const { game } = s;
  const { t } = game;
  const { credits } = t.runner;
  const c = move.card === undefined ? null : cardOf(t, move.card);
  switch (move.do) {
    case 'credit':
      return f.add(P.credit, 1);
    case 'draw':
      return f.add(P.draw, 1);
    case 'remove-tag':
      return f.add(P.removeTag, 1);
    case 'run': {
      f.add(P.run, 1);
      const aim = serverAt(s, move.server)!;
      target(f, aim);
      if (aim.main && !aim.agenda && aim.hidden === 0) {
        const role = roleOf(aim.main.code);
        f.add(P.drip, cut(role.drip, 4) / 2);
        f.add(P.cost, cut(role.card.trash ?? 9, 9) / 5);
      }
      return runFeatures(f, s, aim, aim.tax, credits);
    }
    case 'play':
      return playFeatures(f, s, c!, playCost(game, c!));
    case 'use':
      return useFeatures(f, s, c!, move.ability ?? 0, P.use);
    case 'install': {
      const role = roleOf(c!.code);
      const { card } = role;
      const kind = role.breaker
        ? P.breaker
        : card.type === 'program'
          ? P.program
          : card.type === 'hardware'
            ? P.hardware
            : P.resource;
      f.add(kind, 1);
      price(f, installCost(game, c!), credits);
      effect(f, ONCE, role.once);
      effect(f, ROUND, role.round);
      f.add(P.memory, card.memory / 2);
      f.add(P.trashing, Number(move.trashing === true));
      f.add(P.hosted, Number(move.on !== undefined));
      if (role.breaker) {
        f.add(P.gap, Number(fillsGap(s, role)));
        f.add(P.unblocks, Number(unblocks(s, role)));
      }
      f.add(P.double, Number(t.rig.some((id) => t.cards[id]!.code === c!.code)));
      f.add(P.unique, Number(card.unique));
      return;
    }
    default:
      return f.add(P.else, 1);
  }
}
const fillsGap = (s: Sight, role: Role): boolean =>
  role.breaker!.breaks.some(
    ({ subtype }) =>
      (subtype === 'barrier' && !s.fracter) ||
      (subtype === 'code gate' && !s.decoder) ||
      (subtype === 'sentry' && !s.killer) ||
      (subtype === null && !(s.fracter && s.decoder && s.killer)),
  );

/** Whether an icebreaker breaks a kind of ice that keeps the Runner out of some server. */
const unblocks = ({ walls }: Sight, role: Role): boolean =>
  role.breaker!.breaks.some(
    ({ subtype }) =>
      ((subtype === 'barrier' || subtype === null) && walls.barrier) ||
      ((subtype === 'code gate' || subtype === null) && walls.codeGate) ||
      ((subtype === 'sentry' || subtype === null) && walls.sentry),
  );

// ---------------------------------------------------------------- answers

/** Writes the features of what the card that asks for the decision does. */
export const asking = (f: Features, role: Role | null): void => effect(f, ASKING, role?.once ?? null);

/** Writes the features of a card that a decision offers, or of one to discard. */
export function offeredCard(f: Features, s: Sight, c: Card | null): void {
  const role = c ? faceOf(c, s.seat) : null;
  if (!c || !role) return f.add(P.hidden, 1);
  face(f, s, c, role);
  f.add(P.cost, cut(role.card.cost, 10) / 5);
  f.add(P.installed, Number(c.zone === 'ice' || c.zone === 'root' || c.zone === 'rig'));
  f.add(P.counters, cut(c.advancement + c.credit + c.virus + c.power, 6) / 4);
  const there = serverAt(s, c.server ?? undefined);
  if (there) target(f, there);
  if (role.breaker) {
    f.add(P.breaker, 1);
    f.add(P.gap, Number(c.zone !== 'rig' && fillsGap(s, role)));
  }
}

/** Writes the features of rezzing a card. */
export function rezFeatures(f: Features, s: Sight, c: Card): void {
  const { t } = s.game;
  const role = roleOf(c.code);
  const cost = rezCost(s.game, c);
  price(f, cost, t.corp.credits);
  if (role.ice) {
    f.add(P.rezIce, 1);
    iceFace(f, role);
    const pass = passOf(s.game, c, s.rig, null, t.runner.clicks);
    f.add(P.passCost, cut(pass.cost + pass.clicks, 10) / 5);
    f.add(P.passBlocked, Number(pass.blocked));
    f.add(P.stopsHere, Number(pass.blocked || pass.cost > t.runner.credits + (t.run?.badCredits ?? 0)));
    f.add(P.firesDamage, cut(pass.damage, 4) / 3);
    f.add(P.firesHarm, cut(pass.harm, 8) / 4);
    f.add(P.lethal, Number(pass.damage > t.grip.length));
    f.add(P.innermost, Number(t.run?.inward === 0));
    return;
  }
  f.add(P.rezOther, 1);
  effect(f, ONCE, role.once);
  effect(f, ROUND, role.round);
  f.add(P.upgrade, Number(role.card.type === 'upgrade'));
  f.add(P.trapThere, Number(role.trap));
  // rezzed at the end of the Runner's turn, it cannot be trashed before the Corp's turn
  f.add(P.first, Number(t.active === 'corp'));
  const here = t.run !== null && c.server === t.run.server;
  f.add(P.index, Number(here));
}
