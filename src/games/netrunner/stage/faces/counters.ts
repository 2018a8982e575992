/** Signs for credits, clicks, counters, tags and the like. */
import { typeMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import type { Ctx } from '../../../../stage/art/types.ts';

function poly(c: Ctx, points: readonly number[]): void {
  for (let i = 0; i + 1 < points.length; i += 2) c[i ? 'lineTo' : 'moveTo'](points[i] ?? 0, points[i + 1] ?? 0);
  c.closePath();
}

/** The sign of each thing that is counted, by name. Radius about 1, distinguishable by outline alone. */
export const counterMarks: Readonly<Record<string, Mark>> = {
  advancement: (c) => poly(c, [0, -1, 0.95, -0.05, 0.42, -0.05, 0.42, 0.95, -0.42, 0.95, -0.42, -0.05, -0.95, -0.05]),
  credit: (c) => {
    for (let i = 0; i < 6; i++) c[i ? 'lineTo' : 'moveTo'](Math.sin((i * Math.PI) / 3), -Math.cos((i * Math.PI) / 3));
    c.closePath();
    poly(c, [-0.42, 0.3, 0.2, -0.62, 0.42, -0.3, -0.2, 0.62]);
  },
  click: (c) => {
    c.arc(0, 0, 1, 0, Math.PI * 2);
    c.closePath();
    poly(c, [-0.1, -0.7, 0.16, -0.7, 0.16, 0.02, 0.56, 0.34, 0.4, 0.56, -0.1, 0.16]);
  },
  virus: (c) => {
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * Math.PI * 2;
      const r = i % 2 ? 0.62 : 1.08;
      c[i ? 'lineTo' : 'moveTo'](Math.cos(a) * r, Math.sin(a) * r);
    }
    c.closePath();
    c.moveTo(0.28, 0);
    c.arc(0, 0, 0.28, 0, Math.PI * 2, true);
  },
  power: (c) => poly(c, [0.34, -1.05, -0.7, 0.2, -0.06, 0.2, -0.34, 1.05, 0.7, -0.26, 0.06, -0.26]),
  agenda: typeMarks.agenda,
  tag: (c) => {
    poly(c, [-1, -0.7, 0.3, -0.7, 1, 0, 0.3, 0.7, -1, 0.7]);
    c.moveTo(0.5, 0);
    c.arc(0.28, 0, 0.22, 0, Math.PI * 2, true);
  },
  brain: (c) => {
    c.moveTo(-0.08, -0.9);
    c.bezierCurveTo(-1.2, -1.1, -1.3, 0.1, -0.9, 0.36);
    c.bezierCurveTo(-0.8, 0.95, -0.3, 1.05, -0.08, 0.8);
    c.closePath();
    c.moveTo(0.08, -0.9);
    c.bezierCurveTo(1.2, -1.1, 1.3, 0.1, 0.9, 0.36);
    c.bezierCurveTo(0.8, 0.95, 0.3, 1.05, 0.08, 0.8);
    c.closePath();
  },
  'bad-publicity': (c) => {
    poly(c, [-1, -0.9, 1, -0.9, 1, 0.45, 0.1, 0.45, -0.4, 1.05, -0.4, 0.45, -1, 0.45]);
    poly(c, [-0.14, -0.66, -0.1, -0.1, 0.1, -0.1, 0.14, -0.66]);
    poly(c, [-0.12, 0.02, -0.12, 0.24, 0.12, 0.24, 0.12, 0.02]);
  },
  memory: typeMarks.hardware,
  link: (c) => {
    for (const x of [-0.42, 0.42]) {
      c.moveTo(x + 0.58, 0);
      c.arc(x, 0, 0.58, 0, Math.PI * 2);
      c.moveTo(x + 0.3, 0);
      c.arc(x, 0, 0.3, 0, Math.PI * 2, true);
    }
  },
};
