/**
 * The one art direction of the house: a printed blueprint under neon glass. Deep ink below, the Corp warm and angular,
 * the Runner cool and round; a faction is a mark first and a hue second. `src/hud/styles/base.css` carries the same
 * tokens for HTML (a test compares the two).
 */

/** Every surface, line and text colour that is not a faction's. `#rrggbb`. */
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
  corp: '#f2a541',
  corpDeep: '#3a2413',
  corpInk: '#150f12',
  runner: '#4cd7f0',
  runnerDeep: '#0d3346',
  runnerInk: '#07121f',
  /** The Runner's second voice: the line of light. */
  magenta: '#f26bc0',
  credit: '#f4d35e',
  click: '#8fd8ff',
  danger: '#ff6b57',
  good: '#3fd6a6',
  focus: '#ffffff',
} as const;

/** One faction's colours, `#rrggbb`: `hue` is its voice; a picture answers it with one of `seconds` over one of `deeps`. */
export interface FactionColours {
  readonly hue: string;
  readonly seconds: readonly [string, ...string[]];
  readonly deeps: readonly [string, ...string[]];
}

/** By faction code. Lightness differs as well as hue, so that they hold in every kind of colour sight. */
export const factions: Readonly<Record<string, FactionColours>> = {
  'haas-bioroid': {
    hue: '#f0a03c',
    seconds: ['#ffe6b8', '#8fd6d2', '#ff8a5c'],
    deeps: ['#4a2a10', '#3a1f2e', '#17323a'],
  },
  jinteki: { hue: '#f4593f', seconds: ['#ffd0a6', '#ffb93c', '#8fe0c6'], deeps: ['#4d1218', '#42143a', '#123136'] },
  nbn: { hue: '#f5d63d', seconds: ['#ff8f5c', '#fff3c4', '#7fd9e6'], deeps: ['#4c3a08', '#4a1f2b', '#1b2f4a'] },
  weyland: {
    hue: '#a8b866',
    seconds: ['#f3dfa4', '#ff9a4d', '#d9f0c0'],
    deeps: ['#2a331a', '#3d2418', '#14332f'],
  },
  'neutral-corp': {
    hue: '#d3b68c',
    seconds: ['#f7ead2', '#f2a541', '#9fd0d8'],
    deeps: ['#3a2c20', '#2b2438', '#20343a'],
  },
  anarch: { hue: '#f0609f', seconds: ['#ffb36b', '#7fe3ff', '#ffe27a'], deeps: ['#451036', '#2a1350', '#101f4d'] },
  criminal: { hue: '#5c9dff', seconds: ['#8cecff', '#ff9ad5', '#c9b8ff'], deeps: ['#10275a', '#2a1a58', '#0a3a4a'] },
  shaper: { hue: '#2fd0a4', seconds: ['#a9f0ff', '#ff9ccf', '#e4f59a'], deeps: ['#073f42', '#15265c', '#2d1a56'] },
  'neutral-runner': {
    hue: '#9db9de',
    seconds: ['#7be4ff', '#f29ad6', '#d8f3ff'],
    deeps: ['#1b2f4e', '#2f2058', '#0b3a4c'],
  },
  adam: { hue: '#c5b4ff', seconds: ['#fff1c9', '#8cecff'], deeps: ['#2b2360', '#12304f'] },
  apex: { hue: '#ff7d8f', seconds: ['#c9f0ff', '#ffd27d'], deeps: ['#3c0f26', '#1e174a'] },
  sunny: { hue: '#8fd455', seconds: ['#fff0a3', '#8cecff'], deeps: ['#17401f', '#12304f'] },
};

/** A faction's code in short: the card list's `weyland-consortium` and `sunny-lebeau` are our `weyland` and `sunny`. */
export function factionCode(faction: string): string {
  return faction.replace(/-(consortium|lebeau)$/, '');
}

/** A faction's colours; an unknown faction speaks in its side's. */
export function factionColours(faction: string, seat: 'corp' | 'runner'): FactionColours {
  const known = factions[factionCode(faction)];
  if (known) return known;
  return seat === 'corp'
    ? { hue: colours.corp, seconds: [colours.paper], deeps: [colours.corpDeep] }
    : { hue: colours.runner, seconds: [colours.paper], deeps: [colours.runnerDeep] };
}

/**
 * CSS font stacks. `text` reads, `label` stands on cards and buttons (also the bold of `text`), `display` is for titles
 * and figures.
 */
export const fonts = {
  text: '"Icebreak Text", "Segoe UI", "Noto Sans", sans-serif',
  label: '"Icebreak Label", "Arial Narrow", "Noto Sans", sans-serif',
  display: '"Icebreak Display", "Icebreak Label", "Noto Sans", sans-serif',
} as const;

/** Sizes in CSS px that the table is laid out with at 1280×720. */
export const cardSize = { w: 84, h: 117 } as const;
export const iceSize = { w: 110, h: 64 } as const;

/**
 * Asks for the three faces before a texture is baked with them. Takes `document.fonts`; settles (never rejects) when they
 * are there or could not be had, in which case the stacks above fall back.
 */
export async function loadFonts(set: Pick<FontFaceSet, 'load'>): Promise<void> {
  const wanted = ['400 16px "Icebreak Text"', '600 16px "Icebreak Label"', '600 16px "Icebreak Display"'];
  await Promise.allSettled(wanted.map((font) => set.load(font, 'Aé0')));
}
