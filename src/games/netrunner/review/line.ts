/**
 * Shows what a better move might have led to: plays on for two turns with the actual cards, as the line's title says. The better move was
 * found from the seat's view alone (`faults.ts`), and each later move depends only on what its seat may know (`bot/quick/policy.ts`).
 */
import { chanceOf } from '../../../core/chance.ts';
import type { Step } from '../../../replay/format.ts';
import { playRecorded } from '../../../replay/recorder.ts';
import { learnt } from '../bot/quick/learnt.ts';
import { answer, noMinds } from '../bot/quick/policy.ts';
import { simulation } from '../index.ts';
import { simulationPort } from '../rules/charts.ts';
import type { State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { playOf } from '../rules/play.ts';

/** How many turns a line goes on after the turn in which it starts, and the most moves it may have. */
const TURNS = 2;
const MOVES = 120;
/** Temperature of the policy: so low that it nearly always makes its likeliest move. */
const HEAT = 0.25;

/** Makes the move `first` and plays on until the line is long enough or the game ends; returns the steps. Does not change `state`. */
export function lineFrom(state: State, first: Move, seed: string): Step[] {
  const copy = simulation.copy(state);
  const roll = chanceOf(seed, () => 'line');
  const minds = noMinds();
  const until = copy.table.turn + TURNS;
  const steps = [playRecorded(simulation, copy, first)];
  while (steps.length < MOVES && copy.table.turn < until) {
    const moves = simulation.moves(copy);
    if (moves.length === 0) break;
    const game = playOf(copy, simulationPort(), null);
    steps.push(playRecorded(simulation, copy, answer(learnt().nets, game, moves, minds, roll, HEAT), { legal: moves }));
  }
  return steps;
}
