import { circle, fillBox, fillWith, strokeWith } from './strokes.ts';
import { circular, linear } from './gradient.ts';
import { alpha, mix } from './colour.ts';
import type { Pen } from './pen.ts';

/** Paints a pattern behind the subject of a picture `w` wide and 120 high, in the units the pen draws in. */
type Backdrop = (p: Pen, w: number) => void;

function lines(
  p: Pen,
  segments: readonly (readonly [number, number, number, number])[],
  width: number,
  colour: string,
  a: number,
): void {
  const { c } = p;
  c.beginPath();
  for (const [x0, y0, x1, y1] of segments) {
    c.moveTo(x0, y0);
    c.lineTo(x1, y1);
  }
  strokeWith(c, alpha(colour, a), width);
}

const faint = (p: Pen): string => (p.mode === 'print' ? mix(p.p.deep, p.p.hue, 0.45) : mix(p.p.hue, p.p.paper, 0.2));

/** Paints the lowest layer of a picture, depending on the pen's mode: glass, paper, a sky at dusk or an engraved plate. */
export function ground(p: Pen, w: number): void {
  const { c } = p;
  const { hue, second, deep, ink, paper } = p.p;
  const sky = c.createLinearGradient(0, 0, p.mode === 'print' ? w * 0.4 : 0, 120);
  const stops: readonly (readonly [number, string])[] =
    p.mode === 'print'
      ? [
          [0, mix(hue, paper, 0.2)],
          [0.55, hue],
          [1, mix(hue, deep, 0.45)],
        ]
      : p.mode === 'dusk'
        ? [
            [0, mix(ink, deep, 0.7)],
            [0.45, mix(deep, hue, 0.42)],
            [0.74, mix(hue, second, 0.35)],
            [0.76, mix(deep, ink, 0.4)],
            [1, ink],
          ]
        : p.mode === 'engrave'
          ? [
              [0, mix(deep, ink, 0.35)],
              [1, ink],
            ]
          : [
              [0, mix(ink, deep, 0.35)],
              [0.6, mix(ink, deep, 0.9)],
              [1, ink],
            ];
  for (const [at, colour] of stops) sky.addColorStop(at, colour);
  fillBox(c, 0, 0, w, 120, sky);
  if (p.mode === 'glass') p.glow(w / 2, 56, 74, 'body', 0.42);
  if (p.mode === 'engrave') p.glow(w / 2, 60, 70, 'body', 0.26);
}

/** Paints the top layer of a picture: darkens the corners and, in glass mode, adds a streak of reflected light. */
export function finish(p: Pen, w: number): void {
  const { c } = p;
  const [middle, corners] = [alpha(p.p.ink, 0), alpha(p.p.ink, p.mode === 'print' ? 0.3 : 0.62)];
  fillBox(c, 0, 0, w, 120, circular(c, [w / 2, 56, 40, w / 2, 60, Math.max(w, 120) * 0.66], middle, corners));
  if (p.mode !== 'glass') return;
  c.beginPath();
  c.moveTo(w * 0.1, 0);
  c.lineTo(w * 0.36, 0);
  c.lineTo(w * 0.08, 120);
  c.lineTo(-w * 0.18, 120);
  fillWith(c, alpha(p.p.paper, 0.05));
}

const grid: Backdrop = (p, w) => {
  const seg: [number, number, number, number][] = [];
  const y0 = p.r.in(62, 76);
  const vx = w / 2 + p.r.in(-18, 18);
  for (let i = -14; i <= 14; i++) seg.push([vx + i * 5, y0, vx + i * 40, 130]);
  for (let k = 0; k < 8; k++) seg.push([0, y0 + 2 + k * k * 1.1, w, y0 + 2 + k * k * 1.1]);
  lines(p, seg, 0.7, faint(p), 0.5);
  p.glow(vx, y0, 50, 'accent', 0.25);
};

const rays: Backdrop = (p, w) => {
  const n = p.r.int(9, 16);
  const turn = p.r() * 6;
  p.c.fillStyle = alpha(faint(p), p.mode === 'print' ? 0.5 : 0.16);
  p.c.beginPath();
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * Math.PI * 2;
    p.c.moveTo(w / 2, 60);
    p.c.lineTo(w / 2 + Math.cos(a) * 220, 60 + Math.sin(a) * 220);
    p.c.lineTo(w / 2 + Math.cos(a + Math.PI / n) * 220, 60 + Math.sin(a + Math.PI / n) * 220);
  }
  p.c.fill();
};

