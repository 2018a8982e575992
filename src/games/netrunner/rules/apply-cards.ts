/** How events move cards and change what is known of them; used by apply.ts alone (and `newCard` by set-up). */
import { def } from './defs.ts';
import type { MoveEvent } from './events.ts';
import { BIT, type Card, type Table } from './model.ts';
import { listOf } from './table.ts';

/** A card that lies nowhere yet, with a new handle. */
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

export const sawOpenly = (c: Card): boolean => c.up && (c.zone === 'ice' || c.zone === 'root' || c.zone === 'archives');

/** A seat learns a face at this place; a card seen again in HQ is no longer "perhaps gone". */
export function learn(t: Table, c: Card, bits: number): void {
  if (c.zone === 'hq' && (bits & BIT.runner) !== 0 && (c.known & BIT.runner) === 0) forgetSeen(t, c.code);
  c.known |= bits;
}

function forgetSeen(t: Table, code: string): void {
  const i = t.seenInHq.indexOf(code);
  if (i >= 0) t.seenInHq.splice(i, 1);
}

export function takeOut(t: Table, c: Card): void {
  const list = listOf(t, c.zone, c.server);
  const index = list.indexOf(c.id);
  list.splice(index, 1);
  const run = t.run;
  if (run && c.zone === 'ice' && c.server === run.server && index < run.inward) run.inward -= 1;
}

export function moved(t: Table, e: MoveEvent): void {
  const c = t.cards[e.card]!;
  const to = e.to;
  takeOut(t, c);
  if (t.run && t.run.ice === c.h) t.run.ice = -1;
  if (c.zone === 'hq')
    leavesHq(
      t,
      c,
      to.up || to.zone === 'runner score' || to.zone === 'corp score' || to.zone === 'play' || to.zone === 'removed',
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

/** A card leaves HQ. If the Runner cannot tell which, what he knew of HQ is only "seen, perhaps gone" from now on, under new handles. */
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

export function reordered(t: Table, list: number[], order: number[]): void {
  for (let i = 0; i < order.length; i++) {
    list[i] = order[i]!;
    const card = t.cards[order[i]!]!;
    card.h = t.nextHandle++;
    card.known = 0;
  }
}

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

export function sortServers(t: Table): void {
  const rank = (id: string): number =>
    id === 'archives' ? 0 : id === 'rnd' ? 1 : id === 'hq' ? 2 : 2 + Number(id.slice(7));
  t.servers.sort((a, b) => rank(a.id) - rank(b.id));
}
