/** A list to choose the speed of the animations from. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { SPEEDS } from '../contract/prefs.ts';

export function SpeedSelect({ speed, onSet }: { speed: number; onSet: (speed: number) => void }): JSX.Element {
  return (
    <label class="watch-pick">
      <span>{t('watch.speed')}</span>
      <select value={String(speed)} onChange={(event) => onSet(Number(event.currentTarget.value))}>
        {SPEEDS.map((one) => (
          <option key={one} value={String(one)}>
            {one === 0 ? t('watch.speed.0') : t('watch.speed.n', { n: one })}
          </option>
        ))}
      </select>
    </label>
  );
}