const rings: Backdrop = (p, w) => {
  const x = w / 2 + p.r.in(-20, 20);
  const y = p.r.in(44, 72);
  for (let i = 1; i < 9; i++) p.draft(`O ${x} ${y} ${i * 13 + p.r.in(-2, 2)}`, 0.5 - i * 0.045);
  p.draft([x - 140, y, x + 140, y], 0.3);
  p.draft([x, y - 90, x, y + 90], 0.3);
};

const sun: Backdrop = (p, w) => {
  const x = w / 2 + p.r.in(-16, 16);
  const radius = p.r.in(32, 42);
  const y = p.r.in(46, 60);
  const { c } = p;
  c.fillStyle = linear(
    c,
    [0, y - radius, 0, y + radius],
    mix(p.p.second, p.p.paper, 0.45),
    alpha(p.p.second, p.mode === 'glass' ? 0.1 : 0.75),
  );
  circle(c, x, y, radius);
  c.globalAlpha = p.mode === 'glass' ? 0.4 : 0.9;
  c.fill();
  c.globalAlpha = 1;
  if (p.mode === 'glass') p.draft(`O ${x} ${y} ${radius + 5}`, 0.6);
};

const city: Backdrop = (p, w) => {
  const { c } = p;
  for (let layer = 0; layer < 2; layer++) {
    c.fillStyle = mix(
      p.p.ink,
      p.mode === 'print' ? p.p.deep : p.p.hue,
      p.mode === 'print' ? 0.75 - layer * 0.4 : 0.3 - layer * 0.17,
    );
    c.beginPath();
    for (let x = -4; x < w;) {
      const bw = p.r.in(6, 15);
      const bh = p.r.in(14, 50 - layer * 14) + layer * 4;
      c.rect(x, 120 - bh - 18 + layer * 12, bw, 140);
      if (p.r() < 0.25) c.rect(x + bw / 2, 120 - bh - 30 + layer * 12, 1, 14);
      x += bw + p.r.in(0, 3);
    }
    c.fill();
  }
  c.fillStyle = alpha(p.p.second, 0.8);
  for (let i = 0; i < 26; i++) c.fillRect(p.r() * w, p.r.in(84, 118), 1.1, 1.1);
};

const rain: Backdrop = (p, w) => {
  const { c } = p;
  for (let x = p.r.in(0, 5); x < w; x += p.r.in(4, 8)) {
    const y = p.r.in(-30, 70);
    const length = p.r.in(24, 70);
    c.fillStyle = linear(c, [0, y, 0, y + length], alpha(faint(p), 0), alpha(faint(p), p.r.in(0.25, 0.7)));
    for (let k = 0; k < length; k += 4) c.fillRect(x, y + k, p.r() < 0.25 ? 2.6 : 1.3, 2.6);
  }
};

const hexes: Backdrop = (p, w) => {
  const size = p.r.in(9, 14);
  const { c } = p;
  for (let j = -1; j * size * 1.5 < 140; j++)
    for (let i = -1; i * size * 1.732 < w + 20; i++) {
      const x = (i + (j & 1) / 2) * size * 1.732;
      const y = j * size * 1.5;
      const lit = p.r();
      c.beginPath();
      for (let k = 0; k < 6; k++)
        c.lineTo(x + Math.sin((k * Math.PI) / 3) * size * 0.93, y + Math.cos((k * Math.PI) / 3) * size * 0.93);
      c.closePath();
      if (lit > 0.8) {
        fillWith(c, alpha(faint(p), (lit - 0.8) * 1.6));
      }
      strokeWith(c, alpha(faint(p), 0.3), 0.6);
    }
};

const circuit: Backdrop = (p, w) => {
  const { c } = p;
  c.strokeStyle = alpha(faint(p), 0.55);
  c.fillStyle = alpha(faint(p), 0.8);
  c.lineWidth = 0.9;
  for (let i = 0; i < 22; i++) {
    const y = Math.round(p.r() * 20) * 6 + 2;
    let x = p.r() < 0.5 ? -4 : p.r() * w;
    let yy = y;
    c.beginPath();
    c.moveTo(x, yy);
    for (let k = 0; k < 3; k++) {
      x += p.r.in(8, 34);
      c.lineTo(x, yy);
      const d = p.r.pick([-6, 6, 12, -12]);
      x += Math.abs(d);
      yy += d;
      c.lineTo(x, yy);
    }
    c.stroke();
    c.beginPath();
    c.arc(x, yy, 1.5, 0, 7);
    c.fill();
  }
};

const iso: Backdrop = (p, w) => {
  const seg: [number, number, number, number][] = [];
  const step = p.r.in(11, 17);
  for (let x = -140; x < w + 140; x += step) {
    seg.push([x, 0, x + 208, 120]);
    seg.push([x, 0, x - 208, 120]);
  }
  lines(p, seg, 0.6, faint(p), 0.28);
};

