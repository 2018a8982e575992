/** Handlers of effects that only one or two cards need. */
import { playCost } from '../ask.ts';
import { runnerInstallBill } from '../bills.ts';
import { canPay } from '../costs.ts';
import { allDefs, codeOf, def } from '../defs.ts';
import type { Selector } from '../word.ts';
import { type Card, type Server, isRemote } from '../model.ts';
import { type Play, amountOf, emit, forfeitNow, move, pushDo, pushFlow, trashNow } from '../play.ts';
import { select } from '../conditions.ts';
import { cardOf, deckOf, isInstalled, sees, serverOf } from '../table.ts';
import { shuffleDeck } from './cards.ts';
import { registerTests } from './feasible.ts';
import type { Handler } from './handler.ts';
import { abort, again, askFor, cardsAt, charge, handles, self, selfOrAny, take } from './handler.ts';
import { canRez } from '../actions/rez.ts';
import { inTheWay } from './install.ts';
import { corpInstall } from './install-more.ts';

/** Account Siphon: the Corp loses up to `most` credits, the Runner chooses how many; the Runner gains twice that. */
export const siphon: Handler<'siphon'> = (game, f, w) => {
  const n = take<number>(f, 'siphoned');
  const max = Math.min(w.most, game.t.corp.credits);
  if (n === undefined) return askFor(game, f, 'runner', 'number', { min: 0, max, into: 'siphoned' });
  if (n === 0) return;
  emit(game, { type: 'credits-lost', seat: 'corp', n });
  emit(game, { type: 'credits-gained', seat: 'runner', n: 2 * n, card: self(game, f)?.id ?? -1 });
};

export const rez: Handler<'rez'> = (game, f, w) => {
  const [c] = cardsAt(game, f, w.which);
  if (take<boolean>(f, 'rezTried') === undefined && c) {
    f.v.rezTried = true;
    again(f);
    return void pushDo(game, '@rez', c.h, 'corp', { free: w.free });
  }
  if (!c?.up) abort(f);
};
export const swapIce: Handler<'swapIce'> = (game, f) => {
  const a = self(game, f);
  const b = cardOf(game.t, handles(f.v.chosen)[0] ?? -1);
  if (a && b) emit(game, { type: 'swapped', card: a.id, other: b.id });
};

/** Accelerated Beta Test: the Corp looks at the top `n` cards of R&D, may install and rez any ice there for free, and trashes the rest. */
export const betaTest: Handler<'betaTest'> = (game, f, w) => {
  if (f.v.looked === undefined) {
    const ids = game.t.rnd.slice(0, w.n);
    emit(game, { type: 'looked', cards: ids, seat: 'corp' });
    f.v.looked = ids.map((id) => game.t.cards[id]!.h);
  }
  const current = f.v.installing as number | undefined;
  if (current !== undefined) {
    if (!corpInstall(game, f, current, { free: true, shown: false })) return;
    const [placed] = take<number[]>(f, 'placed')!;
    delete f.v.installing;
    again(f);
    if (placed !== undefined) pushDo(game, '@rez', placed, 'corp', { free: true });
    return;
  }
  const chosen = take<number[]>(f, 'ice');
  if (chosen !== undefined && chosen.length > 0) {
    f.v.installing = chosen[0]!;
    return again(f);
  }
  const stillThere = handles(f.v.looked).filter((h) => cardOf(game.t, h)?.zone === 'rnd');
  const ice = stillThere.filter((h) => def(cardOf(game.t, h)!.code).type === 'ice');
  if (chosen === undefined && ice.length > 0)
    return askFor(game, f, 'corp', 'beta-ice', { cards: ice, min: 0, max: 1, into: 'ice' });
  for (const h of stillThere) trashNow(game, cardOf(game.t, h)!, 'corp', 'effect');
};

export const nameType: Handler<'nameType'> = (game, f, w) => {
  const named = f.v.named as string | undefined;
  if (named === undefined) return askFor(game, f, f.by, 'name-type', { options: w.types, into: 'named' });
  emit(game, { type: 'named', seat: f.by, option: named, card: self(game, f)?.id ?? -1 });
};
/** Peeping Tom: reveals the grip, and gains one subroutine for each card of the named type in it until the run ends. */
export const revealGripForSubs: Handler<'revealGripForSubs'> = (game, f, w) => {
  const c = self(game, f);
  if (game.t.grip.length > 0) emit(game, { type: 'revealed', cards: [...game.t.grip], seat: 'runner' });
  const n = game.t.grip.filter((id) => def(game.t.cards[id]!.code).type === f.v.named).length;
  if (c && n > 0)
    emit(game, {
      type: 'mod-added',
      card: c.id,
      mod: { what: 'subs', h: c.h, n, code: codeOf(w.sub), until: 'run' },
    });
};

