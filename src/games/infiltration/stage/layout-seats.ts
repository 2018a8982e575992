/** Lays out the operatives' plates with the card each has laid, and the hand at the near edge. */
import { t } from '../../../i18n/index.ts';
import { type Rect, centre, clamp, rect, shrink, spread } from '../../../stage/geometry.ts';
import { caption, cardNode, numberNode, piece } from '../../../stage/nodes.ts';
import { cardAnchor, handAnchor, operativeAnchor, pickAnchor } from '../anchors.ts';
import type { View } from '../rules/view.ts';
import { type Parts, Z, faceOf } from './board.ts';
import type { Lookup } from './lookup.ts';
import { CARD_H, FINGER, TINT, seatTint } from './theme.ts';

/** Returns the operatives of the near seat. */
export const ownOf = (view: View, near: string): number[] =>
  view.ops.flatMap(({ seat }, op) => (seat === near ? [op] : []));

/**
 * Returns the operative whose hand is open at the near edge: the one that must decide, else the one whose card is being carried out, else
 * the first that has not laid a card.
 */
export function shownHand(view: View, near: string, lookup: Lookup): number {
  const own = ownOf(view, near);
  const asked = view.decision?.op;
  if (asked !== undefined && lookup.sees(view, asked)) return asked;
  if (own.includes(view.turn)) return view.turn;
  const waits = own.find((op) => view.ops[op]!.room !== lookup.places.outside && view.ops[op]!.pick === null);
  return waits ?? own[0] ?? 0;
}

export function laySeats(parts: Parts): void {
  const { view, plan, near, out } = parts;
  const own = ownOf(view, near);
  const first = own[0] ?? 0;
  const rest = view.ops.map((_, i) => (first + i) % view.ops.length).filter((op) => !own.includes(op));
  [...own, ...rest].forEach((op, i) => {
    const at = plan.plates[i];
    if (at !== undefined) layPlate(parts, op, at);
  });
  layHand(parts, out.shown);
}

/** Returns the cards in an operative's hand, in order: its actions and items, without those in front of it this round. */
function handOf({ view, lookup }: Parts, op: number): string[] {
  const { pick, items } = view.ops[op]!;
  const out = new Set(view.turned.filter(({ by }) => by === op).map(({ card }) => card));
  if (pick !== null && pick !== '') out.add(pick);
  const actions = view.round > 0 || items.length > 0 ? lookup.hand(view).filter((card) => !out.has(card)) : [];
  return [...actions, ...items.filter((item) => item === null || !out.has(item)).map((item) => item ?? '')];
}

/** Returns an operative's number of items, for its plate. A face-down card counts too, so this does not reveal whether it is an item. */
const itemCount = ({ view }: Parts, op: number): number => view.ops[op]!.items.length;

function layPlate(parts: Parts, op: number, at: Rect): void {
  const { out, view, plan, lookup } = parts;
  const one = view.ops[op]!;
  const seat = lookup.seatOf(view, op);
  const key = operativeAnchor(view, op);
  const inside = one.room !== lookup.places.outside;
  const tint = seatTint(seat);
  const acts = view.over === null && (view.decision === null ? view.turn === op : view.decision.op === op);
  out.nodes.set(`plate:${op}`, piece('panel', at, Z.plate, TINT.white, inside ? 0.92 : 0.6));
  out.nodes.set(`plate-edge:${op}`, piece('panel-edge', at, Z.plate + 1, tint, acts ? 1 : 0.4));
  if (acts) out.nodes.set(`turn:${op}`, piece('halo', shrink(at, -11), Z.plate - 1, tint, 0.6));
  out.hits.set(key, at);
  out.zones.set(key, { ...at, z: Z.plate - 2, light: 0.9 });
  out.spots.set(`${key} plate`, centre(at));
  out.hits.set(handAnchor(view, op), at);
  const pad = plan.compact ? 3 : 6;
  const head = clamp(at.h * 0.24, 16, 36);
  layHead(parts, op, rect(at.x + pad, at.y + pad, at.w - pad * 2, head));
  const body = rect(at.x + pad, at.y + pad + head + 1, at.w - pad * 2, at.h - pad * 2 - head - 1);
  const ch = Math.min(body.h, body.w * 0.5 * CARD_H);
  const cw = ch / CARD_H;
  const slot = rect(body.x + body.w - cw, body.y + (body.h - ch) / 2, cw, ch);
  layPick(parts, op, slot);
  layStats(parts, op, rect(body.x, body.y, body.w - cw - 3, body.h));
}