const waves: Backdrop = (p, w) => {
  const f = p.r.in(0.02, 0.045);
  const ph = p.r() * 6;
  const lift = p.r.in(6, 14);
  for (let k = 0; k < 12; k++)
    p.draft(
      (c) => {
        for (let x = 0; x <= w; x += 5) {
          const y = k * 10 + 4 + Math.sin(x * f + ph + k * 0.35) * lift * Math.sin((x / w) * Math.PI + k * 0.2);
          if (x) c.lineTo(x, y);
          else c.moveTo(x, y);
        }
      },
      0.3 + (k % 3) * 0.12,
    );
};

const stars: Backdrop = (p, w) => {
  const points: [number, number][] = [];
  for (let i = 0; i < 26; i++) points.push([p.r() * w, p.r() * 120]);
  for (const [x, y] of points) {
    const near = points.filter(([a, b]) => Math.hypot(a - x, b - y) < 26 && a > x);
    for (const [a, b] of near) p.draft([x, y, a, b], 0.28);
    p.dot(x, y, p.r.in(0.5, 1.5), p.mode === 'print' ? 'dark' : 'light', 0.75);
  }
};

const draft: Backdrop = (p, w) => {
  const step = 8;
  const seg: [number, number, number, number][] = [];
  for (let x = (w / 2) % step; x < w; x += step) seg.push([x, 0, x, 120]);
  for (let y = 4; y < 120; y += step) seg.push([0, y, w, y]);
  lines(p, seg, 0.5, faint(p), 0.22);
  const x = w / 2;
  p.draft(`O ${x} 60 ${p.r.in(44, 52)}`, 0.5);
  p.draft([x - 90, 60, x + 90, 60], 0.4);
  p.draft([x, 0, x, 120], 0.4);
  const d = p.r.in(46, 54);
  p.draft([x - d, 16, x - d, 104], 0.5);
  for (const y of [16, 104]) p.draft([x - d - 3, y, x - d + 3, y], 0.8);
};

const dots: Backdrop = (p, w) => {
  const left = p.r() < 0.5;
  p.halftone(
    left ? 0 : w,
    p.r() < 0.5 ? 0 : 120,
    100,
    p.mode === 'print' ? 'light' : 'accent',
    p.mode === 'print' ? 0.5 : 0.25,
    5,
  );
};

const topo: Backdrop = (p, w) => {
  const x = w / 2 + p.r.in(-30, 30);
  const a = p.r() * 6;
  for (let k = 1; k < 10; k++)
    p.draft((c) => {
      for (let i = 0; i <= 40; i++) {
        const t = (i / 40) * Math.PI * 2;
        const q = k * 11 * (1 + 0.16 * Math.sin(t * 3 + a) + 0.1 * Math.cos(t * 2 - a + k * 0.2));
        if (i) c.lineTo(x + Math.cos(t) * q, 60 + Math.sin(t) * q * 0.75);
        else c.moveTo(x + Math.cos(t) * q, 60 + Math.sin(t) * q * 0.75);
      }
    }, 0.45);
};

const ridges: Backdrop = (p, w) => {
  const { c } = p;
  for (let k = 0; k < 4; k++) {
    c.fillStyle = mix(
      p.p.ink,
      p.mode === 'print' ? p.p.deep : mix(p.p.hue, p.p.deep, 0.5),
      (p.mode === 'print' ? 0.9 : 0.62) - k * 0.18,
    );
    c.beginPath();
    c.moveTo(-5, 130);
    let y = 52 + k * 16;
    for (let x = -5; x < w + 14; x += 12) {
      y += p.r.in(-9, 9);
      y = Math.max(40 + k * 14, Math.min(76 + k * 14, y));
      c.lineTo(x, y);
    }
    c.lineTo(w + 20, 130);
    c.fill();
  }
};

const bars: Backdrop = (p, w) => {
  const { c } = p;
  for (let y = 0; y < 120; y += p.r.in(2, 7)) {
    c.fillStyle = alpha(faint(p), p.r.in(0.04, 0.3));
    const x = p.r.in(-40, w * 0.6);
    c.fillRect(x, y, p.r.in(30, w), p.r.in(0.7, 3));
  }
};

const plain: Backdrop = () => {};

export const backdrops = {
  grid,
  rays,
  rings,
  sun,
  city,
  rain,
  hexes,
  circuit,
  iso,
  waves,
  stars,
  draft,
  dots,
  topo,
  ridges,
  bars,
  plain,
} as const;

export type BackdropName = keyof typeof backdrops;
