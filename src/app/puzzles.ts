/**
 * Makes the HUD's `PuzzlesPort` of a game. Puzzles are loaded on demand; a person's results are stored on the device, and their rating is
 * computed from the results.
 */
import { sentence } from '../core/sentence.ts';
import { type GameTypes, SentenceError } from '../core/game.ts';
import type { PuzzlesPort } from '../hud/contract/lesson-ports.ts';
import { openLesson } from '../lessons/director.ts';
import { type PuzzleInfo, dayOf, dueAgain, nextPuzzle, puzzleOfDay } from '../lessons/puzzles.ts';
import {
  type Result,
  type Results,
  ratingOf,
  readResults,
  withMiss,
  withResult,
  withSolved,
} from '../lessons/rating.ts';
import { writeReplay } from '../replay/format.ts';
import type { Storage } from '../storage/index.ts';
import { byTheClock, lessonPlay } from './lessons.ts';
import type { Puzzles } from './plugin.ts';
import { noteSolvedToday, solvedToday } from './puzzle-day.ts';

/** Opens the `PuzzlesPort`. `name`: the storage name of the results; `now`: returns the time in ms since 1970. */
export function openPuzzles<G extends GameTypes>(
  puzzles: Puzzles<G>,
  storage: Pick<Storage, 'prefs' | 'library'>,
  name: string,
  now: () => number,
): PuzzlesPort {
  const kept = storage.prefs(name);
  const results = (): ReturnType<typeof readResults> => readResults(kept.read());
  const today: PuzzlesPort['today'] = (list) =>
    puzzleOfDay(
      list.map(({ id }) => id),
      dayOf(new Date(now())),
    );
  const next = (list: readonly PuzzleInfo[], shown: string | null): string | null =>
    nextPuzzle(list, results(), ratingOf(results()).rating, shown);
  const load = (): ReturnType<Puzzles<G>['load']> =>
    puzzles.load().catch(() => {
      throw new SentenceError(sentence('learn.not-here'));
    });
  return {
    load: async () => (await load()).list,
    results,
    onChange: kept.onChange,
    today,
    daily: (list) => (solvedToday(storage, name, now) ? next(list, today(list)) : today(list)),
    again: (list) => dueAgain(list, results(), now()),
    async open(id) {
      const loaded = await load();
      const info = loaded.list.find((one) => one.id === id);
      if (info === undefined) throw new Error(`unknown puzzle: ${id}`);
      const { game, lesson, title, text, why } = await loaded.open(id);
      const before = ratingOf(results()).rating;
      /** whether a wrong move was made, or the solution was shown, since the puzzle was opened */
      let missed = false;
      /** whether it was solved since then */
      let solved = false;
      const keptWith = (how: Pick<Result, 'won' | 'looked' | 'stars'>): Results =>
        withResult(results(), id, { at: now(), against: info.rating, ...how });
      const session = openLesson(game, lesson, {
        later: byTheClock,
        done: (stars) => {
          const first = results()[id] === undefined;
          const won = stars === 3;
          if (id === today(loaded.list)) noteSolvedToday(storage, name, now);
          const all = keptWith({ won, stars, ...(first && !won && { looked: true }) });
          void kept.write(missed ? all : withSolved(all, id, now()));
        },
      });
      // A wrong move, or the solution, ends the first try; a hint only makes it count a little less.
      session.onCoach(({ phase }) => {
        if (phase === 'done') solved = true;
        // Who watches the solution after solving it has missed nothing.
        if (solved || missed || (phase !== 'mistake' && phase !== 'out' && phase !== 'showing')) return;
        missed = true;
        void kept.write(withMiss(keptWith({ won: false, stars: 0 }), id, now()));
      });
      return {
        ...lessonPlay(game, lesson, session, { title, storage }),
        text,
        words: [],
        hides: [],
        fresh: [],
        unasked: () => null,
        puzzle: {
          page: puzzles.page,
          next: () => next(loaded.list, id),
          label: loaded.label,
          why() {
            const wrong = session.coach().phase === 'mistake' ? session.attempt() : null;
            const { record, at } = why(wrong);
            return { text: writeReplay(record), at };
          },
          standing() {
            const rating = Math.round(ratingOf(results()).rating);
            const change = rating - Math.round(before);
            const how = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
            return loaded.label('standing', { rating: String(rating), change: Math.abs(change), how });
          },
        },
      };
    },
  };
}
