/** A table laid out for a view and a size, and the space it is laid out in. Pure data: no Phaser, no DOM. */
import type { Insets, Point, Rect } from './geometry.ts';
import type { StageModel } from './model.ts';

/** A zone of the table that can be lit as a whole. */
interface Zone extends Rect {
  /** depth (`z`) of the zone's light; default: `StageGame.z.light` */
  z?: number;
  /** strength of the zone's light, 0 to 1; default: 0.45 */
  light?: number;
}

/** A laid-out table: what is drawn and where, without the `plan` of `Laid`. */
export interface Board {
  nodes: StageModel;
  /** rectangles of whole zones, by name, that can be lit */
  zones: Map<string, Zone>;
  /** rectangles of things that can be pointed at, by name; for a card, the part that no other card covers */
  hits: Map<string, Rect>;
  /** points where effects start or end, by name */
  spots: Map<string, Point>;
  /** the rectangle in which something is shown large and must not be covered; null if nothing is */
  theatre: Rect | null;
}

export const emptyBoard = (): Board => ({
  nodes: new Map(),
  zones: new Map(),
  hits: new Map(),
  spots: new Map(),
  theatre: null,
});

/** A table laid out for one view and one size of the stage. */
export interface Laid extends Board {
  plan: {
    /** whether the screen is small */ compact: boolean;
    /** width of a card on the table, CSS px */ unit: number;
  };
}

/** The space a table is laid out in, and what must be left out or kept free there. */
export interface Room {
  size: { w: number; h: number; insets: Insets };
  /** names of the parts of the table that are hidden */
  hides: readonly string[];
  /** name of a thing that nothing shown large may cover; null if there is none */
  keeps: string | null;
}

/** What a table is laid out from, besides the view. */
export interface LayoutOptions<Seat, Lookup> extends Pick<Room, 'size'>, Partial<Omit<Room, 'size'>> {
  /** the seat at the near edge of the table */
  near: Seat;
  /** functions with which the layout asks the rules about the game */
  lookup: Lookup;
}

/** Whether a table of this size is laid out for a small screen, such as a phone's. */
export const isCompact = (w: number, h: number): boolean => h < 480 || w < 760;

/** A part of the table that can be hidden: patterns for the keys of its nodes, and for the names of its things that can be pointed at. */
interface Part {
  nodes: RegExp;
  hits: RegExp | null;
}

/** Hides parts of the table by name. Names that are not in `parts` are ignored. */
export function leaveOut(out: Board, parts: Readonly<Record<string, Part>>, hides: readonly string[]): void {
  for (const name of hides) {
    const part = parts[name];
    if (part === undefined) continue;
    // Hidden nodes keep their place, so that things can still move there.
    for (const [key, node] of out.nodes) if (part.nodes.test(key)) node.alpha = 0;
    for (const key of out.hits.keys()) if (part.hits?.test(key)) out.hits.delete(key);
  }
}
