import { commonArts } from '../../../../stage/common-arts.ts';
import { type PieceArt, digitArts } from '../../../../stage/pieces.ts';
import { fonts } from '../../../../stage/theme.ts';
import { panels } from './panels.ts';
import { show } from './show.ts';
import { signs } from './signs.ts';
import { tokens } from './tokens.ts';

/** All pieces: the table's small pictures (icons, markers, panels), which share one texture. */
export function pieceArts(): PieceArt[] {
  return [...commonArts, ...panels, ...tokens, ...show, ...signs, ...digitArts(fonts.display)];
}
