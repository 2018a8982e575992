/** The form that answers a question with a number (a bid, an X). It says what the number would lead to before it is confirmed. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { NumberQuestion } from '../../contract/question-ui.ts';
import { Icon } from '../../components/icons.tsx';
import { useEvent } from '../../components/use-event.ts';

interface Props {
  question: NumberQuestion;
  onGive: (move: object) => void;
  /** called with the number chosen in the form so far: once at first, and whenever it changes */
  onChoose: (n: number) => void;
}

export function NumberAnswer({ question, onGive, onChoose }: Props): JSX.Element {
  const { min, max } = question;
  const [n, setN] = useState(question.first);
  const to = (value: number): void =>
    setN(Math.max(min, Math.min(max, Number.isFinite(value) ? Math.trunc(value) : min)));
  const chosen = useEvent(onChoose);
  useEffect(() => chosen(n), [n, chosen]);
  const meaning = question.meaning(n);
  return (
    <form
      class="number"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(question.move(n));
      }}
    >
      {min < max && (
        <div class="number-row">
          <button
            type="button"
            class="icon-button"
            onClick={() => to(n - 1)}
            disabled={n <= min}
            aria-label={t('number.less')}
          >
            <Icon name="down" />
          </button>
          <label class="number-field">
            <span class="unseen">{t('number.label', { min, max })}</span>
            <input
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              value={n}
              onInput={(event) => to(event.currentTarget.valueAsNumber)}
            />
          </label>
          <button
            type="button"
            class="icon-button"
            onClick={() => to(n + 1)}
            disabled={n >= max}
            aria-label={t('number.more')}
          >
            <Icon name="up" />
          </button>
          <span class="number-range">{t('number.range', { min, max })}</span>
        </div>
      )}
      {meaning !== null && (
        <p class="number-meaning" aria-live="polite">
          {meaning}
        </p>
      )}
      <button type="submit" class="choice tone-go">
        <span class="choice-words">
          <span class="choice-text">{question.label(n)}</span>
        </span>
      </button>
    </form>
  );
}
