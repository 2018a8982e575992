/** Which questions are not put to the pupil yet: those of a kind that only a later lesson brings in (`asks` of a lesson). */
import type { GameTypes, TeachPart } from '../core/game.ts';
import type { Lesson } from './lesson.ts';

/**
 * A function that gives the move with which the open question is gone past in the lesson at place `at` of `lessons`; null where the pupil is
 * asked. It only picks: nothing becomes illegal.
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
