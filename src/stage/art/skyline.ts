import { circle, fillBox, fillWith, path, placed, strokeWith } from './strokes.ts';
import { circular, linear } from './gradient.ts';
import { colours, lights } from '../theme.ts';
import { alpha, mix } from './colour.ts';
import { rngOf } from './rng.ts';
import type { Ctx } from './types.ts';

type Point = readonly [number, number];

/** Draws a crystal of three facets, standing at (x, y). `near` and `warm`, 0 to 1: how strong and how warm its light is. */
export function crystal(
  c: Ctx,
  x: number,
  y: number,
  w: number,
  h: number,
  lean: number,
  near: number,
  warm: number,
): void {
  const cool = mix('#8fd8ff', lights.warm, warm);
  const tip: Point = [x + lean, y - h];
  const facet = (points: readonly Point[], top: string, foot: string, a: number): void => {
    const middle = alpha(mix(top, foot, 0.6), a * 0.9);
    path(c, points.flat());
    fillWith(c, linear(c, [0, y - h, 0, y], [0, alpha(top, a)], [0.45, middle], [1, alpha(foot, a * 0.3)]));
  };
  const deep = mix('#0a2c52', colours.ink0, 0.2);
  const [l, r, m]: [Point, Point, Point] = [
    [x - w * 0.5 + lean * 0.6, y - h * 0.7],
    [x + w * 0.52 + lean * 0.7, y - h * 0.82],
    [x + lean * 0.6 - w * 0.06, y - h * 0.64],
  ];
  facet([tip, r, [x + w * 0.46, y], [x - w * 0.46, y], l], deep, colours.ink0, 0.85);
  facet([tip, m, [x - w * 0.06, y], [x - w * 0.46, y], l], mix(cool, '#ffffff', 0.55), mix(cool, deep, 0.55), 0.85);
  facet(
    [tip, r, [x + w * 0.46, y], [x - w * 0.06, y], m],
    mix(cool, '#1c6fb0', 0.5),
    mix(lights.line, deep, 0.45),
    0.6 + near * 0.2,
  );
  c.lineJoin = 'round';
  c.lineWidth = Math.max(0.6, w / 70);
  c.strokeStyle = alpha(mix(cool, '#ffffff', 0.75), 0.8);
  c.beginPath();
  for (const [px, py] of [[x - w * 0.46, y] as Point, l, tip, r, [x + w * 0.46, y] as Point]) c.lineTo(px, py);
  c.moveTo(...tip);
  c.lineTo(...m);
  c.lineTo(x - w * 0.06, y);
  c.moveTo(...l);
  c.lineTo(...m);
  c.lineTo(...r);
  c.stroke();
}

/** Draws a row of towers with lit windows on the horizon, the tallest at `vx`. `layer`: 0 is the farthest row, 2 the nearest. */
export function skyline(c: Ctx, w: number, vx: number, horizon: number, u: number, layer: number, seed: string): void {
  const r = rngOf(`${seed}/sky${layer}`);
  const body = ['#4b2a4a', '#2c1a38', '#150f24'][layer] ?? '#150f24';
  for (let x = -20 * u; x < w + 20 * u;) {
    const bw = r.in(14, 38) * u * (0.75 + layer * 0.25);
    if (layer === 2 && Math.abs(x + bw / 2 - vx) < 70 * u) {
      x += bw;
      continue;
    }
    const centre = Math.exp(-Math.pow((x + bw / 2 - vx) / (190 * u), 2));
    const bh = (r.in(18, 52) + centre * r.in(60, 150) * (1 - layer * 0.5)) * u;
    const y = horizon - bh;
    const step = bw * r.in(0, 0.34);
    const edge = (): void => {
      c.beginPath();
      c.moveTo(x, horizon);
      c.lineTo(x, y + step);
      c.lineTo(x + step, y);
      c.lineTo(x + bw, y);
    };
    edge();
    c.lineTo(x + bw, horizon);
    const roof = mix(body, lights.warm, 0.2 - layer * 0.04);
    fillWith(c, linear(c, [x, y, x, horizon], roof, mix(body, layer < 2 ? '#d9683f' : colours.ink0, 0.3)));
    edge();
    strokeWith(c, alpha('#ffb35c', 0.25 + layer * 0.16), u * 0.8);
    if (r() < 0.3) c.fillRect(x + bw * 0.6, y - r.in(10, 30) * u, u, 30 * u);
    const cell = 4.6 * u;
    for (let wy = y + step + cell; wy < horizon - cell; wy += cell * 1.5)
      for (let wx = x + cell * 0.7; wx < x + bw - cell * 0.7; wx += cell)
        if (r() < 0.16 + layer * 0.09) {
          fillBox(c, wx, wy, cell * 0.44, cell * 0.62, alpha(r() < 0.82 ? '#ffd591' : '#7fe3ff', r.in(0.3, 0.95)));
        }
    x += bw + r.in(0, 7) * u;
  }
}

