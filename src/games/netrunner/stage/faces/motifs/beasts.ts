import type { Motif } from './motif.ts';
import { ring } from '../../../../../stage/art/strokes.ts';

/** Draws an insect seen from above. Options: `beetle`, `tick`, `ant`, `fly`. */
export const bug: Motif = (p, opts) => {
  const kind = opts[0] ?? 'beetle';
  p.mirror(() => {
    const legs =
      kind === 'ant'
        ? 'M80 52 L58 40 L44 22 M80 56 L54 56 L36 66 M80 62 L60 72 L46 98'
        : 'M76 48 L52 36 L44 18 M74 62 L46 62 L34 76 M76 76 L54 88 L48 110';
    p.line(legs, 2.2, 'accent');
    p.line('M77 24 Q70 10 56 6', 1.4, 'accent');
  });
  if (kind === 'ant') {
    p.shape('M80 66 C96 68 98 98 80 108 C62 98 64 68 80 66 Z', 'body');
    p.shape('O 80 56 9', 'body');
    p.shape('M80 18 C94 18 94 40 80 44 C66 40 66 18 80 18 Z', 'body');
    p.line('M72 22 L66 12 L76 16 M88 22 L94 12 L84 16', 1.4);
    return;
  }
  if (kind === 'fly')
    p.mirror(() => {
      p.shape('M78 40 C60 30 24 40 14 74 C20 92 50 88 78 52 Z', 'light', { a: 0.75 });
      p.line('M76 44 C56 44 34 56 18 74 M76 48 C60 56 44 70 34 84', 0.8);
    });
  p.shape('M80 14 C90 14 92 26 88 32 L72 32 C68 26 70 14 80 14 Z', 'dark');
  if (kind === 'tick') {
    p.shape('M80 30 C112 32 114 92 80 108 C46 92 48 32 80 30 Z', 'body');
    for (let i = 0; i < 3; i++) p.line(`O 80 ${66 + i * 3} ${26 - i * 8}`, 1, i ? 'light' : 'accent');
    p.glow(80, 70, 24, 'accent', 0.7);
  } else {
    p.shape('M80 32 C104 32 106 52 104 72 C102 94 92 106 80 110 C68 106 58 94 56 72 C54 52 56 32 80 32 Z', 'body');
    p.line('M80 46 L80 110 M57 46 Q80 56 103 46', 1.5);
    p.mirror(() => p.line('M74 54 Q64 72 74 98', 0.9, 'light', 0.7));
    p.shape('O 92 66 5', 'accent');
    p.shape('O 68 66 5', 'accent');
  }
};

/** Draws many small ants on their paths. */
export const colony: Motif = (p) => {
  const ways = ['M10 96 Q50 60 80 64 Q120 68 150 24', 'M22 14 Q40 50 80 64 Q110 80 148 106', 'M80 64 Q78 96 60 118'];
  for (const way of ways) p.line(way, 1, 'dark');
  p.shape(ring(80, 62, 25, 6, 0.2), 'dark');
  for (let i = 0; i < 15; i++) {
    const a = i * 2.4;
    const d = 16 + i * 3.3;
    p.at(80 + Math.cos(a) * d, 62 + Math.sin(a) * d * 0.8, 0.19, a + 0.8, () =>
      p.at(-80, -60, 1, 0, () => bug(p, ['ant'])),
    );
  }
  p.at(80, 62, 0.42, 0.5, () => p.at(-80, -60, 1, 0, () => bug(p, ['ant'])));
};

