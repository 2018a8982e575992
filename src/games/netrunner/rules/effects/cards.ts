/** Handlers of effects that draw, shuffle, trash, expose or rearrange cards. */
import { def } from '../defs.ts';
import type { Card, DoFrame, Seat } from '../model.ts';
import { type Play, amountOf, emit, move, trashNow } from '../play.ts';
import { cardOf, cardsOf, deckOf, sees } from '../table.ts';
import { select } from '../conditions.ts';
import type { Selector } from '../word.ts';
import { shuffled } from '../../../../core/rng.ts';
import { registerTests } from './feasible.ts';
import type { Handler } from './handler.ts';
import {
  askFor,
  cardsAt,
  handles,
  handlesAt,
  notePrevented,
  offerPrevention,
  self,
  selfOrAny,
  take,
  whoOf,
} from './handler.ts';

/** Draws n cards, or as many as the stack has. The Corp loses if it must draw from an empty R&D (rules 1). */
export function drawCards(game: Play, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) {
    const id = deckOf(game.t, seat)[0];
    if (id === undefined) {
      if (seat === 'corp') emit(game, { type: 'game-ended', winner: 'runner', reason: 'empty-rnd' });
      return;
    }
    const c = game.t.cards[id]!;
    move(
      game,
      'drawn',
      c,
      { zone: seat === 'corp' ? 'hq' : 'grip', known: c.known & (seat === 'corp' ? 2 : 1) },
      seat,
      'draw',
    );
  }
}
export const draw: Handler<'draw'> = (game, f, w) => drawCards(game, whoOf(f, w), w.n);
/** The player says how many cards to draw, then draws them; the number may be more than the deck holds (rules 1). */
export const drawUpTo: Handler<'drawUpTo'> = (game, f, w) => {
  const n = take<number>(f, 'draws');
  if (n !== undefined) return drawCards(game, f.by, n);
  const max = amountOf(game, w.n, selfOrAny(game, f), f.v);
  if (max <= 0) return;
  askFor(game, f, f.by, 'number', { min: 0, max, into: 'draws', v: { of: 'draw' } });
};

/** Shuffles a deck, or puts it into the order a scenario has fixed. Neither side knows its cards any more. */
export function shuffleDeck(game: Play, seat: Seat): void {
  const deck = deckOf(game.t, seat);
  const fixed = game.s.fixed[0];
  let order: number[];
  if (fixed && fixed.kind === 'order') {
    game.s.fixed.shift();
    const rest = [...deck];
    order = [];
    for (const code of fixed.titles) {
      const at = rest.findIndex((id) => game.t.cards[id]!.code === code);
      if (at < 0) throw new Error(`shuffle: ${def(code).title} is not in the deck`);
      order.push(...rest.splice(at, 1));
    }
    order.push(...rest);
  } else order = shuffled(game.s.rng, deck);
  emit(game, { type: 'shuffled', seat, order });
}

/**
 * Trashes several cards (handles) together, after offering to prevent it. Returns false while prevention is pending; the handler then runs
 * again and finds in `f.v.trashing` the cards that were not saved.
 */
function trashTogether(game: Play, f: DoFrame, list: number[], by: Seat, why: string): boolean {
  const left = take<number[]>(f, 'trashing');
  if (left === undefined) {
    if (list.length === 0) return true;
    const preventable = list.some((h) => {
      const c = cardOf(game.t, h);
      return c !== null && c.seat === 'runner' && c.zone === 'rig';
    });
    if (preventable && offerPrevention(game, f, 'trash', { n: list.length, cards: list, into: 'trashing', why, by }))
      return false;
  }
  notePrevented(f, left !== undefined && left.length < list.length);
  for (const h of left ?? list) {
    const c = cardOf(game.t, h);
    if (c) trashNow(game, c, by, why);
  }
  return true;
}
/**
 * Trashes cards, an accessed one to Archives face up. If a card trashes itself, a copy is kept, since its effects may count what was on it.
 */
export const trash: Handler<'trash'> = (game, f, w) => {
  const c = w.which === 'self' ? self(game, f) : null;
  const was = c && { ...c };
  const why = w.which === 'accessed' ? 'access' : 'effect';
  if (trashTogether(game, f, handlesAt(game, f, w.which), w.who ?? f.by, why) && was) f.v.$was = was;
};
/** Puts cards into a score area without scoring them. */
export const addToScore: Handler<'addToScore'> = (game, f, w) => {
  const worth = w.worth !== undefined && { worth: w.worth };
  for (const c of cardsAt(game, f, w.which))
    move(game, 'added', c, { zone: `${whoOf(f, w)} score`, up: true, ...worth }, f.by, 'effect');
};
/** Exposes the chosen cards: reveals unrezzed installed cards to both sides (rules 7, Expose). */
export const exposeChosen: Handler<'exposeChosen'> = (game, f, w) => {
  const list = handles(f.v[w.into]);
  const left = take<number[]>(f, 'exposing');
  if (left === undefined && offerPrevention(game, f, 'expose', { n: list.length, cards: list, into: 'exposing' }))
    return;
  const cards = cardsOf(game.t, left ?? list).filter((c) => !c.up);
  if (cards.length > 0) emit(game, { type: 'exposed', cards: cards.map((c) => c.id) });
};

export const derez: Handler<'derez'> = (game, f, w) => {
  for (const c of cardsAt(game, f, w.which)) if (c.up) emit(game, { type: 'derezzed', card: c.id });
};

