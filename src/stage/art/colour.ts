/** Colour arithmetic. A colour is `#rrggbb` unless stated otherwise. */

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function hex(c: Rgb): string {
  return `#${c
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes two colours; `t`: 0 (all `from`) to 1 (all `to`). */
export function mix(from: string, to: string, t: number): string {
  const a = rgb(from);
  const b = rgb(to);
  return hex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** Returns a colour with an opacity of 0…1, as CSS `rgba(…)`. */
export function alpha(colour: string, a: number): string {
  const [r, g, b] = rgb(colour);
  return `rgba(${r},${g},${b},${Math.round(a * 1000) / 1000})`;
}

/** Returns a colour with its hue rotated by some degrees; its lightness stays about the same. */
export function turn(colour: string, degrees: number): string {
  const [r, g, b] = rgb(colour);
  const t = (degrees * Math.PI) / 180;
  const c = Math.cos(t);
  const s = Math.sin(t);
  // The luminance-preserving hue rotation of the SVG filter specification.
  return hex([
    r * (0.213 + c * 0.787 - s * 0.213) + g * (0.715 - c * 0.715 - s * 0.715) + b * (0.072 - c * 0.072 + s * 0.928),
    r * (0.213 - c * 0.213 + s * 0.143) + g * (0.715 + c * 0.285 + s * 0.14) + b * (0.072 - c * 0.072 - s * 0.283),
    r * (0.213 - c * 0.213 - s * 0.787) + g * (0.715 - c * 0.715 + s * 0.715) + b * (0.072 + c * 0.928 + s * 0.072),
  ]);
}

function channel(v: number): number {
  const s = v / 255;
  return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
}

/** Returns the WCAG contrast ratio of two colours, 1…21. */
export function contrast(a: string, b: string): number {
  const light = (c: string): number => {
    const [r, g, bl] = rgb(c);
    return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(bl);
  };
  const [hi, lo] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}
