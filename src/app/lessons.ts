/** The lessons as the HUD asks for them: opened on demand, with the stars and the last attempts kept on the device. */
import { cardDef } from '../games/netrunner/index.ts';
import { targetKey } from '../games/netrunner/lessons/targets.ts';
import type { LessonsPort } from '../hud/ports.ts';
import { TERMS } from '../games/netrunner/words/en/glossary.ts';
import { t } from '../i18n/index.ts';
import { openLesson } from '../lessons/director.ts';
import { readLeft, readProgress, withStars } from '../lessons/progress.ts';
import type { Keeping } from '../storage/index.ts';
import { Told } from './matches.ts';

/** In the order in which they teach, with the words met first in each; the lessons themselves are loaded when one is opened. */
export const LIST: LessonsPort['list'] = [
  { id: 'steal', seat: 'runner' },
  { id: 'clicks', seat: 'runner' },
  { id: 'ice', seat: 'runner' },
  { id: 'icebreakers', seat: 'runner' },
  { id: 'run-cost', seat: 'runner' },
  { id: 'unknown-ice', seat: 'runner' },
  { id: 'score', seat: 'corp' },
  { id: 'rez', seat: 'corp' },
  { id: 'tags', seat: 'runner' },
];

export function openLessons(keeping: Pick<Keeping, 'prefs' | 'library'>): LessonsPort {
  const kept = keeping.prefs('lessons');
  const left = keeping.prefs('lesson');
  const progress = (): ReturnType<typeof readProgress> => readProgress(kept.read());
  return {
    list: LIST,
    terms: TERMS,
    progress,
    async open(id) {
      const { LESSONS, lessonGame } = await import('../games/netrunner/lessons/index.ts');
      const at = LESSONS.findIndex((one) => one.id === id);
      const lesson = LESSONS[at];
      if (lesson === undefined) throw new Error(`no lesson is called ${id}`);
      const session = openLesson(lessonGame(), lesson, {
        later: (run, ms) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        done: (stars) => void kept.write(withStars(progress(), id, stars)),
      });
      const before = readLeft(left.read());
      if (before?.id === id && before.moves.length > 0)
        session.resume(before.moves as unknown as ReturnType<typeof session.attempt>);
      session.onCoach(({ phase }) => {
        if (phase === 'play') void left.write({ id, moves: session.attempt() });
        else if (phase === 'done') void left.write({});
      });
      const earlier = new Set(LESSONS.slice(0, at).flatMap((one) => one.terms));
      return {
        id,
        session,
        par: lesson.par,
        words: lesson.terms.filter((term) => !earlier.has(term)),
        coach: session.coach,
        onCoach: session.onCoach,
        hint: session.hint,
        watch: session.watch,
        watchOn: session.watchOn,
        goesOn: session.goesOn,
        showMe: session.showMe,
        takeBack: session.takeBack,
        restart: session.restart,
        target: (name, view) => targetKey(name, view, cardDef),
        async keepAttempt() {
          const { attemptRecord } = await import('../games/netrunner/lessons/attempt.ts');
          const name = t('learn.attempt', { title: t(`lesson.${id}.title`) });
          const record = attemptRecord(lesson, session.attempt(), { name, date: new Date().toISOString() });
          const problem = await keeping.library.keep(record);
          if (problem !== null) throw new Told(problem.key, problem.params);
          return record.id;
        },
      };
    },
  };
}
