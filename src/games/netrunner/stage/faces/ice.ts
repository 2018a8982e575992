import { fillWith } from '../../../../stage/art/strokes.ts';
import { linear } from '../../../../stage/art/gradient.ts';
import { colours, factionColours } from '../theme.ts';
import { drawArt } from './art.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { drawEmblem, gem, subsTab } from './face.ts';
import { centred, fit } from '../../../../stage/art/text.ts';
import { iceKind } from './types.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import type { FaceInfo, IceKind } from './types.ts';

/** Width in drawing units of ice lying across; it is 64 high at its own shape. */
const W = 110;

/**
 * Traces the outline of ice lying across: a crenellated block (barrier), a round-ended bar (code gate), spearheads at both ends (sentry),
 * notched ends (trap), or cut corners.
 */
export function strip(c: Ctx, kind: IceKind, w: number, h: number, inset = 0): void {
  const [l, t, r, b] = [inset, inset, w - inset, h - inset];
  const m = (t + b) / 2;
  c.beginPath();
  if (kind === 'barrier') {
    const n = 7;
    const step = (r - l) / (n * 2 - 1);
    const notch = 3.6;
    c.moveTo(l, t);
    for (let i = 0; i < n; i++) {
      c.lineTo(l + step * (i * 2), t);
      c.lineTo(l + step * (i * 2 + 1), t);
      if (i < n - 1) {
        c.lineTo(l + step * (i * 2 + 1), t + notch);
        c.lineTo(l + step * (i * 2 + 2), t + notch);
      }
    }
    for (let i = n - 1; i >= 0; i--) {
      c.lineTo(l + step * (i * 2 + 1), b);
      c.lineTo(l + step * (i * 2), b);
      if (i > 0) {
        c.lineTo(l + step * (i * 2), b - notch);
        c.lineTo(l + step * (i * 2 - 1), b - notch);
      }
    }
  } else if (kind === 'code gate') {
    c.roundRect(l, t, r - l, b - t, Math.min(24, (b - t) / 2));
    return;
  } else if (kind === 'sentry') {
    const p = 13;
    for (const [x, y] of [
      [l + p, t],
      [r - p, t],
      [r, m],
      [r - p, b],
      [l + p, b],
      [l, m],
    ] as const)
      c.lineTo(x, y);
  } else if (kind === 'trap') {
    c.moveTo(l, t);
    c.lineTo(r, t);
    c.lineTo(r - 3, t + 10);
    c.lineTo(r - 8, m);
    c.lineTo(r - 3, b - 10);
    c.lineTo(r, b);
    c.lineTo(l, b);
    c.lineTo(l + 3, b - 10);
    c.lineTo(l + 8, m);
    c.lineTo(l + 3, t + 10);
  } else
    for (const [x, y] of [
      [l + 7, t],
      [r - 7, t],
      [r, t + 7],
      [r, b - 7],
      [r - 7, b],
      [l + 7, b],
      [l, b - 7],
      [l, t + 7],
    ] as const)
      c.lineTo(x, y);
  c.closePath();
}

/**
 * Starts to draw a face of ice: saves the context and scales it so that the face is `W` units wide. Returns the ice's kind, colours, and
 * height in units.
 */
function begin(c: Ctx, face: FaceInfo, size: Size) {
  const { hue } = factionColours(face.faction, face.seat);
  const ink = '#0a0f1a';
  const s = size.w / W;
  c.save();
  c.scale(s, s);
  return { kind: iceKind(face), hue, ink, look: { ink, hue, light: '#effaff' }, h: size.h / s };
}

