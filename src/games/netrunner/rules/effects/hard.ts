/** Handlers of words that only one card uses so far. */
import { isBanned } from '../ask.ts';
import { rezBill, runnerInstallBill } from '../bills.ts';
import { canPay } from '../costs.ts';
import { allDefs, codeOf, def } from '../defs.ts';
import type { Selector } from '../def.ts';
import { type ServerId, isRemote } from '../model.ts';
import { emit, move, pushAsk, pushCost, pushDo, pushFlow, trashNow } from '../play.ts';
import { select } from '../conditions.ts';
import { cardOf, deckOf } from '../table.ts';
import { shuffleDeck } from './cards.ts';
import { type Feasible, type Handler, abort, again, handles, self, take } from './handler.ts';
import { placesFor } from './install.ts';

/** Account Siphon: the Corp loses up to `most` credits, as the Runner chooses; the Runner gains twice as many. */
export const siphon: Handler<'siphon'> = (x, f, w) => {
  const n = take<number>(f, 'siphoned');
  const max = Math.min(w.most, x.t.corp.credits);
  if (n === undefined) {
    again(f);
    return pushAsk(x, 'runner', 'number', { min: 0, max, into: 'siphoned', h: f.h });
  }
  if (n === 0) return;
  emit(x, { type: 'credits-lost', seat: 'corp', n });
  emit(x, { type: 'credits-gained', seat: 'runner', n: 2 * n, card: self(x, f)?.id ?? -1 });
};

export const rezSelf: Handler<'rezSelf'> = (x, f) => {
  if (take<boolean>(f, 'rezTried') === undefined) {
    f.v.rezTried = true;
    again(f);
    pushDo(x, '@rez', f.h, 'corp', {});
    return;
  }
  const c = self(x, f);
  if (!c || !c.up) abort(f);
};
export const rezSelfFeasible: Feasible<'rezSelf'> = (x, c) =>
  !c.up && !isBanned(x, c) && canPay(x, 'corp', rezBill(x, c), 'rez');
export const moveInnermost: Handler<'moveInnermost'> = (x, f) => {
  const c = self(x, f);
  if (c && x.t.run) emit(x, { type: 'ice-moved', card: c.id, server: x.t.run.server, index: 0 });
};
export const swapIce: Handler<'swapIce'> = (x, f) => {
  const a = self(x, f);
  const b = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (a && b) emit(x, { type: 'swapped', card: a.id, other: b.id });
};

/** Accelerated Beta Test: the Corp looks at the top `n` cards of R&D, may install and rez ice among them free, and trashes the rest. */
export const betaTest: Handler<'betaTest'> = (x, f, w) => {
  if (f.v.looked === undefined) {
    const ids = x.t.rnd.slice(0, w.n);
    emit(x, { type: 'looked', cards: ids, seat: 'corp' });
    f.v.looked = ids.map((id) => x.t.cards[id]!.h);
  }
  const chosen = take<number[]>(f, 'ice');
  const server = take<string>(f, 'where');
  const stillThere = handles(f.v.looked).filter((h) => cardOf(x.t, h)?.zone === 'rnd');
  if (server !== undefined) {
    const h = f.v.installing as number;
    again(f);
    f.v.rezNext = true;
    pushDo(x, '@install-corp-free', h, 'corp', { server: server as ServerId, free: true });
    return;
  }
  if (f.v.rezNext === true) {
    f.v.rezNext = false;
    const last = x.t.cards.filter((c) => c.zone === 'ice' && !c.up).sort((a, b) => b.h - a.h)[0];
    again(f);
    if (last) pushDo(x, '@rez', last.h, 'corp', { free: true });
    return;
  }
  if (chosen !== undefined && chosen.length > 0) {
    f.v.installing = chosen[0]!;
    again(f);
    return pushAsk(x, 'corp', 'server', { options: placesFor(x, cardOf(x.t, chosen[0]!)!), into: 'where', h: f.h });
  }
  const ice = stillThere.filter((h) => def(cardOf(x.t, h)!.code).type === 'ice');
  if (chosen === undefined && ice.length > 0) {
    again(f);
    return pushAsk(x, 'corp', 'beta-ice', { cards: ice, min: 0, max: 1, into: 'ice', h: f.h });
  }
  for (const h of stillThere) trashNow(x, cardOf(x.t, h)!, 'corp', 'effect');
};
export const betaTestFeasible: Feasible<'betaTest'> = (x) => x.t.rnd.length > 0;

export const nameType: Handler<'nameType'> = (x, f, w) => {
  const named = f.v.named as string | undefined;
  if (named === undefined) {
    again(f);
    return pushAsk(x, f.by, 'name-type', { options: w.types, into: 'named', h: f.h });
  }
  emit(x, { type: 'named', seat: f.by, option: named, card: self(x, f)?.id ?? -1 });
};
/** Peeping Tom: reveals the grip and gains a subroutine per card of the named type in it, for the rest of the run. */
export const revealGripForSubs: Handler<'revealGripForSubs'> = (x, f, w) => {
  const c = self(x, f);
  if (x.t.grip.length > 0) emit(x, { type: 'revealed', cards: [...x.t.grip], seat: 'runner' });
  const n = x.t.grip.filter((id) => def(x.t.cards[id]!.code).type === f.v.named).length;
  if (c && n > 0)
    emit(x, {
      type: 'mod-added',
      card: c.id,
      mod: { what: 'subs', h: c.h, n, code: codeOf(w.sub), until: 'run' },
    });
};

