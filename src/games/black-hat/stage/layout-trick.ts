/** Lays out the trick in the middle of the table, the deck and the discards. */
import { t } from '../../../i18n/index.ts';
import { type Rect, around, centre, rect, shrink, spread } from '../../../stage/geometry.ts';
import { caption, cardNode, numberNode, piece } from '../../../stage/nodes.ts';
import { DECK, DISCARDS, playAnchor } from '../anchors.ts';
import type { Card, Played } from '../rules/model.ts';
import { type Parts, Z, faceOf, nameOf, playKey } from './board.ts';
import { CARD_H, TINT, seatTint } from './theme.ts';

export function layTrick(parts: Parts): void {
  layHeading(parts);
  layPlays(parts);
  layPiles(parts);
}

/** The words of the trick's heading: who leads, what wins, or who takes cards or hacks. */
function headingWords({ view, lookup }: Parts): string {
  const name = (seat: number): string => t(`side.${nameOf(view, seat)}`);
  if (view.trick === 0) return '';
  if (view.winner >= 0)
    return t(view.spoils.length > 0 ? 'stage.trick.spoils' : 'stage.trick.hack', { seat: name(view.winner) });
  const lead = view.plays[0];
  if (lead === undefined) return t('stage.trick.lead', { seat: name(view.leader) });
  const way = lookup.hatTrick(view.plays) ? 'low' : 'high';
  const n = lead.cards.length;
  return n > 1 ? t(`stage.trick.${way}-sets`, { n }) : t(`stage.trick.${way}`);
}

function layHeading(parts: Parts): void {
  const { out, plan, view, lookup } = parts;
  const low = view.plays.length > 0 && lookup.hatTrick(view.plays);
  const at = plan.heading;
  if (at.h > 12) out.nodes.set('heading', caption(headingWords(parts), at, low ? 'trick low' : 'trick', Z.plate + 3));
}

/** Returns, for each set played, its cards that are still on the table; the winner of a Hat trick may have taken some. */
function left(parts: Parts, plays: readonly Played[]): (readonly Card[])[] {
  const { view, lookup } = parts;
  if (view.winner < 0 || !lookup.hatTrick(plays)) return plays.map(({ cards }) => cards);
  const there = [...view.spoils];
  return plays.map(({ cards }) =>
    cards.filter((card) => {
      const i = there.indexOf(card);
      if (i >= 0) there.splice(i, 1);
      return i >= 0;
    }),
  );
}

function layPlays(parts: Parts): void {
  const { out, plan, view, lookup } = parts;
  const order = view.trick > 0 ? lookup.order(view) : view.seats.map((_, seat) => seat);
  const { columns, rows } = plan.grid;
  const gap = plan.compact ? 3 : 6;
  const w = (plan.trick.w - gap * (columns - 1)) / columns;
  const h = (plan.trick.h - gap * (rows - 1)) / rows;
  const best = lookup.winning(view.plays);
  const cards = left(parts, view.plays);
  order.forEach((seat, i) => {
    const at = rect(plan.trick.x + (i % columns) * (w + gap), plan.trick.y + Math.floor(i / columns) * (h + gap), w, h);
    const n = view.plays.findIndex((play) => play.seat === seat);
    const play = view.plays[n];
    laySlot(
      parts,
      seat,
      at,
      play === undefined ? null : { ...play, cards: cards[n]! },
      play,
      play !== undefined && play === best,
    );
    out.spots.set(`${nameOf(view, seat)} play`, centre(at));
  });
  out.spots.set('trick', centre(plan.trick));
}

