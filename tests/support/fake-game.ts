/**
 * A tiny game that keeps the whole contract: hidden hands, chance, a window for the other seat, turns, an end. Two seats lay numbers
 * face down and attack each other's; 9 points win.
 */
import { type Game, IllegalMove, type Outcome, type SeatName } from '../../src/core/game.ts';
import { shuffled, seedRng, below } from '../../src/core/rng.ts';
import { type Json, type JsonObject, type Read, refuse } from '../../src/core/json.ts';
import { misshapen } from '../../src/replay/untrusted.ts';

type FakeSeat = 'corp' | 'runner';
interface FakeSetup {
  seed: string;
  size: number;
}
interface Side {
  deck: number[];
  hand: number[];
  laid: number[];
  points: number;
  credits: number;
}
interface Table {
  corp: Side;
  runner: Side;
  turn: number;
  active: FakeSeat;
  clicks: number;
  over: { winner: FakeSeat; reason: string } | null;
}
export interface FakeState {
  table: Table;
  rng: number[];
  attacked: number | null;
  noTakeBack: boolean;
}
export interface FakeMove {
  do: 'draw' | 'credit' | 'lay' | 'attack' | 'pass' | 'guard' | 'concede';
  n?: number;
}
export type FakeEvent =
  | { type: 'shuffled'; seat: FakeSeat; order: number[] }
  | { type: 'drawn'; seat: FakeSeat; card: number }
  | { type: 'turn-began'; seat: FakeSeat; turn: number }
  | { type: 'credited'; seat: FakeSeat; n: number }
  | { type: 'laid'; seat: FakeSeat; card: number }
  | { type: 'attacked'; seat: FakeSeat; place: number }
  | { type: 'guarded'; seat: FakeSeat }
  | { type: 'taken'; seat: FakeSeat; card: number; dice: number }
  | { type: 'clicked' }
  | { type: 'over'; winner: FakeSeat; reason: string };
export interface FakeView {
  viewer: SeatName;
  turn: number;
  active: FakeSeat;
  clicks: number;
  mine: number[];
  hands: Record<FakeSeat, number>;
  decks: Record<FakeSeat, number>;
  laid: Record<FakeSeat, (number | null)[]>;
  points: Record<FakeSeat, number>;
  credits: Record<FakeSeat, number>;
  decision: { seat: FakeSeat; kind: string; moves: FakeMove[] } | null;
  over: Table['over'];
}
export type FakeSeen = FakeEvent | (Omit<FakeEvent, 'card'> & { card: null });
export interface FakeTypes {
  state: FakeState;
  move: FakeMove;
  event: FakeEvent;
  seen: FakeSeen;
  view: FakeView;
  setup: FakeSetup;
  options: { seed: string };
}
export type FakeGame = Game<FakeTypes>;

const SEATS: readonly FakeSeat[] = ['corp', 'runner'];
const other = (seat: FakeSeat): FakeSeat => (seat === 'corp' ? 'runner' : 'corp');
const value = (card: number): number => (card % 3) + 1;

function emptySide(from: number, size: number): Side {
  return { deck: Array.from({ length: size }, (_, i) => from + i), hand: [], laid: [], points: 0, credits: 1 };
}

function applyFake(t: Table, e: FakeEvent): void {
  switch (e.type) {
    case 'shuffled':
      t[e.seat].deck = [...e.order];
      return;
    case 'drawn':
      t[e.seat].deck.splice(t[e.seat].deck.indexOf(e.card), 1);
      t[e.seat].hand.push(e.card);
      return;
    case 'turn-began':
      t.turn = e.turn;
      t.active = e.seat;
      t.clicks = 2;
      return;
    case 'credited':
      t[e.seat].credits += e.n;
      return;
    case 'laid':
      t[e.seat].hand.splice(t[e.seat].hand.indexOf(e.card), 1);
      t[e.seat].laid.push(e.card);
      return;
    case 'clicked':
      t.clicks -= 1;
      return;
    case 'attacked':
    case 'guarded':
      return;
    case 'taken':
      t[other(e.seat)].laid.splice(t[other(e.seat)].laid.indexOf(e.card), 1);
      t[e.seat].points += value(e.card) + e.dice;
      return;
    case 'over':
      t.over = { winner: e.winner, reason: e.reason };
      return;
    default:
      throw new Error(`unknown event ${(e as { type: string }).type}`);
  }
}