/** Otoroshi: places up to `most` advancement counters on the chosen card; the Runner pays `credits` or accesses it. */
export const advanceAndOffer: Handler<'advanceAndOffer'> = (x, f, w) => {
  const target = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (!target) return abort(f);
  if (f.v.counters === undefined) {
    again(f);
    return pushAsk(x, 'corp', 'number', { min: 0, max: w.most, into: 'counters', h: f.h });
  }
  if (f.v.placed === undefined) {
    f.v.placed = true;
    const n = f.v.counters as number;
    if (n > 0) emit(x, { type: 'counters-placed', card: target.id, kind: 'advancement', n });
  }
  const way = take<string>(f, 'way');
  const credits = w.credits;
  const paid = take<boolean>(f, 'paid');
  if (paid === true) return;
  if (paid === false || way === 'access')
    return pushFlow(x, 'access', { server: target.server, outside: true, only: target.h });
  if (way === undefined) {
    const options = canPay(x, 'runner', { credits, clicks: 0, extra: [], h: f.h }, 'effect')
      ? ['pay', 'access']
      : ['access'];
    again(f);
    return pushAsk(x, 'runner', 'pay-or-access', { options, into: 'way', h: f.h, v: { credits } });
  }
  again(f);
  pushCost(x, 'runner', 'effect', { credits, h: f.h });
};

/** Reboot: the Runner installs up to `most` cards from the heap face down. */
export const installFaceDown: Handler<'installFaceDown'> = (x, f, w) => {
  const picked = take<number[]>(f, 'picked');
  if (picked === undefined) {
    if (x.t.heap.length === 0) return;
    again(f);
    const heap = x.t.heap.map((id) => x.t.cards[id]!.h);
    return pushAsk(x, 'runner', 'face-down', {
      cards: heap,
      min: 0,
      max: Math.min(w.most, heap.length),
      into: 'picked',
      h: f.h,
    });
  }
  for (const h of picked) {
    const c = cardOf(x.t, h);
    if (c) move(x, 'installed', c, { zone: 'rig', up: false, known: 3 }, 'runner', 'install');
  }
};

/** DJ Fenris: hosts an identity with this subtype, of another faction, from outside the game. */
export const bringInIdentity: Handler<'bringInIdentity'> = (x, f, w) => {
  const got = take<string>(f, 'identity');
  const faction = def(x.t.cards[x.t.identities[1]!]!.code).faction;
  if (got === undefined) {
    const codes = [...allDefs()]
      .filter(
        (d) => d.side === 'runner' && d.type === 'identity' && d.subtypes.includes(w.subtype) && d.faction !== faction,
      )
      .map((d) => d.code)
      .sort();
    if (codes.length === 0) return;
    again(f);
    return pushAsk(x, 'runner', 'identity', { options: codes, into: 'identity', h: f.h });
  }
  const host = self(x, f);
  if (host) emit(x, { type: 'brought-in', code: got, seat: 'runner', card: x.t.cards.length, host: host.id });
};

/** Modded: installs the chosen card for `less` credits less. */
export const installChosen: Handler<'installChosen'> = (x, f, w) => {
  const h = handles(f.v.chosen)[0];
  if (h !== undefined) pushDo(x, '@install-runner', h, 'runner', { less: w.less });
};
export const rezChosenFree: Handler<'rezChosenFree'> = (x, f) => {
  const h = handles(f.v.chosen)[0];
  if (h !== undefined) pushDo(x, '@rez', h, 'corp', { free: true });
};
/** Installs the chosen Corp card in a remote server, which the Corp names; then `chosen` holds it where it lies, or nothing. */
export const installInRemote: Handler<'installInRemote'> = (x, f) => {
  const c = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (!c) return abort(f);
  const server = take<ServerId>(f, 'where');
  if (server === undefined) {
    again(f);
    const options = placesFor(x, c).filter((place) => place === 'new remote' || isRemote(place));
    return pushAsk(x, f.by, 'server', { options, into: 'where', h: f.h });
  }
  f.v.chosen = [];
  pushDo(x, '@install-corp-free', c.h, f.by, { server, into: 'chosen' });
};
/** Forbids rezzing and scoring the chosen card until the Corp's next turn begins. */
export const banChosen: Handler<'banChosen'> = (x, f) => {
  const c = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (!c) return;
  const mod = { what: 'no-rez-or-score', h: c.h, n: 0, code: '', until: 'corp-turn' } as const;
  emit(x, { type: 'mod-added', card: c.id, mod });
};
/** Rabbit Hole: installs a card with this title from the stack if there is one and it can be paid; then shuffles the stack. */
export const searchAndInstall: Handler<'searchAndInstall'> = (x, f, w) => {
  if (f.v.searched === true) return shuffleDeck(x, 'runner');
  const found = deckOf(x.t, 'runner')
    .map((id) => x.t.cards[id]!)
    .find((c) => def(c.code).title === w.title);
  f.v.searched = true;
  again(f);
  if (found && canPay(x, 'runner', runnerInstallBill(x, found, 0, 0), 'install'))
    pushDo(x, '@install-runner', found.h, 'runner', {});
};
export const searchFeasible: Feasible<'searchAndInstall'> = (x) => x.t.stack.length > 0;

export const advanceAndOfferFeasible: Feasible<'advanceAndOffer'> = (x) =>
  select(x, { zone: 'root', remote: true } as Selector, null).length > 0;

/** Eavesdrop: puts the operation on the chosen ice as a condition counter. */
export const hostOnChosen: Handler<'hostOnChosen'> = (x, f) => {
  const c = self(x, f);
  const host = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (c && host) move(x, 'installed', c, { zone: 'hosted', up: true, host: host.id }, f.by, 'host');
};
/** Skips the rest of the list if one of the chosen cards has not moved (its trashing was prevented). */
export const onlyIfTrashed: Handler<'onlyIfTrashed'> = (x, f) => {
  if (handles(f.v.chosen).some((h) => cardOf(x.t, h) !== null)) abort(f);
};
