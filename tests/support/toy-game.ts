/**
 * Highest card: a whole game for the contract of core/game.ts, the example of docs/adding-a-game.md. Three seats, hidden hands, a hidden
 * simultaneous choice. Eighteen cards, 1 to 6, three of each; four to each hand, the rest hidden in the stock. Each round north, east and
 * west lay a card face down; all are turned over at once, and the highest takes a point if it is alone. Who doubles before laying takes
 * two points, or loses one. Most points win; who has none has lost. With `dummy` the hand of west lies open and is played by north or
 * east, whoever took a round last (north at first).
 */
import * as v from 'valibot';
import { defineGame } from '../../src/core/define-game.ts';
import type { Decision, Game, Outcome, Tell, Viewer } from '../../src/core/game.ts';
import { IllegalMove, OPEN } from '../../src/core/game.ts';
import { seedRng, shuffled } from '../../src/core/rng.ts';
import { dealsOf } from '../../src/replay/setups.ts';
import { validate } from '../../src/replay/untrusted.ts';
import { choose } from './toy-bot.ts';

// ---- 1. types: the table, moves, events, what a viewer sees of each, what a game starts from
const SEATS = ['north', 'east', 'west'] as const;
type Seat = (typeof SEATS)[number];
type By<T> = Record<Seat, T>;
const by = <T>(of: (seat: Seat) => T): By<T> => ({ north: of('north'), east: of('east'), west: of('west') });
/** Where the cards are; `laid`: face down before a seat. */
interface Cards {
  hands: By<number[]>;
  stock: number[];
  laid: By<number | null>;
}
interface Open {
  doubled: By<boolean>;
  scores: By<number>;
  round: number;
  lead: 'north' | 'east';
}
export interface ToyState {
  setup: ToySetup;
  table: Cards & Open & { over: boolean };
  rng: number[];
  noTakeBack: boolean;
}
export type ToyMove = { do: 'lay'; card: number } | { do: 'double' };
type ToyEvent =
  | { type: 'dealt'; seat: Seat; cards: number[] }
  | { type: 'laid'; seat: Seat; card: number }
  | { type: 'doubled'; seat: Seat }
  | { type: 'revealed'; cards: By<number>; winner: Seat | null }
  | { type: 'round'; n: number }
  | { type: 'over' };