const sees = (viewer: SeatName, seat: FakeSeat): boolean => viewer === 'open' || viewer === seat;

function tableView(s: FakeState, viewer: SeatName): FakeView {
  const t = s.table;
  const both = <T>(of: (seat: FakeSeat) => T): Record<FakeSeat, T> => ({ corp: of('corp'), runner: of('runner') });
  return {
    viewer,
    turn: t.turn,
    active: t.active,
    clicks: t.clicks,
    mine: viewer === 'open' ? [...t.corp.hand, ...t.runner.hand] : [...t[viewer as FakeSeat].hand],
    hands: both((seat) => t[seat].hand.length),
    decks: both((seat) => t[seat].deck.length),
    laid: both((seat) => t[seat].laid.map((n) => (sees(viewer, seat) ? n : null))),
    points: both((seat) => t[seat].points),
    credits: both((seat) => t[seat].credits),
    decision: null,
    over: t.over,
  };
}

/** The winner before the other side. */
const outcomeOf = ({ over }: Table): Outcome | null =>
  over && { places: [[over.winner], [other(over.winner)]], reason: over.reason };

/** `bonus` changes the rules (points of a taken card), for files of another rules version. */
export function fakeGame(bonus = 0): FakeGame {
  type Tell = (event: FakeEvent, state: FakeState) => void;
  const emitter =
    (state: FakeState, tell?: Tell) =>
    (event: FakeEvent): void => {
      applyFake(state.table, event);
      tell?.(event, state);
    };
  const draw = (state: FakeState, seat: FakeSeat, emit: (e: FakeEvent) => void): void => {
    const card = state.table[seat].deck[0];
    if (card === undefined) return emit({ type: 'over', winner: other(seat), reason: 'empty' });
    state.noTakeBack = true;
    emit({ type: 'drawn', seat, card });
  };
  const turn = (state: FakeState, emit: (e: FakeEvent) => void): void => {
    while (!state.table.over && state.table.clicks === 0) {
      const seat = state.table.turn === 0 ? 'corp' : other(state.table.active);
      emit({ type: 'turn-began', seat, turn: state.table.turn + 1 });
      if (seat === 'corp') draw(state, seat, emit);
    }
  };
  const decider = (s: FakeState): FakeSeat => (s.attacked === null ? s.table.active : other(s.table.active));
  const legal = (s: FakeState): FakeMove[] => {
    if (s.table.over) return [];
    const seat = decider(s);
    if (s.attacked !== null) return [{ do: 'guard' }, { do: 'pass' }];
    const moves: FakeMove[] = [{ do: 'draw' }, { do: 'credit' }];
    for (const n of s.table[seat].hand) moves.push({ do: 'lay', n });
    s.table[other(seat)].laid.forEach((_, i) => moves.push({ do: 'attack', n: i }));
    return moves;
  };
  const isLegal = (s: FakeState, m: FakeMove): boolean =>
    !s.table.over && (m.do === 'concede' || legal(s).some((one) => one.do === m.do && one.n === m.n));
  const game: FakeGame = {
    id: 'fake',
    rulesVersion: 1 + bonus,
    seats: () => SEATS,
    start(setup, tell) {
      const state = blankFake(setup);
      state.rng = seedRng(setup.seed);
      const emit = emitter(state, tell);
      for (const seat of ['corp', 'runner'] as const) {
        emit({ type: 'shuffled', seat, order: shuffled(state.rng, state.table[seat].deck) });
        for (let i = 0; i < 3; i++) draw(state, seat, emit);
      }
      turn(state, emit);
      state.noTakeBack = false;
      return state;
    },
    decision(s) {
      if (s.table.over) return null;
      return { seat: decider(s), kind: s.attacked === null ? 'action' : 'window' };
    },
    outcome: (s) => outcomeOf(s.table),
    moves: legal,
    play(state, move, tell) {
      if (!isLegal(state, move)) throw new IllegalMove(JSON.stringify(move));
      state.noTakeBack = false;
      const emit = emitter(state, tell);
      const seat = decider(state);
      if (move.do === 'concede') return emit({ type: 'over', winner: other(seat), reason: 'concede' });
      if (state.attacked !== null) {
        const card = state.table[seat].laid[state.attacked]!;
        if (move.do === 'guard' && state.table[seat].credits > 0) {
          emit({ type: 'credited', seat, n: -1 });
          emit({ type: 'guarded', seat });
        } else {
          state.noTakeBack = true;
          emit({ type: 'taken', seat: other(seat), card, dice: below(state.rng, 2) + bonus });
          if (state.table[other(seat)].points >= 9) emit({ type: 'over', winner: other(seat), reason: 'points' });
        }
        state.attacked = null;
        return state.table.over ? undefined : turn(state, emit);
      }
      emit({ type: 'clicked' });
      if (move.do === 'draw') draw(state, seat, emit);
      else if (move.do === 'credit') emit({ type: 'credited', seat, n: 1 });
      else if (move.do === 'lay') emit({ type: 'laid', seat, card: move.n! });
      else {
        emit({ type: 'attacked', seat, place: move.n! });
        state.attacked = move.n!;
        return;
      }
      if (!state.table.over) turn(state, emit);
    },
    why: (s, _seat, m) => (isLegal(s, m) ? null : { key: 'why.no' }),
    view: (s, viewer) => ({
      ...tableView(s, viewer),
      decision: s.table.over ? null : { seat: decider(s), kind: 'x', moves: sees(viewer, decider(s)) ? legal(s) : [] },
    }),
    tableView,
    redact(_s, event, viewer) {
      if ((event.type === 'drawn' || event.type === 'laid') && !sees(viewer, event.seat))
        return { ...event, card: null };
      if (event.type === 'shuffled') return { ...event, order: [] };
      return event;
    },
    copy: (s) => structuredClone(s),
    digest: (s) =>
      JSON.stringify([s.table, s.rng, s.attacked])
        .split('')
        .reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16777619), 1)
        .toString(36),
    notate(s, m) {
      // cards of one value read alike, as two copies of a card may
      const n = m.do === 'lay' ? ` ${value(m.n!)}` : m.do === 'attack' ? ` #${m.n! + 1}` : '';
      return `${decider(s)}: ${m.do}${n}`;
    },
    turn: (s) => s.table.turn,
    noTakeBack: (s) => s.noTakeBack,
    concession: () => ({ do: 'concede' }),
    same: (a, b) => a.do === b.do && a.n === b.n,
    isPass: (m) => m.do === 'pass',
    record: {
      unlisted: () => null,
      describeMove: (s, move, seat) => {
        const sentence = move.do === 'lay' ? `${seat}: lay ?` : move.do === 'pass' ? null : game.notate(s, move);
        return () => sentence;
      },
      readOptions: (json) =>
        hasSeed(json) ? { ok: true, value: { seed: json.seed } } : misshapen('save.shape', 'seed'),
      setupOf: ({ seed }) => ({ seed, size: 10 }),
      readSetup(start: Json): Read<FakeSetup> {
        const { size } = hasSeed(start) ? start : { size: null };
        if (hasSeed(start) && typeof size === 'number' && size >= 3 && size <= 30)
          return { ok: true, value: { seed: start.seed, size } };
        return refuse('replay.start');
      },
      writeSetup: (s) => ({ seed: s.seed, size: s.size }),
      size: ({ size }) => size * 2,
      blank: blankFake,
      applyRecorded(state, json: JsonObject) {
        const event = json as unknown as FakeEvent;
        if ('seat' in event && event.seat !== 'corp' && event.seat !== 'runner') throw new Error('seat');
        applyFake(state.table, event);
        return event;
      },
    },
  };
  return game;
}

const hasSeed = (json: Json): json is JsonObject & { seed: string } =>
  json !== null && typeof json === 'object' && !Array.isArray(json) && typeof json.seed === 'string';

function blankFake(setup: FakeSetup): FakeState {
  return {
    table: {
      corp: emptySide(0, setup.size),
      runner: emptySide(100, setup.size),
      turn: 0,
      active: 'corp',
      clicks: 0,
      over: null,
    },
    rng: [],
    attacked: null,
    noTakeBack: false,
  };
}

/** A legal move by a rule of thumb that ends games; `pick` chooses among several. */
export function somebody(moves: FakeMove[], pick: (n: number) => number): FakeMove {
  const attack = moves.find((m) => m.do === 'attack');
  return attack && pick(3) > 0 ? attack : moves[pick(moves.length)]!;
}
