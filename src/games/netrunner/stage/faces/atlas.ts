import type { Ctx, Size } from '../../../../stage/art/types.ts';
import { type Atlas, type CanvasLike, type Picture, packPictures } from '../../../../stage/atlas.ts';
import type { FaceArt } from '../../../../stage/face-atlas.ts';
import { cardSize, iceSize, stripSize } from '../theme.ts';
import { drawBack } from './back.ts';
import { drawFace } from './face.ts';
import { drawIceFace, drawIceStrip } from './ice.ts';
import { DESK_FORMS, SMALL_FORMS, drawSmall } from './small.ts';
import type { FaceInfo } from './types.ts';

export interface AtlasOptions {
  /** Size of a face in CSS px; default: the theme's `cardSize`. */
  readonly card?: Size;
  /** Size of ice lying across in CSS px; default: the theme's `iceSize`. */
  readonly ice?: Size;
  /** Longest side of a canvas, in device px. */
  readonly max?: number;
}

/**
 * An atlas of all faces and backs: `face:CODE` upright, `ice:CODE` lying across (ice only), `back:corp`, `back:runner`, `back:ice` (a Corp
 * card lying across). `dpr`: device px per CSS px; for the rest see `packPictures`.
 */
export function buildAtlas<C extends CanvasLike>(
  faces: readonly FaceInfo[],
  dpr: number,
  createCanvas: (w: number, h: number) => C,
  options: AtlasOptions = {},
): Atlas<C> {
  const card = options.card ?? cardSize;
  const ice = options.ice ?? iceSize;
  const pictures = new Map<string, Picture>();
  const put = (name: string, of: Size, draw: (c: Ctx, size: Size) => void): void => {
    const size = { w: of.w * dpr, h: of.h * dpr };
    pictures.set(name, { name, w: Math.ceil(size.w), h: Math.ceil(size.h), draw: (c) => draw(c, size) });
  };
  for (const face of faces) {
    put(`face:${face.code}`, card, (c, size) => drawFace(c, face, size));
    if (face.type === 'ice') put(`ice:${face.code}`, ice, (c, size) => drawIceFace(c, face, size));
  }
  put('back:corp', card, (c, size) => drawBack(c, 'corp', size));
  put('back:runner', card, (c, size) => drawBack(c, 'runner', size));
  put('back:ice', ice, (c, size) => drawBack(c, 'corp', size));
  return packPictures([...pictures.values()], createCanvas, options.max);
}

/**
 * How the shared atlas of faces draws Netrunner's cards. A face is named by its card's code or `back:<seat>`.
 * @param info looks up what a card's face shows, by code
 * @param codes codes of the cards drawn in advance
 */
export function faceArt(info: (code: string) => FaceInfo, codes: readonly string[]): FaceArt {
  const isBack = (face: string): boolean => face.startsWith('back:');
  return {
    upright: cardSize,
    across: iceSize,
    strip: stripSize,
    draw(c, face, across, size) {
      if (isBack(face)) drawBack(c, face === 'back:corp' ? 'corp' : 'runner', size);
      else if (across) (size.h < size.w * 0.42 ? drawIceStrip : drawIceFace)(c, info(face), size);
      else drawFace(c, info(face), size);
    },
    small: { phone: SMALL_FORMS, desk: DESK_FORMS },
    drawSmall(c, face, form, size) {
      if (isBack(face)) drawBack(c, face === 'back:corp' ? 'corp' : 'runner', size);
      else drawSmall(c, form, info(face), size);
    },
    bake: (card, ice, dpr, createCanvas) => buildAtlas(codes.map(info), dpr, createCanvas, { card, ice }),
    name: (face, across) => (isBack(face) ? (across ? 'back:ice' : face) : `${across ? 'ice' : 'face'}:${face}`),
    spare: 'back:corp',
  };
}
