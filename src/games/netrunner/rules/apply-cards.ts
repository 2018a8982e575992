/** Card changes made by events: zones, order, and who knows which faces. Used only by apply.ts (and `newCard` by set-up). */
import { def } from './defs.ts';
import type { MoveEvent } from './events.ts';
import { BIT, type Card, type Server, type Table, isRemote } from './model.ts';
import { isCorpInstall, listOf, trashesAccessed, trashesRigCard } from './table.ts';

/** A new card with a new handle, not yet in any zone's list. */
export function newCard(t: Table, id: number, code: string, seat: Card['seat']): Card {
  return {
    id,
    code,
    seat,
    zone: 'removed',
    server: null,
    h: t.nextHandle++,
    up: false,
    known: 0,
    host: -1,
    advancement: 0,
    credit: 0,
    virus: 0,
    power: 0,
    agenda: 0,
    mark: -1,
    since: 0,
  };
}

/**
 * Records that the seats in `bits` know a card's face. If the Runner finds a card in HQ, its code leaves `seenInHq` (cards seen there and
 * lost sight of).
 */
export function learn(t: Table, c: Card, bits: number): void {
  if (c.zone === 'hq' && (bits & BIT.runner) !== 0 && (c.known & BIT.runner) === 0) forgetSeen(t, c.code);
  c.known |= bits;
}

/** Removes one copy of a card code from `seenInHq`, the cards that the Runner saw in HQ and lost sight of. */
function forgetSeen(t: Table, code: string): void {
  const i = t.seenInHq.indexOf(code);
  if (i >= 0) t.seenInHq.splice(i, 1);
}

/** Removes a card from its zone's list. If the card was ice between the Runner and the server, corrects the run's position. */
export function takeOut(t: Table, c: Card): void {
  const list = listOf(t, c.zone, c.server);
  const index = list.indexOf(c.id);
  list.splice(index, 1);
  const run = t.run;
  if (run && c.zone === 'ice' && c.server === run.server && index < run.inward) run.inward -= 1;
}

/** Applies a move event: puts the card into its new zone with a new handle and no counters. */
export function moved(t: Table, e: MoveEvent): void {
  const c = t.cards[e.card]!;
  const to = e.to;
  takeOut(t, c);
  if (t.run && t.run.ice === c.h) t.run.ice = -1;
  if (c.zone === 'hq')
    leavesHq(
      t,
      c,
      to.up ||
        (to.known & BIT.runner) !== 0 ||
        to.zone === 'runner score' ||
        to.zone === 'corp score' ||
        to.zone === 'play' ||
        to.zone === 'removed',
    );
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
  if (to.worth !== undefined) c.worth = to.worth;
  else if (c.worth !== undefined) delete c.worth;
  const list = listOf(t, to.zone, to.server);
  if (to.index < 0) list.push(c.id);
  else list.splice(to.index, 0, c.id);
  if (e.type === 'installed' && c.seat === 'runner' && c.up) {
    const type = def(c.code).type;
    if (type === 'program' || type === 'hardware') t.now.rigInstalls += 1;
  }
  if (t.now.firsts && trashesRigCard(t, e)) t.now.firsts.rigTrashed += 1;
  if (t.now.firsts && trashesAccessed(e)) t.now.firsts.accessTrashed += 1;
  if (t.now.firsts && isCorpInstall(e)) t.now.firsts.corpInstalls += 1;
  if (e.type === 'scored') t.now.scored += 1;
  if (e.type === 'stolen') t.now.stolen += 1;
  if (e.type === 'trashed' && c.seat === 'corp' && e.seat === 'runner') t.now.runnerTrashed += 1;
}

/**
 * Updates what the Runner knows when a card leaves HQ. If its face is not shown (`open` false), it may be any of the cards the Runner knows
 * in HQ, so each of those gets a new handle and counts as unknown, and its code goes to `seenInHq`.
 */
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
      const before = rest.h;
      rest.h = t.nextHandle++;
      if (t.run) t.run.seen = t.run.seen.map((h) => (h === before ? rest.h : h));
    }
  }
  if (codes.length > 0) t.seenInHq = [...t.seenInHq, ...codes].sort();
}

/** Puts a deck in a new order (ids, top first); every card gets a new handle and is known to nobody. */
export function reordered(t: Table, list: number[], order: number[]): void {
  for (let i = 0; i < order.length; i++) {
    list[i] = order[i]!;
    const card = t.cards[order[i]!]!;
    card.h = t.nextHandle++;
    card.known = 0;
  }
}

/** Swaps the places of two cards in their zones' lists. */
export function swap(t: Table, a: Card, b: Card): void {
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

/** Sorts servers: Archives, R&D and HQ first, then remotes by number. */
export function sortServers(t: Table): void {
  const number = ({ id }: Server): number => (isRemote(id) ? Number(id.slice('remote '.length)) : 0);
  t.servers.sort((a, b) => number(a) - number(b));
}
