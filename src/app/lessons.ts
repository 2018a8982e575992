/** Makes the HUD's `LessonsPort` of a game. Lessons are loaded on demand; stars and the last attempt are stored on the device. */
import { type Sentence, sentence } from '../core/sentence.ts';
import { type Game, type GameTypes, SentenceError } from '../core/game.ts';
import type { LessonPlay, LessonsPort } from '../hud/contract/lesson-ports.ts';
import { has, t } from '../i18n/index.ts';
import { openLesson } from '../lessons/director.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { readUnfinished, readProgress, withStars } from '../lessons/progress.ts';
import type { Later, LessonSession } from '../lessons/types.ts';
import { unaskedIn } from '../lessons/unasked.ts';
import type { Storage } from '../storage/index.ts';
import type { GamePlugin } from './plugin.ts';

export const byTheClock: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** How many of a game's lessons have been won on this device. */
export const lessonsWon = (storage: Pick<Storage, 'prefs'>, storagePrefix: string): number =>
  Object.keys(readProgress(storage.prefs(`${storagePrefix}lessons`).read())).length;

/** Opens the `LessonsPort`. `storagePrefix`: prefix of the storage names of the stars and of the unfinished attempt. */
export function openLessons<G extends GameTypes>(
  lessons: NonNullable<GamePlugin<G>['lessons']>,
  storage: Pick<Storage, 'prefs' | 'library'>,
  storagePrefix: string,
): LessonsPort {
  const kept = storage.prefs(`${storagePrefix}lessons`);
  const left = storage.prefs(`${storagePrefix}lesson`);
  const progress = (): ReturnType<typeof readProgress> => readProgress(kept.read());
  return {
    list: lessons.list,
    terms: lessons.terms,
    progress,
    async open(id) {
      const { lessons: all, ...loaded } = await lessons.load(id).catch(() => {
        throw new SentenceError(sentence('learn.not-here'));
      });
      const at = all.findIndex((one) => one.id === id);
      const lesson = all[at];
      if (lesson === undefined) throw new Error(`unknown lesson: ${id}`);
      const session = openLesson(loaded.game, lesson, {
        ...(loaded.recording && { recording: loaded.recording }),
        later: byTheClock,
        done: (stars) => void kept.write(withStars(progress(), id, stars)),
      });
      const before = readUnfinished(left.read());
      if (before?.id === id && before.moves.length > 0) session.resume(before.moves as G['move'][]);
      session.onCoach(({ phase }) => {
        if (phase === 'play') void left.replace({ id, moves: session.attempt() });
        else if (phase === 'done') void left.replace({});
      });
      const shown = new Set(all.slice(0, at + 1).flatMap((one) => one.shows));
      const earlier = new Set(all.slice(0, at).flatMap((one) => one.terms));
      return {
        ...lessonPlay(loaded.game, lesson, session, { title: sentence(`lesson.${id}.title`), storage }),
        text: (say) => t(has(`lesson.${id}.${say}`) ? `lesson.${id}.${say}` : `lesson.${say}`),
        words: lesson.terms.filter((term) => !earlier.has(term)),
        hides: [...new Set(all.flatMap((one) => one.shows))].filter((part) => !shown.has(part)),
        fresh: lesson.shows,
        unasked: unaskedIn(loaded.game.teach!, all, at),
      };
    },
  };
}

/** Returns what the lesson screen needs to show a session of a lesson or puzzle, without the fields that the caller adds (`Omit`). */
export function lessonPlay<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  session: LessonSession<G>,
  { title, storage }: { title: Sentence; storage: Pick<Storage, 'library'> },
): Omit<LessonPlay, 'text' | 'words' | 'hides' | 'fresh' | 'unasked'> {
  return {
    id: lesson.id,
    session,
    graduation: lesson.graduation,
    par: lesson.par ?? null,
    puzzle: null,
    target: (name, view) => game.teach!.target(name, view),
    async keepAttempt() {
      const record = session.record({ about: title, date: new Date().toISOString() });
      const problem = await storage.library.keep(record);
      if (problem !== null) throw new SentenceError(problem);
      return record.id;
    },
  };
}
