import { colours } from '../theme.ts';
import { crystalMark } from './back.ts';
import { alpha } from './colour.ts';
import { bin, drawSubs } from './face.ts';
import { emblems, stamp, typeMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { centred } from './text.ts';
import type { Ctx, Size } from './types.ts';

/** One small picture of the atlas: its size in CSS px, and how it is drawn at (0, 0) in that size. */
export interface Badge extends Size {
  readonly draw: (c: Ctx) => void;
}

function poly(c: Ctx, points: readonly number[]): void {
  for (let i = 0; i + 1 < points.length; i += 2) c[i ? 'lineTo' : 'moveTo'](points[i] ?? 0, points[i + 1] ?? 0);
  c.closePath();
}

/** The signs of what is counted. Radius about 1, told apart by outline. */
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

const counterColours: Readonly<Record<string, string>> = {
  advancement: '#ffd591',
  credit: colours.credit,
  click: colours.click,
  virus: '#9be36a',
  power: '#c9b8ff',
  agenda: '#ffb36b',
  tag: '#ff8a78',
  brain: '#ff9ad5',
  'bad-publicity': '#f4b08a',
  memory: '#8fe0c6',
  link: '#8cecff',
};

/** A chip: a dark disc with the sign in its own colour. */
function chip(kind: string): Badge {
  return {
    w: 22,
    h: 22,
    draw: (c) => {
      const colour = counterColours[kind] ?? colours.paper;
      c.beginPath();
      c.arc(11, 11, 10, 0, Math.PI * 2);
      c.fillStyle = alpha(colours.ink0, 0.94);
      c.fill();
      c.lineWidth = 1.3;
      c.strokeStyle = colour;
      c.stroke();
      const mark = counterMarks[kind];
      if (mark) stamp(c, mark, 11, 11, 5.8, colour);
    },
  };
}

/** A pill: the sign at the left, room for two figures at the right. */
function pill(kind: string): Badge {
  return {
    w: 42,
    h: 22,
    draw: (c) => {
      const colour = counterColours[kind] ?? colours.paper;
      c.beginPath();
      c.roundRect(1, 1, 40, 20, 10);
      c.fillStyle = alpha(colours.ink0, 0.94);
      c.fill();
      c.lineWidth = 1.3;
      c.strokeStyle = colour;
      c.stroke();
      const mark = counterMarks[kind];
      if (mark) stamp(c, mark, 11.5, 11, 5.8, colour);
    },
  };
}

function figure(text: string): Badge {
  return { w: 11, h: 16, draw: (c) => centred(c, text, 5.5, 8, 'display', 15, '#ffffff') };
}

/** A soft white frame of light round a card of some size, 14 px wider on every side; tint it. */
function halo(w: number, h: number): Badge {
  return {
    w: w + 28,
    h: h + 28,
    draw: (c) => {
      for (let k = 13; k >= 0; k--) {
        c.beginPath();
        c.roundRect(14 - k, 14 - k, w + k * 2, h + k * 2, 7 + k);
        c.lineWidth = k < 2 ? 2 : 1.4;
        c.strokeStyle = alpha('#ffffff', k < 2 ? 0.9 : Math.pow(1 - k / 14, 2) * 0.55);
        c.stroke();
      }
    },
  };
}

/** Corner brackets round a card of some size, 8 px wider on every side: a legal target. White; tint it. */
function target(w: number, h: number): Badge {
  return {
    w: w + 16,
    h: h + 16,
    draw: (c) => {
      const [x1, y1, l] = [w + 14, h + 14, 16];
      c.beginPath();
      for (const [x, y, sx, sy] of [
        [2, 2, 1, 1],
        [x1, 2, -1, 1],
        [x1, y1, -1, -1],
        [2, y1, 1, -1],
      ] as const) {
        c.moveTo(x, y + sy * l);
        c.lineTo(x, y + sy * 4);
        c.lineTo(x + sx * 4, y);
        c.lineTo(x + sx * l, y);
      }
      c.lineJoin = 'round';
      c.lineCap = 'round';
      c.lineWidth = 3.4;
      c.strokeStyle = alpha(colours.ink0, 0.8);
      c.stroke();
      c.lineWidth = 2;
      c.strokeStyle = '#ffffff';
      c.stroke();
    },
  };
}

function soft(w: number, h: number, stops: readonly (readonly [number, number])[]): Badge {
  return {
    w,
    h,
    draw: (c) => {
      c.save();
      c.translate(w / 2, h / 2);
      c.scale(w / 2, h / 2);
      const g = c.createRadialGradient(0, 0, 0, 0, 0, 1);
      for (const [at, a] of stops) g.addColorStop(at, alpha('#ffffff', a));
      c.fillStyle = g;
      c.fillRect(-1, -1, 2, 2);
      c.restore();
    },
  };
}

/** A subroutine's line as it lies under an encountered ice: open, broken (struck through) or fired. */
function subLine(state: 'open' | 'broken' | 'fired'): Badge {
  return {
    w: 28,
    h: 22,
    draw: (c) => {
      const colour = state === 'fired' ? colours.danger : state === 'open' ? '#effaff' : colours.paperFaint;
      c.beginPath();
      c.roundRect(1, 1, 26, 20, 4);
      c.fillStyle = state === 'fired' ? '#3d100f' : alpha(colours.ink0, 0.94);
      c.fill();
      c.lineWidth = 1.2;
      c.strokeStyle = colour;
      c.stroke();
      drawSubs(c, 1, 14, 11, 5, colour, state === 'fired' ? '#3d100f' : colours.ink0);
      if (state !== 'broken') return;
      c.beginPath();
      c.moveTo(2, 19);
      c.lineTo(26, 3);
      for (const [width, paint] of [
        [5, colours.ink0],
        [2.4, colours.runner],
      ] as const) {
        c.lineWidth = width;
        c.strokeStyle = paint;
        c.stroke();
      }
    },
  };
}

const arrow: Badge = {
  w: 28,
  h: 24,
  draw: (c) => {
    c.beginPath();
    poly(c, [2, 8, 14, 8, 14, 2, 26, 12, 14, 22, 14, 16, 2, 16]);
    c.lineJoin = 'round';
    c.lineWidth = 2.6;
    c.strokeStyle = colours.ink0;
    c.stroke();
    c.fillStyle = '#ffffff';
    c.fill();
  },
};

/** Every badge by frame name, for cards and ice of these sizes in CSS px. */
export function badges(card: Size, ice: Size): ReadonlyMap<string, Badge> {
  const out = new Map<string, Badge>();
  for (const kind of Object.keys(counterMarks)) {
    out.set(`chip:${kind}`, chip(kind));
    out.set(`pill:${kind}`, pill(kind));
  }
  for (const text of '0123456789+-×X') out.set(`digit:${text}`, figure(text === '-' ? '−' : text));
  out.set('halo:card', halo(card.w, card.h));
  out.set('halo:ice', halo(ice.w, ice.h));
  out.set('target:card', target(card.w, card.h));
  out.set('target:ice', target(ice.w, ice.h));
  for (const state of ['open', 'broken', 'fired'] as const) out.set(`sub:${state}`, subLine(state));
  out.set('strike', {
    w: 64,
    h: 10,
    draw: (c) => {
      c.beginPath();
      poly(c, [0, 5.6, 30, 3.4, 64, 4.4, 34, 6.8]);
      c.fillStyle = '#ffffff';
      c.fill();
    },
  });
  out.set('coin', {
    w: 30,
    h: 30,
    draw: (c) => {
      c.beginPath();
      for (let i = 0; i < 6; i++)
        c.lineTo(15 + Math.sin((i * Math.PI) / 3) * 13.4, 15 - Math.cos((i * Math.PI) / 3) * 13.4);
      c.closePath();
      c.fillStyle = '#fff3dc';
      c.fill();
      c.lineWidth = 2;
      c.strokeStyle = colours.corp;
      c.stroke();
    },
  });
  out.set('arrow', arrow);
  out.set('bin', { w: 18, h: 20, draw: (c) => bin(c, 9, 9.5, 5.6, colours.paper) });
  out.set(
    'glow',
    soft(64, 64, [
      [0, 1],
      [0.3, 0.42],
      [1, 0],
    ]),
  );
  out.set(
    'beam',
    soft(96, 14, [
      [0, 1],
      [0.25, 0.6],
      [1, 0],
    ]),
  );
  out.set('shade', {
    w: card.w + 24,
    h: card.h + 24,
    draw: (c) => {
      for (let k = 11; k >= 0; k--) {
        c.beginPath();
        c.roundRect(12 - k, 12 - k, card.w + k * 2, card.h + k * 2, 7 + k);
        c.fillStyle = alpha('#000000', 0.055);
        c.fill();
      }
    },
  });
  out.set('runner', { w: 40, h: 40, draw: (c) => crystalMark(c, 20, 20, 13, '#ffd7f2', '#3a0d33', colours.magenta) });
  out.set('pixel', {
    w: 4,
    h: 4,
    draw: (c) => {
      c.fillStyle = '#ffffff';
      c.fillRect(0, 0, 4, 4);
    },
  });
  for (const [kind, mark] of Object.entries(emblems))
    out.set(`emblem:${kind}`, { w: 26, h: 26, draw: (c) => stamp(c, mark, 13, 13, 10, '#ffffff') });
  return out;
}
