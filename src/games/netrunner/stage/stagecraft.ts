/** What a step of the choreography can lean on: the table before and after, places, and where cards come from and go. */
import { type Point, type Rect, around, centre } from '../../../stage/geometry.ts';
import type { CardNode, Pose, StageModel } from '../../../stage/model.ts';
import type { Clip, Ease, Link } from '../../../stage/motion.ts';
import type { CueCall } from '../../../stage/player.ts';
import type { Cue } from '../sound/cues.ts';
import type { SeenCard, SeenEvent, SeenMove } from '../rules/events.ts';
import type { Seat, Zone } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { type CardBook, Z, cardKey } from './board.ts';
import { cardAt, flyCard } from './effects.ts';
import type { Layout } from './layout.ts';
import { CARD } from './plan.ts';
import { theatreRect } from './layout-theatre.ts';

/** One event's part in a step. */
export interface Beat {
  ms: number;
  links?: Link[];
  fx?: Clip[];
  ease?: Ease;
  /** the table of before stays so long, ms: what is shown last must not vanish at once */
  late?: number;
}

export interface Stagecraft {
  before: Layout;
  after: Layout;
  /** the view after the event */
  view: View;
  book: CardBook;
  /** which of its kind this is in the step, and of how many */
  index: number;
  of: number;
  /** what happens next that is more than book-keeping, if anything does in this frame */
  next: SeenEvent | null;
}

/** An event's choreography. */
export interface Choreo<E> {
  /** length at speed 1, ms */
  ms: number;
  full(event: E, on: Stagecraft, ms: number): Beat;
  reduced(event: E, on: Stagecraft, ms: number): Beat;
  cue: Cue | null | ((event: E, on: Stagecraft) => CueCall<Cue> | null);
  /** plays together with what follows: what is paid for something, what is only book-keeping */
  light?: true | ((event: E) => boolean);
  /** the same again at once joins in, so many ms later */
  batch?: number;
}

/** A place by its name, in the table after or before; the theatre where there is none. */
export function spot(on: Stagecraft, name: string): Point {
  return on.after.spots.get(name) ?? on.before.spots.get(name) ?? on.after.spots.get('theatre')!;
}

/** The middle of a card, if it is on the table: of the large one while it is shown large. */
export function cardSpot(on: Stagecraft, card: SeenCard | null): Point | null {
  if (card?.h === null || card === null) return null;
  const large = on.after.spots.get(`large:${card.h}`);
  if (large !== undefined) return large;
  const node = on.after.nodes.get(cardKey(card.h)) ?? on.before.nodes.get(cardKey(card.h));
  return node === undefined || node.alpha === 0 ? null : { x: node.x, y: node.y };
}

export function cardNodeOf(model: StageModel, h: number | null | undefined): CardNode | null {
  const node = h === null || h === undefined ? undefined : model.get(cardKey(h));
  return node?.kind === 'card' ? node : null;
}

const PILES: Partial<Record<Zone, string>> = {
  rnd: 'rnd',
  stack: 'stack',
  archives: 'archives',
  heap: 'heap',
  hq: 'hq',
  grip: 'grip',
};

/** A card of this look lying on a pile or in a hand, for cards that have no node there. */
export function pileCard(on: Stagecraft, zone: Zone, face: string): CardNode {
  const { unit } = on.after.plan;
  const name = PILES[zone];
  const p = name === undefined ? on.after.plan.playSpot : undefined;
  const middle = p === undefined ? spot(on, name!) : centre(p);
  return cardAt(face, around(middle, unit, unit * CARD.h));
}

/** Nodes of the cards in a hidden hand, by place. */
function hiddenHand(model: StageModel, hand: 'hq' | 'grip'): string[] {
  return [...model.keys()].filter((key) => key.startsWith(`x:${hand}:`));
}

/** Whose card it is, by where it lay and goes. */
function ownerOf(event: SeenMove): Seat {
  const corp = ['rnd', 'hq', 'archives', 'ice', 'root', 'corp score', 'runner score'];
  return corp.includes(event.was.zone) || corp.includes(event.to.zone)
    ? 'corp'
    : ['grip', 'stack', 'heap', 'rig'].includes(event.was.zone) ||
        ['grip', 'stack', 'heap', 'rig'].includes(event.to.zone)
      ? 'runner'
      : event.seat;
}

/** Where a moved card comes from: the name of its node, or a card on its pile. */
export function originOf(event: SeenMove, on: Stagecraft): string | CardNode {
  const { was } = event;
  if (was.h !== null && on.before.nodes.has(cardKey(was.h))) {
    const key = cardKey(was.h);
    return on.before.nodes.get(key)!.alpha > 0 ? key : pileCard(on, was.zone, faceOfEvent(event));
  }
  if (was.zone === 'hq' || was.zone === 'grip') {
    const left = new Set(hiddenHand(on.after.nodes, was.zone));
    const gone = hiddenHand(on.before.nodes, was.zone).find((key) => !left.has(key));
    if (gone !== undefined) return gone;
  }
  return pileCard(on, was.zone, was.zone === 'heap' ? faceOfEvent(event) : `back:${ownerOf(event)}`);
}

export function originNode(event: SeenMove, on: Stagecraft): CardNode {
  const from = originOf(event, on);
  const node = typeof from === 'string' ? on.before.nodes.get(from) : from;
  return node?.kind === 'card' ? node : pileCard(on, event.was.zone, `back:${ownerOf(event)}`);
}

/** The node the card has become, or null where it lies unseen. */
export function targetKey(event: SeenMove, on: Stagecraft): string | null {
  const h = event.card?.h ?? null;
  if (h !== null && on.after.nodes.has(cardKey(h))) return cardKey(h);
  const { zone } = event.to;
  if (zone !== 'hq' && zone !== 'grip') return null;
  const had = new Set(hiddenHand(on.before.nodes, zone));
  return hiddenHand(on.after.nodes, zone).find((key) => !had.has(key)) ?? null;
}

export function faceOfEvent(event: SeenMove): string {
  return event.card?.code ?? `back:${ownerOf(event)}`;
}

/** Moves the card's node to where it lies now; into a pile where it has none there. */
export function travel(event: SeenMove, on: Stagecraft, ms: number, more: Partial<Link> = {}): Beat {
  const key = targetKey(event, on);
  const from = originOf(event, on);
  if (key !== null) return { ms, links: [{ to: key, from, arc: 34, ...more, ms }] };
  const node = originNode(event, on);
  const pile = pileCard(on, event.to.zone, node.face);
  return { ms, fx: [flyCard({ ...node, z: Z.top }, pile, ms, more.spin ?? 0, more.arc ?? 34)] };
}

/** Where a card is shown large for a moment: the middle of the theatre. */
export function stageFront(on: Stagecraft): Rect {
  const box = theatreRect(on.view, on.after.plan);
  const h = Math.min(box.h * 0.94, on.after.plan.unit * CARD.h * 2.3);
  return around(centre(box), h / CARD.h, h);
}

/** Size of flying coins and tokens here. */
export function tokenSize(on: Stagecraft): number {
  return Math.max(14, on.after.plan.unit * 0.34);
}

/** A pose of nothing but a place. */
export function poseAt(p: Point, w: number, h: number): Pose {
  return { x: p.x, y: p.y, w, h, rot: 0, alpha: 1, z: Z.top };
}
