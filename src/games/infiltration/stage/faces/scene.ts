/** Draws the rooms: the picture of each, and the dark view of a face-down one. */
import { disc, fillBox, path, placed, roundBox } from '../../../../stage/art/strokes.ts';
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { Pen } from '../../../../stage/art/pen.ts';
import { rngOf } from '../../../../stage/art/rng.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import { floorColours } from '../theme.ts';
import { FIRST_FLOOR } from './first-floor.ts';
import type { Motif } from './parts.ts';
import { SECOND_FLOOR } from './second-floor.ts';

const MOTIFS: Readonly<Record<string, Motif>> = { ...FIRST_FLOOR, ...SECOND_FLOOR };
/** Codes of rooms that have a picture. */
export const DRAWN: readonly string[] = Object.keys(MOTIFS);

const W = 160;
const H = 120;

/** Scales the context to 160 × 120 units and clips it to the frame. */
function begin(c: Ctx, size: Size): void {
  c.save();
  c.scale(size.w / W, size.h / H);
  roundBox(c, 0.5, 0.5, W - 1, H - 1, 7);
  c.clip();
}

/** Draws a room's back wall, its floor, and the light from its ceiling. */
function hall(c: Ctx, p: (typeof floorColours)[number]): void {
  fillBox(c, 0, 0, W, H, linear(c, [0, 0, 0, 92], mix(p.deep, p.hue, 0.3), mix(p.deep, p.ink, 0.2)));
  fillBox(c, 0, 92, W, H - 92, linear(c, [0, 92, 0, H], mix(p.ink, p.deep, 0.4), p.ink));
  c.lineWidth = 0.7;
  c.strokeStyle = alpha(p.hue, 0.3);
  c.beginPath();
  for (let i = -6; i <= 6; i++) {
    c.moveTo(W / 2 + i * 14, 92);
    c.lineTo(W / 2 + i * 26, H);
  }
  for (const y of [98, 107]) {
    c.moveTo(0, y);
    c.lineTo(W, y);
  }
  for (let x = 20; x < W; x += 40) {
    c.moveTo(x, 0);
    c.lineTo(x, 92);
  }
  c.stroke();
  const light = [0.62, 0.16, 0].map((a) => alpha(p.second, a));
  fillBox(c, 0, 0, W, H, circular(c, [W / 2, -8, 4, W / 2, -8, 128], ...light));
  fillBox(c, W / 2 - 22, 0, 44, 2.6, alpha('#ffffff', 0.85));
}

/** Draws a room's picture, over `size`. */
export function drawScene(c: Ctx, code: string, size: Size): void {
  const p = floorColours[code.startsWith('F') ? 1 : code.startsWith('S') ? 2 : 0];
  begin(c, size);
  hall(c, p);
  // A shadow under the furniture.
  placed(c, 0, 78, 0, () => {
    c.scale(1, 0.25);
    fillBox(c, 0, 0, W, 260, circular(c, [W / 2, 104, 4, W / 2, 104, 70], alpha('#000000', 0.5), alpha('#000000', 0)));
  });
  MOTIFS[code]!(new Pen(c, { ...p, paper: '#ffffff' }, 'glass', rngOf(`room ${code}`)));
  c.restore();
}

