/** A beginner in Infiltration, one of four against three of the easiest bots: six plain habits. */
import { decide } from '../../../../src/games/infiltration/bot/index.ts';
import { advise, missed, turnOf } from '../../../../src/games/infiltration/coach/index.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import { chanceOut, stayingOut } from '../../../../src/games/infiltration/rules/defs.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import type { OperativeView, RoomView, View } from '../../../../src/games/infiltration/rules/view.ts';
import type { Beginner, Habit } from '../../../lessons/support/beginner.ts';

const meOf = (view: View): OperativeView => view.ops[view.decision!.op]!;
const roomOf = (view: View): RoomView => view.rooms[meOf(view).room]!;
const lays = (move: Move, ...cards: string[]): boolean => move.do === 'pick' && cards.includes(move.card);
/** The average number of rounds until the building closes. */
const roundsLeft = ({ proximity, alarm }: View): number => (99 - proximity) / (3.5 + alarm);
const carries = (view: View): boolean => meOf(view).tokens.length > 0;

const HABITS: readonly Habit<View, Move>[] = [
  {
    name: 'stays too long',
    kinds: ['too-long'],
    odds: 0.6,
    is: (view, move) => {
      if (!lays(move, 'download', 'interface') || !carries(view)) return false;
      const { op } = view.decision!;
      const { stay, exit } = stayingOut(view, op)!;
      return exit === null && stay.chance < 0.4 && chanceOut(view, op)!.now.chance > 0.65;
    },
  },
  {
    name: 'goes too deep',
    kinds: ['too-deep'],
    odds: 0.6,
    is: (view, move) => {
      if (!lays(move, 'advance') || !carries(view)) return false;
      const { now, deeper } = chanceOut(view, view.decision!.op)!;
      return deeper !== null && deeper.chance < 0.4 && now.chance > 0.65;
    },
  },
  {
    name: 'lays a Download where there is nothing',
    kinds: ['nothing-lies', 'too-long'],
    odds: 0.4,
    is: (view, move) => lays(move, 'download') && roomOf(view).tokens === 0,
  },
  {
    name: 'uses a room that has nothing to use',
    kinds: ['no-function', 'too-long'],
    odds: 0.15,
    is: (view, move) =>
      lays(move, 'interface') && !roomOf(view).hasInterface && !roomOf(view).placed.some(({ tokens }) => tokens > 0),
  },
  {
    name: 'stays with a guard that wounds',
    kinds: ['guard-acts', 'too-long'],
    odds: 0.7,
    is: (view, move) =>
      lays(move, 'download') &&
      roomOf(view).tokens > 0 &&
      !meOf(view).wounded &&
      !meOf(view).covered &&
      view.guards.some(({ kind, up, room }) => up && room === meOf(view).room && kind === 'sergeant'),
  },
  {
    name: 'walks out with empty hands',
    kinds: ['empty-handed'],
    odds: 0.15,
    is: (view, move) =>
      lays(move, 'retreat') &&
      meOf(view).room === 0 &&
      !carries(view) &&
      meOf(view).prototypes === 0 &&
      !meOf(view).blackmail &&
      roundsLeft(view) > 5,
  },
];

const bot =
  (level: 'easy' | 'hard') =>
  (view: View, seed: number): Move =>
    decide(view, level, seed % 2 === 0 ? 'careful' : 'diver', seed).move;

export const BEGINNER: Beginner<View, Move> = {
  game: simulation as never,
  habits: HABITS,
  begins: (seed) => ({ setup: { seed, players: 4, pairs: false, extract: false }, seat: 'quill' }),
  sides: 1,
  plays: bot('easy'),
  rivals: bot('easy'),
  strong: bot('hard'),
  advise,
  turnOf,
  missed,
};
