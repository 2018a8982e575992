/**
 * The places of the board and the arrows between them. A place is a number: 0 to 23 for spaces, row by row, then the two starts, the
 * Critical Asset, and the places of pawns off the board.
 */
import { type Arrow, BOARD, type Face, TILES, type TileFace } from './faces.ts';

export const ROWS = 4;
export const COLUMNS = 6;
export const BACK_DOOR = 24;
export const PUBLIC_SERVER = 25;
export const ASSET = 26;
/** the place of a pawn caught by the tracer, which stays here until the game ends */
export const JAIL = 27;
/** the place of a pawn that went through the Second Door on the Critical Asset */
export const GONE = 28;
/** number of steps on the tracer's own track, which leads to the Back Door */
export const TRACK = 3;
export const STARTS: readonly number[] = [BACK_DOOR, PUBLIC_SERVER];

export const placeAt = (row: number, column: number): number => row * COLUMNS + column;
const rowOf = (place: number): number => Math.floor(place / COLUMNS);
export const columnOf = (place: number): number => place % COLUMNS;
export const isSpace = (place: number): boolean => place < BACK_DOOR;
export const isStart = (place: number): boolean => place === BACK_DOOR || place === PUBLIC_SERVER;

/** The top left space of each of the five zones that a tile can cover. A zone is an index into this list. */
export const ZONES: readonly number[] = [placeAt(0, 0), placeAt(2, 0), placeAt(1, 2), placeAt(0, 4), placeAt(2, 4)];
/** The spaces of a zone: top left, top right, bottom left, bottom right. */
export const zoneSpaces = (zone: number): number[] => {
  const first = ZONES[zone]!;
  return [first, first + 1, first + COLUMNS, first + COLUMNS + 1];
};
/** For each space, its zone and which quarter (0 to 3) of a tile laid there covers it; null for a space that no tile can cover. */
const COVER: readonly ({ zone: number; part: number } | null)[] = BOARD.map((_, place) => {
  const zone = ZONES.findIndex((_one, i) => zoneSpaces(i).includes(place));
  return zone < 0 ? null : { zone, part: zoneSpaces(zone).indexOf(place) };
});

/** The tile face on each zone; null for the bare board. */
export type Tiles = readonly (TileFace | null)[];

const START_FACE: Face = { kind: 'start', value: 3, arrows: [] };
const ASSET_FACE: Face = { kind: 'asset', value: 0, arrows: [] };

/** The printed face of a place, from the tile if one covers it; markers are not counted. */
export function faceAt(tiles: Tiles, place: number): Face {
  if (place === ASSET) return ASSET_FACE;
  if (!isSpace(place)) return START_FACE;
  const cover = COVER[place]!;
  const tile = cover === null ? null : tiles[cover.zone]!;
  return tile === null || cover === null ? BOARD[place]! : TILES[tile]![cover.part]!;
}

/** Returns the zone whose tile covers a space; -1 if none does. */
const pieceOf = (tiles: Tiles, place: number): number => {
  const cover = COVER[place]!;
  return cover !== null && tiles[cover.zone] !== null ? cover.zone : -1;
};

const BY: Record<Arrow, readonly [row: number, column: number]> = {
  E: [0, 1],
  NE: [-1, 1],
  SE: [1, 1],
  N: [-1, 0],
  S: [1, 0],
};

const FROM_START: Readonly<Record<number, readonly number[]>> = {
  [BACK_DOOR]: [placeAt(0, 0), placeAt(1, 0)],
  [PUBLIC_SERVER]: [placeAt(2, 0), placeAt(3, 0)],
};
const NOWHERE: readonly number[] = [];

function outOf(tiles: Tiles, place: number): number[] {
  const out: number[] = [];
  for (const arrow of faceAt(tiles, place).arrows) {
    const [down, right] = BY[arrow];
    const row = rowOf(place) + down;
    const column = columnOf(place) + right;
    if (column === COLUMNS && arrow === 'E') out.push(ASSET);
    if (row < 0 || row >= ROWS || column >= COLUMNS) continue;
    const to = placeAt(row, column);
    // E arrows are printed across the edge, so they are always complete. Other arrows are complete only within one tile or the board.
    if (arrow === 'E' || pieceOf(tiles, place) === pieceOf(tiles, to)) out.push(to);
  }
  return out;
}

/** A cache: for each layout of tiles, and each space, the places to which complete arrows lead from it. */
const ARROWS = new WeakMap<Tiles, readonly (readonly number[])[]>();

function arrowsOf(tiles: Tiles): readonly (readonly number[])[] {
  let found = ARROWS.get(tiles);
  if (found === undefined) ARROWS.set(tiles, (found = BOARD.map((_, place) => outOf(tiles, place))));
  return found;
}

/** Returns the places to which complete arrows lead from a place; none from the Critical Asset and from places off the board. */
export const arrowsFrom = (tiles: Tiles, place: number): readonly number[] =>
  isSpace(place) ? arrowsOf(tiles)[place]! : (FROM_START[place] ?? NOWHERE);

/**
 * The places to which the tracer could step from a place: the spaces around it, diagonals included, and from the last column the Critical
 * Asset.
 */
export function around(place: number): number[] {
  if (place === BACK_DOOR || place === PUBLIC_SERVER) return [...FROM_START[place]!];
  if (!isSpace(place)) return [];
  const out: number[] = [];
  for (let row = rowOf(place) - 1; row <= rowOf(place) + 1; row++)
    for (let column = columnOf(place) - 1; column <= columnOf(place) + 1; column++) {
      const to = placeAt(row, column);
      if (row >= 0 && row < ROWS && column >= 0 && column < COLUMNS && to !== place) out.push(to);
    }
  if (columnOf(place) === COLUMNS - 1) out.push(ASSET);
  return out;
}

/** The spaces of a zone clockwise from the top left: the order in which specials take effect under a new tile. */
export const clockwise = (zone: number): number[] => {
  const [a, b, c, d] = zoneSpaces(zone);
  return [a!, b!, d!, c!];
};

const COLUMN = 'abcdef';
/** The places that are not spaces. */
export const PLACES_OFF: readonly number[] = [BACK_DOOR, PUBLIC_SERVER, ASSET, JAIL, GONE];
const OFF: Record<number, string> = {
  [BACK_DOOR]: 'Back Door',
  [PUBLIC_SERVER]: 'Public Server',
  [ASSET]: 'Critical Asset',
  [JAIL]: 'jail',
  [GONE]: 'gone',
};

/** A place's name: a column from a to f and a row from 1 to 4, or a name from `OFF`. */
export const placeName = (place: number): string =>
  isSpace(place) ? `${COLUMN[columnOf(place)]}${rowOf(place) + 1}` : OFF[place]!;

const OFF_ID: Record<number, string> = {
  [BACK_DOOR]: 'door',
  [PUBLIC_SERVER]: 'server',
  [ASSET]: 'asset',
  [JAIL]: 'jail',
  [GONE]: 'gone',
};

/** The id by which sentences name a place: that of a space is its name. */
export const placeId = (place: number): string => (isSpace(place) ? placeName(place) : OFF_ID[place]!);
