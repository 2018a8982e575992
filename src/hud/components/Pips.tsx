import type { JSX } from 'preact';

interface Props {
  n: number;
  of: number;
  /** how many would be left with the choice that is looked at */
  ahead?: number;
  words: string;
  kind: string;
  part?: string;
}

/** Dots for a small number: `of` dots, the first `n` of them filled. `part`: the name by which a coach points at the dots. */
export function Pips({ n, of, ahead = n, words, kind, part }: Props): JSX.Element {
  return (
    <span class={`pips pips-${kind}`} data-part={part} role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.max(of, n) }, (_, i) => (
        <i key={i} class={`pip${i < n ? ' on' : ''}${i < n && i >= ahead ? ' going' : ''}`} />
      ))}
    </span>
  );
}
