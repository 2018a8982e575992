/** The page of lessons: a path from the first lesson to the first whole games. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { numeral, t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import type { DrawArt } from '../contract/table-focus.ts';
import { Page } from '../components/Page.tsx';
import { Icon } from '../components/icons.tsx';
import { sideName } from '../components/side-name.ts';
import { Picture } from '../components/Picture.tsx';
import type { LessonsPort } from '../contract/lesson-ports.ts';
import { Stars } from '../components/Stars.tsx';

/** Width and height of a picture on the path, in pixels of its canvas. */
const PICTURE = 264;

interface Props {
  lessons: LessonsPort;
  /** the seats that a beginner can choose from for the first whole game */
  seats: readonly SeatName[];
  draw: DrawArt | null;
  /** why a lesson could not be opened, in words; null if nothing failed */
  problem: string | null;
  onBegin: (id: string) => void;
  /** starts a whole game with a coach, in this seat */
  onFirst: (seat: SeatName) => void;
  onGlossary: () => void;
  onHome: () => void;
}

export function Learn(props: Props): JSX.Element {
  const { lessons, seats, draw, problem, onBegin, onFirst, onGlossary, onHome } = props;
  const [stars] = useState(() => lessons.progress());
  const done = lessons.list.filter((one) => stars[one.id] !== undefined).length;
  const won = lessons.list.reduce((sum, one) => sum + (stars[one.id] ?? 0), 0);
  const next = lessons.list.find((one) => stars[one.id] === undefined)?.id ?? null;
  const [asked, setAsked] = useState<string | null>(null);
  const begin = (id: string): void => {
    setAsked(id);
    onBegin(id);
  };
  const quick = lessons.list.filter((one) => one.quick === true).length;
  /** The lessons from one number to another as stops on the path. */
  const stops = (from: number, to: number, label: string): JSX.Element => (
    <ol class="path" aria-label={label} start={from + 1}>
      {lessons.list.slice(from, to).map((one, i) => (
        <li
          key={one.id}
          class={`${one.id === next ? 'is-next' : stars[one.id] === undefined ? '' : 'is-done'}${one.graduation === true ? ' is-graduation' : ''}`}
        >
          <button type="button" class={`stop side-${one.seat}`} onClick={() => begin(one.id)}>
            <span class="stop-disc">
              {draw !== null && one.picture !== null && (
                <Picture code={one.picture} draw={draw} width={PICTURE} height={PICTURE} class="stop-picture" />
              )}
              <b class="stop-n" aria-hidden="true">
                {one.graduation === true ? <Icon name="crown" /> : numeral(from + i + 1)}
              </b>
            </span>
            <b class="stop-title">{t(`lesson.${one.id}.title`)}</b>
            <span class="stop-text">{t(`lesson.${one.id}.teaches`)}</span>
            {seats.length > 1 && <small class="stop-side">{t('learn.you', { side: sideName(one.seat) })}</small>}
            <Stars n={stars[one.id] ?? 0} />
          </button>
        </li>
      ))}
    </ol>
  );
  return (
    <div class="learn">
      <Page title={t('learn.title')} onHome={onHome}>
        <p class="learn-line">
          {t('learn.line')}{' '}
          <b>{t('learn.so-far', { done, of: lessons.list.length, won, most: lessons.list.length * 3 })}</b>
        </p>
        <p class="learn-stars">{t('learn.stars.text')}</p>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}{' '}
            {asked !== null && <Button look="small" label={t('learn.try-again')} onClick={() => begin(asked)} />}
          </p>
        )}
        {quick > 0 && <h2 class="learn-then">{t('learn.quick', { n: quick })}</h2>}
        {quick > 0 && stops(0, quick, t('learn.quick', { n: quick }))}
        {quick > 0 && <h2 class="learn-then">{t('learn.long', { n: lessons.list.length })}</h2>}
        {stops(quick, lessons.list.length, t('learn.list'))}
        <h2 class="learn-then">{t('learn.then')}</h2>
        <ul class="learn-games">
          {seats.map((seat) => (
            <li key={seat}>
              <button
                type="button"
                class={`way learn-game side-${seat}${next === null && seat === seats[0] ? ' first' : ''}`}
                onClick={() => onFirst(seat)}
              >
                <Icon name="run" />
                <span class="way-words">
                  <b>{seats.length > 1 ? t('learn.first', { side: sideName(seat) }) : t('learn.first.alike')}</b>
                  <span>{t('learn.first.text')}</span>
                </span>
                <Icon name="next" class="way-go mirror" />
              </button>
            </li>
          ))}
          <li>
            <button type="button" class="way" onClick={onGlossary}>
              <Icon name="help" />
              <span class="way-words">
                <b>{t('learn.glossary')}</b>
                <span>{t('learn.glossary.text')}</span>
              </span>
              <Icon name="next" class="way-go mirror" />
            </button>
          </li>
        </ul>
      </Page>
    </div>
  );
}
