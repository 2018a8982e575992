/** The atlas of small pictures (tokens, panels, digits): drawn once by Canvas2D at the screen's density, used everywhere by name. */

export type Paint = CanvasRenderingContext2D;

/** A small picture. Drawn white where it is to take a tint. */
export interface PieceArt {
  name: string;
  /** drawn size in CSS px, about the largest at which it is shown */
  w: number;
  h: number;
  /** corners that keep their size when it is stretched, CSS px */
  slice?: number;
  draw(ctx: Paint, w: number, h: number): void;
}

/** Where a picture lies in the atlas, in pixels of the atlas. */
export interface AtlasFrame {
  x: number;
  y: number;
  w: number;
  h: number;
  /** corners in pixels of the atlas, 0 when it is not sliced */
  slice: number;
  /** width to height */
  ratio: number;
}

export interface PieceAtlas {
  canvas: HTMLCanvasElement;
  frames: Map<string, AtlasFrame>;
  /** pixels of the atlas for one CSS px */
  density: number;
}

/** Free pixels round every picture, so that none bleeds into its neighbour. */
const MARGIN = 2;

interface Slot {
  art: PieceArt;
  x: number;
  y: number;
}

/** Shelves of falling height. */
function shelve(arts: readonly PieceArt[], density: number, width: number): { slots: Slot[]; height: number } {
  const sorted = [...arts].sort((a, b) => b.h - a.h || a.name.localeCompare(b.name));
  const slots: Slot[] = [];
  let x = MARGIN;
  let y = MARGIN;
  let shelf = 0;
  for (const art of sorted) {
    const w = Math.ceil(art.w * density);
    const h = Math.ceil(art.h * density);
    if (x + w + MARGIN > width) {
      x = MARGIN;
      y += shelf + MARGIN;
      shelf = 0;
    }
    slots.push({ art, x, y });
    x += w + MARGIN;
    shelf = Math.max(shelf, h);
  }
  return { slots, height: y + shelf + MARGIN };
}

/**
 * Draws all pictures into one canvas.
 * @param density pixels for one CSS px, 1 to 2
 */
export function drawPieces(arts: readonly PieceArt[], density: number, document: Document): PieceAtlas {
  const width = density > 1.25 ? 2048 : 1024;
  const { slots, height } = shelve(arts, density, width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d')!;
  const frames = new Map<string, AtlasFrame>();
  for (const { art, x, y } of slots) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(density, density);
    // Nothing is drawn over a neighbour, whatever a picture does at its edge.
    ctx.beginPath();
    ctx.rect(0, 0, art.w, art.h);
    ctx.clip();
    art.draw(ctx, art.w, art.h);
    ctx.restore();
    frames.set(art.name, {
      x,
      y,
      w: Math.round(art.w * density),
      h: Math.round(art.h * density),
      slice: Math.round((art.slice ?? 0) * density),
      ratio: art.w / art.h,
    });
  }
  return { canvas, frames, density };
}

/** Digits and the few signs that stand beside them, 40 px high, for figures of any size. */
export function digitArts(font: string): PieceArt[] {
  const h = 44;
  return [...'0123456789+-/×?'].map((sign) => ({
    name: `digit:${sign}`,
    w: sign === '/' ? 20 : 28,
    h,
    draw(ctx, w) {
      ctx.font = `600 40px ${font}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'alphabetic';
      ctx.fillStyle = '#fff';
      const wide = ctx.measureText(sign).width;
      ctx.translate(w / 2, 0);
      if (wide > w) ctx.scale(w / wide, 1);
      ctx.fillText(sign === '-' ? '−' : sign, 0, h - 8);
    },
  }));
}
