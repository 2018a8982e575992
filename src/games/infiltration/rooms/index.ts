/** All rooms, by code. */
import type { RoomDef } from '../rules/def.ts';
import { FIRST_FLOOR } from './first-floor.ts';
import { SECOND_FLOOR } from './second-floor.ts';
import { SECRET_ROOMS } from './secret.ts';

export const ROOMS: readonly RoomDef[] = [...FIRST_FLOOR, ...SECOND_FLOOR, ...SECRET_ROOMS];
const BY_CODE = new Map(ROOMS.map((one) => [one.code, one]));

/** The room of a code. Throws for an unknown one. */
export function roomDef(code: string): RoomDef {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`no room is called ${code}`);
  return found;
}
