import { placed, ring } from '../../../../stage/art/strokes.ts';
import { trace } from '../../../../stage/art/trace.ts';
import { t } from '../../../../i18n/index.ts';
import { factionCode } from '../theme.ts';
import type { Ctx } from '../../../../stage/art/types.ts';
import type { FaceInfo, IceKind } from './types.ts';
import { breakerKind, iceKind } from './types.ts';

/** A sign as a function that traces its outline around (0, 0) with a radius of about 1; the caller scales, fills or strokes it. */
export type Mark = (c: Ctx) => void;

function disc(c: Ctx, x: number, y: number, radius: number, from = 0, to = Math.PI * 2): void {
  c.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius);
  c.arc(x, y, radius, from, to);
}

/** Each faction's mark by its code; they are distinguishable by outline alone. */
export const factionMarks: Readonly<Record<string, Mark>> = {
  // A machined nut, split down the middle.
  'haas-bioroid': (c) => {
    trace(c, [-0.12, -1, -0.12, 1, -0.9, 0.5, -0.9, -0.5]);
    trace(c, [0.12, -1, 0.9, -0.5, 0.9, 0.5, 0.12, 1]);
  },
  // Three petals.
  jinteki: (c) => {
    for (let i = 0; i < 3; i++) {
      const a = (i / 3) * Math.PI * 2 - Math.PI / 2;
      const at = (r: number, t: number): [number, number] => [Math.cos(a + t) * r, Math.sin(a + t) * r];
      c.moveTo(0, 0);
      c.bezierCurveTo(...at(0.7, 1), ...at(1.15, 0.5), ...at(1, 0));
      c.bezierCurveTo(...at(1.15, -0.5), ...at(0.7, -1), 0, 0);
    }
  },
  // A signal going out.
  nbn: (c) => {
    disc(c, -0.6, 0.6, 0.34);
    for (const r of [0.8, 1.36]) {
      c.moveTo(-0.6, 0.6 - r - 0.2);
      c.arc(-0.6, 0.6, r + 0.2, -Math.PI / 2, 0);
      c.arc(-0.6, 0.6, r - 0.1, 0, -Math.PI / 2, true);
      c.closePath();
    }
  },
  // Steps to the top.
  weyland: (c) => {
    trace(c, [-0.22, -1, 0.22, -1, 0.22, -0.5, -0.22, -0.5]);
    trace(c, [-0.6, -0.3, 0.6, -0.3, 0.6, 0.2, -0.6, 0.2]);
    trace(c, [-1, 0.42, 1, 0.42, 1, 0.94, -1, 0.94]);
  },
  'neutral-corp': (c) => {
    trace(c, [-0.8, -0.8, 0.8, -0.8, 0.8, 0.8, -0.8, 0.8]);
    trace(c, [-0.4, -0.4, -0.4, 0.4, 0.4, 0.4, 0.4, -0.4]);
  },
  // A splintered crown.
  anarch: (c) =>
    trace(c, [-1, -0.5, -0.5, 0, -0.3, -1, 0.1, -0.15, 0.62, -0.95, 0.58, 0, 1, -0.35, 0.7, 0.9, -0.75, 0.8]),
  // Two chevrons crossing a line.
  criminal: (c) => {
    trace(c, [0, -1, 0.95, -0.12, 0.55, -0.12, 0, -0.6, -0.55, -0.12, -0.95, -0.12]);
    trace(c, [0, 1, 0.95, 0.12, 0.55, 0.12, 0, 0.6, -0.55, 0.12, -0.95, 0.12]);
  },
  // A body on its orbit.
  shaper: (c) => {
    disc(c, 0, 0, 1);
    c.moveTo(0.64, 0);
    c.arc(0, 0, 0.64, 0, Math.PI * 2, true);
    disc(c, 0.34, -0.3, 0.36);
  },
  'neutral-runner': (c) => {
    disc(c, 0, 0, 0.9);
    c.moveTo(0.5, 0);
    c.arc(0, 0, 0.5, 0, Math.PI * 2, true);
  },
  adam: (c) => {
    trace(c, [-0.7, -0.9, -0.2, -0.9, -0.2, 0.9, -0.7, 0.9]);
    trace(c, [0.2, -0.9, 0.7, -0.9, 0.7, 0.9, 0.2, 0.9]);
  },
  apex: (c) => trace(c, [-0.95, -0.8, 0, -0.3, 0.95, -0.8, 0, 1]),
  sunny: (c) => {
    disc(c, 0, 0, 0.5);
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      const at = (r: number, t: number): [number, number] => [Math.cos(a + t) * r, Math.sin(a + t) * r];
      trace(c, [...at(0.62, -0.24), ...at(1.05, 0), ...at(0.62, 0.24)]);
    }
  },
};

/** The mark of a card's faction; for an unknown faction, its side's neutral mark. */
export function factionMark(face: Pick<FaceInfo, 'faction' | 'seat'>): Mark {
  const own =
    factionMarks[factionCode(face.faction)] ?? factionMarks[face.seat === 'corp' ? 'neutral-corp' : 'neutral-runner'];
  return own ?? ((c) => disc(c, 0, 0, 0.9));
}

