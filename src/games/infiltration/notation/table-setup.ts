/** Builds the table that a scenario, lesson or puzzle starts from. */
import * as v from 'valibot';
import type { FlowPort } from '../../../core/flow.ts';
import { below, seedRng, shuffled } from '../../../core/rng.ts';
import { allItems, allRooms, LEVER, roomDef } from '../rules/defs.ts';
import { TOKENS } from '../rules/flow/heist.ts';
import { DEEPEST, FLOOR, type Options, OUTSIDE, type Room, type State, type Table } from '../rules/model.ts';
import { END, enter, LEAST_ALARM, MOST_ALARM, type Play, playOf, topChart } from '../rules/play.ts';
import { blankState } from '../rules/start.ts';
import { roomOf } from '../rules/events.ts';
import { itemName, NotationError, readGuard, readItem, readOperative, readRoom, readRoomCode } from './names.ts';
import { checkTable, isOver } from './table-checks.ts';

const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const name = v.pipe(v.string(), v.maxLength(30));
const names = v.pipe(v.array(name), v.maxLength(35));
const values = v.pipe(v.array(int(1, 3)), v.maxLength(117));

/** An item that stays in a room. */
const placed = v.strictObject({
  item: name,
  by: name,
  /** tokens that this Leech Tap has taken so far */
  taken: v.exactOptional(int(0, 2)),
  /** values of the tokens banked in this Dead Drop */
  tokens: v.exactOptional(values),
});

const room = v.union([
  name,
  /** a face-down room */
  v.strictObject({ down: name }),
  v.strictObject({
    room: name,
    tokens: v.exactOptional(values),
    /** `interface`: `false` if its interface token is used up; `slot`: `false` if its worker or lock has been removed */
    interface: v.exactOptional(v.boolean()),
    slot: v.exactOptional(v.boolean()),
    sludge: v.exactOptional(v.boolean()),
    placed: v.exactOptional(v.pipe(v.array(placed), v.maxLength(4))),
    /** the operative that placed a Bulkhead Lever between this room and the next one inwards */
    bulkhead: v.exactOptional(name),
  }),
]);
type RoomSetup = v.InferOutput<typeof room>;
const floor = v.pipe(v.array(room), v.maxLength(FLOOR));

const operative = v.strictObject({
  /** the entry room */
  room: v.exactOptional(name),
  /** the room from which the operative went to the secret room */
  door: v.exactOptional(name),
  wounded: v.exactOptional(v.boolean()),
  delayed: v.exactOptional(v.boolean()),
  /** the round in which the operative escaped */
  escaped: v.exactOptional(int(1, 99)),
  tokens: v.exactOptional(values),
  items: v.exactOptional(names),
  prototypes: v.exactOptional(int(0, 4)),
  blackmail: v.exactOptional(v.boolean()),
});

const guard = v.union([name, v.strictObject({ room: name, down: v.literal(true) })]);

/** A table set-up. Missing fields have their value at the start of a game, with the entry room turned up. */
export const tableSchema = v.strictObject({
  seed: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  options: v.exactOptional(v.partial(v.strictObject({ players: int(2, 6), pairs: v.boolean(), extract: v.boolean() }))),
  /**
   * Rooms from the entry room inwards. A title alone means a room turned up, with its interface token and its worker or lock but no tokens.
   * Missing rooms are other rooms of the floor, face down.
   */
  floor1: v.exactOptional(floor),
  floor2: v.exactOptional(floor),
  /** the secret room */
  secret: v.exactOptional(room),
  guards: v.exactOptional(v.record(name, guard)),
  /** guards that have left the building */
  gone: v.exactOptional(names),
  operatives: v.exactOptional(v.record(name, operative)),
  proximity: v.exactOptional(int(0, END - 1)),
  alarm: v.exactOptional(int(LEAST_ALARM, MOST_ALARM)),
  /** the round that is about to begin */
  round: v.exactOptional(int(1, 99)),
  first: v.exactOptional(name),
  /** values of the tokens in the pool, top first; tokens not listed anywhere are out of the game */
  pool: v.exactOptional(values),
  /** items in the deck, top first; items not listed anywhere are out of the game */
  deck: v.exactOptional(names),
  discards: v.exactOptional(names),
  /** what the die shows on its first rolls */
  dice: v.exactOptional(v.pipe(v.array(int(1, 6)), v.maxLength(4))),
  /**
   * where the game starts. `selection`: at the start of a round; `entry`: with the entry room still face down; `setup`: before the first
   * event (nothing else may be set up)
   */
  at: v.exactOptional(v.picklist(['selection', 'entry', 'setup'])),
});
export type TableSetup = v.InferOutput<typeof tableSchema>;

