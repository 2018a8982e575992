import type { Motif } from './motif.ts';
import type { Pen } from '../../../../../stage/art/pen.ts';
import { bar, ring } from '../../../../../stage/art/strokes.ts';

const HEAD = 'M80 24 C94 24 100 36 99 50 C98 64 91 78 80 80 C69 78 62 64 61 50 C60 36 66 24 80 24 Z';
const HALF = 'M80 24 C94 24 100 36 99 50 C98 64 91 78 80 80 C84 66 78 60 82 50 C85 42 78 34 80 24 Z';

/** Hairstyles and hats by name: outlines drawn behind (`b`) and in front of (`f`) the head. */
const hair: Record<string, { b?: string; f?: string; spikes?: boolean }> = {
  mohawk: {
    b: 'M66 30 L58 8 L70 16 L72 0 L80 12 L88 0 L90 16 L102 8 L94 30 Z',
    f: 'M72 30 L76 18 L80 34 L84 18 L88 30 L80 26 Z',
  },
  bob: {
    b: 'M80 14 C108 14 108 42 106 74 L96 78 L64 78 L54 74 C52 42 52 14 80 14 Z',
    f: 'M80 18 C98 18 101 34 101 48 C94 40 88 34 84 30 C76 40 66 42 59 48 C59 32 64 18 80 18 Z',
  },
  long: {
    b: 'M80 12 C110 12 108 44 112 80 C114 94 104 104 98 106 L62 106 C56 104 46 94 48 80 C52 44 50 12 80 12 Z',
    f: 'M80 17 C98 17 102 36 100 56 C96 44 92 32 80 30 C68 32 64 44 60 56 C58 36 62 17 80 17 Z',
  },
  bun: { b: 'O 80 12 11', f: 'M80 18 C98 18 102 34 100 46 C94 34 88 30 80 30 C72 30 66 34 60 46 C58 34 62 18 80 18 Z' },
  slick: { f: 'M59 46 C54 22 70 14 88 16 C102 18 103 34 101 46 C98 36 96 30 88 30 C76 30 64 30 59 46 Z' },
  crop: {
    f: 'M60 44 C56 20 72 13 84 15 L96 12 L95 20 L106 20 L100 30 C102 36 102 40 101 46 C96 34 88 38 82 30 C76 38 66 34 60 44 Z',
  },
  hood: {
    b: 'M80 6 C114 8 116 52 118 96 L42 96 C44 52 46 8 80 6 Z',
    f: 'M80 12 C104 12 106 48 104 84 C100 60 98 34 80 30 C62 34 60 60 56 84 C54 48 56 12 80 12 Z',
  },
  hat: {
    b: 'M38 36 C54 26 106 26 122 36 C110 46 50 46 38 36 Z',
    f: 'M56 34 C58 8 70 10 80 13 C90 10 102 8 104 34 C92 40 68 40 56 34 Z',
  },
  wide: {
    b: 'M22 40 C44 20 116 20 138 40 C112 50 48 50 22 40 Z',
    f: 'M54 36 C58 14 102 14 106 36 C92 42 68 42 54 36 Z',
  },
  feathers: {
    b: 'M80 20 L40 6 L52 24 L34 28 L52 38 L36 48 L56 50 L80 60 L104 50 L124 48 L108 38 L126 28 L108 24 L120 6 Z',
    f: 'M60 42 C60 24 70 18 80 18 C90 18 100 24 100 42 L80 34 Z',
  },
  afro: { b: 'O 80 34 35', f: 'M60 42 C60 24 100 24 100 42 C92 32 68 32 60 42 Z' },
  bald: {},
  topknot: { b: 'M76 20 L70 2 L90 2 L84 20 Z', f: 'M62 40 C62 20 98 20 98 40 C90 28 70 28 62 40 Z' },
};

