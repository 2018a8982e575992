/** Which puzzle comes next: the puzzle of the day, and the one nearest to a person's rating. */
import { seedRng, shuffled } from '../core/rng.ts';
import { type Results, dueAt } from './rating.ts';

/** A puzzle as the list of puzzles describes it. */
export interface PuzzleInfo {
  id: string;
  seat: string;
  theme: string;
  rating: number;
  /** code of its picture */
  picture: string;
}

/** Returns the day of a date in local time, e.g. `2026-11-24`. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How many ms a day has. */
const DAY = 86_400_000;

/**
 * Returns the puzzle of a day (`2026-11-24`), the same for everybody with the same list. The list is used in a new random order each time
 * it has been used up, so that no puzzle comes again before all have been used. Null for an empty list or an invalid day.
 */
export function puzzleOfDay(ids: readonly string[], day: string): string | null {
  const n = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  if (ids.length === 0 || !Number.isFinite(n)) return null;
  const round = Math.floor(n / ids.length);
  return shuffled(seedRng(`day ${round}`), [...ids].sort())[n - round * ids.length]!;
}

/**
 * Returns the puzzle to offer next: the nearest to the rating among those not tried yet, else those not solved, else all. The one just
 * shown is never offered again at once; null if there is no other.
 */
export function nextPuzzle(
  list: readonly PuzzleInfo[],
  results: Results,
  rating: number,
  now: string | null,
): string | null {
  const others = list.filter(({ id }) => id !== now);
  const open = others.filter(({ id }) => results[id] === undefined);
  const missed = others.filter(({ id }) => results[id]?.stars === 0);
  const from = open.length > 0 ? open : missed.length > 0 ? missed : others;
  const far = (one: PuzzleInfo): number => Math.abs(one.rating - rating);
  return [...from].sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))[0]?.id ?? null;
}

/** The ids of the puzzles that were missed and are due again, the longest due first, and how many come back later. */
export function dueAgain(
  list: readonly Pick<PuzzleInfo, 'id'>[],
  results: Results,
  now: number,
): { due: string[]; later: number } {
  const back = list.flatMap(({ id }) => {
    const at = dueAt(results[id]);
    return at === null ? [] : [{ id, at }];
  });
  const due = back.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  return { due: due.map(({ id }) => id), later: back.length - due.length };
}
