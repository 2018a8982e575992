/** Names of rooms, items, guards and operatives in the notation: `Checkpoint`, `place 8`, `Reach Claw`, `Night Guard`, `quill 2`. */
import { NotationError } from '../../../core/notation.ts';
import '../register.ts';
import { allItems, allRooms, itemDef, roomDef } from '../rules/defs.ts';
import { type Card, DEEPEST, isAction, OUTSIDE, SECRET } from '../rules/model.ts';
import { type Action, ACTIONS, type GuardKind } from '../rules/words.ts';

export { NotationError };

/** What names are looked up in: a table, or a table as a viewer sees it. */
export interface Named {
  seats: readonly string[];
  options: { players: number; pairs: boolean };
  rooms: readonly { code: string | null; up: boolean }[];
}

/** A name as it is compared: without capitals, with a straight apostrophe. */
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
/** The guard of a name. Throws `NotationError`. */
export function readGuard(name: string): GuardKind {
  const found = Object.entries(GUARDS).find(([, title]) => plain(title) === plain(name));
  if (!found) throw new NotationError(`no guard is called "${name}": ${Object.values(GUARDS).join(', ')}`);
  return found[0] as GuardKind;
}

/** The code of the item of a title. Throws `NotationError`. */
export function readItem(name: string): string {
  const found = allItems().find(({ title }) => plain(title) === plain(name));
  if (!found) throw new NotationError(`no item is called "${name}"`);
  return found.code;
}
export const itemName = (code: string): string => itemDef(code).title;

/** The action of a name. Throws `NotationError`. */
export function readAction(name: string): Action {
  const found = ACTIONS.find((action) => action === plain(name));
  if (!found) throw new NotationError(`no action is called "${name}"`);
  return found;
}
/** A card's name: an action's, or an item's title. */
export const cardName = (card: Card): string => (isAction(card) ? capital(card) : itemName(card));
/** The card of a name. Throws `NotationError`. */
export const readCard = (name: string): Card => ACTIONS.find((action) => action === plain(name)) ?? readItem(name);

/** The code of the room card of a title. Throws `NotationError`. */
export function readRoomCode(name: string): string {
  const found = allRooms().find(({ title }) => plain(title) === plain(name));
  if (!found) throw new NotationError(`no room is called "${name}"`);
  return found.code;
}
/** A room's name: its title once it is turned up; before that `place 8`, counted from the entry room, or `secret room`. */
export function roomName({ rooms }: Pick<Named, 'rooms'>, room: number): string {
  if (room === OUTSIDE) return 'outside';
  const { code, up } = rooms[room]!;
  if (up && code !== null) return roomDef(code).title;
  return room === SECRET ? 'secret room' : `place ${room + 1}`;
}
/** The place of a room's name or title, whether it is turned up or not. Throws `NotationError`. */
export function readRoom({ rooms }: Pick<Named, 'rooms'>, name: string): number {
  const text = plain(name);
  if (text === 'secret room') return SECRET;
  const place = Number(/^place (\d{1,2})$/.exec(text)?.[1] ?? 0) - 1;
  if (place >= 0 && place <= DEEPEST) return place;
  const found = rooms.findIndex(({ code }) => code !== null && plain(roomDef(code).title) === text);
  if (found < 0) throw new NotationError(`no room of this table is called "${name}"`);
  return found;
}

/** An operative's name: its seat's, with 1 or 2 behind it where each player has two. */
export function operativeName({ seats, options: { players, pairs } }: Named, op: number): string {
  const seat = seats[op % players]!;
  return pairs ? `${seat} ${Math.floor(op / players) + 1}` : seat;
}
/** The operative of a name. Throws `NotationError`. */
export function readOperative(t: Named, name: string): number {
  const { seats, options } = t;
  const all = Array.from({ length: seats.length * (options.pairs ? 2 : 1) }, (_, op) => operativeName(t, op));
  const op = all.indexOf(plain(name));
  if (op < 0) throw new NotationError(`no operative is called "${name}": ${all.join(', ')}`);
  return op;
}
