/** Answers decisions in the pupil's place that only a later lesson introduces (the lesson's `asks` lists their kinds). */
import type { GameTypes, TeachPart } from '../core/game.ts';
import type { Lesson } from './lesson.ts';

/**
 * For the lesson at index `at` of `lessons`, returns a function that picks the move to make in the pupil's place, or null if the pupil must
 * decide. No move becomes illegal.
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
