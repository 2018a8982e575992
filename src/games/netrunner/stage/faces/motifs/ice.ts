import type { Motif } from './motif.ts';
import type { Pen } from '../../../../../stage/art/pen.ts';
import { bar, ring } from '../../../../../stage/art/strokes.ts';
import type { Ctx } from '../../../../../stage/art/types.ts';
import { bust } from './people.ts';

const crystalAt = (p: Pen, x: number, base: number, h: number, w: number, lean: number): void => {
  const top = base - h;
  const tip = x + lean;
  p.shape(
    [
      tip - w * 0.2,
      top,
      tip + w * 0.36,
      top + h * 0.13,
      x + w * 0.5,
      base,
      x - w * 0.5,
      base,
      tip - w * 0.52,
      top + h * 0.2,
    ],
    'body',
  );
  p.shape(
    [
      tip - w * 0.2,
      top,
      tip + w * 0.36,
      top + h * 0.13,
      x + w * 0.5,
      base,
      x + w * 0.06,
      base,
      tip - w * 0.04,
      top + h * 0.26,
    ],
    'dark',
    { edge: 0.6 },
  );
  p.line([tip - w * 0.2, top, tip - w * 0.04, top + h * 0.26, tip - w * 0.52, top + h * 0.2], 0.8);
};

/** Draws slabs of ice standing side by side. */
export const crystals: Motif = (p) => {
  for (const row of [0, 1])
    for (let i = -5; i <= 5; i++) {
      const x = 80 + i * 23 + (row ? 10 : 0) + p.r.in(-3, 3);
      crystalAt(
        p,
        x,
        124 + row * 4,
        (row ? 62 : 100) - Math.abs(i) * (row ? 3 : 7) + p.r.in(-10, 10),
        row ? 24 : 27,
        p.r.in(-5, 5),
      );
    }
  p.glow(80, 116, 60, 'accent', 0.35);
};

/** Draws a blade carving a block of crystal. */
export const carving: Motif = (p) => {
  crystalAt(p, 72, 112, 84, 54, 2);
  crystalAt(p, 102, 114, 42, 26, 6);
  p.at(112, 34, 1, 0.62, () => {
    p.shape([-4, -34, 4, -34, 5, 2, 0, 30, -5, 2], 'accent');
    p.shape([-7, -38, 7, -38, 6, -30, -6, -30], 'dark');
  });
  for (let i = 0; i < 8; i++)
    p.shape(ring(90 + p.r.in(-20, 26), 62 + p.r.in(-18, 18), p.r.in(1.5, 3.6), 3, p.r() * 6), 'light', {
      edge: 0.4,
    });
};

/** Draws a rampart with towers that runs to the horizon. */
export const rampart: Motif = (p) => {
  p.glow(120, 34, 60, 'accent', 0.5);
  const tower = (x: number, y: number, s: number): void =>
    p.at(x, y, s, 0, () => {
      p.shape([-15, -56, 15, -56, 18, 34, -18, 34], 'body');
      p.shape([3, -56, 15, -56, 18, 34, 5, 34], 'dark', { edge: 0.5 });
      for (const k of [-16, -5, 6]) p.shape(bar(k, -66, 9, 11), 'body');
      p.shape(bar(-4, -36, 7, 18), 'light', { edge: 0.3 });
    });
  tower(128, 46, 0.42);
  p.shape('M-70 74 L20 52 L86 44 L128 42 L128 56 L92 70 L30 112 L-70 180 Z', 'body');
  p.shape('M128 42 L236 50 L236 62 L128 56 Z', 'dark');
  for (let i = 0; i < 9; i++) {
    const t = 1 - Math.pow(0.74, i);
    p.shape(
      [
        20 + t * 104 - 4 * (1 - t),
        50 - t * 10,
        20 + t * 104 + 7 * (1 - t),
        49 - t * 10,
        20 + t * 104 + 7 * (1 - t),
        40 - t * 2,
        20 + t * 104 - 4 * (1 - t),
        41 - t * 2,
      ],
      'body',
      { edge: 0.7 },
    );
  }
  for (let k = 1; k < 5; k++) p.line([-70, 74 + k * 21, 30, 52 + k * 12, 128, 42 + k * 2.8], 0.7, 'light', 0.55);
  tower(86, 62, 0.66);
  tower(40, 78, 1.05);
};