/** Things worn on the face or head, by name; each draws itself on the bust. */
const gear: Record<string, (p: Pen) => void> = {
  none: (p) => {
    p.line('M66 50 L75 51 M85 51 L94 50', 1.6, 'light');
    p.line('M74 67 Q80 70 86 67', 1.2, 'light', 0.8);
  },
  goggles: (p) => {
    p.shape('M58 44 L102 44 L102 50 L58 50 Z', 'dark');
    for (const x of [70, 90]) {
      p.shape(`O ${x} 48 9`, 'dark');
      p.shape(`O ${x} 48 6`, 'accent');
      p.line(`M${x - 3} 47 L${x + 1} 44`, 1.2);
    }
  },
  headphones: (p) => {
    p.line('M58 48 C56 8 104 8 102 48', 3.2, 'accent');
    for (const x of [50, 98]) p.shape(bar(x, 40, 12, 22), 'accent');
    gear['none']?.(p);
  },
  visor: (p) => {
    p.shape('M58 43 L102 43 L99 57 L84 55 L80 52 L76 55 L61 57 Z', 'accent');
    p.line('M63 47 L82 47', 1.4);
  },
  glasses: (p) => {
    p.line('O 70 51 7.5', 1.6);
    p.line('O 90 51 7.5', 1.6);
    p.line('M77.5 50 L82.5 50', 1.6);
    p.line('M72 69 L88 69', 1.2, 'light', 0.8);
  },
  shades: (p) => {
    p.shape('M60 46 L78 46 L76 56 L64 56 Z', 'ink');
    p.shape('M82 46 L100 46 L96 56 L84 56 Z', 'ink');
    p.line('M60 46 L100 46', 1.4);
    p.line('M74 68 L86 67', 1.2, 'light', 0.8);
  },
  lips: (p) => {
    p.line('M65 51 Q70 47 76 51 M84 51 Q90 47 95 51', 1.5);
    p.shape('M72 68 Q77 64 80 66.5 Q83 64 88 68 Q80 75 72 68 Z', 'accent', { edge: 0.4 });
  },
  bearded: (p) => {
    p.shape('M59 50 C58 94 102 94 101 50 C96 64 88 62 80 62 C72 62 64 64 59 50 Z', 'dark');
    p.line('M73 70 L87 70', 1.4);
    p.shape('M60 44 L78 44 L76 54 L64 54 Z M82 44 L100 44 L96 54 L84 54 Z', 'ink');
    p.line('M60 44 L100 44', 1.4);
  },
  beard: (p) => {
    p.shape('M61 54 C62 92 98 92 99 54 C94 66 88 64 80 64 C72 64 66 66 61 54 Z', 'light', { edge: 0.5 });
    p.line('M66 49 L75 51 M85 51 L94 49', 1.8);
  },
  robot: (p) => {
    p.line('M80 24 L80 42 M62 44 L98 44 M68 44 L72 80 M92 44 L88 80 M72 66 L88 66', 0.8, 'light', 0.8);
    p.shape('O 70 51 4.4', 'accent');
    p.shape('O 90 51 4.4', 'accent');
    p.glow(70, 51, 13, 'accent', 0.8);
    p.glow(90, 51, 13, 'accent', 0.8);
    p.line('M70 80 L66 100 M76 81 L75 102 M84 81 L85 102 M90 80 L94 100', 1.2, 'accent');
  },
  circuit: (p) => {
    gear['none']?.(p);
    p.line('M99 44 L90 44 L86 40 L86 30 M98 58 L92 58 L88 62 L88 74 M100 50 L96 50', 1, 'accent');
    p.dot(86, 30, 1.8, 'accent');
    p.dot(88, 74, 1.8, 'accent');
  },
  mask: (p) => {
    p.shape('M60 52 L100 52 L96 76 L80 84 L64 76 Z', 'accent');
    p.line('M66 46 L75 47 M85 47 L94 46', 1.8);
    p.line('M70 64 L90 64 M72 70 L88 70', 0.9, 'light', 0.7);
  },
};

/** Draws a head and shoulders lit from one side. Options: a name from `hair`, then one from `gear`. */
export const bust: Motif = (p, opts) => {
  const style = hair[opts[0] ?? 'crop'] ?? {};
  const wear = gear[opts[1] ?? 'none'] ?? gear['none'];
  const lean = p.r.in(-3, 3);
  p.at(lean, 10, 1, 0, () => {
    if (style.b) p.shape(style.b, 'dark');
    p.shape('M22 124 C24 104 44 96 70 88 L70 72 L90 72 L90 88 C116 96 136 104 138 124 Z', 'body');
    p.shape('M70 88 L80 104 L90 88 L96 91 L84 124 L76 124 L64 91 Z', 'dark', { edge: 0.7 });
    p.shape(HEAD, p.mode === 'glass' ? 'body' : 'light');
    p.shape(HALF, p.mode === 'print' ? 'body' : 'dark', { edge: 0, a: p.mode === 'print' ? 1 : 0.75 });
    if (style.f) p.shape(style.f, 'dark');
    wear?.(p);
  });
};

const SIDE =
  'M58 118 L58 98 C44 90 38 74 40 54 C42 28 62 12 86 13 C108 14 120 30 119 48 L128 66 C129 70 126 71 121 71 L120 78 L122 82 L118 85 L119 92 C119 98 112 100 98 97 L98 118 Z';

