/** What a returning player goes on with in a game, for the buttons of the start page. */
import { SentenceError } from '../../core/game.ts';
import { sentence } from '../../core/sentence.ts';
import type { LessonsPort, PuzzlesPort } from '../contract/lesson-ports.ts';

/** The id of the first lesson that has not been won, or of the first lesson if all have been. */
export function nextLessonOf({ list, progress }: LessonsPort): string {
  const won = progress();
  return (list.find(({ id }) => won[id] === undefined) ?? list[0]!).id;
}

/** The id of the puzzle of the day or, once it is solved, of the next one. Rejects with a `SentenceError` if the puzzles cannot be loaded. */
export async function todaysPuzzleOf(puzzles: PuzzlesPort): Promise<string> {
  const daily = puzzles.daily(await puzzles.load());
  if (daily === null) throw new SentenceError(sentence('learn.not-here'));
  return daily;
}
