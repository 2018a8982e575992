/** How the shared atlas of faces draws Infiltration's cards and rooms. */
import { packPictures } from '../../../../stage/atlas.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import type { FaceArt } from '../../../../stage/face-atlas.ts';
import type { Lookup } from '../lookup.ts';
import { cardSize, sceneSize } from '../theme.ts';
import { drawBack, drawCard } from './card.ts';
import { DRAWN, drawDark, drawScene, drawStreet } from './scene.ts';

/** Cards narrower than this, CSS px, show only their name and a larger sign. */
const NARROW = 80;

/** Draws the face of this name (`faceOf` in board.ts) over `size`. `big`: the form for narrow cards. */
function drawFace(c: Ctx, face: string, lookup: Lookup, size: Size, big: boolean): void {
  const [kind, what] = face.split(':') as [string, string];
  if (kind === 'scene') drawScene(c, what, size);
  else if (kind === 'card') drawCard(c, what, lookup, size, big);
  else if (what.startsWith('room')) drawDark(c, Number(what.slice(4)) as 0 | 1 | 2, size);
  else if (what === 'street') drawStreet(c, size);
  else drawBack(c, size);
}

/** The names of all faces. */
export function faceNames(lookup: Lookup): string[] {
  return [
    ...BAKED,
    ...DRAWN.map((code) => `scene:${code}`),
    ...[...lookup.actions, ...lookup.items].map((card) => `card:${card}`),
  ];
}

/** The faces that every game needs, drawn in advance. */
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
