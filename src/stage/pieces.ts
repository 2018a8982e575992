/** The piece atlas: small pictures such as tokens, panels and digits, drawn once at the screen's density and used by name. */
import { localDigits } from '../i18n/index.ts';
import { inkOn, newPaper } from './art/paper.ts';

export type Paint = CanvasRenderingContext2D;

/** A small picture to draw into the piece atlas. Parts that should take a tint must be white. */
export interface PieceArt {
  name: string;
  /** size the picture is drawn at, CSS px: about the largest size it is shown at */
  w: number;
  h: number;
  /** size of the picture's corners that are not stretched with it, CSS px; 0 if left out */
  slice?: number;
  draw(ctx: Paint, w: number, h: number): void;
}

/** The position of a picture on its atlas, in atlas pixels. */
export interface AtlasFrame {
  x: number;
  y: number;
  w: number;
  h: number;
  /** size of the picture's corners that are not stretched with it, atlas pixels; 0 for none */
  slice: number;
  /** the picture's width divided by its height */
  ratio: number;
}

export interface PieceAtlas {
  canvas: HTMLCanvasElement;
  frames: Map<string, AtlasFrame>;
  /** atlas pixels per CSS px */
  density: number;
}

/** Empty pixels around every picture, so that none bleeds into its neighbour. */
const MARGIN = 2;

interface Slot {
  art: PieceArt;
  x: number;
  y: number;
}

/** Places the pictures in rows, tallest first. `width` and the returned `height`: size of the atlas, pixels. */
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
 * Draws all pictures of the piece atlas onto one canvas.
 * @param density pixels per CSS px, 1 to 2
 */
export function drawPieces(arts: readonly PieceArt[], density: number, document: Document): PieceAtlas {
  const width = density > 1.25 ? 2048 : 1024;
  const { slots, height } = shelve(arts, density, width);
  const canvas = newPaper(document, width, height);
  const ctx = inkOn(canvas)!;
  const frames = new Map<string, AtlasFrame>();
  for (const { art, x, y } of slots) {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(density, density);
    // Clipped, so that no picture is drawn over its neighbour.
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

/** The small pictures that numbers are made of: digits of the language and signs, in a font of 40 px. */
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
      const drawn = sign === '-' ? '−' : localDigits(sign);
      const wide = ctx.measureText(drawn).width;
      ctx.translate(w / 2, 0);
      if (wide > w) ctx.scale(w / wide, 1);
      ctx.fillText(drawn, 0, h - 8);
    },
  }));
}
