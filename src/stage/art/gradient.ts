/** Makes canvas gradients together with their colours. */

/** A colour of a gradient and its place, 0 to 1. A colour without a place gets one: such colours are spread at equal distances. */
type Stop = string | readonly [at: number, colour: string];

function coloured(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, i) => {
    const [at, colour] = typeof stop === 'string' ? [i / (stops.length - 1), stop] : stop;
    gradient.addColorStop(at, colour);
  });
  return gradient;
}

type Paint = Pick<CanvasRenderingContext2D, 'createLinearGradient' | 'createRadialGradient'>;

/** Makes a linear gradient from the point (x0, y0) to (x1, y1). */
export const linear = (
  ctx: Paint,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...stops: Stop[]
): CanvasGradient => coloured(ctx.createLinearGradient(x0, y0, x1, y1), stops);

/** Makes a radial gradient from the circle (x0, y0, r0) to another. */
export const circular = (
  ctx: Paint,
  [x0, y0, r0, x1, y1, r1]: readonly [number, number, number, number, number, number],
  ...stops: Stop[]
): CanvasGradient => coloured(ctx.createRadialGradient(x0, y0, r0, x1, y1, r1), stops);
