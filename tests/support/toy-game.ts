/**
 * Highest card: a whole game for the contract of core/game.ts, with three seats, hidden hands, a hidden simultaneous choice and little
 * else. The example of docs/adding-a-game.md.
 *
 * Eighteen cards, 1 to 6, three of each. Four to each hand, the rest hidden in the stock. Each round north, east and west lay a card face
 * down, one after the other; all are turned over at once, and the highest takes a point if it is alone. Whoever doubles before laying
 * takes two points, or loses one. After the last round the most points win; who has none has lost. With `dummy` the hand of west lies
 * open and is played by whoever took the last round (north at first, and when west itself took it).
 */
import * as v from 'valibot';
import type { Bot } from '../../src/core/bot.ts';
import { type Decision, type Game, type Outcome, type Viewer, IllegalMove, OPEN } from '../../src/core/game.ts';
import { jsonOf, refuse } from '../../src/core/json.ts';
import { below, seedRng, shuffled } from '../../src/core/rng.ts';
import { fits } from '../../src/replay/door.ts';

// ---- the types of the game

const SEATS = ['north', 'east', 'west'] as const;
export type ToySeat = (typeof SEATS)[number];
type By<T> = Record<ToySeat, T>;
const by = <T>(of: (seat: ToySeat) => T): By<T> => ({ north: of('north'), east: of('east'), west: of('west') });

interface Table {
  hands: By<number[]>;
  stock: number[];
  laid: By<number | null>;
  doubled: By<boolean>;
  scores: By<number>;
  round: number;
  /** who plays the open hand */
  lead: ToySeat;
  over: boolean;
}
export interface ToyState {
  setup: ToySetup;
  table: Table;
  rng: number[];
  noTakeBack: boolean;
}
export type ToyMove = { do: 'lay'; card: number } | { do: 'double' };
export type ToyEvent =
  | { type: 'dealt'; seat: ToySeat; cards: number[] }
  | { type: 'round'; n: number }
  | { type: 'doubled'; seat: ToySeat }
  | { type: 'laid'; seat: ToySeat; card: number }
  | { type: 'revealed'; cards: By<number>; winner: ToySeat | null }
  | { type: 'over' };
/** `dealt` and `laid` as the others see them: how many cards, not which. */
export type ToySeen = ToyEvent | { type: 'dealt' | 'laid'; seat: ToySeat; n: number };
export interface ToyView extends Omit<Table, 'hands' | 'stock' | 'laid' | 'over'> {
  viewer: Viewer;
  /** null: a card face down */
  hands: By<(number | null)[]>;
  stock: number;
  laid: By<number | 'face down' | null>;
  decision: (Decision & { moves: ToyMove[] }) | null;
  over: Outcome | null;
}
export interface ToyOptions {
  seed: string;
  /** 1 to 4 */
  rounds: number;
  dummy?: boolean;
}
export interface ToySetup extends ToyOptions {
  /** a table laid out, for lessons */
  hands?: By<number[]>;
  deals?: ToyDeal[];
}
interface ToyDeal extends Pick<Table, 'hands' | 'stock' | 'laid'> {
  at: number;
  seed: string;
}
export interface ToyTypes {
  state: ToyState;
  move: ToyMove;
  event: ToyEvent;
  seen: ToySeen;
  view: ToyView;
  setup: ToySetup;
  options: ToyOptions;
}

// ---- the rules

const DECK = Array.from({ length: 18 }, (_, i) => (i % 6) + 1);
const HAND = 4;

/** Takes a card out of a list. Throws where it is not. */
function take(from: number[], card: number): void {
  const i = from.indexOf(card);
  if (i < 0) throw new Error(`no ${card} there`);
  from.splice(i, 1);
}

function apply(t: Table, e: ToyEvent): void {
  if (e.type === 'dealt') for (const card of e.cards) take(t.stock, card);
  if (e.type === 'dealt') t.hands[e.seat] = [...e.cards].sort();
  else if (e.type === 'round') t.round = e.n;
  else if (e.type === 'doubled') t.doubled[e.seat] = true;
  else if (e.type === 'over') t.over = true;
  else if (e.type === 'laid') {
    take(t.hands[e.seat], e.card);
    t.laid[e.seat] = e.card;
  } else if (e.type === 'revealed') {
    for (const seat of SEATS) if (seat === e.winner) t.scores[seat] += t.doubled[seat] ? 2 : 1; else if (t.doubled[seat]) t.scores[seat] -= 1; // prettier-ignore
    if (e.winner !== null) t.lead = e.winner === 'west' ? 'north' : e.winner;
    t.laid = by(() => null);
    t.doubled = by(() => false);
  } else throw new Error(`no event ${(e as { type: string }).type}`);
}

