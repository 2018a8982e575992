import { fonts } from '../theme.ts';
import type { Ctx } from './types.ts';

export type FontName = keyof typeof fonts;

/** Sets a canvas context's font, always semi-bold. `px`: font size in the context's units. */
export function setFont(c: Ctx, name: FontName, px: number): void {
  c.font = `600 ${px}px ${fonts[name]}`;
}

/** How far a line may be squeezed before a smaller font size is tried: to this share of its width. */
const SQUEEZE = 0.85;

/** A text broken into lines by `fit`. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly px: number;
  /** The width available to every line. Pass it to `fillText`, which squeezes longer lines to fit. */
  readonly width: number;
}

/**
 * Breaks a text into at most `rows` lines that fit the width, in the largest of the font sizes `sizes` (largest first) that allows it. If
 * none does, lines too long for the last size are cut with an ellipsis. Japanese or Chinese text without spaces is broken between
 * characters.
 */
export function fit(
  c: Ctx,
  text: string,
  name: FontName,
  width: number,
  rows: number,
  sizes: readonly [number, ...number[]],
): Fitted {
  for (const px of sizes) {
    setFont(c, name, px);
    for (const room of [width, width / SQUEEZE]) {
      const lines = wrap(c, text, room);
      if (lines.length <= rows && lines.every((line) => c.measureText(line).width <= room)) return { lines, px, width };
    }
  }
  const px = sizes[sizes.length - 1] ?? sizes[0];
  setFont(c, name, px);
  const room = width / SQUEEZE;
  const all = wrap(c, text, room);
  const kept = all.slice(0, rows);
  if (all.length > rows) kept[rows - 1] = `${kept[rows - 1] ?? ''} ${all[rows] ?? ''}`;
  const lines = kept.map((line) => {
    if (c.measureText(line).width <= room) return line;
    let short = line;
    while (short.length > 1 && c.measureText(`${short}…`).width > room) short = short.slice(0, -1);
    return `${short.trimEnd()}…`;
  });
  return { lines, px, width };
}

function wrap(c: Ctx, text: string, width: number): string[] {
  const spaced = text.includes(' ');
  const parts = spaced
    ? text.split(' ')
    : c.measureText(text).width > width && /[\u3040-\u9fff]/.test(text)
      ? [...text]
      : [text];
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    const longer = line ? `${line}${spaced ? ' ' : ''}${part}` : part;
    if (line && c.measureText(longer).width > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}

/** Draws a number or word with its centre at (x, y). */
export function centred(c: Ctx, text: string, x: number, y: number, name: FontName, px: number, colour: string): void {
  setFont(c, name, px);
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colour;
  // Capitals and digits of these fonts are 0.7 em high.
  c.fillText(text, x, y + px * 0.35);
}
