/** Playouts: play a sampled game on, with the quick policy for both sides, and evaluate the position where they stop. */
import { type Chance, chanceOf } from '../../../../core/chance.ts';
import { simulationPort } from '../../rules/charts.ts';
import { copyState } from '../../rules/copy.ts';
import type { Seat, State } from '../../rules/model.ts';
import { type Move, sameMove } from '../../rules/move.ts';
import { legalMoves, playLegal } from '../../rules/moves/index.ts';
import { type Play, playOf, top } from '../../rules/play.ts';
import { cardOf } from '../../rules/table.ts';
import { logistic, type Net } from '../quick/net.ts';
import { answer, type Minds, type Nets, noMinds } from '../quick/policy.ts';
import { FEATURES, valueFeatures } from '../quick/value.ts';

/** The learnt networks that playouts use. */
export interface Learnt {
  nets: Nets;
  value: Net;
}

/** The most decisions in a playout; it then stops at once. */
const LONGEST = 400;

/** Where a playout stops: at the start of the seat's next turn, or at the end of the game. */
export type Reach = 'turn' | 'end';

/**
 * The result of a playout: the Corp's chance of winning in the last position, the features of that position (null: the game was over), and
 * the number of decisions made.
 */
export interface Leaf {
  corp: number;
  features: Float32Array | null;
  decisions: number;
}

/** Temperature with which playouts draw moves from the policy: a little below 1, for fewer blunders. */
const HEAT = 0.8;

/**
 * How a playout begins: with a move, and optionally the seat's next action of the same turn, the code of the card to take if the move
 * searches the deck, and a plan for the current encounter.
 */
export interface Opening {
  move: Move;
  then?: Move;
  finds?: string;
  begin?: (minds: Minds, game: Play) => void;
}

/**
 * Plays a game on with the quick policy for both sides, until `isDone`, the end of the game, or `LONGEST` decisions. `own` may choose a
 * move in place of the policy. Returns the number of decisions.
 */
export function playOn(
  game: Play,
  nets: Nets,
  minds: Minds,
  roll: Chance,
  isDone: () => boolean,
  own?: (moves: readonly Move[]) => Move | undefined,
): number {
  for (let n = 0; n < LONGEST; n++) {
    if (game.t.over !== null || !top(game) || isDone()) return n;
    const moves = legalMoves(game);
    if (moves.length === 0) return n;
    playLegal(game, own?.(moves) ?? answer(nets, game, moves, minds, roll, HEAT));
  }
  return LONGEST;
}

/**
 * Plays an opening in a copy of the world, then plays on until the next turn of `seat` begins, or to the end of the game. `seed`: seed of
 * the policy's random numbers; with the same seed, two candidates are compared with the same luck.
 */
export function playout(
  world: State,
  { move, then, finds, begin }: Opening,
  seat: Seat,
  learnt: Learnt,
  seed: string,
  reach: Reach,
): Leaf {
  const game = playOf(copyState(world), simulationPort(), null);
  const minds = noMinds();
  begin?.(minds, game);
  const { turn } = game.t;
  // the rest of its own turn, the other's, and its next
  const goal = game.t.active === seat ? turn + 2 : turn + 1;
  const isDone = (): boolean => reach === 'turn' && game.t.turn >= goal && isAction(game, seat);
  playLegal(game, move);
  let next = then;
  let sought = finds;
  const decisions = playOn(
    game,
    learnt.nets,
    minds,
    chanceOf(seed, () => 'playout'),
    isDone,
    (moves) => {
      if (sought !== undefined && isSearch(game, seat)) {
        const code = sought;
        sought = undefined;
        return moves.find(({ card }) => cardOf(game.t, card ?? -1)?.code === code);
      }
      const wanted = next;
      if (wanted === undefined || !isAction(game)) return undefined;
      next = undefined;
      return isAction(game, seat) && game.t.turn === turn ? moves.find((one) => sameMove(one, wanted)) : undefined;
    },
  );
  return { ...judge(game, learnt), decisions };
}

/** Whether the open decision is which action to take, by any seat or the given one. */
export function isAction(game: Play, seat?: Seat): boolean {
  const frame = top(game);
  return frame?.k === 'action' && (seat === undefined || frame.seat === seat);
}

/** Whether a seat is searching its deck for a card. */
function isSearch(game: Play, seat: Seat): boolean {
  const frame = top(game);
  return frame?.k === 'ask' && frame.ask === 'search' && frame.seat === seat;
}

/**
 * The Corp's chance of winning from a position, by the value network. If the open decision is not an action, first plays on to the next
 * action, in a copy. `seed`: seed of the policy's random numbers.
 */
export function worthOf(world: State, learnt: Learnt, seed: string): number {
  const before = playOf(world, simulationPort(), null);
  if (before.t.over !== null || isAction(before)) return judge(before, learnt).corp;
  const game = playOf(copyState(world), simulationPort(), null);
  playOn(
    game,
    learnt.nets,
    noMinds(),
    chanceOf(seed, () => 'worth'),
    () => isAction(game),
  );
  return judge(game, learnt).corp;
}

/** The Corp's chance of winning in a position, without playing on. */
function judge(game: Play, { value }: Learnt): Omit<Leaf, 'decisions'> {
  const { over } = game.t;
  if (over) return { corp: over.winner === 'corp' ? 1 : over.winner === 'runner' ? 0 : 0.5, features: null };
  const features = valueFeatures(game);
  return { corp: logistic(value.score(features)), features };
}

/** Sums the features of the positions where playouts ended, to find which differ most between two candidates. */
export class Mean {
  n = 0;
  /** number of playouts that reached the end of the game; `won`: how many of those the Corp won */
  over = 0;
  won = 0;
  readonly sum = new Float64Array(FEATURES.length);
  add({ corp, features }: Pick<Leaf, 'corp' | 'features'>): void {
    if (features === null) {
      this.over++;
      this.won += corp;
      return;
    }
    this.n++;
    for (let i = 0; i < features.length; i++) this.sum[i] = this.sum[i]! + features[i]!;
  }
  of(i: number): number {
    return this.n === 0 ? 0 : this.sum[i]! / this.n;
  }
}
