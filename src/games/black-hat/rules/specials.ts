/** What the specials of spaces let a player do. */
import { TILE_FACES, type TileFace, tileOf } from './board/faces.ts';
import { ASSET, BACK_DOOR, STARTS, ZONES, faceAt, isStart } from './board/places.ts';
import { type Table, seatsIn } from './model.ts';

/** Markers in the game. They add up on a space, whatever its value comes to. */
export const MARKERS = 3;

/** Denial: the pawns that can be sent back, and where to; not the pawn `by`, which landed there. */
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

/** Exploit: what can be marked, and by how much: every space either way, no start, and not the Critical Asset. */
export const MARKINGS: readonly { place: number; n: 1 | -1 }[] = Array.from({ length: BACK_DOOR }, (_, place) => [
  { place, n: 1 as const },
  { place, n: -1 as const },
]).flat();

/** Randomizer: the unused tile faces with the zones they can be laid on; what lies there goes back to the stock. */
export function layings(t: Table): { face: TileFace; zone: number }[] {
  const used = new Set(t.tiles.filter((face) => face !== null).map(tileOf));
  const faces = TILE_FACES.filter((face) => !used.has(tileOf(face)));
  return faces.flatMap((face) => ZONES.map((_, zone) => ({ face, zone })));
}

/** Blame Shift: the rivals who can be blamed. */
export const rivalsOf = (t: Table, seat: number): number[] => seatsIn(t).filter((other) => other !== seat);
