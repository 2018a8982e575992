/** The puzzles that come with the game, read from `tutorials/netrunner/puzzles/`. */
import bluff from '../../../../tutorials/netrunner/puzzles/bluff.json' with { type: 'json' };
import first from '../../../../tutorials/netrunner/puzzles/first.json' with { type: 'json' };
import rez from '../../../../tutorials/netrunner/puzzles/rez.json' with { type: 'json' };
import score from '../../../../tutorials/netrunner/puzzles/score.json' with { type: 'json' };
import server from '../../../../tutorials/netrunner/puzzles/server.json' with { type: 'json' };
import steal from '../../../../tutorials/netrunner/puzzles/steal.json' with { type: 'json' };
import survive from '../../../../tutorials/netrunner/puzzles/survive.json' with { type: 'json' };
import type { PuzzleInfo } from '../../../lessons/puzzles.ts';
import { type Puzzle, readPuzzle } from './puzzle.ts';

/** All puzzles, the easiest first. */
export const PUZZLES: readonly Puzzle[] = [first, steal, survive, server, rez, score, bluff]
  .flatMap((list) => list as unknown[])
  .map(readPuzzle)
  .sort((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));

export const LIST: readonly PuzzleInfo[] = PUZZLES.map(({ id, seat, theme, rating, picture }) => ({
  id,
  seat,
  theme,
  rating,
  picture,
}));
