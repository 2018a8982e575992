import { fonts } from '../theme.ts';
import type { Ctx } from './types.ts';

export type FontName = keyof typeof fonts;

/** Sets the context's font. `px` in the context's units. */
export function setFont(c: Ctx, name: FontName, px: number): void {
  c.font = `600 ${px}px ${fonts[name]}`;
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly px: number;
}

/**
 * Breaks a text into at most `rows` lines that fit the width, at the largest of the sizes that does; at the smallest, the
 * last line is cut with an ellipsis. A Japanese or other unspaced title is broken between characters.
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
    const lines = wrap(c, text, width);
    if (lines.length <= rows && lines.every((line) => c.measureText(line).width <= width)) return { lines, px };
  }
  const px = sizes[sizes.length - 1] ?? sizes[0];
  setFont(c, name, px);
  const lines = wrap(c, text, width).slice(0, rows);
  const cut = lines.map((line) => {
    let kept = line;
    while (kept.length > 1 && c.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
    return kept === line && c.measureText(line).width <= width ? line : `${kept}…`;
  });
  return { lines: cut, px };
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

/** Draws a figure or word centred on a point. */
export function centred(c: Ctx, text: string, x: number, y: number, name: FontName, px: number, colour: string): void {
  setFont(c, name, px);
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colour;
  // Capitals and figures of these faces are 0.7 em high.
  c.fillText(text, x, y + px * 0.35);
}
