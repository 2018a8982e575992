/** How the shared atlas of faces draws Black Hat's cards. */
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import { packPictures } from '../../../../stage/atlas.ts';
import type { FaceArt } from '../../../../stage/face-atlas.ts';
import type { Lookup } from '../lookup.ts';
import { cardSize } from '../theme.ts';
import { drawAsset, drawBack, drawHat, drawJoker, drawRank } from './face.ts';

/** Cards narrower than this, CSS px, get larger numbers and a smaller picture. */
const NARROW = 62;

/** Draws the card face with this name (`faceOf` in board.ts) over `size`. `big`: with larger numbers. */
function drawFace(c: Ctx, face: string, lookup: Lookup, size: Size, big: boolean): void {
  const n = Number(face.split(':')[1]);
  if (face.startsWith('rank:')) drawRank(c, n, lookup.trace(n), size, big);
  else if (face.startsWith('asset:')) drawAsset(c, n, size);
  else if (face === 'joker') drawJoker(c, lookup.trace(lookup.joker), size, big);
  else if (face === 'hat') drawHat(c, lookup.trace(lookup.hat), size, big);
  else drawBack(c, face === 'back:asset', size);
}

/** The names of all card faces. */
export function faceNames(lookup: Lookup): string[] {
  const ranks = Array.from({ length: lookup.joker - 1 }, (_, i) => `rank:${i + 1}`);
  return [...ranks, 'joker', 'hat', 'back:card', 'back:asset', ...[1, 2, 3, 4, 5, 6].map((n) => `asset:${n}`)];
}

/** The special form of the faces for narrow cards, which has larger numbers. */
const NARROW_FORMS = [{ name: 'narrow', across: false, low: false, below: NARROW, size: { w: 56, h: 78 } }];

export function faceArt(lookup: Lookup): FaceArt {
  return {
    upright: cardSize,
    across: cardSize,
    strip: cardSize,
    draw: (c, face, _across, size) => drawFace(c, face, lookup, size, false),
    small: { phone: NARROW_FORMS, desk: NARROW_FORMS },
    drawSmall: (c, face, _form, size) => drawFace(c, face, lookup, size, true),
    bake: (card, _across, dpr, createCanvas) =>
      packPictures(
        faceNames(lookup).map((name) => {
          const size = { w: Math.ceil(card.w * dpr), h: Math.ceil(card.h * dpr) };
          return { name, ...size, draw: (c: Ctx) => drawFace(c, name, lookup, size, false) };
        }),
        createCanvas,
      ),
    name: (face) => face,
    spare: 'back:card',
  };
}