/** Otoroshi: places up to `most` advancement counters on the chosen card; the Runner pays `credits` or accesses it. */
export const advanceAndOffer: Handler<'advanceAndOffer'> = (game, f, w) => {
  const target = cardOf(game.t, handles(f.v.chosen)[0] ?? -1);
  if (!target) return abort(f);
  if (f.v.counters === undefined) return askFor(game, f, 'corp', 'number', { min: 0, max: w.most, into: 'counters' });
  if (f.v.placed === undefined) {
    f.v.placed = true;
    const n = f.v.counters as number;
    if (n > 0) emit(game, { type: 'counters-placed', card: target.id, kind: 'advancement', n });
  }
  const way = take<string>(f, 'way');
  const credits = w.credits;
  const paid = take<boolean>(f, 'paid');
  if (paid === true) return;
  if (paid === false || way === 'access')
    return pushFlow(game, 'access', { server: target.server, outside: true, only: target.h });
  if (way === undefined) {
    const options = canPay(game, 'runner', { credits, clicks: 0, extra: [], h: f.h }, 'effect')
      ? ['pay', 'access']
      : ['access'];
    return askFor(game, f, 'runner', 'pay-or-access', { options, into: 'way', v: { credits } });
  }
  charge(game, f, 'runner', 'effect', { credits });
};

/** Reboot: the Runner installs up to `most` cards from the heap face down. */
export const installFaceDown: Handler<'installFaceDown'> = (game, f, w) => {
  const picked = take<number[]>(f, 'picked');
  if (picked === undefined) {
    if (game.t.heap.length === 0) return;
    const heap = game.t.heap.map((id) => game.t.cards[id]!.h);
    return askFor(game, f, 'runner', 'face-down', {
      cards: heap,
      min: 0,
      max: Math.min(w.most, heap.length),
      into: 'picked',
    });
  }
  for (const h of picked) {
    const c = cardOf(game.t, h);
    if (c) move(game, 'installed', c, { zone: 'rig', up: false, known: 3 }, 'runner', 'install');
  }
};

/** Codes of all Runner identities with this subtype whose faction is not that of the Runner's identity. */
export function otherIdentities(game: Play, subtype: string): string[] {
  const faction = def(game.t.cards[game.t.identities[1]!]!.code).faction;
  return [...allDefs()]
    .filter(
      (d) => d.side === 'runner' && d.type === 'identity' && d.subtypes.includes(subtype) && d.faction !== faction,
    )
    .map((d) => d.code)
    .sort();
}
/** DJ Fenris: hosts an identity with this subtype, of another faction, from outside the game. */
export const bringInIdentity: Handler<'bringInIdentity'> = (game, f, w) => {
  const got = take<string>(f, 'identity');
  if (got === undefined) {
    const codes = otherIdentities(game, w.subtype);
    if (codes.length === 0) return;
    return askFor(game, f, 'runner', 'identity', { options: codes, into: 'identity' });
  }
  const host = self(game, f);
  if (host) emit(game, { type: 'brought-in', code: got, seat: 'runner', card: game.t.cards.length, host: host.id });
};

/** Modded: installs the chosen card with a discount of `less`. */
export const installChosen: Handler<'installChosen'> = (game, f, w) => {
  const h = handles(f.v.chosen)[0];
  if (h !== undefined) pushDo(game, '@install-runner', h, 'runner', { less: w.less });
};
/**
 * Forged Activation Orders: the Corp rezzes the chosen ice, paying for it, or trashes it. Whether the Corp could afford the rez is hidden,
 * so the Runner does not learn whether it was given the choice.
 */
export const rezOrTrash: Handler<'rezOrTrash'> = (game, f) => {
  const ice = cardOf(game.t, handles(f.v.chosen)[0] ?? -1);
  if (!ice || ice.up) return;
  const way = take<string>(f, 'way');
  if (way === undefined) {
    game.unseen?.('corp', game.s);
    const options = canRez(game, ice) ? ['rez', 'trash'] : ['trash'];
    return askFor(game, f, 'corp', 'rez-or-trash', { options, into: 'way', v: { card: ice.h } });
  }
  if (way === 'rez') pushDo(game, '@rez', ice.h, 'corp', {});
  else trashNow(game, ice, 'corp', 'effect');
};
/** Divert Power: the Corp may rez an installed card (ice too) with a discount of `less`. */
export const rezForLess: Handler<'rezForLess'> = (game, f, w) => {
  const less = amountOf(game, w.less, selfOrAny(game, f), f.v);
  const picked = take<number[]>(f, 'picked');
  if (picked === undefined)
    return askFor(game, f, f.by, 'choose-to-rez', { cards: rezzable(game, less), min: 0, into: 'picked' });
  if (picked[0] !== undefined) pushDo(game, '@rez', picked[0], 'corp', { less });
};
/** Handles of the cards that could be rezzed now with a discount of `less`. */
const rezzable = (game: Play, less: number): number[] =>
  select(game, { zone: ['ice', 'root'] }, null)
    .map((id) => game.t.cards[id]!)
    .filter((c) => canRez(game, c, less))
    .map(({ h }) => h);
