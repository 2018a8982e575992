import type { JSX } from 'preact';
import { localDigits } from '../../i18n/index.ts';
import { Ahead } from './Said.tsx';
import { Icon } from './icons.tsx';
import type { IconName } from '../contract/icons.ts';

interface Props {
  icon: IconName;
  n: string | number;
  /** what the number would become with the choice that is looked at, which says so in words itself; null if it would stay */
  ahead?: string | number | null;
  words: string;
  tone?: string;
  /** name by which a coach points at the number */
  part?: string;
}

/** A number beside an icon; `words` says both in words, for screen readers and as a tooltip. */
export function Stat({ icon, n, ahead = null, words, tone, part }: Props): JSX.Element {
  return (
    <span
      class={`figure figure-${icon}${tone === undefined ? '' : ` tone-${tone}`}`}
      data-part={part}
      role="img"
      aria-label={words}
      title={words}
    >
      <Icon name={icon} />
      <span class="figure-n" aria-hidden="true">
        {localDigits(String(n))}
        {ahead !== null && ahead !== n && <Ahead n={localDigits(String(ahead))} />}
      </span>
    </span>
  );
}
