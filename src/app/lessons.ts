/** The lessons as the HUD asks for them: opened on demand, with the stars kept on the device. */
import { cardDef } from '../games/netrunner/index.ts';
import { targetKey } from '../games/netrunner/lessons/targets.ts';
import type { LessonsPort } from '../hud/ports.ts';
import { TERMS } from '../i18n/en/glossary.ts';
import { openLesson } from '../lessons/director.ts';
import { readProgress, withStars } from '../lessons/progress.ts';
import type { Keeping } from '../storage/index.ts';

/** In the order in which they teach; the lessons themselves are loaded when one is opened. */
const LIST: LessonsPort['list'] = [
  { id: 'steal', seat: 'runner' },
  { id: 'clicks', seat: 'runner' },
  { id: 'ice', seat: 'runner' },
  { id: 'icebreakers', seat: 'runner' },
  { id: 'run-cost', seat: 'runner' },
  { id: 'unknown-ice', seat: 'runner' },
  { id: 'score', seat: 'corp' },
  { id: 'rez', seat: 'corp' },
];

export function openLessons(keeping: Pick<Keeping, 'prefs'>): LessonsPort {
  const kept = keeping.prefs('lessons');
  const progress = (): ReturnType<typeof readProgress> => readProgress(kept.read());
  return {
    list: LIST,
    terms: TERMS,
    progress,
    async open(id) {
      const { LESSONS, lessonGame } = await import('../games/netrunner/lessons/index.ts');
      const lesson = LESSONS.find((one) => one.id === id);
      if (lesson === undefined) throw new Error(`no lesson is called ${id}`);
      const session = openLesson(lessonGame(), lesson, {
        later: (run, ms) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        done: (stars) => void kept.write(withStars(progress(), id, stars)),
      });
      return {
        id,
        session,
        coach: session.coach,
        onCoach: session.onCoach,
        hint: session.hint,
        showMe: session.showMe,
        takeBack: session.takeBack,
        restart: session.restart,
        target: (name, view) => targetKey(name, view, cardDef),
      };
    },
  };
}
