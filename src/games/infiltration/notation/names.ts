/** Names of rooms, items, guards and operatives in the notation: `Checkpoint`, `place 8`, `Reach Claw`, `Night Guard`, `quill 2`. */
import { NotationError } from '../../../core/notation.ts';
import '../register.ts';
import { allItems, allRooms, itemDef, roomDef } from '../rules/defs.ts';
import { type Card, DEEPEST, isAction, OUTSIDE, SECRET } from '../rules/model.ts';
import { type Action, ACTIONS, type GuardKind } from '../rules/words.ts';

export { NotationError };

/** Where names are looked up: in a table, or in a viewer's view of one. */
export interface Named {
  seats: readonly string[];
  options: { players: number; pairs: boolean };
  rooms: readonly { code: string | null; up: boolean }[];
}

/** A name in the form used for comparison: lower case, with straight apostrophes. */
const plain = (name: string): string => name.trim().toLowerCase().replaceAll('’', "'");
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const GUARDS: Readonly<Record<GuardKind, string>> = {
  sweeper: 'Sweeper',
  guard: 'Night Guard',
  auditor: 'Auditor',
  sergeant: 'Sergeant',
  purger: 'Purger',
};
export const guardName = (kind: GuardKind): string => GUARDS[kind];
/** Reads a guard's name. Throws `NotationError`. */
export function readGuard(name: string): GuardKind {
  const found = Object.entries(GUARDS).find(([, title]) => plain(title) === plain(name));
  if (!found) throw new NotationError(`no guard is called "${name}": ${Object.values(GUARDS).join(', ')}`);
  return found[0] as GuardKind;
}

/** Reads an item's title and returns its code. Throws `NotationError`. */
export function readItem(name: string): string {
  const found = allItems().find(({ title }) => plain(title) === plain(name));
  if (!found) throw new NotationError(`no item is called "${name}"`);
  return found.code;
}
export const itemName = (code: string): string => itemDef(code).title;

/** Reads an action's name. Throws `NotationError`. */
export function readAction(name: string): Action {
  const found = ACTIONS.find((action) => action === plain(name));
  if (!found) throw new NotationError(`no action is called "${name}"`);
  return found;
}
/** Returns a card's name: an action's name, or an item's title. */
export const cardName = (card: Card): string => (isAction(card) ? capital(card) : itemName(card));
/** Reads the name of an action or item. Throws `NotationError`. */
export const readCard = (name: string): Card => ACTIONS.find((action) => action === plain(name)) ?? readItem(name);

/** Reads a room card's title and returns its code. Throws `NotationError`. */
export function readRoomCode(name: string): string {
  const found = allRooms().find(({ title }) => plain(title) === plain(name));
  if (!found) throw new NotationError(`no room is called "${name}"`);
  return found.code;
}
/** Returns a room's name: its title once it is turned up; before that `place 8`, counted from the entry room, or `secret room`. */
export function roomName({ rooms }: Pick<Named, 'rooms'>, room: number): string {
  if (room === OUTSIDE) return 'outside';
  const { code, up } = rooms[room]!;
  if (up && code !== null) return roomDef(code).title;
  return room === SECRET ? 'secret room' : `place ${room + 1}`;
}
/** Reads a room's name or title, turned up or not, and returns its place. Throws `NotationError`. */
export function readRoom({ rooms }: Pick<Named, 'rooms'>, name: string): number {
  const text = plain(name);
  if (text === 'secret room') return SECRET;
  const place = Number(/^place (\d{1,2})$/.exec(text)?.[1] ?? 0) - 1;
  if (place >= 0 && place <= DEEPEST) return place;
  const found = rooms.findIndex(({ code }) => code !== null && plain(roomDef(code).title) === text);
  if (found < 0) throw new NotationError(`no room of this table is called "${name}"`);
  return found;
}

/** Returns an operative's name: its seat's name, followed by 1 or 2 where each player has two operatives. */
export function operativeName({ seats, options: { players, pairs } }: Named, op: number): string {
  const seat = seats[op % players]!;
  return pairs ? `${seat} ${Math.floor(op / players) + 1}` : seat;
}
/** Reads an operative's name. Throws `NotationError`. */
export function readOperative(t: Named, name: string): number {
  const { seats, options } = t;
  const all = Array.from({ length: seats.length * (options.pairs ? 2 : 1) }, (_, op) => operativeName(t, op));
  const op = all.indexOf(plain(name));
  if (op < 0) throw new NotationError(`no operative is called "${name}": ${all.join(', ')}`);
  return op;
}
