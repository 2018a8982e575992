/** The panel of "guess the move": the question as the guessed seat saw it and, after the answer, what was played and why. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { WithNumbers } from '../components/Numbers.tsx';
import { sideName } from '../components/side-name.ts';
import { askAbout } from '../table/ask/asking.ts';
import { Prompt } from '../table/ask/Prompt.tsx';
import { Icon } from '../components/icons.tsx';
import type { Prefs } from '../contract/prefs.ts';
import { NotesHere } from './Notes.tsx';
import { answerGuess, leaveGuess, nextGuess } from './guess.ts';
import type { Guess, Watcher } from './watcher.ts';

/** The bar that says whose moves are guessed and how many were right, with a button to stop. */
export function GuessBar({ watcher, guess }: { watcher: Watcher; guess: Guess }): JSX.Element {
  return (
    <section class={`aside panel is-guess of-${guess.seat}`} aria-label={t('guess.title')}>
      <p class="aside-head">
        <Icon name="target" />
        <span>{t('guess.as', { side: sideName(guess.seat) })}</span>
        <b class="guess-tally">{t('guess.tally', { right: guess.right, tried: guess.tried })}</b>
        <Button look="small" label={t('guess.leave')} onClick={() => leaveGuess(watcher)} />
      </p>
    </section>
  );
}

function Answer({ watcher, guess }: { watcher: Watcher; guess: Guess }): JSX.Element {
  const { logged } = watcher.state;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), [guess]);
  const { answer } = guess;
  return (
    <section class="prompt panel guess-answer" aria-label={t('guess.title')}>
      {guess.over && <p class="guess-over">{t('guess.over', { right: guess.right, tried: guess.tried })}</p>}
      {answer !== null && (
        <>
          <p class={`guess-verdict${answer.same ? ' is-same' : ''}`} role="status">
            {answer.same ? <span aria-hidden="true">✓ </span> : <Icon name="fork" class="mirror" />}
            {t(answer.same ? 'guess.verdict.same' : 'guess.verdict.other')}
          </p>
          <dl class="guess-both">
            {!answer.same && (
              <div>
                <dt>{t('guess.chosen')}</dt>
                <dd>{answer.chosen}</dd>
              </div>
            )}
            <div>
              <dt>{t('guess.played')}</dt>
              <dd>{answer.played}</dd>
            </div>
          </dl>
          {logged.reason !== null && (
            <p class="watch-why">
              <span class="watch-why-mark">{t('watch.reason')}</span>{' '}
              <WithNumbers text={logged.reason} numbers={logged.numbers} />
            </p>
          )}
        </>
      )}
      <NotesHere watcher={watcher} />
      <Button
        look="go guess-next"
        at={next}
        label={t(guess.over ? 'guess.done' : 'guess.next')}
        onClick={() => (guess.over ? leaveGuess : nextGuess)(watcher)}
      />
    </section>
  );
}

export function GuessPanel({ watcher, guess, prefs }: { watcher: Watcher; guess: Guess; prefs: Prefs }): JSX.Element {
  const { question } = guess;
  const { screen } = watcher;
  const asking = useMemo(
    () => (question === null ? null : askAbout(screen, question.view, (move) => answerGuess(watcher, move))),
    [question, watcher, screen],
  );
  if (asking === null) return <Answer watcher={watcher} guess={guess} />;
  // Without letter keys: while watching, they belong to the viewer's commands.
  return (
    <Prompt
      key={`guess ${guess.tried}`}
      asking={asking}
      prefs={{ ...prefs, letterKeys: false }}
      verbs={screen.ui.verbs}
    />
  );
}
