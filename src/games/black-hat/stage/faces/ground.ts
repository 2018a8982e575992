import { disc, fillBox, strokeWith } from '../../../../stage/art/strokes.ts';
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { alpha } from '../../../../stage/art/colour.ts';
import { rngOf } from '../../../../stage/art/rng.ts';
import { skyline } from '../../../../stage/art/skyline.ts';
import type { Ctx } from '../../../../stage/art/types.ts';
import { colours } from '../theme.ts';
import { lights } from '../../../../stage/theme.ts';

/** Draws the table's background over `w` × `h`: a city at night seen from above, with wires between the roofs. */
export function drawTable(c: Ctx, w: number, h: number): void {
  const r = rngOf('black hat table');
  const u = Math.max(0.5, h / 720);
  c.save();
  const fill = linear(c, [0, 0, 0, h], [0, '#0c0a20'], [0.34, '#22143c'], [0.5, '#14102e'], [1, '#071524']);
  fillBox(c, 0, 0, w, h, fill);
  c.globalAlpha = 0.3;
  skyline(c, w, w * 0.5, h * 0.4, u * 1.4, 0, 'roofs');
  skyline(c, w, w * 0.5, h * 0.4, u * 1.4, 1, 'roofs');
  c.globalAlpha = 1;
  // Wires with right-angled bends and a light at each end.
  for (let i = 0; i < 26; i++) {
    const tint = r() < 0.5 ? lights.cool : lights.line;
    let x = r() * w;
    let y = h * 0.4 + r() * h * 0.6;
    c.beginPath();
    c.moveTo(x, y);
    for (let k = 0; k < 4; k++) {
      if (k % 2) y += r.in(-90, 90) * u;
      else x += r.in(-160, 160) * u;
      c.lineTo(x, y);
    }
    strokeWith(c, alpha(tint, 0.13), u * 1.2);
    disc(c, x, y, 2.4 * u, alpha(tint, 0.4));
  }
  for (const [x, tint] of [
    [0, lights.cool],
    [w, lights.warm],
  ] as const)
    fillBox(c, 0, 0, w, h, circular(c, [x, h * 0.5, 0, x, h * 0.5, w * 0.55], alpha(tint, 0.16), alpha(tint, 0)));
  // Darken it, most in the corners, so everything on top stays readable.
  const [middle, corners] = [alpha(colours.ink0, 0.3), alpha(colours.ink0, 0.82)];
  fillBox(c, 0, 0, w, h, circular(c, [w / 2, h * 0.48, h * 0.3, w / 2, h * 0.48, w * 0.75], middle, corners));
  c.restore();
}
