/** Black Hat's colours, in addition to the shared ones. Seats and kinds of space can also be told apart by shape and sign. */
import { SHARED_TINTS } from '../../../stage/nodes.ts';
import { type SeatPageColours, colours as shell, lights, tintOf } from '../../../stage/theme.ts';
import type { Kind } from '../rules/board/faces.ts';
import type { Seat } from '../rules/model.ts';

/** Colours of the seats, `#rrggbb`; they differ in lightness as well as hue. */
export const seatColours: Readonly<Record<Seat, string>> = {
  red: '#ff5d5d',
  blue: '#4f9dff',
  green: '#35c98a',
  amber: '#ffb638',
  violet: '#b78cff',
  white: '#f2f5fb',
  robot: '#9fb2c8',
};
/** Colours of the seats on the page, where text needs them lighter. */
export const seatPageColours: Readonly<Record<Seat, SeatPageColours>> = {
  red: { text: '#ff7a6e', deep: '#45161a' },
  blue: { text: '#5fb0ff', deep: '#10284a' },
  green: { text: '#58d68d', deep: '#0f3526' },
  amber: { text: '#f4b942', deep: '#3d2a0c' },
  violet: { text: '#c39bff', deep: '#2b1a4a' },
  white: { text: '#eef3fb', deep: '#2c3446' },
  robot: { text: '#9fb3cf', deep: '#1f2a3a' },
};

/** All seats, the robot last. */
export const SEATS: readonly Seat[] = ['red', 'blue', 'green', 'amber', 'violet', 'white', 'robot'];

/** Colours of each kind of space: edge and sign, and background. */
export const kindColours: Readonly<Record<Kind, { hue: string; ground: string }>> = {
  host: { hue: '#86a3cf', ground: '#1a2948' },
  hash: { hue: '#5ee0c4', ground: '#0d3b40' },
  exploit: { hue: '#9be36a', ground: '#20401c' },
  randomizer: { hue: '#c9a2ff', ground: '#38225f' },
  honeypot: { hue: '#ffc14a', ground: '#513508' },
  denial: { hue: shell.danger, ground: '#541a1d' },
  alarm: { hue: '#ff8fb8', ground: '#55173c' },
  start: { hue: shell.paperDim, ground: shell.ink3 },
  asset: { hue: lights.warm, ground: '#4a2a10' },
};

export const colours = { ...shell, hat: '#e9e2ff', hatDeep: '#160f2b', lane: [lights.cool, lights.line] } as const;

/** Colours as numbers, for tinting pieces. */
export const TINT = {
  ...SHARED_TINTS,
  cool: tintOf(lights.cool),
  warm: tintOf(lights.warm),
  magenta: tintOf(lights.line),
  hat: tintOf(colours.hat),
  gold: tintOf(shell.gold),
} as const;

export const seatTint = (seat: Seat): number => tintOf(seatColours[seat]);
export const kindTint = (kind: Kind): number => tintOf(kindColours[kind].hue);

/** Size of a card, CSS px on a stage of 1280×720. */
export const cardSize = { w: 84, h: 117 } as const;
export const CARD_H: number = cardSize.h / cardSize.w;