const DEFAULT_OPTIONS: Options = { seed: '', players: 3, pairs: false, extract: false };

/** Removes the wanted things from a supply. Throws `NotationError` if one of them is not in it. */
function take<T>(supply: T[], wanted: readonly T[], say: (one: T) => string): void {
  for (const one of wanted) {
    const i = supply.indexOf(one);
    if (i < 0) throw new NotationError(`${say(one)} is on the table more often than in the game`);
    supply.splice(i, 1);
  }
}

const titleOf = (one: RoomSetup): string => (typeof one === 'string' ? one : 'down' in one ? one.down : one.room);

/** Returns the rooms of a floor: those given, then others of that floor. Throws `NotationError` for a room of another floor. */
function roomsOf(given: readonly RoomSetup[], level: number, n: number): Room[] {
  const codes = given.map((one) => readRoomCode(titleOf(one)));
  for (const code of codes)
    if (roomDef(code).floor !== level) throw new NotationError(`${roomDef(code).title} is a room of another floor`);
  const rest = allRooms()
    .filter((one) => one.floor === level && !codes.includes(one.code))
    .map((one) => one.code);
  return [...codes, ...rest].slice(0, n).map((code, i) => {
    const one = given[i];
    if (one === undefined || (typeof one !== 'string' && 'down' in one)) return roomOf(code);
    const own = typeof one === 'string' ? { room: one } : one;
    return {
      ...roomOf(code),
      up: true,
      tokens: own.tokens ?? [],
      hasInterface: own.interface ?? roomDef(code).uses !== null,
      hasSlot: own.slot ?? roomDef(code).slot !== null,
      sludge: own.sludge ?? false,
    };
  });
}

/** Puts items such as the Leech Tap into their rooms and returns the items' codes. Call it once the operatives have names. */
function placeItems(t: Table, given: readonly (RoomSetup | undefined)[]): string[] {
  const codes: string[] = [];
  for (const [i, one] of given.entries()) {
    if (one === undefined || typeof one === 'string' || 'down' in one) continue;
    const laid = (one.placed ?? []).map(({ item, by, taken = 0, tokens = [] }) => ({
      item: readItem(item),
      by: readOperative(t, by),
      n: taken,
      tokens,
    }));
    const bulkhead = one.bulkhead === undefined ? -1 : readOperative(t, one.bulkhead);
    t.rooms[i] = { ...t.rooms[i]!, placed: laid, bulkhead };
    codes.push(...laid.map(({ item }) => item), ...(bulkhead < 0 ? [] : [LEVER]));
  }
  return codes;
}

function layRooms(t: Table, { floor1 = [], floor2 = [], secret, at }: TableSetup): string[] {
  t.rooms = [
    ...roomsOf(floor1, 1, FLOOR),
    ...roomsOf(floor2, 2, DEEPEST + 1 - FLOOR),
    ...roomsOf(secret === undefined ? [] : [secret], 0, 1),
  ];
  const entry = t.rooms[0]!;
  if (floor1.length === 0 && at !== 'entry') t.rooms[0] = { ...entry, up: true, hasInterface: true };
  const on = (list: readonly RoomSetup[]): (RoomSetup | undefined)[] =>
    Array.from({ length: FLOOR }, (_, i) => list[i]);
  return placeItems(t, [...on(floor1), ...on(floor2), secret]);
}