/** Draws a face-down room: a shut door with its floor's marks, or with a keyhole for the secret room. */
export function drawDark(c: Ctx, floor: 0 | 1 | 2, size: Size): void {
  const p = floorColours[floor];
  const w = 160;
  const h = (size.h / size.w) * w;
  c.save();
  c.scale(size.w / w, size.w / w);
  roundBox(c, 0.5, 0.5, w - 1, h - 1, 7);
  c.clip();
  fillBox(c, 0, 0, w, h, linear(c, [0, 0, 0, h], mix(p.ink, p.deep, 0.5), '#05070e'));
  c.lineWidth = 1;
  c.strokeStyle = alpha(p.hue, 0.17);
  c.beginPath();
  for (let row = 0; row * 20 < h; row++)
    for (let x = row % 2 ? -20 : 0; x < w; x += 40) c.rect(x, row * 20 - 2, 40, 20);
  c.stroke();
  // The door reaches the ground, whatever the room's height.
  const top = Math.max(18, h - 172);
  fillBox(c, 38, top, 84, h, linear(c, [0, top, 0, h], mix(p.deep, p.ink, 0.1), mix(p.ink, '#000000', 0.3)));
  c.lineWidth = 2.4;
  c.strokeStyle = alpha(p.hue, 0.55);
  c.strokeRect(38, top, 84, h);
  c.lineWidth = 1.4;
  c.strokeStyle = alpha(p.hue, 0.35);
  c.strokeRect(47, top + 10, 66, h);
  // A dim lamp above it.
  fillBox(c, 0, 0, w, h, circular(c, [80, top - 4, 1, 80, top - 4, 62], alpha(p.second, 0.4), alpha(p.second, 0)));
  const middle = top + (h - top) * 0.46;
  c.fillStyle = alpha(p.hue, 0.8);
  if (floor === 0) {
    disc(c, 80, middle - 8, 10);
    path(c, [80, middle - 12, 89, middle + 22, 71, middle + 22]);
    c.fill();
  } else {
    for (let i = 0; i < floor; i++) c.fillRect(80 - floor * 7 + i * 14 + 3, middle - 18, 8, 36);
    disc(c, 105, middle + 8, 3.6);
  }
  c.restore();
}

/** Draws the street before the entrance: a lamp, a waiting van, the building's wall. */
export function drawStreet(c: Ctx, size: Size): void {
  const w = 160;
  const h = (size.h / size.w) * w;
  c.save();
  c.scale(size.w / w, size.w / w);
  roundBox(c, 0.5, 0.5, w - 1, h - 1, 7);
  c.clip();
  fillBox(c, 0, 0, w, h, linear(c, [0, 0, 0, h], [0, '#071019'], [0.66, '#12352f'], [0.67, '#0a1512'], [1, '#1a2b22']));
  // Distant roofs, some windows lit.
  const r = rngOf('street');
  for (let i = 0; i < 9; i++) {
    const top = h * 0.67 - 26 - r() * 52;
    fillBox(c, i * 19 - 6, top, 21, h * 0.67 - top, i % 2 ? '#0b2024' : '#0d272a');
    c.fillStyle = alpha('#ffe0a0', 0.5);
    for (let k = 0; k < 4; k++)
      if (r() < 0.5) c.fillRect(i * 19 - 2 + (k % 2) * 8, top + 6 + Math.floor(k / 2) * 9, 3, 4);
  }
  const floor = h * 0.67;
  c.fillStyle = linear(c, [0, 34, 0, floor + 24], alpha('#c6ffe4', 0.55), alpha('#c6ffe4', 0.03));
  path(c, [38, 36, 50, 36, 92, floor + 26, 2, floor + 26]);
  c.fill();
  c.lineWidth = 4;
  c.lineCap = 'round';
  c.strokeStyle = '#4f7a6c';
  c.beginPath();
  c.moveTo(20, floor + 16);
  c.lineTo(20, 42);
  c.quadraticCurveTo(20, 30, 34, 32);
  c.lineTo(48, 34);
  c.stroke();
  // The van.
  c.fillStyle = '#2b5d50';
  c.strokeStyle = '#8fe8c6';
  c.lineWidth = 2.2;
  c.beginPath();
  c.moveTo(66, floor + 12);
  c.lineTo(66, floor - 22);
  c.quadraticCurveTo(66, floor - 28, 72, floor - 28);
  c.lineTo(122, floor - 28);
  c.lineTo(140, floor - 8);
  c.quadraticCurveTo(150, floor - 6, 150, floor + 2);
  c.lineTo(150, floor + 12);
  c.closePath();
  c.fill();
  c.stroke();
  c.fillStyle = '#0c1f1e';
  path(c, [112, floor - 22, 121, floor - 22, 133, floor - 8, 112, floor - 8]);
  c.fill();
  for (const x of [84, 132]) {
    disc(c, x, floor + 13, 9, '#07100f');
    c.stroke();
  }
  c.restore();
}
