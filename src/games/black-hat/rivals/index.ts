/** Black Hat's rivals: their faces and what they say. Loaded with the first great moment of a match against a bot. */
import { fittingLines, type Rivals } from '../../../hud/contract/rivals.ts';
import { t } from '../../../i18n/index.ts';
import { type Portrait, drawPortrait } from '../../../stage/art/portrait.ts';
import type { BlackHatTypes } from '../game-types.ts';
import type { Seat } from '../rules/model.ts';
import { seatColours } from '../stage/theme.ts';
import { LINES } from './lines.ts';
import { MOMENTS } from './moments.ts';

const TRAITS: Readonly<Record<Seat, Omit<Portrait, 'hue'>>> = {
  red: { skin: '#e0ac84', hair: { cut: 'spikes', colour: '#c0392f' }, smile: 1 },
  blue: { skin: '#6f4630', hair: { cut: 'short', colour: '#16141c' }, wears: 'visor', smile: 0 },
  green: { skin: '#d6a07a', hair: { cut: 'short', colour: '#5a3d22' }, beard: true, hat: 'cap', smile: 0.4 },
  amber: { skin: '#8d5b3d', hair: { cut: 'curls', colour: '#241a18' }, wears: 'glasses', smile: 0.7 },
  violet: { skin: '#c58f6c', hair: { cut: 'bob', colour: '#2b1c3f' }, hat: 'hood', wears: 'mask', smile: 0 },
  white: { skin: '#ecc4a2', hair: { cut: 'none', colour: '#dadfe8' }, wears: 'eyeglass', smile: -0.4 },
  robot: { skin: '#8894b0', hair: { cut: 'none', colour: '#8894b0' }, robot: true, smile: 0 },
};

export const rivals: Rivals<BlackHatTypes> = {
  nameOf: (seat) => t(`rival.${seat as Seat}.name`),
  drawFace: (ctx, seat, size) => drawPortrait(ctx, { hue: seatColours[seat as Seat], ...TRAITS[seat as Seat] }, size),
  says: (update, seats) => fittingLines<BlackHatTypes>(LINES, MOMENTS, update, seats),
  wordsOf: (line) => t(`rival.${line as keyof typeof LINES}`),
};