/** Draws a raven of angular planes, from below, with its wings spread. */
export const raven: Motif = (p) => {
  p.mirror(() => {
    p.shape('M78 44 L54 24 L12 20 L22 34 L4 42 L20 52 L10 64 L30 66 L28 80 L48 76 L76 80 Z', 'body');
    p.shape('M78 44 L54 24 L12 20 L46 42 Z', 'dark', { edge: 0.6 });
    p.line('M22 34 L56 48 M20 52 L60 60 M30 66 L66 70', 0.8);
    p.shape('M74 84 L60 112 L72 106 L80 116 Z', 'dark', { edge: 0.7 });
  });
  p.shape('M80 34 L92 50 L90 78 L80 96 L70 78 L68 50 Z', 'body');
  p.shape('M70 40 L72 22 L84 14 L94 22 L92 38 L82 46 Z', 'body');
  p.shape('M74 20 L50 18 L72 30 Z', 'light');
  p.glow(82, 25, 14, 'accent', 1);
  p.dot(82, 25, 2.8, 'accent');
};

/** Draws a fish. Options: `shark`, `shoal` (many fish, one in another colour), `squid`. */
export const fish: Motif = (p, opts) => {
  if (opts[0] === 'squid') {
    p.mirror(() => {
      for (let i = 0; i < 4; i++)
        p.line(
          `M${78 - i * 3} 66 C${74 - i * 10} 84 ${84 - i * 22} 92 ${68 - i * 12} ${114 - i * 5}`,
          2.6 - i * 0.3,
          i % 2 ? 'accent' : 'light',
        );
      p.shape('M72 30 L50 42 L72 46 Z', 'dark');
    });
    p.shape('M80 6 C92 20 96 46 92 68 L68 68 C64 46 68 20 80 6 Z', 'body');
    p.shape('O 72 60 4', 'light');
    p.shape('O 88 60 4', 'light');
    return;
  }
  const one = (tone: 'body' | 'accent'): void => {
    p.shape('M-34 0 C-18 -20 12 -18 26 -2 L44 -16 L40 2 L44 18 L26 4 C12 20 -18 18 -34 0 Z', tone);
    p.dot(-22, -3, 2.4, 'light');
    p.line('M-12 -10 Q-8 0 -12 10 M0 -8 L14 -2 M0 0 L16 2 M0 8 L12 6', 0.9);
  };
  if (opts[0] === 'shoal') {
    for (const [x, y, s] of [
      [46, 30, 0.55],
      [110, 28, 0.5],
      [122, 62, 0.6],
      [40, 92, 0.5],
      [108, 98, 0.55],
      [38, 60, 0.45],
    ] as const)
      p.at(x, y, s, p.r.in(-0.15, 0.15), () => one('body'));
    p.at(80, 62, 1, 0, () => p.at(0, 0, -1, Math.PI, () => one('accent')));
    return;
  }
  p.shape('M14 84 C40 52 78 46 104 58 L140 38 L132 66 L144 84 L112 74 C84 92 50 98 14 84 Z', 'body');
  p.shape('M66 52 L82 22 L92 54 Z', 'body');
  p.shape('M72 88 L82 108 L90 82 Z', 'dark');
  p.line('M16 84 L44 82 L40 76 L36 83 L32 77 L28 84 L23 79', 1.4);
  p.dot(40, 68, 3, 'light');
  p.line('M56 66 Q60 74 56 84 M62 65 Q66 74 62 84', 1);
  p.line('M60 -20 L60 26 C60 40 42 38 44 26 L50 30', 2, 'accent');
};

