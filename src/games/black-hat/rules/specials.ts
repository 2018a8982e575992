/** What each special lets a player do. */
import { TILE_FACES, type TileFace, tileOf } from './board/faces.ts';
import { ASSET, BACK_DOOR, STARTS, ZONES, faceAt, isStart } from './board/places.ts';
import { type Table, seatsIn } from './model.ts';

/** Number of markers in the game. Markers on the same space add up, without limit. */
export const MARKERS = 3;

/** The choices of a Denial: which pawns can be sent back, and to which start; never `by`, the pawn that landed on it. */
export function denials(t: Table, by: number): { pawn: number; to: number }[] {
  const found: { pawn: number; to: number }[] = [];
  for (let pawn = 0; pawn < t.pawns.length; pawn++) {
    const place = t.pawns[pawn]!;
    if (pawn === by || place >= ASSET || isStart(place)) continue;
    if (t.stuck[pawn]! && faceAt(t.tiles, place).kind === 'honeypot') continue;
    const partner = t.pawns[pawn ^ 1]!;
    for (const to of STARTS) if (to !== partner) found.push({ pawn, to });
  }
  return found;
}

/** The choices of an Exploit: a marker of +1 or −1 on any space, but not on starts or the Critical Asset. */
export const MARKINGS: readonly { place: number; n: 1 | -1 }[] = Array.from({ length: BACK_DOOR }, (_, place) => [
  { place, n: 1 as const },
  { place, n: -1 as const },
]).flat();

/** The choices of a Randomizer: each unused tile face, on each zone. A tile that is already there returns to the stock. */
export function layings(t: Table): { face: TileFace; zone: number }[] {
  const used = new Set(t.tiles.filter((face) => face !== null).map(tileOf));
  const faces = TILE_FACES.filter((face) => !used.has(tileOf(face)));
  return faces.flatMap((face) => ZONES.map((_, zone) => ({ face, zone })));
}

/** The choices of the asset card Blame Shift: the rivals that a seat can blame. */
export const rivalsOf = (t: Table, seat: number): number[] => seatsIn(t).filter((other) => other !== seat);
