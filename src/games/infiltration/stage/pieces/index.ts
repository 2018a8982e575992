import { commonArts } from '../../../../stage/common-arts.ts';
import { type PieceArt, digitArts } from '../../../../stage/pieces.ts';
import { fonts } from '../../../../stage/theme.ts';
import { guardArts } from './guards.ts';
import { operativeArts } from './operatives.ts';
import { tokenArts } from './tokens.ts';

/** Returns all pieces of the table: small pictures that share one texture. */
export function pieceArts(): PieceArt[] {
  return [...commonArts, ...operativeArts, ...guardArts, ...tokenArts, ...digitArts(fonts.display)];
}