/** Draws a head in profile with something inside it. Option: what it is (default `brain`). */
export const mind: Motif = (p, opts) => {
  p.shape(SIDE, 'body');
  const [x, y] = [78, 48];
  const what = opts[0] ?? 'brain';
  if (what === 'bolt') {
    p.glow(x, y, 36, 'accent', 0.8);
    p.shape('M88 16 L64 52 L78 52 L68 84 L100 42 L84 42 L94 16 Z', 'accent');
  } else if (what === 'eye') {
    p.shape('M50 48 Q78 22 106 48 Q78 74 50 48 Z', 'light');
    p.shape('O 78 48 11', 'accent');
    p.dot(78, 48, 5, 'ink');
  } else if (what === 'graph') {
    for (let i = 0; i < 7; i++)
      p.shape(
        [54 + i * 7.5, 72, 54 + i * 7.5, 72 - p.r.in(8, 40), 59 + i * 7.5, 72 - p.r.in(8, 40), 59 + i * 7.5, 72],
        i % 2 ? 'accent' : 'light',
        { edge: 0 },
      );
    p.line('M50 74 L108 74', 1.2);
  } else if (what === 'maze') {
    for (let k = 0; k < 5; k++) {
      const a = p.r() * 6;
      p.line((c) => c.arc(x, y, 6 + k * 6, a, a + 5), 2.2, k % 2 ? 'accent' : 'light');
    }
  } else if (what === 'stars') {
    let last: [number, number] | null = null;
    for (let i = 0; i < 9; i++) {
      const q: [number, number] = [x + p.r.in(-28, 28), y + p.r.in(-24, 24)];
      if (last) p.line([...last, ...q], 0.7, 'accent');
      p.dot(q[0], q[1], p.r.in(1.2, 3.2), 'light');
      last = q;
    }
    p.glow(x, y, 34, 'accent', 0.5);
  } else if (what === 'gears') {
    for (const [gx, gy, radius] of [
      [70, 40, 15],
      [94, 56, 11],
    ] as const) {
      p.shape(ring(gx, gy, radius, 10, p.r(), radius * 0.78), 'accent');
      p.dot(gx, gy, radius * 0.36, 'ink');
    }
  } else brain(p, []);
};

/** Draws a brain from the side, its lobes as coils. */
export const brain: Motif = (p, opts) => {
  const big = opts[0] === 'big' ? 1.5 : 1;
  p.at(78, 47, big, 0, () => {
    p.shape(
      'M-30 6 C-36 -14 -18 -28 -2 -26 C14 -32 34 -18 32 2 C32 14 22 20 10 18 C4 24 -4 24 -8 18 C-20 22 -28 16 -30 6 Z',
      'accent',
    );
    p.line(
      'M-24 4 C-20 -8 -10 -4 -12 4 C-14 12 -22 12 -24 4 M-16 -18 C-6 -22 0 -12 -6 -8 M2 -24 C0 -14 10 -12 12 -18 M-4 2 C4 -6 14 -2 10 6 C8 12 0 12 -2 8 M16 -10 C26 -14 30 -2 22 2 M14 14 C22 14 26 8 24 6',
      1.3,
      p.mode === 'glass' || p.mode === 'engrave' ? 'light' : 'ink',
    );
  });
};

function standing(p: Pen, x: number, y: number, h: number, kind: string): void {
  p.at(x, y, h / 100, 0, () => {
    if (kind === 'coat')
      p.shape('M-8 -88 L-20 -78 L-26 -30 L-30 0 L-6 0 L0 -30 L6 0 L30 0 L26 -30 L20 -78 L8 -88 Z', 'body');
    else if (kind === 'guard') {
      p.shape(
        'M-9 -86 L-24 -82 L-22 -44 L-14 -42 L-15 0 L-3 0 L0 -36 L3 0 L15 0 L14 -42 L22 -44 L24 -82 L9 -86 Z',
        'body',
      );
      p.shape('M-20 -60 L26 -68 L27 -63 L-6 -54 L-8 -44 L-13 -44 Z', 'dark');
    } else
      p.shape(
        'M-8 -87 L-19 -82 L-17 -46 L-11 -44 L-13 0 L-3 0 L0 -40 L3 0 L13 0 L11 -44 L17 -46 L19 -82 L8 -87 Z',
        'body',
      );
    if (kind === 'suit') p.shape('M-3 -86 L0 -62 L3 -86 Z', 'light', { edge: 0 });
    p.shape(
      kind === 'guard' ? 'M-9 -90 L-9 -100 Q0 -110 9 -100 L9 -90 L5 -86 L-5 -86 Z' : 'O 0 -96 9',
      kind === 'guard' ? 'dark' : 'body',
    );
    if (kind === 'guard') p.line('M-7 -96 L7 -96', 2.2, 'accent');
    if (kind === 'coat') p.shape('M-16 -100 L16 -100 L9 -103 L8 -112 L-8 -112 L-9 -103 Z', 'dark');
  });
}

