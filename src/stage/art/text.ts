import { drawnDirection } from '../../i18n/foreign.ts';
import { language, localDigits } from '../../i18n/index.ts';
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
 * none does, lines too long for the last size are cut with an ellipsis. Sets the context to the direction of the text.
 */
export function fit(
  c: Ctx,
  text: string,
  name: FontName,
  width: number,
  rows: number,
  sizes: readonly [number, ...number[]],
): Fitted {
  c.direction = drawnDirection(text, language().dir);
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
    const letters = Array.from(segmenter('grapheme').segment(line), ({ segment }) => segment);
    while (letters.length > 1 && c.measureText(`${letters.join('')}…`).width > room) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  });
  return { lines, px, width };
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const { tag } = language();
  const known = segmenters.get(`${tag} ${granularity}`) ?? new Intl.Segmenter(tag, { granularity });
  segmenters.set(`${tag} ${granularity}`, known);
  return known;
}

/** Closing punctuation, which must not begin a line, and small Japanese letters that belong to the one before. */
const NOT_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]/u;

/** Splits a text where a line may end: after spaces; in scripts without them, between words. */
function pieces(text: string): string[] {
  if (!UNSPACED.test(text)) return text.match(/\S+\s*/g) ?? [];
  const found: string[] = [];
  for (const { segment } of segmenter('word').segment(text)) {
    const joins =
      found.length > 0 && (/^\s/.test(segment) || NOT_FIRST.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(found.at(-1)!));
    if (joins) found[found.length - 1] += segment;
    else found.push(segment);
  }
  return found;
}

function wrap(c: Ctx, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && c.measureText((line + piece).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  if (line !== '') lines.push(line.trimEnd());
  return lines;
}

/** Draws a number or word with its centre at (x, y). */
export function centred(c: Ctx, word: string, x: number, y: number, name: FontName, px: number, colour: string): void {
  const text = localDigits(word);
  setFont(c, name, px);
  c.direction = drawnDirection(text, language().dir);
  c.textAlign = 'center';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colour;
  // Capitals and digits of these fonts are 0.7 em high.
  c.fillText(text, x, y + px * 0.35);
}
