/** The printed rooms and items. They are registered from outside, since the rules know none of them. */
import type { ItemDef, RoomDef } from './def.ts';

const ROOMS = new Map<string, RoomDef>();
const ITEMS = new Map<string, ItemDef>();

/** Makes rooms and items known, by their codes. */
export function register(rooms: readonly RoomDef[], items: readonly ItemDef[]): void {
  for (const one of rooms) ROOMS.set(one.code, one);
  for (const one of items) ITEMS.set(one.code, one);
}

/** All rooms and all items that are known, in the order in which they were registered. */
export const allRooms = (): RoomDef[] => [...ROOMS.values()];
export const allItems = (): ItemDef[] => [...ITEMS.values()];

/** The items that stay in a room, by code: the rules know what they do there. */
export const TAP = 'I22';
export const FENCE = 'I23';
export const LEVER = 'I29';
export const BANK = 'I35';

/** The room of a code. Throws for an unknown one. */
export function roomDef(code: string): RoomDef {
  const found = ROOMS.get(code);
  if (!found) throw new Error(`no room is called ${code}`);
  return found;
}
/** The item of a code. Throws for an unknown one. */
export function itemDef(code: string): ItemDef {
  const found = ITEMS.get(code);
  if (!found) throw new Error(`no item is called ${code}`);
  return found;
}
