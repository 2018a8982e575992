/** The one writer of the table: each event of events.ts, applied. Exhaustive; never asks rules, never emits. */
import { def } from './defs.ts';
import type { Event, MoveEvent } from './events.ts';
import { BIT, type Card, type Table, isRemote } from './model.ts';
import { listOf, noMemory, serverOf } from './table.ts';

/** Applies one event to the table, in place. */
export function apply(t: Table, e: Event): void {
  switch (e.type) {
    case 'drawn': case 'installed': case 'discarded': case 'trashed': case 'played': case 'resolved': case 'scored': case 'stolen':
    case 'added': case 'forfeited': case 'returned': case 'removed': case 'moved':
      return moved(t, e);
    case 'game-began': case 'kept': case 'mulliganed': case 'purged': case 'prevented':
      return;
    case 'shuffled': return reordered(t, e.seat === 'corp' ? t.rnd : t.stack, e.order);
    case 'step':
      if (e.chart !== 'access') {
        t.chart = e.chart;
        t.leaf = e.leaf;
      }
      return;
    case 'turn-began':
      if (t.turn > 0) {
        if (t.active === 'corp') t.lastCorp = t.now;
        else t.lastRunner = t.now;
        t.now = noMemory();
      }
      t.turn = e.turn;
      t.active = e.seat;
      return;
    case 'turn-opened': case 'turn-ended': case 'run-succeeding': return;
    case 'game-ended':
      t.over = { winner: e.winner, reason: e.reason };
      return;
    case 'credits-gained': t[e.seat].credits += e.n; return;
    case 'credits-spent':
      t[e.seat].credits -= e.n;
      if (e.bad > 0) t.run!.badCredits -= e.bad;
      return;
    case 'credits-lost': t[e.seat].credits -= e.n; return;
    case 'clicks-gained': t[e.seat].clicks += e.n; return;
    case 'clicks-spent': case 'clicks-lost': t[e.seat].clicks -= e.n; return;
    case 'counters-placed': t.cards[e.card]![e.kind] += e.n; return;
    case 'counters-removed': t.cards[e.card]![e.kind] -= e.n; return;
    case 'advanced': t.cards[e.card]!.advancement += 1; return;
    case 'memory-used': t.now.used.push(e.use); return;
    case 'rezzed': {
      const card = t.cards[e.card]!;
      card.up = true;
      card.known = 0;
      card.since = t.turn;
      return;
    }
    case 'derezzed': {
      const card = t.cards[e.card]!;
      card.up = false;
      card.known |= BIT.runner;
      return;
    }
    case 'exposed': case 'revealed':
      for (const id of e.cards) learn(t, t.cards[id]!, BIT.corp | BIT.runner);
      return;
    case 'looked':
      for (const id of e.cards) learn(t, t.cards[id]!, BIT[e.seat]);
      return;
    case 'turned-up':
      for (const id of e.cards) t.cards[id]!.up = true;
      return;
    case 'tags-given': t.runner.tags += e.n; t.now.tagsTaken += e.n; return;
    case 'tags-removed': t.runner.tags -= e.n; return;
    case 'bad-publicity-taken': t.corp.badPublicity += e.n; return;
    case 'damage-coming': if (e.kind === 'net') t.now.netDamage += e.n; return;
    case 'damage-done': if (e.kind === 'brain') t.runner.brain += e.n; return;
    case 'server-created': t.servers.push({ id: e.server, ice: [], root: [] }); sortServers(t); return;
    case 'server-vanished': {
      t.servers.splice(t.servers.findIndex((s) => s.id === e.server), 1);
      if (t.run && t.run.server === e.server) {
        t.run.vanished = true;
        t.run.ended = true;
      }
      return;
    }
    case 'swapped': return swap(t, t.cards[e.card]!, t.cards[e.other]!);
    case 'ice-moved': {
      const card = t.cards[e.card]!;
      takeOut(t, card);
      card.zone = 'ice';
      card.server = e.server;
      serverOf(t, e.server)!.ice.splice(e.index, 0, card.id);
      if (t.run) t.run.ambush = card.h;
      return;
    }
    case 'run-began':
      t.run = {
        server: e.server, first: e.server, inward: serverOf(t, e.server)!.ice.length, ice: -1, at: 'between', approaches: 0,
        ended: false, jackedOut: false, vanished: false, success: false, bypassed: false, sentBack: false, ambush: -1,
        badCredits: e.badCredits, broken: [], firing: 0, breakers: [], breakStepDone: false,
        by: e.by >= 0 ? t.cards[e.by]!.h : -1, byId: e.by, accessed: 0, seen: [], encounters: 0,
      };
      t.now.runs += 1;
      return;
    case 'approached': {
      const run = t.run!;
      run.inward -= 1;
      run.ice = t.cards[e.card]!.h;
      run.at = 'approach';
      run.approaches += 1;
      run.sentBack = false;
      return;
    }
    case 'encountered': {
      const run = t.run!;
      run.at = 'encounter';
      run.ice = t.cards[e.card]!.h;
      run.ambush = -1;
      run.bypassed = false;
      run.broken = [];
      run.breakers = [];
      run.firing = 0;
      run.breakStepDone = false;
      run.encounters += 1;
      return;
    }
    case 'bypassed': t.run!.bypassed = true; return;
    case 'subroutine-broken': {
      const run = t.run!;
      run.broken.push(e.sub);
      run.broken.sort((a, b) => a - b);
      const by = t.cards[e.by]!.h;
      if (!run.breakers.includes(by)) run.breakers.push(by);
      return;
    }
    case 'subroutine-fired': t.run!.firing = e.sub + 1; return;
    case 'break-step-ended': t.run!.breakStepDone = true; return;
    case 'encounter-ended': {
      const run = t.run!;
      run.at = 'between';
      run.broken = [];
      run.breakers = [];
      return;
    }
    case 'passed': t.run!.ice = -1; return;
    case 'server-approached': {
      const run = t.run!;
      run.at = 'server';
      run.ice = -1;
      return;
    }
    case 'sent-back': {
      const run = t.run!;
      run.sentBack = true;
      run.inward = serverOf(t, e.server)!.ice.length;
      return;
    }
    case 'jacked-out': t.run!.jackedOut = true; t.run!.ended = true; return;
    case 'run-ending': t.run!.ended = true; return;
    case 'run-moved': t.run!.server = e.server; return;
    case 'run-succeeded': {
      t.run!.success = true;
      t.now.successes += 1;
      if (!isRemote(e.server)) t.now.centralSuccesses += 1;
      if (e.server === 'rnd') t.now.rndSuccesses += 1;
      if (e.server === 'hq') t.now.hqSuccesses += 1;
      return;
    }
    case 'run-ended': t.run = null; return;
    case 'accessed': {
      const card = t.cards[e.card]!;
      if (!sawOpenly(card)) learn(t, card, e.open ? BIT.corp | BIT.runner : BIT.runner);
      if (t.run) {
        t.run.accessed += 1;
        if (e.from === 'hq') t.run.seen.push(card.h);
      }
      return;
    }
    case 'marked': t.cards[e.card]!.mark = e.other >= 0 ? t.cards[e.other]!.h : -1; return;
    case 'strength-boosted': t.mods.push({ what: 'strength', h: t.cards[e.card]!.h, n: e.n, code: '', until: e.until }); return;
    case 'mod-added': t.mods.push(e.mod); return;
    case 'delayed-added': t.delayed.push(e.delayed); return;
    case 'delayed-removed': t.delayed.splice(e.index, 1); return;
    case 'expired':
      t.mods = t.mods.filter((mod) => mod.until !== e.until);
      t.delayed = t.delayed.filter((delayed) => delayed.until !== e.until);
      return;
    case 'brought-in': {
      const host = t.cards[e.host]!;
      t.cards.push(newCard(t, e.card, e.code, e.seat));
      const card = t.cards[e.card]!;
      card.zone = 'hosted';
      card.up = true;
      card.host = host.id;
      t.hosted.push(card.id);
      return;
    }
    case 'access-began': case 'access-replaced': case 'left': case 'access-ended': case 'trace-began': case 'trace-bid':
    case 'trace-ended': case 'psi-began': case 'psi-revealed': case 'used': case 'triggered': case 'named':
      return;
    default: {
      const never: never = e;
      throw new Error(`unknown event ${JSON.stringify(never)}`);
    }
  }
}

