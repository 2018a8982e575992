/** Pictures of cards for the pages: the faces of the table, loaded when the first is drawn. */
import { book } from './table.ts';

/** how high a card is for its width */
const TALL = 1.4;

/** Draws the middle of a card's face over the whole canvas. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  void import('./stage/faces/atlas.ts').then(({ faceArt }) => {
    const { width: w, height: h } = canvas;
    const size = { w: Math.max(w, h / TALL), h: Math.max(w * TALL, h) };
    ctx.save();
    ctx.translate((w - size.w) / 2, (h - size.h) / 2);
    faceArt(book).draw(ctx, code, false, size);
    ctx.restore();
  });
}
