/** What the animations of events work with: the tables before and after an event, points on them, walking pawns, and moving cards. */
import { cardNode } from '../../../stage/nodes.ts';
import { t } from '../../../i18n/index.ts';
import { note, sign } from '../../../stage/effects.ts';
import { type Point, type Rect, around, centre, lerp } from '../../../stage/geometry.ts';
import type { CardNode } from '../../../stage/model.ts';
import { type Clip, bump, easeInOut, touch } from '../../../stage/motion.ts';
import type { Choreo as AnyChoreo, EventAnimation, AnimationContext } from '../../../stage/steps.ts';
import { cardAnchor, operativeAnchor, pickAnchor, roomAnchor } from '../anchors.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { Event, EventOf } from '../rules/events.ts';
import type { Seen, View } from '../rules/view.ts';
import type { Cue } from '../sound/cues.ts';
import { type Layout, faceOf, pawnKey } from './board.ts';
import type { Lookup } from './lookup.ts';
import { CARD_H } from './theme.ts';

export type { EventAnimation };

export interface StageContext extends AnimationContext<Layout, View, Seen> {
  lookup: Lookup;
  near: Seat;
}

/** The animations and the cue of one type of event. */
export type Choreo<E> = AnyChoreo<E, StageContext, Cue>;
/** The choreography of every type of event. */
export type Choreography = { [T in Event['type']]: Choreo<EventOf<T>> };

/** Returns the named point on the table as laid out after the event, else before it, else the middle of the building. */
export function spot({ after, before }: StageContext, name: string): Point {
  return after.spots.get(name) ?? before.spots.get(name) ?? centre(after.plan.building);
}
export const roomSpot = (stage: StageContext, room: number): Point =>
  room === stage.lookup.places.outside ? spot(stage, 'outside') : spot(stage, roomAnchor(room));
export const sceneSpot = (stage: StageContext, room: number): Point => spot(stage, `${roomAnchor(room)} scene`);
export const tokenSpot = (stage: StageContext, room: number): Point => spot(stage, `${roomAnchor(room)} tokens`);
export const plateSpot = (stage: StageContext, op: number, what: 'plate' | 'tokens' | 'hand'): Point =>
  spot(stage, `${operativeAnchor(stage.view, op)} ${what}`);
export const pawnSpot = (stage: StageContext, op: number): Point => spot(stage, `pawn ${op}`);

export const nameOf = (stage: StageContext, op: number): string => t(`side.${stage.lookup.seatOf(stage.view, op)}`);
export const seatOf = (stage: StageContext, op: number): Seat => stage.lookup.seatOf(stage.view, op);

/** Returns roughly the size of a room, in px, to which effects in the building are scaled. */
export const roomSize = ({ after }: StageContext): number => Math.min(after.plan.rooms[0]!.w, after.plan.rooms[0]!.h);
/** Returns the area in which banners appear: across the building, so that the dials and the hand stay visible. */
export const bandOf = ({ after }: StageContext): Rect => ({
  ...after.plan.building,
  x: after.plan.area.x,
  w: after.plan.area.w,
});

/** Makes the reduced-motion animation of an event: a sign at a point, with an optional text below it. */
export function signAt<E>(
  piece: string,
  tint: number,
  where: (event: E, stage: StageContext) => Point,
  words?: 'stage.stopped' | 'stage.sludge',
) {
  return (event: E, stage: StageContext, ms: number): EventAnimation => {
    const p = where(event, stage);
    const size = Math.max(24, roomSize(stage) * 0.3);
    return {
      ms,
      fx: [sign(piece, p, ms, size, tint), ...(words === undefined ? [] : [below(t(words), p, size, ms, true)])],
    };
  };
}
/** Shows a text below a point. */
function below(text: string, p: Point, size: number, ms: number, quiet: boolean): Clip {
  return note(text, { x: p.x, y: p.y + size * 0.5 + 14 }, ms, quiet);
}
/** Shows a text above a point, moved inwards if it would leave the table. */
export function words(stage: StageContext, text: string, p: Point, ms: number, quiet: boolean): Clip {
  const { area, compact } = stage.after.plan;
  const half = Math.min(area.w / 2, text.length * (compact ? 3.6 : 5) + 18);
  const x = Math.max(area.x + half, Math.min(area.x + area.w - half, p.x));
  return note(text, { x, y: Math.max(area.y + 16, p.y - roomSize(stage) * 0.36) }, ms, quiet);
}

