/** Whether today's puzzle has been solved, for the start page, which must not load the puzzles to know it. */
import { dayOf } from '../lessons/puzzles.ts';
import type { Storage } from '../storage/index.ts';

/** Where the day is stored on which the puzzle of the day was solved last. `name`: the storage name of the puzzles' results. */
const stored = (storage: Pick<Storage, 'prefs'>, name: string) => storage.prefs(`${name}-day`);

/** Whether the puzzle of today was solved today. `now`: returns the time in ms since 1970. */
export function solvedToday(storage: Pick<Storage, 'prefs'>, name: string, now: () => number): boolean {
  const read = stored(storage, name).read();
  return typeof read === 'object' && read !== null && !Array.isArray(read) && read['day'] === dayOf(new Date(now()));
}

/** Stores that the puzzle of today has been solved today. */
export const noteSolvedToday = (storage: Pick<Storage, 'prefs'>, name: string, now: () => number): void =>
  void stored(storage, name).write({ day: dayOf(new Date(now())) });
