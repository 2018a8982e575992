/** The pictures of a table, made for the stage's size: its ground, its pieces and its cards' faces. */
import { inkOn, newPaper } from './art/paper.ts';
import { type ViewOptions, quadsOf } from './atlas-view.ts';
import { type FaceArt, type FaceAtlas, createFaceAtlas } from './face-atlas.ts';
import { isCompact } from './laid.ts';
import type { StageModel } from './model.ts';
import { SHARED_TINTS } from './nodes.ts';
import { type PieceArt, type PieceAtlas, drawPieces } from './pieces.ts';
import { type Canvas, densityOf } from './scene.ts';

/** Colours of the badges on cards. */
const BADGES = {
  figure: SHARED_TINTS.paper,
  ink: SHARED_TINTS.ink,
  up: SHARED_TINTS.good,
  down: SHARED_TINTS.danger,
  mark: SHARED_TINTS.danger,
};

export interface PicturesOptions {
  pieces: readonly PieceArt[];
  faces: FaceArt;
  /** Draws the picture beneath everything else on the table, `w` × `h` pixels. */
  ground(ctx: CanvasRenderingContext2D, w: number, h: number): void;
  /** Approximate width of the widest cards on a stage of this size, CSS px. */
  cardWidth(w: number, h: number): number;
}

export class Pictures {
  readonly #document: Document;
  readonly #density: number;
  readonly #pieces: PieceAtlas;
  #faces: (FaceAtlas & { card: number; phone: boolean }) | null = null;

  /** Makes the pictures for a stage of `w` × `h` CSS px. */
  constructor(
    private readonly canvas: Canvas,
    document: Document,
    private readonly options: PicturesOptions,
    w: number,
    h: number,
  ) {
    this.#document = document;
    this.#density = densityOf(document.defaultView!);
    this.#pieces = drawPieces(options.pieces, this.#density, document);
    canvas.texture('pieces', this.#pieces.canvas, this.#pieces.frames);
    this.resize(w, h);
  }

  /**
   * Draws the ground anew, and the faces only if the stage has become much larger or smaller, or has changed to or from a phone's size.
   */
  resize(w: number, h: number): void {
    const [card, phone, density] = [this.options.cardWidth(w, h), isCompact(w, h), this.#density];
    const now = this.#faces;
    if (now === null || card >= now.card * 1.2 || card <= now.card * 0.7 || phone !== now.phone) {
      const atlas = createFaceAtlas(this.#document, { density, card, phone, art: this.options.faces });
      this.#faces = Object.assign(atlas, { card, phone });
    }
    // A table that leaves the page while it is being opened has no size, of which WebGL makes no texture.
    const floor = newPaper(this.#document, Math.max(1, Math.round(w * density)), Math.max(1, Math.round(h * density)));
    this.options.ground(inkOn(floor)!, floor.width, floor.height);
    this.canvas.ground(floor);
  }

  /** Draws the table's nodes. */
  draw(model: StageModel, how: Pick<ViewOptions, 'lights' | 'glow' | 'lifts' | 'carried' | 'extra'>): void {
    const faces = this.#faces!;
    faces.begin();
    const quads = quadsOf(model, {
      ...how,
      pieces: this.#pieces.frames,
      density: this.#density,
      faces,
      badges: BADGES,
    });
    for (const page of faces.changed()) this.canvas.texture(page.name, page.canvas, page.frames);
    this.canvas.draw(quads);
  }
}
