/**
 * A button that shows only an icon. Screen readers read its label, which is also the tooltip unless `tip` is given. `off`: disabled but
 * focusable.
 */
import type { JSX } from 'preact';
import { Icon } from './icons.tsx';
import type { IconName } from '../contract/icons.ts';

interface Props {
  icon: IconName;
  label: string;
  tip?: string;
  onClick: () => void;
  off?: boolean;
  pressed?: boolean | undefined;
  class?: string;
}

export function Tool({ icon, label, tip = label, onClick, off, pressed, class: extra }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={`icon-button${extra === undefined ? '' : ` ${extra}`}`}
      aria-label={label}
      title={tip}
      aria-pressed={pressed}
      aria-disabled={off ? 'true' : undefined}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
