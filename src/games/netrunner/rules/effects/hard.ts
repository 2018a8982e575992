/** Handlers of words that one card or two need. */
import { playCost } from '../ask.ts';
import { runnerInstallBill } from '../bills.ts';
import { canPay } from '../costs.ts';
import { allDefs, codeOf, def } from '../defs.ts';
import type { Selector } from '../word.ts';
import { type Card, type Server, isRemote } from '../model.ts';
import { type Play, amountOf, emit, forfeitNow, move, pushAsk, pushCost, pushDo, pushFlow, trashNow } from '../play.ts';
import { select } from '../conditions.ts';
import { cardOf, deckOf, isInstalled, sees, serverOf } from '../table.ts';
import { shuffleDeck } from './cards.ts';
import { type Feasible, type Handler, abort, again, cardsAt, handles, self, selfOrAny, take } from './handler.ts';
import { canRez, inTheWay } from './install.ts';
import { corpInstall } from './install-more.ts';

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

export const rez: Handler<'rez'> = (x, f, w) => {
  const [c] = cardsAt(x, f, w.which);
  if (take<boolean>(f, 'rezTried') === undefined && c) {
    f.v.rezTried = true;
    again(f);
    return void pushDo(x, '@rez', c.h, 'corp', { free: w.free });
  }
  if (!c?.up) abort(f);
};
export const rezFeasible: Feasible<'rez'> = (x, c, w) => w.which !== 'self' || canRez(x, c);
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
  const current = f.v.installing as number | undefined;
  if (current !== undefined) {
    if (!corpInstall(x, f, current, { free: true, shown: false })) return;
    const [placed] = take<number[]>(f, 'placed')!;
    delete f.v.installing;
    again(f);
    if (placed !== undefined) pushDo(x, '@rez', placed, 'corp', { free: true });
    return;
  }
  const chosen = take<number[]>(f, 'ice');
  if (chosen !== undefined && chosen.length > 0) {
    f.v.installing = chosen[0]!;
    return again(f);
  }
  const stillThere = handles(f.v.looked).filter((h) => cardOf(x.t, h)?.zone === 'rnd');
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

