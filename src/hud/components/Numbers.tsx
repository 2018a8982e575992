/** The numbers behind a reason of a bot or a review, which are shown only to people who want them. */
import { type JSX, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { DEFAULTS, type Prefs } from '../contract/prefs.ts';
import { createState } from './state.ts';

/** The setting that shows the numbers; the app provides the person's settings. */
export const NumbersShown = createContext<Pick<Prefs, 'numbers'>>(createState({ numbers: DEFAULTS.numbers }));

/** A reason, and the numbers behind it if they are to be shown. */
export function WithNumbers({ text, numbers }: { text: string; numbers: string | null }): JSX.Element {
  const shown = useContext(NumbersShown);
  return (
    <>
      <span>{text}</span>
      {numbers !== null && shown.numbers && <small class="reason-numbers"> {numbers}</small>}
    </>
  );
}

/** The switch that shows the numbers in all panels with reasons. */
export function NumbersSwitch(): JSX.Element {
  const shown = useContext(NumbersShown);
  return (
    <label class="switch numbers-switch">
      <input
        type="checkbox"
        role="switch"
        checked={shown.numbers}
        onChange={(event) => (shown.numbers = event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
      <span>{t('numbers.show')}</span>
    </label>
  );
}
