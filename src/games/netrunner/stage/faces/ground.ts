import { fillBox } from '../../../../stage/art/strokes.ts';
import { circular } from '../../../../stage/art/gradient.ts';
import { alpha } from '../../../../stage/art/colour.ts';
import { skyline } from '../../../../stage/art/skyline.ts';
import type { Ctx } from '../../../../stage/art/types.ts';
import { colours } from '../theme.ts';
import type { Seat } from '../../rules/model.ts';

/** Colours of the table's sky and floor, each from far to near, by the seat at the near edge. */
const TABLE = {
  runner: { sky: ['#0b0f20', '#2a1733', '#5a2a3f'], floor: ['#231536', '#0b1730', '#07192a'] },
  corp: { sky: ['#071726', '#0d2340', '#123a55'], floor: ['#102440', '#151426', '#1a130f'] },
} as const;

/**
 * Draws the table under the cards over `w` × `h`: the net at night. The far half is a sky down to a horizon (with the Corp's towers when
 * the Runner is near), the near half a floor whose lines meet there. `near`: the seat at the lower edge. Nothing in it is brighter than a
 * card's edge.
 */
export function drawTable(ctx: Ctx, w: number, h: number, near: Seat = 'runner'): void {
  const c = ctx;
  const u = Math.max(0.5, h / 720);
  const horizon = h * 0.46;
  const look = TABLE[near];
  c.save();
  const bands = (from: number, to: number, tones: readonly string[]): void => {
    const g = c.createLinearGradient(0, from, 0, to);
    tones.forEach((tone, i) => g.addColorStop(i / (tones.length - 1), tone));
    fillBox(c, 0, from, w, to - from, g);
  };
  bands(0, horizon, look.sky);
  if (near === 'runner') {
    c.globalAlpha = 0.34;
    skyline(c, w, w * 0.5, horizon, u * 1.5, 0, 'table');
    skyline(c, w, w * 0.5, horizon, u * 1.5, 1, 'table');
    c.globalAlpha = 1;
  }
  bands(horizon, h, look.floor);
  floorLines(c, w, h, horizon, u, near);
  const glow = c.createLinearGradient(0, horizon - 90 * u, 0, horizon + 70 * u);
  const tone = near === 'runner' ? colours.magenta : colours.runner;
  glow.addColorStop(0, alpha(tone, 0));
  glow.addColorStop(0.56, alpha(tone, 0.2));
  glow.addColorStop(1, alpha(tone, 0));
  fillBox(c, 0, horizon - 90 * u, w, 160 * u, glow);
  for (const [y, seat, a] of [
    [near === 'runner' ? h * 1.05 : 0, 'runner', 0.16],
    [near === 'runner' ? 0 : h * 1.05, 'corp', 0.13],
  ] as const) {
    const tint = seat === 'corp' ? colours.corp : colours.runner;
    fillBox(c, 0, 0, w, h, circular(c, [w / 2, y, 0, w / 2, y, w * 0.62], alpha(tint, a), alpha(tint, 0)));
  }
  // Darken the picture, most in the corners, so that cards stand out.
  fillBox(c, 0, 0, w, h, alpha(colours.ink0, 0.42));
  const [middle, corners] = [alpha(colours.ink0, 0), alpha(colours.ink0, 0.78)];
  fillBox(c, 0, 0, w, h, circular(c, [w / 2, h * 0.48, h * 0.35, w / 2, h * 0.48, w * 0.7], middle, corners));
  c.restore();
}

/** Draws the floor's lines: those towards the horizon, and those across, closer together with distance. */
function floorLines(c: Ctx, w: number, h: number, horizon: number, u: number, near: Seat): void {
  c.lineWidth = u * 0.9;
  c.beginPath();
  for (let i = -30; i <= 30; i++) {
    c.moveTo(w / 2 + i * 22 * u, horizon);
    c.lineTo(w / 2 + i * 112 * u, h);
  }
  for (let k = 1; k < 12; k++) {
    const y = horizon + k * k * 3.4 * u;
    c.moveTo(0, y);
    c.lineTo(w, y);
  }
  c.strokeStyle = alpha(near === 'runner' ? colours.runner : colours.corp, 0.2);
  c.stroke();
}
