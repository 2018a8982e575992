/** Packs many pictures onto a few canvases. */
import type { Ctx } from './art/types.ts';

/** The part of a canvas that an atlas needs: an HTML canvas, an OffscreenCanvas, or a test double. */
export interface CanvasLike {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): Ctx | null;
}

/** The position of a picture on its canvas, device px. */
interface AtlasPlace {
  /** Index in `canvases`. */
  readonly canvas: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Canvases full of pictures, and the position of each picture. */
export interface Atlas<C extends CanvasLike> {
  readonly canvases: readonly C[];
  /** positions of the pictures, by name */
  readonly frames: ReadonlyMap<string, AtlasPlace>;
}

/** A picture to pack; `w` and `h` in device px. */
export interface Picture {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  /** Draws the picture with its top left corner at (0, 0). */
  readonly draw: (c: Ctx) => void;
}

/** Empty device px between pictures, so that texture filtering never mixes in a neighbour. */
const GAP = 2;

/**
 * Draws pictures, each with a different name, onto as few canvases as possible. `createCanvas` takes device px; `max`: the longest side of
 * a canvas, device px. Load fonts first (`loadFonts`). Throws if a picture is larger than a canvas may be.
 */
export function packPictures<C extends CanvasLike>(
  pictures: readonly Picture[],
  createCanvas: (w: number, h: number) => C,
  max = 2048,
): Atlas<C> {
  // Packed in rows: tallest first, left to right, on a new canvas when one is full.
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
  const frames = new Map<string, AtlasPlace>();
  for (const { picture, canvas: index, x: left, y: top } of placed) {
    const c = canvases[index]?.getContext('2d');
    if (!c) throw new Error('The browser provides no 2D canvas');
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