/** Draws a wall of static with a streak of light across it. */
export const noiseWall: Motif = (p) => {
  const tear = (y: number): number => 84 + Math.sin(y * 0.11) * 7 + Math.sin(y * 0.31) * 4;
  for (let i = 0; i < 17; i++) {
    const y = 10 + i * 6.1;
    const shift = p.r.in(-7, 7);
    let x = -70;
    while (x < 230) {
      const w = p.r.in(5, 26);
      const near = Math.abs(x + w / 2 - tear(y));
      const tone = near < 16 ? 'light' : near < 34 ? 'accent' : p.r.pick<'body' | 'dark'>(['body', 'dark']);
      if (p.r() < 0.82)
        p.shape(bar(x + shift, y, w, 4.8), tone, {
          edge: 0,
          a: near < 34 ? 0.95 : 0.7,
        });
      x += w + 1.6;
    }
  }
  p.line(
    (c) => {
      for (let y = -6; y < 128; y += 4) c.lineTo(tear(y), y);
    },
    2.4,
    'light',
  );
  p.glow(84, 60, 50, 'accent', 0.6);
};

/** Draws interlaced briars. */
export const thorns: Motif = (p) => {
  for (let k = 0; k < 7; k++) {
    const y = 12 + k * 16;
    const a = p.r.in(9, 17);
    const f = p.r.in(0.035, 0.06);
    const ph = p.r() * 6;
    const at = (x: number): number => y + Math.sin(x * f + ph) * a;
    const way = (c: Ctx): void => {
      for (let x = -70; x <= 230; x += 6) c.lineTo(x, at(x));
    };
    p.line(way, 5.5, 'dark');
    p.line(way, 3.4, p.mode === 'print' ? 'body' : k % 2 ? 'accent' : 'light', 0.85);
    for (let x = -64 + p.r.in(0, 12); x < 226; x += 13) {
      const up = p.r() < 0.5 ? -1 : 1;
      p.shape(
        [x - 3.5, at(x - 3.5), x + 3.5, at(x + 3.5), x + 5, at(x) + up * p.r.in(9, 13)],
        k % 2 ? 'accent' : 'body',
        { edge: 0.6 },
      );
    }
  }
};

/** Draws a globe of meridians, one of them a blade of light. */
export const meridian: Motif = (p) => {
  p.glow(80, 60, 62, 'body', 0.5);
  p.shape('O 80 60 46', 'dark');
  for (let k = -3; k <= 3; k++) {
    const rx = Math.abs(k) * 15;
    if (k)
      p.line(
        (c) => c.ellipse(80, 60, rx, 46, 0, k < 0 ? Math.PI / 2 : -Math.PI / 2, k < 0 ? Math.PI * 1.5 : Math.PI / 2),
        0.9,
      );
    p.line(
      (c) => c.ellipse(80, 60 + k * 13, Math.sqrt(Math.max(0, 46 * 46 - k * k * 169)), 4.5, 0, 0, Math.PI * 2),
      0.6,
      'light',
      0.6,
    );
  }
  p.shape('M80 -8 Q92 60 80 128 Q100 60 80 -8 Z', 'accent');
  p.glow(88, 60, 40, 'accent', 0.5);
};

/** Draws a chain of cubes in isometric view. */
export const cubes: Motif = (p) => {
  const cube = (x: number, y: number, s: number, top: 'light' | 'accent'): void => {
    const [dx, dy] = [s * 0.866, s * 0.5];
    p.shape([x, y - s, x + dx, y - dy, x, y, x - dx, y - dy], top);
    p.shape([x - dx, y - dy, x, y, x, y + s, x - dx, y + dy], 'body');
    p.shape([x + dx, y - dy, x, y, x, y + s, x + dx, y + dy], 'dark');
  };
  const spots: [number, number][] = [];
  for (let i = 0; i < 7; i++) spots.push([14 + i * 23, 40 + (i % 2) * 34 + (i % 3) * 6]);
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    const next = spots.find(([a]) => Math.abs(a - x - 23) < 1);
    if (next) p.line([x, y, next[0], next[1]], 4, 'accent', 0.7);
  }
  spots.forEach(([x, y], i) => cube(x, y, 17, i % 3 ? 'light' : 'accent'));
};

