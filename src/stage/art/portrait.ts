/** Draws a person's head and shoulders from a few traits: the faces of the rivals. All shapes lie in a unit square. */
import { mix } from './colour.ts';
import { circular, linear } from './gradient.ts';
import { circle, disc, fillBox, fillWith, oval, path, pen, ring, roundBox, strokeWith, way } from './strokes.ts';
import type { Ctx } from './types.ts';

export interface Portrait {
  /** the person's colour: light, collar and whatever they wear */
  hue: string;
  skin: string;
  hair: { cut: keyof typeof CUTS | 'none' | 'curls'; colour: string };
  wears?: 'glasses' | 'visor' | 'eyeglass' | 'patch' | 'mask';
  /** what covers the head over the hair */
  hat?: 'hood' | 'cap' | 'headset';
  beard?: true;
  /** how the mouth is: -1 down, 1 up */
  smile: number;
  /** a machine: plates in place of skin */
  robot?: true;
}

const NIGHT = '#070b16';
const HEAD = 'M.3 .38 C.29 .17 .71 .17 .7 .38 L.685 .51 C.66 .63 .57 .71 .5 .71 .43 .71 .34 .63 .315 .51 Z';
const NECK = 'M.41 .6 L.59 .6 .61 .78 .5 .86 .39 .78 Z';
const SHOULDERS = 'M.03 1 C.06 .83 .26 .79 .39 .74 L.5 .85 .61 .74 C.74 .79 .94 .83 .97 1 Z';
const CUTS = {
  swept: 'M.285 .46 C.2 .2 .36 .09 .56 .1 .74 .09 .79 .27 .715 .46 .71 .34 .63 .28 .5 .3 .4 .31 .31 .34 .285 .46 Z',
  bob: 'M.27 .64 C.19 .28 .28 .1 .5 .1 .72 .1 .81 .28 .73 .64 L.67 .62 C.72 .42 .68 .3 .55 .27 .48 .33 .36 .34 .325 .4 .31 .48 .31 .56 .33 .62 Z',
  bun: 'M.285 .44 C.23 .22 .36 .13 .5 .13 .64 .13 .77 .22 .715 .44 .68 .32 .6 .27 .5 .27 .4 .27 .32 .32 .285 .44 Z M.42 .11 C.42 .02 .58 .02 .58 .11 .58 .17 .42 .17 .42 .11 Z',
  spikes:
    'M.29 .42 L.24 .25 .33 .28 .32 .1 .42 .2 .5 .03 .57 .19 .68 .09 .67 .27 .77 .25 .71 .42 C.68 .31 .6 .28 .5 .28 .4 .28 .32 .31 .29 .42 Z',
  short: 'M.288 .42 C.26 .2 .38 .13 .5 .13 .62 .13 .74 .2 .712 .42 L.69 .33 C.6 .26 .4 .26 .31 .33 Z',
} as const;
const BEARD =
  'M.315 .5 C.34 .52 .4 .53 .43 .57 .47 .55 .53 .55 .57 .57 .6 .53 .66 .52 .685 .5 .68 .66 .58 .76 .5 .76 .42 .76 .32 .66 .315 .5 Z';
const HOOD =
  'M.14 1 C.18 .86 .22 .78 .23 .62 .2 .2 .36 .05 .5 .05 .64 .05 .8 .2 .77 .62 .78 .78 .82 .86 .86 1 L.66 .8 C.72 .66 .74 .52 .71 .4 .68 .26 .6 .19 .5 .19 .4 .19 .32 .26 .29 .4 .26 .52 .28 .66 .34 .8 Z';
const CAP = 'M.28 .33 C.28 .12 .72 .12 .72 .33 L.86 .37 .86 .4 .28 .36 Z';

