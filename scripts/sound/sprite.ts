import { RATE, type Wave } from './dsp.ts';
import type { Family } from './families.ts';
import { render, type Recipe } from './recipe.ts';

/** Silence after each cue, seconds, so that a decoder's padding does not let one cue bleed into the next. */
export const GAP = 0.1;

/** The recipe of a game's cue. @throws Error if it has none. */
export function recipeOf({ recipes }: Pick<Family, 'recipes'>, cue: string): Recipe {
  const recipe = recipes[cue];
  if (!recipe) throw new Error(`no recipe for the cue "${cue}"`);
  return recipe;
}

/** A finished cue. */
export interface Rendered {
  readonly cue: string;
  /** Start in the sprite, whole milliseconds. */
  readonly offset: number;
  /** Length, whole milliseconds. */
  readonly duration: number;
  readonly wave: Wave;
}

/** Makes every cue of a game and places it in the sprite. The same source always gives the same sprite. */
export function renderAll(family: Family): Rendered[] {
  let offset = 0;
  return Object.entries(family.recipes).map(([cue, recipe]) => {
    const wave = render(recipe);
    const duration = Math.round((wave.length / RATE) * 1_000);
    const made: Rendered = { cue, offset, duration, wave };
    offset += duration + Math.round(GAP * 1_000);
    return made;
  });
}

/** The sprite as a 16-bit mono WAV file. */
export function toWav(cues: readonly Rendered[]): Buffer {
  const last = cues.at(-1);
  const length = last ? Math.round(((last.offset + last.duration) / 1_000 + GAP) * RATE) : 0;
  const samples = new Int16Array(length);
  for (const { offset, wave } of cues) {
    const start = Math.round((offset / 1_000) * RATE);
    wave.forEach((x, i) => {
      samples[start + i] = Math.round(Math.max(-1, Math.min(1, x)) * 32_767);
    });
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(length * 2, 40);
  const body = Buffer.alloc(length * 2);
  samples.forEach((x, i) => body.writeInt16LE(x, i * 2));
  return Buffer.concat([head, body]);
}

/** The text of a game's `sound/sprite.json`: [start, length] of each cue in milliseconds. */
export function toPlaces(cues: readonly Rendered[]): string {
  const rows = cues.map(({ cue, offset, duration }) => `  "${cue}": [${offset}, ${duration}]`);
  return `{\n${rows.join(',\n')}\n}\n`;
}
