/** Public rules that the screen may call: printed values and what follows from face-up cards. */
export { TILES } from './board/faces.ts';
export {
  ASSET,
  BACK_DOOR,
  GONE,
  JAIL,
  PUBLIC_SERVER,
  ZONES,
  arrowsFrom,
  columnOf,
  faceAt,
  isSpace,
  placeId,
  placeName,
  zoneSpaces,
} from './board/places.ts';
export { RANKS, counted, rankOf, traceOf, whySet } from './cards.ts';
export { HAT, JOKER } from './model.ts';
export { sameMove } from './move.ts';
export { ASSETS, edgeOf, missOf } from './score.ts';
export { isHatTrick, winning } from './trick.ts';
export { reach, valueAt, wayTo } from './ways.ts';