/** Draws a coiled serpent. Options: `hydra` (many heads), `wyrm` (horned, open-mouthed). */
export const serpent: Motif = (p, opts) => {
  const head = (x: number, y: number, s: number, turn: number): void =>
    p.at(x, y, s, turn, () => {
      p.shape('M-8 14 L-12 0 L-6 -14 L8 -22 L30 -16 L34 -9 L16 -6 L30 2 L26 9 L8 12 L2 20 Z', 'body');
      p.dot(9, -13, 2.8, 'accent');
      p.glow(9, -13, 11, 'accent', 0.8);
      p.line('M18 -6 L20 -1 M24 -8 L25 -3 M22 2 L21 -2', 1.2);
      if (opts[0] === 'wyrm') p.shape('M-4 -14 L-26 -30 L-8 -22 L-12 -40 L4 -21 Z', 'light');
    });
  if (opts[0] === 'hydra') {
    const necks: readonly (readonly [number, number, number])[] = [
      [34, 68, 0.62],
      [50, 34, 0.72],
      [80, 18, 0.8],
      [110, 34, 0.72],
      [126, 68, 0.62],
    ];
    for (const [x, y] of necks) {
      const way = `M80 126 C${80 + (x - 80) * 0.2} 96 ${80 + (x - 80) * 0.3} ${y + 34} ${x - Math.sign(x - 80) * 10} ${y + 8} Q${x - Math.sign(x - 80) * 4} ${y} ${x} ${y}`;
      p.line(way, 9.5, 'dark');
      p.line(way, 6, p.mode === 'print' ? 'body' : 'dark');
      p.line(way, 1.2, 'accent', 0.9);
    }
    for (const [x, y, s] of necks)
      p.at(x, y, 1, 0, () => {
        if (x < 80) p.c.scale(-1, 1);
        head(0, 4, s, x === 80 ? -0.9 : 0.1);
      });
    return;
  }
  const coil = 'M30 118 C8 84 50 70 78 84 C116 104 140 76 118 58 C98 42 60 60 56 38';
  p.line(coil, 17, 'dark');
  p.line(coil, 12.5, 'body', p.mode === 'glass' ? 0.6 : 1);
  p.line(coil, 7, 'dark', 0.5);
  p.line(coil, 1.4, 'accent');
  for (let i = 0; i < 14; i++) {
    const t = i / 13;
    p.dot(40 + t * 76 + Math.sin(t * 9) * 4, 80 + Math.sin(t * 5) * 12, 1.3, 'light', 0.6);
  }
  head(56, 34, 1.25, -0.15);
};

/** Draws a ram's head from the front, with coiled horns. */
export const ram: Motif = (p) => {
  p.mirror(() => {
    p.shape(
      'M70 38 C44 6 12 30 22 62 C28 86 56 84 54 64 C52 52 38 54 40 64 C30 58 34 36 52 42 C60 46 64 54 66 60 Z',
      'accent',
    );
    p.line('M34 34 L44 46 M24 52 L38 54 M26 72 L40 66 M42 80 L46 70', 1);
  });
  p.shape('M62 34 L98 34 L104 56 L94 92 L86 108 L74 108 L66 92 L56 56 Z', 'body');
  p.shape('M62 34 L80 44 L98 34 L90 26 L70 26 Z', 'light');
  p.line('M80 44 L80 92 M72 98 L76 102 M88 98 L84 102', 1.2);
  p.mirror(() => p.shape('M62 58 L74 62 L68 66 Z', 'light'));
};

/** Draws an open throat with rings of teeth. */
export const maw: Motif = (p) => {
  for (const [radius, n, tone] of [
    [48, 18, 'body'],
    [34, 14, 'dark'],
    [21, 11, 'accent'],
  ] as const) {
    p.shape(`O 80 60 ${radius}`, tone);
    for (let i = 0; i < n; i++)
      p.at(80, 60, 1, (i / n) * Math.PI * 2, () =>
        p.shape([-4, -radius + 1.5, 4, -radius + 1.5, 0, -radius + 12], 'light', { edge: 0.3 }),
      );
  }
  p.shape('O 80 60 9', 'ink');
  p.glow(80, 60, 22, 'accent', 0.8);
};

/** Draws a wolf's head of angular planes. */
export const wolf: Motif = (p) => {
  p.mirror(() => {
    p.shape('M80 40 L66 34 L46 8 L42 48 L26 66 L46 78 L56 96 L80 114 Z', 'body');
    p.shape('M46 8 L66 34 L50 42 Z', 'dark');
    p.shape('M54 60 L72 66 L68 71 L58 68 Z', 'light', { edge: 0.5 });
    p.line('M80 40 L72 66 L74 92 M46 78 L72 66', 0.9);
  });
  p.shape('M70 92 L90 92 L84 101 L76 101 Z', 'ink');
  p.glow(64, 66, 12, 'accent', 0.9);
  p.glow(96, 66, 12, 'accent', 0.9);
};

