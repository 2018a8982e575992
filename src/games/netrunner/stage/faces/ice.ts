import { fillBox, fillWith, octagon, path, placed, roundBox, strokeWith } from '../../../../stage/art/strokes.ts';
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
  if (kind === 'barrier') {
    const n = 7;
    const step = (r - l) / (n * 2 - 1);
    // The battlements' corners along an edge, from left to right; `y`: the edge's outer level, `foot`: its inner one.
    const teeth = (y: number, foot: number): number[][] =>
      Array.from({ length: n * 2 }, (_, i) => [l + step * i, y]).flatMap(([x = 0], i) => {
        if (i === 0 || i === n * 2 - 1) return [[x, y]];
        return i % 2
          ? [
              [x, y],
              [x, foot],
            ]
          : [
              [x, foot],
              [x, y],
            ];
      });
    path(c, [...teeth(t, t + 3.6), ...teeth(b, b - 3.6).reverse()].flat());
  } else if (kind === 'code gate') roundBox(c, l, t, r - l, b - t, Math.min(24, (b - t) / 2));
  else if (kind === 'sentry') spear(c, inset, w, h, 13);
  else if (kind === 'trap') {
    path(c, [l, t, r, t, r - 3, t + 10, r - 8, m, r - 3, b - 10, r, b, l, b, l + 3, b - 10, l + 8, m, l + 3, t + 10]);
  } else octagon(c, l, t, r - l, b - t, 7);
}

/** Traces a strip that comes to a point at both ends, `p` units long. */
function spear(c: Ctx, inset: number, w: number, h: number, p: number): void {
  const [l, t, r, b] = [inset, inset, w - inset, h - inset];
  path(c, [l + p, t, r - p, t, r, h / 2, r - p, b, l + p, b, l, h / 2]);
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
  placed(c, 0, bar - 5, 0, () => drawArt(c, face, W, h - bar + 5));
  fillBox(c, 0, 0, W, bar - 4, linear(c, [0, 0, W, bar], mix(ink, hue, 0.3), mix(ink, hue, 0.06)));
  fillBox(c, 0, bar - 4, W, 16, linear(c, [0, bar - 4, 0, bar + 12], [0.01, alpha(ink, 0.9)], [1, alpha(ink, 0)]));
  for (const [from, to] of [
    [0, 42],
    [W, W - 36],
  ] as const) {
    const stops = [
      [0, alpha(mix(ink, hue, 0.12), 0.9)] as const,
      [0.6, alpha(ink, 0.4)] as const,
      [1, alpha(ink, 0)] as const,
    ];
    fillBox(c, Math.min(from, to), bar - 4, Math.abs(to - from), h, linear(c, [from, 0, to, 0], ...stops));
  }
  c.restore();
  strip(c, kind, W, h, 0.8);
  c.lineJoin = 'round';
  strokeWith(c, hue, 1.6);
  if (kind !== 'barrier') {
    strip(c, kind, W, h, 2.8);
    strokeWith(c, alpha('#d8f2ff', 0.45), 0.6);
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
  roundBox(c, W - 35, h - 36, 22, 27, 3);
  fillWith(c, alpha(ink, 0.92));
  strokeWith(c, mix(hue, ink, 0.1), 1);
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
    if (kind === 'code gate') roundBox(c, inset, inset, W - inset * 2, h - inset * 2, h / 2.2);
    else if (kind === 'barrier') strip(c, kind, W, h, inset);
    else spear(c, inset, W, h, kind === 'sentry' ? 7 : 4);
  };
  shape(0);
  fillWith(c, linear(c, [0, 0, W, 0], mix(ink, hue, 0.34), mix(ink, hue, 0.1)));
  shape(0.8);
  c.lineJoin = 'round';
  strokeWith(c, hue, 1.6);
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
