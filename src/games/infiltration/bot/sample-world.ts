/**
 * Samples a complete game consistent with a seat's view while cards are being laid. Hands, token values, face-down rooms and the deck are
 * dealt at random; the cards that rivals have laid are then drawn from their hands. The bot gets such games ("worlds") nowhere else.
 */
import { type Chance, shuffledBy } from '../../../core/chance.ts';
import { allItems, allRooms, LEVER } from '../rules/defs.ts';
import { TOKENS } from '../rules/flow/heist.ts';
import {
  type Card,
  type ChartFrame,
  type ChartName,
  floorOf,
  insideFrom,
  type Operative,
  type Room,
  type State,
  type Table,
} from '../rules/model.ts';
import type { View } from '../rules/view.ts';

/** Returns a list without these entries, each removed once if present. */
function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const left = [...list];
  for (const one of gone) {
    const i = left.indexOf(one);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

const ALL_TOKENS = Object.entries(TOKENS).flatMap(([value, n]) => Array.from({ length: n }, () => Number(value)));
const isKnown = <T>(one: T | null): one is T => one !== null;

/** The values of tokens, the items and the rooms that a view does not show. */
export interface Hidden {
  tokens: readonly number[];
  items: readonly string[];
  /** codes of the hidden rooms, by floor */
  rooms: readonly (readonly string[])[];
}

/** Lists the things that a view hides. Computed once for many sampled worlds. */
export function hiddenOf(view: View): Hidden {
  const placed = view.rooms.flatMap((room) => room.placed.map(({ item }) => item));
  const levers = view.rooms.some(({ bulkhead }) => bulkhead >= 0) ? [LEVER] : [];
  const items = [...view.ops.flatMap((one) => one.items.filter(isKnown)), ...view.discards, ...view.box];
  const codes = view.rooms.map(({ code }) => code);
  return {
    tokens: without(
      ALL_TOKENS,
      view.ops.flatMap(({ tokens }) => tokens.filter(isKnown)),
    ),
    items: without(
      allItems().map(({ code }) => code),
      [...items, ...placed, ...levers],
    ),
    rooms: [0, 1, 2].map((floor) =>
      allRooms().flatMap((one) => (one.floor === floor && !codes.includes(one.code) ? [one.code] : [])),
    ),
  };
}

const chart = (name: ChartName, at: string): ChartFrame => ({
  k: 'chart',
  chart: name,
  at,
  entered: true,
  op: -1,
  room: -1,
  way: 'walk',
  quiet: false,
  stopped: false,
  fresh: false,
});

/**
 * Deals at random what the view hides. `lays`: chooses the face-down card of an operative, given the table with its hand. Throws when the
 * view's decision is not about laying a card.
 */
export function sampleWorld(
  view: View,
  hidden: Hidden,
  chance: Chance,
  lays: (table: Table, op: number, chance: Chance) => Card,
): State {
  const { decision } = view;
  if (decision?.kind !== 'pick') throw new Error('the view does not ask for a card');
  const values = shuffledBy(chance, hidden.tokens);
  const some = (n: number): number[] => values.splice(values.length - n, n);
  const codes = hidden.rooms.map((floor) => shuffledBy(chance, floor));
  const items = shuffledBy(chance, hidden.items);
  const known = 1 << view.seats.findIndex((seat) => seat === view.viewer);

  const rooms = view.rooms.map(({ code, tokens, placed, ...rest }, i): Room => {
    const { length } = placed;
    return {
      ...rest,
      code: code ?? codes[floorOf(i)]!.pop()!,
      known: code === null ? 0 : known,
      tokens: tokens === 0 ? [] : some(tokens),
      placed: length === 0 ? [] : placed.map((one) => ({ ...one, tokens: some(one.tokens) })),
    };
  });
  const ops = view.ops.map(({ seat: _seat, pick: _pick, tokens, items: hand, ...rest }): Operative => {
    const unseen = tokens.filter((value) => value === null).length;
    return {
      ...rest,
      tokens: [...tokens.filter(isKnown), ...some(unseen)],
      items: hand.map((item) => item ?? items.pop()!),
    };
  });
  const table: Table = {
    options: { ...view.options, seed: '' },
    seats: view.seats,
    rooms,
    ops,
    guards: view.guards,
    gone: view.gone,
    // values left over once the pool is full have left the game
    pool: some(view.pool),
    lost: view.lost,
    prototypes: view.prototypes,
    blackmail: view.blackmail,
    sludge: view.sludge,
    deck: items.splice(0, view.deck),
    discards: view.discards,
    box: view.box,
    proximity: view.proximity,
    alarm: view.alarm,
    round: view.round,
    first: view.first,
    picks: view.ops.map(({ pick }) => pick),
    turned: view.turned,
    turn: view.turn,
    extracting: view.extracting,
    die: view.die,
    chart: view.chart,
    leaf: view.leaf,
    over: null,
  };
  const laid = table.picks.map((pick) => pick !== null);
  for (const [op, pick] of table.picks.entries()) if (pick === '') table.picks[op] = lays(table, op, chance);
  return {
    table,
    stack: [chart('heist', 'rounds'), chart('round', 'select')],
    regions: insideFrom(table, table.first).map((op) => ({ op, chart: 'pick', at: laid[op] ? 'locked' : 'choosing' })),
    ask: { op: decision.op, kind: 'pick', list: [] },
    rng: Array.from({ length: 4 }, () => Math.floor(chance() * 0x7fffffff)),
    noTakeBack: true,
  };
}
