/** All rooms. */
import type { RoomDef } from '../rules/def.ts';
import { FIRST_FLOOR } from './first-floor.ts';
import { SECOND_FLOOR } from './second-floor.ts';
import { SECRET_ROOMS } from './secret.ts';

export const ROOMS: readonly RoomDef[] = [...FIRST_FLOOR, ...SECOND_FLOOR, ...SECRET_ROOMS];
