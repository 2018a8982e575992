/** Pictures and numbers that are told in words. */
import type { ComponentChildren, JSX } from 'preact';

interface SaidProps {
  /** what screen readers and the tooltip say */
  words: string;
  class: string;
  /** name by which a coach points at it */
  part?: string | undefined;
  children?: ComponentChildren;
}

/** A picture or number that is told in words. */
export function Said({ words, class: look, part, children }: SaidProps): JSX.Element {
  return (
    <span class={look} role="img" aria-label={words} title={words} data-part={part}>
      {children}
    </span>
  );
}

/** A number with a word under it; `words` says all of it. */
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
