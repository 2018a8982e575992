/** A text field to search with. */
import type { JSX } from 'preact';
import { Icon } from './icons.tsx';

interface Props {
  /** the field's accessible name, also shown while it is empty */
  label: string;
  value: string;
  onInput: (wanted: string) => void;
  /** Moves from the field to the results (arrow down, Enter); left out if these keys do nothing. */
  onGo?: () => void;
  /** the field takes the focus when the dialog around it opens */
  first?: boolean;
  class?: string;
}

export function SearchField({ label, value, onInput, onGo, first = false, class: extra }: Props): JSX.Element {
  return (
    <label class={`search-field${extra === undefined ? '' : ` ${extra}`}`}>
      <Icon name="search" />
      <span class="unseen">{label}</span>
      <input
        autofocus={first}
        type="search"
        dir="auto"
        autoComplete="off"
        spellcheck={false}
        placeholder={label}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (onGo === undefined || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
          event.preventDefault();
          onGo();
        }}
      />
    </label>
  );
}
