/** Everything drawn on a 2D canvas for the stage and the screen: card faces, backs, signs and the table. */
export { drawArt } from './art.ts';
export { buildAtlas, faceArt } from './atlas.ts';
export { drawBack } from './back.ts';
export { counterMarks } from './counters.ts';
export { drawFace } from './face.ts';
export { drawTable } from './ground.ts';
export { drawIceFace } from './ice.ts';
export { emblemOf, typeLabel, typeMarks } from './marks.ts';
export type { FaceInfo, IceKind } from './types.ts';
