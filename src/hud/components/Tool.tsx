/** A button that shows only an icon; its label is a tooltip and is read by screen readers. `off`: disabled but focusable. */
import type { JSX } from 'preact';
import { Icon } from './icons.tsx';
import type { IconName } from '../contract/icons.ts';

interface Props {
  icon: IconName;
  label: string;
  onClick: () => void;
  off?: boolean;
  pressed?: boolean;
  class?: string;
}

export function Tool({ icon, label, onClick, off, pressed, class: extra }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={`icon-button${extra === undefined ? '' : ` ${extra}`}`}
      aria-label={label}
      title={label}
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
