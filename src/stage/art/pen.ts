import { disc, fillBox, fillWith, path, placed, strokeWith } from './strokes.ts';
import { circular, linear } from './gradient.ts';
import { alpha, mix } from './colour.ts';
import type { Rng } from './rng.ts';
import { type Trace, ops } from './trace.ts';
import type { Ctx } from './types.ts';

/** The style of a picture: light through glass, ink on coloured paper, silhouettes at dusk, or an engraved plate. */
export type Mode = 'glass' | 'print' | 'dusk' | 'engrave';

/** The role of a part of a picture. The picture's style and palette choose a colour for each role. */
export type Tone = 'body' | 'dark' | 'light' | 'accent' | 'ink';

/** The colours of one picture, `#rrggbb`. */
export interface Palette {
  readonly hue: string;
  readonly second: string;
  readonly deep: string;
  readonly ink: string;
  readonly paper: string;
}

type Box = readonly [number, number, number, number];
/**
 * Returns the bounding box of an outline's points (control points included), over which its shading is drawn; a fixed box for a function.
 */
function boxOf(t: Trace): Box {
  if (typeof t === 'function') return [24, 10, 136, 110];
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const put = (x: number, y: number): void => {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  };
  const points = (n: readonly number[]): void => {
    for (let i = 0; i + 1 < n.length; i += 2) put(n[i] ?? 0, n[i + 1] ?? 0);
  };
  if (typeof t !== 'string') points(t);
  else
    for (const [letter, ...n] of ops(t)) {
      if (letter !== 'O') points(n);
      else {
        const [x = 0, y = 0, r = 0] = n;
        put(x - r, y - r);
        put(x + r, y + r);
      }
    }
  return [x0, y0, x1, y1];
}

export interface ShapeOptions {
  /** Opacity of the whole shape, 0…1. */
  readonly a?: number;
  /** Width of the shape's edge; 0 for no edge. */
  readonly edge?: number;
}

/**
 * Draws the parts of one picture in one mode, in a scene 160 wide and 120 high with its centre at (80, 60). Anything important must be
 * within x 26…134 and y 14…106, because the rest may be cut off.
 */
export class Pen {
  constructor(
    readonly c: Ctx,
    readonly p: Palette,
    readonly mode: Mode,
    readonly r: Rng,
  ) {}

  private tone(tone: Tone): string {
    const { hue, second, deep, ink, paper } = this.p;
    if (tone === 'light') return paper;
    if (tone === 'ink') return ink;
    if (tone === 'accent') return second;
    if (this.mode === 'print') return tone === 'body' ? mix(ink, deep, 0.3) : mix(deep, hue, 0.3);
    if (this.mode === 'dusk') return tone === 'body' ? mix(ink, deep, 0.45) : ink;
    return tone === 'body' ? hue : deep;
  }

  /** Runs `draw` with the origin moved to (x, y), scaled, and turned by `turn` radians. */
  at(x: number, y: number, scale: number, turn: number, draw: () => void): void {
    placed(this.c, x, y, turn, () => {
      this.c.scale(scale, scale);
      draw();
    });
  }

  /** Runs `draw` twice: as it is, and mirrored left to right about the centre. */
  mirror(draw: () => void): void {
    draw();
    this.c.save();
    this.c.translate(160, 0);
    this.c.scale(-1, 1);
    draw();
    this.c.restore();
  }

  /** Runs `draw` clipped to an outline. */
  inside(t: Trace, draw: () => void): void {
    const { c } = this;
    c.save();
    path(c, t);
    c.clip();
    draw();
    c.restore();
  }

  /** Fills an outline and draws its edge, in the style of the mode. */
  shape(t: Trace, tone: Tone = 'body', o: ShapeOptions = {}): void {
    const { c, p, mode } = this;
    const box = boxOf(t);
    const colour = this.tone(tone);
    c.save();
    c.globalAlpha *= o.a ?? 1;
    c.lineJoin = 'round';
    const edge = o.edge ?? 1;
    if (mode === 'print') {
      if (tone === 'body' && edge > 0) {
        c.translate(1.6, 1.3);
        path(c, t);
        fillWith(c, alpha(p.second, 0.85));
        c.translate(-1.6, -1.3);
      }
      path(c, t);
      fillWith(c, colour);
    } else {
      const g = c.createLinearGradient(box[0], box[1], box[2] * 0.7 + box[0] * 0.3, box[3]);
      if (mode === 'glass') {
        path(c, t);
        fillWith(c, alpha(mix(p.ink, p.deep, 0.5), tone === 'light' || tone === 'accent' ? 0.35 : 0.72));
        const strong = tone === 'dark' ? 0.55 : 0.92;
        g.addColorStop(0, alpha(mix(colour, p.paper, tone === 'dark' ? 0 : 0.35), strong));
        g.addColorStop(0.5, alpha(colour, strong * 0.62));
        g.addColorStop(1, alpha(mix(colour, p.deep, 0.5), strong * 0.3));
      } else if (mode === 'dusk') {
        g.addColorStop(0, tone === 'body' || tone === 'dark' ? mix(colour, p.hue, 0.24) : mix(colour, p.paper, 0.3));
        g.addColorStop(1, tone === 'body' || tone === 'dark' ? mix(colour, p.ink, 0.4) : mix(colour, p.hue, 0.35));
      } else {
        g.addColorStop(0, alpha(mix(colour, p.ink, tone === 'light' || tone === 'accent' ? 0.1 : 0.36), 0.96));
        g.addColorStop(1, alpha(mix(colour, p.ink, tone === 'light' || tone === 'accent' ? 0.4 : 0.72), 0.96));
      }
      path(c, t);
      fillWith(c, g);
      if (mode === 'engrave' && tone !== 'ink' && tone !== 'light') this.hatch(t, box, tone === 'dark' ? 2 : 3);
      if (edge > 0 && tone !== 'ink') this.rim(t, box, edge, tone);
    }
    c.restore();
  }

