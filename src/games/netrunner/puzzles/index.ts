/** Opens a Netrunner puzzle in the app, as a lesson. */
import type { Sentence } from '../../../core/sentence.ts';
import { say } from '../../../i18n/index.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { Netrunner } from '../index.ts';
import type { Move } from '../rules/move.ts';
import { puzzleGame, puzzleLesson } from './lesson.ts';
import { PUZZLES } from './list.ts';
import { openProof } from './proof.ts';
import { MOST } from './prove.ts';
import { knownAhead } from './prover.ts';
import { type Shown, answerShown, lineShown } from './why.ts';
import { puzzleText, puzzleTitle } from './words.ts';

export { LIST } from './list.ts';

/**
 * Opens a puzzle as a lesson, with its game, its texts, and what shows why it goes as it does (`Puzzles`). Resolves once its start position
 * is proved; rejects for an unknown id.
 */
export async function openPuzzle(id: string): Promise<{
  game: Netrunner;
  lesson: Lesson;
  title: Sentence;
  text(say: string): string;
  why(wrong: readonly Move[] | null): Shown;
}> {
  const puzzle = PUZZLES.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${id}`);
  const proof = openProof(puzzle.seat, puzzle.aim, MOST, await knownAhead(puzzle));
  return {
    game: puzzleGame(puzzle, 'live', proof),
    lesson: puzzleLesson(puzzle),
    title: puzzleTitle(puzzle),
    text: (name) => (name === 'title' ? say(puzzleTitle(puzzle)) : puzzleText(puzzle, name)),
    why: (wrong) => (wrong === null ? lineShown(puzzle, proof) : answerShown(puzzle, proof, wrong)),
  };
}