/** Width of a letter: in names as a fraction of the line's height, and in small text in px. */
const LETTER = 0.31;
const SMALL_LETTER = 5.3;

/** Lays out the upper line of a plate: the operative's sign, name and state. */
function layHead(parts: Parts, op: number, at: Rect): void {
  const { out, view, plan, lookup } = parts;
  const one = view.ops[op]!;
  const seat = lookup.seatOf(view, op);
  const s = at.h;
  const twin = view.options.pairs ? `:${Math.floor(op / view.options.players)}` : '';
  out.nodes.set(`sign:${op}`, piece(`sign:${seat}${twin}`, rect(at.x, at.y, s, s), Z.plate + 3));
  const states: [string, string, number, boolean][] = [
    ['first', 'die-sign', TINT.paper, view.round > 0 && view.first === op],
    ['wounded', 'wound', TINT.white, one.wounded],
    ['delayed', 'delay', TINT.gold, one.delayed],
    ['covered', 'file', TINT.file, one.covered],
    ['braced', 'brace', TINT.good, one.braced],
    ['unseen', 'unseen', TINT.cool, one.unseen],
    ['caught', 'bars', TINT.red, view.over !== null && one.room !== lookup.places.outside],
    ['out', 'exit', TINT.good, one.room === lookup.places.outside],
  ];
  const here = states.filter(([, , , is]) => is);
  const size = Math.min(s * 0.92, (at.w - s - 2) / Math.max(1, here.length));
  here.forEach(([name, art, tint], i) => {
    const x = at.x + at.w - size * (i + 1);
    // The first player's marker is one node that moves from plate to plate.
    const key = name === 'first' ? 'first' : `state:${op}:${name}`;
    out.nodes.set(key, piece(art, rect(x, at.y + (s - size) / 2, size, size), Z.plate + 4, tint));
  });
  const room = rect(at.x + s + 4, at.y, at.w - s - 6 - size * here.length, s);
  const name = t(`side.${seat}`);
  // A long name is written smaller; if even that does not fit, only the sign is shown.
  const look = room.w < name.length * s * LETTER ? 'seat seat-small' : 'seat';
  if (room.w > (plan.compact ? 40 : 46) && room.w > name.length * SMALL_LETTER)
    out.nodes.set(`seat-name:${op}`, caption(name, room, look, Z.plate + 3));
}

/** Lays out the numbers on a plate: tokens, cards in hand, special cards. */
function layStats(parts: Parts, op: number, at: Rect): void {
  const { out, view, plan, lookup } = parts;
  const one = view.ops[op]!;
  const key = operativeAnchor(view, op);
  const special = one.prototypes > 0 || one.blackmail;
  const lines = special && at.h > 40 ? 3 : 2;
  const h = Math.min(at.h / lines, plan.compact ? 17 : 40);
  const s = h * 0.86;
  const top = at.y + (at.h - h * lines) / 2;
  const put = (i: number, art: string, id: string, n: number, tint: number): number => {
    const y = top + h * i;
    out.nodes.set(`icon:${op}:${id}`, piece(art, rect(at.x, y + (h - s) / 2, s, s), Z.plate + 3, tint));
    const digits = h * 0.56;
    const x = at.x + s + 3;
    out.nodes.set(`n:${op}:${id}`, numberNode(n, x, y + h / 2, digits, Z.plate + 3, TINT.paper, 'start'));
    return x + digits * 0.8 * `${n}`.length;
  };
  const end = put(0, 'token', 'tokens', one.tokens.length, TINT.white);
  out.spots.set(`${key} tokens`, { x: at.x + s / 2, y: top + h / 2 });
  const seen = one.tokens.filter((value) => value !== null);
  if (one.tokens.length > 0 && seen.length === one.tokens.length) {
    const sum = seen.reduce((all, value) => all + value, 0);
    const size = h * 0.5;
    // The tokens' total value, if it fits.
    const room = at.x + at.w - end - size * 0.9 - 3;
    if (room > size * 0.78 * `${sum}`.length) {
      out.nodes.set(
        `worth:${op}`,
        piece('worth', rect(end + 3, top + (h - size) / 2, size * 0.8, size), Z.plate + 3, TINT.token),
      );
      out.nodes.set(
        `n:${op}:worth`,
        numberNode(sum, end + 4 + size * 0.85, top + h / 2, size, Z.plate + 3, TINT.token, 'start'),
      );
    }
  }
  if (one.room !== lookup.places.outside || view.over !== null)
    put(1, 'hand', 'hand', itemCount(parts, op), TINT.paperDim);
  out.spots.set(`${key} hand`, { x: at.x + s / 2, y: top + h * 1.5 });
  if (!special) return;
  // Beside the hand if they have no line of their own.
  const y = lines === 3 ? top + h * 2 : top + h;
  let x = lines === 3 ? at.x : at.x + s * 2 + 3;
  const signs = [...Array.from({ length: one.prototypes }, () => 'prototype'), ...(one.blackmail ? ['file'] : [])];
  const pitch = Math.min(s + 1, (at.x + at.w - x - s) / Math.max(1, signs.length - 1));
  signs.forEach((art, i) => {
    const tint = art === 'file' ? TINT.file : TINT.prototype;
    out.nodes.set(`special:${op}:${i}`, piece(art, rect(x, y + (h - s) / 2, s, s), Z.plate + 4 + i, tint));
    x += pitch;
  });
}

