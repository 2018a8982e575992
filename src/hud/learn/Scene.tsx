/**
 * The end of a lesson: its goal, the stars and what they are for, what was learnt, and what to do next; or that a graduation game was lost.
 * The lesson that ends a path ends like a whole game, and with a certificate.
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Coach } from '../../lessons/types.ts';
import { Button } from '../components/Button.tsx';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import type { OverWords } from '../contract/page-ui.ts';
import { Hero } from '../components/Hero.tsx';
import { Icon } from '../components/icons.tsx';
import { Terms } from '../components/words/Terms.tsx';
import { Certificate, type Deed } from './Certificate.tsx';
import { Counts } from './Counts.tsx';
import { Stars, StarsExplained } from '../components/Stars.tsx';

/** What is shown of a path of lessons at its end. */
export interface Path {
  /** the game that the lessons teach */
  game: Deed['game'];
  /** Returns the stars won in all its lessons, the most there are, and the number of lessons. */
  stars(): Deed['stars'];
  /** draws the picture behind the end of a whole game; null if there is none */
  draw: ((canvas: HTMLCanvasElement) => void) | null;
}

interface Props {
  lesson: LessonPlay;
  /** the path that the lesson ends; null if it ends none, or was lost */
  path: Path | null;
  /** what is said at the end of the game that the lesson has brought to its end; null if the game goes on */
  words: OverWords | null;
  /** the text for a game that was lost; null if the goal was reached */
  lost: string | null;
  coach: Coach;
  /** id of the next lesson; null after the last */
  next: string | null;
  onNext: () => void;
  onAgain: () => void;
  onShow: () => void;
  onWatch: () => void;
  onWhy: () => void;
  onTable: () => void;
  onLeave: () => void;
}

const lessonTitle = (id: string): string => t(`lesson.${id}.title`);

export function Scene(props: Props): JSX.Element {
  const { lesson, path, words, lost, coach } = props;
  const title = lesson.text('title');
  const { par, puzzle } = lesson;
  const [deed] = useState(() => (path === null ? null : { title, game: path.game, stars: path.stars() }));
  const panel = (
    <section
      class={`scene panel${lost === null ? '' : ' is-lost'}${deed === null ? '' : ' ends-path'}`}
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
            <Icon name={deed === null ? 'check' : 'crown'} /> {words?.title ?? lesson.text('goal')}
          </>
        ) : (
          t('coach.lost')
        )}
      </h2>
      {words !== null && <p class="scene-reason">{words.reason}</p>}
      {deed !== null && <Certificate deed={deed} draw={path!.draw} />}
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
      <Ways {...props} />
    </section>
  );
  if (deed === null) return panel;
  // The end of a whole game looks the same.
  return (
    <div class="over-page over-won">
      {path!.draw !== null && <Hero draw={path!.draw} />}
      {panel}
    </div>
  );
}

/** What to do after the lesson. */
function Ways({ lesson, lost, next, onNext, onAgain, onShow, onWatch, onWhy, onTable, onLeave }: Props): JSX.Element {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const { puzzle } = lesson;
  return (
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
      {puzzle !== null && <Button label={puzzle.label('why')} onClick={onWhy} />}
      <Button label={t('coach.watch')} onClick={onWatch} />
      <Button label={t('coach.look-table')} onClick={onTable} />
      {puzzle !== null && lost === null && <Button label={t('coach.show')} onClick={onShow} />}
      <Button label={puzzle === null ? t('coach.leave') : puzzle.label('leave')} onClick={onLeave} />
    </div>
  );
}
