/** Pictures of cards for the pages: the faces of the table, loaded when the first is drawn. */
import { inkOn } from '../../../stage/art/paper.ts';
import type { FaceArt } from '../../../stage/face-atlas.ts';
import { lookup } from './stage.ts';

/** how high a card is for its width */
const TALL = 1.4;
/** how far apart the cards of a trick lie for their width, and how much each is turned, radians */
const APART = 1.06;
const TURN = 0.09;
/** the radius of a card's corners for its width */
const ROUND = 0.1;

/** The faces that a code names: `trick rank:8 hat` is several cards side by side. Null for a single face. */
const facesOf = (code: string): string[] | null => (code.startsWith('trick ') ? code.split(' ').slice(1) : null);

/** Draws cards side by side in the middle of `w` × `h`, slightly turned. */
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

/** Draws the middle of a card's face over the whole canvas, or the cards of a trick on the table. Does nothing without a 2D context. */
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
