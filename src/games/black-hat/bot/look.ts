/**
 * What the bot knows when it decides for a seat: the open table and the seat's cards. Built from a view, or from a sampled world in a
 * playout.
 */
import { type AskKind, type Card, HAT, type Options, type Played, type Score, type Table } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { Board } from '../rules/ways.ts';
import type { View } from '../rules/view.ts';
import type { Weights } from './weights.ts';

export interface Look {
  board: Board;
  options: Omit<Options, 'seed'>;
  /** index of the deciding seat */
  seat: number;
  hand: readonly Card[];
  /** number of cards in each hand */
  sizes: readonly number[];
  out: readonly boolean[];
  totals: readonly number[];
  last: readonly Score[];
  plays: readonly Played[];
  discards: readonly Card[];
  spoils: readonly Card[];
  toTake: number;
  /** index of the seat that holds the Hat; -1 for nobody */
  hat: number;
  /** number (from 1) of the secret asset card once it is face up; 0 before, or without one */
  asset: number;
  /** index of the seat that plays the robot's cards; -1 without a robot */
  steers: number;
  trick: number;
  kind: AskKind;
  /** index of the pawn whose special move the decision is about; -1 for none */
  pawn: number;
  moves: readonly Move[];
  /** the weights used to evaluate this seat's moves */
  weights: Weights;
}

/**
 * Returns the `Look` of the seat that has to decide in a view. Throws when no seat has to, or when the viewer cannot see that seat's cards.
 */
export function lookOf(view: View, weights: Weights): Look {
  const { decision } = view;
  if (decision === null) throw new Error('no question is open for the bot');
  const seat = view.seats.findIndex(({ name }) => name === decision.seat);
  return {
    board: view,
    options: view.options,
    seat,
    hand: view.seats[seat]!.hand.map((card) => {
      if (card === null) throw new Error('the viewer cannot see the cards of the asked seat');
      return card;
    }),
    sizes: view.seats.map(({ hand }) => hand.length),
    out: view.seats.map(({ out }) => out),
    totals: view.totals,
    last: view.last,
    plays: view.plays,
    discards: view.discards,
    spoils: view.spoils,
    toTake: view.toTake,
    hat: view.hat,
    asset: view.assetUp ? view.asset : 0,
    steers: view.steers,
    trick: view.trick,
    kind: decision.kind,
    pawn: decision.pawn,
    moves: decision.moves,
    weights,
  };
}

/** Returns the `Look` of the deciding seat in a sampled world: its own cards and the open table, without anything it could not know. */
export function lookAt(
  t: Table,
  ask: { seat: number; kind: AskKind; pawn: number },
  moves: readonly Move[],
  weights: Weights,
): Look {
  return {
    board: t,
    options: t.options,
    seat: ask.seat,
    hand: t.hands[ask.seat]!,
    sizes: t.hands.map((hand) => hand.length),
    out: t.out,
    totals: t.totals,
    last: t.last,
    plays: t.plays,
    discards: t.discards,
    spoils: t.spoils,
    toTake: t.toTake,
    hat: t.hands.findIndex((hand) => hand.includes(HAT)),
    asset: t.assetUp ? t.asset : 0,
    steers: t.steers,
    trick: t.trick,
    kind: ask.kind,
    pawn: ask.pawn,
    moves,
    weights,
  };
}