/** Lays out one seat's place in the trick. `shown`: the cards still there; `play`: the cards played. */
function laySlot(
  parts: Parts,
  seat: number,
  at: Rect,
  shown: Played | null,
  play: Played | undefined,
  best: boolean,
): void {
  const { out, view, lookup, plan } = parts;
  const name = nameOf(view, seat);
  const bar = Math.max(13, Math.min(at.w * 0.2, at.h * 0.24, 26));
  const loses = play !== undefined && play.cards.length > 0 && !lookup.competes(view.plays, play);
  out.nodes.set(`slot:${name}`, piece('panel', at, Z.floor + 4, TINT.white, play === undefined ? 0.42 : 0.7));
  out.nodes.set(
    `slot-edge:${name}`,
    piece('panel-edge', at, Z.floor + 5, seatTint(name), play === undefined ? 0.3 : 0.6),
  );
  const sign = rect(at.x + 3, at.y + 3, bar, bar);
  out.nodes.set(
    `slot-seat:${name}`,
    piece(`seat:${name}`, sign, Z.trick - 1, TINT.white, play === undefined ? 0.5 : 1),
  );
  out.hits.set(playAnchor(name), at);
  out.zones.set(playAnchor(name), { ...at, z: Z.floor + 6 });
  if (shown === null || play === undefined) return;
  if (play.cards.length === 0) {
    const s = Math.min(at.w, at.h) * 0.4;
    out.nodes.set(`pass:${name}`, piece('pass', around(centre(at), s, s), Z.trick, TINT.paperFaint));
    return;
  }
  const room = shrink(rect(at.x + bar * 0.6, at.y, at.w - bar * 0.6, at.h), plan.compact ? 2 : 4);
  const width = Math.min(room.h / CARD_H, room.w * 0.62, plan.unit * 1.1);
  const row = spread(shown.cards.length, width, room.x, room.w, -width * 0.55, 'centre');
  const y = room.y + (room.h - width * CARD_H) / 2;
  const shade = loses ? 0.5 : 0;
  // The cards of a play side by side, the last on top.
  play.cards.forEach((card, i) => {
    const at_ = shownIndex(play.cards, shown.cards, i);
    if (at_ < 0) return;
    const box = rect(row.first + row.pitch * at_, y, width, width * CARD_H);
    out.nodes.set(playKey(lookup, name, card, i), cardNode(faceOf(lookup, card), box, Z.trick + i, { shade }));
  });
  if (shown.cards.length > 0 && play.cards.some((card) => card === lookup.joker || card === lookup.hat)) {
    // The rank that jokers and the Hat have in this set.
    const s = Math.max(13, Math.min(width * 0.36, 26));
    const last = row.first + row.pitch * (shown.cards.length - 1) + width;
    const pill = rect(last - s * 1.5, y + width * CARD_H - s * 1.05, s * 1.5, s);
    out.nodes.set(`counts:${name}`, piece('pill', pill, Z.trick + 40, TINT.ink, 0.92));
    out.nodes.set(
      `n:counts:${name}`,
      numberNode(play.rank, centre(pill).x, centre(pill).y, s * 0.68, Z.trick + 41, TINT.hat),
    );
  }
  if (!best || view.spoils.length > 0) return;
  out.nodes.set('win', piece('halo', shrink(at, -10), Z.floor + 3, TINT.gold, 0.95));
  out.nodes.set('win-edge', piece('panel-edge', at, Z.floor + 6, TINT.gold));
  const s = bar * 1.15;
  out.nodes.set('win-sign', piece('crown', rect(at.x + at.w - s - 1, at.y - 1, s, s), Z.trick + 42, TINT.gold));
}

/** The index that the `i`-th card of a played set has among the cards still in the trick; -1 if it has been taken. */
function shownIndex(cards: readonly Card[], leftOver: readonly Card[], i: number): number {
  const card = cards[i]!;
  const alike = cards.slice(0, i).filter((one) => one === card).length;
  let seen = 0;
  for (let k = 0; k < leftOver.length; k++) if (leftOver[k] === card && seen++ === alike) return k;
  return -1;
}

/** Lays out the draw pile and the discards, each with its number of cards. */
function layPiles(parts: Parts): void {
  const { out, plan, view, lookup } = parts;
  const piles: [string, Rect, number, string | null][] = [
    [DECK, plan.deck, view.deck, 'back:card'],
    [
      DISCARDS,
      plan.discards,
      view.discards.length,
      view.discards.length > 0 ? faceOf(lookup, view.discards.at(-1)!) : null,
    ],
  ];
  for (const [name, at, n, face] of piles) {
    const w = Math.min(at.w, at.h / CARD_H);
    const box = around(centre(at), w, w * CARD_H);
    out.spots.set(name, centre(at));
    out.hits.set(name, at);
    out.zones.set(name, at);
    out.nodes.set(`slot:${name}`, piece('slot', box, Z.plate, TINT.line, 0.7));
    if (n > 0 && face !== null) {
      const layers = Math.min(3, Math.ceil(n / 24));
      for (let i = 0; i < layers; i++)
        out.nodes.set(
          `${name}:${i}`,
          cardNode(
            i === layers - 1 ? face : 'back:card',
            { ...box, x: box.x - i * 1.5, y: box.y - i * 1.5 },
            Z.pile + i,
            { shade: name === DISCARDS ? 0.35 : 0 },
          ),
        );
    }
    const s = Math.max(11, Math.min(20, w * 0.34));
    const pill = around({ x: centre(box).x, y: box.y + box.h - s * 0.7 }, s * 1.9, s);
    out.nodes.set(`pill:${name}`, piece('pill', pill, Z.pile + 8, TINT.ink, 0.85));
    out.nodes.set(`n:${name}`, numberNode(n, centre(pill).x, centre(pill).y, s * 0.66, Z.pile + 9, TINT.paper));
  }
}
