/** The coach of a lesson: a strip above the game with goal, comment and buttons, and a mark around the thing it speaks of. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import { waitFor } from '../../session/time.ts';
import type { Play } from '../play/types.ts';
import type { LessonPlay } from '../ports.ts';
import { useStore } from '../store.ts';
import { useWhenShown } from '../table/when-shown.ts';
import { Term, Terms } from '../words/Terms.tsx';
import { Stars } from './Learn.tsx';
import { Mark } from './Mark.tsx';

interface Props {
  lesson: LessonPlay;
  play: Play;
  /** opens the next lesson; null after the last */
  onNext: (() => void) | null;
  /** begins a first whole game, after the last lesson */
  onPlay: () => void;
  /** opens the attempt as a recorded game */
  onWatch: () => void;
  onLeave: () => void;
  children: ComponentChildren;
}

/** How long each move is shown at least when the lesson plays by itself, ms. */
const SHOWN = 1100;

export function Coach({ lesson, play, onNext, onPlay, onWatch, onLeave, children }: Props): JSX.Element {
  const [told, setCoach] = useState(() => lesson.coach());
  const coach = useWhenShown(play.screen, told);
  const view = useStore(play.screen.store, (state) => state.view);
  const moving = useStore(play.screen.store, (state) => state.moving);
  const main = useRef<HTMLButtonElement>(null);
  const shown = useRef<AbortController | null>(null);
  const { id } = lesson;
  /** Lets the lesson play moves by itself until they are done or `shown` is aborted. */
  const run = (show: (pace: () => Promise<void>) => Promise<void>): void => {
    shown.current?.abort();
    const stop = new AbortController();
    shown.current = stop;
    void show(async () => {
      await Promise.all([play.paced(stop.signal), waitFor(SHOWN, stop.signal)]);
    });
  };
  useEffect(() => {
    setCoach(lesson.coach());
    const stop = lesson.onCoach(setCoach);
    if (lesson.coach().phase === 'watching') run(lesson.watch);
    return () => {
      stop();
      shown.current?.abort();
    };
  }, [lesson]);
  const stopped = coach.phase === 'mistake' || coach.phase === 'out' || coach.phase === 'done';
  useEffect(() => {
    if (stopped) main.current?.focus({ preventScroll: true });
    if (coach.phase === 'done' && lesson.goesOn) run(lesson.watchOn);
  }, [coach.phase]);
  const own = `lesson.${id}.${coach.say}`;
  const said = coach.say === null ? '' : t(has(own) ? own : `lesson.${coach.say}`);
  const key = coach.at === null ? null : lesson.target(coach.at, view);
  const show = (): void => run(lesson.showMe);
  const button = (label: string, act: () => void, extra = '', ref?: typeof main): JSX.Element => (
    <button type="button" class={`button ${extra}`} onClick={act} ref={ref}>
      {label}
    </button>
  );
  const { phase } = coach;
  const shows = phase === 'watching' || phase === 'showing';
  return (
    <div class={`lesson lesson-${phase}`}>
      <aside class="coach" aria-label={t('coach.name')}>
        <div class="coach-goal">
          <b>{t(`lesson.${id}.title`)}</b>
          <span>
            {t('coach.goal')}: <Terms text={t(`lesson.${id}.goal`)} />
          </span>
        </div>
        <div class="coach-middle">
          <p class="coach-say" aria-live="assertive">
            {phase === 'done' && <Stars n={coach.stars} />}
            <span>
              <Terms text={said} />
              {phase === 'done' && coach.stars === 2 && (
                <span class="coach-better"> {t(`coach.better.${lesson.par.of}`, { n: lesson.par.n })}</span>
              )}
            </span>
          </p>
          {coach.say === 'teaches' && lesson.words.length > 0 && (
            <p class="coach-words">
              <span>{t('coach.words')}: </span>
              {lesson.words.map((term) => (
                <Term key={term} term={term} text={t(`term.${term}`)} stop />
              ))}
            </p>
          )}
        </div>
        <div class="coach-tools" role="toolbar" aria-label={t('coach.name')}>
          {phase === 'mistake' && button(t('coach.take-back'), () => lesson.takeBack(), 'go', main)}
          {(phase === 'mistake' || phase === 'out') && button(t('coach.show'), show)}
          {phase === 'out' && button(t('coach.restart'), () => lesson.restart(), 'go', main)}
          {phase === 'done' && onNext !== null && button(t('coach.next'), onNext, 'go', main)}
          {phase === 'done' && onNext === null && button(t('coach.first-game'), onPlay, 'go', main)}
          {phase === 'done' && button(t('coach.again'), () => lesson.restart())}
          {(phase === 'done' || phase === 'out') && button(t('coach.watch'), onWatch, 'coach-small')}
          {shows && button(t(`coach.enough.${phase}`), () => shown.current?.abort(), 'go')}
          {phase === 'play' && button(t(`coach.hint.${coach.hint}`), coach.hint === 3 ? show : () => lesson.hint())}
          {phase === 'play' && button(t('coach.undo'), () => play.undo(), 'coach-small')}
          {phase === 'play' && button(t('coach.restart'), () => lesson.restart(), 'coach-small')}
          {!stopped && onNext !== null && button(t('coach.skip'), onNext, 'coach-small')}
          {button(t('coach.leave'), onLeave, 'coach-leave')}
        </div>
      </aside>
      {children}
      <Mark at={key} arrow={coach.hint === 3} still={moving ? 1 : 0} />
    </div>
  );
}
