/** Pictures and numbers, each with a text for screen readers and the tooltip. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './icons.tsx';

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

/** What a number would become, behind it. */
export const Ahead = ({ n }: { n: string }): JSX.Element => (
  <span class="figure-ahead">
    <Icon name="next" class="mirror" />
    {n}
  </span>
);

/**
 * A number with a short label below it; `words`: both in full, for screen readers and the tooltip. `ahead`: what the number would become with
 * the choice that is looked at; null if it would stay.
 */
export function Small({
  n,
  ahead,
  label,
  children,
  class: look = '',
  ...said
}: Omit<SaidProps, 'class'> & {
  n: string | number;
  ahead?: string | null;
  label: string;
  class?: string;
}): JSX.Element {
  return (
    <Said class={`figure bar-small${look}`} {...said}>
      <span class="figure-n" aria-hidden="true">
        {n}
        {ahead != null && <Ahead n={ahead} />}
      </span>
      <small aria-hidden="true">{label}</small>
      {children}
    </Said>
  );
}