function layOperatives(t: Table, given: TableSetup['operatives'] = {}): void {
  for (const [who, one] of Object.entries(given)) {
    const op = readOperative(t, who);
    const items = (one.items ?? []).map(readItem);
    t.ops[op] = {
      ...t.ops[op]!,
      room: one.escaped === undefined ? readRoom(t, one.room ?? 'place 1') : OUTSIDE,
      door: readRoom(t, one.door ?? 'place 1'),
      wounded: one.wounded ?? false,
      delayed: one.delayed ?? false,
      escaped: one.escaped ?? 0,
      tokens: one.tokens ?? [],
      items,
      prototypes: one.prototypes ?? 0,
      blackmail: one.blackmail ?? false,
    };
    if (!t.rooms[t.ops[op]!.room]?.up && one.escaped === undefined && t.ops[op]!.room !== 0)
      throw new NotationError(`${who} is in a room that is face down`);
    t.prototypes -= one.prototypes ?? 0;
    if (one.blackmail === true) t.blackmail = false;
  }
  if (t.prototypes < 0) throw new NotationError('there are four Prototypes in the game');
}

/** Returns a state of the random generator from which the die first rolls these numbers. */
function rngFor(seed: string, dice: readonly number[]): number[] {
  for (let n = 0; n < 100_000; n++) {
    const state = seedRng(`${seed} ${n}`);
    const tried = [...state];
    if (dice.every((wanted) => 1 + below(tried, 6) === wanted)) return state;
  }
  throw new NotationError('no seed gives these rolls');
}

/** Puts all remaining tokens into the pool, and all remaining items into the deck. */
function layRest(s: State, { pool, deck, discards = [] }: TableSetup, seed: string, placedItems: string[]): void {
  const { table: t } = s;
  const tokens = Object.entries(TOKENS).flatMap(([value, n]) => Array.from({ length: n }, () => Number(value)));
  const lying = t.rooms.flatMap((one) => [...one.tokens, ...one.placed.flatMap((item) => item.tokens)]);
  const token = (value: number): string => `a token of ${value}`;
  take(tokens, [...lying, ...t.ops.flatMap((one) => one.tokens), ...(pool ?? [])], token);
  const items = allItems().map(({ code }) => code);
  const top = (deck ?? []).map(readItem);
  t.discards = discards.map(readItem);
  take(items, [...t.ops.flatMap((one) => one.items), ...placedItems, ...t.discards, ...top], itemName);
  const rng = seedRng(seed);
  t.pool = pool?.toReversed() ?? shuffled(rng, tokens);
  t.deck = deck === undefined ? shuffled(rng, items) : top.reverse();
}

/** Starts a game at the set-up table, before its first decision. Throws `NotationError` for an impossible table. */
export function layTable(setup: TableSetup, port: FlowPort<Play>): Play {
  const { seed = 'table', at = 'selection', dice = [] } = setup;
  const s: State = blankState({ ...DEFAULT_OPTIONS, ...setup.options, seed });
  const game = playOf(s, port);
  if (at === 'setup') {
    enter(game, 'heist');
    return game;
  }
  const t = s.table;
  const placedItems = layRooms(t, setup);
  layOperatives(t, setup.operatives);
  layRest(s, setup, seed, placedItems);
  if (t.rooms.some(({ sludge }) => sludge)) t.sludge = false;
  t.guards = Object.entries(setup.guards ?? {}).map(([who, one]) => ({
    kind: readGuard(who),
    room: readRoom(t, typeof one === 'string' ? one : one.room),
    up: typeof one === 'string',
    acted: false,
  }));
  t.gone = (setup.gone ?? []).map(readGuard);
  t.proximity = setup.proximity ?? 0;
  checkTable(t, setup);
  t.alarm = setup.alarm ?? 0;
  t.first = setup.first === undefined ? 0 : readOperative(t, setup.first);
  s.rng = rngFor(seed, dice);
  enter(game, 'heist');
  Object.assign(topChart(game), { at: at === 'entry' ? 'items' : 'rounds', entered: true });
  if (at === 'entry') return game;
  t.round = (setup.round ?? 1) - 1;
  // if everybody has escaped, the game ends instead of starting a round
  if (!isOver(t)) enter(game, 'round');
  return game;
}
