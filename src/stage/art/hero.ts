import { circle, fillBox, fillWith } from './strokes.ts';
import { linear } from './gradient.ts';
import { colours } from '../theme.ts';
import { alpha } from './colour.ts';
import { beam, crystal, figure, floor, skyline, tower } from './skyline.ts';
import { rngOf } from './rng.ts';
import type { Ctx } from './types.ts';

/**
 * Draws the start page's picture, `w` × `h`: a skyline behind rows of crystals, and a line of light through them to the door of the tallest
 * tower. The left is dark, so that text can be put there. The same seed gives the same picture.
 */
export function drawHero(ctx: Ctx, w: number, h: number, seed: string): void {
  const c = ctx;
  const u = h / 400;
  const horizon = h * 0.64;
  const vx = w * (w > h * 1.2 ? 0.63 : 0.5);
  const r = rngOf(`${seed}/hero`);
  c.save();
  c.beginPath();
  c.rect(0, 0, w, h);
  c.clip();
  const dusk = ['#070b1a', '#151a3d', '#5a2a57', '#c9583f', '#ffb35c'];
  const sky = linear(
    c,
    [0, 0, 0, horizon],
    ...dusk.map((colour, i) => [[0, 0.35, 0.68, 0.88, 1][i]!, colour] as const),
  );
  fillBox(c, 0, 0, w, horizon, sky);
  for (let i = 0; i < 110; i++) {
    c.fillStyle = alpha('#dfeaff', r.in(0.1, 0.6));
    c.fillRect(r() * w, r() * horizon * 0.5, u, u);
  }
  // The sun behind the tallest towers, in horizontal bands.
  const sun = 118 * u;
  c.save();
  circle(c, vx, horizon - 70 * u, sun);
  c.clip();
  c.fillStyle = linear(c, [0, horizon - 70 * u - sun, 0, horizon], [0, '#ffe9b8'], [0.6, '#ff9a5c'], [1, '#f26b8a']);
  for (let k = 0; k < 26; k++)
    c.fillRect(vx - sun, horizon - 70 * u - sun + k * 9.4 * u, sun * 2, (9.4 - k * 0.26) * u);
  c.restore();
  skyline(c, w, vx, horizon, u, 0, seed);
  skyline(c, w, vx, horizon, u, 1, seed);
  tower(c, vx, horizon, u);
  skyline(c, w, vx, horizon + 2 * u, u, 2, seed);
  floor(c, w, h, vx, horizon, u);
  beam(c, w, h, vx, horizon, u);
  // Four rows of crystals across the line of light, with a gap where it has passed through.
  for (let k = 0; k < 4; k++) {
    const s = [0.26, 0.5, 0.95, 1.85][k] ?? 1;
    const y = horizon + ([7, 26, 68, 158][k] ?? 0) * u;
    const passed = k > 0;
    for (const side of [-1, 1])
      for (let i = 8; i >= 0; i--) {
        const cw = r.in(22, 46) * s * u;
        const x = vx + side * ((passed ? 40 : 13) * s * u + i * 38 * s * u + r.in(-5, 5) * s * u);
        const tall = (passed ? 66 + i * 24 : 60 + i * 8) * r.in(0.66, 1.24) * s * u;
        if (x + cw < 0 || x - cw > w) continue;
        crystal(
          c,
          x,
          y + i * 3 * s * u,
          cw,
          Math.min(tall, 250 * u),
          side * r.in(2, 24) * s * u,
          k / 3,
          0.34 - k * 0.1,
        );
        if (k > 1)
          crystal(
            c,
            x + side * cw * r.in(0.3, 0.7),
            y + (i * 3 + 5) * s * u,
            cw * 0.5,
            Math.min(tall, 250 * u) * r.in(0.24, 0.5),
            side * r.in(4, 20) * s * u,
            k / 3,
            0.1,
          );
      }
    if (passed)
      for (let i = 0; i < 15; i++) {
        const a = r() * 6.28;
        const d = r.in(6, 46) * s * u;
        const q = r.in(1.6, 6) * s * u;
        c.beginPath();
        for (let n = 0; n < 3; n++)
          c.lineTo(
            vx + Math.cos(a) * d + Math.cos(a + n * 2.2) * q,
            y - 26 * s * u + Math.sin(a) * d * 0.9 + Math.sin(a + n * 2.2) * q,
          );
        c.closePath();
        fillWith(c, alpha(i % 3 ? '#dff6ff' : '#ffc4ea', r.in(0.35, 0.95)));
      }
    if (k === 1) figure(c, vx - 3 * u, horizon + 50 * u, 50 * u);
  }
  const [dark, dim, clear] = [0.92, 0.72, 0].map((a) => alpha(colours.ink0, a));
  fillBox(c, 0, 0, w, h, linear(c, [0, 0, vx, 0], [0, dark!], [0.4, dim!], [0.86, clear!]));
  fillBox(
    c,
    0,
    h * 0.82,
    w,
    h * 0.18,
    linear(c, [0, h * 0.82, 0, h], alpha(colours.ink0, 0), alpha(colours.ink0, 0.9)),
  );
  c.restore();
}
