/**
 * The look that all games share: a printed blueprint under neon glass. `src/hud/styles/base.css` carries the same tokens for HTML (a
 * test compares the two). What a game's sides and things look like stands in that game's stage.
 */

/** Surfaces, lines, text and signals, `#rrggbb`. */
export const colours = {
  /** The page and the table, darkest first. */
  ink0: '#060a14',
  ink1: '#0b1222',
  ink2: '#121c33',
  ink3: '#1c2a49',
  /** Hairlines of the blueprint, never the only carrier of a meaning. */
  line: '#34476f',
  lineStrong: '#6078a8',
  /** Text: on ink0 to ink3 each is at least 4.5:1. */
  paper: '#eef3fb',
  paperDim: '#b9c6de',
  paperFaint: '#93a4c4',
  danger: '#ff6b57',
  good: '#3fd6a6',
  focus: '#ffffff',
} as const;

/** The lights of pictures, `#rrggbb`: a warm and a cool one that answer each other, and the line of light between them. */
export const lights = { warm: '#f2a541', cool: '#4cd7f0', line: '#f26bc0' } as const;

/**
 * CSS font stacks. `text` reads, `label` stands on cards and buttons (also the bold of `text`), `display` is for titles
 * and figures.
 */
export const fonts = {
  text: '"Icebreak Text", "Segoe UI", "Noto Sans", sans-serif',
  label: '"Icebreak Label", "Arial Narrow", "Noto Sans", sans-serif',
  display: '"Icebreak Display", "Icebreak Label", "Noto Sans", sans-serif',
} as const;

/**
 * Asks for the three faces before a texture is baked with them. Takes `document.fonts`; settles (never rejects) when they
 * are there or could not be had, in which case the stacks above fall back.
 */
export async function loadFonts(set: Pick<FontFaceSet, 'load'>): Promise<void> {
  const wanted = ['400 16px "Icebreak Text"', '600 16px "Icebreak Label"', '600 16px "Icebreak Display"'];
  await Promise.allSettled(wanted.map((font) => set.load(font, 'Aé0')));
}
