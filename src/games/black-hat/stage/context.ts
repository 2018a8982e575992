/** What choreography works with: the tables before and after an event, points on them, and the cards that moved. */
import type { Event, EventOf } from '../rules/events.ts';
import { t } from '../../../i18n/index.ts';
import { cardNode } from '../../../stage/nodes.ts';
import { type Point, type Rect, around, centre, rect } from '../../../stage/geometry.ts';
import type { CardNode, PieceNode, StageModel } from '../../../stage/model.ts';
import { type Clip, bump, easeInOut, touch } from '../../../stage/motion.ts';
import type { Choreo as AnyChoreo, EventAnimation, AnimationContext } from '../../../stage/steps.ts';
import { trophyPlaces } from '../../../stage/trophy.ts';
import type { Cue } from '../sound/cues.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { Seen, View } from '../rules/view.ts';
import { HAT_KEY, type Layout, nameOf, pawnKey } from './board.ts';
import type { Lookup } from './lookup.ts';
import { CARD_H } from './theme.ts';

export type { EventAnimation };

export interface StageContext extends AnimationContext<Layout, View, Seen> {
  lookup: Lookup;
  near: Seat;
}

/** The choreography of one type of event in Black Hat. */
type Choreo<E> = AnyChoreo<E, StageContext, Cue>;
/** The choreography of every type of event. */
export type Choreography = { [T in Event['type']]: Choreo<EventOf<T>> };

/** Finds a named point on the table: where it is after the event, else where it was before, else the middle of the trick. */
export function spot(stage: StageContext, name: string): Point {
  return stage.after.spots.get(name) ?? stage.before.spots.get(name) ?? stage.after.spots.get('trick')!;
}

export const seatName = (stage: StageContext, seat: number): Seat => nameOf(stage.view, seat);
/** A seat's name in words. */
export const seatWords = (stage: StageContext, seat: number): string => t(`side.${seatName(stage, seat)}`);
export const plateOf = (stage: StageContext, seat: number): Point => spot(stage, `${seatName(stage, seat)} plate`);
export const placeOf = (stage: StageContext, place: number): Point => spot(stage, `place:${place}`);

/** Roughly the size of a space in px, by which effects on the board are scaled. */
export const cellOf = ({ after }: StageContext): number => Math.min(after.plan.cell.w, after.plan.cell.h);
/** Roughly the width of a card in px, by which effects over cards are scaled. */
export const cardOf = ({ after }: StageContext): number => Math.max(40, after.plan.unit);

/** Makes a card node on top of a pile, where a flying card can start or end. */
export function pileNode(stage: StageContext, pile: 'deck' | 'discards', face: string): CardNode {
  const at = stage.after.plan[pile];
  const w = Math.min(at.w, at.h / CARD_H);
  return cardNode(face, around({ x: at.x + at.w / 2, y: at.y + at.h / 2 }, w, w * CARD_H), 0);
}

/** The node keys that begin with `start`, in the order of the table's nodes. */
const keysOf = (model: StageModel, start: string): string[] => [...model.keys()].filter((key) => key.startsWith(start));

/** The node keys of the cards in a hand, without the Hat. */
const handKeys = (layout: Layout, seat: Seat): string[] => [
  ...keysOf(layout.nodes, `h:${seat}:`),
  ...keysOf(layout.nodes, `x:${seat}:`),
];

/** The node keys of the cards that the event brought into a hand. `hat`: include the Hat. */
export function cameTo(stage: StageContext, seat: Seat, hat: boolean): string[] {
  const had = new Set(handKeys(stage.before, seat));
  const came = handKeys(stage.after, seat).filter((key) => !had.has(key));
  return hat && stage.after.nodes.has(HAT_KEY) ? [...came, HAT_KEY] : came;
}

/** The nodes, as they were before the event, of the given cards that left a hand; one for each card. */
export function goneFrom(stage: StageContext, seat: Seat, cards: readonly Card[]): CardNode[] {
  const used = new Set<string>();
  const left = new Set(handKeys(stage.after, seat));
  const lost = handKeys(stage.before, seat).filter((key) => !left.has(key));
  return cards.flatMap((card) => {
    const key =
      card === stage.lookup.hat
        ? HAT_KEY
        : (lost.find((one) => one.startsWith(`h:${seat}:${card}:`) && !used.has(one)) ??
          lost.find((one) => one.startsWith('x:') && !used.has(one)));
    if (key !== undefined) used.add(key);
    const node = key === undefined ? undefined : stage.before.nodes.get(key);
    if (node?.kind === 'card') return [node];
    const p = spot(stage, `${seat} hand`);
    const w = stage.after.plan.unit * 0.7;
    return [cardNode('back:card', around(p, w, w * CARD_H), 0)];
  });
}

/** The cards lying in the trick: their node keys and nodes. */
export function trickNodes(layout: Layout): [string, CardNode][] {
  return [...layout.nodes].filter(
    (entry): entry is [string, CardNode] =>
      entry[1].kind === 'card' && (entry[0].startsWith('p:') || entry[0] === HAT_KEY),
  );
}

/** The rectangle of the whole table. */
export const areaOf = ({ after }: StageContext): Rect => after.plan.area;

/** Where a card is shown large over the board, and the banner below it. */
export function shownAt(stage: StageContext): { card: Rect; band: Rect } {
  const board = bandOf(stage);
  const w = Math.min(board.h / CARD_H, stage.after.plan.unit * 2.4);
  return trophyPlaces(around(centre(board), w, w * CARD_H), board);
}

/** The rectangle for banners: across the board, so that the hands stay visible. */
export function bandOf({ after }: StageContext): Rect {
  const { area, board } = after.plan;
  return rect(area.x, board.y, area.w, board.h);
}

/** The node of a pawn on a table; null if it has none. */
export function pawnNode(layout: Layout, pawn: number): PieceNode | null {
  const node = layout.nodes.get(pawnKey(pawn));
  return node?.kind === 'piece' ? node : null;
}

/** Makes a clip that moves a node from point to point, with a little hop on each leg. `high`: returns the height of a leg's hop, px. */
export function along(
  key: string,
  from: Point,
  way: readonly Point[],
  ms: number,
  high: (leg: number) => number,
): Clip {
  return touch(key, ms, (node, t) => {
    const leg = Math.min(way.length - 1, Math.floor(t * way.length));
    const part = easeInOut(t * way.length - leg);
    const a = leg === 0 ? from : way[leg - 1]!;
    const b = way[leg]!;
    node.x = a.x + (b.x - a.x) * part;
    node.y = a.y + (b.y - a.y) * part - bump(part) * high(leg);
    node.z += 40;
  });
}
