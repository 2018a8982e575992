/** A table laid out for a view and a size, and the room it is laid out in. Pure data: no Phaser, no DOM. */
import type { Insets, Point, Rect } from './geometry.ts';
import type { StageModel } from './model.ts';

/** A place that shines as a whole when it is lit. */
interface Zone extends Rect {
  /** depth of its light; left out: `StageGame.z.light` */
  z?: number;
  /** how strongly it shines, 0 to 1; left out: 0.45 */
  light?: number;
}

/** What lies where, without the plan it was laid out by. */
export interface Board {
  nodes: StageModel;
  /** rectangles of whole places by name, for lights */
  zones: Map<string, Zone>;
  /** rectangles that can be pointed at, by name; of a card the part that no other card covers */
  hits: Map<string, Rect>;
  /** points that effects start from or end at, by name */
  spots: Map<string, Point>;
  /** where something is shown large that must not be covered; null for none */
  theatre: Rect | null;
}

export const emptyBoard = (): Board => ({
  nodes: new Map(),
  zones: new Map(),
  hits: new Map(),
  spots: new Map(),
  theatre: null,
});

/** A table laid out for a view and a size. */
export interface Laid extends Board {
  plan: { /** a small screen */ compact: boolean; /** width of a card on the table, CSS px */ unit: number };
}

/** The room a table is laid out in. */
export interface Room {
  size: { w: number; h: number; insets: Insets };
  /** parts left out of the picture, by name */
  hides: readonly string[];
  /** name of a thing that nothing shown large may cover; null for none */
  keeps: string | null;
}

/** What a layout is made for. */
export interface LayoutOptions<Seat, Lookup> extends Pick<Room, 'size'>, Partial<Omit<Room, 'size'>> {
  /** the seat at the near edge of the table */
  near: Seat;
  /** what the table asks of the rules */
  lookup: Lookup;
}

/** Whether a table of this size is a phone's. */
export const isCompact = (w: number, h: number): boolean => h < 480 || w < 760;

/** A part of the picture that may be left out: its nodes, and its places that could be pointed at. */
interface Part {
  nodes: RegExp;
  hits: RegExp | null;
}

/** Hides parts of the table by name; names that are none of `parts` are passed over. */
export function leaveOut(out: Board, parts: Readonly<Record<string, Part>>, hides: readonly string[]): void {
  for (const name of hides) {
    const part = parts[name];
    if (part === undefined) continue;
    // They keep their place, so that what moves there finds it.
    for (const [key, node] of out.nodes) if (part.nodes.test(key)) node.alpha = 0;
    for (const key of out.hits.keys()) if (part.hits?.test(key)) out.hits.delete(key);
  }
}
