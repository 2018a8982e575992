/**
 * The pictures of cards. The faces known to be needed are drawn before the game (baked). Unexpected faces, and the few shown large, are
 * drawn on extra pages when they are first shown.
 */
import { inkOn, newPaper } from './art/paper.ts';
import type { Ctx, Size } from './art/types.ts';
import type { FaceSource } from './atlas-view.ts';
import type { Atlas } from './atlas.ts';
import type { AtlasFrame } from './pieces.ts';

/** A simpler kind of picture, for cards that are too narrow for the usual one. */
export interface SmallForm {
  name: string;
  /** whether this form is for cards on their side, and, of those, for the ones drawn as low strips */
  across: boolean;
  low: boolean;
  /** width in CSS px below which cards are drawn in this form */
  below: number;
  /** the size the picture is drawn in, CSS px */
  size: Size;
}

/** How a game draws its cards. */
export interface FaceArt {
  /** sizes of an upright card and of one on its side, in the same unit */
  upright: Size;
  across: Size;
  /** size of a card on its side as a low strip, in the same unit */
  strip: Size;
  /** Draws a card's face (named as in `CardNode.face`) into the rectangle from (0, 0) with the given size in pixels. */
  draw(c: Ctx, face: string, across: boolean, size: Size): void;
  /** the simpler forms for narrow cards, in the order they are tried: on a phone, and on a larger screen */
  small: Readonly<Record<'phone' | 'desk', readonly SmallForm[]>>;
  /** Like `draw`, but draws one of the simpler forms, given by name. */
  drawSmall(c: Ctx, face: string, form: string, size: Size): void;
  /** Draws the faces known to be needed, before the game: at these sizes in CSS px, with `density` pixels per CSS px. */
  bake(
    upright: Size,
    across: Size,
    density: number,
    createCanvas: (w: number, h: number) => HTMLCanvasElement,
  ): Atlas<HTMLCanvasElement>;
  /** Returns the name of a face's picture in the atlas made by `bake`, whether or not that atlas has it. */
  name(face: string, across: boolean): string;
  /** name of the baked picture that is shown for a face when the page for it has no space left */
  spare: string;
}

export interface FaceAtlas extends FaceSource {
  /** Call it before each frame: card faces that were last shown in an earlier frame may then be replaced on their page. */
  begin(): void;
  /** Returns the pages that have changed since the last call. */
  changed(): Page[];
}

/** A canvas with many card pictures, and the position of each. */
interface Page {
  name: string;
  canvas: HTMLCanvasElement;
  frames: Map<string, AtlasFrame>;
}

/** The page for card faces of one size and orientation, made when it is first needed. */
interface AtlasRow {
  kind: string;
  /** size of each picture on the page, pixels */
  w: number;
  h: number;
  across: boolean;
  /** the simpler form that the page's faces are drawn in; null for the usual one */
  form: string | null;
  page: Page | null;
  /** faces on the page, least recently shown first */
  order: string[];
  /** faces shown in the current frame */
  shown: Set<string>;
}

/** Empty pixels around each card picture on a page. */
const MARGIN = 2;
/** Side of a square page of card pictures, CSS px. */
const PAGE = 1024;
/** A card shown at more than this many times the usual width on the table gets a picture drawn at a larger size. */
const LARGE = 1.3;

export interface FaceAtlasOptions {
  /** pixels to draw per CSS px */
  density: number;
  /** usual width of an upright card on the table, CSS px */
  card: number;
  /** whether this is a phone's screen, on which narrow cards have a simpler form */
  phone: boolean;
  art: FaceArt;
}

/** Makes the atlas of card pictures: draws those known to be needed now, and others when first shown. Fonts must be loaded first. */
export function createFaceAtlas(document: Document, options: FaceAtlasOptions): FaceAtlas {
  const { density, art } = options;
  const upright = art.upright.h / art.upright.w;
  const lying = art.across.h / art.across.w;
  const acrossW = (options.card * art.across.w) / art.upright.w;
  const shelf = (kind: string, w: number, ratio: number, across: boolean, form: string | null = null): AtlasRow => ({
    kind,
    w: Math.round(w * density),
    h: Math.round(w * ratio * density),
    across,
    form,
    page: null,
    order: [],
    shown: new Set(),
  });
  const more = shelf('more', options.card, upright, false);
  const across = shelf('more-across', acrossW, lying, true);
  const large = shelf('large', 200, upright, false);
  const largeAcross = shelf('large-across', 230, lying, true);
  const strips = shelf('strips', acrossW * 1.1, art.strip.h / art.strip.w, true);
  const small = art.small[options.phone ? 'phone' : 'desk'].map((form) => {
    const { name, size, across: lies } = form;
    return { form, on: shelf(name, size.w, size.h / size.w, lies, name) };
  });
  const dirty = new Set<Page>();

  const newCanvas = (w: number, h: number): HTMLCanvasElement => newPaper(document, w, h);
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

  const paint = (on: AtlasRow, page: Page, face: string, x: number, y: number): void => {
    const ctx = inkOn(page.canvas)!;
    ctx.save();
    ctx.clearRect(x - 1, y - 1, on.w + 2, on.h + 2);
    ctx.beginPath();
    ctx.rect(x, y, on.w, on.h);
    ctx.clip();
    ctx.translate(x, y);
    const size = { w: on.w, h: on.h };
    if (on.form === null) art.draw(ctx, face, on.across, size);
    else art.drawSmall(ctx, face, on.form, size);
    ctx.restore();
    page.frames.set(face, { x, y, w: on.w, h: on.h, slice: 0, ratio: on.w / on.h });
    dirty.add(page);
  };

  /**
   * Returns the page with this face drawn on it; if the page is full, the face replaces one not shown now. Null if all faces on the page
   * are being shown.
   */
  const place = (on: AtlasRow, face: string): Page | null => {
    // The few cards shown in a simpler form are small.
    const side = Math.round((on.form === null ? PAGE : PAGE / 2) * density);
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

  const shelves = [more, across, large, largeAcross, strips, ...small.map(({ on }) => on)];
  return {
    begin() {
      for (const on of shelves) on.shown.clear();
    },
    find(face, lies, w, low) {
      const simple = small.find(({ form }) => form.across === lies && form.low === low && w < form.below);
      const simply = simple === undefined ? null : place(simple.on, face);
      if (simply !== null) return { texture: simply.name, frame: face };
      const strip = low ? place(strips, face) : null;
      if (strip !== null) return { texture: strip.name, frame: face };
      const big = w > (lies ? acrossW : options.card) * LARGE ? place(lies ? largeAcross : large, face) : null;
      if (big !== null) return { texture: big.name, frame: face };
      const name = art.name(face, lies);
      if (base.frames.has(name)) return { texture: textureOf(name), frame: name };
      const page = place(lies ? across : more, face);
      return page === null ? { texture: textureOf(art.spare), frame: art.spare } : { texture: page.name, frame: face };
    },
    changed() {
      const list = [...dirty];
      dirty.clear();
      return list;
    },
  };
}