/** Draws a cipher machine's rotors with glyphs on their rims. */
export const rotors: Motif = (p) => {
  for (const [radius, n, tone] of [
    [50, 24, 'dark'],
    [36, 16, 'body'],
    [21, 10, 'dark'],
  ] as const) {
    p.shape(`O 80 60 ${radius}`, tone);
    const turn = p.r() * 6;
    for (let i = 0; i < n; i++)
      p.at(80, 60, 1, turn + (i / n) * Math.PI * 2, () => {
        const y = -radius + 7;
        const kind = p.r.int(0, 4);
        if (kind === 0) p.line([-2, y - 2.5, 2, y - 2.5, 2, y + 2.5], 1);
        else if (kind === 1) p.line(`O 0 ${y} 2.2`, 1);
        else if (kind === 2) p.line(`M-2 ${y - 3} L-2 ${y + 3} M2 ${y - 3} L2 ${y + 3}`, 1.1, 'accent');
        else if (kind === 3) p.line([0, y - 3, 2.6, y + 2.5, -2.6, y + 2.5], 1);
        else p.dot(0, y, 1.8, 'accent');
      });
  }
  p.shape('M80 44 C92 44 92 58 86 62 L90 78 L70 78 L74 62 C68 58 68 44 80 44 Z', 'ink');
  p.line('M80 44 C92 44 92 58 86 62 L90 78 L70 78 L74 62 C68 58 68 44 80 44 Z', 1.6, 'accent');
};

/** Draws a keyhole with something behind it. Options: `eye`, `figure`. */
export const keyhole: Motif = (p, opts) => {
  const hole = 'M80 16 C106 16 112 50 96 62 L108 110 L52 110 L64 62 C48 50 54 16 80 16 Z';
  for (let k = 3; k > 0; k--)
    p.line((c) => c.ellipse(80, 60, 38 + k * 10, 48 + k * 9, 0, 0, Math.PI * 2), 0.9, 'light', 0.6 - k * 0.12);
  p.shape('M30 8 L130 8 L130 114 L30 114 Z', 'body', { a: 0.7 });
  p.shape(hole, opts[0] === 'eye' ? 'ink' : 'light');
  p.line(hole, 2, 'accent');
  p.inside(hole, () => {
    if (opts[0] === 'eye') {
      p.shape('M46 50 Q80 20 114 50 Q80 80 46 50 Z', 'light');
      p.shape('O 80 50 14', 'accent');
      p.dot(80, 50, 6.5, 'ink');
      p.dot(84, 46, 2.2, 'light');
    } else {
      p.glow(80, 60, 50, 'accent', 0.8);
      p.shape('M80 36 C87 36 88 48 83 51 C98 56 98 80 98 112 L62 112 C62 80 62 56 77 51 C72 48 73 36 80 36 Z', 'ink');
    }
  });
};

/** Draws a toll gate across a lit road, its arm down. */
export const toll: Motif = (p) => {
  p.shape('M70 58 L90 58 L150 126 L10 126 Z', 'dark');
  for (let k = 0; k < 5; k++)
    p.shape(
      [79 - k * 0.7, 64 + k * k * 3, 81 + k * 0.7, 64 + k * k * 3, 82 + k, 69 + k * k * 3.6, 78 - k, 69 + k * k * 3.6],
      'light',
      { edge: 0 },
    );
  p.glow(80, 56, 40, 'accent', 0.8);
  p.mirror(() => {
    p.shape([18, 20, 38, 20, 40, 112, 16, 112], 'body');
    p.shape(bar(21, 30, 14, 20), 'accent');
  });
  p.shape([10, 10, 150, 10, 146, 26, 14, 26], 'body');
  for (let i = 0; i < 5; i++)
    p.shape(bar(44 + i * 15, 14, 10, 8), i === 2 ? 'accent' : 'dark', {
      edge: 0.5,
    });
  p.shape([36, 74, 126, 68, 126, 76, 36, 82], 'light');
  for (let i = 0; i < 6; i++)
    p.shape(
      [
        42 + i * 14,
        73.6 - i * 0.93,
        49 + i * 14,
        73.1 - i * 0.93,
        46 + i * 14,
        81.3 - i * 0.93,
        39 + i * 14,
        81.8 - i * 0.93,
      ],
      'accent',
      { edge: 0 },
    );
};

