/** Pictures of rooms, cards and guards for pages outside the table, drawn with the table's faces; these load with the first picture. */
import { inkOn } from '../../../stage/art/paper.ts';
import { lookup } from './stage.ts';

/** Draws the thing a code names over the whole canvas. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = inkOn(canvas);
  if (ctx === null) return;
  void import('../stage/faces/picture.ts').then(({ drawThing }) =>
    drawThing(ctx, code, canvas.width, canvas.height, lookup),
  );
}
