/** Many pictures on a few canvases. */
import type { Ctx } from './art/types.ts';

/** The part of a canvas that an atlas needs: a page's canvas, an OffscreenCanvas, or a test's. */
export interface CanvasLike {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): Ctx | null;
}

/** Where a picture lies, in device px. */
interface Place {
  /** Index in `canvases`. */
  readonly canvas: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Pictures on as few canvases as they need. */
export interface Atlas<C extends CanvasLike> {
  readonly canvases: readonly C[];
  /** by the pictures' names */
  readonly frames: ReadonlyMap<string, Place>;
}

/** One picture of an atlas; `w` and `h` in device px. */
export interface Picture {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  /** Draws it from (0, 0). */
  readonly draw: (c: Ctx) => void;
}

/** Clear px between two pictures, so that filtering never brings in a neighbour. */
const GAP = 2;

/**
 * Draws pictures of different names into as few canvases as they need. `createCanvas` is called with device px, `max` is the longest
 * side of a canvas. Fonts must be there before (see `loadFonts`). Throws an Error when a single picture is larger than a canvas may be.
 */
export function packPictures<C extends CanvasLike>(
  pictures: readonly Picture[],
  createCanvas: (w: number, h: number) => C,
  max = 2048,
): Atlas<C> {
  // Shelves: tallest first, left to right, a new canvas when one is full.
  const sorted = pictures.toSorted((a, b) => b.h - a.h || b.w - a.w);
  const placed: { picture: Picture; canvas: number; x: number; y: number }[] = [];
  const heights: number[] = [];
  const widths: number[] = [];
  let [canvas, x, y, shelf] = [0, GAP, GAP, 0];
  for (const picture of sorted) {
    if (picture.w + GAP * 2 > max || picture.h + GAP * 2 > max)
      throw new Error(`A picture of ${picture.w} by ${picture.h} does not fit a canvas of ${max}: ${picture.name}`);
    if (x + picture.w + GAP > max) {
      x = GAP;
      y += shelf + GAP;
      shelf = 0;
    }
    if (y + picture.h + GAP > max) {
      canvas++;
      [x, y, shelf] = [GAP, GAP, 0];
    }
    placed.push({ picture, canvas, x, y });
    x += picture.w + GAP;
    shelf = Math.max(shelf, picture.h);
    heights[canvas] = Math.max(heights[canvas] ?? 0, y + picture.h + GAP);
    widths[canvas] = Math.max(widths[canvas] ?? 0, x);
  }
  const canvases = heights.map((h, i) => createCanvas(widths[i] ?? max, h));
  const frames = new Map<string, Place>();
  for (const { picture, canvas: index, x: left, y: top } of placed) {
    const c = canvases[index]?.getContext('2d');
    if (!c) throw new Error('This browser gives no 2D canvas to draw on');
    c.save();
    c.beginPath();
    c.rect(left, top, picture.w, picture.h);
    c.clip();
    c.translate(left, top);
    picture.draw(c);
    c.restore();
    frames.set(picture.name, { canvas: index, x: left, y: top, w: picture.w, h: picture.h });
  }
  return { canvases, frames };
}
