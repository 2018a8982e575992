/** Draws rooms, cards and guards for pages outside the table. The code that draws them loads with the first picture. */
import { inkOn } from '../../../stage/art/paper.ts';
import { lookup } from './stage.ts';

/** Draws the room, card or guard with this code over the whole canvas. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = inkOn(canvas);
  if (ctx === null) return;
  void import('../stage/faces/picture.ts').then(({ drawThing }) =>
    drawThing(ctx, code, canvas.width, canvas.height, lookup),
  );
}
