/**
 * The canvases that pictures are drawn on. Each picture is drawn once and then shown or handed to the graphics card many times, so the
 * processor draws it: a browser without a graphics card is several times slower when it has to imitate one for that, and with one there is
 * no difference to be seen.
 */
export const inkOn = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null =>
  canvas.getContext('2d', { willReadFrequently: true });

/** A new canvas of this size in device px, to be drawn on by `inkOn` or `getContext('2d')` alike. */
export function newPaper(document: Document, w: number, h: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  inkOn(canvas);
  return canvas;
}
