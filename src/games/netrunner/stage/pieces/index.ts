import { type PieceArt, digitArts } from '../../../../stage/pieces.ts';
import { fonts } from '../../../../stage/theme.ts';
import { panels } from './panels.ts';
import { show } from './show.ts';
import { signs } from './signs.ts';
import { tokens } from './tokens.ts';

/** Every small picture of the table. */
export function pieceArts(): PieceArt[] {
  return [...panels, ...tokens, ...show, ...signs, ...digitArts(fonts.display)];
}
