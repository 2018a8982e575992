/** Lays out the building: rooms and their contents, the arrows from one to the next, the street outside. */
import { t } from '../../../i18n/index.ts';
import { type Rect, around, centre, clamp, rect, shrink } from '../../../stage/geometry.ts';
import { caption, cardNode, numberNode, piece } from '../../../stage/nodes.ts';
import { OUT, roomAnchor } from '../anchors.ts';
import type { RoomView } from '../rules/view.ts';
import { type Parts, Z, sceneKey } from './board.ts';
import { SCENE_H, TINT, floorTint, seatTint } from './theme.ts';

/** The boxes of a room's parts: its picture, its name, its row of signs, and where operatives and guards stand. */
export interface RoomBoxes {
  at: Rect;
  scene: Rect;
  name: Rect;
  signs: Rect;
  stand: Rect;
  compact: boolean;
}

/** Whether a room's box is so narrow that its name takes two lines and its number goes inside it. */
const isNarrow = (at: Rect): boolean => at.w < 74;

/** Returns where the parts of a room go in its box. A low and wide room has its picture beside the rest. */
export function roomBoxes(at: Rect, compact: boolean): RoomBoxes {
  const by = compact ? 2 : 3;
  const inner = shrink(at, by);
  if (at.w > at.h * 1.7) {
    const scene = rect(inner.x, inner.y, inner.h / SCENE_H, inner.h);
    const x = scene.x + scene.w + 3;
    const w = inner.x + inner.w - x;
    const row = inner.h * 0.42;
    const name = rect(inner.x, inner.y + inner.h - (compact ? 15 : 20), scene.w, compact ? 15 : 20);
    return {
      at,
      scene,
      name,
      signs: rect(x, inner.y, w, row),
      stand: rect(x, inner.y + row, w, inner.h - row),
      compact,
    };
  }
  const signsH = clamp(at.h * 0.15, 14, 30);
  const standH = Math.max(21, at.h * 0.27);
  const sceneH = Math.min(inner.w * SCENE_H, inner.h - signsH - standH);
  const sceneW = sceneH / SCENE_H;
  const scene = rect(inner.x + (inner.w - sceneW) / 2, inner.y, sceneW, sceneH);
  // Two lines where the room is narrow.
  const nameH = isNarrow(at) ? 25 : compact ? 15 : clamp(at.h * 0.125, 18, 30);
  const signs = rect(inner.x + 1, scene.y + scene.h + 1, inner.w - 2, signsH);
  const y = signs.y + signs.h;
  return {
    at,
    scene,
    name: rect(inner.x, Math.max(inner.y, scene.y + scene.h - nameH), inner.w, nameH),
    signs,
    stand: rect(inner.x, y, inner.w, inner.y + inner.h - y),
    compact,
  };
}

export function layRooms(parts: Parts): void {
  const { plan, lookup } = parts;
  plan.rooms.forEach((_, room) => layRoom(parts, room));
  for (let room = 0; room < lookup.places.deepest; room++) layWay(parts, room);
  layOutside(parts);
}