  private rim(t: Trace, box: Box, width: number, tone: Tone): void {
    const { c, p, mode } = this;
    path(c, t);
    if (mode === 'glass') {
      c.globalCompositeOperation = 'lighter';
      strokeWith(c, alpha(tone === 'accent' ? p.second : p.hue, 0.28), width * 3.4);
      c.globalCompositeOperation = 'source-over';
      c.strokeStyle = alpha(mix(tone === 'accent' ? p.second : p.hue, p.paper, 0.62), 0.95);
    } else if (mode === 'dusk') {
      c.strokeStyle = linear(
        c,
        [box[0], box[1], box[2], box[3]],
        [0, alpha(mix(p.second, p.paper, 0.3), 0.95)],
        [0.45, alpha(p.second, 0.4)],
        [1, alpha(p.second, 0)],
      );
    } else c.strokeStyle = alpha(mix(p.hue, p.paper, 0.35), 0.95);
    c.lineWidth = width;
    c.stroke();
  }

  private hatch(t: Trace, [x0, y0, x1, y1]: Box, step: number): void {
    const { c, p } = this;
    this.inside(t, () => {
      c.beginPath();
      for (let y = y0 - (x1 - x0); y < y1; y += step) {
        c.moveTo(x0, y);
        c.lineTo(x1, y + (x1 - x0));
      }
      strokeWith(c, alpha(p.hue, 0.4), 0.6);
    });
  }

  /** Draws a line (open or closed): glowing in glass mode, plain in the others. */
  line(t: Trace, width = 1.2, tone: Tone = 'light', a = 1): void {
    const { c, p, mode } = this;
    c.save();
    c.globalAlpha *= a;
    c.lineJoin = 'round';
    c.lineCap = 'round';
    path(c, t);
    const colour = mode === 'glass' && tone === 'light' ? mix(p.hue, p.paper, 0.65) : this.tone(tone);
    if (mode === 'glass' && tone !== 'dark' && tone !== 'ink') {
      c.globalCompositeOperation = 'lighter';
      strokeWith(c, alpha(colour, 0.22), width * 3.2);
      c.globalCompositeOperation = 'source-over';
    }
    strokeWith(c, colour, width);
    c.restore();
  }

  /** Draws fine construction lines, as in a technical drawing. */
  draft(t: Trace, a = 0.4): void {
    const { c, p, mode } = this;
    c.save();
    c.globalAlpha *= a;
    path(c, t);
    strokeWith(c, mode === 'print' ? mix(p.deep, p.ink, 0.3) : mix(p.hue, p.paper, 0.4), 0.6);
    c.restore();
  }

  /** Draws a flat disc of one tone. */
  dot(x: number, y: number, radius: number, tone: Tone = 'light', a = 1): void {
    const { c } = this;
    c.save();
    c.globalAlpha *= a;
    disc(c, x, y, radius, this.tone(tone));
    c.restore();
  }

  /** Draws soft light around a point; in print mode, a flat disc with halftone dots around it. */
  glow(x: number, y: number, radius: number, tone: Tone = 'body', a = 0.6): void {
    const { c, p, mode } = this;
    if (mode === 'print') {
      this.dot(x, y, radius * 0.55, tone === 'body' ? 'light' : tone, a * 0.55);
      this.halftone(x, y, radius, tone === 'body' ? 'light' : tone, a);
      return;
    }
    const colour = tone === 'body' ? p.hue : this.tone(tone);
    c.save();
    c.globalCompositeOperation = 'lighter';
    fillBox(
      c,
      x - radius,
      y - radius,
      radius * 2,
      radius * 2,
      circular(c, [x, y, 0, x, y, radius], [0, alpha(colour, a)], [0.4, alpha(colour, a * 0.4)], [1, alpha(colour, 0)]),
    );
    c.restore();
  }

  /** Draws a halftone: rows of dots that get smaller away from a point. `step`: distance between dots. */
  halftone(x: number, y: number, radius: number, tone: Tone, a = 0.6, step = 5): void {
    const { c } = this;
    c.save();
    c.globalAlpha *= a;
    c.fillStyle = this.tone(tone);
    c.beginPath();
    const n = Math.ceil(radius / step);
    for (let j = -n; j <= n; j++)
      for (let i = -n; i <= n; i++) {
        const px = (i + (j & 1) / 2) * step;
        const py = j * step * 0.866;
        const size = (1 - Math.hypot(px, py) / radius) * step * 0.55;
        if (size < 0.35) continue;
        c.moveTo(x + px + size, y + py);
        c.arc(x + px, y + py, size, 0, Math.PI * 2);
      }
    c.fill();
    c.restore();
  }
}
