/** Gradients, made with their colours. */

/** A colour of a gradient, with its place from 0 to 1; a colour alone takes its place among the others at equal distances. */
type Stop = string | readonly [at: number, colour: string];

function coloured(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, i) => {
    const [at, colour] = typeof stop === 'string' ? [i / (stops.length - 1), stop] : stop;
    gradient.addColorStop(at, colour);
  });
  return gradient;
}

type Paint = Pick<CanvasRenderingContext2D, 'createLinearGradient' | 'createRadialGradient'>;

/** A gradient from the point (x0, y0) to (x1, y1). */
export const linear = (
  ctx: Paint,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...stops: Stop[]
): CanvasGradient => coloured(ctx.createLinearGradient(x0, y0, x1, y1), stops);

/** A gradient from a circle (x0, y0, r0) to another. */
export const circular = (
  ctx: Paint,
  [x0, y0, r0, x1, y1, r1]: readonly [number, number, number, number, number, number],
  ...stops: Stop[]
): CanvasGradient => coloured(ctx.createRadialGradient(x0, y0, r0, x1, y1, r1), stops);