/** Lays out a room; a face-down one is dark. */
function layRoom(parts: Parts, room: number): void {
  const { out, plan, view, lookup } = parts;
  const boxes = roomBoxes(plan.rooms[room]!, plan.compact);
  const { at, scene, stand } = boxes;
  const floor = lookup.floorOf(room);
  const known = view.rooms[room];
  const up = known?.up === true;
  const key = roomAnchor(room);
  // At 99 the lights go red.
  const locked = view.proximity >= lookup.dials.end;
  out.nodes.set(`room:${room}`, piece('panel', at, Z.room, up ? TINT.white : 0x9aa3b8, up ? 0.96 : 0.7));
  out.nodes.set(
    `room-edge:${room}`,
    piece(
      floor === 0 ? 'panel-dash' : 'panel-edge',
      at,
      Z.room + 2,
      locked ? TINT.red : floorTint(floor),
      up || locked ? 0.9 : 0.34,
    ),
  );
  out.hits.set(key, at);
  out.zones.set(key, { ...at, z: Z.light, light: 0.9 });
  out.spots.set(key, centre(stand));
  out.spots.set(`${key} scene`, centre(scene));
  out.spots.set(`${key} tokens`, { x: boxes.signs.x + boxes.signs.w * 0.8, y: centre(boxes.signs).y });
  const face = known === undefined || known.code === null ? `back:room${floor}` : `scene:${known.code}`;
  const dark = face.startsWith('back:');
  // A face-down room shows only its door, over the whole room.
  const whole = shrink(at, plan.compact ? 2 : 3);
  const box = dark ? around(centre(whole), Math.min(whole.w, whole.h * 1.1), whole.h) : scene;
  out.nodes.set(
    sceneKey(room),
    cardNode(face, box, Z.scene, { across: !dark, up: up || dark, shade: up || dark ? 0 : 0.35 }),
  );
  if (!isNarrow(at) || known === undefined || known.code === null) layNumber(parts, room, dark ? whole : scene);
  if (dark && floor === 0) laySecretName(parts, at, box);
  if (known === undefined) return;
  if (known.code !== null) layName(parts, room, known.code, boxes, up);
  if (up) {
    out.nodes.set(`lamp:${room}`, {
      ...piece('lamp', at, Z.room + 1, locked ? TINT.red : floorTint(floor), locked ? 0.75 : 0.3),
    });
    laySigns(parts, room, known, boxes);
  } else if (known.code !== null) {
    const s = Math.min(20, scene.h * 0.36);
    const eye = rect(scene.x + scene.w - s - 2, scene.y + 2, s, s);
    out.nodes.set(`eye:${room}`, piece('eye', eye, Z.sign, TINT.paper, 0.9));
  }
  layPlaced(parts, room, known, boxes);
}

/** Lays out the caption of the face-down secret room: above its door, or beside it if the room is low and wide. */
function laySecretName({ out, plan }: Parts, at: Rect, door: Rect): void {
  const beside = at.w > at.h * 1.7;
  const box = beside
    ? rect(at.x + 6, at.y, door.x - at.x - 8, at.h)
    : rect(at.x, at.y + (plan.compact ? 3 : 7), at.w, plan.compact ? 14 : 22);
  out.nodes.set('secret-name', caption(t('stage.secret'), box, plan.compact ? 'room-small place' : 'place', Z.sign));
}

/** Lays out a room's number, counted along the way in; the secret room has none. */
function layNumber({ out, lookup, plan }: Parts, room: number, scene: Rect): void {
  if (room > lookup.places.deepest) return;
  const h = plan.compact ? 13 : clamp(plan.rooms[room]!.h * 0.11, 15, 30);
  const box = rect(scene.x + 1, scene.y + 1, h * (room < 9 ? 1.1 : 1.6), h);
  out.nodes.set(`no-back:${room}`, piece('px', box, Z.sign, TINT.ink, 0.78));
  const p = centre(box);
  const tint = floorTint(lookup.floorOf(room));
  out.nodes.set(`no:${room}`, numberNode(room + 1, p.x, p.y, h * 0.6, Z.sign + 1, tint));
}

function layName(
  { out, lookup }: Parts,
  room: number,
  code: string,
  { at, name, compact }: RoomBoxes,
  up: boolean,
): void {
  out.nodes.set(`name-back:${room}`, piece('fade-up', name, Z.sign - 1, TINT.ink, 0.9));
  const look = compact ? 'room room-small' : 'room';
  const title = lookup.roomTitle(code);
  const words =
    isNarrow(at) && room <= lookup.places.deepest ? t('stage.room.numbered', { n: room + 1, room: title }) : title;
  out.nodes.set(`name:${room}`, caption(words, name, look, Z.sign + 1, up ? 1 : 0.75));
}

