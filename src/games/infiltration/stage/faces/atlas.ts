/** Draws the faces of Infiltration's cards and rooms for the shared atlas. */
import { packPictures } from '../../../../stage/atlas.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import type { FaceArt } from '../../../../stage/face-atlas.ts';
import type { Lookup } from '../lookup.ts';
import { cardSize, sceneSize } from '../theme.ts';
import { drawBack, drawCard } from './card.ts';
import { DRAWN, drawDark, drawScene, drawStreet } from './scene.ts';

/** A card narrower than this many CSS px shows only its name and a larger sign. */
const NARROW = 80;

/** Draws the card or room face with this name (`faceOf` in board.ts) over `size`. `big`: in the form for narrow cards. */
function drawFace(c: Ctx, face: string, lookup: Lookup, size: Size, big: boolean): void {
  const [kind, what] = face.split(':') as [string, string];
  if (kind === 'scene') drawScene(c, what, size);
  else if (kind === 'card') drawCard(c, what, lookup, size, big);
  else if (what.startsWith('room')) drawDark(c, Number(what.slice(4)) as 0 | 1 | 2, size);
  else if (what === 'street') drawStreet(c, size);
  else drawBack(c, size);
}

/** Returns the names of all faces of cards and rooms. */
export function faceNames(lookup: Lookup): string[] {
  return [
    ...BAKED,
    ...DRAWN.map((code) => `scene:${code}`),
    ...[...lookup.actions, ...lookup.items].map((card) => `card:${card}`),
  ];
}

/** The names of the faces that every game needs; they are drawn in advance. */
const BAKED = ['back:card', 'back:street', 'back:room0', 'back:room1', 'back:room2'];

const NARROW_FORMS = [{ name: 'narrow', across: false, low: false, below: NARROW, size: { w: 60, h: 84 } }];

export function faceArt(lookup: Lookup): FaceArt {
  return {
    upright: cardSize,
    across: sceneSize,
    strip: sceneSize,
    draw: (c, face, _across, size) => drawFace(c, face, lookup, size, false),
    small: { phone: NARROW_FORMS, desk: NARROW_FORMS },
    drawSmall: (c, face, _form, size) => drawFace(c, face, lookup, size, true),
    bake: (card, _across, dpr, createCanvas) =>
      packPictures(
        BAKED.map((name) => {
          const size = { w: Math.ceil(card.w * dpr), h: Math.ceil(card.h * dpr) };
          return { name, ...size, draw: (c: Ctx) => drawFace(c, name, lookup, size, false) };
        }),
        createCanvas,
      ),
    name: (face) => face,
    spare: 'back:card',
  };
}
