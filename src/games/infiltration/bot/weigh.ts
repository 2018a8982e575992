/** The policy: how the legal moves of a question compare, in zettabytes, and which of them it takes. */
import { type Chance, drawnBy } from '../../../core/chance.ts';
import type { AskKind } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { answerWorth } from './answers.ts';
import type { Outlook } from './outlook.ts';
import { cardWorth, type Temper } from './policy.ts';

/** Moves nearly as good as the best are taken now and then: the difference in zettabytes that makes one e times rarer. */
const HEAT = 0.25;

/** What each of the moves is worth. */
export const weigh = (o: Outlook, kind: AskKind, moves: readonly Move[], temper: Temper): number[] =>
  moves.map((move) => (move.do === 'pick' ? cardWorth(o, move.card, temper) : answerWorth(o, kind, move, temper)));

/** Which of them is taken, by index. */
export function drawn(worths: readonly number[], chance: Chance): number {
  const best = Math.max(...worths);
  return drawnBy(
    worths.map((worth) => Math.exp((worth - best) / HEAT)),
    chance(),
  );
}