/** Draws the face of rezzed ice lying across its server, with level text: title, rez cost, emblem, strength, subroutines. */
export function drawIceFace(ctx: Ctx, face: FaceInfo, size: Size): void {
  const { kind, hue, ink, look, h } = begin(ctx, face, size);
  const c = ctx;
  strip(c, kind, W, h);
  fillWith(c, ink);
  c.save();
  c.clip();
  const bar = 20;
  c.save();
  c.translate(0, bar - 5);
  drawArt(c, face, W, h - bar + 5);
  c.restore();
  c.fillStyle = linear(c, [0, 0, W, bar], mix(ink, hue, 0.3), mix(ink, hue, 0.06));
  c.fillRect(0, 0, W, bar - 4);
  c.fillStyle = linear(c, [0, bar - 4, 0, bar + 12], [0.01, alpha(ink, 0.9)], [1, alpha(ink, 0)]);
  c.fillRect(0, bar - 4, W, 16);
  for (const [from, to] of [
    [0, 42],
    [W, W - 36],
  ] as const) {
    c.fillStyle = linear(
      c,
      [from, 0, to, 0],
      [0, alpha(mix(ink, hue, 0.12), 0.9)],
      [0.6, alpha(ink, 0.4)],
      [1, alpha(ink, 0)],
    );
    c.fillRect(Math.min(from, to), bar - 4, Math.abs(to - from), h);
  }
  c.restore();
  strip(c, kind, W, h, 0.8);
  c.lineJoin = 'round';
  c.lineWidth = 1.6;
  c.strokeStyle = hue;
  c.stroke();
  if (kind !== 'barrier') {
    strip(c, kind, W, h, 2.8);
    c.lineWidth = 0.6;
    c.strokeStyle = alpha('#d8f2ff', 0.45);
    c.stroke();
  }
  if (face.cost !== null) gem(c, 'corp', `${face.cost}`, 19, 13.4, 7.6, look);
  const left = 30;
  const { lines, px, width } = fit(c, face.title, 'label', W - left - 11, 1, [12, 11.5, 11, 10.5, 10, 9.5, 9]);
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colours.paper;
  c.fillText(lines[0] ?? '', left, Math.round(13 + px * 0.35), width);
  drawEmblem(
    c,
    face,
    kind === 'trap' ? 26 : 24.5,
    h - (kind === 'sentry' ? 20.5 : 21.5),
    kind === 'trap' ? 13.5 : 11.8,
    look,
  );
  c.beginPath();
  c.roundRect(W - 35, h - 36, 22, 27, 3);
  fillWith(c, alpha(ink, 0.92));
  c.lineWidth = 1;
  c.strokeStyle = mix(hue, ink, 0.1);
  c.stroke();
  centred(c, `${face.strength ?? ''}`, W - 24, h - 22.4, 'display', 20, look.light);
  if (face.subs) {
    const n = Math.min(face.subs, 5);
    const r = n > 3 ? 3.1 : 3.8;
    subsTab(c, n, W / 2 + 0.5 - (n * r * 2.5 + r * 1.1) / 2, h - 6 - r * 3.6, r, look);
  }
  c.restore();
}

/** Draws ice as a low strip, for a server with many pieces: kind, title and strength side by side, so that none is covered. */
export function drawIceStrip(ctx: Ctx, face: FaceInfo, size: Size): void {
  const { kind, hue, ink, look, h } = begin(ctx, face, size);
  const c = ctx;
  const shape = (inset: number): void => {
    // The full-height spearheads, notches and round ends would leave no space for text.
    c.beginPath();
    if (kind === 'code gate') c.roundRect(inset, inset, W - inset * 2, h - inset * 2, h / 2.2);
    else if (kind === 'barrier') strip(c, kind, W, h, inset);
    else {
      const p = kind === 'sentry' ? 7 : 4;
      for (const [x, y] of [
        [inset + p, inset],
        [W - inset - p, inset],
        [W - inset, h / 2],
        [W - inset - p, h - inset],
        [inset + p, h - inset],
        [inset, h / 2],
      ] as const)
        c.lineTo(x, y);
      c.closePath();
    }
  };
  shape(0);
  fillWith(c, linear(c, [0, 0, W, 0], mix(ink, hue, 0.34), mix(ink, hue, 0.1)));
  shape(0.8);
  c.lineJoin = 'round';
  c.lineWidth = 1.6;
  c.strokeStyle = hue;
  c.stroke();
  drawEmblem(c, face, 17, h / 2, 9.6, look);
  const left = 30;
  const { lines, px, width } = fit(c, face.title, 'label', W - left - 26, 2, [13, 12.5, 12, 11.5, 11, 10.5, 10]);
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colours.paper;
  lines.forEach((line, i) =>
    c.fillText(line, left, h / 2 + px * 0.35 + (i - (lines.length - 1) / 2) * px * 1.02, width),
  );
  centred(c, `${face.strength ?? ''}`, W - 15, h / 2, 'display', 19, look.light);
  c.restore();
}
