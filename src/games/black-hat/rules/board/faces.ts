/**
 * The printed board and the sixteen tile faces, space by space. A space is written `<kind><value>:<arrows>`: H host, K hash, X exploit,
 * R randomizer, P honeypot, D denial, A alarm; arrows E, NE, SE, N, S. From the last column E leads to the Critical Asset.
 */

export type Kind = 'host' | 'hash' | 'exploit' | 'randomizer' | 'honeypot' | 'denial' | 'alarm' | 'start' | 'asset';
export type Arrow = 'E' | 'NE' | 'SE' | 'N' | 'S';

/** A printed space of the board or of a tile. */
export interface Face {
  kind: Kind;
  value: number;
  arrows: readonly Arrow[];
}

const KINDS: Record<string, Kind> = {
  H: 'host',
  K: 'hash',
  X: 'exploit',
  R: 'randomizer',
  P: 'honeypot',
  D: 'denial',
  A: 'alarm',
};

function read(code: string): Face {
  const [what = '', arrows = ''] = code.split(':');
  return {
    kind: KINDS[what[0]!]!,
    value: Number(what.slice(1)),
    arrows: arrows.split(',').filter((arrow) => arrow !== '') as Arrow[],
  };
}
const row = (codes: string): Face[] => codes.trim().split(/\s+/).map(read);

/** The bare board: four rows of six spaces, row by row. */
export const BOARD: readonly Face[] = [
  ...row('H3:E,SE   H2:E,S    K-1:E     H1:E,SE     H3:E,S   K0:E'),
  ...row('H4:E,NE   X1:E,SE   H2:E,NE   R1:E,S      D5:E     H1:E'),
  ...row('H3:E,SE   H2:E,NE   P4:E      H2:E,NE,SE  H1:E,NE  A5:E'),
  ...row('K0:E,NE   H5:E      H1:E,NE   K-1:E       H4:E,NE  H2:E'),
];

/** The name of one side of a tile: `1A` is side A of tile 1. */
export type TileFace = string;

/** The spaces of each tile face: top left, top right, bottom left, bottom right. */
export const TILES: Readonly<Record<TileFace, readonly Face[]>> = {
  '1A': row('H3:E,SE  H2:E,S   H4:E,NE  H2:E'),
  '1B': row('H1:E     H3:E,SE  H3:E,NE  K-1:E'),
  '2A': row('H2:E,SE  X1:E     H3:E     H1:E,NE'),
  '2B': row('X2:E,S   H4:E     H2:E     H0:E'),
  '3A': row('K0:E     H5:E     H4:E,NE  H1:E'),
  '3B': row('H2:E,S   H2:E,S   H2:E,NE  H2:E'),
  '4A': row('P4:E     H1:E     H2:E,NE  H3:E'),
  '4B': row('H3:E,SE  H1:E     P3:E     H2:E,NE'),
  '5A': row('H2:E     D5:E     H3:E,NE  H1:E'),
  '5B': row('D4:E     H0:E     H3:E     H2:E,NE'),
  '6A': row('R1:E,SE  H3:E     H4:E,NE  H2:E'),
  '6B': row('H3:E     R2:E,S   H1:E,NE  H4:E'),
  '7A': row('A5:E     H0:E     H3:E,NE  H2:E'),
  '7B': row('H2:E,SE  A4:E     H1:E     H3:E,NE'),
  '8A': row('K-1:E    K-1:E    H5:E,NE  H5:E,NE'),
  '8B': row('X0:E,SE  H2:E     R3:E     K-1:E,NE'),
};
/** The number of the tile that has this face. Only one side of a tile can be on the board. */
export const tileOf = (face: TileFace): string => face.slice(0, -1);
export const TILE_FACES: readonly TileFace[] = Object.keys(TILES);
