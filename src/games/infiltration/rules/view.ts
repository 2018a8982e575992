/** What a viewer sees of the game. Secrets are removed here and nowhere else. */
import { OPEN, type Outcome, type Viewer } from '../../../core/game.ts';
import { stepOf } from './charts.ts';
import type { Event } from './events.ts';
import {
  type AskKind,
  type Card,
  type Operative,
  type Options,
  type Placed,
  type Room,
  type Seat,
  seatOf,
  type State,
  type Table,
} from './model.ts';
import type { Move } from './move.ts';
import { legalMoves } from './moves.ts';
import { outcomeOf } from './score.ts';

/** A room as seen by a viewer. */
export interface RoomView extends Omit<Room, 'code' | 'tokens' | 'placed' | 'known'> {
  /** code of the room; null if the viewer does not know it */
  code: string | null;
  /** number of tokens in the room */
  tokens: number;
  placed: (Omit<Placed, 'tokens'> & { tokens: number })[];
}

/** An operative as seen by a viewer. */
export interface OperativeView extends Omit<Operative, 'tokens' | 'items'> {
  seat: Seat;
  /** values of the operative's tokens, sorted; null for a value the viewer may not see */
  tokens: (number | null)[];
  /** codes of the items in hand; null for an item the viewer may not see */
  items: (string | null)[];
  /** the card laid face down; '' if the viewer may not see it, null if there is none */
  pick: Card | null;
}

/** The open decision as a viewer sees it. */
interface DecisionView {
  seat: Seat;
  /** index of the operative that the decision is about */
  op: number;
  kind: AskKind;
  /** legal moves; empty for a viewer who may not answer */
  moves: Move[];
}

/** Returns the part of the table that every viewer sees. */
const openPart = (t: Table) => ({
  seats: t.seats,
  guards: t.guards,
  gone: t.gone,
  lost: t.lost,
  prototypes: t.prototypes,
  blackmail: t.blackmail,
  sludge: t.sludge,
  discards: t.discards,
  box: t.box,
  proximity: t.proximity,
  alarm: t.alarm,
  round: t.round,
  first: t.first,
  turned: t.turned,
  turn: t.turn,
  extracting: t.extracting,
  die: t.die,
  chart: t.chart,
  leaf: t.leaf,
});

export interface View extends ReturnType<typeof openPart> {
  viewer: Viewer;
  options: Omit<Options, 'seed'>;
  rooms: RoomView[];
  ops: OperativeView[];
  /** number of tokens in the pool; number of items in the deck */
  pool: number;
  deck: number;
  /** name of the current step of the rules */
  step: string;
  decision: DecisionView | null;
  over: Outcome | null;
}

/** Whether a viewer sees an operative's hand, face-down card and token values. */
export const sees = (t: Pick<Table, 'seats' | 'options'>, op: number, viewer: Viewer): boolean =>
  viewer === OPEN || seatOf(t, op) === viewer;
/** Whether a viewer knows which room card is in this place. */
export const knows = (t: Pick<Table, 'seats'>, { up, known }: Readonly<Room>, viewer: Viewer): boolean =>
  viewer === OPEN || up || (known & (1 << t.seats.indexOf(viewer as Seat))) !== 0;

function roomView(t: Table, room: Readonly<Room>, viewer: Viewer): RoomView {
  const { known: _known, ...rest } = room;
  return {
    ...rest,
    code: knows(t, room, viewer) ? room.code : null,
    tokens: room.tokens.length,
    placed: room.placed.map((one) => ({ ...one, tokens: one.tokens.length })),
  };
}

function operativeView(t: Table, op: number, viewer: Viewer): OperativeView {
  const one = t.ops[op]!;
  // everything is revealed at the end
  const seen = sees(t, op, viewer) || t.over !== null;
  const pick = t.picks[op]!;
  return {
    ...one,
    seat: seatOf(t, op),
    tokens: one.tokens.map((value) => (seen ? value : null)).sort((a, b) => (a ?? 0) - (b ?? 0)),
    items: one.items.map((item) => (seen ? item : null)),
    pick: pick === null || seen ? pick : '',
  };
}

/** Returns the table as a viewer sees it, without the open decision. */
export function tableViewOf({ table: t }: State, viewer: Viewer): View {
  const { seed: _seed, ...options } = t.options;
  return {
    viewer,
    options,
    ...openPart(t),
    rooms: t.rooms.map((room) => roomView(t, room, viewer)),
    ops: t.ops.map((_, op) => operativeView(t, op, viewer)),
    pool: t.pool.length,
    deck: t.deck.length,
    step: stepOf(t.chart, t.leaf),
    decision: null,
    over: outcomeOf(t),
  };
}

/** Returns the seat whose player makes the open decision; null if there is none. */
export function deciding({ ask, table: t }: State): { seat: Seat; kind: AskKind } | null {
  return ask === null || t.over !== null ? null : { seat: seatOf(t, ask.op), kind: ask.kind };
}

/** Returns the table as a viewer sees it, with the open decision. Its moves are listed only for a viewer who may decide. */
export function viewOf(s: State, viewer: Viewer): View {
  const view = tableViewOf(s, viewer);
  const asked = deciding(s);
  if (asked === null) return view;
  const may = viewer === OPEN || viewer === asked.seat;
  view.decision = { ...asked, op: s.ask!.op, moves: may ? legalMoves(s) : [] };
  return view;
}

/** An event as a viewer sees it: a hidden card is '', and a hidden token value 0. */
export type Seen = Event;

/** Returns an event as this viewer sees it. Call it immediately after the event is applied. */
export function redact(s: State, e: Event, viewer: Viewer): Seen {
  if (viewer === OPEN) return e;
  const mine = (op: number): boolean => sees(s.table, op, viewer);
  const blank = (list: readonly unknown[]): string[] => list.map(() => '');
  const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);
  switch (e.type) {
    case 'rooms-laid':
      return { ...e, rooms: blank(e.rooms) };
    case 'tokens-mixed':
      return { ...e, values: zeros(e.values) };
    case 'items-shuffled':
      return { ...e, items: blank(e.items) };
    case 'reshuffled':
      return { ...e, items: blank(e.items) };
    case 'picked':
      return mine(e.op) ? e : { ...e, card: '' };
    case 'peeked':
      return mine(e.op) ? e : { ...e, code: '' };
    case 'took':
    case 'drew-token':
    case 'bank-taken':
      return mine(e.op) ? e : { ...e, values: zeros(e.values) };
    case 'drew':
      return mine(e.op) ? e : { ...e, items: blank(e.items) };
    case 'searched':
      return mine(e.op) ? e : { ...e, items: blank(e.items), kept: '' };
    case 'swapped':
      return { ...e, ...(!mine(e.op) && { gave: 0, got: 0 }), at: 0 };
    case 'stole':
      return mine(e.op) || mine(e.from) ? e : { ...e, value: 0 };
    case 'banked':
      return mine(e.op) ? e : { ...e, value: 0 };
    default:
      return e;
  }
}
