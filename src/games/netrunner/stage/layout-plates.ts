/** Lays out the two players' plates: identity and score area. */
import { type Rect, centre, clamp, rect, spread } from '../../../stage/geometry.ts';
import type { Seat } from '../rules/model.ts';
import { Z, putCard } from './board.ts';
import { piece } from '../../../stage/nodes.ts';
import { layOtherGrip } from './layout-runner.ts';
import type { ServerParts } from './layout-servers.ts';
import { CARD, FINGER } from './plan.ts';
import { TINT, tintOf } from './tints.ts';

/**
 * Lays out a side's plate: its identity and the agendas it has scored. Only the side's bar, next to the plate, shows credits, clicks,
 * points and the like.
 */
export function layPlate(parts: ServerParts, seat: Seat): void {
  const { board, plan, view } = parts;
  const box = seat === 'corp' ? plan.corpPlate : plan.runnerPlate;
  const tint = tintOf(seat);
  const active = view.active === seat && view.over === null;
  board.nodes.set(`plate:${seat}`, piece(`plate-${seat}`, box, Z.floor + 1, TINT.white, 1));
  board.nodes.set(`turn:${seat}`, piece(`plate-edge-${seat}`, box, Z.plate - 1, tint, active ? 1 : 0.22));
  const pad = plan.compact ? 4 : 8;
  const inner = rect(box.x + pad, box.y + pad, box.w - pad * 2, box.h - pad * 2);
  layPurse(parts, seat, box);
  const otherGrip = seat === 'runner' && plan.near === 'corp';
  const gripH = otherGrip ? clamp(inner.h * 0.2, 14, 48) : 0;
  const room = rect(inner.x, inner.y, inner.w, inner.h - (otherGrip ? gripH + pad : 0));
  if (otherGrip) layOtherGrip(parts, rect(inner.x, room.y + room.h + pad, inner.w, gripH));
  // The identity is above the agendas, or beside them on a low plate.
  const beside = room.h < room.w * 1.35;
  const idW = Math.floor(
    beside ? Math.min(room.w * 0.46, room.h / CARD.h) : Math.min(room.w * 0.62, (room.h * 0.46) / CARD.h),
  );
  const id = rect(room.x + (beside ? 0 : (room.w - idW) / 2), room.y, idW, idW * CARD.h);
  const self = seat === 'corp' ? view.corp.identity : view.runner.identity;
  putCard(board, self, parts.lookup, { at: id, z: Z.card });
  layScore(
    parts,
    seat,
    beside
      ? rect(room.x + idW + pad, room.y, room.w - idW - pad, room.h)
      : rect(room.x, room.y + id.h + pad, room.w, room.h - id.h - pad),
  );
}

/** Sets the points that credits, clicks and the like fly from and to: the plate's edge next to the side's bar. */
function layPurse(parts: ServerParts, seat: Seat, box: Rect): void {
  const { board, plan } = parts;
  const y = seat === plan.near ? box.y + box.h - 8 : box.y + 8;
  const at = (share: number) => ({ x: box.x + box.w * share, y });
  board.spots.set(`${seat}.credits`, at(0.3));
  board.spots.set(`${seat}.clicks`, at(0.6));
  for (const name of seat === 'corp' ? ['bad'] : ['memory', 'link', 'tags', 'brain'])
    board.spots.set(`${seat}.${name}`, at(0.8));
}

/** Lays out a score area: the agendas as trophies, as large as fit, or a star if there are none yet. */
function layScore(parts: ServerParts, seat: Seat, box: Rect): void {
  const { board, view, plan } = parts;
  const { score } = seat === 'corp' ? view.corp : view.runner;
  const zone = `z:${seat} score`;
  board.zones.set(zone, box);
  board.nodes.set(`score-floor:${seat}`, piece('score-floor', box, Z.floor + 2, tintOf(seat), 0.8));
  const middle = centre(box);
  board.spots.set(`${seat}.points`, middle);
  if (score.length === 0) {
    const size = clamp(Math.min(box.w, box.h) * 0.45, 10, 44);
    const star = rect(middle.x - size / 2, middle.y - size / 2, size, size);
    board.nodes.set(`star:${seat}`, piece('agenda-point', star, Z.plate + 2, tintOf(seat), 0.4));
    board.hits.set(zone, box);
    return;
  }
  // Side by side in a wide area, one below the other in a tall one; each shows at least its title or its edge.
  const down = box.h > box.w * 1.2;
  const pad = 3;
  // On a small screen, each leaves enough of the one before it visible for a finger.
  const edges = plan.compact
    ? (score.length - 1) * Math.min(FINGER, (box.w - pad * 2) / score.length)
    : Math.min(score.length - 1, 1) * 12;
  const w = down
    ? Math.min(box.w - pad * 2, (box.h - pad * 2) / CARD.h)
    : Math.min((box.h - pad * 2) / CARD.h, box.w - pad * 2 - edges);
  const h = w * CARD.h;
  const { first, pitch } = down
    ? spread(score.length, h, box.y + pad, box.h - pad * 2, 3)
    : spread(score.length, w, box.x + pad, box.w - pad * 2, Math.max(3, FINGER - w), 'centre');
  score.forEach((card, i) => {
    const at = down
      ? rect(box.x + (box.w - w) / 2, first + i * pitch, w, h)
      : rect(first + i * pitch, box.y + (box.h - h) / 2, w, h);
    const seen = i === score.length - 1 ? Infinity : Math.max(1, pitch - 0.5);
    const hit = down ? rect(at.x, at.y, w, Math.min(h, seen)) : rect(at.x, at.y, Math.min(w, seen), h);
    putCard(board, card, parts.lookup, { at, z: Z.card + i, hit });
  });
}
