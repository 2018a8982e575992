import { fillBox, strokeWith } from '../../../../stage/art/strokes.ts';
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { alpha } from '../../../../stage/art/colour.ts';
import { skyline } from '../../../../stage/art/skyline.ts';
import type { Ctx } from '../../../../stage/art/types.ts';
import { colours } from '../theme.ts';

/** Draws the table's background over `w` × `h`: a blueprint of the building on a night sky. */
export function drawTable(c: Ctx, w: number, h: number): void {
  const u = Math.max(0.5, h / 720);
  c.save();
  const fill = linear(c, [0, 0, 0, h], [0, '#07101f'], [0.4, '#0e2036'], [1, '#060b16']);
  fillBox(c, 0, 0, w, h, fill);
  c.globalAlpha = 0.22;
  skyline(c, w, w * 0.5, h * 0.3, u * 1.5, 0, 'roofs');
  c.globalAlpha = 1;
  // The grid of a blueprint, every fifth line stronger.
  const step = 18 * u;
  for (const [strong, a] of [
    [false, 0.05],
    [true, 0.11],
  ] as const) {
    c.beginPath();
    for (let i = 0; i * step < Math.max(w, h); i++) {
      if ((i % 5 === 0) !== strong) continue;
      c.moveTo(i * step, 0);
      c.lineTo(i * step, h);
      c.moveTo(0, i * step);
      c.lineTo(w, i * step);
    }
    strokeWith(c, alpha('#7fd6ff', a), 1);
  }
  const [middle, corners] = [alpha(colours.ink0, 0.1), alpha(colours.ink0, 0.82)];
  fillBox(c, 0, 0, w, h, circular(c, [w / 2, h * 0.45, h * 0.25, w / 2, h * 0.45, w * 0.75], middle, corners));
  c.restore();
}
