/** Lays out the operatives' pawns and the guards, side by side in each room. */
import { type Rect, centre, clamp, rect, spread } from '../../../stage/geometry.ts';
import type { PieceNode } from '../../../stage/model.ts';
import { piece } from '../../../stage/nodes.ts';
import { guardAnchor, operativeAnchor } from '../anchors.ts';
import type { Guard } from '../rules/model.ts';
import { type Parts, Z, guardKey, pawnKey } from './board.ts';
import { roomBoxes } from './layout-rooms.ts';
import { FINGER, TINT, guardTint } from './theme.ts';

/** The width of a pawn, and that of a guard, as a fraction of its height. */
const PAWN_W = 0.66;
const GUARD_W = 0.8;

export function layPeople(parts: Parts): void {
  const { view, plan, lookup } = parts;
  plan.rooms.forEach((at, room) => {
    const { stand } = roomBoxes(at, plan.compact);
    layGroup(parts, room, at, stand);
  });
  const at = plan.outside;
  const h = plan.upright ? at.h * 0.74 : at.h * 0.36;
  const left = plan.upright ? at.x + at.w * 0.32 : at.x + 3;
  const stand = rect(left, at.y + at.h - h - 3, at.x + at.w - left - 3, h);
  // Before the rooms are laid out, nobody is anywhere.
  if (view.rooms.length > 0) layGroup(parts, lookup.places.outside, at, stand);
}

function layGroup(parts: Parts, room: number, at: Rect, stand: Rect): void {
  const { view } = parts;
  if (view.rooms.length === 0) return;
  const guards = view.guards.filter((one) => one.room === room);
  const ops = view.ops.flatMap((one, op) => (one.room === room ? [op] : []));
  const n = guards.length + ops.length;
  if (n === 0) return;
  const h = Math.min(stand.h + 3, parts.plan.compact ? 40 : 76);
  const w = Math.min(h * PAWN_W, Math.max(stand.w / 3.4, stand.w / n));
  const all = rect(stand.x + 1, stand.y + stand.h - h, stand.w - 2, h);
  // Guards are wider, and stand on the side nearer the entrance.
  const broad =
    guards.length === 0 ? 0 : Math.min((h * GUARD_W + 2) * guards.length, all.w * (ops.length > 0 ? 0.5 : 1));
  guards.forEach((guard, i) => layGuard(parts, guard, i, guards.length, at, rect(all.x, all.y, broad, h)));
  const row = spread(ops.length, w, all.x + broad, all.w - broad, 1, broad > 0 ? 'start' : 'centre');
  ops.forEach((op, i) =>
    layPawn(parts, op, rect(row.first + row.pitch * i, all.y, w, Math.min(h, w / PAWN_W)), all, i),
  );
}

function layPawn({ out, view, lookup, plan }: Parts, op: number, at: Rect, stand: Rect, i: number): void {
  const { delayed, wounded } = view.ops[op]!;
  const seat = lookup.seatOf(view, op);
  const art = view.options.pairs ? `pawn:${seat}:${Math.floor(op / view.options.players)}` : `pawn:${seat}`;
  const box = rect(at.x, stand.y + stand.h - at.h, at.w, at.h);
  const p = centre(box);
  const node: PieceNode = { ...piece(art, box, Z.pawn + i * 4), rot: delayed ? -Math.PI / 2 : 0 };
  // A delayed operative lies on the ground.
  if (delayed) node.y = stand.y + stand.h - at.w / 2;
  out.nodes.set(pawnKey(op), node);
  out.spots.set(`pawn ${op}`, { x: node.x, y: node.y });
  if (wounded) {
    const s = plan.compact ? Math.max(10, at.w * 0.6) : at.w * 0.55;
    const mark = rect(p.x + at.w * 0.12, node.y - (delayed ? at.w / 2 : at.h / 2) - s * 0.2, s, s);
    out.nodes.set(`wound:${op}`, piece('wound', mark, Z.pawn + i * 4 + 2));
  }
  out.spots.set(operativeAnchor(view, op), p);
}

/** Lays out a guard: a standing figure, or a face-down card once it is out of action. */
function layGuard({ out, plan }: Parts, { kind, up }: Guard, i: number, n: number, room: Rect, at: Rect): void {
  const w = Math.min(at.h * GUARD_W, at.w / n);
  const box = rect(at.x + (at.w / n) * i + (at.w / n - w) / 2, at.y + at.h - w / GUARD_W, w, w / GUARD_W);
  out.nodes.set(
    guardKey(kind),
    piece(up ? `guard:${kind}` : 'guard-down', box, Z.guard + i, up ? TINT.white : guardTint(kind)),
  );
  out.spots.set(guardAnchor(kind), centre(box));
  const side = n > 1 ? room.w / n : Math.max(FINGER, w);
  const tall = Math.max(FINGER, box.h);
  const x = n > 1 ? room.x + side * i : clamp(centre(box).x - side / 2, room.x, room.x + room.w - side);
  const hit = rect(x, room.y + room.h - tall, Math.min(side, room.w), Math.min(tall, room.h));
  out.hits.set(guardAnchor(kind), hit);
  out.zones.set(guardAnchor(kind), { ...box, z: Z.guard - 2, light: plan.compact ? 0.8 : 0.6 });
}