/** Makes clips in which nodes walk together along a path, in small strides. `from` is where the first of them starts. */
export function walk(keys: readonly string[], from: Point, way: readonly Point[], ms: number, stride: number): Clip[] {
  const lengths = way.map((p, i) => {
    const a = i === 0 ? from : way[i - 1]!;
    return Math.hypot(p.x - a.x, p.y - a.y);
  });
  const whole = Math.max(
    1,
    lengths.reduce((sum, n) => sum + n, 0),
  );
  const to = way.at(-1)!;
  const strides = Math.max(2, Math.round(whole / Math.max(16, stride * 2.4)));
  return keys.map((key) =>
    touch(key, ms, (node, t) => {
      // Position along the path depends on time alone, not on where the transition has moved the node.
      let left = (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2) * whole;
      let leg = 0;
      while (leg < way.length - 1 && left > lengths[leg]!) left -= lengths[leg++]!;
      const a = leg === 0 ? from : way[leg - 1]!;
      const part = lengths[leg] === 0 ? 1 : Math.min(1, left / lengths[leg]!);
      const at = { x: lerp(a.x, way[leg]!.x, part), y: lerp(a.y, way[leg]!.y, part) };
      // The transition moves the node along a straight line. Add the difference between the path and that line, so nodes keep their
      // distances.
      const straight = { x: lerp(from.x, to.x, easeInOut(t)), y: lerp(from.y, to.y, easeInOut(t)) };
      node.x += at.x - straight.x;
      node.y += at.y - straight.y - Math.abs(Math.sin(t * Math.PI * strides)) * stride * bump(t) ** 0.3;
      node.rot += Math.sin(t * Math.PI * strides * 2) * 0.07 * bump(t);
      node.z += 60;
    }),
  );
}
/** Returns the points through which a pawn walks from one room to the next: the door or the stairs between them. */
export function doorBetween(stage: StageContext, from: number, to: number): Point[] {
  const { plan } = stage.after;
  const { secret, outside } = stage.lookup.places;
  if (to === outside) return from === 0 ? [spot(stage, 'entrance')] : [];
  if (Math.abs(from - to) !== 1 || from === secret || to === secret) return [];
  const [a, b] = [plan.rooms[from]!, plan.rooms[to]!];
  const floorA = a.y + a.h * 0.86;
  if (Math.abs(a.y - b.y) > 4) {
    const x = a.x + a.w / 2;
    return [{ x, y: (Math.max(a.y, b.y) + Math.min(a.y + a.h, b.y + b.h)) / 2 }];
  }
  return [{ x: (Math.max(a.x, b.x) + Math.min(a.x + a.w, b.x + b.w)) / 2, y: floorA }];
}

/** Returns the keys of a pawn's nodes: the pawn itself and its wound mark. */
export const pawnKeys = (op: number): string[] => [pawnKey(op), `wound:${op}`];

/** Makes a card node on a pile, as the start or end of a flying card. */
export function pileNode(stage: StageContext, pile: 'deck' | 'discards', face = 'back:card'): CardNode {
  const node = stage.after.nodes.get(pile) ?? stage.before.nodes.get(pile);
  const at = node ?? { ...spot(stage, pile), w: 30, h: 42 };
  return cardNode(face, around(at, at.w, at.h), 0);
}
/** Makes a small card node on an operative's plate, which stands for its hand. */
export function handNode(stage: StageContext, op: number, face = 'back:card'): CardNode {
  const w = Math.max(16, stage.after.plan.plates[0]!.h * 0.22);
  return cardNode(face, around(plateSpot(stage, op, 'hand'), w, w * CARD_H), 0);
}
/** Returns the node of an operative's card before the event: in the open hand, in front of the operative, or hidden at its plate. */
export function cardBefore(stage: StageContext, op: number, card: Card): CardNode {
  const { nodes } = stage.before;
  const found = nodes.get(cardAnchor(stage.view, op, card)) ?? nodes.get(pickAnchor(stage.view, op));
  return found?.kind === 'card' ? { ...found, face: faceOf(card) } : handNode(stage, op, faceOf(card));
}
/** Returns the keys of the cards that the event added to the open hand. */
export function cameTo(stage: StageContext, op: number): string[] {
  if (stage.after.shown !== op) return [];
  const start = `${operativeAnchor(stage.view, op)} hand `;
  return [...stage.after.nodes.keys()].filter((key) => key.startsWith(start) && !stage.before.nodes.has(key));
}
/** Returns the rectangle over the building in which a card is shown large. */
export function largeAt(stage: StageContext, aside = 0): Rect {
  const box = stage.after.plan.building;
  const h = Math.min(box.h * 0.92, 300);
  const middle = centre(box);
  return around({ x: middle.x + aside, y: middle.y }, h / CARD_H, h);
}
