/** The end of a lesson: its goal, the stars and what they are given for, what was learnt, and what to do next; or that a graduation was lost. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Coach } from '../../lessons/types.ts';
import { Icon } from '../parts/icons.tsx';
import { Terms } from '../words/Terms.tsx';
import { Counts } from './Counts.tsx';
import { Stars, StarsExplained } from './Stars.tsx';

interface Props {
  id: string;
  /** what is said of a game that was lost; null at the goal */
  lost: string | null;
  coach: Coach;
  par: { of: string; n: number };
  /** id of the next lesson; null after the last */
  next: string | null;
  onNext: () => void;
  onAgain: () => void;
  onShow: () => void;
  onWatch: () => void;
  onTable: () => void;
  onLeave: () => void;
}

export function Scene(props: Props): JSX.Element {
  const { id, lost, coach, par, next, onNext, onAgain, onShow, onWatch, onTable, onLeave } = props;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const title = t(`lesson.${id}.title`);
  return (
    <section
      class={`scene panel${lost === null ? '' : ' is-lost'}`}
      role="dialog"
      aria-labelledby="scene-title"
      aria-describedby="scene-learnt"
    >
      <p class="scene-kicker">{lost === null ? t('coach.done', { title }) : title}</p>
      <h2 id="scene-title">
        {lost === null ? (
          <>
            <Icon name="check" /> {t(`lesson.${id}.goal`)}
          </>
        ) : (
          t('coach.lost')
        )}
      </h2>
      <div class="scene-stars">
        {lost === null && <Stars n={coach.stars} />}
        <Counts counts={lost === null ? [] : coach.counts} />
        <span>{t(`coach.spent.${par.of}`, { n: coach.spent })}</span>
      </div>
      {lost === null && <StarsExplained won={coach.stars} par={par} />}
      <p class="scene-learnt" id="scene-learnt">
        {lost === null && <b>{t('coach.learnt')}</b>} <Terms text={lost ?? t(`lesson.${id}.done`)} />
      </p>
      <div class="scene-buttons">
        {lost === null ? (
          <>
            <button ref={main} type="button" class="button go big" onClick={onNext}>
              {next === null ? t('coach.first-game') : t('coach.next', { title: t(`lesson.${next}.title`) })}
              <Icon name="next" class="mirror" />
            </button>
            <button type="button" class="button" onClick={onAgain}>
              {t('coach.again')}
            </button>
          </>
        ) : (
          <>
            <button ref={main} type="button" class="button go big" onClick={onAgain}>
              {t('coach.try-again')}
            </button>
            <button type="button" class="button" onClick={onShow}>
              {t('coach.show')}
            </button>
          </>
        )}
        <button type="button" class="button" onClick={onWatch}>
          {t('coach.watch')}
        </button>
        <button type="button" class="button" onClick={onTable}>
          {t('coach.look-table')}
        </button>
        <button type="button" class="button" onClick={onLeave}>
          {t('coach.leave')}
        </button>
      </div>
    </section>
  );
}
