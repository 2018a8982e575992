/**
 * Returns the 2D context to draw pictures with. A picture is drawn once and then shown or uploaded to the graphics card many times, so the
 * processor draws it: without a graphics card that is several times faster, and with one there is no visible difference.
 */
export const inkOn = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null =>
  canvas.getContext('2d', { willReadFrequently: true });

/** Makes a canvas of a size in device px, to be drawn on with `inkOn` or `getContext('2d')`. */
export function newPaper(document: Document, w: number, h: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  inkOn(canvas);
  return canvas;
}
