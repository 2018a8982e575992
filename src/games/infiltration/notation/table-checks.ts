/** Rejects impossible table set-ups, with a sentence that says what is wrong. */
import { BANK, DEEPEST, itemDef, LEVER, roomDef, TAP } from '../rules/defs.ts';
import { type Room, SECRET, type Table } from '../rules/model.ts';
import { ending } from '../rules/play.ts';
import { guardName, itemName, NotationError, operativeName, readGuard, readOperative } from './names.ts';

/** The parts of a written set-up (`TableSetup`) that need checking: names, and the point at which the game starts. */
interface Written {
  operatives?: object;
  guards?: object;
  gone?: readonly string[];
  at?: string;
}

/** Throws `NotationError` with this sentence unless the condition holds. */
function must(holds: boolean, sentence: string): void {
  if (!holds) throw new NotationError(sentence);
}

/** The first element that is in a list twice; undefined if there is none. */
const twice = <T>(list: readonly T[]): T | undefined => list.find((one, i) => list.indexOf(one) !== i);

/** Rejects an operative or guard that is named twice; names ignore case. */
function checkNames(t: Table, { operatives = {}, guards = {}, gone = [] }: Written): void {
  const op = twice(Object.keys(operatives).map((name) => readOperative(t, name)));
  if (op !== undefined) throw new NotationError(`${operativeName(t, op)} is laid out twice`);
  const inside = Object.keys(guards).map(readGuard);
  const kind = twice([...inside, ...gone.map(readGuard)]);
  if (kind === undefined) return;
  const where = inside.includes(kind) && gone.some((name) => readGuard(name) === kind);
  throw new NotationError(`the ${guardName(kind)} ${where ? 'is in a room and has left' : 'is laid out twice'}`);
}

/** Checks one room by itself. */
function checkRoom(room: Readonly<Room>, at: number): void {
  const { code, hasInterface, hasSlot, placed, bulkhead } = room;
  const { title, uses, slot } = roomDef(code);
  must(!hasInterface || uses !== null, `${title} has no place for an interface token`);
  must(!hasSlot || slot !== null, `${title} has no place for a lab worker or tech lock`);
  must(bulkhead < 0 || at < DEEPEST, `behind ${title} there is no room that a ${itemName(LEVER)} could close`);
  for (const { item, n, tokens } of placed) {
    must(itemDef(item).after === 'room', `${itemName(item)} does not stay in a room`);
    must(item !== LEVER, `a ${itemName(item)} is laid out as "bulkhead"`);
    must(n === 0 || item === TAP, `nothing is taken through a ${itemName(item)}`);
    must(tokens.length === 0 || item === BANK, `nothing is banked in a ${itemName(item)}`);
    must(tokens.length <= 3, `a ${itemName(BANK)} holds three tokens at most`);
  }
}

/** Checks the rooms and their contents, and that each operative and guard is in a possible place. */
export function checkTable(t: Table, setup: Written): void {
  const { at = 'selection' } = setup;
  checkNames(t, setup);
  const room = twice(t.rooms.map(({ code }) => code));
  if (room !== undefined) throw new NotationError(`${roomDef(room).title} is laid out twice`);
  const { code, up } = t.rooms[0]!;
  if (at === 'entry') must(!isOver(t), 'everybody has escaped before the entry room is turned up');
  else must(up, `${roomDef(code).title} is the entry room and face down in a round`);
  t.rooms.forEach(checkRoom);
  must(t.rooms.filter(({ sludge }) => sludge).length < 2, 'Sludge lies in two rooms');
  must(t.ops.filter(({ blackmail }) => blackmail).length < 2, 'two operatives hold the Blackmail File');
  for (const { kind, room: where } of t.guards) {
    must(where !== SECRET, `the ${guardName(kind)} is in the secret room, which guards do not enter`);
  }
  t.ops.forEach(({ door }, op) => must(door !== SECRET, `${operativeName(t, op)} came to the secret room from itself`));
  must(!t.options.pairs || t.options.players === 2, 'only two players have two operatives each');
}

/** Whether the game is already over on a set-up table because everybody has escaped. */
export const isOver = (t: Table): boolean => ending(t) !== null;
