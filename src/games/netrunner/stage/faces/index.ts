/** The pictures: card faces, backs, signs, the table and the start page, drawn on a 2D canvas. */
export { drawArt } from './art.ts';
export { buildAtlas } from './atlas.ts';
export { drawBack } from './back.ts';
export { counterMarks } from './counters.ts';
export { drawFace } from './face.ts';
export { drawHero, drawTable } from '../../../../stage/art/hero.ts';
export { drawIceFace } from './ice.ts';
export { emblemOf, typeLabel, typeMarks } from './marks.ts';
export type { CardType, Ctx, FaceInfo, IceKind } from './types.ts';