/** Draws a tower of stacked hexagonal plates with an open door. */
export function tower(c: Ctx, x: number, horizon: number, u: number): void {
  for (let k = 0; k < 9; k++) {
    const y = horizon - k * 25 * u;
    const half = (36 - k * 2.9) * u;
    const fill = linear(c, [-half, 0, half, 0], [0, '#ffb35c'], [0.24, '#7a3a35'], [0.6, '#2a1630'], [1, '#120c20']);
    placed(c, x, y, 0, () => {
      path(c, [-1, -5, -0.7, -22, 0.7, -22, 1, -5, 0.9, 0, -0.9, 0], half, u);
      fillWith(c, fill);
      strokeWith(c, alpha('#ffd591', 0.75), 0.9 * u);
    });
    c.fillStyle = alpha('#ffe9c4', 0.9);
    for (let i = -3; i <= 3; i++)
      if ((i * 7 + k * 5) % 3) c.fillRect(x + i * half * 0.24 - u, y - 14 * u, 2 * u, 5 * u);
  }
  placed(c, x, horizon, 0, () => {
    path(c, [-8, 1, -8, -14, 0, -20, 8, -14, 8, 1], u, u);
    fillWith(c, '#fff4df');
  });
}

/** Draws a person hurrying away from the viewer, feet at (x, y), `h` units tall. */
export function figure(c: Ctx, x: number, y: number, h: number): void {
  const s = h / 100;
  placed(c, x, y, 0, () => {
    c.scale(s, s);
    c.fillStyle = '#0a0714';
    c.strokeStyle = '#ffd7f2';
    c.lineWidth = 2.6;
    c.lineJoin = 'round';
    path(
      c,
      [
        -4, -82, -18, -74, -30, -52, -22, -46, -13, -60, -11, -42, -15, -22, -32, -12, -28, -4, -8, -12, -2, -34, 8,
        -20, 6, 0, 16, 0, 18, -24, 10, -42, 12, -62, 24, -54, 28, -38, 36, -42, 30, -64, 14, -80,
      ],
    );
    c.stroke();
    c.fill();
    circle(c, 5, -90, 9);
    c.stroke();
    c.fill();
  });
}

/** Draws the floor below the horizon: a grid of lines towards the vanishing point at `vx`. */
export function floor(c: Ctx, w: number, h: number, vx: number, horizon: number, u: number): void {
  const g = linear(c, [0, horizon, 0, h], [0, '#8a3f45'], [0.1, '#2d1c40'], [0.4, '#0d1730'], [1, colours.ink0]);
  fillBox(c, 0, horizon, w, h - horizon, g);
  c.lineWidth = u * 0.7;
  c.beginPath();
  for (let i = -34; i <= 34; i++) {
    c.moveTo(vx + i * 13 * u, horizon);
    c.lineTo(vx + i * 120 * u, h);
  }
  for (let k = 0; k < 12; k++) {
    c.moveTo(0, horizon + k * k * 1.15 * u);
    c.lineTo(w, horizon + k * k * 1.15 * u);
  }
  c.strokeStyle = alpha(lights.cool, 0.24);
  c.stroke();
}

/** Draws the line of light on the floor, from the lower edge to the tower's door at (vx, horizon). */
export function beam(c: Ctx, w: number, h: number, vx: number, horizon: number, u: number): void {
  c.save();
  c.globalCompositeOperation = 'lighter';
  for (const [near, far, colour, a] of [
    [150, 5, lights.line, 0.1],
    [72, 3, lights.line, 0.22],
    [30, 1.6, lights.line, 0.65],
    [11, 0.8, '#ffe6f8', 1],
  ] as const) {
    path(c, [vx - far * u, horizon, vx + far * u, horizon, vx + near * u * 0.5, h, vx - near * u * 0.5, h]);
    fillWith(c, alpha(colour, a));
  }
  fillBox(
    c,
    vx - 70 * u,
    horizon - 76 * u,
    140 * u,
    140 * u,
    circular(
      c,
      [vx, horizon - 6 * u, 0, vx, horizon - 6 * u, 70 * u],
      [0, alpha('#fff4df', 0.9)],
      [0.2, alpha(lights.line, 0.4)],
      [1, alpha(lights.line, 0)],
    ),
  );
  c.restore();
}
