/** Draws pictures of cards on pages outside the table, with the table's card faces, which are loaded for the first picture. */
import { inkOn } from '../../../stage/art/paper.ts';
import type { FaceArt } from '../../../stage/face-atlas.ts';
import { lookup } from './stage.ts';

/** height of a card, in card widths */
const TALL = 1.4;
/** APART: distance between the cards of a trick, in card widths. TURN: by how much each is turned against the one before, in radians. */
const APART = 1.06;
const TURN = 0.09;
/** corner radius, in card widths */
const ROUND = 0.1;

/** Splits the code of a picture with several cards, such as `trick rank:8 hat`, into face names; null for the code of a single face. */
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

/**
 * Draws the picture with this code: the middle of one face over the whole canvas, or several cards on the table. Does nothing without a 2D
 * context.
 */
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
