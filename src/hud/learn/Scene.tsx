/** The end of a lesson: its goal, the stars and what they are given for, what was learnt, and what to do next. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../parts/icons.tsx';
import { Terms } from '../words/Terms.tsx';
import { Stars, StarsExplained } from './Stars.tsx';

interface Props {
  id: string;
  stars: number;
  /** what par counts was spent so much */
  spent: number;
  par: { of: string; n: number };
  /** id of the next lesson; null after the last */
  next: string | null;
  onNext: () => void;
  onAgain: () => void;
  onWatch: () => void;
  onTable: () => void;
  onLeave: () => void;
}

export function Scene({ id, stars, spent, par, next, onNext, onAgain, onWatch, onTable, onLeave }: Props): JSX.Element {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <section class="scene panel" role="dialog" aria-labelledby="scene-title" aria-describedby="scene-learnt">
      <p class="scene-kicker">{t('coach.done', { title: t(`lesson.${id}.title`) })}</p>
      <h2 id="scene-title">
        <Icon name="check" /> {t(`lesson.${id}.goal`)}
      </h2>
      <div class="scene-stars">
        <Stars n={stars} />
        <span>{t(`coach.spent.${par.of}`, { n: spent })}</span>
      </div>
      <StarsExplained won={stars} par={par} />
      <p class="scene-learnt" id="scene-learnt">
        <b>{t('coach.learnt')}</b> <Terms text={t(`lesson.${id}.done`)} />
      </p>
      <div class="scene-buttons">
        <button ref={main} type="button" class="button go big" onClick={onNext}>
          {next === null ? t('coach.first-game') : t('coach.next', { title: t(`lesson.${next}.title`) })}
          <Icon name="next" class="mirror" />
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {t('coach.again')}
        </button>
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