/** Codes of the Runner identities with this subtype that are not of the Runner's own faction. */
export function otherIdentities(x: Play, subtype: string): string[] {
  const faction = def(x.t.cards[x.t.identities[1]!]!.code).faction;
  return [...allDefs()]
    .filter(
      (d) => d.side === 'runner' && d.type === 'identity' && d.subtypes.includes(subtype) && d.faction !== faction,
    )
    .map((d) => d.code)
    .sort();
}
/** DJ Fenris: hosts an identity with this subtype, of another faction, from outside the game. */
export const bringInIdentity: Handler<'bringInIdentity'> = (x, f, w) => {
  const got = take<string>(f, 'identity');
  if (got === undefined) {
    const codes = otherIdentities(x, w.subtype);
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
/**
 * Forged Activation Orders: the Corp rezzes the chosen ice, paying for it, or trashes it. Whether it could pay for that ice is hidden, so the
 * Runner does not learn whether it was asked.
 */
export const rezOrTrash: Handler<'rezOrTrash'> = (x, f) => {
  const ice = cardOf(x.t, handles(f.v.chosen)[0] ?? -1);
  if (!ice || ice.up) return;
  const way = take<string>(f, 'way');
  if (way === undefined) {
    x.unseen?.('corp', x.s);
    again(f);
    const options = canRez(x, ice) ? ['rez', 'trash'] : ['trash'];
    return pushAsk(x, 'corp', 'rez-or-trash', { options, into: 'way', h: f.h, v: { card: ice.h } });
  }
  if (way === 'rez') pushDo(x, '@rez', ice.h, 'corp', {});
  else trashNow(x, ice, 'corp', 'effect');
};
/** Divert Power: the Corp may rez an installed card, ice too, for `less` credits less. */
export const rezForLess: Handler<'rezForLess'> = (x, f, w) => {
  const less = amountOf(x, w.less, selfOrAny(x, f), f.v);
  const picked = take<number[]>(f, 'picked');
  if (picked === undefined) {
    again(f);
    return pushAsk(x, f.by, 'choose-to-rez', { cards: rezzable(x, less), min: 0, into: 'picked', h: f.h });
  }
  if (picked[0] !== undefined) pushDo(x, '@rez', picked[0], 'corp', { less });
};
/** Handles of the cards that could be rezzed now for `less` credits less. */
const rezzable = (x: Play, less: number): number[] =>
  select(x, { zone: ['ice', 'root'] }, null)
    .map((id) => x.t.cards[id]!)
    .filter((c) => canRez(x, c, less))
    .map(({ h }) => h);
/** While it lies in HQ, what playing the card costs is still to be paid. */
export const rezForLessFeasible: Feasible<'rezForLess'> = (x, c, w) =>
  rezzable(x, amountOf(x, w.less, c, {}) - (c.zone === 'hq' ? playCost(x, c) : 0)).length > 0;
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

/** Ika, Eavesdrop: the card lies on the chosen one from now on, which is not installing it; a card played is a condition counter then. */
export const hostOnChosen: Handler<'hostOnChosen'> = (x, f) => {
  const c = self(x, f);
  const [host] = cardsAt(x, f, 'chosen');
  if (!c || !host) return;
  if (isInstalled(c)) emit(x, { type: 'rehosted', card: c.id, host: host.id });
  else move(x, 'installed', c, { zone: 'hosted', up: true, host: host.id }, f.by, 'host');
};
/** Posted Bounty: forfeits this agenda. */
export const forfeitSelf: Handler<'forfeitSelf'> = (x, f) => {
  const c = self(x, f);
  if (c) forfeitNow(x, c, f.by);
};
/** Whether `c` may lie in a server in place of `out`: nothing else there would be in its way. */
function mayLie(x: Play, server: Server, out: Card, c: Card): boolean {
  const { onlyIn } = def(c.code);
  return (onlyIn === null || onlyIn === server.id) && inTheWay(x, c, server).must.every((h) => h === out.h);
}
/** The cards of other remotes and of HQ that may change places with a card of a remote. */
function partnersOf(x: Play, server: Server, c: Card): Card[] {
  const installed = x.t.servers
    .filter((other) => other !== server && isRemote(other.id))
    .flatMap((other) => other.root.map((id) => x.t.cards[id]!).filter((each) => mayLie(x, other, each, c)));
  const inHand = x.t.hq
    .map((id) => x.t.cards[id]!)
    .filter(({ code }) => ['agenda', 'asset', 'upgrade'].includes(def(code).type));
  return [...installed, ...inHand].filter((each) => mayLie(x, server, c, each));
}
/** Daruma: a card of the attacked remote changes places with one of another remote, counters and all, or with one of HQ. */
export const exchangeHere: Handler<'exchangeHere'> = (x, f) => {
  const server = serverOf(x.t, x.t.run?.server ?? null);
  if (!server) return;
  const here = cardOf(x.t, handles(f.v.here)[0] ?? -1);
  if (!here) {
    const cards = server.root.map((id) => x.t.cards[id]!).filter((c) => partnersOf(x, server, c).length > 0);
    if (cards.length === 0) return;
    again(f);
    return pushAsk(x, f.by, 'exchange-here', { cards: cards.map(({ h }) => h), into: 'here', h: f.h });
  }
  const there = cardOf(x.t, handles(f.v.there)[0] ?? -1);
  if (!there) {
    again(f);
    const cards = partnersOf(x, server, here).map(({ h }) => h);
    return pushAsk(x, f.by, 'exchange-there', { cards, into: 'there', h: f.h });
  }
  if (there.zone === 'root') return emit(x, { type: 'swapped', card: here.id, other: there.id });
  const index = server.root.indexOf(here.id);
  const known = sees(here, 'runner');
  move(x, 'moved', here, { zone: 'hq' }, f.by, 'exchange');
  move(x, 'moved', there, { zone: 'root', server: server.id, index }, f.by, 'exchange');
  // whatever else of HQ may have left it, the Runner saw this card come
  if (known) emit(x, { type: 'revealed', cards: [here.id], seat: f.by });
};
