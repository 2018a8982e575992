/** A puzzle of Netrunner, opened as a lesson: what the application gets. */
import type { Lesson } from '../../../lessons/lesson.ts';
import type { Netrunner } from '../index.ts';
import { puzzleGame, puzzleLesson } from './lesson.ts';
import { PUZZLES } from './list.ts';
import { puzzleText } from './words.ts';

export { LIST } from './list.ts';

/** A puzzle as a lesson, with its game and its sentences. Throws for an unknown id. */
export function openPuzzle(id: string): { game: Netrunner; lesson: Lesson; text(say: string): string } {
  const puzzle = PUZZLES.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${id}`);
  return { game: puzzleGame(puzzle), lesson: puzzleLesson(puzzle), text: (say) => puzzleText(puzzle, say) };
}