/** Draws a rabbit's silhouette before a spiral. */
export const rabbit: Motif = (p) => {
  for (let k = 0; k < 9; k++) {
    const q = 54 * Math.pow(0.76, k);
    p.at(80, 60, 1, k * 0.34, () =>
      p.shape([-q, -q * 0.82, q, -q * 0.82, q, q * 0.82, -q, q * 0.82], k % 2 ? 'dark' : 'body', { a: 0.85 }),
    );
  }
  p.glow(80, 60, 26, 'accent', 1);
  p.shape(
    'M72 78 C62 70 66 58 74 58 C70 48 70 34 74 32 C80 32 80 48 79 56 C82 46 88 34 92 37 C94 42 88 52 84 60 C92 62 94 70 88 74 C90 78 88 82 82 82 Z',
    'light',
  );
};

/** Draws a swarm of small hexagons around a glowing core. Option: their number. */
export const swarm: Motif = (p, opts) => {
  const n = Number(opts[0] ?? 30);
  p.glow(80, 60, 50, 'accent', 0.5);
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996;
    const d = 7 + Math.sqrt(i) * 8.4;
    const size = 5.4 - i * 0.1;
    p.shape(
      ring(80 + Math.cos(a) * d * 1.12, 60 + Math.sin(a) * d * 0.92, size, 6, a),
      i % 4 === 0 ? 'accent' : 'body',
      { edge: 0.6 },
    );
  }
};

/** Draws a demon's mask with horns, tusks and wild hair. */
export const oni: Motif = (p) => {
  for (let i = 0; i < 17; i++) {
    const a = Math.PI * (1.02 + (i / 16) * 0.96) + p.r.in(-0.05, 0.05);
    const q = p.r.in(48, 66);
    p.shape(
      [
        80 + Math.cos(a - 0.13) * 28,
        62 + Math.sin(a - 0.13) * 28,
        80 + Math.cos(a) * q,
        66 + Math.sin(a) * q,
        80 + Math.cos(a + 0.13) * 28,
        62 + Math.sin(a + 0.13) * 28,
      ],
      'dark',
      { edge: 0.7 },
    );
  }
  p.shape('M80 30 C104 30 114 48 110 68 C107 92 94 110 80 112 C66 110 53 92 50 68 C46 48 56 30 80 30 Z', 'body');
  p.mirror(() => {
    p.shape('M68 34 L58 8 L76 30 Z', 'light');
    p.shape('M54 54 L76 62 L72 71 L60 67 Z', 'light');
    p.dot(68, 65, 2.4, 'ink');
    p.line('M52 48 L76 56', 2.4, 'accent');
    p.shape('M64 84 L70 100 L73 86 Z', 'light');
  });
  p.line('M76 74 Q80 80 84 74 M60 84 Q80 92 100 84', 1.6);
};

/** Draws a large tentacle with glowing suckers. */
export const tentacle: Motif = (p) => {
  const way = 'M140 130 C150 70 96 4 50 22 C14 38 30 92 66 86 C94 80 88 48 68 52';
  for (const [w, tone] of [
    [26, 'dark'],
    [20, 'body'],
  ] as const)
    p.line(way, w, tone, p.mode === 'glass' && tone === 'body' ? 0.55 : 1);
  p.line(way, 1.4, 'light');
  const at = (t: number): [number, number] => {
    const a = -0.5 - t * 5.4;
    const q = 58 - t * 44;
    return [76 + Math.cos(a) * q * 0.96, 62 + Math.sin(a) * q * 0.86];
  };
  for (let i = 0; i < 11; i++) {
    const [x, y] = at(i / 11);
    p.shape(`O ${x} ${y} ${6.4 - i * 0.36}`, 'accent', { edge: 0.7 });
    p.dot(x, y, 2.6 - i * 0.14, 'ink');
  }
};