/** Draws rings of hexagonal cells around a bright one. */
export const cells: Motif = (p) => {
  for (let from = 3; from >= 0; from--)
    for (let q = -from; q <= from; q++)
      for (let s = Math.max(-from, -q - from); s <= Math.min(from, -q + from); s++) {
        if (Math.max(Math.abs(q), Math.abs(s), Math.abs(q + s)) !== from) continue;
        const x = 80 + (q + s / 2) * 21;
        const y = 60 + s * 18.2;
        p.shape(ring(x, y, 11.4 - from * 0.7, 6), from === 0 ? 'light' : from % 2 ? 'body' : 'dark', {
          a: 1 - from * 0.12,
        });
        if (from && p.r() < 0.55) p.line(ring(x, y, 5.5, 6), 0.9, 'accent');
      }
  p.glow(80, 60, 34, 'accent', 0.9);
};

/** Draws the shell game: three cups and a gem under one of them. */
export const cups: Motif = (p) => {
  p.shape('M-60 96 L220 96 L220 130 L-60 130 Z', 'dark');
  const cup = (x: number, y: number, turn: number): void =>
    p.at(x, y, 1, turn, () => {
      p.shape('M-12 -26 Q0 -32 12 -26 L20 16 Q0 24 -20 16 Z', 'body');
      p.shape('M3 -29 Q8 -29 12 -26 L20 16 Q14 20 6 20 Z', 'dark', { edge: 0.4 });
      p.line('M-14 -14 Q0 -8 14 -14', 1.6, 'accent');
    });
  p.glow(80, 88, 34, 'accent', 1);
  p.shape(ring(80, 90, 10, 4), 'accent');
  cup(38, 82, 0);
  cup(122, 82, 0);
  cup(84, 44, 0.5);
  p.line('M44 46 Q60 18 76 22 M116 46 Q112 28 104 26', 1.2, 'light', 0.8);
};

/** Draws a bioroid guard. Option: its model, `horn`, `blades` or `glyph`. */
export const bioroid: Motif = (p, opts) => {
  if (opts[0] === 'blades') {
    p.line('M10 118 L66 36 M150 118 L94 36', 5, 'dark');
    p.mirror(() => p.shape('M2 10 L14 4 L66 84 L60 92 Z', 'light'));
  }
  if (opts[0] === 'horn') p.mirror(() => p.shape('M66 34 C40 38 24 22 28 -2 C34 14 48 20 68 22 Z', 'light'));
  bust(p, ['bald', 'robot']);
  if (opts[0] === 'horn') {
    p.shape('M60 42 C58 22 70 16 80 14 C90 16 102 22 100 42 L90 36 L80 52 L70 36 Z', 'body');
    p.shape('M40 118 L40 92 Q80 76 120 92 L120 118 Z', 'accent', { a: 0.85 });
    p.line('M80 84 L80 118', 1.2);
  } else if (opts[0] === 'glyph') {
    for (let i = 0; i < 18; i++) {
      const x = p.r() < 0.5 ? p.r.in(14, 46) : p.r.in(112, 144);
      const y = p.r.in(12, 100);
      p.line(
        p.r.pick([
          [x, y, x + 5, y, x + 5, y + 5],
          [x, y, x, y + 6, x + 4, y + 6],
          [x, y, x + 5, y + 5, x, y + 5],
        ]),
        1,
        'accent',
        0.8,
      );
    }
  } else if (opts[0] === 'blades') p.line('M80 12 L80 34', 3, 'accent');
};
