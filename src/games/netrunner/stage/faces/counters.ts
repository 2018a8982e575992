/** Signs for credits, clicks, counters, tags and the like. */
import { typeMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { ring } from '../../../../stage/art/strokes.ts';
import { trace } from '../../../../stage/art/trace.ts';

/** The sign of each thing that is counted, by name. Radius about 1, distinguishable by outline alone. */
export const counterMarks: Readonly<Record<string, Mark>> = {
  advancement: (c) => trace(c, [0, -1, 0.95, -0.05, 0.42, -0.05, 0.42, 0.95, -0.42, 0.95, -0.42, -0.05, -0.95, -0.05]),
  credit: (c) => {
    trace(c, ring(0, 0, 1, 6));
    trace(c, [-0.42, 0.3, 0.2, -0.62, 0.42, -0.3, -0.2, 0.62]);
  },
  click: (c) => {
    c.arc(0, 0, 1, 0, Math.PI * 2);
    c.closePath();
    trace(c, [-0.1, -0.7, 0.16, -0.7, 0.16, 0.02, 0.56, 0.34, 0.4, 0.56, -0.1, 0.16]);
  },
  virus: (c) => {
    trace(c, ring(0, 0, 1.08, 8, 0, 0.62));
    c.moveTo(0.28, 0);
    c.arc(0, 0, 0.28, 0, Math.PI * 2, true);
  },
  power: (c) => trace(c, [0.34, -1.05, -0.7, 0.2, -0.06, 0.2, -0.34, 1.05, 0.7, -0.26, 0.06, -0.26]),
  agenda: typeMarks.agenda,
  tag: (c) => {
    trace(c, [-1, -0.7, 0.3, -0.7, 1, 0, 0.3, 0.7, -1, 0.7]);
    c.moveTo(0.5, 0);
    c.arc(0.28, 0, 0.22, 0, Math.PI * 2, true);
  },
  brain: (c) => {
    const half = 'M-0.08 -0.9 C-1.2 -1.1 -1.3 0.1 -0.9 0.36 -0.8 0.95 -0.3 1.05 -0.08 0.8 Z';
    trace(c, half);
    trace(c, half, -1);
  },
  'bad-publicity': (c) => {
    trace(c, [-1, -0.9, 1, -0.9, 1, 0.45, 0.1, 0.45, -0.4, 1.05, -0.4, 0.45, -1, 0.45]);
    trace(c, [-0.14, -0.66, -0.1, -0.1, 0.1, -0.1, 0.14, -0.66]);
    trace(c, [-0.12, 0.02, -0.12, 0.24, 0.12, 0.24, 0.12, 0.02]);
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
