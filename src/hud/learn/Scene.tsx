/**
 * The end of a lesson: its goal, the stars and what they are for, what was learnt, and what to do next; or that a graduation game was lost.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Coach } from '../../lessons/types.ts';
import { Button } from '../components/Button.tsx';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import { Icon } from '../components/icons.tsx';
import { Terms } from '../components/words/Terms.tsx';
import { Counts } from './Counts.tsx';
import { Stars, StarsExplained } from '../components/Stars.tsx';

interface Props {
  lesson: LessonPlay;
  /** the text for a game that was lost; null if the goal was reached */
  lost: string | null;
  coach: Coach;
  /** id of the next lesson; null after the last */
  next: string | null;
  onNext: () => void;
  onAgain: () => void;
  onShow: () => void;
  onWatch: () => void;
  onTable: () => void;
  onLeave: () => void;
}

const lessonTitle = (id: string): string => t(`lesson.${id}.title`);

export function Scene(props: Props): JSX.Element {
  const { lesson, lost, coach, next, onNext, onAgain, onShow, onWatch, onTable, onLeave } = props;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const title = lesson.text('title');
  const { par, puzzle } = lesson;
  return (
    <section
      class={`scene panel${lost === null ? '' : ' is-lost'}`}
      role="dialog"
      aria-labelledby="scene-title"
      aria-describedby="scene-learnt"
    >
      <p class="scene-kicker">
        {lost !== null ? title : puzzle === null ? t('coach.done', { title }) : puzzle.label('kicker')}
      </p>
      <h2 id="scene-title">
        {lost === null ? (
          <>
            <Icon name="check" /> {lesson.text('goal')}
          </>
        ) : (
          t('coach.lost')
        )}
      </h2>
      <div class="scene-stars">
        {lost === null && <Stars n={coach.stars} />}
        <Counts counts={lost === null ? [] : coach.counts} />
        {par !== null && <span>{t(`coach.spent.${par.of}`, { n: coach.spent })}</span>}
        {puzzle !== null && <span class="scene-standing">{puzzle.standing()}</span>}
      </div>
      {lost === null && (
        <StarsExplained
          won={coach.stars}
          text={(n) =>
            puzzle !== null
              ? puzzle.label(`stars.${n}`)
              : t(n === 3 ? `coach.stars.3.${par!.of}` : `coach.stars.${n}`, { n: par!.n })
          }
        />
      )}
      <p class="scene-learnt" id="scene-learnt">
        {lost === null && <b>{puzzle === null ? t('coach.learnt') : puzzle.label('learnt')}</b>}{' '}
        <Terms text={lost ?? lesson.text('done')} />
      </p>
      <div class="scene-buttons">
        {lost === null ? (
          <>
            <button ref={main} type="button" class="button go big" onClick={onNext}>
              {puzzle !== null
                ? puzzle.label('next')
                : next === null
                  ? t('coach.first-game')
                  : t('coach.next', { title: lessonTitle(next) })}
              <Icon name="next" class="mirror" />
            </button>
            <Button label={t('coach.again')} onClick={onAgain} />
          </>
        ) : (
          <>
            <Button look="go big" at={main} label={t('coach.try-again')} onClick={onAgain} />
            <Button label={t('coach.show')} onClick={onShow} />
          </>
        )}
        <Button label={t('coach.watch')} onClick={onWatch} />
        <Button label={t('coach.look-table')} onClick={onTable} />
        {puzzle !== null && lost === null && <Button label={t('coach.show')} onClick={onShow} />}
        <Button label={puzzle === null ? t('coach.leave') : puzzle.label('leave')} onClick={onLeave} />
      </div>
    </section>
  );
}