/** A card that lies nowhere yet, with a new handle. */
export function newCard(t: Table, id: number, code: string, seat: Card['seat']): Card {
  return {
    id, code, seat, zone: 'removed', server: null, h: t.nextHandle++, up: false, known: 0, host: -1,
    advancement: 0, credit: 0, virus: 0, power: 0, agenda: 0, mark: -1, since: 0,
  };
}

const sawOpenly = (c: Card): boolean => c.up && (c.zone === 'ice' || c.zone === 'root' || c.zone === 'archives');

/** A seat learns a face at this place; a card seen again in HQ is no longer "perhaps gone". */
function learn(t: Table, c: Card, bits: number): void {
  if (c.zone === 'hq' && (bits & BIT.runner) !== 0 && (c.known & BIT.runner) === 0) forgetSeen(t, c.code);
  c.known |= bits;
}

function forgetSeen(t: Table, code: string): void {
  const i = t.seenInHq.indexOf(code);
  if (i >= 0) t.seenInHq.splice(i, 1);
}

function takeOut(t: Table, c: Card): void {
  const list = listOf(t, c.zone, c.server);
  const index = list.indexOf(c.id);
  list.splice(index, 1);
  const run = t.run;
  if (run && c.zone === 'ice' && c.server === run.server && index < run.inward) run.inward -= 1;
}

