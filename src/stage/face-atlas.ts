/**
 * Where the pictures of cards are found: the faces baked before the game, and pages on which others are drawn when they are first
 * shown: cards nobody expected, and the few that are shown large.
 */
import type { Ctx, Size } from './art/types.ts';
import type { FaceSource } from './atlas-view.ts';
import type { Atlas } from './atlas.ts';
import type { AtlasFrame } from './pieces.ts';

/** A game's cards as pictures. */
export interface FaceArt {
  /** an upright card and one lying across, in any unit: their shapes, and how large one is beside the other */
  upright: Size;
  across: Size;
  /** Draws a face (what `CardNode.face` says) into (0, 0, w, h), pixels. */
  draw(c: Ctx, face: string, across: boolean, size: Size): void;
  /** Draws what is known to be needed before the game: cards of these sizes, CSS px, at `density` pixels for each. */
  bake(
    upright: Size,
    across: Size,
    density: number,
    createCanvas: (w: number, h: number) => HTMLCanvasElement,
  ): Atlas<HTMLCanvasElement>;
  /** The name of a face's picture among those drawn by `bake`, whether it is there or not. */
  name(face: string, across: boolean): string;
  /** name of the baked picture shown where there is no room for another one */
  spare: string;
}

export interface FaceAtlas extends FaceSource {
  /** A new picture of the table begins: what was shown in the one before may make room. */
  begin(): void;
  /** Gives the pages that have changed since it was last asked. */
  changed(): Page[];
}

interface Page {
  name: string;
  canvas: HTMLCanvasElement;
  frames: Map<string, AtlasFrame>;
}

interface Shelf {
  kind: string;
  /** pixels */
  w: number;
  h: number;
  across: boolean;
  page: Page | null;
  /** faces on the page, those shown longest ago first */
  order: string[];
  /** faces shown in this picture of the table */
  shown: Set<string>;
}

/** Free pixels round each picture. */
const MARGIN = 2;
/** Page size in CSS px; times the density in pixels. */
const PAGE = 1024;
/** From this much larger than drawn the large pictures are taken. */
const LARGE = 1.3;

export interface FaceAtlasOptions {
  /** pixels for one CSS px */
  density: number;
  /** width of a card on the table, CSS px: about as large as it is shown */
  card: number;
  art: FaceArt;
}

/** Draws the baked pictures, and others as they are asked for. Fonts must be there. */
export function createFaceAtlas(document: Document, options: FaceAtlasOptions): FaceAtlas {
  const { density, art } = options;
  const upright = art.upright.h / art.upright.w;
  const lying = art.across.h / art.across.w;
  const acrossW = (options.card * art.across.w) / art.upright.w;
  const shelf = (kind: string, w: number, ratio: number, across: boolean): Shelf => ({
    kind,
    w: Math.round(w * density),
    h: Math.round(w * ratio * density),
    across,
    page: null,
    order: [],
    shown: new Set(),
  });
  const small = shelf('more', options.card, upright, false);
  const across = shelf('more-across', acrossW, lying, true);
  const large = shelf('large', 200, upright, false);
  const largeAcross = shelf('large-across', 230, lying, true);
  const dirty = new Set<Page>();

  const newCanvas = (w: number, h: number): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    return canvas;
  };
  const base = art.bake(
    { w: options.card, h: Math.round(options.card * upright) },
    { w: Math.round(acrossW), h: Math.round(acrossW * lying) },
    density,
    newCanvas,
  );
  const baked = base.canvases.map((canvas, i): Page => ({ name: `faces${i}`, canvas, frames: new Map() }));
  for (const [name, at] of base.frames)
    baked[at.canvas]!.frames.set(name, { x: at.x, y: at.y, w: at.w, h: at.h, slice: 0, ratio: at.w / at.h });
  for (const page of baked) dirty.add(page);

  const textureOf = (name: string): string => baked[base.frames.get(name)!.canvas]!.name;

  const paint = (on: Shelf, page: Page, face: string, x: number, y: number): void => {
    const ctx = page.canvas.getContext('2d')!;
    ctx.save();
    ctx.clearRect(x - 1, y - 1, on.w + 2, on.h + 2);
    ctx.beginPath();
    ctx.rect(x, y, on.w, on.h);
    ctx.clip();
    ctx.translate(x, y);
    art.draw(ctx, face, on.across, { w: on.w, h: on.h });
    ctx.restore();
    page.frames.set(face, { x, y, w: on.w, h: on.h, slice: 0, ratio: on.w / on.h });
    dirty.add(page);
  };

  /** The page of a shelf with this face on it; one not shown now makes room when it is full. Null when all are shown. */
  const place = (on: Shelf, face: string): Page | null => {
    const side = Math.round(PAGE * density);
    on.page ??= { name: on.kind, canvas: newCanvas(side, side), frames: new Map() };
    const { page } = on;
    if (page.frames.has(face)) {
      if (!on.shown.has(face)) on.order.push(...on.order.splice(on.order.indexOf(face), 1));
      on.shown.add(face);
      return page;
    }
    const columns = Math.floor((side - MARGIN) / (on.w + MARGIN));
    const most = columns * Math.floor((side - MARGIN) / (on.h + MARGIN));
    const n = page.frames.size;
    if (n < most) {
      const [x, y] = [MARGIN + (n % columns) * (on.w + MARGIN), MARGIN + Math.floor(n / columns) * (on.h + MARGIN)];
      paint(on, page, face, x, y);
    } else {
      const oldest = on.order[0]!;
      if (on.shown.has(oldest)) return null;
      on.order.shift();
      const { x, y } = page.frames.get(oldest)!;
      page.frames.delete(oldest);
      paint(on, page, face, x, y);
    }
    on.order.push(face);
    on.shown.add(face);
    return page;
  };

  const shelves = [small, across, large, largeAcross];
  return {
    begin() {
      for (const on of shelves) on.shown.clear();
    },
    find(face, lies, w) {
      const big = w > (lies ? acrossW : options.card) * LARGE ? place(lies ? largeAcross : large, face) : null;
      if (big !== null) return { texture: big.name, frame: face };
      const name = art.name(face, lies);
      if (base.frames.has(name)) return { texture: textureOf(name), frame: name };
      const page = place(lies ? across : small, face);
      return page === null ? { texture: textureOf(art.spare), frame: art.spare } : { texture: page.name, frame: face };
    },
    changed() {
      const list = [...dirty];
      dirty.clear();
      return list;
    },
  };
}
