/**
 * Where the pictures of cards are found: the faces baked before the game, and pages on which others are drawn when they are first
 * shown: cards nobody expected, and the few that are shown large.
 */
import type { FaceSource } from './atlas-view.ts';
import { buildAtlas } from '../games/netrunner/stage/faces/index.ts';
import type { FaceInfo } from '../games/netrunner/stage/faces/index.ts';
import { drawBack, drawFace, drawIceFace } from '../games/netrunner/stage/faces/index.ts';
import type { AtlasFrame } from './pieces.ts';

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
  /** what a card's face shows, by code */
  info(code: string): FaceInfo;
  /** codes to bake before the game */
  codes: readonly string[];
}

/** Pictures of cards by code, or `back:<seat>`. Fonts must be there. */
export function createFaceAtlas(document: Document, options: FaceAtlasOptions): FaceAtlas {
  const { density, info } = options;
  const upright = 117 / 84;
  const lying = 64 / 110;
  const iceW = (options.card * 110) / 84;
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
  const ice = shelf('more-ice', iceW, lying, true);
  const large = shelf('large', 200, upright, false);
  const largeIce = shelf('large-ice', 230, lying, true);
  const dirty = new Set<Page>();

  const newCanvas = (w: number, h: number): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    canvas.width = w;
    canvas.height = h;
    return canvas;
  };
  const base = buildAtlas(options.codes.map(info), density, newCanvas, {
    card: { w: options.card, h: Math.round(options.card * upright) },
    ice: { w: Math.round(iceW), h: Math.round(iceW * lying) },
  });
  const baked = base.canvases.map((canvas, i): Page => ({ name: `faces${i}`, canvas, frames: new Map() }));
  for (const [name, at] of base.frames)
    baked[at.canvas]!.frames.set(name, { x: at.x, y: at.y, w: at.w, h: at.h, slice: 0, ratio: at.w / at.h });
  for (const page of baked) dirty.add(page);

  const draw = (ctx: CanvasRenderingContext2D, face: string, on: Shelf): void => {
    const size = { w: on.w, h: on.h };
    if (face.startsWith('back:')) drawBack(ctx, face === 'back:corp' ? 'corp' : 'runner', size);
    else if (on.across) drawIceFace(ctx, info(face), size);
    else drawFace(ctx, info(face), size);
  };

  const paint = (on: Shelf, page: Page, face: string, x: number, y: number): void => {
    const ctx = page.canvas.getContext('2d')!;
    ctx.save();
    ctx.clearRect(x - 1, y - 1, on.w + 2, on.h + 2);
    ctx.beginPath();
    ctx.rect(x, y, on.w, on.h);
    ctx.clip();
    ctx.translate(x, y);
    draw(ctx, face, on);
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

  const shelves = [small, ice, large, largeIce];
  return {
    begin() {
      for (const on of shelves) on.shown.clear();
    },
    find(face, across, w) {
      const big = w > (across ? iceW : options.card) * LARGE ? place(across ? largeIce : large, face) : null;
      if (big !== null) return { texture: big.name, frame: face };
      const name = face.startsWith('back:') ? (across ? 'back:ice' : face) : `${across ? 'ice' : 'face'}:${face}`;
      const at = base.frames.get(name);
      if (at !== undefined) return { texture: baked[at.canvas]!.name, frame: name };
      const page = place(across ? ice : small, face);
      return page === null ? { texture: baked[0]!.name, frame: 'back:corp' } : { texture: page.name, frame: face };
    },
    changed() {
      const list = [...dirty];
      dirty.clear();
      return list;
    },
  };
}
