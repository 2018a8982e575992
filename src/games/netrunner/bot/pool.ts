/** The cards that may lie where a seat cannot see: the starter deck's list less the cards seen. */
import type { CardDef } from '../rules/def.ts';
import { allDefs, def, hasDef } from '../rules/defs.ts';
import type { Seat } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';

/** Copies left of each card, by code; `total` is their sum. */
export interface Pool {
  left: Map<string, number>;
  total: number;
}

/** First digits of the card codes of the box whose starter decks are public knowledge. */
const BOX = '01';
const LISTS = new Map<string, Map<string, number>>();

/** A starter deck's list: every card of the identity's faction and every neutral card of its side, in the box's quantities. */
function starterList(identity: string): Map<string, number> {
  const known = LISTS.get(identity);
  if (known) return known;
  const list = new Map<string, number>();
  if (hasDef(identity)) {
    const own = def(identity);
    for (const card of allDefs()) {
      if (card.side !== own.side || card.type === 'identity' || !card.code.startsWith(BOX)) continue;
      if (own.faction === 'neutral' || card.faction === own.faction || card.faction === 'neutral')
        list.set(card.code, card.quantity);
    }
  }
  LISTS.set(identity, list);
  return list;
}

/** Every card view of a side that the viewer sees somewhere. */
function* seenCards(view: View, side: Seat): Generator<CardView> {
  const { corp, runner } = view;
  if (side === 'corp') {
    yield* corp.hand;
    for (const { card } of corp.deckKnown) yield card;
    yield* corp.archives;
    for (const server of view.servers) {
      yield* server.ice;
      yield* server.root;
    }
  } else {
    yield* runner.hand;
    yield* runner.heap;
    yield* runner.rig;
  }
  for (const card of corp.score) if (card.seat === side) yield card;
  for (const card of runner.score) if (card.seat === side) yield card;
  for (const card of view.play) if (card.seat === side) yield card;
  for (const card of view.removed) if (card.seat === side) yield card;
}

/** Cards of a side whose place the viewer does not know, by code. A private deck list is guessed to be the starter's. */
export function unseen(view: View, side: Seat): Pool {
  const identity = (side === 'corp' ? view.corp : view.runner).identity.code;
  const left = new Map(identity === null ? [] : starterList(identity));
  const met = new Set<number>();
  for (const card of seenCards(view, side)) {
    if (card.code === null || met.has(card.h)) continue;
    met.add(card.h);
    const n = left.get(card.code);
    if (n !== undefined && n > 0) left.set(card.code, n - 1);
  }
  let total = 0;
  for (const n of left.values()) total += n;
  return { left, total };
}

/** The cards of a pool, each with its chance (they sum to 1). `fits`: a card's weight per copy, 0 to leave it out. Empty if none fits. */
export function shares(pool: Pool, fits: (card: CardDef) => number): { card: CardDef; share: number }[] {
  const list: { card: CardDef; share: number }[] = [];
  let sum = 0;
  for (const [code, n] of pool.left) {
    if (n === 0) continue;
    const card = def(code);
    const weight = n * fits(card);
    if (weight <= 0) continue;
    list.push({ card, share: weight });
    sum += weight;
  }
  for (const one of list) one.share /= sum;
  return list;
}