/** Rabbit Hole: installs a card with this title from the stack if there is one and the Runner can pay; then shuffles the stack. */
export const searchAndInstall: Handler<'searchAndInstall'> = (game, f, w) => {
  if (f.v.searched === true) return shuffleDeck(game, 'runner');
  const found = deckOf(game.t, 'runner')
    .map((id) => game.t.cards[id]!)
    .find((c) => def(c.code).title === w.title);
  f.v.searched = true;
  again(f);
  if (found && canPay(game, 'runner', runnerInstallBill(game, found, 0, 0), 'install'))
    pushDo(game, '@install-runner', found.h, 'runner', {});
};

/** Ika, Eavesdrop: this card is hosted on the chosen one, without being installed; an operation becomes a condition counter. */
export const hostOnChosen: Handler<'hostOnChosen'> = (game, f) => {
  const c = self(game, f);
  const [host] = cardsAt(game, f, 'chosen');
  if (!c || !host) return;
  if (isInstalled(c)) emit(game, { type: 'rehosted', card: c.id, host: host.id });
  else move(game, 'installed', c, { zone: 'hosted', up: true, host: host.id }, f.by, 'host');
};
/** Posted Bounty: forfeits this agenda. */
export const forfeitSelf: Handler<'forfeitSelf'> = (game, f) => {
  const c = self(game, f);
  if (c) forfeitNow(game, c, f.by);
};
/** Whether card `c` could replace card `out` in a server: `c` may be there, and no other card is in its way. */
function mayLie(game: Play, server: Server, out: Card, c: Card): boolean {
  const { onlyIn } = def(c.code);
  return (onlyIn === null || onlyIn === server.id) && inTheWay(game, c, server).must.every((h) => h === out.h);
}
/** The cards in other remotes and in HQ that card `c`, now in the remote `server`, may be exchanged with. */
function partnersOf(game: Play, server: Server, c: Card): Card[] {
  const installed = game.t.servers
    .filter((other) => other !== server && isRemote(other.id))
    .flatMap((other) => other.root.map((id) => game.t.cards[id]!).filter((each) => mayLie(game, other, each, c)));
  const inHand = game.t.hq
    .map((id) => game.t.cards[id]!)
    .filter(({ code }) => ['agenda', 'asset', 'upgrade'].includes(def(code).type));
  return [...installed, ...inHand].filter((each) => mayLie(game, server, c, each));
}
/** Daruma: exchanges a card in the attacked remote (counters and all) with one in another remote or in HQ. */
export const exchangeHere: Handler<'exchangeHere'> = (game, f) => {
  const server = serverOf(game.t, game.t.run?.server ?? null);
  if (!server) return;
  const here = cardOf(game.t, handles(f.v.here)[0] ?? -1);
  if (!here) {
    const cards = server.root.map((id) => game.t.cards[id]!).filter((c) => partnersOf(game, server, c).length > 0);
    if (cards.length === 0) return;
    return askFor(game, f, f.by, 'exchange-here', { cards: cards.map(({ h }) => h), into: 'here' });
  }
  const there = cardOf(game.t, handles(f.v.there)[0] ?? -1);
  if (!there) {
    const cards = partnersOf(game, server, here).map(({ h }) => h);
    return askFor(game, f, f.by, 'exchange-there', { cards, into: 'there' });
  }
  if (there.zone === 'root') return emit(game, { type: 'swapped', card: here.id, other: there.id });
  const index = server.root.indexOf(here.id);
  const known = sees(here, 'runner');
  move(game, 'moved', here, { zone: 'hq' }, f.by, 'exchange');
  move(game, 'moved', there, { zone: 'root', server: server.id, index }, f.by, 'exchange');
  // the Runner saw this card come, whatever else may have left HQ
  if (known) emit(game, { type: 'revealed', cards: [here.id], seat: f.by });
};

registerTests({
  rez: (game, c, w) => w.which !== 'self' || canRez(game, c),
  betaTest: (game) => game.t.rnd.length > 0,
  /**
   * Whether some card could be rezzed. While this card is still in HQ, its own play cost is still to be paid and counts against the discount.
   */
  rezForLess: (game, c, w) =>
    rezzable(game, amountOf(game, w.less, c, {}) - (c.zone === 'hq' ? playCost(game, c) : 0)).length > 0,
  searchAndInstall: (game) => game.t.stack.length > 0,
  advanceAndOffer: (game) => select(game, { zone: 'root', remote: true } as Selector, null).length > 0,
});
