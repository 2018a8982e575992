/** Infiltration's rivals: their faces and what they say. Loaded with the first great moment of a match against a bot. */
import { fittingLines, type Rivals } from '../../../hud/contract/rivals.ts';
import { t } from '../../../i18n/index.ts';
import { type Portrait, drawPortrait } from '../../../stage/art/portrait.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import type { Seat } from '../rules/model.ts';
import { seatColours } from '../stage/theme.ts';
import { LINES } from './lines.ts';
import { MOMENTS } from './moments.ts';

const TRAITS: Readonly<Record<Seat, Omit<Portrait, 'hue'>>> = {
  quill: { skin: '#e3b48f', hair: { cut: 'swept', colour: '#7a5230' }, wears: 'glasses', smile: 0.2 },
  ferro: { skin: '#b9805a', hair: { cut: 'none', colour: '#2a1d18' }, beard: true, smile: -0.3 },
  ash: { skin: '#8894b0', hair: { cut: 'none', colour: '#8894b0' }, robot: true, smile: 0 },
  ilse: { skin: '#ecc8ad', hair: { cut: 'bun', colour: '#b9bfca' }, hat: 'headset', smile: 0.3 },
  mimi: { skin: '#d49a74', hair: { cut: 'bob', colour: '#8c2347' }, smile: 1 },
  orrin: { skin: '#6a432c', hair: { cut: 'curls', colour: '#17131a' }, wears: 'patch', smile: 0.6 },
};

export const rivals: Rivals<InfiltrationTypes> = {
  nameOf: (seat) => t(`side.${seat as Seat}`),
  drawFace: (ctx, seat, size) => drawPortrait(ctx, { hue: seatColours[seat as Seat], ...TRAITS[seat as Seat] }, size),
  says: (update, seats) => fittingLines<InfiltrationTypes>(LINES, MOMENTS, update, seats),
  wordsOf: (line) => t(`rival.${line as keyof typeof LINES}`),
};
