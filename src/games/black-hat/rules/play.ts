/** A game in progress: its state and what the rules need to change it. Every change goes through `emit`. */
import type { FlowPort } from '../../../core/flow.ts';
import { type Event, apply } from './events.ts';
import { type AskKind, type ChartName, HAT, type State, type Table } from './model.ts';

/** A function that is called with each event immediately after it is applied, to report it. */
export type Tell = (event: Event, state: State) => void;

export interface Play {
  s: State;
  t: Table;
  port: FlowPort<Play>;
  tell: Tell | null;
}

export const playOf = (s: State, port: FlowPort<Play>, tell: Tell | null = null): Play => ({
  s,
  t: s.table,
  port,
  tell,
});

/** The types of events that use randomness or reveal hidden information; after one, an undo is no longer free. */
const ENDS_FREE_UNDO: ReadonlySet<Event['type']> = new Set([
  'dealer-drawn',
  'status-dealt',
  'shuffled',
  'turned',
  'dealt',
  'drawn',
  'reshuffled',
  'asset-turned',
  'out',
]);

/** The only way to change the table: applies an event, then reports it. */
export function emit(game: Play, event: Event): void {
  apply(game.t, event);
  if (ENDS_FREE_UNDO.has(event.type)) game.s.noTakeBack = true;
  game.tell?.(event, game.s);
}

/** Opens a decision for a seat; the game waits there for its move. `pawn`: the pawn whose special the decision is about, -1 for none. */
export const ask = (game: Play, seat: number, kind: AskKind, pawn = -1): void =>
  void (game.s.ask = { seat, kind, pawn });

/** Enters a chart on top of the one that is running, which resumes when the new one is done. */
export const enter = (game: Play, chart: ChartName): void => void game.s.stack.push({ chart, at: '', entered: false });

/** Returns the seats still in the game, clockwise from seat `first`. */
export function seatsFrom(t: Pick<Table, 'seats' | 'out'>, first: number): number[] {
  const n = t.seats.length;
  const found: number[] = [];
  for (let i = 0; i < n; i++) if (!t.out[(first + i) % n]) found.push((first + i) % n);
  return found;
}
/** Returns the next seat on this seat's left that is still in the game. */
export const leftOf = (t: Table, seat: number): number => seatsFrom(t, (seat + 1) % t.seats.length)[0]!;
/** Returns the next seat on this seat's right that is still in the game. */
export const rightOf = (t: Table, seat: number): number => seatsFrom(t, seat).at(-1)!;

/** Returns the robot's seat; -1 in a game without the robot. */
export const robotOf = (t: Pick<Table, 'seats'>): number => t.seats.indexOf('robot');
/** Returns the seat that has the Hat in its hand; -1 for nobody. */
export const hatHolder = (t: Table): number => t.hands.findIndex((hand) => hand.includes(HAT));

/** Returns the seats in the order in which they play in a trick: clockwise from the leader; with a robot, as in rules B1 "Two players". */
export function orderOf(t: Pick<Table, 'seats' | 'out' | 'leader' | 'steers'>): number[] {
  const robot = robotOf(t);
  if (robot < 0) return seatsFrom(t, t.leader);
  const other = (seat: number): number => t.seats.findIndex((_, i) => i !== robot && i !== seat);
  return t.leader === robot ? [robot, other(t.steers), t.steers] : [t.leader, robot, other(t.leader)];
}

/** Returns the seat whose player decides for this seat: the seat itself or, for the robot, the seat that plays its cards. */
export const playerOf = (t: Table, seat: number): number => (seat === robotOf(t) && t.steers >= 0 ? t.steers : seat);

/** Runs the game on to its next decision or its end. */
export function settle(game: Play): void {
  const { s, t, port } = game;
  for (let guard = 0; guard < 100_000; guard++) {
    if (t.over !== null) {
      s.stack.length = 0;
      s.fire.length = 0;
      s.ask = null;
      return;
    }
    if (s.ask !== null) return;
    const frame = s.stack.at(-1);
    if (frame === undefined) return;
    if (!frame.entered) {
      frame.entered = true;
      port.start(game, frame);
    } else if (!port.advance(game, frame, 'NEXT')) {
      if (!port.done(frame)) throw new Error(`${frame.chart} ${frame.at} does not go on`);
      s.stack.pop();
    }
  }
  throw new Error('the game never reaches a question');
}
