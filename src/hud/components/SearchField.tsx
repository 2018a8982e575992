/** A text field to search with. */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
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
  /** what can be typed, in a line below the field */
  help?: string;
}

export function SearchField({ label, value, onInput, onGo, first = false, class: extra, help }: Props): JSX.Element {
  const id = useId();
  const field = (
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
        aria-describedby={help === undefined ? undefined : id}
        onInput={(event) => onInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (onGo === undefined || (event.key !== 'ArrowDown' && event.key !== 'Enter')) return;
          event.preventDefault();
          onGo();
        }}
      />
    </label>
  );
  if (help === undefined) return field;
  return (
    <div class="search-helped">
      {field}
      <small id={id}>{help}</small>
    </div>
  );
}