/** Returns the cards in a frame's variable that have not moved since they were chosen. */
const chosenCards = (game: Play, f: DoFrame, into: string): Card[] => cardsOf(game.t, handles(f.v[into]));

/** Shows the chosen cards to both sides. */
export const revealChosen: Handler<'revealChosen'> = (game, f, w) => {
  const cards = chosenCards(game, f, w.into);
  if (cards.length > 0) emit(game, { type: 'revealed', cards: cards.map(({ id }) => id), seat: cards[0]!.seat });
};
/** Puts the chosen cards into a deck without trashing them, then shuffles it, even if there are none. */
export const shuffleIn: Handler<'shuffleIn'> = (game, f, w) => {
  const zone = w.deck === 'corp' ? 'rnd' : 'stack';
  for (const c of chosenCards(game, f, w.into)) move(game, 'returned', c, { zone }, f.by, 'effect');
  shuffleDeck(game, w.deck);
};
/** Takes the chosen cards into their owner's hand; a seat that knew a face still knows it. */
export const takeChosen: Handler<'takeChosen'> = (game, f, w) => {
  for (const c of chosenCards(game, f, w.into)) {
    const [zone, bit, other] = c.seat === 'corp' ? (['hq', 2, 'runner'] as const) : (['grip', 1, 'corp'] as const);
    move(game, 'returned', c, { zone, known: sees(c, other) ? bit : 0 }, f.by, 'effect');
  }
};
/**
 * Whether a search names a kind of card (rules 7). If it does, it may find nothing, since the other side could not check, and a card found
 * is shown to prove that it fits. A search for just any card must find one, and shows nothing.
 */
const isOfKind = ({ zone: _zone, ...kind }: Selector): boolean => Object.keys(kind).length > 0;
/**
 * The controller searches their deck, takes a fitting card to hand and shuffles. A card that is not shown is taken after the shuffle: the
 * other seat may know cards of the deck and would see which one leaves it.
 */
export const searchToHand: Handler<'searchToHand'> = (game, f, w) => {
  const ofKind = isOfKind(w.from);
  const got = take<number[]>(f, 'found');
  if (got === undefined) {
    emit(game, { type: 'looked', cards: [...deckOf(game.t, f.by)], seat: f.by });
    const ids = select(game, w.from, null);
    return askFor(game, f, f.by, 'search', {
      cards: ids.map((id) => game.t.cards[id]!.h),
      min: ofKind ? 0 : 1,
      max: Math.min(1, ids.length),
      into: 'found',
    });
  }
  const c = cardOf(game.t, got[0] ?? -1);
  const [zone, other] = f.by === 'corp' ? (['hq', 2] as const) : (['grip', 1] as const);
  if (!ofKind) shuffleDeck(game, f.by);
  else if (c) emit(game, { type: 'revealed', cards: [c.id], seat: f.by });
  if (c) move(game, 'moved', c, { zone, known: ofKind ? other : 0 }, f.by, 'effect');
  if (ofKind) shuffleDeck(game, f.by);
};

/** The controller looks at the top `n` cards of R&D and puts them back in any order. */
export const arrangeTop: Handler<'arrangeTop'> = (game, f, w) => {
  const order = take<number[]>(f, 'arranged');
  const top = game.t.rnd.slice(0, w.n);
  if (order === undefined) {
    if (top.length === 0) return;
    emit(game, { type: 'looked', cards: top, seat: f.by });
    return askFor(game, f, f.by, 'arrange', {
      cards: top.map((id) => game.t.cards[id]!.h),
      min: top.length,
      max: top.length,
      into: 'arranged',
    });
  }
  for (let i = order.length - 1; i >= 0; i--) {
    const c = cardOf(game.t, order[i]!);
    if (c && c.zone === 'rnd') move(game, 'moved', c, { zone: 'rnd', index: 0, known: c.known & 1 }, f.by, 'arrange');
  }
};
/**
 * The controller looks at the top `n` cards of their deck and may put any of them on the bottom; seats keep what they know of those cards.
 */
export const lookToBottom: Handler<'lookToBottom'> = (game, f, w) => {
  const picked = take<number[]>(f, 'picked');
  const top = deckOf(game.t, f.by).slice(0, w.n);
  if (picked === undefined) {
    if (top.length === 0) return;
    emit(game, { type: 'looked', cards: top, seat: f.by });
    return askFor(game, f, f.by, 'choose-for-bottom', {
      cards: top.map((id) => game.t.cards[id]!.h),
      min: 0,
      max: top.length,
      into: 'picked',
    });
  }
  for (const c of cardsOf(game.t, picked)) move(game, 'moved', c, { zone: c.zone, known: c.known }, f.by, 'arrange');
};

registerTests({
  drawUpTo: (game, c, w, by) => amountOf(game, w.n, c, {}) > 0 && deckOf(game.t, by).length > 0,
  /** Whether drawing could do anything. Always for the Corp: drawing from an empty R&D loses the game. */
  draw: (game, _c, w, by) => (w.who ?? by) === 'corp' || deckOf(game.t, 'runner').length > 0,
  derez: (game, c, w) =>
    w.which === 'self' ? c.up : select(game, { zone: ['ice', 'root'], up: true }, null).length > 0,
  searchToHand: (game, _c, _w, by) => deckOf(game.t, by).length > 0,
  lookToBottom: (game, _c, _w, by) => deckOf(game.t, by).length > 0,
  arrangeTop: (game) => game.t.rnd.length > 0,
});