/** `dealt` and `laid` as the others see them: how many cards, not which. */
export type ToySeen = ToyEvent | { type: 'dealt' | 'laid'; seat: Seat; n: number };
/** A null in a hand is a card face down. */
export interface ToyView extends Open {
  viewer: Viewer;
  hands: By<(number | null)[]>;
  stock: number;
  laid: By<number | 'face down' | null>;
  decision: (Decision & { moves: ToyMove[] }) | null;
  over: Outcome | null;
}
export interface ToyOptions {
  seed: string;
  rounds: number;
  dummy?: boolean;
}
type Deal = Cards & { at: number; seed: string };
/** `hands`: a table laid out, for lessons. */
interface ToySetup extends ToyOptions {
  hands?: By<number[]>;
  deals?: Deal[];
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

// ---- 2. rules: events change the table, moves are data
const DECK = Array.from({ length: 18 }, (_, i) => (i % 6) + 1);
const HAND = 4;
/** Takes a card out of a list. Throws where it is not. */
function take(from: number[], card: number): void {
  if (!from.includes(card)) throw new Error(`no ${card} there`);
  from.splice(from.indexOf(card), 1);
}
function apply(t: ToyState['table'], e: ToyEvent): void {
  switch (e.type) {
    case 'dealt':
      for (const card of e.cards) take(t.stock, card);
      t.hands[e.seat] = [...e.cards].sort();
      return;
    case 'laid':
      take(t.hands[e.seat], e.card);
      t.laid[e.seat] = e.card;
      return;
    case 'doubled':
      t.doubled[e.seat] = true;
      return;
    case 'revealed': {
      const points = (seat: Seat): number => (seat === e.winner ? (t.doubled[seat] ? 2 : 1) : t.doubled[seat] ? -1 : 0);
      if (e.winner !== null) t.lead = e.winner === 'east' ? 'east' : 'north';
      Object.assign(t, {
        scores: by((seat) => t.scores[seat] + points(seat)),
        laid: by(() => null),
        doubled: by(() => false),
      });
      return;
    }
    case 'round':
      t.round = e.n;
      return;
    case 'over':
      t.over = true;
      return;
    default:
      throw new Error('no such event');
  }
}
/** The one way in which anything changes: the event happens, then it is told. */
const emitter =
  (s: ToyState, tell?: Tell<ToyTypes>) =>
  (e: ToyEvent): ToyEvent => (apply(s.table, e), tell?.(e, s), e);
/** Who laid the highest card; null where two did. */
function highest(cards: By<number>): Seat | null {
  const best = SEATS.filter((seat) => cards[seat] === Math.max(...Object.values(cards)));
  return best.length === 1 ? best[0]! : null;
}
function outcome({ table: { over, scores } }: ToyState): Outcome | null {
  const points = [...new Set(Object.values(scores))].filter((n) => n > 0).sort((a, b) => b - a);
  const places = points.map((n) => SEATS.filter((seat) => scores[seat] === n));
  return over ? { places, scores: { ...scores }, reason: 'rounds' } : null;
}
function decision({ setup, table: { laid, lead, over } }: ToyState): (Decision & { seat: Seat }) | null {
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
const notate = (s: ToyState, move: ToyMove): string =>
  `${decision(s)?.seat}: ${move.do === 'lay' ? `lay ${move.card}` : 'double'}`;
const same = (a: ToyMove, b: ToyMove): boolean =>
  a.do === 'lay' ? b.do === 'lay' && a.card === b.card : b.do === 'double';
const legal = (s: ToyState, move: ToyMove): boolean => moves(s).some((one) => same(one, move));

// ---- 3. what a viewer sees: secrets go here and nowhere else
const sees = ({ setup }: ToyState, viewer: Viewer, seat: Seat): boolean =>
  viewer === OPEN || viewer === seat || (seat === 'west' && setup.dummy === true);

function tableView(s: ToyState, viewer: Viewer): ToyView {
  const { hands, stock, laid, over: _over, ...open } = structuredClone(s.table);
  return {
    viewer,
    ...open,
    stock: stock.length,
    decision: null,
    over: outcome(s),
    hands: by((seat) => hands[seat].map((card) => (sees(s, viewer, seat) ? card : null))),
    laid: by((seat) => (laid[seat] === null || sees(s, viewer, seat) ? laid[seat] : 'face down')),
  };
}

// ---- 4. the record: what comes from files is checked, hidden cards can be dealt anew
const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
const options = {
  seed: v.string(),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HAND)),
  dummy: v.exactOptional(v.boolean()),
};
const hands = v.object(by(() => v.array(card)));
const deal = v.object({
  at: v.number(),
  seed: v.string(),
  hands,
  stock: v.array(card),
  laid: v.object(by(() => v.nullable(card))),
});
const setups = v.object({ ...options, hands: v.exactOptional(hands), deals: v.exactOptional(v.array(deal)) });
function blank(setup: ToySetup): ToyState {
  const cards: Cards = { hands: by(() => []), stock: [...DECK], laid: by(() => null) };
  const open: Open = { doubled: by(() => false), scores: by(() => 0), round: 0, lead: 'north' };
  return { setup, table: { ...cards, ...open, over: false }, rng: seedRng(setup.seed), noTakeBack: false };
}
/** All cards, and how many lie where: what no deal may change. */
const fixed = ({ hands: held, stock, laid }: Cards): string =>
  JSON.stringify([
    by((seat) => [held[seat].length, laid[seat] === null]),
    [...Object.values(held), stock, Object.values(laid)].flat().sort(),
  ]);
const deals = dealsOf<ToyState, Deal>(
  (s, viewer, seed, at) => {
    const { hands: held, stock, laid } = structuredClone(s.table);
    const hidden = SEATS.filter((seat) => !sees(s, viewer, seat));
    const pool = shuffled(seedRng(`deal ${seed}`), [
      ...stock,
      ...hidden.flatMap((seat) => [...held[seat], ...(laid[seat] === null ? [] : [laid[seat]])]),
    ]);
    for (const seat of hidden) held[seat] = pool.splice(0, held[seat].length).sort();
    for (const seat of hidden) if (laid[seat] !== null) laid[seat] = pool.pop()!;
    return { at, seed, hands: held, stock: pool, laid };
  },
  (s, { at: _at, seed, ...cards }) => {
    if (fixed(cards) !== fixed(s.table)) throw new Error('these cards cannot lie here');
    Object.assign(s, { rng: seedRng(seed), table: { ...s.table, ...structuredClone(cards) } });
  },
);

