/**
 * The colours and fonts that all games share, for the drawn table and, through `vite/styles-plugin.ts`, for the styles of the page.
 * Those of a game's own seats and things are in that game's stage.
 */

/** Colours of surfaces, lines, text and signals, `#rrggbb`. */
export const colours = {
  /** Backgrounds of page and table, darkest first. */
  ink0: '#060a14',
  ink1: '#0b1222',
  ink2: '#121c33',
  ink3: '#1c2a49',
  /** Thin lines, as on a blueprint. No meaning may depend on them alone. */
  line: '#34476f',
  lineStrong: '#6078a8',
  /** Text: each colour has a contrast of at least 4.5:1 on ink0 to ink3. */
  paper: '#eef3fb',
  paperDim: '#b9c6de',
  paperFaint: '#93a4c4',
  danger: '#ff6b57',
  good: '#3fd6a6',
  gold: '#f4d35e',
  /** the background of what is chosen or lit */
  coolDeep: '#0d3346',
  focus: '#ffffff',
} as const;

/** Converts a colour `#rrggbb` to a number, for tinting pieces. */
export const tintOf = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/**
 * Accent colours of the table's backdrop, `#rrggbb`. `warm` and `cool` contrast, so a game may use one for each of two sides. `line` is the
 * line of light on the backdrop's floor.
 */
export const lights = { warm: '#f2a541', cool: '#4cd7f0', line: '#f26bc0' } as const;

/** The colours of the page, `#rrggbb`; the styles know `ink0` as `--ink-0`. */
export const pageColours = {
  ...colours,
  warm: lights.warm,
  /** a paler `warm`, for text on the drawn table */
  warmPale: '#f7c583',
  cool: lights.cool,
  magenta: lights.line,
  dangerDeep: '#2b1216',
} as const;

/** A seat's colours on the page, `#rrggbb`: the one of its text and lines (`text`), and the dark background behind them (`deep`). */
export interface SeatPageColours {
  readonly text: string;
  readonly deep: string;
}

/**
 * CSS font stacks: `text` for running text, `label` for cards and buttons (and as the bold of `text`), `display` for titles and numbers.
 */
export const fonts = {
  text: '"Icebreak Text", "Segoe UI", "Noto Sans", sans-serif',
  label: '"Icebreak Label", "Arial Narrow", "Noto Sans", sans-serif',
  display: '"Icebreak Display", "Icebreak Label", "Noto Sans", sans-serif',
} as const;
