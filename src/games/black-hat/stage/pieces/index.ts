import { commonArts } from '../../../../stage/common-arts.ts';
import { type PieceArt, digitArts } from '../../../../stage/pieces.ts';
import { fonts } from '../../../../stage/theme.ts';
import { chipArts, seatArts } from './seats.ts';
import { spaceArts } from './spaces.ts';
import { markerArts } from './markers.ts';

/** All pieces: small pictures that share one texture. */
export function pieceArts(): PieceArt[] {
  return [...commonArts, ...seatArts, ...chipArts, ...spaceArts, ...markerArts, ...digitArts(fonts.display)];
}
