/** A button of the start page: an icon, what it does, and a line about it. */
import type { JSX } from 'preact';
import { Icon } from '../components/icons.tsx';
import type { IconName } from '../contract/icons.ts';

interface Props {
  icon: IconName;
  title: string;
  text: string;
  go: () => void;
  /** whether this is the button to press first */
  first?: boolean;
}

/** The button as an item of a list. */
export function Way({ icon, title, text, go, first }: Props): JSX.Element {
  return (
    <li>
      <button type="button" class={`way${first ? ' first' : ''}`} onClick={go}>
        <Icon name={icon} />
        <span class="way-words">
          <b>{title}</b>
          <span>{text}</span>
        </span>
        <Icon name="next" class="way-go mirror" />
      </button>
    </li>
  );
}

/** A smaller button as an item of a list; its line is a tooltip. */
export function SmallWay({ icon, title, text, go }: Omit<Props, 'first'>): JSX.Element {
  return (
    <li>
      <button type="button" class="small-way" title={text} onClick={go}>
        <Icon name={icon} />
        {title}
      </button>
    </li>
  );
}
