/** Evaluates the legal moves of a decision, in zettabytes, and picks one. */
import { type Chance, drawnBy } from '../../../core/chance.ts';
import type { AskKind } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { answerWorth } from './answers.ts';
import type { Outlook } from './outlook.ts';
import { cardWorth, type Temper } from './policy.ts';

/** Softmax temperature: a move worth this many zettabytes less than the best is chosen e times less often. */
const HEAT = 0.25;

/** Returns the worth of each move, in zettabytes. */
export const weigh = (o: Outlook, kind: AskKind, moves: readonly Move[], temper: Temper): number[] =>
  moves.map((move) => (move.do === 'pick' ? cardWorth(o, move.card, temper) : answerWorth(o, kind, move, temper)));

/** Draws a move at random, better ones more often (softmax), and returns its index. */
export function drawn(worths: readonly number[], chance: Chance): number {
  const best = Math.max(...worths);
  return drawnBy(
    worths.map((worth) => Math.exp((worth - best) / HEAT)),
    chance(),
  );
}
