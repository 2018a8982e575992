/** Small parts that several pages of Netrunner's share. */
import type { ComponentChildren, JSX } from 'preact';
import { titleOf } from './words/lookup.ts';

/** A problem in words, announced to screen readers; nothing for null. */
export const Problem = ({ words }: { words: string | null }): JSX.Element | null =>
  words === null ? null : (
    <p class="problem" role="alert">
      {words}
    </p>
  );

/** A figure with its name, in a list of them. */
export const NamedNumber = ({
  name,
  kind,
  children,
}: {
  name: string;
  kind?: string;
  children: ComponentChildren;
}): JSX.Element => (
  <div class={kind === undefined ? 'stat' : `stat stat-${kind}`}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A card's title as a button that shows the card at reading size. */
export const CardTitle = ({ code, onLook }: { code: string; onLook: (code: string) => void }): JSX.Element => (
  <button type="button" class="deck-title" onClick={() => onLook(code)}>
    <bdi>{titleOf(code)}</bdi>
  </button>
);

/** Some labels in one line, with dots between them. */
export function Dotted({ parts }: { parts: readonly string[] }): JSX.Element {
  return (
    <>
      {parts.map((part, i) => (
        <span key={i}>
          {i > 0 && ' · '}
          {part}
        </span>
      ))}
    </>
  );
}
