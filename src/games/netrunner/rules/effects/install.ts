/** Installing a card, step by step, and where each card may be installed (rules 4). */
import { hasSubtype, memory, memoryOn, memoryUsed, roomOn } from '../ask.ts';
import { corpInstallCredits, runnerInstallBill } from '../bills.ts';
import { creditsFor } from '../costs.ts';
import type { Selector } from '../word.ts';
import { def } from '../defs.ts';
import { type Card, type Server, type ServerId, isRemote } from '../model.ts';
import { type Play, emit, isActive, move, trashNow } from '../play.ts';
import { select, setCorpInstallable } from '../conditions.ts';
import { cardOf, isInstalled, mainCard, nextRemote, recurringOf, serverOf } from '../table.ts';
import { type Handler, askFor, charge, abort, handles, lessOf, self, take } from './handler.ts';

// ---------------------------------------------------------------- Corp installs

/** Handles of the cards in a server that must or may be trashed when a Corp card is installed there. `server` null: a new server. */
export function inTheWay(game: Play, c: Card, server: Server | null): { must: number[]; may: number[] } {
  if (!server) return { must: [], may: [] };
  if (def(c.code).type === 'ice') return { must: [], may: server.ice.map((id) => game.t.cards[id]!.h).reverse() };
  const type = def(c.code).type;
  const main = type === 'agenda' || type === 'asset' ? mainCard(game.t, server) : null;
  const region = def(c.code).subtypes.includes('region');
  const must: number[] = [];
  const may: number[] = [];
  for (const id of server.root) {
    const there = game.t.cards[id]!;
    if (there === main || (region && def(there.code).subtypes.includes('region'))) must.push(there.h);
    else may.push(there.h);
  }
  return { must, may };
}

/** Servers a Corp card may be installed in: anywhere for ice and upgrades, remotes for agendas and assets, unless its text names one. */
export function placesFor(game: Play, c: Card): (ServerId | 'new remote')[] {
  const { type, onlyIn } = def(c.code);
  if (type === 'operation' || type === 'identity') return [];
  if (onlyIn !== null) return [onlyIn];
  const list: (ServerId | 'new remote')[] = [];
  for (const server of game.t.servers)
    if (type === 'ice' || type === 'upgrade' || isRemote(server.id)) list.push(server.id);
  list.push('new remote');
  return list;
}

/** Whether a place is a remote server or a new one. */
export const isInRemote = (place: ServerId | 'new remote'): boolean => place === 'new remote' || isRemote(place);

/**
 * Install step 3 for a Corp card. `f.v.trashing`: whether the player's move said to trash cards in the server first; missing for an install
 * by an effect, which asks the player.
 */
export const declareCorpInstall: Handler<'declareCorpInstall'> = (game, f) => {
  const c = self(game, f)!;
  if (f.v.server === 'new remote') {
    const id = nextRemote(game.t);
    f.v.server = id;
    f.v.keepServer = id;
    emit(game, { type: 'server-created', server: id });
  }
  f.v.keepServer = f.v.server!;
  const server = serverOf(game.t, f.v.server as ServerId)!;
  const way = inTheWay(game, c, server);
  if (f.v.trashing !== false && f.v.picked === undefined) {
    const cost = f.v.free === true ? 0 : corpInstallCredits(c, server);
    return askFor(game, f, f.by, 'trash-first', {
      cards: way.may,
      min: Math.max(0, cost - creditsFor(game, 'corp', 'install', f.h)),
      max: way.may.length,
      into: 'picked',
    });
  }
  for (const h of [...way.must, ...handles(f.v.picked)]) trashNow(game, cardOf(game.t, h)!, f.by, 'install');
};
export const payCorpInstall: Handler<'payCorpInstall'> = (game, f) => {
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    const c = self(game, f)!;
    const server = serverOf(game.t, f.v.server as ServerId)!;
    const credits = f.v.free === true ? 0 : corpInstallCredits(c, server);
    if (credits === 0) return;
    return charge(game, f, f.by, 'install', { credits });
  }
  if (!paid) abort(f);
};
export const placeCorpCard: Handler<'placeCorpCard'> = (game, f) => {
  const c = self(game, f)!;
  const zone = def(c.code).type === 'ice' ? 'ice' : 'root';
  move(
    game,
    'installed',
    c,
    { zone, server: f.v.server as ServerId, known: (c.zone === 'archives' && c.up) || f.v.shown === true ? 2 : 0 },
    f.by,
    'install',
  );
  f.v.placed = c.h;
  // an effect that goes on to use the card finds its handle here
  const effect = game.s.stack[game.s.stack.indexOf(f) - 1];
  if (typeof f.v.into === 'string' && effect?.k === 'do') effect.v[f.v.into] = [c.h];
};

