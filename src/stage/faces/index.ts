/** The pictures: card faces, backs, badges, the table and the start page, drawn on a 2D canvas. */
export { drawArt, drawZoomArt } from './art.ts';
export { buildAtlas } from './atlas.ts';
export type { Atlas, AtlasFrame, AtlasOptions, CanvasLike } from './atlas.ts';
export { crystalMark, drawBack } from './back.ts';
export { badges, counterMarks } from './badges.ts';
export { drawFace } from './face.ts';
export { drawHero, drawTable } from './hero.ts';
export { drawIceFace } from './ice.ts';
export { emblemOf, factionMark, stamp, typeLabel, typeMarks } from './marks.ts';
export { breakerKind, iceKind } from './types.ts';
export type { BreakerKind, CardType, Ctx, FaceInfo, IceKind, Seat, Size } from './types.ts';