/** Who laid the highest card; null where two did. */
function highest(cards: By<number>): ToySeat | null {
  const best = SEATS.filter((seat) => cards[seat] === Math.max(...Object.values(cards)));
  return best.length === 1 ? best[0]! : null;
}

function outcome({ table: { over, scores } }: ToyState): Outcome | null {
  const points = [...new Set(SEATS.map((seat) => scores[seat]).filter((n) => n > 0))].sort((a, b) => b - a);
  const places = points.map((n) => SEATS.filter((seat) => scores[seat] === n));
  return over ? { places, scores: { ...scores }, reason: 'rounds' } : null;
}

function decision({ setup, table: { laid, lead, over } }: ToyState): (Decision & { seat: ToySeat }) | null {
  const seat = SEATS.find((one) => laid[one] === null);
  if (over || seat === undefined) return null;
  return setup.dummy && seat === 'west' ? { seat, by: lead, kind: 'card' } : { seat, kind: 'card' };
}

function moves(s: ToyState): ToyMove[] {
  const seat = decision(s)?.seat;
  if (seat === undefined) return [];
  const cards = [...new Set(s.table.hands[seat])].map((card): ToyMove => ({ do: 'lay', card }));
  return s.table.doubled[seat] ? cards : [...cards, { do: 'double' }];
}

const same = (a: ToyMove, b: ToyMove): boolean =>
  a.do === b.do && (a.do !== 'lay' || b.do !== 'lay' || a.card === b.card);
const sees = ({ setup }: ToyState, viewer: Viewer, seat: ToySeat): boolean =>
  viewer === OPEN || viewer === seat || (seat === 'west' && setup.dummy === true);
const notate = (s: ToyState, move: ToyMove): string =>
  `${decision(s)?.seat}: ${move.do === 'lay' ? `lay ${move.card}` : move.do}`;

function blank(setup: ToySetup): ToyState {
  const table: Table = {
    hands: by(() => []), stock: [...DECK], laid: by(() => null), doubled: by(() => false), scores: by(() => 0), round: 0, lead: 'north', over: false,
  }; // prettier-ignore
  return { setup, table, rng: seedRng(setup.seed), noTakeBack: false };
}

function glimpse(s: ToyState, viewer: Viewer): ToyView {
  const { hands, stock, laid, over: _over, ...open } = structuredClone(s.table);
  return {
    viewer, ...open, stock: stock.length, decision: null, over: outcome(s),
    hands: by((seat) => hands[seat].map((card) => (sees(s, viewer, seat) ? card : null))),
    laid: by((seat) => (laid[seat] === null || sees(s, viewer, seat) ? laid[seat] : 'face down')),
  }; // prettier-ignore
}

// ---- what comes from outside

const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const cards = v.pipe(v.array(card), v.maxLength(DECK.length));
const seed = v.pipe(v.string(), v.maxLength(200));
const hands = v.object(by(() => cards));
const options = {
  seed,
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HAND)),
  dummy: v.exactOptional(v.boolean()),
};
const deal = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seed,
  hands,
  stock: cards,
  laid: v.object(by(() => v.nullable(card))),
});
const setupSchema: v.GenericSchema<unknown, ToySetup> = v.object({
  ...options, hands: v.exactOptional(hands), deals: v.exactOptional(v.pipe(v.array(deal), v.maxLength(16))),
}); // prettier-ignore

/** All cards of a table or deal. */
const all = ({ hands: held, stock, laid }: Pick<Table, 'hands' | 'stock' | 'laid'>): number[] =>
  [...Object.values(held).flat(), ...stock, ...Object.values(laid).filter((one) => one !== null)].sort();