setCorpInstallable((game, c, remote) => placesFor(game, c).some((place) => !remote || isInRemote(place)));

// ---------------------------------------------------------------- Runner installs

/** Handles of the cards a card may be installed on; null when it needs no host. */
export function hostsFor(game: Play, c: Card): number[] | null {
  const host = def(c.code).host;
  return host === null ? null : select(game, host as Selector, c).map((id) => game.t.cards[id]!.h);
}
const isConsole = (c: Card): boolean => def(c.code).subtypes.includes('console');
/** Why a Runner card cannot be installed, apart from cost and memory: 'type', 'console', 'no-host'; null when it can. */
export function installBar(game: Play, c: Card): 'console' | 'no-host' | 'type' | null {
  const type = def(c.code).type;
  if (type !== 'program' && type !== 'hardware' && type !== 'resource') return 'type';
  if (isConsole(c) && game.t.rig.some((id) => game.t.cards[id]!.up && isConsole(game.t.cards[id]!))) return 'console';
  const hosts = hostsFor(game, c);
  return hosts !== null && hosts.length === 0 ? 'no-host' : null;
}
/** Handles of the cards that could host this program instead of the rig, if need be after trashing programs there. */
export function roomsFor(game: Play, c: Card): number[] {
  const { host, type, memory: need } = def(c.code);
  if (game.idx.hosts.length === 0 || host !== null || type !== 'program') return [];
  return game.idx.hosts
    .map((id) => game.t.cards[id]!)
    .filter((on) => {
      const room = on.zone === 'rig' && isActive(game, on) ? roomOn(on) : null;
      return room !== null && need <= room.memory && !hasSubtype(game, c, room.notSubtype);
    })
    .map(({ h }) => h);
}
/** The memory a card needs, and the memory used and available where it goes: on the host if that supplies memory, else the Runner's own. */
export function spaceFor(game: Play, c: Card, host: Card | null): { need: number; used: number; total: number } {
  const need = def(c.code).type === 'program' ? def(c.code).memory : 0;
  const room = host === null ? null : roomOn(host);
  return room === null ? { need, ...memory(game) } : { need, used: memoryOn(game, host!), total: room.memory };
}
/** Whether there is enough memory for a card now ('fits'), after trashing programs ('trash'), or not at all ('never'). */
export function memoryFor(game: Play, c: Card, host: Card | null = null): 'fits' | 'trash' | 'never' {
  const { need, used, total } = spaceFor(game, c, host);
  if (need === 0 || used + need <= total) return 'fits';
  return need <= total ? 'trash' : 'never';
}

/** The programs that may be trashed to make room for an install: all but the new card's host. */
export const programsToTrash = (game: Play, host: Card | null): Card[] =>
  game.t.rig.map((id) => game.t.cards[id]!).filter((c) => c.up && c !== host && def(c.code).type === 'program');
/**
 * Those of `programsToTrash` that would free the memory needed: those on the host if it supplies memory, else those that use the Runner's
 * own.
 */
const makingRoom = (game: Play, host: Card | null): Card[] =>
  programsToTrash(game, host).filter((c) =>
    host !== null && roomOn(host) !== null ? c.host === host.id : memoryUsed(game, c) > 0,
  );