// ---- 5. lessons: facts, what has no answer of its own, what can be pointed at
const teach: Game<ToyTypes>['teach'] = {
  setup: (table) => v.parse(setups, { seed: 'lesson', rounds: HAND, ...table }),
  holds(name, value, { view, seen, seat }) {
    if (name === 'points') return view.scores[seat as Seat] >= Number(value);
    if (name === 'took') return seen.some((e) => e.type === 'revealed' && e.winner === seat) === value;
    if (name === 'laid')
      return seen.some((e) => e.type === 'laid' && e.seat === seat && 'card' in e && e.card === value);
    throw new Error(`no fact ${name}`);
  },
  plain: (all) => all[0]!,
  answer: (s) => choose(toyGame.view(s, decision(s)!.by ?? decision(s)!.seat), 1),
  isAction: (s) => decision(s) !== null,
  unasked: [],
  pars: ['doubles'],
  spent: (_of, seen, seat) => seen.filter((e) => e.type === 'doubled' && e.seat === seat).length,
  target: (name) => (name === 'stock' || SEATS.some((seat) => name === `${seat} hand`) ? name : null),
};

// ---- 6. the game: all of it under the names of the contract
export const toyGame: Game<ToyTypes> = defineGame<ToyTypes>({
  id: 'toy',
  rulesVersion: 1,
  seats: () => SEATS,
  decision,
  outcome,
  moves,
  notate,
  same,
  tableView,
  teach,
  copy: structuredClone,
  start(setup, tell) {
    const s = blank(setup);
    const [emit, deck] = [emitter(s, tell), shuffled(s.rng, DECK)];
    for (const seat of SEATS) emit({ type: 'dealt', seat, cards: setup.hands?.[seat] ?? deck.splice(0, HAND) });
    emit({ type: 'round', n: 1 });
    return s;
  },
  play(s, move, tell) {
    if (!legal(s, move)) throw new IllegalMove(JSON.stringify(move));
    const [{ seat }, emit] = [decision(s)!, emitter(s, tell)];
    s.noTakeBack = false;
    if (move.do === 'double') return void emit({ type: 'doubled', seat });
    emit({ type: 'laid', seat, card: move.card });
    if (decision(s) !== null) return;
    s.noTakeBack = true;
    const cards = by((one) => s.table.laid[one]!);
    emit({ type: 'revealed', cards, winner: highest(cards) });
    emit(s.table.round === s.setup.rounds ? { type: 'over' } : { type: 'round', n: s.table.round + 1 });
  },
  why: (s, seat, move) => (seat === decision(s)?.seat && legal(s, move) ? null : { key: 'toy.why' }),
  view(s, viewer) {
    const asked = decision(s);
    const may = viewer === OPEN || viewer === (asked?.by ?? asked?.seat);
    return { ...tableView(s, viewer), decision: asked && { ...asked, moves: may ? moves(s) : [] } };
  },
  redact(s, event, viewer) {
    if ((event.type !== 'dealt' && event.type !== 'laid') || sees(s, viewer, event.seat)) return event;
    return { type: event.type, seat: event.seat, n: event.type === 'dealt' ? event.cards.length : 1 };
  },
  digest: ({ table, rng }) => seedRng(JSON.stringify([table, rng])).join(' '),
  turn: (s) => s.table.round,
  record: {
    blank,
    deals,
    size: () => DECK.length,
    readOptions: (json) => validate(v.object(options), json, 'save.shape'),
    readSetup: (json) => validate(setups, json, 'replay.start'),
    describeMove(s, move, seat, viewer) {
      const told = move.do === 'double' || sees(s, viewer, seat as Seat) ? notate(s, move) : `${seat}: lay ?`;
      return () => told;
    },
    applyRecorded: (s, event) => emitter(s)(event as unknown as ToyEvent),
  },
});
