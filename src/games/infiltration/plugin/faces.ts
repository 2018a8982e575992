/** Pictures of rooms, cards and guards for the pages: those of the table, loaded when the first is drawn. */
import { inkOn } from '../../../stage/art/paper.ts';
import { lookup } from './stage.ts';

/** Draws what a code names over the whole canvas. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = inkOn(canvas);
  if (ctx === null) return;
  void import('../stage/faces/picture.ts').then(({ drawThing }) =>
    drawThing(ctx, code, canvas.width, canvas.height, lookup),
  );
}
