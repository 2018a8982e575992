/** Pictures of cards for pages outside the table, drawn with the table's faces; these load with the first picture. */
import { inkOn } from '../../../stage/art/paper.ts';
import type { FaceArt } from '../../../stage/face-atlas.ts';
import { lookup } from './stage.ts';

/** height of a card, in card widths */
const TALL = 1.4;
/** distance between the cards of a trick, in card widths, and the turn from one to the next, in radians */
const APART = 1.06;
const TURN = 0.09;
/** corner radius, in card widths */
const ROUND = 0.1;

/** The faces in a code of several cards, such as `trick rank:8 hat`; null for a single face. */
const facesOf = (code: string): string[] | null => (code.startsWith('trick ') ? code.split(' ').slice(1) : null);

/** Draws cards side by side, slightly turned, in the middle of a `w` × `h` canvas. */
function drawTrick(ctx: CanvasRenderingContext2D, art: FaceArt, faces: readonly string[], w: number, h: number): void {
  const tall = h * 0.82;
  const size = { w: tall / TALL, h: tall };
  faces.forEach((face, i) => {
    const off = i - (faces.length - 1) / 2;
    ctx.save();
    ctx.translate(w / 2 + off * size.w * APART, h / 2 + Math.abs(off) * h * 0.03);
    ctx.rotate(off * TURN);
    ctx.shadowColor = 'rgb(0 0 0 / 60%)';
    ctx.shadowBlur = h * 0.08;
    ctx.beginPath();
    ctx.roundRect(-size.w / 2, -size.h / 2, size.w, size.h, size.w * ROUND);
    ctx.fill();
    ctx.shadowColor = 'transparent';
    ctx.translate(-size.w / 2, -size.h / 2);
    art.draw(ctx, face, false, size);
    ctx.restore();
  });
}

/** Draws the middle of a face over the whole canvas, or several cards on the table. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = inkOn(canvas);
  if (ctx === null) return;
  void Promise.all([import('../stage/faces/atlas.ts'), import('../stage/faces/ground.ts')]).then(
    ([{ faceArt }, { drawTable }]) => {
      const { width: w, height: h } = canvas;
      const faces = facesOf(code);
      if (faces !== null) {
        drawTable(ctx, w, h);
        drawTrick(ctx, faceArt(lookup), faces, w, h);
        return;
      }
      const size = { w: Math.max(w, h / TALL), h: Math.max(w * TALL, h) };
      ctx.save();
      ctx.translate((w - size.w) / 2, (h - size.h) / 2);
      faceArt(lookup).draw(ctx, code, false, size);
      ctx.restore();
    },
  );
}