export const toyGame: Game<ToyTypes> = {
  id: 'toy',
  rulesVersion: 1,
  seats: () => SEATS,
  start(setup, tell) {
    const s = blank(setup);
    const emit = (event: ToyEvent): void => (apply(s.table, event), tell?.(event, s));
    const deck = shuffled(s.rng, DECK);
    for (const seat of SEATS) emit({ type: 'dealt', seat, cards: setup.hands?.[seat] ?? deck.splice(0, HAND) });
    emit({ type: 'round', n: 1 });
    return s;
  },
  decision,
  outcome,
  moves,
  play(s, move, tell) {
    const seat = decision(s)?.seat;
    if (seat === undefined || !moves(s).some((one) => same(one, move))) throw new IllegalMove(JSON.stringify(move));
    const emit = (event: ToyEvent): void => (apply(s.table, event), tell?.(event, s));
    s.noTakeBack = false;
    if (move.do === 'double') return emit({ type: 'doubled', seat });
    emit({ type: 'laid', seat, card: move.card });
    if (decision(s) !== null) return;
    s.noTakeBack = true;
    const shown = by((one) => s.table.laid[one]!);
    emit({ type: 'revealed', cards: shown, winner: highest(shown) });
    emit(s.table.round === s.setup.rounds ? { type: 'over' } : { type: 'round', n: s.table.round + 1 });
  },
  why: (s, seat, move) =>
    seat === decision(s)?.seat && moves(s).some((one) => same(one, move)) ? null : { key: 'toy.why' },
  view(s, viewer) {
    const asked = decision(s);
    const may = viewer === OPEN || viewer === (asked?.by ?? asked?.seat);
    return { ...glimpse(s, viewer), decision: asked && { ...asked, moves: may ? moves(s) : [] } };
  },
  glimpse,
  redact(s, event, viewer) {
    if (!('seat' in event) || event.type === 'doubled' || sees(s, viewer, event.seat)) return event;
    return { type: event.type, seat: event.seat, n: event.type === 'dealt' ? event.cards.length : 1 };
  },
  copy: structuredClone,
  digest: ({ table, rng }) => seedRng(JSON.stringify([table, rng])).join(' '),
  notate,
  same,
  isPass: () => false,
  concession: () => null,
  turn: (s) => s.table.round,
  noTakeBack: (s) => s.noTakeBack,
  record: {
    readOptions: (json) => fits(v.object(options), json, 'save.shape'),
    setupOf: (chosen) => ({ ...chosen }),
    readSetup(json) {
      const read = fits(setupSchema, json, 'replay.start');
      return read.ok ? read : refuse('replay.start');
    },
    writeSetup: jsonOf,
    blank,
    unlisted: () => null,
    telling(s, move, seat, viewer) {
      const told = move.do === 'double' || sees(s, viewer, seat as ToySeat) ? notate(s, move) : `${seat}: lay ?`;
      return () => told;
    },
    applyRecorded(s, json) {
      const event = json as unknown as ToyEvent;
      apply(s.table, event);
      return event;
    },
    deals: {
      make(s, seat, chance, at) {
        const { hands: held, stock, laid } = structuredClone(s.table);
        const hidden = SEATS.filter((one) => !sees(s, seat, one));
        const down = hidden.flatMap((one) => laid[one] ?? []);
        const pool = shuffled(seedRng(`deal ${chance}`), [...stock, ...hidden.flatMap((one) => held[one]), ...down]);
        for (const one of hidden) held[one] = pool.splice(0, held[one].length).sort();
        for (const one of hidden) if (laid[one] !== null) laid[one] = pool.pop()!;
        return jsonOf({ at, seed: chance, hands: held, stock: pool, laid } satisfies ToyDeal);
      },
      apply(setup, s, i) {
        for (const { at, seed: chance, hands: held, stock, laid } of setup.deals ?? []) {
          if (at !== i) continue;
          if (all({ hands: held, stock, laid }).join() !== all(s.table).join()) throw new Error('other cards');
          for (const seat of SEATS) if (held[seat].length !== s.table.hands[seat].length || (laid[seat] === null) !== (s.table.laid[seat] === null)) throw new Error('other hands'); // prettier-ignore
          Object.assign(s.table, structuredClone({ hands: held, stock, laid }));
          s.rng = seedRng(chance);
        }
      },
    },
  },
  teach: {
    setup(table) {
      const read = fits(setupSchema, { seed: 'lesson', rounds: HAND, ...table });
      if (!read.ok) throw new Error('no such table');
      return read.value;
    },
    holds(name, value, { view, seen, seat }) {
      if (name === 'points') return view.scores[seat as ToySeat] >= Number(value);
      if (name === 'took') return seen.some((event) => event.type === 'revealed' && event.winner === seat) === value;
      if (name === 'laid')
        return seen.some(
          (event) => event.type === 'laid' && event.seat === seat && 'card' in event && event.card === value,
        );
      throw new Error(`no fact ${name}`);
    },
    plain: (_s, legal) => legal[0]!,
    answer: (s) => choose(toyGame.view(s, (decision(s)?.by ?? decision(s)?.seat)!), 1),
    isAction: (s) => decision(s) !== null,
    pars: ['doubles'],
    spent: (_of, seen, seat) => seen.filter((event) => event.type === 'doubled' && event.seat === seat).length,
    target: (name) => (name === 'stock' || SEATS.some((seat) => name === `${seat} hand`) ? name : null),
  },
};

// ---- the bot: the same view and seed give the same move

export function choose(view: ToyView, chance: number): ToyMove {
  const { moves: legal } = view.decision!;
  return legal[below(seedRng(`${chance} ${JSON.stringify(view)}`), legal.length)]!;
}
export const toyBot = (chance: number): Bot<ToyView, ToyMove> => ({
  decide: async (view) => ({ move: choose(view, chance), reason: { key: 'toy.chance' } }),
  close() {},
});
