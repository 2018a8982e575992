/** Shows that something long is being read, such as a record: the progress, and a button that cancels it. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { Opening } from '../ports.ts';

/** A progress bar with a button that cancels. `share`: the share done, 0 to 1; `label`: what is being done; default: opening a game. */
export function OpeningBar({
  share,
  onStop,
  label = t('opening'),
}: {
  share: number;
  onStop: () => void;
  label?: string;
}): JSX.Element {
  return (
    <div class="opening panel" role="group" aria-label={label}>
      <span role="status">{label}</span>
      <progress max={100} value={Math.floor(share * 100)} aria-label={label} />
      <button type="button" class="button" onClick={onStop}>
        {t('opening.stop')}
      </button>
    </div>
  );
}

/** Follows an opening for an `OpeningBar`. `show` gets each new percent done (0 to 1). */
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
