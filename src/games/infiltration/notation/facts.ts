/** The facts that a scenario can check by name: `quill.room`, `Checkpoint.tokens`, `proximity`, `times moved`. */
import { FIELDS } from '../record/events.ts';
import { timesOf } from '../../../replay/scenario.ts';
import { roomDef } from '../rules/defs.ts';
import type { Event } from '../rules/events.ts';
import { type Operative, type Room, SECRET, type State, type Table } from '../rules/model.ts';
import { legalMoves } from '../rules/moves.ts';
import { outcomeOf, scoreOf } from '../rules/score.ts';
import {
  cardName,
  guardName,
  itemName,
  NotationError,
  operativeName,
  readOperative,
  readRoom,
  roomName,
} from './names.ts';
import { moveText } from './notate.ts';

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
const by = (t: Table, op: number): string => operativeName(t, op);

/** Facts about an operative, named by the word after the dot: `room` in `quill.room`. */
const OF_OPERATIVE: Record<string, (one: Readonly<Operative>, t: Table, op: number) => unknown> = {
  room: ({ room }, t) => roomName(t, room),
  door: ({ door }, t) => roomName(t, door),
  wounded: ({ wounded }) => wounded,
  delayed: ({ delayed }) => delayed,
  escaped: ({ escaped }) => escaped,
  tokens: ({ tokens }) => sorted(tokens),
  items: ({ items }) => items.map(itemName),
  /** number of items in hand */
  hand: ({ items }) => items.length,
  prototypes: ({ prototypes }) => prototypes,
  blackmail: ({ blackmail }) => blackmail,
  covered: ({ covered }) => covered,
  unseen: ({ unseen }) => unseen,
  pick: (_one, t, op) => (t.picks[op] == null ? null : cardName(t.picks[op])),
};

/** Facts about a room, named by the word after the dot: `tokens` in `Checkpoint.tokens`. */
const OF_ROOM: Record<string, (room: Readonly<Room>, t: Table) => unknown> = {
  up: ({ up }) => up,
  tokens: ({ tokens }) => sorted(tokens),
  lying: ({ tokens }) => tokens.length,
  interface: ({ hasInterface }) => hasInterface,
  slot: ({ code, hasSlot }) => (hasSlot ? (roomDef(code).slot?.kind ?? null) : null),
  sludge: ({ sludge }) => sludge,
  placed: ({ placed }) => placed.map(({ item }) => itemName(item)),
  banked: ({ placed }) => sorted(placed.flatMap(({ tokens }) => tokens)),
  bulkhead: ({ bulkhead }, t) => (bulkhead < 0 ? null : by(t, bulkhead)),
  downloads: ({ downloads }) => downloads,
  known: ({ known }, t) => t.seats.filter((_, seat) => (known & (1 << seat)) !== 0),
};

/** Facts about the table as a whole, by name. */
const OF_TABLE: Record<string, (t: Table, s: State) => unknown> = {
  asked: (t, { ask }) => (ask === null ? null : `${by(t, ask.op)} ${ask.kind}`),
  legal: (t, s) => legalMoves(s).map((move) => moveText(t, move)),
  proximity: (t) => t.proximity,
  alarm: (t) => t.alarm,
  round: (t) => t.round,
  first: (t) => by(t, t.first),
  die: (t) => t.die,
  pool: (t) => t.pool.length,
  lost: (t) => t.lost,
  deck: (t) => t.deck.length,
  'deck items': (t) => t.deck.toReversed().map(itemName),
  discards: (t) => t.discards.map(itemName),
  box: (t) => t.box.map(itemName),
  'rooms up': (t) => t.rooms.filter(({ up }) => up).length,
  'rooms of each floor': (t) =>
    [1, 2, 0].map(
      (floor) =>
        t.rooms.filter(({ code }, i) => roomDef(code).floor === floor && (i === SECRET) === (floor === 0)).length,
    ),
  guards: (t) =>
    Object.fromEntries(
      t.guards.map(({ kind, room, up }) => [guardName(kind), `${roomName(t, room)}${up ? '' : ', down'}`]),
    ),
  gone: (t) => t.gone.map(guardName),
  prototypes: (t) => t.prototypes,
  blackmail: (t) => t.blackmail,
  sludge: (t) => t.sludge,
  turned: (t) => t.turned.map((one) => `${by(t, one.by)} ${cardName(one.card)}`),
  over: (t) => t.over?.reason ?? null,
  places: (t) => outcomeOf(t)?.places ?? null,
  reason: (t) => outcomeOf(t)?.reason ?? null,
  scores: (t) => Object.fromEntries(t.seats.map((seat, i) => [seat, scoreOf(t, i)])),
};

/** Returns the value of a named fact, after these events. Throws `NotationError` for an unknown name. */
export function factOf(s: State, events: readonly Event[], name: string): unknown {
  const t = s.table;
  if (Object.hasOwn(OF_TABLE, name)) return OF_TABLE[name]!(t, s);
  if (name.startsWith('times ')) return timesOf(events, name.slice(6), FIELDS);
  const [, who = '', what = ''] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  if (/^(?!place)[a-z]+( [12])?$/.test(who) && Object.hasOwn(OF_OPERATIVE, what)) {
    const op = readOperative(t, who);
    return OF_OPERATIVE[what]!(t.ops[op]!, t, op);
  }
  if (!Object.hasOwn(OF_ROOM, what)) throw new NotationError(`nothing is called "${name}"`);
  return OF_ROOM[what]!(t.rooms[readRoom(t, who)]!, t);
}