/** The emblem of each kind of ice. An icebreaker has the emblem of the kind it breaks. */
export const emblems: Readonly<Record<IceKind, Mark>> = {
  // A wall with battlements.
  barrier: (c) =>
    trace(
      c,
      [
        -0.95, -0.95, -0.5, -0.95, -0.5, -0.6, -0.22, -0.6, -0.22, -0.95, 0.22, -0.95, 0.22, -0.6, 0.5, -0.6, 0.5,
        -0.95, 0.95, -0.95, 0.95, 0.95, -0.95, 0.95,
      ],
    ),
  // A lock's round face.
  'code gate': (c) => disc(c, 0, 0, 1),
  // A spearhead.
  sentry: (c) => trace(c, [0, -1.12, 1.12, 0.9, 0.32, 0.72, 0, 1, -0.32, 0.72, -1.12, 0.9]),
  // Jaws from four sides.
  trap: (c) => trace(c, 'M0 -1.15 Q0.34 -0.34 1.15 0 0.34 0.34 0 1.15 -0.34 0.34 -1.15 0 -0.34 -0.34 0 -1.15 Z'),
  other: (c) => trace(c, [0, -1, 0.87, -0.5, 0.87, 0.5, 0, 1, -0.87, 0.5, -0.87, -0.5]),
};

/** The emblem of one kind of ice with a letter, on that ice or on an icebreaker that opens it (`opens`). */
export interface Emblem {
  readonly kind: IceKind;
  readonly mark: Mark;
  readonly letter: string;
  readonly opens: boolean;
}

/** The emblem of ice or an icebreaker; `null` for any other card. */
export function emblemOf(face: FaceInfo): Emblem | null {
  if (face.type === 'ice') {
    const kind = iceKind(face);
    const letter = t('face.letter', { kind });
    return { kind, mark: emblems[kind], letter, opens: false };
  }
  const breaker = breakerKind(face);
  if (!breaker) return null;
  const kind = ({ fracter: 'barrier', decoder: 'code gate', killer: 'sentry', ai: 'other' } as const)[breaker];
  return { kind, mark: emblems[kind], letter: t('face.letter', { kind: breaker }), opens: true };
}

/** The sign of each card type, to be filled. */
export const typeMarks: Readonly<Record<FaceInfo['type'], Mark>> = {
  identity: (c) => {
    disc(c, 0, -0.5, 0.44);
    trace(c, 'M-0.9 1 C-0.9 -0.1 0.9 -0.1 0.9 1 Z');
  },
  agenda: (c) => {
    trace(c, ring(0, 0, 1.05, 5, 0, 0.46));
  },
  asset: (c) => {
    trace(c, [-1, 0.95, -1, -0.2, -0.35, -0.6, -0.35, 0.95]);
    trace(c, [-0.12, 0.95, -0.12, -1, 0.95, -0.5, 0.95, 0.95]);
  },
  upgrade: (c) => {
    trace(c, [0, -1, 1, -0.1, 0.6, 0.24, 0, -0.32, -0.6, 0.24, -1, -0.1]);
    trace(c, [0, 0.06, 1, 0.9, 0.6, 1.2, 0, 0.72, -0.6, 1.2, -1, 0.9]);
  },
  operation: (c) => {
    trace(c, [-0.8, -1, 0.3, -1, 0.8, -0.5, 0.8, 1, -0.8, 1]);
    trace(c, [-0.45, -0.2, -0.45, 0.05, 0.45, 0.05, 0.45, -0.2]);
    trace(c, [-0.45, 0.3, -0.45, 0.55, 0.2, 0.55, 0.2, 0.3]);
  },
  ice: (c) => trace(c, [0, -1.05, 0.9, -0.5, 0.9, 0.5, 0, 1.05, -0.9, 0.5, -0.9, -0.5]),
  event: (c) => trace(c, [0.3, -1.1, -0.8, 0.2, -0.1, 0.2, -0.35, 1.1, 0.8, -0.3, 0.1, -0.3]),
  program: (c) => {
    trace(c, [-1, -0.85, 1, -0.85, 1, -0.45, -1, -0.45]);
    trace(c, [-1, -0.2, 1, -0.2, 1, 0.9, -1, 0.9]);
    trace(c, [-0.6, 0.1, -0.6, 0.28, -0.3, 0.4, -0.6, 0.52, -0.6, 0.7, 0.05, 0.4]);
  },
  hardware: (c) => {
    trace(c, [-0.66, -0.66, 0.66, -0.66, 0.66, 0.66, -0.66, 0.66]);
    for (const k of [-0.42, 0.14])
      for (const s of [-1, 1]) {
        trace(c, [k, s * 0.76, k + 0.28, s * 0.76, k + 0.28, s * 1.08, k, s * 1.08]);
        trace(c, [s * 0.76, k, s * 1.08, k, s * 1.08, k + 0.28, s * 0.76, k + 0.28]);
      }
  },
  resource: (c) => {
    disc(c, -0.42, -0.5, 0.4);
    disc(c, 0.5, -0.26, 0.34);
    trace(c, 'M-1.05 0.95 C-1.05 -0.1 0.2 -0.1 0.2 0.95 Z');
    trace(c, 'M0.34 0.95 C0.34 0.5 0.24 0.3 0.14 0.22 0.6 -0.1 1.1 0.3 1.1 0.95 Z');
  },
};

/** The word at a card's foot: the kind of ice or icebreaker, else the card's type. */
export function typeLabel(face: FaceInfo): string {
  const kind = face.type === 'ice' ? iceKind(face) : (breakerKind(face) ?? face.type);
  return t('face.kind', { kind });
}

/** Fills and strokes a mark at `x`, `y`, scaled by `r`; `fill` null: only the stroke. */
export function stamp(
  c: Ctx,
  mark: Mark,
  x: number,
  y: number,
  r: number,
  fill: string | null,
  stroke?: { colour: string; width: number },
): void {
  placed(c, x, y, 0, () => {
    c.scale(r, r);
    c.beginPath();
    mark(c);
    if (fill) {
      c.fillStyle = fill;
      c.fill('evenodd');
    }
    if (stroke) {
      c.lineWidth = stroke.width / r;
      c.lineJoin = 'round';
      c.strokeStyle = stroke.colour;
      c.stroke();
    }
  });
}
