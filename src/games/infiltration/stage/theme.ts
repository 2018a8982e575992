/**
 * Infiltration's colours, in addition to the shared ones. Colour is never the only clue: operatives have signs, floors have marks, guards
 * have shapes.
 */
import { SHARED_TINTS } from '../../../stage/nodes.ts';
import { type SeatPageColours, colours as shell, lights, tintOf } from '../../../stage/theme.ts';
import type { Seat } from '../rules/model.ts';
import type { GuardKind } from '../rules/words.ts';

/** Colours of the operatives, `#rrggbb`; they differ in lightness as well as hue. */
export const seatColours: Readonly<Record<Seat, string>> = {
  quill: '#ffb86b',
  ferro: '#7fb4ff',
  ash: '#cfd8e6',
  ilse: '#6fe0a0',
  mimi: '#ff8fc4',
  orrin: '#c4a2ff',
};
/** Colours of the operatives for text and backgrounds on the page. */
export const seatPageColours: Readonly<Record<Seat, SeatPageColours>> = {
  quill: { text: seatColours.quill, deep: '#452a10' },
  ferro: { text: seatColours.ferro, deep: '#12294d' },
  ash: { text: seatColours.ash, deep: '#2b3343' },
  ilse: { text: seatColours.ilse, deep: '#0f3828' },
  mimi: { text: seatColours.mimi, deep: '#461733' },
  orrin: { text: seatColours.orrin, deep: '#2d1c4c' },
};

/** Colours of the floors, by number; 0 is the secret room. `deep` is the dark tone of the floor's rooms. */
export const floorColours = [
  { hue: '#ff6f7d', second: '#ffd0b8', deep: '#4d1524', ink: '#1c060d' },
  { hue: '#52c8e8', second: '#d2f6ff', deep: '#103a58', ink: '#061523' },
  { hue: '#f2b84b', second: '#fff0c2', deep: '#513810', ink: '#1d1304' },
] as const;

/** Colours of the guards. */
export const guardColours: Readonly<Record<GuardKind, string>> = {
  sweeper: '#b9f27c',
  guard: shell.danger,
  auditor: '#e9e2ff',
  sergeant: '#ffc14a',
  purger: '#ff8fb8',
};

export const colours = {
  ...shell,
  token: '#7df0d2',
  prototype: '#d0a2ff',
  file: '#ffdf8a',
  sludge: '#8fd14a',
} as const;

/** Colours as numbers, for tinting pieces. */
export const TINT = {
  ...SHARED_TINTS,
  cool: tintOf(lights.cool),
  warm: tintOf(lights.warm),
  gold: tintOf(shell.gold),
  orange: 0xff9a3d,
  red: 0xff3d46,
  token: tintOf(colours.token),
  prototype: tintOf(colours.prototype),
  file: tintOf(colours.file),
  sludge: tintOf(colours.sludge),
} as const;

export const seatTint = (seat: Seat): number => tintOf(seatColours[seat]);
export const floorTint = (floor: 0 | 1 | 2): number => tintOf(floorColours[floor].hue);
export const guardTint = (kind: GuardKind): number => tintOf(guardColours[kind]);

/** Returns how alarming the proximity is: 0 below 60, 1 from 60, 2 from 80, 3 from 90. */
export const alertOf = (proximity: number): 0 | 1 | 2 | 3 =>
  proximity >= 90 ? 3 : proximity >= 80 ? 2 : proximity >= 60 ? 1 : 0;
/** The colour for each of the four levels of `alertOf`, 0 to 3. */
export const ALERT: readonly number[] = [TINT.good, TINT.gold, TINT.orange, TINT.red];
/** Returns the colour of an alarm level, −1 to 8. */
export const alarmTint = (alarm: number): number => ALERT[alarm <= 0 ? 0 : alarm <= 3 ? 1 : alarm <= 5 ? 2 : 3]!;

/** Size of a card's face, in drawing units. */
export const cardSize = { w: 84, h: 117 } as const;
/** The smallest side of a touch target, in pixels. */
export const FINGER = 44;
export const CARD_H: number = cardSize.h / cardSize.w;
export const sceneSize = { w: 120, h: 90 } as const;
export const SCENE_H: number = sceneSize.h / sceneSize.w;
