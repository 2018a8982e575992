/** A beginner in Black Hat, one of three against two of the easiest bots: seven plain habits. */
import { decide } from '../../../../src/games/black-hat/bot/index.ts';
import { advise, missed, turnOf } from '../../../../src/games/black-hat/coach/index.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import { ASSET, faceAt } from '../../../../src/games/black-hat/rules/board/places.ts';
import { rankOf, traceOf } from '../../../../src/games/black-hat/rules/cards.ts';
import { HAT } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import { winning } from '../../../../src/games/black-hat/rules/trick.ts';
import type { View } from '../../../../src/games/black-hat/rules/view.ts';
import { valueAt } from '../../../../src/games/black-hat/rules/ways.ts';
import type { Beginner, Habit } from '../../../lessons/support/beginner.ts';

type Play = Extract<Move, { do: 'play' }>;
type Step = Extract<Move, { do: 'move' }>;
const seatOf = (view: View): number => view.seats.findIndex(({ name }) => name === view.decision!.seat);
const wins = (view: View, { cards }: Play): boolean => {
  const mine = { seat: seatOf(view), cards, rank: rankOf(cards) };
  return winning([...view.plays, mine]) === mine;
};
const plays = (view: View): Play[] => view.decision!.moves.filter((move): move is Play => move.do === 'play');
const steps = (view: View): Step[] =>
  view.decision!.moves.filter((move): move is Step => move.do === 'move' && move.pawn >> 1 === seatOf(view));
const trace = ({ cards }: Play): number => cards.reduce((sum, card) => sum + traceOf(card), 0);
const costs = (view: View, { pawn, to }: Step): number => valueAt(view, to) - valueAt(view, view.pawns[pawn]!);
const others = (view: View) => view.seats.filter(({ out }, seat) => !out && seat !== seatOf(view));
const isOwn = (view: View, move: Move): move is Step =>
  move.do === 'move' && move.to !== ASSET && move.pawn >> 1 === seatOf(view);
const holds = (view: View, { to }: Step): boolean => ['honeypot', 'denial'].includes(faceAt(view.tiles, to).kind);
/** What a seat would have if the game ended now, with two points for each card. */
const total = (view: View, seat: number): number =>
  view.totals[seat]! +
  2 * view.seats[seat]!.hand.length +
  [0, 1].reduce((sum, one) => sum + valueAt(view, view.pawns[seat * 2 + one]!), 0);

const HABITS: readonly Habit<View, Move>[] = [
  {
    name: 'takes the Hat',
    kinds: ['takes-hat'],
    odds: 0.5,
    is: (view, move) =>
      move.do === 'play' &&
      view.plays.length === others(view).length &&
      (view.plays.some(({ cards }) => cards.includes(HAT)) || move.cards.includes(HAT)) &&
      wins(view, move) &&
      move.cards.length < view.seats[seatOf(view)]!.hand.length &&
      plays(view).some((one) => !wins(view, one)),
  },
  {
    name: 'keeps costly cards when the round is ending',
    kinds: ['keeps-trace'],
    odds: 0.3,
    is: (view, move) =>
      move.do === 'play' &&
      view.plays.length > 0 &&
      others(view).some(({ hand }) => hand.length <= 2) &&
      !wins(view, move) &&
      plays(view).some(
        (one) =>
          !wins(view, one) && one.cards.includes(HAT) === move.cards.includes(HAT) && trace(one) - trace(move) >= 3,
      ),
  },
  {
    name: 'steps onto a space that holds',
    kinds: ['held'],
    odds: 0.3,
    is: (view, move) =>
      isOwn(view, move) &&
      holds(view, move) &&
      valueAt(view, move.to) > 0 &&
      steps(view).some((one) => !holds(view, one)),
  },
  {
    name: 'leaves a minus space',
    kinds: ['off-minus', 'held'],
    odds: 0.3,
    is: (view, move) =>
      isOwn(view, move) &&
      valueAt(view, view.pawns[move.pawn]!) < 0 &&
      steps(view).some((one) => costs(view, move) - costs(view, one) >= 2),
  },
  {
    name: 'moves to a costly space',
    kinds: ['dear', 'off-minus', 'held'],
    odds: 0.25,
    is: (view, move) => isOwn(view, move) && steps(view).some((one) => costs(view, move) - costs(view, one) >= 4),
  },
  {
    name: 'ends the game while behind',
    kinds: ['ends-behind'],
    odds: 0.4,
    is: (view, move) =>
      move.do === 'move' &&
      move.to === ASSET &&
      steps(view).some(({ to }) => to !== ASSET) &&
      view.seats.some((_, seat) => seat !== seatOf(view) && total(view, seat) < total(view, seatOf(view)) - 6),
  },
  {
    name: 'keeps the Hat',
    kinds: ['kept-hat'],
    odds: 0.5,
    is: (view, move) => move.do === 'play' && view.seats[seatOf(view)]!.hand.includes(HAT) && !move.cards.includes(HAT),
    inTurn: (round) => {
      const { view, move } = round.at(-1)!;
      return view.seats[seatOf(view)]!.hand.includes(HAT) && !(move.do === 'play' && move.cards.includes(HAT));
    },
  },
];

const bot =
  (level: 'easy' | 'hard') =>
  (view: View, seed: number): Move =>
    decide(view, level, seed).move;

export const BEGINNER: Beginner<View, Move> = {
  game: simulation as never,
  habits: HABITS,
  begins: (seed) => ({
    setup: {
      ...{ seed, players: 3, tiles: 0, trim: true, hat: 'turned' },
      ...{ tracer: false, secretAsset: false, status: false, sprung: false },
    },
    seat: 'red',
  }),
  sides: 1,
  plays: bot('easy'),
  rivals: bot('easy'),
  strong: bot('hard'),
  advise,
  turnOf,
  missed,
};
