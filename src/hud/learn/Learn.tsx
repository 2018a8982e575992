/** The page that lists the lessons, and the page of the glossary. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import { Page } from '../pages/Page.tsx';
import { Icon } from '../parts/icons.tsx';
import type { LessonsPort } from '../ports.ts';
import { Stars } from './Stars.tsx';

interface Props {
  lessons: LessonsPort;
  /** why a lesson could not be opened, in words; null for nothing */
  problem: string | null;
  onBegin: (id: string) => void;
  /** begins a whole game with a coach */
  onFirst: () => void;
  onGlossary: () => void;
  onHome: () => void;
}

export function Learn({ lessons, problem, onBegin, onFirst, onGlossary, onHome }: Props): JSX.Element {
  const [stars] = useState(() => lessons.progress());
  const next = lessons.list.find((one) => stars[one.id] === undefined)?.id ?? null;
  const [asked, setAsked] = useState<string | null>(null);
  const begin = (id: string): void => {
    setAsked(id);
    onBegin(id);
  };
  return (
    <Page title={t('learn.title')} onHome={onHome}>
      <p class="learn-line">{t('learn.line')}</p>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}{' '}
          {asked !== null && (
            <button type="button" class="button small" onClick={() => begin(asked)}>
              {t('learn.try-again')}
            </button>
          )}
        </p>
      )}
      <ol class="lessons" aria-label={t('learn.list')}>
        {lessons.list.map((one, i) => (
          <li key={one.id}>
            <button
              type="button"
              class={`way lesson-way side-${one.seat}${one.id === next ? ' first' : ''}`}
              onClick={() => begin(one.id)}
            >
              <b class="lesson-n" aria-hidden="true">
                {i + 1}
              </b>
              <span class="way-words">
                <b>{t(`lesson.${one.id}.title`)}</b>
                <span>{t(`lesson.${one.id}.teaches`)}</span>
                <small>{t('learn.you', { side: t(`side.${one.seat}`) })}</small>
              </span>
              <Stars n={stars[one.id] ?? 0} />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class={`way learn-game${next === null ? ' first' : ''}`} onClick={onFirst}>
        <Icon name="run" />
        <span class="way-words">
          <b>{t('learn.first')}</b>
          <span>{t('learn.first.text')}</span>
        </span>
        <Icon name="next" class="way-go mirror" />
      </button>
      <button type="button" class="way" onClick={onGlossary}>
        <Icon name="help" />
        <span class="way-words">
          <b>{t('learn.glossary')}</b>
          <span>{t('learn.glossary.text')}</span>
        </span>
        <Icon name="next" class="way-go mirror" />
      </button>
    </Page>
  );
}

export function Glossary({ terms, onHome }: { terms: readonly string[]; onHome: () => void }): JSX.Element {
  const [sorted, setSorted] = useState<readonly string[]>(terms);
  useEffect(() => setSorted([...terms].sort((a, b) => t(`term.${a}`).localeCompare(t(`term.${b}`)))), [terms]);
  return (
    <Page title={t('glossary.title')} onHome={onHome}>
      <dl class="glossary">
        {sorted
          .filter((term) => has(`term.${term}.text`))
          .map((term) => (
            <div key={term} id={`term-${term}`}>
              <dt>{t(`term.${term}`)}</dt>
              <dd>{t(`term.${term}.text`)}</dd>
            </div>
          ))}
      </dl>
    </Page>
  );
}