/** Lays out a room's signs: its interface token, its worker or lock with the tokens it releases, and the tokens in the room. */
function laySigns(parts: Parts, room: number, known: RoomView, { signs }: RoomBoxes): void {
  const { out, lookup } = parts;
  const { uses, slot } = lookup.room(known.code!);
  const s = Math.min(signs.h, signs.w * 0.26);
  const y = centre(signs).y;
  let x = signs.x;
  if (uses !== null) {
    const art = uses === 'once' ? 'interface-once' : 'interface';
    const alpha = known.hasInterface ? 1 : 0.22;
    out.nodes.set(`interface:${room}`, piece(art, rect(x, y - s / 2, s, s), Z.sign, TINT.cool, alpha));
    out.spots.set(`interface ${room}`, { x: x + s / 2, y });
  }
  x += s + 1;
  if (slot !== null) {
    const tint = slot.kind === 'worker' ? TINT.warm : TINT.gold;
    const alpha = known.hasSlot ? 1 : 0.18;
    out.nodes.set(`slot:${room}`, piece(slot.kind, rect(x, y - s / 2, s, s), Z.sign, tint, alpha));
    out.spots.set(`slot ${room}`, { x: x + s / 2, y });
    if (known.hasSlot)
      out.nodes.set(
        `slot-n:${room}`,
        numberNode(slot.releases, x + s, y + s * 0.12, s * 0.5, Z.sign + 1, TINT.paper, 'start'),
      );
  }
  const right = signs.x + signs.w;
  // The space the other signs leave, at most half.
  const free = Math.min(signs.w * 0.46, right - x - (slot !== null && known.hasSlot ? s * 1.45 : 0));
  layTokens(parts, room, known.tokens, rect(right - free, signs.y, free, signs.h));
  if (known.sludge) {
    const box = rect(signs.x, signs.y + signs.h, signs.w, parts.plan.rooms[room]!.h * 0.2);
    const low = parts.plan.rooms[room]!;
    box.y = low.y + low.h - box.h - 2;
    out.nodes.set(`sludge:${room}`, piece('sludge', box, Z.sign - 2, TINT.sludge, 0.92));
  }
}

/** Lays out the face-down tokens in a room: single discs; or one disc with a number if there are five or more, or too little space. */
function layTokens({ out }: Parts, room: number, n: number, at: Rect): void {
  if (n === 0) return;
  const s = Math.min(at.h * 0.94, Math.max(at.w * 0.5, 12));
  const y = centre(at).y - s / 2;
  const single = n <= 4 && (n < 2 || (at.w - s) / (n - 1) >= s * 0.3);
  const shown = single ? n : 1;
  const pitch = shown < 2 ? 0 : Math.min(s * 0.62, (at.w - s) / (shown - 1));
  const first = single ? at.x + at.w - s - pitch * (shown - 1) : at.x + at.w - s;
  for (let i = 0; i < shown; i++)
    out.nodes.set(`token:${room}:${i}`, piece('token', rect(first + pitch * i, y, s, s), Z.sign + i, TINT.white));
  if (!single)
    out.nodes.set(
      `tokens-n:${room}`,
      numberNode(n, at.x + at.w - s - 1, centre(at).y, s * 0.62, Z.sign + 6, TINT.token, 'end'),
    );
}

/** Lays out the items placed in a room, and the bulkhead between it and the next room inwards. */
function layPlaced(parts: Parts, room: number, known: RoomView, { scene, compact }: RoomBoxes): void {
  const { out, view, lookup } = parts;
  const s = compact ? Math.min(17, scene.h * 0.42) : clamp(scene.h * 0.3, 20, 36);
  known.placed.forEach((one, i) => {
    const box = rect(scene.x + scene.w - (s + 2) * (i + 1), scene.y + 2, s, s);
    const key = `placed:${room}:${one.item}`;
    out.nodes.set(`${key}:back`, piece('chip', box, Z.sign, seatTint(lookup.seatOf(view, one.by))));
    out.nodes.set(key, piece(`family:${lookup.item(one.item).family}`, shrink(box, s * 0.16), Z.sign + 1, TINT.ink));
    if (one.tokens > 0)
      out.nodes.set(
        `${key}:n`,
        numberNode(one.tokens, box.x + s * 0.5, box.y + s * 1.24, s * 0.44, Z.sign + 2, TINT.token, 'centre', '×'),
      );
  });
  if (known.bulkhead < 0) return;
  const bar = wallAfter(parts, room);
  out.nodes.set(`bulkhead:${room}`, piece('bulkhead', bar, Z.sign + 3, seatTint(lookup.seatOf(view, known.bulkhead))));
}