/** Draws one person standing. Options: `coat`, `guard` or `suit`, then what is behind: `door`, `shadow` or `beam`. */
export const figure: Motif = (p, opts) => {
  if (opts[1] === 'door') {
    p.shape('M54 112 L54 12 L106 12 L106 112 Z', 'light', { edge: 0 });
    p.shape('M54 112 L20 124 L140 124 L106 112 Z', 'accent', { edge: 0, a: 0.5 });
  } else if (opts[1] === 'shadow') {
    p.shape('M66 112 L80 100 L94 112 L170 124 L150 128 L10 128 Z', 'ink', { a: 0.75 });
    p.shape('M18 122 C26 60 44 18 80 10 C116 18 134 60 142 122 Z', 'dark', { a: 0.75 });
    p.glow(66, 40, 12, 'accent', 1);
    p.glow(94, 40, 12, 'accent', 1);
  } else if (opts[1] === 'beam') p.shape('M80 -10 L112 116 L48 116 Z', 'accent', { edge: 0, a: 0.45 });
  standing(p, 80, 114, opts[1] === 'shadow' ? 62 : 88, opts[0] ?? 'coat');
};

/** Draws several people in a row. Options: kind (as for `figure`), number, `one` to light the middle one. */
export const crowd: Motif = (p, opts) => {
  const n = Number(opts[1] ?? 5);
  for (const back of [true, false])
    for (let i = 0; i < n; i++) {
      const k = i - (n - 1) / 2;
      if ((Math.abs(k) % 2 === 1) !== back && n > 3) continue;
      const lit = opts[2] === 'one' && k === 0;
      if (lit) p.glow(80, 60, 50, 'accent', 0.9);
      standing(p, 80 + k * (104 / n), 114 - Math.abs(k) * 4, (back ? 76 : 86) - Math.abs(k) * 3, opts[0] ?? 'suit');
    }
};

/** Draws an open hand. Option: what is on the palm, `eye`, `chip` or `coin`. */
export const palm: Motif = (p, opts) => {
  p.shape(
    'M58 118 L56 92 C44 84 36 70 34 60 C34 54 42 52 46 60 L54 72 L52 26 C52 18 62 18 63 26 L66 58 L69 16 C70 8 80 8 80 16 L80 58 L86 18 C88 10 97 12 96 20 L92 62 L102 32 C105 25 113 28 111 36 L102 84 C100 94 96 98 96 104 L96 118 Z',
    'body',
  );
  if (opts[0] === 'eye') {
    p.shape('M58 82 Q76 62 94 82 Q76 100 58 82 Z', 'light');
    p.shape('O 76 82 7', 'accent');
    p.dot(76, 82, 3, 'ink');
  } else if (opts[0] === 'chip') {
    p.shape(bar(62, 68, 28, 28), 'accent');
    p.line('M68 68 L68 96 M76 68 L76 96 M84 68 L84 96', 0.8);
  } else if (opts[0] === 'coin') p.shape('O 76 82 13', 'accent');
};

/** Draws a raised fist. Option: `two` for two fists facing each other. */
export const fist: Motif = (p, opts) =>
  p.at(80, 60, opts[0] === 'two' ? 0.82 : 1, 0, () => {
    const draw = (x: number): void =>
      p.at(x, 0, 1, 0, () => {
        p.shape(
          'M-20 60 L-18 24 C-28 16 -30 0 -26 -12 L-26 -26 C-26 -34 -14 -34 -14 -26 C-14 -36 -1 -36 -1 -27 C-1 -36 12 -35 12 -26 C13 -33 25 -32 25 -24 L25 6 C25 18 20 22 18 28 L20 60 Z',
          'body',
        );
        p.line('M-14 -26 L-14 -6 M-1 -26 L-1 -6 M12 -26 L12 -6', 1.3);
        p.line('M-26 -4 C-16 2 4 -2 10 4 C14 10 8 16 -4 12', 1.4);
      });
    if (opts[0] === 'two') {
      draw(-32);
      draw(32);
      p.glow(0, -6, 22, 'accent', 0.9);
    } else draw(0);
  });