/** Eyes, brows, nose and mouth. */
function features(ctx: Ctx, { hue, skin, smile, wears }: Portrait): void {
  const dark = mix(skin, NIGHT, 0.72);
  for (const side of [-1, 1]) {
    const x = 0.5 + side * 0.095;
    oval(ctx, x, 0.435, 0.042, 0.026);
    fillWith(ctx, '#f4f6ff');
    disc(ctx, x + 0.006, 0.437, 0.02, mix(hue, NIGHT, 0.35));
    disc(ctx, x + 0.012, 0.43, 0.007, '#ffffff');
    way(ctx, 1, 1, [x - 0.055, 0.385 + side * 0.004, x, 0.37, x + 0.055, 0.388 - side * 0.004]);
    strokeWith(ctx, dark, 0.018);
  }
  path(ctx, 'M.5 .44 C.505 .49 .515 .52 .52 .535 L.485 .54');
  strokeWith(ctx, mix(skin, NIGHT, 0.45), 0.013);
  if (wears === 'mask') return;
  ctx.beginPath();
  ctx.moveTo(0.44, 0.615 - smile * 0.008);
  ctx.quadraticCurveTo(0.5, 0.615 + smile * 0.035, 0.565, 0.612 - smile * 0.014);
  strokeWith(ctx, dark, 0.018);
}

/** What is worn on the face. */
function worn(ctx: Ctx, { wears, hue }: Portrait): void {
  const frame = mix(hue, '#ffffff', 0.35);
  switch (wears) {
    case 'glasses':
      for (const side of [-1, 1]) {
        circle(ctx, 0.5 + side * 0.1, 0.437, 0.07);
        fillWith(ctx, 'rgba(200,225,255,0.16)');
        strokeWith(ctx, frame, 0.016);
      }
      way(ctx, 1, 1, [0.47, 0.43, 0.53, 0.43]);
      return strokeWith(ctx, frame, 0.016);
    case 'visor':
      roundBox(ctx, 0.29, 0.385, 0.42, 0.1, 0.045);
      fillWith(ctx, linear(ctx, [0.29, 0.38, 0.71, 0.49], mix(hue, '#ffffff', 0.55), hue, mix(hue, NIGHT, 0.55)));
      return strokeWith(ctx, NIGHT, 0.014);
    case 'eyeglass':
      circle(ctx, 0.597, 0.437, 0.072);
      fillWith(ctx, 'rgba(200,225,255,0.2)');
      strokeWith(ctx, frame, 0.018);
      way(ctx, 1, 1, [0.64, 0.495, 0.66, 0.62, 0.64, 0.74]);
      return strokeWith(ctx, frame, 0.008);
    case 'patch':
      path(ctx, 'M.53 .4 L.67 .39 .66 .47 .6 .5 .545 .47 Z');
      fillWith(ctx, NIGHT);
      way(ctx, 1, 1, [0.3, 0.33, 0.71, 0.42]);
      return strokeWith(ctx, NIGHT, 0.018);
    case 'mask':
      path(ctx, 'M.315 .52 L.5 .5 .685 .52 C.67 .63 .58 .71 .5 .71 .42 .71 .33 .63 .315 .52 Z');
      fillWith(ctx, linear(ctx, [0.3, 0.5, 0.7, 0.72], mix(hue, NIGHT, 0.45), mix(hue, NIGHT, 0.75)));
      way(ctx, 1, 1, [0.36, 0.6, 0.64, 0.6]);
      return strokeWith(ctx, hue, 0.012);
    default:
      return undefined;
  }
}

/** A machine's head: plates, a lens for each eye, a grille. */
function machine(ctx: Ctx, { hue }: Portrait): void {
  roundBox(ctx, 0.29, 0.2, 0.42, 0.48, 0.09);
  fillWith(ctx, linear(ctx, [0.29, 0.2, 0.71, 0.68], '#aeb9cf', '#6d7a96', '#38425c'));
  strokeWith(ctx, NIGHT, 0.016);
  way(ctx, 1, 1, [0.5, 0.2, 0.5, 0.34]);
  strokeWith(ctx, '#4a5674', 0.012);
  roundBox(ctx, 0.335, 0.36, 0.33, 0.14, 0.06);
  fillWith(ctx, NIGHT);
  for (const x of [0.42, 0.58]) {
    disc(ctx, x, 0.43, 0.045, circular(ctx, [x, 0.43, 0, x, 0.43, 0.045], '#ffffff', hue, mix(hue, NIGHT, 0.6)));
  }
  for (const x of [0.42, 0.46, 0.5, 0.54, 0.58]) {
    way(ctx, 1, 1, [x, 0.57, x, 0.63]);
    strokeWith(ctx, NIGHT, 0.016);
  }
  way(ctx, 1, 1, [0.5, 0.2, 0.5, 0.1]);
  strokeWith(ctx, '#8894b0', 0.02);
  disc(ctx, 0.5, 0.09, 0.03, hue);
}

