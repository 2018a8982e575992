/** Draws icons, and the program's logo. */
import type { JSX } from 'preact';
import { type IconName, PATHS } from '../contract/icons.ts';

/** An icon 1em high, in the colour of the text around it; hidden from screen readers. */
export function Icon({ name, class: extra }: { name: IconName; class?: string }): JSX.Element {
  return (
    <svg
      class={extra === undefined ? 'icon' : `icon ${extra}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The program's logo: an arrow breaking through a bar. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path class="mark-bar" d="M8 14h18l4 9-6 9 6 9-4 9H8z M56 14H40l-4 6M56 50H40l-4-6M56 14v36" />
      <path class="mark-run" d="M14 32h30M34 20l12 12-12 12" />
    </svg>
  );
}