const handlesOf = (cards: Card[]): number[] => cards.map(({ h }) => h);
/**
 * Install step 3 for a Runner card: declares its host and the programs to trash first. `f.v.trashing`: whether the player's move said to
 * trash; missing: the player is asked. Only a program may trash programs to make room.
 */
export const declareRunnerInstall: Handler<'declareRunnerInstall'> = (game, f) => {
  const c = self(game, f);
  if (!c) return abort(f);
  const hosts = hostsFor(game, c);
  if (hosts !== null && f.v.host === undefined) {
    if (hosts.length === 0) return abort(f);
    const got = take<number[]>(f, 'hostPicked');
    if (got === undefined) return askFor(game, f, 'runner', 'host', { cards: hosts, into: 'hostPicked' });
    f.v.host = got[0]!;
  }
  const rooms = f.v.trashing === undefined && f.v.host === undefined ? roomsFor(game, c) : [];
  if (rooms.length > 0) {
    const got = take<number[]>(f, 'hostPicked');
    if (got === undefined) {
      const min = memoryFor(game, c) === 'never' ? 1 : 0;
      return askFor(game, f, 'runner', 'host', { cards: rooms, min, into: 'hostPicked' });
    }
    f.v.host = got[0] ?? -1;
  }
  const host = cardOf(game.t, (f.v.host as number | undefined) ?? -1);
  f.v.trashing ??= def(c.code).type === 'program';
  if (f.v.trashing !== true && memoryFor(game, c, host) !== 'trash') return;
  const { need, used, total } = spaceFor(game, c, host);
  const picked = take<number[]>(f, 'picked');
  if (picked !== undefined) {
    f.v.gone = true;
    for (const h of picked) {
      const program = cardOf(game.t, h);
      if (program) trashNow(game, program, 'runner', 'install');
    }
    if (picked.length === 0) return;
  }
  if (
    (used + need > total && picked === undefined) ||
    (picked !== undefined && spaceFor(game, c, host).used + need > total)
  ) {
    const cards = handlesOf(makingRoom(game, host));
    return askFor(game, f, 'runner', 'trash-first', { cards, min: 1, max: 1, into: 'picked' });
  }
  if (f.v.gone !== true) {
    const cards = handlesOf(programsToTrash(game, host));
    askFor(game, f, 'runner', 'trash-first', { cards, min: 0, max: cards.length, into: 'picked' });
  }
};
export const payRunnerInstall: Handler<'payRunnerInstall'> = (game, f) => {
  const paid = take<boolean>(f, 'paid');
  const c = self(game, f);
  if (!c) return abort(f);
  if (paid === undefined) {
    const bill = runnerInstallBill(game, c, lessOf(f), (f.v.clicks as number | undefined) ?? 0);
    return charge(game, f, 'runner', 'install', { ...bill, cancel: f.v.$back !== undefined && f.v.gone !== true });
  }
  if (!paid) abort(f);
};
export const placeRunnerCard: Handler<'placeRunnerCard'> = (game, f) => {
  const c = self(game, f)!;
  const host = f.v.host === undefined ? -1 : (cardOf(game.t, f.v.host as number)?.id ?? -1);
  move(game, 'installed', c, { zone: 'rig', up: true, host }, 'runner', 'install');
  becomesActive(game, c);
};

/** Does what follows when a card becomes active: trashes the older copy of a unique card, and places recurring credits (rules 3, 7). */
export function becomesActive(game: Play, c: Card): void {
  const card = def(c.code);
  if (card.unique) {
    for (const older of game.t.cards) {
      if (older !== c && older.seat === c.seat && older.code === c.code && older.up && isInstalled(older))
        trashNow(game, older, c.seat, 'unique');
    }
  }
  const n = recurringOf(c);
  if (n > 0) emit(game, { type: 'counters-placed', card: c.id, kind: 'credit', n });
}