function moved(t: Table, e: MoveEvent): void {
  const c = t.cards[e.card]!;
  const to = e.to;
  takeOut(t, c);
  if (t.run && t.run.ice === c.h) t.run.ice = -1;
  if (c.zone === 'hq') leavesHq(t, c, to.up || to.zone === 'runner score' || to.zone === 'corp score' || to.zone === 'play' || to.zone === 'removed');
  c.zone = to.zone;
  c.server = to.server;
  c.h = t.nextHandle++;
  c.up = to.up;
  c.known = to.known;
  c.host = to.host;
  c.advancement = 0;
  c.credit = 0;
  c.virus = 0;
  c.power = 0;
  c.agenda = 0;
  c.mark = -1;
  c.since = t.turn;
  const list = listOf(t, to.zone, to.server);
  if (to.index < 0) list.push(c.id);
  else list.splice(to.index, 0, c.id);
  if (e.type === 'installed' && c.seat === 'runner' && c.up) {
    const type = def(c.code).type;
    if (type === 'program' || type === 'hardware') t.now.rigInstalls += 1;
  }
  if (e.type === 'scored') t.now.scored += 1;
  if (e.type === 'stolen') t.now.stolen += 1;
  if (e.type === 'trashed' && c.seat === 'corp' && e.seat === 'runner') t.now.runnerTrashed += 1;
}

/** A card leaves HQ. If the Runner cannot tell which, what he knew of HQ is only "seen, perhaps gone" from now on. */
function leavesHq(t: Table, c: Card, open: boolean): void {
  if (open) {
    if ((c.known & BIT.runner) === 0) forgetSeen(t, c.code);
    return;
  }
  const codes: string[] = [];
  if ((c.known & BIT.runner) !== 0) codes.push(c.code);
  for (const id of t.hq) {
    const rest = t.cards[id]!;
    if ((rest.known & BIT.runner) !== 0) {
      codes.push(rest.code);
      rest.known &= ~BIT.runner;
    }
  }
  if (codes.length > 0) t.seenInHq = [...t.seenInHq, ...codes].sort();
}

function reordered(t: Table, list: number[], order: number[]): void {
  for (let i = 0; i < order.length; i++) {
    list[i] = order[i]!;
    const card = t.cards[order[i]!]!;
    card.h = t.nextHandle++;
    card.known = 0;
  }
}

function swap(t: Table, a: Card, b: Card): void {
  const la = listOf(t, a.zone, a.server);
  const lb = listOf(t, b.zone, b.server);
  const ia = la.indexOf(a.id);
  const ib = lb.indexOf(b.id);
  la[ia] = b.id;
  lb[ib] = a.id;
  const server = a.server;
  a.server = b.server;
  b.server = server;
}

function sortServers(t: Table): void {
  const rank = (id: string): number => (id === 'archives' ? 0 : id === 'rnd' ? 1 : id === 'hq' ? 2 : 2 + Number(id.slice(7)));
  t.servers.sort((a, b) => rank(a.id) - rank(b.id));
}
