/** Which questions the pupil is not asked yet: the kinds that only a later lesson introduces (`asks` of a lesson). */
import type { GameTypes, TeachPart } from '../core/game.ts';
import type { Lesson } from './lesson.ts';

/**
 * Returns a function that gives the move to answer the open question with automatically, in the lesson at index `at` of `lessons`; null if
 * the pupil is asked. It only picks a move: nothing becomes illegal.
 */
export function unaskedIn<G extends GameTypes>(
  teach: TeachPart<G>,
  lessons: readonly Lesson[],
  at: number,
): (view: G['view']) => G['move'] | null {
  const taught = new Set(lessons.slice(0, at + 1).flatMap((one) => one.asks));
  const later = new Set(lessons.slice(at + 1).flatMap((one) => one.asks.filter((kind) => !taught.has(kind))));
  return ({ decision }) => (decision !== null && later.has(decision.kind) ? teach.plain(decision.moves) : null);
}