/** Lays out the card in front of an operative: face down, or turned up for the rest of the round. */
function layPick(parts: Parts, op: number, at: Rect): void {
  const { out, view, lookup } = parts;
  const key = pickAnchor(view, op);
  const { pick, room } = view.ops[op]!;
  out.spots.set(key, centre(at));
  const turned = view.turned.findLast(({ by }) => by === op);
  if (pick === null && turned === undefined) {
    if (room !== lookup.places.outside)
      out.nodes.set(`pick-slot:${op}`, piece('slot', at, Z.plate + 2, TINT.lineStrong, 0.8));
    return;
  }
  out.hits.set(key, at);
  const down = pick !== null;
  const face = faceOf(down ? pick : turned!.card);
  // A veil marks one's own face-down card, which its player can see.
  const up = !down || pick === '';
  const done = !down && view.turn !== op;
  out.nodes.set(key, cardNode(face, at, Z.pick, { up, shade: done ? 0.4 : 0 }));
}

/** Lays out the open hand along the near edge. */
function layHand(parts: Parts, op: number): void {
  const { out, view, plan, lookup } = parts;
  const at = plan.hand;
  if (view.ops[op] === undefined) return;
  out.spots.set('hand', centre(at));
  const cards = handOf(parts, op);
  const seen = lookup.sees(view, op) || view.over !== null;
  if (view.ops[op].room === lookup.places.outside || cards.length === 0) return;
  out.hits.set(handAnchor(view, op), at);
  out.zones.set(handAnchor(view, op), { ...at, z: Z.light, light: 0.5 });
  const gap = plan.compact ? 3 : 6;
  // Two rows if one would be too tight for fingers.
  const lines = at.w / cards.length < FINGER && (at.h - gap) / 2 >= FINGER ? 2 : 1;
  const each = Math.ceil(cards.length / lines);
  const h = (at.h - gap * (lines - 1)) / lines;
  // A full hand has smaller cards without overlap, as long as they stay readable.
  const w = Math.min(clamp((at.w + gap) / each - gap, plan.cardW * 0.66, plan.cardW), h / CARD_H);
  cards.forEach((card, i) => {
    const line = Math.floor(i / each);
    const inLine = Math.min(each, cards.length - line * each);
    const row = spread(inLine, w, at.x, at.w, gap, 'centre');
    const place = i - line * each;
    const y = at.y + (h + gap) * line + (h - w * CARD_H) / 2;
    const box = rect(row.first + row.pitch * place, y, w, w * CARD_H);
    const key = card === '' ? `x:${op}:${i}` : cardAnchor(view, op, card);
    const hidden = !seen || card === '';
    out.nodes.set(hidden ? `x:${op}:${i}` : key, cardNode(hidden ? 'back:card' : faceOf(card), box, Z.hand + i));
    if (hidden) return;
    if (lookup.warns(view, op, card)) {
      const sign = clamp(w * 0.3, 14, 30);
      out.nodes.set(
        `warning:${key}`,
        piece('warning', rect(box.x + 2, box.y + 2, sign, sign), Z.hand + cards.length + i),
      );
    }
    const open = place + 1 < inLine ? Math.min(w, row.pitch) : w;
    out.hits.set(key, rect(box.x, box.y, open, box.h));
  });
}
