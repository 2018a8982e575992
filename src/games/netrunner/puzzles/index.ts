/** The puzzles of Netrunner, as the application gets them. */
import bluff from '../../../../tutorials/netrunner/puzzles/bluff.json' with { type: 'json' };
import rez from '../../../../tutorials/netrunner/puzzles/rez.json' with { type: 'json' };
import score from '../../../../tutorials/netrunner/puzzles/score.json' with { type: 'json' };
import server from '../../../../tutorials/netrunner/puzzles/server.json' with { type: 'json' };
import steal from '../../../../tutorials/netrunner/puzzles/steal.json' with { type: 'json' };
import survive from '../../../../tutorials/netrunner/puzzles/survive.json' with { type: 'json' };
import type { Netrunner } from '../index.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import type { PuzzleInfo } from '../../../lessons/puzzles.ts';
import { puzzleGame, puzzleLesson } from './lesson.ts';
import { type Puzzle, readPuzzle } from './puzzle.ts';
import { puzzleText } from './words.ts';

/** All puzzles, the easiest first. */
export const PUZZLES: readonly Puzzle[] = [steal, survive, server, rez, score, bluff]
  .flatMap((list) => list as unknown[])
  .map(readPuzzle)
  .sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));

export const LIST: readonly PuzzleInfo[] = PUZZLES.map(({ id, seat, theme, rating, picture }) => ({
  id, seat, theme, rating, picture,
})); // prettier-ignore

/** A puzzle as a lesson, with its game and its sentences. Throws for an unknown id. */
export function openPuzzle(id: string): { game: Netrunner; lesson: Lesson; text(say: string): string } {
  const puzzle = PUZZLES.find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${id}`);
  return { game: puzzleGame(puzzle), lesson: puzzleLesson(puzzle), text: (say) => puzzleText(puzzle, say) };
}
