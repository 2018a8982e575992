/** Outlines that can be drawn at any size, written as SVG paths or polygons. */
import type { Ctx } from './types.ts';

/** An outline: a path in absolute SVG commands (M L C Q Z, and `O x y r` for a circle), a polygon, or a function that traces it. */
export type Trace = string | readonly number[] | ((c: Ctx) => void);

type Op = readonly [string, ...number[]];

const parsed = new Map<string, readonly Op[]>();

/** The commands of a path, each with its numbers. */
export function ops(path: string): readonly Op[] {
  const known = parsed.get(path);
  if (known) return known;
  const list = [...path.matchAll(/([MLCQZO])([^MLCQZO]*)/g)].map(([, letter, rest]): Op => [
    letter as string,
    ...(rest ?? '')
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
  ]);
  parsed.set(path, list);
  return list;
}

/** Adds an outline to the current path, with its x multiplied by `w` and its y by `h` (circles: by `w`). A polygon is closed. */
export function trace(c: Ctx, t: Trace, w = 1, h = 1): void {
  if (typeof t === 'function') return t(c);
  const scaled = (n: readonly number[]): number[] => n.map((v, i) => v * (i % 2 ? h : w));
  if (typeof t !== 'string') {
    const n = scaled(t);
    for (let i = 0; i + 1 < n.length; i += 2) c[i ? 'lineTo' : 'moveTo'](n[i]!, n[i + 1]!);
    return c.closePath();
  }
  for (const [letter, ...raw] of ops(t)) {
    const n = scaled(raw);
    const [a = 0, b = 0, d = 0] = n;
    if (letter === 'M') c.moveTo(a, b);
    else if (letter === 'Z') c.closePath();
    else if (letter === 'O') {
      c.moveTo(a + d, b);
      c.arc(a, b, d, 0, Math.PI * 2);
    } else if (letter === 'L') for (let i = 0; i + 1 < n.length; i += 2) c.lineTo(n[i]!, n[i + 1]!);
    else if (letter === 'Q')
      for (let i = 0; i + 3 < n.length; i += 4) c.quadraticCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!);
    else
      for (let i = 0; i + 5 < n.length; i += 6)
        c.bezierCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!, n[i + 4]!, n[i + 5]!);
  }
}
