/** Netrunner's table, laid out: its nodes by key, rectangles that can be pointed at, and points that effects start from or fly to. */
import type { Anchor } from '../../../core/anchor.ts';
import { type Rect, centre, clamp, rect } from '../../../stage/geometry.ts';
import type { Board } from '../../../stage/laid.ts';
import type { Badge, CardNode } from '../../../stage/model.ts';
import { TOP, cardNode as node, numberNode, piece } from '../../../stage/nodes.ts';
import type { CardDef } from '../rules/def.ts';
import type { Seat } from '../rules/model.ts';
import type { CardView } from '../rules/view-types.ts';
import { cardFoot, cardSize } from './theme.ts';
import { TINT } from './tints.ts';

/** A function that returns what is printed on a card, by code; only the fields that the table needs. */
export type CardLookup = (code: string) => Pick<CardDef, 'title' | 'type' | 'subtypes' | 'strength' | 'cost'>;

export type { Board };

/** Depths (`z`) of the table's nodes, from back to front. */
export const Z = {
  floor: 0,
  plate: 20,
  pile: 60,
  card: 100,
  rig: 200,
  play: 300,
  hand: 320,
  run: 400,
  theatre: 600,
  act: 640,
  top: TOP,
};

export const cardKey = (h: number): string => `c:${h}`;

/** The HUD's anchor for a stage name: `c:12` → 12 (card), `s:hq` → 'hq', `z:heap` → 'heap', `d:sub 0` → 'sub 0' (subroutine). */
export function anchorOf(name: string): Anchor {
  const rest = name.slice(2);
  return name.startsWith('c:') ? Number(rest) : rest;
}

const ZONES = new Set(['stack', 'heap', 'rig', 'play']);
/** The name on the stage for a HUD anchor; the reverse of `anchorOf`. */
export const nameOf = (key: Anchor): string =>
  typeof key === 'number' ? `c:${key}` : `${ZONES.has(key) ? 'z' : key.startsWith('sub ') ? 'd' : 's'}:${key}`;

/** Name of a card's picture: its code if the viewer knows it, else its side's back. */
function faceOf(card: Pick<CardView, 'code' | 'seat'>): string {
  return card.code ?? `back:${card.seat}`;
}

/** Whether a card is face down on the table but the viewer knows its face. */
function veiled(card: Pick<CardView, 'code' | 'up' | 'zone'>): boolean {
  return card.code !== null && !card.up && (card.zone === 'ice' || card.zone === 'root' || card.zone === 'archives');
}

const COUNTERS = ['advancement', 'virus', 'power', 'credit', 'agenda'] as const;

/** The badges on a card: its counters, and its strength and unpaid price if they differ from the printed ones. */
function badgesOf(card: CardView, lookup: CardLookup): Badge[] {
  const badges: Badge[] = [];
  const printed = card.code === null ? null : lookup(card.code).strength;
  if (card.strength !== null && printed !== null && card.strength !== printed)
    badges.push({ kind: 'strength', n: card.strength, tone: card.strength > printed ? 'up' : 'down' });
  // A card that is already paid for has no price.
  const unpaid = card.zone === 'grip' || card.zone === 'hq' || (card.seat === 'corp' && !card.up);
  const cost = card.code === null || !unpaid || card.cost === null ? null : lookup(card.code).cost;
  if (cost !== null && card.cost !== null && card.cost !== cost)
    badges.push({ kind: 'cost', n: card.cost, tone: card.cost < cost ? 'up' : 'down' });
  for (const kind of COUNTERS) {
    const n = card.counters[kind] ?? 0;
    if (n !== 0) badges.push({ kind, n });
  }
  if (card.mark !== null) badges.push({ kind: 'mark', n: 0 });
  return badges;
}

/** Where and how a card is shown. */
export interface CardPlace {
  /** the card's rectangle, rotated as it is shown */
  at: Rect;
  z: number;
  across?: boolean;
  rot?: number;
  shade?: number;
  alpha?: number;
  /** how much of the card's width, on the right, another card covers; default none */
  covered?: number;
  /** the part of the card that can be pointed at; missing: the whole card, null: none */
  hit?: Rect | null;
}

/** Returns the node that shows a card at a place. */
export function cardNode(card: CardView, lookup: CardLookup, place: CardPlace): CardNode {
  return {
    ...pictureNode(faceOf(card), place),
    up: !veiled(card),
    badges: badgesOf(card, lookup),
    ...(place.covered === undefined || place.covered <= 0 ? {} : { covered: place.covered }),
  };
}

/** Returns a node that shows a picture at a place. */
function pictureNode(face: string, { at, z, across = false, rot = 0, shade = 0, alpha = 1 }: CardPlace): CardNode {
  return node(face, at, z, { across, rot, shade, alpha });
}

/** Puts a card on the table, with the rectangle in which it can be pointed at. */
export function putCard(board: Board, card: CardView, lookup: CardLookup, place: CardPlace): void {
  const key = cardKey(card.h);
  board.nodes.set(key, cardNode(card, lookup, place));
  if (place.hit === null) board.hits.delete(key);
  else board.hits.set(key, place.hit ?? place.at);
}

/** Puts a face-down card on the table that shows only its side's back. */
export function putBack(board: Board, key: string, seat: Seat, place: CardPlace): void {
  board.nodes.set(key, pictureNode(`back:${seat}`, place));
}

/** How far above a card's lower edge a number is put so that it clears the foot of the face, as a share of the card's height. */
const ABOVE_FOOT = (cardFoot + 3) / cardSize.h;

/**
 * Puts the number of cards on a pile, near its lower edge. `faceUp`: the top card is face up, so the number goes above its foot; `faint`:
 * the pile is dimmed.
 */
export function putCount(
  board: Board,
  id: string,
  n: number,
  box: Rect,
  { faceUp = false, faint = false }: { faceUp?: boolean; faint?: boolean },
): void {
  const size = clamp(box.w * 0.22, 11, 22);
  const low = box.y + box.h - (faceUp ? box.h * ABOVE_FOOT : size * 0.2);
  const pill = rect(box.x + box.w / 2 - size * 0.95, low - size * 1.25, size * 1.9, size * 1.25);
  board.nodes.set(`pill:${id}`, piece('pill', pill, Z.card + 40, TINT.ink, 0.9));
  const middle = centre(pill);
  board.nodes.set(
    `n:${id}`,
    numberNode(n, middle.x, middle.y, size * 0.8, Z.card + 41, faint ? TINT.paperFaint : TINT.paper),
  );
}
