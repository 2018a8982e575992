import { cardSize, iceSize } from '../../../../stage/theme.ts';
import { drawBack } from './back.ts';
import { drawFace } from './face.ts';
import { drawIceFace } from './ice.ts';
import type { Ctx, FaceInfo, Size } from './types.ts';

/** The part of a canvas that the atlas needs: a page's canvas, an OffscreenCanvas, or a test's. */
export interface CanvasLike {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): Ctx | null;
}

/** Where a picture lies, in device px. Divide by the atlas's `dpr` for its size on the table. */
interface AtlasFrame {
  /** Index in `canvases`. */
  readonly canvas: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Atlas<C extends CanvasLike> {
  readonly canvases: readonly C[];
  /**
   * `face:CODE` upright, `ice:CODE` lying across (ice only), `back:corp`, `back:runner`, `back:ice` (a Corp card lying across).
   */
  readonly frames: ReadonlyMap<string, AtlasFrame>;
  /** Device px in one CSS px. */
  readonly dpr: number;
}

export interface AtlasOptions {
  /** CSS px; `cardSize` and `iceSize` of the theme when left out. */
  readonly card?: Size;
  readonly ice?: Size;
  /** The longest side of a canvas in device px. */
  readonly max?: number;
}

interface Job {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly draw: (c: Ctx) => void;
}

/** Clear px between two pictures, so that filtering never brings in a neighbour. */
const GAP = 2;

/**
 * Draws every face and the backs into as few canvases as they need. `createCanvas` is called with device px.
 * Fonts must be there before (see `loadFonts`). Throws an Error when a single picture is larger than a canvas may be.
 */
export function buildAtlas<C extends CanvasLike>(
  faces: readonly FaceInfo[],
  dpr: number,
  createCanvas: (w: number, h: number) => C,
  options: AtlasOptions = {},
): Atlas<C> {
  const card = options.card ?? cardSize;
  const ice = options.ice ?? iceSize;
  const max = options.max ?? 2048;
  const scaled = (s: Size): Size => ({ w: s.w * dpr, h: s.h * dpr });
  const jobs: Job[] = [];
  const put = (name: string, size: Size, draw: (c: Ctx) => void): void => {
    jobs.push({ name, w: Math.ceil(size.w * dpr), h: Math.ceil(size.h * dpr), draw });
  };
  const seen = new Set<string>();
  for (const face of faces) {
    if (seen.has(face.code)) continue;
    seen.add(face.code);
    put(`face:${face.code}`, card, (c) => drawFace(c, face, scaled(card)));
    if (face.type === 'ice') put(`ice:${face.code}`, ice, (c) => drawIceFace(c, face, scaled(ice)));
  }
  put('back:corp', card, (c) => drawBack(c, 'corp', scaled(card)));
  put('back:runner', card, (c) => drawBack(c, 'runner', scaled(card)));
  put('back:ice', ice, (c) => drawBack(c, 'corp', scaled(ice)));

  // Shelves: tallest first, left to right, a new canvas when one is full.
  jobs.sort((a, b) => b.h - a.h || b.w - a.w);
  const placed: { job: Job; canvas: number; x: number; y: number }[] = [];
  const heights: number[] = [];
  const widths: number[] = [];
  let [canvas, x, y, shelf] = [0, GAP, GAP, 0];
  for (const job of jobs) {
    if (job.w + GAP * 2 > max || job.h + GAP * 2 > max)
      throw new Error(`A picture of ${job.w} by ${job.h} does not fit a canvas of ${max}: ${job.name}`);
    if (x + job.w + GAP > max) {
      x = GAP;
      y += shelf + GAP;
      shelf = 0;
    }
    if (y + job.h + GAP > max) {
      canvas++;
      [x, y, shelf] = [GAP, GAP, 0];
    }
    placed.push({ job, canvas, x, y });
    x += job.w + GAP;
    shelf = Math.max(shelf, job.h);
    heights[canvas] = Math.max(heights[canvas] ?? 0, y + job.h + GAP);
    widths[canvas] = Math.max(widths[canvas] ?? 0, x);
  }
  const canvases = heights.map((h, i) => createCanvas(widths[i] ?? max, h));
  const frames = new Map<string, AtlasFrame>();
  for (const { job, canvas: index, x: left, y: top } of placed) {
    const c = canvases[index]?.getContext('2d');
    if (!c) throw new Error('This browser gives no 2D canvas to draw the cards on');
    c.save();
    c.beginPath();
    c.rect(left, top, job.w, job.h);
    c.clip();
    c.translate(left, top);
    job.draw(c);
    c.restore();
    frames.set(job.name, { canvas: index, x: left, y: top, w: job.w, h: job.h });
  }
  return { canvases, frames, dpr };
}
