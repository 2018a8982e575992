/** Applies events to the table; nothing else changes it. Handles every event type, without checking rules or emitting events. */
import { learn, moved, newCard, reordered, sortServers, swap, takeOut } from './apply-cards.ts';
import type { Event } from './events.ts';
import { BIT, type Table, isRemote } from './model.ts';
import { forgetSight } from './sight.ts';
import { noFirsts, noMemory, serverOf, shedsTag } from './table.ts';

/** Applies one event to the table, in place. */
// oxlint-disable-next-line max-lines-per-function -- one case for each event
export function apply(t: Table, e: Event): void {
  // first because it is the most frequent
  if (e.type === 'step') {
    if (e.chart !== 'access') {
      t.chart = e.chart;
      t.leaf = e.leaf;
    }
    return;
  }
  forgetSight(t);
  switch (e.type) {
    case 'drawn':
    case 'installed':
    case 'discarded':
    case 'trashed':
    case 'played':
    case 'resolved':
    case 'scored':
    case 'stolen':
    case 'added':
    case 'forfeited':
    case 'returned':
    case 'removed':
    case 'moved':
      return moved(t, e);
    case 'game-began':
    case 'kept':
    case 'mulliganed':
    case 'purged':
      return;
    case 'prevented':
      if (t.now.firsts && shedsTag(e)) t.now.firsts.tagsShed += 1;
      return;
    case 'shuffled':
      return reordered(t, e.seat === 'corp' ? t.rnd : t.stack, e.order);
    case 'turn-began':
      if (t.turn > 0) {
        if (t.active === 'corp') t.lastCorp = t.now;
        else t.lastRunner = t.now;
        const { firsts } = t.now;
        t.now = noMemory();
        if (firsts) t.now.firsts = noFirsts();
      }
      t.turn = e.turn;
      t.active = e.seat;
      return;
    case 'turn-opened':
    case 'turn-ended':
    case 'run-succeeding':
      return;
    case 'game-ended':
      t.over = { winner: e.winner, reason: e.reason };
      return;
    case 'credits-gained':
      t[e.seat].credits += e.n;
      return;
    case 'credits-spent':
      t[e.seat].credits -= e.n;
      if (e.bad > 0) t.run!.badCredits -= e.bad;
      return;
    case 'credits-lost':
      t[e.seat].credits -= e.n;
      return;
    case 'clicks-gained':
      t[e.seat].clicks += e.n;
      return;
    case 'clicks-spent':
    case 'clicks-lost':
      t[e.seat].clicks -= e.n;
      return;
    case 'counters-placed':
      t.cards[e.card]![e.kind] += e.n;
      return;
    case 'counters-removed':
      t.cards[e.card]![e.kind] -= e.n;
      return;
    case 'advanced':
      t.cards[e.card]!.advancement += 1;
      return;
    case 'memory-used':
      t.now.used.push(e.use);
      return;
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
    case 'exposed':
    case 'revealed':
      for (const id of e.cards) learn(t, t.cards[id]!, BIT.corp | BIT.runner);
      return;
    case 'looked':
      for (const id of e.cards) learn(t, t.cards[id]!, BIT[e.seat]);
      return;
    case 'turned-up':
      for (const id of e.cards) t.cards[id]!.up = true;
      return;
    case 'tags-given':
      t.runner.tags += e.n;
      t.now.tagsTaken += e.n;
      return;
    case 'tags-removed':
      t.runner.tags -= e.n;
      if (t.now.firsts && shedsTag(e)) t.now.firsts.tagsShed += 1;
      return;
    case 'bad-publicity-taken':
      t.corp.badPublicity += e.n;
      return;
    case 'damage-coming':
      if (e.kind === 'net') t.now.netDamage += e.n;
      return;
    case 'damage-done':
      if (e.kind === 'brain') t.runner.brain += e.n;
      return;
    case 'server-created':
      t.servers.push({ id: e.server, ice: [], root: [] });
      sortServers(t);
      return;
    case 'server-vanished': {
      t.servers.splice(
        t.servers.findIndex((s) => s.id === e.server),
        1,
      );
      if (t.run && t.run.server === e.server) {
        t.run.vanished = true;
        t.run.ended = true;
      }
      return;
    }
    case 'swapped':
      return swap(t, t.cards[e.card]!, t.cards[e.other]!);
    case 'ice-moved': {
      const card = t.cards[e.card]!;
      takeOut(t, card);
      card.zone = 'ice';
      card.server = e.server;
      serverOf(t, e.server)!.ice.splice(e.index, 0, card.id);
      if (t.run) t.run.ambush = card.h;
      return;
    }
    case 'rehosted':
      t.cards[e.card]!.host = e.host;
      return;
    case 'run-began':
      t.run = {
        server: e.server,
        first: e.server,
        inward: serverOf(t, e.server)!.ice.length,
        ice: -1,
        at: 'between',
        approaches: 0,
        ended: false,
        jackedOut: false,
        vanished: false,
        success: false,
        bypassed: false,
        sentBack: false,
        ambush: -1,
        badCredits: e.badCredits,
        broken: [],
        firing: 0,
        breakers: [],
        breakStepDone: false,
        by: e.by >= 0 ? t.cards[e.by]!.h : -1,
        byId: e.by,
        accessed: 0,
        seen: [],
        encounters: 0,
      };
      t.now.runs += 1;
      return;
    case 'run-credits-gained':
      t.run!.badCredits += e.n;
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
    case 'bypassed':
      t.run!.bypassed = true;
      return;
    case 'subroutine-broken': {
      const run = t.run!;
      run.broken.push(e.name ?? e.sub);
      run.broken.sort((a, b) => a - b);
      const by = t.cards[e.by]!.h;
      if (!run.breakers.includes(by)) run.breakers.push(by);
      return;
    }
    case 'subroutine-fired':
      t.run!.firing = (e.name ?? e.sub) + 1;
      return;
    case 'break-step-ended':
      t.run!.breakStepDone = true;
      return;
    case 'encounter-ended': {
      const run = t.run!;
      run.at = 'between';
      run.broken = [];
      run.breakers = [];
      return;
    }
    case 'passed':
      t.run!.ice = -1;
      return;
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
    case 'jacked-out':
      t.run!.jackedOut = true;
      t.run!.ended = true;
      return;
    case 'run-ending':
      t.run!.ended = true;
      return;
    case 'run-moved':
      t.run!.server = e.server;
      return;
    case 'run-succeeded': {
      t.run!.success = true;
      t.now.successes += 1;
      if (!isRemote(e.server)) t.now.centralSuccesses += 1;
      if (e.server === 'rnd') t.now.rndSuccesses += 1;
      if (e.server === 'hq') t.now.hqSuccesses += 1;
      return;
    }
    case 'run-ended':
      t.run = null;
      return;
    case 'accessed': {
      const card = t.cards[e.card]!;
      if (!card.up) learn(t, card, e.open ? BIT.corp | BIT.runner : BIT.runner);
      if (t.run) {
        t.run.accessed += 1;
        if (e.from === 'hq') t.run.seen.push(card.h);
      }
      if (t.now.firsts) t.now.firsts.accessed += 1;
      return;
    }
    case 'marked':
      t.cards[e.card]!.mark = e.other >= 0 ? t.cards[e.other]!.h : -1;
      return;
    case 'strength-boosted':
      t.mods.push({ what: 'strength', h: t.cards[e.card]!.h, n: e.n, code: '', until: e.until });
      return;
    case 'mod-added':
      t.mods.push(e.mod);
      return;
    case 'delayed-added':
      t.delayed.push(e.delayed);
      return;
    case 'delayed-removed':
      t.delayed.splice(e.index, 1);
      return;
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
    case 'access-coming':
    case 'access-began':
    case 'access-replaced':
    case 'left':
    case 'access-ended':
    case 'trace-began':
    case 'trace-bid':
    case 'trace-ended':
    case 'psi-began':
    case 'psi-revealed':
    case 'used':
    case 'triggered':
    case 'named':
      return;
    default: {
      const never: never = e;
      throw new Error(`unknown event ${JSON.stringify(never)}`);
    }
  }
}
