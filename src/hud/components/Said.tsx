/** Pictures and numbers, each with a text for screen readers and the tooltip. */
import type { ComponentChildren, JSX } from 'preact';

interface SaidProps {
  /** the text for screen readers and the tooltip */
  words: string;
  class: string;
  /** name by which a coach points at the element */
  part?: string | undefined;
  children?: ComponentChildren;
}

/** A picture or number with a text for screen readers and the tooltip. */
export function Said({ words, class: look, part, children }: SaidProps): JSX.Element {
  return (
    <span class={look} role="img" aria-label={words} title={words} data-part={part}>
      {children}
    </span>
  );
}

/** A number with a short label below it; `words`: both in full, for screen readers and the tooltip. */
export function Small({
  n,
  label,
  children,
  class: look = '',
  ...said
}: Omit<SaidProps, 'class'> & { n: string | number; label: string; class?: string }): JSX.Element {
  return (
    <Said class={`figure bar-small${look}`} {...said}>
      <span class="figure-n" aria-hidden="true">
        {n}
      </span>
      <small aria-hidden="true">{label}</small>
      {children}
    </Said>
  );
}
