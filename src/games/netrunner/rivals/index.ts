/** Netrunner's rivals: their faces and what they say. Loaded with the first great moment of a match against a bot. */
import { fittingLines, type Rivals } from '../../../hud/contract/rivals.ts';
import { t } from '../../../i18n/index.ts';
import { type Portrait, drawPortrait } from '../../../stage/art/portrait.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import type { Seat } from '../rules/model.ts';
import { LINES } from './lines.ts';
import { MOMENTS } from './moments.ts';

const FACES: Readonly<Record<Seat, Portrait>> = {
  corp: { hue: '#5aa2ff', skin: '#8a5a3c', hair: { cut: 'bun', colour: '#1d1a22' }, wears: 'glasses', smile: 0.2 },
  runner: {
    hue: '#ff6a4d',
    skin: '#d9a47c',
    hair: { cut: 'swept', colour: '#3a2a52' },
    hat: 'hood',
    wears: 'visor',
    smile: 0.8,
  },
};

export const rivals: Rivals<NetrunnerTypes> = {
  nameOf: (seat) => t(`rival.${seat as Seat}.name`),
  drawFace: (ctx, seat, size) => drawPortrait(ctx, FACES[seat as Seat], size),
  says: (update, seats) => fittingLines<NetrunnerTypes>(LINES, MOMENTS, update, seats),
  wordsOf: (line) => t(`rival.${line as keyof typeof LINES}`),
};