function hair(ctx: Ctx, { hair: { cut, colour } }: Portrait): void {
  if (cut === 'none') return;
  const fill = linear(ctx, [0.25, 0.05, 0.75, 0.6], mix(colour, '#ffffff', 0.22), colour, mix(colour, NIGHT, 0.45));
  if (cut === 'curls') {
    const around = ring(0.5, 0.27, 0.2, 11);
    for (let i = 0; i < around.length; i += 2)
      if (around[i + 1]! < 0.38) disc(ctx, around[i]!, around[i + 1]!, 0.085, fill);
    return;
  }
  path(ctx, CUTS[cut]);
  fillWith(ctx, fill);
}

function hat(ctx: Ctx, { hat: what, hue }: Portrait): void {
  if (what === 'hood') {
    path(ctx, HOOD);
    fillWith(ctx, linear(ctx, [0.2, 0, 0.8, 1], mix(hue, NIGHT, 0.35), mix(hue, NIGHT, 0.72)));
  } else if (what === 'cap') {
    path(ctx, CAP);
    fillWith(ctx, linear(ctx, [0.28, 0.1, 0.86, 0.4], hue, mix(hue, NIGHT, 0.5)));
  } else if (what === 'headset') {
    ctx.beginPath();
    ctx.arc(0.5, 0.4, 0.225, Math.PI, 0);
    strokeWith(ctx, mix(hue, '#ffffff', 0.15), 0.026);
    roundBox(ctx, 0.255, 0.38, 0.06, 0.13, 0.025);
    fillWith(ctx, hue);
    path(ctx, 'M.285 .5 C.3 .6 .36 .63 .42 .63');
    strokeWith(ctx, mix(hue, '#ffffff', 0.15), 0.014);
  }
}

/** Draws a portrait in a square of `size` pixels. */
export function drawPortrait(ctx: Ctx, traits: Portrait, size: number): void {
  const {
    hue,
    skin,
    robot,
    beard,
    hair: { colour },
  } = traits;
  ctx.save();
  ctx.scale(size, size);
  fillBox(ctx, 0, 0, 1, 1, linear(ctx, [0, 0, 1, 1], mix(hue, NIGHT, 0.62), NIGHT));
  fillBox(
    ctx,
    0,
    0,
    1,
    1,
    circular(ctx, [0.36, 0.3, 0.05, 0.36, 0.3, 0.62], `${mix(hue, '#ffffff', 0.2)}99`, `${hue}00`),
  );
  pen(ctx, 0.01);
  path(ctx, SHOULDERS);
  fillWith(ctx, linear(ctx, [0, 0.74, 1, 1], mix(hue, NIGHT, 0.55), mix(hue, NIGHT, 0.82)));
  way(ctx, 1, 1, [0.39, 0.75, 0.5, 0.87, 0.61, 0.75]);
  strokeWith(ctx, hue, 0.026);
  if (robot) machine(ctx, traits);
  else {
    path(ctx, NECK);
    fillWith(ctx, mix(skin, NIGHT, 0.4));
    path(ctx, HEAD);
    fillWith(ctx, linear(ctx, [0.3, 0.25, 0.7, 0.65], mix(skin, '#ffffff', 0.16), skin, mix(skin, NIGHT, 0.42)));
    if (beard) {
      path(ctx, BEARD);
      fillWith(ctx, mix(colour, NIGHT, 0.15));
    }
    features(ctx, traits);
    hair(ctx, traits);
    worn(ctx, traits);
    hat(ctx, traits);
  }
  ctx.restore();
}
