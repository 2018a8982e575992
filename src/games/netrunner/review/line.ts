/**
 * What might have come of another move: played on for two turns with the cards as they lie, which the title of the line says. The move itself
 * is found from the seat's view (`faults.ts`), and each seat's answers after it follow from what that seat may know (`bot/quick/policy.ts`).
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

/** How many turns a line goes on after the turn it begins in, and how many moves it has at most. */
const TURNS = 2;
const MOVES = 120;
/** Heat of the policy: the likeliest answers nearly always. */
const HEAT = 0.25;

/** The steps of `first` and what follows, up to the end of the next turn or of the game; `state` is not changed. */
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
