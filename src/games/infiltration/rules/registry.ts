/** The registry of all rooms and items. Each folder of cards registers its own, since the rules do not import them. */
import type { ItemDef, RoomDef } from './def.ts';

const ROOMS = new Map<string, RoomDef>();
const ITEMS = new Map<string, ItemDef>();

/** Adds rooms and items to the registry, by their codes. */
export function register(rooms: readonly RoomDef[], items: readonly ItemDef[]): void {
  for (const one of rooms) ROOMS.set(one.code, one);
  for (const one of items) ITEMS.set(one.code, one);
}

/** All registered rooms and items, in the order of registration. */
export const allRooms = (): RoomDef[] => [...ROOMS.values()];
export const allItems = (): ItemDef[] => [...ITEMS.values()];

/** Codes of items that stay in a room and whose effects the rules carry out. */
export const TAP = 'I22';
export const FENCE = 'I23';
export const LEVER = 'I29';
export const BANK = 'I35';

/** The room with this code. Throws for an unknown code. */
export function roomDef(code: string): RoomDef {
  const found = ROOMS.get(code);
  if (!found) throw new Error(`no room is called ${code}`);
  return found;
}
/** The item with this code. Throws for an unknown code. */
export function itemDef(code: string): ItemDef {
  const found = ITEMS.get(code);
  if (!found) throw new Error(`no item is called ${code}`);
  return found;
}
