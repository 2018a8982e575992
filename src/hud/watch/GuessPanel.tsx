/**
 * The panel of "guess the move": the question as the guessed seat saw it and, after the answer, what was played, which move is better, and
 * why.
 */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { NumbersSwitch, WithNumbers } from '../components/Numbers.tsx';
import { sideName } from '../components/side-name.ts';
import { askAbout } from '../table/ask/asking.ts';
import { Prompt } from '../table/ask/Prompt.tsx';
import { Icon } from '../components/icons.tsx';
import type { Prefs } from '../contract/prefs.ts';
import { MarkSign, NotesHere } from './Notes.tsx';
import { answerGuess, leaveGuess, nextGuess, overWords } from './guess.ts';
import { enterVariation } from './variations.ts';
import type { Guess, GuessAnswer, Verdict, Watcher } from './watcher.ts';

/** The bar that says whose moves are guessed and how many were right, with a button to stop; and the mistake to be bettered. */
export function GuessBar({ watcher, guess }: { watcher: Watcher; guess: Guess }): JSX.Element {
  const { seat, right, tried, question, fault } = guess;
  return (
    <section class={`aside panel is-guess of-${seat}`} aria-label={t(`guess.title.${guess.of}`)}>
      <p class="aside-head">
        <Icon name="target" />
        <span>{t(`guess.as.${guess.of}`, { side: sideName(seat) })}</span>
        <b class="guess-tally">{t('guess.tally', { right, tried })}</b>
        <Button look="small" label={t('guess.leave')} onClick={() => leaveGuess(watcher)} />
      </p>
      {fault !== null && question !== null && (
        <p class="quiz-played">
          <MarkSign mark={fault.mark} />{' '}
          <span>{t('quiz.played', { move: watcher.screen.ui.label(question.played!, question.view) })}</span>
        </p>
      )}
    </section>
  );
}

/** The verdicts that please. */
const GLAD: readonly Verdict[] = ['same', 'yours', 'found'];

/** The moves compared, each with what it is. */
function Both({ answer }: { answer: GuessAnswer }): JSX.Element {
  const { chosen, played, better, verdict } = answer;
  const rows: [name: string, move: string | null][] = [
    [t('guess.chosen'), verdict === 'same' || verdict === 'worse' || verdict === 'again' ? null : chosen],
    [t('guess.played'), verdict === 'found' || verdict === 'missed' ? null : played],
    [t('guess.better'), better],
  ];
  return (
    <dl class="guess-both">
      {rows.map(
        ([name, move]) =>
          move !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{move}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Why the better move is better; else why the bot made the move that was played. */
function Why({ watcher, answer }: { watcher: Watcher; answer: GuessAnswer }): JSX.Element | null {
  const { logged } = watcher.state;
  const why = answer.why ?? (logged.reason === null ? null : { text: logged.reason, numbers: logged.numbers });
  if (why === null) return null;
  return (
    <>
      <p class="watch-why">
        <span class="watch-why-mark">{t('watch.reason')}</span> <WithNumbers {...why} />
      </p>
      {why.numbers !== null && <NumbersSwitch />}
    </>
  );
}

function Answer({ watcher, guess }: { watcher: Watcher; guess: Guess }): JSX.Element {
  const next = useRef<HTMLButtonElement>(null);
  const { answer, of, over, fault, tried } = guess;
  useEffect(() => next.current?.focus({ preventScroll: true }), [tried, over]);
  const line = of === 'better' && answer !== null ? (fault?.line ?? null) : null;
  return (
    <section class="prompt panel guess-answer" aria-label={t(`guess.title.${of}`)}>
      {over && <p class="guess-over">{overWords(guess)}</p>}
      {answer !== null && (
        <>
          <p class={`guess-verdict${GLAD.includes(answer.verdict) ? ' is-same' : ''}`} role="status">
            {GLAD.includes(answer.verdict) ? <span aria-hidden="true">✓ </span> : <Icon name="fork" class="mirror" />}
            {t(`guess.verdict.${answer.verdict}`)}
          </p>
          <Both answer={answer} />
          <Why watcher={watcher} answer={answer} />
        </>
      )}
      {of === 'played' && <NotesHere watcher={watcher} />}
      <div class="guess-do">
        <Button
          look="go guess-next"
          at={next}
          label={t(over ? 'guess.done' : of === 'better' ? 'quiz.next' : 'guess.next')}
          onClick={() => (over ? leaveGuess : nextGuess)(watcher)}
        />
        {line !== null && watcher.state.openVariation === null && (
          <Button icon="fork" label={t('review.show-line')} onClick={() => enterVariation(watcher, line)} />
        )}
      </div>
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
