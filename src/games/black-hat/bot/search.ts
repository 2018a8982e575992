/** Search for the best move: plays the best few candidates out in sampled worlds, with the quick policy choosing every later move. */
import { halved } from '../../../core/halving.ts';
import { simulationPort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { State } from '../rules/model.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { playOf } from '../rules/play.ts';
import { outcomeOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import type { Chance } from './chance.ts';
import { sampleWorld } from './sample-world.ts';
import { handCost } from './cards.ts';
import { lookAt } from './look.ts';
import { type Choice, weigh } from './policy.ts';
import { placeWorth } from './pawns.ts';
import type { Weights } from './weights.ts';

/** The search budget. */
export interface Budget {
  /** number of candidate moves that are played out */
  moves: number;
  /** number of sampled worlds in which the longest surviving candidates are played out */
  worlds: number;
  /** tricks per playout, counting the current one; a playout also stops at the end of the round */
  tricks: number;
  /** weight of the policy's own estimate of a move, as a number of playouts */
  prior: number;
}

/** The most decisions in a playout; a trick takes about ten. */
const LONGEST = 160;
/** How many trace points winning the game counts for in a playout that reaches the end of the game. */
const WIN = 14;
/**
 * OTHERS: how much of the rivals' average loss counts as the seat's gain. LATER: in the result of a playout, the weight of the pawns'
 * places for the rounds after it.
 */
const OTHERS = 0.7;
const LATER = 0.5;
/** How many trace points a playout's result gains for each point by which the best rival's total is higher (worse) than the seat's. */
const LEAD = 0.15;

/** Returns how well a seat does compared with its rivals: its own worth minus `OTHERS` times the average worth of theirs. */
function beside(worth: readonly number[], seat: number): number {
  const others = worth.reduce((sum, n, i) => (i === seat ? sum : sum + n), 0) / (worth.length - 1);
  return worth[seat]! - OTHERS * others;
}

/** Plays a sampled world on and returns how well the seat then stands, in trace points: more is better. */
function playOut(s: State, seat: number, { tricks }: Budget, weights: Weights): number {
  const port = simulationPort();
  const game = playOf(s, port);
  const t = s.table;
  const { round } = t;
  const last = t.trick + tricks;
  const before = [...t.totals];
  for (let n = 0; n < LONGEST && s.ask !== null && t.round === round && t.trick < last; n++) {
    const legal = legalMoves(s);
    const move = legal.length === 1 ? legal[0]! : weigh(lookAt(t, s.ask, legal, weights))[0]!.move;
    playMove(game, move, legal);
  }
  if (t.over !== null) {
    const worth = beside(
      t.totals.map((total, i) => before[i]! - total),
      seat,
    );
    const first = outcomeOf(t)!.places[0] ?? [];
    return worth + (first.includes(t.seats[seat]!) ? WIN / first.length : -WIN / (t.seats.length - 1));
  }
  const ended = t.round !== round;
  const worth = t.totals.map((total, i) => {
    const at = { options: t.options, weights };
    const places = placeWorth(t, at, t.pawns[i * 2]!) + placeWorth(t, at, t.pawns[i * 2 + 1]!);
    // At the end of the round, totals already include hands and places; before it, estimate both as the policy does.
    return ended ? before[i]! - total + LATER * places : -handCost(t, i, weights) + (1 + LATER) * places;
  });
  const total = t.totals[seat]!;
  const best = Math.min(...t.totals.filter((_, i) => i !== seat && !t.out[i]));
  return beside(worth, seat) + LEAD * Math.max(-20, Math.min(20, best - total));
}

/** Plays the best choices out in sampled worlds; returns them best first, each with its average playout result as its worth. */
export function search(
  view: View,
  choices: readonly Choice[],
  budget: Budget,
  weights: Weights,
  chance: Chance,
): Choice[] {
  const port = simulationPort();
  const seat = view.seats.findIndex(({ name }) => name === view.decision!.seat);
  const tried = choices.slice(0, budget.moves).map((choice) => ({ choice, sum: 0, games: 0 }));
  const top = choices[0]!.worth;
  const shown = (one: (typeof tried)[number]): number =>
    (one.sum + budget.prior * (one.choice.worth - top)) / (one.games + budget.prior);
  const order = halved(
    tried,
    budget.worlds,
    (alive) => {
      const sampled = sampleWorld(view, chance);
      for (const one of alive) {
        const s = copyState(sampled);
        playMove(playOf(s, port), one.choice.move);
        one.sum += playOut(s, seat, budget, weights);
        one.games++;
      }
    },
    shown,
  );
  return order.map((one) => ({ ...one.choice, worth: one.games > 0 ? one.sum / one.games : one.choice.worth }));
}
