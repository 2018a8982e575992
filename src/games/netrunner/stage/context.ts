/**
 * What the choreography of an event works with: the table as laid out before and after the event, points on it, and where cards come from
 * and go to.
 */
import { type Point, type Rect, around, centre } from '../../../stage/geometry.ts';
import type { CardNode, Pose, StageModel } from '../../../stage/model.ts';
import type { Link } from '../../../stage/motion.ts';
import type { Choreo as AnyChoreo, EventAnimation, AnimationContext } from '../../../stage/steps.ts';
import type { Cue } from '../sound/cues.ts';
import type { EventType, SeenCard, SeenEvent, SeenMove } from '../rules/events.ts';
import type { Seat, Zone } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { type CardLookup, Z, cardKey } from './board.ts';
import { cardAt, flyCard } from '../../../stage/effects.ts';
import type { Layout } from './layout.ts';
import { CARD } from './plan.ts';
import { theatreRect } from './layout-theatre.ts';
import type { SeenOf } from './seen.ts';

export type { EventAnimation };

/** What an event's choreography is given: the table before and after, the view, the card lookup and the events around it. */
export interface StageContext extends AnimationContext<Layout, View, SeenEvent> {
  lookup: CardLookup;
}

/** The choreography of one type of event: its animations and its cue. */
export type Choreo<E> = AnyChoreo<E, StageContext, Cue>;
/** The choreography of every type of event. */
export type Choreography = { [T in EventType]: Choreo<SeenOf<T>> };

/** The point with this name on the table as laid out after the event, else before it; the theatre's if neither has it. */
export function spot(stage: StageContext, name: string): Point {
  return stage.after.spots.get(name) ?? stage.before.spots.get(name) ?? stage.after.spots.get('theatre')!;
}

/** The middle of a card (of its large copy if there is one); null if the card is not visible on the table. */
export function cardSpot(stage: StageContext, card: SeenCard | null): Point | null {
  if (card?.h === null || card === null) return null;
  const large = stage.after.spots.get(`large:${card.h}`);
  if (large !== undefined) return large;
  const node = stage.after.nodes.get(cardKey(card.h)) ?? stage.before.nodes.get(cardKey(card.h));
  return node === undefined || node.alpha === 0 ? null : { x: node.x, y: node.y };
}

export function cardNodeOf(model: StageModel, h: number | null | undefined): CardNode | null {
  const node = h === null || h === undefined ? undefined : model.get(cardKey(h));
  return node?.kind === 'card' ? node : null;
}

const PILES: ReadonlySet<Zone> = new Set<Zone>(['rnd', 'stack', 'archives', 'heap', 'hq', 'grip']);

/** A new card node with this face in the middle of a pile or hand, for cards without a node there. */
export function pileCard(stage: StageContext, zone: Zone, face: string): CardNode {
  const { unit } = stage.after.plan;
  const middle = PILES.has(zone) ? spot(stage, zone) : centre(stage.after.plan.playSpot);
  return cardAt(face, around(middle, unit, unit * CARD.h));
}

/** Keys of the nodes that show the unseen cards of a hand. */
function hiddenHand(model: StageModel, hand: 'hq' | 'grip'): string[] {
  return [...model.keys()].filter((key) => key.startsWith(`x:${hand}:`));
}

/** The side that a moved card belongs to, judged by where it was and where it goes. */
function ownerOf(event: SeenMove): Seat {
  const corp = ['rnd', 'hq', 'archives', 'ice', 'root', 'corp score', 'runner score'];
  return corp.includes(event.was.zone) || corp.includes(event.to.zone)
    ? 'corp'
    : ['grip', 'stack', 'heap', 'rig'].includes(event.was.zone) ||
        ['grip', 'stack', 'heap', 'rig'].includes(event.to.zone)
      ? 'runner'
      : event.seat;
}

/** Where a moved card comes from: the key of its node on the table before the event, or a new card node on its pile. */
export function originOf(event: SeenMove, stage: StageContext): string | CardNode {
  const { was } = event;
  if (was.h !== null && stage.before.nodes.has(cardKey(was.h))) {
    const key = cardKey(was.h);
    return stage.before.nodes.get(key)!.alpha > 0 ? key : pileCard(stage, was.zone, faceOfEvent(event));
  }
  if (was.zone === 'hq' || was.zone === 'grip') {
    const left = new Set(hiddenHand(stage.after.nodes, was.zone));
    const gone = hiddenHand(stage.before.nodes, was.zone).find((key) => !left.has(key));
    if (gone !== undefined) return gone;
  }
  return pileCard(stage, was.zone, was.zone === 'heap' ? faceOfEvent(event) : `back:${ownerOf(event)}`);
}

export function originNode(event: SeenMove, stage: StageContext): CardNode {
  const from = originOf(event, stage);
  const node = typeof from === 'string' ? stage.before.nodes.get(from) : from;
  return node?.kind === 'card' ? node : pileCard(stage, event.was.zone, `back:${ownerOf(event)}`);
}

/** Key of a moved card's node on the table after the event; null if it is hidden in a pile. */
export function targetKey(event: SeenMove, stage: StageContext): string | null {
  const h = event.card?.h ?? null;
  if (h !== null && stage.after.nodes.has(cardKey(h))) return cardKey(h);
  const { zone } = event.to;
  if (zone !== 'hq' && zone !== 'grip') return null;
  const had = new Set(hiddenHand(stage.before.nodes, zone));
  return hiddenHand(stage.after.nodes, zone).find((key) => !had.has(key)) ?? null;
}

export function faceOfEvent(event: SeenMove): string {
  return event.card?.code ?? `back:${ownerOf(event)}`;
}

/** Animates a moved card: it flies to its new place; if it has no node there, it flies into its pile and disappears. */
export function travel(event: SeenMove, stage: StageContext, ms: number, more: Partial<Link> = {}): EventAnimation {
  const key = targetKey(event, stage);
  const from = originOf(event, stage);
  if (key !== null) return { ms, links: [{ to: key, from, arc: 34, ...more, ms }] };
  const node = originNode(event, stage);
  const pile = pileCard(stage, event.to.zone, node.face);
  return { ms, fx: [flyCard({ ...node, z: Z.top }, pile, ms, more.spin ?? 0, more.arc ?? 34)] };
}

/** The rectangle in which a card is briefly shown large: the middle of the theatre. */
export function stageFront(stage: StageContext): Rect {
  const box = theatreRect(stage.view, stage.after.plan);
  const h = Math.min(box.h * 0.94, stage.after.plan.unit * CARD.h * 2.3);
  return around(centre(box), h / CARD.h, h);
}

/** Size of flying coins and tokens, in CSS px. */
export function tokenSize(stage: StageContext): number {
  return Math.max(14, stage.after.plan.unit * 0.34);
}

/** An upright, opaque pose at a point, in front of everything. */
export function poseAt(p: Point, w: number, h: number): Pose {
  return { x: p.x, y: p.y, w, h, rot: 0, alpha: 1, z: Z.top };
}
