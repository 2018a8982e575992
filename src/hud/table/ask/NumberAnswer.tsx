/** The form that answers a question with a number (a bid, an X). It says what the number would lead to before it is confirmed. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { GameTypes } from '../../../core/game.ts';
import type { NumberQuestion } from '../../contract/question-ui.ts';
import { Icon } from '../../components/icons.tsx';
import { Key } from '../../components/Key.tsx';
import { useEvent } from '../../components/use-event.ts';
import { patch } from '../../components/state.ts';
import type { Asking } from './asking.ts';
import { entryOf, erased, typed } from './entry.ts';

interface Props {
  question: NumberQuestion;
  asking: Asking;
  /** whether keyboard shortcuts are shown */
  keys: boolean;
  /** called with the number chosen in the form so far: once at first, and whenever it changes */
  onChoose: (n: number) => void;
}

export function NumberAnswer({ question, asking, keys, onChoose }: Props): JSX.Element {
  const { min, max } = question;
  const entry = asking.state.entry ?? entryOf(question.first, question);
  const { n, digits } = entry;
  const to = (value: number): void => patch(asking.state, { entry: entryOf(value, question) });
  const chosen = useEvent(onChoose);
  useEffect(() => chosen(n), [n, chosen]);
  const meaning = question.meaning(n);
  return (
    <form
      class="number"
      onSubmit={(event) => {
        event.preventDefault();
        asking.play(question.move(n) as GameTypes['move']);
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
              value={digits === '' ? n : digits}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={(event) => {
                if (event.ctrlKey || event.metaKey || event.altKey) return;
                if (/^\d$/.test(event.key)) patch(asking.state, { entry: typed(entry, event.key, question) });
                else if (event.key === 'Backspace') patch(asking.state, { entry: erased(entry, question) });
                else return;
                event.preventDefault();
              }}
              // A phone's keyboard and the arrow keys change the field themselves.
              onInput={({ currentTarget: { valueAsNumber: value } }) => Number.isInteger(value) && to(value)}
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
      <p class={meaning === null ? 'unseen' : 'number-meaning'} aria-live="polite">
        {meaning ?? question.label(n)}
      </p>
      <button type="submit" class="choice tone-go">
        <span class="choice-words">
          <span class="choice-text">{question.label(n)}</span>
        </span>
        {keys && <Key of="Enter" />}
      </button>
    </form>
  );
}
