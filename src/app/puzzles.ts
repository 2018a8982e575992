/**
 * Makes the HUD's `PuzzlesPort` of a game. Puzzles are loaded on demand; a person's results are stored on the device, and their rating is
 * computed from the results.
 */
import { sentence } from '../core/sentence.ts';
import { type GameTypes, SentenceError } from '../core/game.ts';
import type { PuzzlesPort } from '../hud/contract/lesson-ports.ts';
import { openLesson } from '../lessons/director.ts';
import { dayOf, nextPuzzle, puzzleOfDay } from '../lessons/puzzles.ts';
import { ratingOf, readResults, withResult } from '../lessons/rating.ts';
import type { Storage } from '../storage/index.ts';
import { byTheClock, lessonPlay } from './lessons.ts';
import type { Puzzles } from './plugin.ts';

/** Opens the `PuzzlesPort`. `name`: the storage name of the results; `now`: returns the time in ms since 1970. */
export function openPuzzles<G extends GameTypes>(
  puzzles: Puzzles<G>,
  storage: Pick<Storage, 'prefs' | 'library'>,
  name: string,
  now: () => number,
): PuzzlesPort {
  const kept = storage.prefs(name);
  const results = (): ReturnType<typeof readResults> => readResults(kept.read());
  const load = (): ReturnType<Puzzles<G>['load']> =>
    puzzles.load().catch(() => {
      throw new SentenceError(sentence('learn.not-here'));
    });
  return {
    load: async () => (await load()).list,
    results,
    onChange: kept.onChange,
    today: (list) =>
      puzzleOfDay(
        list.map(({ id }) => id),
        dayOf(new Date(now())),
      ),
    async open(id) {
      const loaded = await load();
      const info = loaded.list.find((one) => one.id === id);
      if (info === undefined) throw new Error(`unknown puzzle: ${id}`);
      const { game, lesson, title, text } = await loaded.open(id);
      const before = ratingOf(results()).rating;
      const keep = (won: boolean, stars: number): void =>
        void kept.write(withResult(results(), id, { at: now(), won, against: info.rating, stars }));
      const session = openLesson(game, lesson, {
        later: byTheClock,
        done: (stars) => keep(stars === 3, stars),
      });
      // A wrong move or help ends the first try.
      session.onCoach(({ phase, hint }) => {
        const failed = phase === 'mistake' || phase === 'out' || phase === 'showing' || hint > 0;
        if (failed && results()[id] === undefined) keep(false, 0);
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
          next: () => nextPuzzle(loaded.list, results(), ratingOf(results()).rating, id),
          label: loaded.label,
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
