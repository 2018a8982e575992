/**
 * Netrunner's colours, added to the shared ones: the Corp is warm and angular, the Runner cool and round; a faction is recognized by its
 * mark first and its hue second.
 */
import { type SeatPageColours, colours as shell, lights } from '../../../stage/theme.ts';

/** All colours of surfaces, lines and text except those of factions, as `#rrggbb`. */
export const colours = {
  ...shell,
  corp: lights.warm,
  corpDeep: '#3a2413',
  corpInk: '#150f12',
  runner: lights.cool,
  runnerDeep: shell.coolDeep,
  runnerInk: '#07121f',
  /** The Runner's second colour, used for glowing lines. */
  magenta: lights.line,
  credit: shell.gold,
  click: '#8fd8ff',
} as const;

/** Each seat's colours on HTML pages, outside the drawn table. */
export const seatPageColours: Readonly<Record<'corp' | 'runner', SeatPageColours>> = {
  corp: { text: colours.corp, deep: colours.corpDeep },
  runner: { text: colours.runner, deep: colours.runnerDeep },
};
/** Netrunner's own colours on HTML pages, in addition to those that all games share. */
export const pageColours = {
  corp: colours.corp,
  corpDeep: colours.corpDeep,
  runner: colours.runner,
  runnerDeep: colours.runnerDeep,
  credit: colours.credit,
  click: colours.click,
} as const;

/**
 * A faction's colours, `#rrggbb`: the main hue, and second and dark tones, of which each of its pictures uses one each (`seconds`,
 * `deeps`).
 */
export interface FactionColours {
  readonly hue: string;
  readonly seconds: readonly [string, ...string[]];
  readonly deeps: readonly [string, ...string[]];
}

/** Colours by faction code. They differ in lightness as well as hue, so that people with any colour vision can tell them apart. */
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

/** Our short code for a faction: the card list's `weyland-consortium` and `sunny-lebeau` are `weyland` and `sunny` here. */
export function factionCode(faction: string): string {
  return faction.replace(/-(consortium|lebeau)$/, '');
}

/** A faction's colours; for an unknown faction, those of its side (Corp or Runner). */
export function factionColours(faction: string, seat: 'corp' | 'runner'): FactionColours {
  const known = factions[factionCode(faction)];
  if (known) return known;
  return seat === 'corp'
    ? { hue: colours.corp, seconds: [colours.paper], deeps: [colours.corpDeep] }
    : { hue: colours.runner, seconds: [colours.paper], deeps: [colours.runnerDeep] };
}

/** Size of a card's face in CSS px on a stage of 1280×720. */
export const cardSize = { w: 84, h: 117 } as const;
/** Height of the foot of an upright card, where the card type is written, in CSS px on a stage of 1280×720. */
export const cardFoot = 19;
/** Size of the face of ice lying across, in CSS px on a stage of 1280×720. */
export const iceSize = { w: 110, h: 64 } as const;
/** Size of ice shown as a low strip, for servers with more ice than fits at full height. */
export const stripSize = { w: 110, h: 110 * 0.28 } as const;
