/** Shows the progress while something long is being read, such as a recorded game, with a button that cancels it. */
import type { JSX } from 'preact';
import { Button } from './Button.tsx';
import { t } from '../../i18n/index.ts';
import type { Opening } from '../contract/ports.ts';

interface Props {
  share: number;
  onStop: () => void;
  label?: string;
}

/** A progress bar with a cancel button. `share`: the share done, 0 to 1; `label`: what is being done, in words; default: opening a game. */
export function OpeningBar({ share, onStop, label = t('opening') }: Props): JSX.Element {
  return (
    <div class="opening panel" role="group" aria-label={label}>
      <span role="status">{label}</span>
      <progress max={100} value={Math.floor(share * 100)} aria-label={label} />
      <Button label={t('opening.stop')} onClick={onStop} />
    </div>
  );
}

/**
 * Makes the callbacks and the abort signal for opening a recorded game. `show` is called whenever another whole percent is done, with the
 * share done (0 to 1).
 */
export function followOpening(show: (share: number) => void): { opening: Opening; stop: () => void } {
  const control = new AbortController();
  let shown = -1;
  const progress = (share: number): void => {
    const percent = Math.floor(share * 100);
    if (percent === shown || control.signal.aborted) return;
    shown = percent;
    show(share);
  };
  return { opening: { progress, signal: control.signal }, stop: () => control.abort() };
}