/** Returns the box for the wall between a room and the next one inwards, which a Bulkhead Lever closes. */
function wallAfter({ plan, lookup: { places } }: Parts, room: number): Rect {
  const at = plan.rooms[room]!;
  const thick = plan.compact ? 8 : 14;
  if (room === places.floor - 1) return rect(at.x + at.w * 0.14, at.y - thick / 2 - 3, at.w * 0.72, thick);
  const x = room < places.floor ? at.x + at.w + 2 : at.x - 2;
  return rect(x - thick / 2, at.y + at.h * 0.12, thick, at.h * 0.76);
}

/** Lays out the arrow from a room to the next one inwards; between the floors it is a stair. */
function layWay(parts: Parts, room: number): void {
  const { out, plan, lookup } = parts;
  const { floor } = lookup.places;
  const [at, to] = [plan.rooms[room]!, plan.rooms[room + 1]!];
  const s = plan.compact ? 11 : 18;
  const lit = parts.view.rooms[room + 1]?.up === true;
  const stairs = room === floor - 1;
  const p = stairs
    ? { x: at.x + at.w / 2, y: (to.y + to.h + at.y) / 2 }
    : { x: (Math.max(at.x, to.x) + Math.min(at.x + at.w, to.x + to.w)) / 2, y: at.y + at.h * 0.84 };
  const tint = floorTint(room + 1 < floor ? 1 : 2);
  out.nodes.set(`way:${room}`, {
    ...piece('chevron', around(p, stairs ? s * 1.5 : s, stairs ? s * 1.5 : s), Z.sign - 4, tint, lit ? 1 : 0.5),
    rot: stairs ? -Math.PI / 2 : room < floor ? 0 : Math.PI,
  });
}

/** Lays out the street before the entrance, with the operatives that are out. */
function layOutside({ out, plan, view }: Parts): void {
  const at = plan.outside;
  out.nodes.set('outside', piece('street', at, Z.room, TINT.white, 0.95));
  if (!plan.upright) out.nodes.set('street', cardNode('back:street', shrink(at, 3), Z.room + 1));
  out.nodes.set('outside-edge', piece('panel-edge', at, Z.room + 2, TINT.good, 0.5));
  const h = plan.compact ? 14 : 22;
  const words = plan.upright
    ? rect(at.x + 6, at.y, at.w * 0.3, at.h)
    : rect(at.x, at.y + (plan.compact ? 2 : 6), at.w, h);
  out.nodes.set('outside-name', caption(t('stage.outside'), words, 'place', Z.sign));
  // The entrance: below the entry room, or beside it.
  const first = plan.rooms[0]!;
  const s = plan.compact ? 16 : 30;
  const door = plan.upright
    ? { x: first.x + first.w / 2, y: (first.y + first.h + at.y) / 2 }
    : { x: (at.x + at.w + first.x) / 2, y: first.y + first.h * 0.84 };
  out.nodes.set('entrance', {
    ...piece('chevron', around(door, s, s), Z.sign, TINT.good, view.over?.reason === 'locked down' ? 0.2 : 1),
    rot: plan.upright ? -Math.PI / 2 : 0,
  });
  out.spots.set(OUT, { x: centre(at).x, y: at.y + at.h * (plan.upright ? 0.5 : 0.7) });
  out.spots.set('entrance', door);
  out.hits.set(OUT, at);
  out.zones.set(OUT, { ...at, z: Z.light, light: 0.8 });
}
